/** How likely each measure is; all together are one. */
export type Chances = ReadonlyMap<number, number>;

export const certain = (measure: number): Chances => new Map([[measure, 1]]);

/** All of them, each as likely as any other. */
export function mixed(of: readonly Chances[]): Chances {
  const sum = new Map<number, number>();
  for (const chances of of) add(sum, chances, 1 / of.length);
  return sum;
}

export function add(to: Map<number, number>, chances: Chances, weight: number): void {
  for (const [measure, chance] of chances) to.set(measure, (to.get(measure) ?? 0) + chance * weight);
}

/** How likely it is that the measure is so much or more. */
export function atLeast(chances: Chances, least: number): number {
  let sum = 0;
  for (const [measure, chance] of chances) if (measure >= least) sum += chance;
  return Math.min(1, sum);
}

export function expected(chances: Chances, worth: (measure: number) => number): number {
  let sum = 0;
  for (const [measure, chance] of chances) sum += chance * worth(measure);
  return sum;
}
