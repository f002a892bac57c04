export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** In milliseconds, to a hundredth. */
export function latencyOf(samples: readonly number[]): Latency {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

export const rounded = (n: number, digits = 2): number => Number(n.toFixed(digits));

/** The one in the middle, or the higher of two. */
export const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[xs.length >> 1] ?? 0;
