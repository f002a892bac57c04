import { type Blockers, ENDING, PASSING, TOUCHING } from './blockers.ts';
import { passesCorner, passesInside, passesInsideOf, type ReferencePoint, UNIT } from './centre-reference.ts';
import type { Ground } from './ground.ts';
import { type Cell, type Edge, placeOf, xOf, yOf } from './layout.ts';
import type { ThickWall } from './thick-walls.ts';

/**
 * For tests: sight among thick walls by clipping the line with every rectangle of the board in turn, with fractions;
 * no walk. One level only.
 */
export function slowSeesPastWalls(
  g: Ground,
  mask: number,
  walls: readonly ThickWall[],
  usual: number,
  a: Cell,
  b: Cell,
  blockers: Blockers = new Uint8Array(g.layout.cells),
): boolean {
  const l = g.layout;
  const [from, to] = [a, b].map((c) => ({ x: UNIT * (xOf(l, c) + 0.5), y: UNIT * (yOf(l, c) + 0.5) }));
  for (const end of [a, b]) if (blockers[end] & ENDING) return false;
  if (slowWallsMet(g, mask, walls, usual, a, b).length > 0) return false;
  for (let c = 0; c < l.cells; c++) {
    if (c === a || c === b) continue;
    const solid = (g.cellBits[c] & mask) !== 0 || (blockers[c] & PASSING) !== 0;
    if (solid && passesInside(from, to, xOf(l, c), yOf(l, c))) return false;
    if (blockers[c] & TOUCHING && passesCorner(from, to, xOf(l, c), yOf(l, c))) return false;
  }
  return true;
}

/** The walls that the line passes through, by all their borders; in no order. */
export function slowWallsMet(
  g: Ground,
  mask: number,
  walls: readonly ThickWall[],
  usual: number,
  a: Cell,
  b: Cell,
): Edge[][] {
  const l = g.layout;
  const named = new Set(walls.flatMap((wall) => bordersOf(g, wall)));
  const bare = Array.from({ length: l.edges }, (_, first) => first).filter((e) => !named.has(e));
  const all = [
    ...walls,
    ...bare.map((first) => ({ first, borders: 1, thickness: usual, offset: 0, before: 0, after: 0 })),
  ];
  const from = scaled({ x: 100 * xOf(l, a) + 50, y: 100 * yOf(l, a) + 50 });
  const to = scaled({ x: 100 * xOf(l, b) + 50, y: 100 * yOf(l, b) + 50 });
  return all.flatMap((wall) => {
    const run = bordersOf(g, wall);
    if (!run.some((e) => g.edgeBits[e] & mask)) return [];
    const [low, high] = cornersOf(g, wall);
    return passesInsideOf(from, to, scaled(low), scaled(high)) ? [run] : [];
  });
}

/** Halves of hundredths become whole numbers. */
const scaled = ({ x, y }: ReferencePoint): ReferencePoint => ({ x: 2 * x, y: 2 * y });

const bordersOf = (g: Ground, { first, borders }: ThickWall): Edge[] =>
  Array.from(
    { length: borders },
    (_, i) => first + i * (placeOf(g.layout, first).vertical ? g.layout.width + 1 : 1),
  );

function cornersOf(g: Ground, wall: ThickWall): [ReferencePoint, ReferencePoint] {
  const { vertical, x, y } = placeOf(g.layout, wall.first);
  const half = wall.thickness / 2;
  const length = 100 * wall.borders;
  return vertical
    ? [
        { x: 100 * x - wall.offset - half, y: 100 * y - wall.before },
        { x: 100 * x - wall.offset + half, y: 100 * y + length + wall.after },
      ]
    : [
        { x: 100 * x - wall.before, y: 100 * y + wall.offset - half },
        { x: 100 * x + length + wall.after, y: 100 * y + wall.offset + half },
      ];
}
