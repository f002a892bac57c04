import { useEffect, useState } from 'react';
import { serverNow } from '../http.ts';

/** The server's time, as often as somebody could see the difference. */
export function useServerTime(ticking: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    if (!ticking) return;
    const timer = setInterval(() => setNow(serverNow()), 500);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
