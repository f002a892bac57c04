/** Runs in every test file of a baseline: notes which test reaches which mutants. */
import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { counts } from './probe.ts';

const file = expect.getState().testPath;
const out = process.env.MUTATE_REACHED;
// For processes and threads that the tests start.
process.env.MUTATE_TEST = file;

const reached = new Map<number, number>();
const tests: { id: string; reached: number[] }[] = [];
let before = new Map<number, number>();

beforeEach(() => {
  before = new Map(counts);
});

afterEach(({ task }) => {
  const within = [...counts].filter(([id, n]) => n > (before.get(id) ?? 0));
  for (const [id, n] of within) reached.set(id, (reached.get(id) ?? 0) + n - (before.get(id) ?? 0));
  tests.push({ id: task.id, reached: within.map(([id]) => id) });
});

afterAll(() => {
  if (out === undefined) return;
  const outside = [...counts].filter(([id, n]) => n > (reached.get(id) ?? 0)).map(([id]) => id);
  appendFileSync(out, `${JSON.stringify({ file, outside, tests, counts: [...counts] })}\n`);
});
