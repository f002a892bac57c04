/** Percentages between which the true rate lies. */
export type Range = readonly [low: number, high: number];

/** Standard deviations of a normal distribution that hold 95 % of it. */
const Z = 1.959964;

/** The 95 % Wilson interval of a rate, in per cent; null where nothing was counted. */
export function wilsonInterval(wins: number, games: number): Range | null {
  if (games === 0) return null;
  const rate = wins / games;
  const spread = Z * Z;
  const middle = rate + spread / (2 * games);
  const reach = Z * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games * games));
  const scale = 1 + spread / games;
  return [(100 * (middle - reach)) / scale, (100 * (middle + reach)) / scale];
}

/** Half the width of the interval, in percentage points. */
export function marginOf(wins: number, games: number): number {
  const interval = wilsonInterval(wins, games);
  return interval === null ? Number.POSITIVE_INFINITY : (interval[1] - interval[0]) / 2;
}

/** How many games bring the margin down to so many points if the rate stays what it is. */
export function gamesFor(wins: number, games: number, margin: number): number {
  let least = games;
  let enough = Math.max(1, games);
  while (marginOf((wins / games) * enough, enough) > margin) {
    least = enough;
    enough *= 2;
  }
  while (enough - least > 1) {
    const half = Math.floor((least + enough) / 2);
    if (marginOf((wins / games) * half, half) > margin) least = half;
    else enough = half;
  }
  return enough;
}
