import { useCallback, useEffect, useState } from 'react';
import { codeOf } from './http.ts';
import { pauseFor } from './polling.ts';

export interface Polled<T> {
  readonly value: T | null;
  readonly fault: string | null;
  again(): void;
}

/**
 * Asks now and every so often; where `told` in another way what is new, only until there was an answer. `ask` must stay
 * the same function for the same question.
 */
export function usePolled<T>(ask: () => Promise<T>, every: number, told = false): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` is there to ask again
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = '';
    let newest = performance.now();
    const poll = async () => {
      clearTimeout(timer);
      let code: string | null = null;
      try {
        const found = await ask();
        if (!wanted) return;
        const text = JSON.stringify(found);
        if (text !== known) newest = performance.now();
        known = text;
        // What has not changed is not drawn anew.
        setValue((now) => (JSON.stringify(now) === text ? now : found));
      } catch (error) {
        if (!wanted) return;
        code = codeOf(error);
      }
      setFault(code);
      // Asked again it would not be there either, and the server would take us for somebody who guesses.
      if (code === 'no-such-match') return;
      clearTimeout(timer);
      if (told && code === null) return;
      const { hidden } = document;
      const pause = pauseFor(every, { hidden, quiet: performance.now() - newest, fault: code });
      timer = setTimeout(() => void poll(), pause);
    };
    // Whoever comes back, or the network, may well have missed something.
    const back = () => {
      newest = performance.now();
      void poll();
    };
    void poll();
    document.addEventListener('visibilitychange', back);
    addEventListener('online', back);
    return () => {
      wanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
      removeEventListener('online', back);
    };
  }, [ask, every, told, times]);
  const again = useCallback(() => setTimes((n) => n + 1), []);
  return { value, fault, again };
}
