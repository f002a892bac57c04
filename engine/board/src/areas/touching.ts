import type { Area, AreaNumber } from './area-graph.ts';

/** Which areas touch, by a side or only by a corner (FZ-GEN-04); the lower number first, ascending. */
export function touchingPairs(areas: readonly Area[]): [AreaNumber, AreaNumber][] {
  const areaAt = new Map<string, AreaNumber>();
  areas.forEach((area, number) => {
    for (const { x, y } of area.squares) areaAt.set(`${x},${y}`, number);
  });
  const pairs = new Map<number, [AreaNumber, AreaNumber]>();
  const note = (a: AreaNumber, b: AreaNumber | undefined): void => {
    if (b === undefined || a === b) return;
    const [low, high] = a < b ? [a, b] : [b, a];
    pairs.set(low * areas.length + high, [low, high]);
  };
  areas.forEach((area, number) => {
    // half of the eight neighbours: the other half finds us
    for (const { x, y } of area.squares)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ])
        note(number, areaAt.get(`${x + dx},${y + dy}`));
  });
  return [...pairs].sort(([a], [b]) => a - b).map(([, pair]) => pair);
}
