import { cellAt, type Ground, ground, layout, setCell, xOf, yOf } from '@sightline/board';
import { dice } from '@sightline/kernel';

/** The board all grid contestants share: 30 × 30, a fifth of it wall cells, the largest open part kept. */
export const SIZE = 30;
export const BARS = 1;
const random = dice(11);

const wall = Uint8Array.from({ length: SIZE * SIZE }, () => (random(5) === 0 ? 1 : 0));
keepLargestPart(wall);

export const isOpen = (x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < SIZE && y < SIZE && wall[y * SIZE + x] === 0;

const open = Array.from({ length: SIZE * SIZE }, (_, i) => i).filter((i) => wall[i] === 0);
/** Random open cells, the same for everybody. */
export const sources: readonly number[] = Array.from({ length: 512 }, () => open[random(open.length)]);
export const targets: readonly number[] = Array.from({ length: 512 }, () => open[random(open.length)]);

/** For our engine: a wall cell is no cell at all, and bars sight; borders may carry walls too, so that one can fall. */
export function benchGround(): Ground {
  const l = layout(SIZE, SIZE);
  const g = ground(l, {
    cells: [
      { name: 'void', bits: BARS },
      { name: 'floor', bits: 0 },
    ],
    edges: [
      { name: 'open', bits: 0 },
      { name: 'wall', bits: BARS },
    ],
  });
  wall.forEach((w, i) => {
    if (w === 1) setCell(g, cellAt(l, i % SIZE, Math.trunc(i / SIZE)), 0);
  });
  return g;
}

/** For the others: rows of 0 and 1. */
export const matrix = (): number[][] => {
  const l = layout(SIZE, SIZE);
  const rows = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => 0));
  wall.forEach((w, c) => {
    rows[yOf(l, c)][xOf(l, c)] = w;
  });
  return rows;
};

/** Every pair of open cells must have a path: what is cut off becomes wall. */
function keepLargestPart(w: Uint8Array): void {
  const part = new Int32Array(w.length).fill(-1);
  let best: number[] = [];
  for (let s = 0; s < w.length; s++) {
    if (w[s] === 1 || part[s] >= 0) continue;
    const cells = [s];
    part[s] = s;
    for (const c of cells)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ]) {
        const x = (c % SIZE) + dx;
        const y = Math.trunc(c / SIZE) + dy;
        const n = y * SIZE + x;
        if (x < 0 || y < 0 || x >= SIZE || y >= SIZE || w[n] === 1 || part[n] >= 0) continue;
        part[n] = s;
        cells.push(n);
      }
    if (cells.length > best.length) best = cells;
  }
  w.fill(1);
  for (const c of best) w[c] = 0;
}
