import { useEffect, useState } from 'react';
import { host } from '../../host/client.ts';
import { codeOf, server } from '../http.ts';

/** So often it is asked whether it is us who are not let in. */
const STILL_US = 5000;

/**
 * Calls when the server has forgotten who we are; returns what calls it off. A browser does not say why it could not
 * connect: whoever signed out elsewhere while there was no connection would look for it for ever.
 */
export function whenSignedOut(call: () => void): () => void {
  const timer = setInterval(() => {
    server.me().catch((error: unknown) => {
      if (codeOf(error) === 'signed-out') call();
    });
  }, STILL_US);
  return () => clearInterval(timer);
}

/** Whether the server has forgotten who we are. */
export function useSignedOut(asking: boolean): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => (asking && !out ? whenSignedOut(() => setOut(true)) : undefined), [asking, out]);
  return out && asking;
}

/** The browser knows first that the network is back, or that somebody has opened the lid again. */
export function useNudge(): void {
  useEffect(() => {
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
}

/** Whoever has not looked at the page for so long is not at the table, whatever is open behind other things. */
const AWAY = 60_000;

/** Says when nobody looks at the page any more, and as soon as somebody does again. */
export function useAway(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) timer = setTimeout(() => void host().away(true), AWAY);
      else void host().away(false);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
