import { CLEAR, cornerCode, levelCode } from './hindrance.ts';
import {
  type Corner,
  cornerAt,
  cornerLevel,
  cornerX,
  cornerY,
  NORTH_EAST,
  NORTH_WEST,
  type Quarter,
  quarterOf,
  SOUTH_EAST,
  SOUTH_WEST,
} from './lattice.ts';
import { type Cell, EAST, horizontal, NORTH, type Side, SOUTH, vertical, WEST } from './layout.ts';
import type { Obstacles } from './obstacles.ts';
import { ARRIVE, ONWARD, REACH, sidesAhead } from './turning.ts';

/** Is the line from corner P of cell A to corner Q of cell B clear? The reference procedure of DM-LOS-13. */
export function clear(o: Obstacles, p: Corner, a: Cell, q: Corner, b: Cell): boolean {
  const l = o.ground.layout;
  return lineHindrance(o, p, quarterOf(l, a, p), q, quarterOf(l, b, q)) === CLEAR;
}

/**
 * The code of what stops the line from P, coming out of quarter `qa` there, to Q, going into quarter `qb`; CLEAR if
 * nothing does. `inner` are the stars at the corners strictly between its ends, where cover asks more than sight.
 */
export function lineHindrance(
  o: Obstacles,
  p: Corner,
  qa: Quarter,
  q: Corner,
  qb: Quarter,
  inner: Uint8Array = o.star,
): number {
  const l = o.ground.layout;
  const setOut = REACH[o.star[p] * 4 + qa];
  if (p === q) return (setOut >> qb) & 1 ? CLEAR : cornerCode(l, p);
  const level = cornerLevel(l, p);
  if (level !== cornerLevel(l, q)) return levelCode(l);
  const x = cornerX(l, p);
  const y = cornerY(l, p);
  const dx = cornerX(l, q) - x;
  const dy = cornerY(l, q) - y;
  if (dx === 0 || dy === 0) {
    const towards = dx > 0 ? EAST : dx < 0 ? WEST : dy > 0 ? SOUTH : NORTH;
    return alongBorders(o, p, setOut, q, qb, towards, inner);
  }
  const ahead = quarterTowards(dx, dy);
  if (!((setOut >> ahead) & 1)) return cornerCode(l, p);
  const between = slantedHindrance(o, level, x, y, dx, dy, inner);
  if (between !== CLEAR) return between;
  return (REACH[o.star[q] * 4 + qb] >> opposite(ahead)) & 1 ? CLEAR : cornerCode(l, q);
}

export const quarterTowards = (dx: number, dy: number): Quarter =>
  dx > 0 ? (dy > 0 ? SOUTH_EAST : NORTH_EAST) : dy > 0 ? SOUTH_WEST : NORTH_WEST;

export const opposite = (q: Quarter): Quarter => ((q + 2) & 3) as Quarter;

/** What stops a slanted line strictly between its ends: an obstructing border it crosses, or a corner that is not open. */
export function slantedHindrance(
  o: Obstacles,
  level: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  inner: Uint8Array = o.star,
): number {
  const l = o.ground.layout;
  const ahead = quarterTowards(dx, dy);
  const behind = opposite(ahead);
  const wide = dx > 0 ? dx : -dx;
  const high = dy > 0 ? dy : -dy;
  const stepX = dx > 0 ? 1 : -1;
  const rowOfCorners = dy > 0 ? l.width + 1 : -(l.width + 1);
  const rowOfCells = dy > 0 ? l.width : -l.width;
  // the borders of the current cell that lie ahead, and the corner between them
  let v = vertical(l, x + stepX, dy > 0 ? y : y - 1, level);
  let h = horizontal(l, dx > 0 ? x : x - 1, y + (dy > 0 ? 1 : -1), level);
  const p = cornerAt(l, x, y, level);
  const q = p + dx + dy * (l.width + 1);
  let corner = p + stepX + rowOfCorners;
  // (vertical borders met + 1)·high − (horizontal ones met + 1)·wide: its sign says which comes next
  let lead = high - wide;
  for (;;) {
    if (lead < 0) {
      if (o.solid[v]) return v;
      lead += high;
      v += stepX;
      h += stepX;
      corner += stepX;
    } else if (lead > 0) {
      if (o.solid[h]) return h;
      lead -= wide;
      v += rowOfCorners;
      h += rowOfCells;
      corner += rowOfCorners;
    } else {
      if (corner === q) return CLEAR;
      if (!((REACH[inner[corner] * 4 + behind] >> ahead) & 1)) return cornerCode(l, corner);
      lead += high - wide;
      v += stepX + rowOfCorners;
      h += stepX + rowOfCells;
      corner += stepX + rowOfCorners;
    }
  }
}

/**
 * A line along borders keeps to one side of them, or to either. Where the border it follows is open it may change
 * sides; that needs no step of its own, since that border also meets the next corner and the turn there crosses it.
 */
function alongBorders(
  o: Obstacles,
  p: Corner,
  setOut: number,
  q: Corner,
  qb: Quarter,
  towards: Side,
  inner: Uint8Array,
): number {
  const l = o.ground.layout;
  const step = towards === EAST ? 1 : towards === WEST ? -1 : towards === SOUTH ? l.width + 1 : -l.width - 1;
  let sides = sidesAhead(setOut, towards);
  for (let corner = p; ; ) {
    if (sides === 0) return cornerCode(l, corner);
    corner += step;
    if (corner === q) break;
    sides = ONWARD[inner[corner] * 16 + towards * 4 + sides];
  }
  return (ARRIVE[o.star[q] * 16 + towards * 4 + sides] >> qb) & 1 ? CLEAR : cornerCode(l, q);
}
