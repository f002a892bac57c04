import type { PlainPlace } from './plain-board.ts';

/** Plane geometry for the ruler. A space is 100 long; all is whole numbers and their quotients, so nothing is rounded. */
export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** How far along a line: a part of its length. */
export interface PartOfLine {
  readonly of: number;
  readonly over: number;
}

export interface Rectangle {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export const SPACE = 100;
export const centralDot = ({ x, y }: PlainPlace): Dot => ({
  x: SPACE * x + SPACE / 2,
  y: SPACE * y + SPACE / 2,
});
export const crossing = ({ x, y }: PlainPlace): Dot => ({ x: SPACE * x, y: SPACE * y });
export const filled = ({ x, y }: PlainPlace): Rectangle => ({
  west: SPACE * x,
  north: SPACE * y,
  east: SPACE * (x + 1),
  south: SPACE * (y + 1),
});

export const earlier = (a: PartOfLine, b: PartOfLine): boolean => a.of * b.over < b.of * a.over;
export const together = (a: PartOfLine, b: PartOfLine): boolean => a.of * b.over === b.of * a.over;

/** Most things lie nowhere near a line: two stretches of one axis without a common point. */
const areApart = (a: number, b: number, low: number, high: number): boolean =>
  a < b ? b < low || a > high : a < low || b > high;

/**
 * Where the line from A to B meets the closed segment from P to Q, if it does: the solution of A + t(B − A) =
 * P + u(Q − P). Lines between central dots never run along a wall, so parallel ones never meet.
 */
export function meetsSegment(a: Dot, b: Dot, p: Dot, q: Dot): PartOfLine | null {
  if (areApart(a.x, b.x, p.x, q.x) || areApart(a.y, b.y, p.y, q.y)) return null;
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, q.x - p.x, q.y - p.y];
  const determinant = rx * sy - ry * sx;
  if (determinant === 0) return null;
  const sign = determinant < 0 ? -1 : 1;
  const over = sign * determinant;
  const t = sign * ((p.x - a.x) * sy - (p.y - a.y) * sx);
  const u = sign * ((p.x - a.x) * ry - (p.y - a.y) * rx);
  return t >= 0 && t <= over && u >= 0 && u <= over ? { of: t, over } : null;
}

/**
 * Where the line from A to B enters the inside of a rectangle, if it does: it must be between its west and east sides,
 * and between its north and south sides, over a common part of its length.
 */
export function entersRectangle(a: Dot, b: Dot, { west, north, east, south }: Rectangle): PartOfLine | null {
  if (areApart(a.x, b.x, west, east) || areApart(a.y, b.y, north, south)) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (dx === 0 && (a.x <= west || a.x >= east)) return null;
  if (dy === 0 && (a.y <= north || a.y >= south)) return null;
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  // all parts over one denominator
  const over = (wide || 1) * (high || 1);
  let enters = 0;
  let leaves = over;
  if (wide > 0) {
    const [near, far] = dx > 0 ? [west - a.x, east - a.x] : [a.x - east, a.x - west];
    enters = Math.max(enters, near * (high || 1));
    leaves = Math.min(leaves, far * (high || 1));
  }
  if (high > 0) {
    const [near, far] = dy > 0 ? [north - a.y, south - a.y] : [a.y - south, a.y - north];
    enters = Math.max(enters, near * (wide || 1));
    leaves = Math.min(leaves, far * (wide || 1));
  }
  return enters < leaves ? { of: enters, over } : null;
}

/** Where the line passes exactly through a point, if it does. */
export function passesPoint(a: Dot, b: Dot, p: Dot): PartOfLine | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (dx * (p.y - a.y) !== dy * (p.x - a.x)) return null;
  const over = dx * dx + dy * dy;
  const of = dx * (p.x - a.x) + dy * (p.y - a.y);
  return of >= 0 && of <= over ? { of, over } : null;
}
