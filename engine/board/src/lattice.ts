import { type Cell, type Edge, horizontal, type Layout, levelOf, vertical, xOf, yOf } from './layout.ts';

/**
 * The lattice corners of a layout, numbered: `<x,y>` with 0 ≤ x ≤ width and 0 ≤ y ≤ height. Numbers, because an
 * attacker's chosen corner is part of a state and tables are indexed by corners.
 */
export type Corner = number;

/** The four cells round a corner, clockwise; quarter q lies between its borders q and q+1 (north, east, south, west). */
export type Quarter = 0 | 1 | 2 | 3;
export const NORTH_EAST: Quarter = 0;
export const SOUTH_EAST: Quarter = 1;
export const SOUTH_WEST: Quarter = 2;
export const NORTH_WEST: Quarter = 3;

/** Corners of one level, and of all. */
export const cornersPerLevel = (l: Layout): number => (l.width + 1) * (l.height + 1);
export const cornerCount = (l: Layout): number => cornersPerLevel(l) * l.levels;

export const cornerAt = (l: Layout, x: number, y: number, level = 0): Corner =>
  level * cornersPerLevel(l) + y * (l.width + 1) + x;
export const cornerX = (l: Layout, p: Corner): number => p % (l.width + 1);
export const cornerY = (l: Layout, p: Corner): number => ((p % cornersPerLevel(l)) / (l.width + 1)) | 0;
export const cornerLevel = (l: Layout, p: Corner): number => (p / cornersPerLevel(l)) | 0;

/** The k-th of a cell's own corners, clockwise from its north-west one. */
export const cornerOf = (l: Layout, c: Cell, k: number): Corner =>
  cornerAt(l, xOf(l, c), yOf(l, c), levelOf(l, c)) +
  (k === 0 ? 0 : k === 1 ? 1 : k === 2 ? l.width + 2 : l.width + 1);

/** All four of them. */
export const cornersOf = (l: Layout, c: Cell): Corner[] => [0, 1, 2, 3].map((k) => cornerOf(l, c, k));

/** Seen from the k-th of its own corners (clockwise from the north-west one) a cell fills this quarter. */
export const quarterFrom = (k: number): Quarter => ((k + 1) & 3) as Quarter;

/** The quarter a cell fills at one of its own corners. */
export function quarterOf(l: Layout, c: Cell, p: Corner): Quarter {
  const k = cornersOf(l, c).indexOf(p);
  if (k < 0) throw new RangeError(`corner ${p} is no corner of cell ${c}`);
  return quarterFrom(k);
}

/** The borders that meet at a corner: north, east, south, west; -1 where the board ends. */
export function bordersAt(l: Layout, p: Corner): [Edge, Edge, Edge, Edge] {
  const x = cornerX(l, p);
  const y = cornerY(l, p);
  const level = cornerLevel(l, p);
  return [
    y > 0 ? vertical(l, x, y - 1, level) : -1,
    x < l.width ? horizontal(l, x, y, level) : -1,
    y < l.height ? vertical(l, x, y, level) : -1,
    x > 0 ? horizontal(l, x - 1, y, level) : -1,
  ];
}
