import type { Remote } from 'comlink';
import { useCallback, useEffect, useState } from 'react';
import { useWordsStore } from '../app/words.ts';
import type { Fault, HostApi } from '../host/api.ts';
import { host } from '../host/client.ts';

export interface Fetched<T> {
  /** null: not answered yet */
  readonly answer: T | null;
  readonly fault: Fault | null;
  again(): void;
}

/** Something went wrong that nobody foresaw. */
export const failed = (error: unknown): Fault => ({ fault: 'failed', detail: String(error) });

/**
 * Asks the worker for something that comes in words, and again whenever these words are of another language. `ask`
 * must be the same function as long as the question is the same.
 */
export function useAsked<T>(ask: (host: Remote<HostApi>) => Promise<T>): Fetched<T> {
  const language = useWordsStore((s) => s.language);
  const [state, setState] = useState<Pick<Fetched<T>, 'answer' | 'fault'>>({ answer: null, fault: null });
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` is there to ask again
  useEffect(() => {
    let wanted = true;
    const answered = async () => {
      // The page tells the worker, too, but a component's effects run before those of the page around it.
      await host().speak(language);
      return ask(host());
    };
    answered().then(
      (answer) => wanted && setState({ answer, fault: null }),
      (error: unknown) => wanted && setState({ answer: null, fault: failed(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [ask, language, times]);
  const again = useCallback(() => setTimes((n) => n + 1), []);
  return { ...state, again };
}
