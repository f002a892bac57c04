import { useCallback, useEffect, useState } from 'react';
import { codeOf } from './http.ts';

export interface Polled<T> {
  readonly value: T | null;
  readonly fault: string | null;
  again(): void;
}

/** So many times slower while nobody looks. */
const UNSEEN = 5;

/** Asks now and every so often. `ask` must stay the same function for the same question. */
export function usePolled<T>(ask: () => Promise<T>, every: number): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` is there to ask again
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      clearTimeout(timer);
      try {
        const found = await ask();
        if (!wanted) return;
        setFault(null);
        // What has not changed is not drawn anew.
        setValue((now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found));
      } catch (error) {
        if (!wanted) return;
        const code = codeOf(error);
        setFault(code);
        // Asked again it would not be there either, and the server would take us for somebody who guesses.
        if (code === 'no-such-match') return;
      }
      if (wanted) timer = setTimeout(() => void poll(), document.hidden ? every * UNSEEN : every);
    };
    const seen = () => void poll();
    void poll();
    document.addEventListener('visibilitychange', seen);
    return () => {
      wanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [ask, every, times]);
  const again = useCallback(() => setTimes((n) => n + 1), []);
  return { value, fault, again };
}
