import { useEffect, useState } from 'react';
import { server } from './http.ts';
import { findMe } from './me.ts';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './use-doing.ts';
import { useOnlineWords } from './words.tsx';

/** The address may be anybody's until the link in the letter to it was opened: sends that letter again. */
export function Unconfirmed() {
  const t = useOnlineWords();
  const [sent, setSent] = useState(false);
  const { busy, fault, run } = useDoing();
  useEffect(() => {
    // The link opens in another tab, or on the phone: whoever comes back from there sees what came of it.
    const back = () => {
      if (document.visibilityState === 'visible') void findMe();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, []);
  return (
    <div className="online-unconfirmed" data-test="unconfirmed">
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => {
          if (busy) return;
          setSent(false);
          run(async () => {
            try {
              await server.confirm();
              setSent(true);
            } finally {
              // It may have been confirmed meanwhile.
              await findMe();
            }
          });
        }}
      >
        {t('account.unconfirmed.again')}
      </button>
      <p role="status" className="online-soft">
        {sent && t('account.unconfirmed.sent')}
      </p>
      <Trouble code={fault} />
    </div>
  );
}
