/** Bins in which fewer are expected are thrown together: below that the test is not to be trusted. */
const LEAST_EXPECTED = 8;

/**
 * How likely counts at least so far from what is expected are, if the chances are true. Counts where the chances have
 * nothing at all are impossible.
 */
export function likelihood(
  counts: ReadonlyMap<number, number>,
  chances: ReadonlyMap<number, number>,
): number {
  let total = 0;
  for (const n of counts.values()) total += n;
  for (const [measure, n] of counts) if (n > 0 && (chances.get(measure) ?? 0) < 1e-12) return 0;
  const bins: { seen: number; expected: number }[] = [];
  let rest = { seen: 0, expected: 0 };
  for (const [measure, chance] of [...chances].toSorted((a, b) => b[1] - a[1])) {
    rest = { seen: rest.seen + (counts.get(measure) ?? 0), expected: rest.expected + chance * total };
    if (rest.expected < LEAST_EXPECTED) continue;
    bins.push(rest);
    rest = { seen: 0, expected: 0 };
  }
  const last = bins.at(-1);
  if (last === undefined) return 1;
  last.seen += rest.seen;
  last.expected += rest.expected;
  const square = bins.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
  return bins.length < 2 ? 1 : upperTail(square, bins.length - 1);
}

/** How likely a chi-square of so many degrees of freedom is at least so large. */
export function upperTail(square: number, degrees: number): number {
  if (square <= 0) return 1;
  return 1 - lowerGamma(degrees / 2, square / 2);
}

/** The regularized lower incomplete gamma function. */
function lowerGamma(a: number, x: number): number {
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 500 && term > sum * 1e-15; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.min(1, scale * sum);
  }
  // The continued fraction of the upper part, from the end.
  let fraction = 0;
  for (let n = 200; n > 0; n--) fraction = (n * (n - a)) / (x + 2 * n + 1 - a - fraction);
  return Math.max(0, 1 - scale / (x + 1 - a - fraction));
}

/** Stirling's series; small arguments are raised first. */
function logGamma(x: number): number {
  if (x < 12) return logGamma(x + 1) - Math.log(x);
  const r = 1 / (x * x);
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + (1 / 12 - (1 / 360 - r / 1260) * r) / x;
}
