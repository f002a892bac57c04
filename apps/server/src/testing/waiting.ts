import { setTimeout as pause } from 'node:timers/promises';

/** Only so that a test ends which waits for what never happens: a busy machine may take many times as long as usual. */
export const PATIENCE_MS = 60_000;

/** By the time of the machine, whatever a test makes of timers and of the date. */
export const sleep = (ms: number): Promise<void> => pause(ms);

/** Waits until something is so. */
export async function until(said: () => boolean | Promise<boolean>): Promise<void> {
  for (const began = performance.now(); !(await said()); await sleep(5))
    if (performance.now() - began > PATIENCE_MS) throw new Error('it does not happen');
}

/** Waits until something can be expected; what it fails with in the end is what it failed with last. */
export async function eventually(expected: () => void | Promise<void>): Promise<void> {
  for (const began = performance.now(); ; await sleep(5))
    try {
      await expected();
      return;
    } catch (e) {
      if (performance.now() - began > PATIENCE_MS) throw e;
    }
}
