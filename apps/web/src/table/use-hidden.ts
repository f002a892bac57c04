import { useEffect } from 'react';
import { host } from '../host/client.ts';

/** Says at once whether the page is seen: a match that is held here loses no time while it is not. */
export function useHidden(): void {
  useEffect(() => {
    const look = () => void host().hidden(document.hidden);
    const gone = () => void host().hidden(true);
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', gone);
    addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', gone);
      removeEventListener('pageshow', look);
    };
  }, []);
}
