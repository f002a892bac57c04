import { useEffect, useState } from 'react';
import { host } from '../../host/client.ts';
import { codeOf, server } from '../http.ts';

/** So often it is asked whether it is us who are not let in. */
const STILL_US = 5000;

/**
 * Whether the server has forgotten who we are. A browser does not say why it could not connect: whoever signed out
 * elsewhere while the connection was lost would look for it for ever.
 */
export function useSignedOut(asking: boolean): boolean {
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
