import { type Blockers, ENDING, PASSING, TOUCHING } from './blockers.ts';
import type { CentreSight } from './centre-line.ts';
import type { Ground } from './ground.ts';
import { type Cell, cellAt, edgeOf, placeOf, xOf, yOf } from './layout.ts';
import type { Stub } from './stubs.ts';

/**
 * For tests: sight from centre to centre by looking at every border, cell and corner of the board in turn, with
 * cross products and fractions; no walk. Coordinates are eighths of a cell. One level only.
 */
export interface ReferencePoint {
  readonly x: number;
  readonly y: number;
}
export const UNIT = 8;
const centre = (g: Ground, c: Cell): ReferencePoint => ({
  x: UNIT * xOf(g.layout, c) + UNIT / 2,
  y: UNIT * yOf(g.layout, c) + UNIT / 2,
});
const turn = (a: ReferencePoint, b: ReferencePoint, p: ReferencePoint) =>
  Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
/** do the segments meet? `-1` inside both, `0` in an end of one of them, `1` not at all */
const meeting = (a: ReferencePoint, b: ReferencePoint, p: ReferencePoint, q: ReferencePoint) =>
  Math.max(turn(a, b, p) * turn(a, b, q), turn(p, q, a) * turn(p, q, b));

/** Does the segment have more than a point in common with the inside of the cell? */
export const passesInside = (a: ReferencePoint, b: ReferencePoint, x: number, y: number): boolean =>
  passesInsideOf(a, b, { x: UNIT * x, y: UNIT * y }, { x: UNIT * (x + 1), y: UNIT * (y + 1) });

/** The same of a rectangle, by two opposite corners. */
export function passesInsideOf(
  a: ReferencePoint,
  b: ReferencePoint,
  low: ReferencePoint,
  high: ReferencePoint,
): boolean {
  // the part of the segment between two parallel sides, as fractions of its length, all over one denominator
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const over = Math.abs(dx || 1) * Math.abs(dy || 1);
  let from = 0;
  let to = over;
  for (const [start, d, lowest, highest] of [
    [a.x, dx, low.x, high.x],
    [a.y, dy, low.y, high.y],
  ]) {
    if (d === 0) {
      if (start <= lowest || start >= highest) return false;
      continue;
    }
    const ends = [(lowest - start) * Math.sign(d), (highest - start) * Math.sign(d)];
    from = Math.max(from, (Math.min(...ends) * over) / Math.abs(d));
    to = Math.min(to, (Math.max(...ends) * over) / Math.abs(d));
  }
  return from < to;
}

/** Does one of the cell's corners lie on the segment? */
export const passesCorner = (a: ReferencePoint, b: ReferencePoint, x: number, y: number): boolean =>
  [0, 1, 2, 3].some((k) => {
    const p = { x: UNIT * (x + (k & 1)), y: UNIT * (y + (k >> 1)) };
    return turn(a, b, p) === 0 && (p.x - a.x) * (p.x - b.x) <= 0 && (p.y - a.y) * (p.y - b.y) <= 0;
  });

export function slowSees(
  g: Ground,
  sight: CentreSight,
  a: Cell,
  b: Cell,
  blockers: Blockers = new Uint8Array(g.layout.cells),
  stubs: readonly Stub[] = [],
): boolean {
  const l = g.layout;
  const from = centre(g, a);
  const to = centre(g, b);
  const solid = (c: Cell) => (g.cellBits[c] & sight.mask) !== 0 || (blockers[c] & PASSING) !== 0;
  for (const end of [a, b]) if (g.cellBits[end] & sight.ends || blockers[end] & ENDING) return false;
  if (a === b) return true;

  for (let e = 0; e < l.edges; e++) {
    const { x, y, vertical } = placeOf(l, e);
    const first = { x: UNIT * x, y: UNIT * y };
    const second = vertical ? { x: first.x, y: first.y + UNIT } : { x: first.x + UNIT, y: first.y };
    const met = meeting(from, to, first, second);
    if (g.edgeBits[e] & sight.mask && (sight.corners === 'closed' ? met <= 0 : met < 0)) return false;
  }
  for (const { corner, side, quarters } of stubs) {
    const root = {
      x: UNIT * (corner % (l.width + 1)),
      y: UNIT * Math.floor(corner / (l.width + 1)),
    };
    const length = (UNIT / 4) * quarters;
    const tip = {
      x: root.x + (side === 1 ? length : side === 3 ? -length : 0),
      y: root.y + (side === 2 ? length : side === 0 ? -length : 0),
    };
    if (meeting(from, to, root, tip) <= 0) return false;
  }
  for (let c = 0; c < l.cells; c++)
    if (c !== a && c !== b && solid(c) && passesInside(from, to, xOf(l, c), yOf(l, c))) return false;
  for (let c = 0; c < l.cells; c++)
    if (c !== a && c !== b && blockers[c] & TOUCHING && passesCorner(from, to, xOf(l, c), yOf(l, c)))
      return false;

  if (sight.corners === 'slip')
    for (let y = 1; y < l.height; y++)
      for (let x = 1; x < l.width; x++) {
        const v = { x: UNIT * x, y: UNIT * y };
        const between = (v.x - from.x) * (to.x - v.x) > 0 && turn(from, to, v) === 0;
        if (!between) continue;
        const falling = (to.x - from.x) * (to.y - from.y) > 0;
        // the two cells that the line does not touch: north-east and south-west of it if it falls
        const ways = falling
          ? [cellAt(l, x, y - 1), cellAt(l, x - 1, y)]
          : [cellAt(l, x - 1, y - 1), cellAt(l, x, y)];
        const sides = falling
          ? ([
              [2, 3],
              [0, 1],
            ] as const)
          : ([
              [1, 2],
              [3, 0],
            ] as const);
        const shut = ways.map(
          (c, i) => solid(c) || sides[i].some((side) => (g.edgeBits[edgeOf(l, c, side)] & sight.mask) !== 0),
        );
        if (shut[0] && shut[1]) return false;
      }
  return true;
}
