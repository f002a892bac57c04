import { readFileSync } from 'node:fs';

/** A thing to measure: does its work for about that long and says how many units a second it managed. */
export interface Benchmark {
  readonly name: string;
  run(ms: number): number;
}

/** Processor time the host took away, in ticks since boot; 0 where that can't be seen. */
function stolen(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/)[8] ?? 0);
  } catch {
    return 0;
  }
}

export interface Comparison {
  readonly ratio: number;
  /** units a second: median of each */
  readonly ours: number;
  readonly theirs: number;
}

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[xs.length >> 1];

/**
 * Two contestants in turn, round after round, so that a slow spell of the machine hits both; the ratio is the
 * median of the rounds' own ratios, over the half that lost least time to other guests of the host.
 */
export function compare(ours: Benchmark, theirs: Benchmark, rounds: number, ms: number): Comparison {
  ours.run(ms);
  theirs.run(ms);
  const all = Array.from({ length: rounds }, () => {
    const before = stolen();
    const a = ours.run(ms);
    const b = theirs.run(ms);
    return { a, b, lost: stolen() - before };
  });
  const calm = all.toSorted((x, y) => x.lost - y.lost).slice(0, Math.ceil(rounds / 2));
  return {
    ratio: median(calm.map((r) => r.a / r.b)),
    ours: median(calm.map((r) => r.a)),
    theirs: median(calm.map((r) => r.b)),
  };
}

/** Repeats `once`, which says how many units it did, for about `ms`; units a second. */
export function rate(ms: number, once: () => number): number {
  const start = performance.now();
  let units = 0;
  let now = start;
  while (now - start < ms) {
    units += once();
    now = performance.now();
  }
  return units / ((now - start) / 1000);
}
