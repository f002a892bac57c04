import { useEffect, useState } from 'react';
import { host } from '../../host/client.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTable } from '../../table/table-context.ts';
import { codeOf, server } from '../http.ts';
import { useOnlineWords } from '../words.tsx';

/** A moment without a connection is not worth a word. */
const WORTH_A_WORD = 1500;
/** So often it is asked whether it is us who are not let in. */
const STILL_US = 5000;

/**
 * Whether the server has forgotten who we are. A browser does not say why it could not connect: whoever signed out
 * elsewhere while the connection was lost would look for it for ever.
 */
function useSignedOut(asking: boolean): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!asking || out) return;
    const timer = setInterval(() => {
      server.me().catch((error: unknown) => setOut(codeOf(error) === 'signed-out'));
    }, STILL_US);
    return () => clearInterval(timer);
  }, [asking, out]);
  return out && asking;
}

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
  useEffect(() => {
    // The browser knows first that the network is back, or that somebody has opened the lid again.
    const back = () => {
      if (!document.hidden) void host().reconnect();
    };
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
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
