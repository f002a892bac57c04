import { useCallback, useState } from 'react';
import { codeOf } from './http.ts';

export interface RunningTask {
  readonly busy: boolean;
  /** why the last thing did not work */
  readonly fault: string | null;
  /** Does something, one thing at a time. */
  run(job: () => Promise<unknown>): void;
}

/** Something is asked of the server: it takes a moment, and it may be refused. */
export function useDoing(): RunningTask {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = useCallback((job: () => Promise<unknown>) => {
    setBusy(true);
    setFault(null);
    void job()
      .catch((error: unknown) => setFault(codeOf(error)))
      .finally(() => setBusy(false));
  }, []);
  return { busy, fault, run };
}
