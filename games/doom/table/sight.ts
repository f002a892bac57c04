import {
  type AttackCorner,
  type Cell,
  type Corner,
  cornerPoint,
  cornersOf,
  coverFrom,
  crossingPoint,
  type Layout,
  sightByCorners,
  xOf,
  yOf,
} from '@sightline/board';
import type { Point, SightLine } from '@sightline/table';
import type { OpenTable } from '../rules/doom.ts';
import { occupants } from '../rules/figures.ts';
import { cornersAgainst, groundsBetween } from '../rules/line-of-sight.ts';

export const centreOf = (l: Layout, cell: Cell): Point => [xOf(l, cell) + 0.5, yOf(l, cell) + 0.5];

/** The middle of all the spaces a figure covers. */
export function middleOf(l: Layout, cells: readonly Cell[]): Point {
  const xs = cells.map((c) => xOf(l, c));
  const ys = cells.map((c) => yOf(l, c));
  return [(Math.min(...xs) + Math.max(...xs) + 1) / 2, (Math.min(...ys) + Math.max(...ys) + 1) / 2];
}

const length = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** What the attacker's corner leaves the defender; `any`: cover does not matter. */
type UsedCorner = 'leavesCover' | 'leavesNone' | 'any';

/**
 * The lines of an attack as a person would lay them with a thread: from the corner the attacker uses to each corner of
 * the defender's space. The one that gives sight is `used`, the others are clear, give cover, or are stopped. Where
 * cover does not matter, what would give it is not shown.
 */
export function sightLines(
  t: OpenTable,
  attacker: number,
  defender: number,
  used: UsedCorner,
): readonly SightLine<Point>[] {
  const { layout } = t.statics;
  const coverMatters = used !== 'any';
  const corner = bestCorner(t, attacker, defender, used);
  if (corner === null) return [];
  const { fromCell, from, toCell } = corner;
  const standing = occupants(t, -1, t.statics.scratch.occupant);
  const { cover, sight } = groundsBetween(t, fromCell, toCell);
  const { lines } = coverFrom(cover, standing, fromCell, from, toCell);
  const { blocked } = sightByCorners(sight, [fromCell], [toCell]);
  /** Does something block sight along this line, and not only give cover? */
  const isBlocked = (to: Corner): boolean => blocked.some((line) => line.from === from && line.to === to);
  const start = cornerPoint(layout, from);
  // On a corner they share there is nothing to lay a thread along: the attacker simply looks over.
  if (lines.length === 0)
    return [{ from: centreOf(layout, fromCell), to: centreOf(layout, toCell), kind: 'used' }];
  const laid = lines.map(({ to, by }): SightLine<Point> => {
    const end = cornerPoint(layout, to);
    if (by === null || (!coverMatters && !isBlocked(to))) return { from: start, to: end, kind: 'clear' };
    const at = crossingPoint(layout, start, end, by);
    return {
      from: start,
      to: end,
      kind: isBlocked(to) ? 'blocked' : 'cover',
      ...(at === null ? {} : { at }),
    };
  });
  const counting = shortest(laid.filter(({ kind }) => kind !== 'blocked'));
  // What gives cover along the used line is told by the other lines; it is the one that counts.
  return laid.map((line) => (line === counting ? { ...line, kind: 'used' } : line));
}

/** Of the corners that leave the defender so, the nearest (DM-COV-13); of all, if there is none. */
function bestCorner(t: OpenTable, attacker: number, defender: number, used: UsedCorner): AttackCorner | null {
  const { layout } = t.statics;
  const reach = ({ from, toCell }: AttackCorner): number =>
    Math.min(
      ...cornersOf(layout, toCell).map((to) => length(cornerPoint(layout, from), cornerPoint(layout, to))),
    );
  const isWorse = ({ covered }: AttackCorner): boolean =>
    used !== 'any' && covered !== (used === 'leavesCover');
  let best: AttackCorner | null = null;
  for (const corner of cornersAgainst(t, attacker, defender)) {
    const worse = isWorse(corner);
    const bestIsWorse = best !== null && isWorse(best);
    if (best === null || (bestIsWorse && !worse) || (bestIsWorse === worse && reach(corner) < reach(best)))
      best = corner;
  }
  return best;
}

function shortest(lines: readonly SightLine<Point>[]): SightLine<Point> | undefined {
  const clear = lines.filter(({ kind }) => kind === 'clear');
  return (clear.length > 0 ? clear : lines).toSorted(
    (a, b) => length(a.from, a.to) - length(b.from, b.to),
  )[0];
}

/** Spaces as the table numbers them. */
export const areaOf = (t: OpenTable, cells: readonly Cell[]): { x: number; y: number }[] =>
  cells.map((c) => ({ x: xOf(t.statics.layout, c), y: yOf(t.statics.layout, c) }));
