import { useEffect, useRef, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { to } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { FaultNotice } from '../home/Notice.tsx';
import { failed } from '../home/use-asked.ts';
import { type Fault, isFault } from '../host/api.ts';
import { host } from '../host/client.ts';

/** A match that came as a link: taken in, then shown. The link itself leaves no trace to go back to. */
export default function OpenLink({ data }: { readonly data: string }) {
  const t = useWords();
  const [fault, setFault] = useState<Fault | null>(null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === data) return;
    asked.current = data;
    setFault(null);
    void host()
      .takeLink(data)
      .catch(failed)
      .then((taken) => {
        if (asked.current !== data) return;
        if (isFault(taken)) setFault(taken);
        else location.replace(to.replay(taken));
      });
  }, [data]);
  return (
    <Page title={t('replays.opening')}>
      {fault === null ? (
        <p role="status">{t('replays.reading')}</p>
      ) : (
        <FaultNotice fault={fault}>
          <p>
            <a href={to.replays}>{t('fault.storage.saved')}</a> · <a href={to.home}>{t('shell.toHome')}</a>
          </p>
        </FaultNotice>
      )}
    </Page>
  );
}
