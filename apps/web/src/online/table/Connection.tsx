import { useEffect, useState } from 'react';
import { host } from '../../host/client.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { useOnlineWords } from '../words.tsx';
import { useNudge, useSignedOut } from './reaching.ts';

/** A moment without a connection is not worth a word. */
const WORTH_A_WORD = 1500;
/** Says that the connection is lost, and that nothing else is. */
export function Connection() {
  const t = useOnlineWords();
  const found = useTable((s) => s.room?.connection ?? 'online');
  const connection = useSignedOut(found === 'reconnecting') ? 'gone' : found;
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (connection === 'online') return;
    const timer = setTimeout(() => setLong(true), connection === 'gone' ? 0 : WORTH_A_WORD);
    return () => clearTimeout(timer);
  }, [connection]);
  useNudge();
  return (
    <div className="connection" role="status" data-test="connection" data-connection={connection}>
      {long && (
        <p>
          <Icon name="unplugged" />
          <span>{t(connection === 'gone' ? 'online.table.gone' : 'online.table.lost')}</span>
          {connection === 'gone' ? (
            <button type="button" className="button" onClick={() => location.reload()}>
              {t('online.table.goneBack')}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => void host().reconnect()}>
              {t('online.table.retry')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
