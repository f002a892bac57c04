import { anchorOf, type Cell, type Placement } from '@sightline/board';
import { paths, type ReachablePath } from '@sightline/kernel';
import type { Answer, Verb } from '../rules/decisions.ts';
import type { OpenTable } from '../rules/doom.ts';
import { cellOf, cellsAt, cellsOf, isLarge } from '../rules/figures.ts';
import { slainBy } from '../rules/stepping.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** A way to a place farther off, as the answers that take it step by step. */
interface Way {
  /** the space to click: of a large figure one that its base will cover */
  readonly to: Cell;
  readonly answers: readonly Answer[];
  readonly cost: number;
}

type PathView = Pick<ViewContext, 'game' | 'statics' | 'view'>;

/** Every place a figure can walk to and end at with its points (or so many), the cheapest way first. */
export function endsFor(
  { game, statics, view }: PathView,
  figure: number,
  points?: number,
): readonly ReachablePath<Verb>[] {
  const t = openTable({ statics, view });
  // Whom he slays on the way is worth a click of its own.
  const endsAfter = ([verb, cell]: Answer): boolean => slainBy(t, figure, cell, verb === 'teleport') >= 0;
  return paths(game, statics, view, { endsAfter, ...(points === undefined ? {} : { points }) })
    .filter((path) => path.ends)
    .toSorted((a, b) => a.cost - b.cost);
}

/** The same as the table offers them: a space to click for each. */
export function waysFor(at: PathView, figure: number, points?: number): readonly Way[] {
  const t = openTable(at);
  const ends = endsFor(at, figure, points);
  return isLarge(figure) ? waysOfLarge(t, figure, ends) : waysOfSmall(t, figure, ends);
}

/** A single step is an option of its own. */
const waysOfSmall = (t: OpenTable, figure: number, ends: readonly ReachablePath<Verb>[]): readonly Way[] =>
  ends
    .filter(({ to: [cell], way }) => way.length > 1 && cell !== cellOf(t, figure))
    .map(({ to: [to], way, cost }) => ({ to, answers: way, cost }));

/**
 * A click on a space brings the base there by the cheapest way that covers it, turned as it is if that costs no more.
 * All other places are reached by single movements, which are options of their own.
 */
function waysOfLarge(t: OpenTable, figure: number, ends: readonly ReachablePath<Verb>[]): readonly Way[] {
  const turned = t.state.figures[figure].at & 3;
  const own = new Set(cellsOf(t, figure));
  const best = new Map<Cell, ReachablePath<Verb>>();
  for (const path of ends) {
    const [anchor, lying] = path.to;
    for (const cell of cellsAt(t, figure, anchor * 4 + lying)) {
      if (own.has(cell)) continue;
      const before = best.get(cell);
      const better = before !== undefined && before.to[1] !== turned && lying === turned;
      if (before === undefined || (better && path.cost === before.cost)) best.set(cell, path);
    }
  }
  return [...best].map(([to, { way, cost }]) => ({ to, answers: way, cost }));
}

/**
 * The space that stands for each single movement of a large figure: one that the base newly covers, and, as far as
 * possible, another one for each.
 */
export function spacesForShifts(
  t: OpenTable,
  figure: number,
  shifts: readonly Placement[],
): ReadonlyMap<Placement, Cell> {
  const own = new Set(cellsOf(t, figure));
  const fresh = shifts.map((to) => ({ to, cells: cellsAt(t, figure, to).filter((c) => !own.has(c)) }));
  const picked = new Map<Placement, Cell>();
  const taken = new Set<Cell>();
  // Who has the fewest to choose from chooses first.
  for (const { to, cells } of fresh.toSorted((a, b) => a.cells.length - b.cells.length)) {
    const cell = cells.find((c) => !taken.has(c)) ?? cells[0] ?? anchorOf(to);
    taken.add(cell);
    picked.set(to, cell);
  }
  return picked;
}
