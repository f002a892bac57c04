import { exists, type Ground } from './ground.ts';
import {
  beside,
  type Cell,
  cellAt,
  EAST,
  edgeOf,
  horizontal,
  type Layout,
  levelOf,
  NORTH,
  SIDES,
  type Side,
  vertical,
  xOf,
  yOf,
} from './layout.ts';

/** A rectangular base, as it lies when it faces north (or south). */
export interface Base {
  readonly wide: number;
  readonly high: number;
}

/**
 * How a base lies on the board: its anchor (the cell at its top left, whichever way it faces) and its facing,
 * in one number. A base without a front lies either NORTH (as given) or EAST (turned by 90°).
 */
export type Placement = number & { readonly idOf?: 'placement' };

export const placement = (anchor: Cell, facing: Side = NORTH): Placement => anchor * 4 + facing;
export const anchorOf = (p: Placement): Cell => p >> 2;
export const facingOf = (p: Placement): Side => SIDES[p & 3];
export const wideAt = (b: Base, p: Placement): number => (p % 2 === 0 ? b.wide : b.high);
export const highAt = (b: Base, p: Placement): number => (p % 2 === 0 ? b.high : b.wide);

/** The cells under a base, row by row; none if it would stick out over the edge of the board. */
export function cellsUnder(l: Layout, b: Base, p: Placement): Cell[] {
  const anchor = anchorOf(p);
  const wide = wideAt(b, p);
  const high = highAt(b, p);
  if (xOf(l, anchor) + wide > l.width || yOf(l, anchor) + high > l.height) return [];
  const cells: Cell[] = [];
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) cells.push(anchor + row * l.width + column);
  return cells;
}

/** Wholly on existing cells, no barred border between two of its own (DM-LRG-27). */
export function fits(g: Ground, b: Base, p: Placement, barred: number): boolean {
  const l = g.layout;
  const left = xOf(l, anchorOf(p));
  const top = yOf(l, anchorOf(p));
  const level = levelOf(l, anchorOf(p));
  const right = left + wideAt(b, p);
  const bottom = top + highAt(b, p);
  if (right > l.width || bottom > l.height) return false;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (!exists(g, cellAt(l, x, y, level))) return false;
      if (x > left && (g.edgeBits[vertical(l, x, y, level)] & barred) !== 0) return false;
      if (y > top && (g.edgeBits[horizontal(l, x, y, level)] & barred) !== 0) return false;
    }
  return true;
}

/**
 * A base that fits moved one cell to a side without turning; -1 if it may not. Every section crosses an unbarred
 * border (DM-LRG-03, 11; ER-BIG-05).
 */
export function shift(g: Ground, b: Base, p: Placement, side: Side, barred: number): Placement {
  const l = g.layout;
  const anchor = anchorOf(p);
  const target = beside(l, anchor, side);
  if (target < 0) return -1;
  const next = placement(target, facingOf(p));
  if (!fits(g, b, next, barred)) return -1;
  // Only a base one deep is left to ask: borders that a deeper one crosses lie inside the new footprint.
  const [sections, apart] = side % 2 === 0 ? [wideAt(b, p), 1] : [highAt(b, p), l.width];
  for (let i = 0; i < sections; i++)
    if ((g.edgeBits[edgeOf(l, anchor + i * apart, side)] & barred) !== 0) return -1;
  return next;
}

/**
 * The placements a 90° rotation may lead to: those that keep at least half of the cells (DM-LRG-04, 05). Only
 * the resulting footprint is checked, not the sweep (DM-LRG-27). A square base has none (DM-LRG-06).
 */
export function rotations(g: Ground, b: Base, p: Placement, barred: number): Placement[] {
  if (b.wide === b.high) return [];
  const l = g.layout;
  const anchor = anchorOf(p);
  const x = xOf(l, anchor);
  const y = yOf(l, anchor);
  const wide = wideAt(b, p);
  const high = highAt(b, p);
  const turned = p % 2 === 0 ? EAST : NORTH;
  const found: Placement[] = [];
  // Turned, the base is `high` wide and `wide` high; it has to overlap the cells it leaves.
  for (let ny = Math.max(0, y - wide + 1); ny < y + high; ny++)
    for (let nx = Math.max(0, x - high + 1); nx < x + wide; nx++) {
      const kept = overlap(x, wide, nx, high) * overlap(y, high, ny, wide);
      const next = placement(cellAt(l, nx, ny, levelOf(l, anchor)), turned);
      if (kept * 2 >= wide * high && fits(g, b, next, barred)) found.push(next);
    }
  return found;
}

const overlap = (a: number, lengthA: number, b: number, lengthB: number): number =>
  Math.max(0, Math.min(a + lengthA, b + lengthB) - Math.max(a, b));
