import { useEffect } from 'react';

/** Keeps the screen on while somebody plays, where the browser lets a page do that. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let done = false;
    const ask = async () => {
      if (document.hidden || (lock !== null && !lock.released)) return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (done) await got.release();
        else lock = got;
      } catch {
        // The battery is low, or it is not allowed: the clocks are right all the same.
      }
    };
    const again = () => void ask();
    again();
    // It is gone whenever the page was hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      done = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [wanted]);
}
