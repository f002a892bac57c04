/** The board of the skirmish: 20 × 20 with scattered walls, the columns of the figures kept clear. */
export const SIZE = 20;

// The same small generator as the other engines' version of this game, so that all play on the same walls.
function generator(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const HOME_COLUMNS = [7, 8, 11, 12];

export function walls(): Uint8Array {
  const next = generator(7);
  return Uint8Array.from({ length: SIZE * SIZE }, (_, i) =>
    next() < 0.15 && !HOME_COLUMNS.includes(i % SIZE) ? 1 : 0,
  );
}

/** Where figure 0…7 of a side starts. */
export const homeOf = (side: number, i: number): number =>
  (2 + 2 * i) * SIZE + (side === 0 ? 7 : 11) + (i & 1);

// Columns and rows of all cells, so that a distance needs no division.
const COLUMN = Int8Array.from({ length: SIZE * SIZE }, (_, i) => i % SIZE);
const ROW = Int8Array.from({ length: SIZE * SIZE }, (_, i) => Math.trunc(i / SIZE));

/** In cells, a diagonal counted as one. */
export function distance(a: number, b: number): number {
  const dx = Math.abs(COLUMN[a] - COLUMN[b]);
  const dy = Math.abs(ROW[a] - ROW[b]);
  return dx > dy ? dx : dy;
}

/** From each cell its neighbours that are no walls. */
export function stepsFrom(wall: Uint8Array): number[][] {
  const cells = Array.from({ length: SIZE * SIZE }, (_, i) => i);
  return cells.map((from) => cells.filter((to) => distance(from, to) === 1 && wall[to] === 0));
}
