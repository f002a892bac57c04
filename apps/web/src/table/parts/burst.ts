/** How far the spikes of a burst reach, one after the other: uneven, like a shot through plate. */
const SPIKES = [1, 0.66, 0.9, 0.6, 1, 0.72, 0.84, 0.62, 0.96, 0.7];
const CORE = 0.3;

const round = (n: number): number => Math.round(n * 100) / 100;

/** One mark of damage as an outline: spikes around a core. */
export function burst(x: number, y: number, r: number, turn = 0): string {
  const points = SPIKES.flatMap((reach, i) => {
    const at = (part: number, share: number) => {
      const angle = turn + ((i + part) / SPIKES.length) * 2 * Math.PI - Math.PI / 2;
      return `${round(x + Math.cos(angle) * r * share)} ${round(y + Math.sin(angle) * r * share)}`;
    };
    return [at(0, reach), at(0.5, CORE)];
  });
  return `M${points.join('L')}Z`;
}

/** Where the marks stand on a face of 64 by 64, by how many there are. */
const PLACES: readonly (readonly (readonly [x: number, y: number, r: number, turn: number])[])[] = [
  [],
  [[32, 32, 24, 0.2]],
  [
    [21, 21, 16, 0.1],
    [43, 43, 16, 0.5],
  ],
  [
    [32, 17, 14.5, 0],
    [17, 43, 14.5, 0.4],
    [47, 43, 14.5, 0.7],
  ],
];

/** All marks of a face as one outline. */
export const marks = (count: number): string =>
  (PLACES[Math.min(count, PLACES.length - 1)] ?? []).map((place) => burst(...place)).join('');
