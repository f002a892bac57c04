import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { inSlices } from './slices.ts';

/** Steps that take a millisecond each. */
function* work(steps: number): Generator<number, string> {
  for (let i = 0; i < steps; i++) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield i;
  }
  return 'done';
}

it('long work lets others in between', async () => {
  let turns = 0;
  let working = true;
  const other = () => {
    turns++;
    if (working) setImmediate(other);
  };
  setImmediate(other);
  expect(await inSlices(work(100))).toBe('done');
  working = false;
  expect(turns).toBeGreaterThan(10);
});

it('work that fails in the middle has failed', async () => {
  function* failing(): Generator<number, never> {
    yield* work(20);
    throw new Error('no more');
  }
  await expect(inSlices(failing())).rejects.toThrow('no more');
});
