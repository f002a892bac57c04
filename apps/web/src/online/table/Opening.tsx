import { useEffect, useState } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { Page } from '../../app/Page.tsx';
import { to } from '../../app/route.ts';
import { host } from '../../host/client.ts';
import { useOnlineWords } from '../words.tsx';
import { useNudge } from './reaching.ts';

/** So long a table may take to be there before that is worth a word. */
const WORTH_A_WORD = 5000;

/**
 * The table is not there yet. Where only the live connection does not come about, as behind a proxy that knows nothing
 * of such, that would go on for ever and look like nothing.
 */
export function Opening() {
  const t = useOnlineWords();
  const [long, setLong] = useState(false);
  useNudge();
  useEffect(() => {
    if (long) return;
    const timer = setTimeout(() => setLong(true), WORTH_A_WORD);
    return () => clearTimeout(timer);
  }, [long]);
  if (!long) return <Loading />;
  const again = () => {
    setLong(false);
    void host().reconnect();
  };
  return (
    <Page title={t('online.table.unreached')} className="online">
      <p className="online-lead" role="status" data-test="unreached">
        {t('online.table.unreached.text')}
      </p>
      <p className="online-row">
        <button type="button" className="button" onClick={again}>
          {t('online.again')}
        </button>
        <a className="button" href={to.online}>
          {t('online.toLobby')}
        </a>
      </p>
    </Page>
  );
}
