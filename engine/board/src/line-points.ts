import type { Crossing } from './cover.ts';
import { type Corner, cornerX, cornerY } from './lattice.ts';
import { type Layout, placeOf, xOf, yOf } from './layout.ts';

/** A point of the plane, in cells from the north-west corner of the board. */
export type LinePoint = readonly [x: number, y: number];

export const cornerPoint = (l: Layout, corner: Corner): LinePoint => [cornerX(l, corner), cornerY(l, corner)];

/** Where a line between two points meets what crosses it; null: a level is no place. */
export function crossingPoint(l: Layout, from: LinePoint, to: LinePoint, by: Crossing): LinePoint | null {
  switch (by.kind) {
    case 'border': {
      const { vertical, x, y } = placeOf(l, by.edge);
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (vertical) return dx === 0 ? [x, y + 0.5] : [x, from[1] + (dy * (x - from[0])) / dx];
      return dy === 0 ? [x + 0.5, y] : [from[0] + (dx * (y - from[1])) / dy, y];
    }
    case 'corner':
    case 'squeezed':
      return cornerPoint(l, by.corner);
    case 'terrain':
    case 'figure':
      return middleInside(from, to, xOf(l, by.cell), yOf(l, by.cell));
    case 'level':
      return null;
  }
}

/** The middle of the part of a line that lies in a space. */
function middleInside(from: LinePoint, to: LinePoint, x: number, y: number): LinePoint {
  let enters = 0;
  let leaves = 1;
  for (const [start, end, low] of [
    [from[0], to[0], x],
    [from[1], to[1], y],
  ]) {
    if (start === end) continue;
    const a = (low - start) / (end - start);
    const b = (low + 1 - start) / (end - start);
    enters = Math.max(enters, Math.min(a, b));
    leaves = Math.min(leaves, Math.max(a, b));
  }
  const middle = (enters + leaves) / 2;
  return [from[0] + middle * (to[0] - from[0]), from[1] + middle * (to[1] - from[1])];
}
