import { performance } from 'node:perf_hooks';
import { setImmediate as others } from 'node:timers/promises';

/** Nobody notices so short a wait. */
const SLICE_MS = 5;

/** Goes through long work a few steps at a time; everybody else is served in between. */
export async function inSlices<R>(steps: Generator<unknown, R>): Promise<R> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < end);
    await others();
  }
}
