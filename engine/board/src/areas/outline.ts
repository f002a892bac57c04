import type { Square } from './area-graph.ts';

/** A corner of unit squares. */
export interface LatticePoint {
  readonly x: number;
  readonly y: number;
}

/** One side of a square, with the square on its right hand. */
interface SquareSide {
  readonly from: LatticePoint;
  readonly to: LatticePoint;
}

/**
 * The outline of a set of unit squares as closed rings of corners, for drawing: clockwise round the squares,
 * anticlockwise round holes, without corners on straight sides. Squares that meet only in a corner are kept apart.
 */
export function outlineOf(squares: readonly Square[]): LatticePoint[][] {
  const sides = outerSides(squares);
  const rings: LatticePoint[][] = [];
  for (const beginning of sides.values())
    while (beginning.length > 0) rings.push(straightened(ringFrom(beginning[0].from, sides)));
  return rings;
}

const key = (p: LatticePoint): string => `${p.x},${p.y}`;

/** The sides with no other square on their left hand, by where they begin. */
function outerSides(squares: readonly Square[]): Map<string, SquareSide[]> {
  const inside = new Set(squares.map(key));
  const sides = new Map<string, SquareSide[]>();
  for (const square of squares) {
    const { x, y } = square;
    const ring = [square, { x: x + 1, y }, { x: x + 1, y: y + 1 }, { x, y: y + 1 }];
    const beyond = [
      { x, y: y - 1 },
      { x: x + 1, y },
      { x, y: y + 1 },
      { x: x - 1, y },
    ];
    beyond.forEach((neighbour, i) => {
      if (inside.has(key(neighbour))) return;
      const from = ring[i];
      const list = sides.get(key(from)) ?? [];
      sides.set(key(from), [...list, { from: { x: from.x, y: from.y }, to: ring[(i + 1) % 4] }]);
    });
  }
  return sides;
}

/** Follows the sides from a corner back to it, turning right where there is a choice, and takes them away. */
function ringFrom(start: LatticePoint, sides: ReadonlyMap<string, SquareSide[]>): LatticePoint[] {
  const ring: LatticePoint[] = [];
  let at = start;
  let before: SquareSide | undefined;
  do {
    const choices: SquareSide[] = sides.get(key(at)) ?? [];
    const right = choices.findIndex((side) => before !== undefined && turnsRight(before, side));
    const [side] = choices.splice(Math.max(right, 0), 1);
    ring.push(side.from);
    before = side;
    at = side.to;
  } while (key(at) !== key(start));
  return ring;
}

const turnsRight = (one: SquareSide, next: SquareSide): boolean =>
  next.to.x - next.from.x === one.from.y - one.to.y && next.to.y - next.from.y === one.to.x - one.from.x;

function straightened(ring: readonly LatticePoint[]): LatticePoint[] {
  return ring.filter((p, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    const after = ring[(i + 1) % ring.length];
    return !((before.x === p.x && p.x === after.x) || (before.y === p.y && p.y === after.y));
  });
}

/**
 * A square of the set near its middle, for a name or a token: the one with the least sum of distances to all the
 * others, the first of them among equals. Squares are whole numbers, so the choice is exact.
 */
export function middleOf(squares: readonly Square[]): Square {
  const far = (s: Square): number =>
    squares.reduce((sum, o) => sum + Math.abs(o.x - s.x) + Math.abs(o.y - s.y), 0);
  return squares.reduce((best, s) => (far(s) < far(best) ? s : best), squares[0]);
}
