/** Runs in every test file of a baseline: notes which test reaches which mutants. */
import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { counts } from './probe.ts';

const file = expect.getState().testPath;
const out = process.env.MUTATE_REACHED;
// For processes and threads that the tests start.
process.env.MUTATE_TEST = file;

/** Other files may have run in this process before. */
const atStart = new Map(counts);
const since = (then: ReadonlyMap<number, number>): [id: number, times: number][] =>
  [...counts].map(([id, n]) => [id, n - (then.get(id) ?? 0)] as [number, number]).filter(([, n]) => n > 0);

const inTests = new Map<number, number>();
const tests: { id: string; reached: number[] }[] = [];
let before = new Map<number, number>();

beforeEach(() => {
  before = new Map(counts);
});

afterEach(({ task }) => {
  const within = since(before);
  for (const [id, n] of within) inTests.set(id, (inTests.get(id) ?? 0) + n);
  tests.push({ id: task.id, reached: within.map(([id]) => id) });
});

afterAll(() => {
  if (out === undefined) return;
  const all = since(atStart);
  const outside = all.filter(([id, n]) => n > (inTests.get(id) ?? 0)).map(([id]) => id);
  appendFileSync(out, `${JSON.stringify({ file, outside, tests, counts: all })}\n`);
});
