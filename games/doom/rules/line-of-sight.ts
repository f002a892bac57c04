import {
  type AttackCorner,
  attackCorners,
  bestCorner,
  type Cell,
  type CoverGround,
  seesByCorners,
  steps,
} from '@sightline/board';
import { insideGroups } from './board.ts';
import { NOWHERE, type OpenTable } from './doom.ts';
import { cellsOf, isLarge, occupants } from './figures.ts';
import { boardOf } from './statics.ts';

const NO_GROUPS: readonly number[] = [];

/**
 * The groups of blocking spaces that these two spaces lie in: figures there see and are seen as if the groups' borders
 * were open (DM-FLY-07, 09, DM-LRG-19). Of a large figure that holds for its spaces inside, not for the others.
 */
function groupsOf(t: OpenTable, a: Cell, b: Cell): readonly number[] {
  const { blockingGroups } = t.statics.mission;
  const x = blockingGroups[a];
  const y = blockingGroups[b];
  if (x < 0 && y < 0) return NO_GROUPS;
  if (x < 0 || y < 0 || x === y) return [Math.max(x, y)];
  return [Math.min(x, y), Math.max(x, y)];
}

/** DM-LOS-01 to 03, DM-LRG-28: is some line between corners of the two clear? Mutual (DM-LOS-09). */
export function seesCells(t: OpenTable, a: readonly Cell[], b: readonly Cell[]): boolean {
  const board = boardOf(t);
  for (const x of a) for (const y of b) if (board.sight.sees(x, y)) return true;
  for (const x of a)
    for (const y of b) {
      const groups = groupsOf(t, x, y);
      if (groups.length === 0) continue;
      if (seesByCorners(insideGroups(board, t.statics.mission, groups).cover.sight, x, y)) return true;
    }
  return false;
}

export const sees = (t: OpenTable, a: number, b: number): boolean =>
  seesCells(t, cellsOf(t, a), cellsOf(t, b));

/** DM-RNG-02, 03, 08: the least number of spaces from one to the other; -1 if no way can be counted. */
export function rangeBetween(t: OpenTable, a: readonly Cell[], b: readonly Cell[]): number {
  const board = boardOf(t);
  let least = -1;
  for (const x of a)
    for (const y of b) {
      const groups = groupsOf(t, x, y);
      const count = groups.length === 0 ? board.steps : insideGroups(board, t.statics.mission, groups).steps;
      const n = steps(count, x, y);
      if (n >= 0 && (least < 0 || n < least)) least = n;
    }
  return least;
}

export const rangeOf = (t: OpenTable, a: number, b: number): number =>
  rangeBetween(t, cellsOf(t, a), cellsOf(t, b));

/** Within so many spaces? Nobody is within reach of a figure that is not on the board. */
export function within(t: OpenTable, a: number, b: number, spaces: number): boolean {
  if (t.state.figures[a].at === NOWHERE || t.state.figures[b].at === NOWHERE) return false;
  const n = rangeOf(t, a, b);
  return n >= 0 && n <= spaces;
}

/** Every corner the attacker may choose, and whether each leaves the defender in cover (DM-COV-01, 13). */
export function cornersAgainst(t: OpenTable, attacker: number, defender: number): readonly AttackCorner[] {
  const standing = occupants(t, -1, t.statics.scratch.occupant);
  return cellsOf(t, attacker).flatMap((from) =>
    cellsOf(t, defender).flatMap((to) => attackCorners(coverBetween(t, from, to), standing, [from], [to])),
  );
}

/**
 * Whether the defender has cover: from the attacker's best corner, since cover can only help the defender
 * (DM-COV-13).
 */
export function hasCover(t: OpenTable, attacker: number, defender: number): boolean {
  if (!mayHaveCover(t, defender)) return false;
  const standing = occupants(t, -1, t.statics.scratch.occupant);
  let covered = false;
  for (const from of cellsOf(t, attacker))
    for (const to of cellsOf(t, defender)) {
      const best = bestCorner(coverBetween(t, from, to), standing, [from], [to]);
      if (best?.covered === false) return false;
      if (best !== null) covered = true;
    }
  return covered;
}

/** DM-COV-05, 06 */
export const mayHaveCover = (t: OpenTable, figure: number): boolean =>
  !isLarge(figure) && !t.state.figures[figure].stunned;

export function coverBetween(t: OpenTable, from: Cell, to: Cell): CoverGround {
  const board = boardOf(t);
  const groups = groupsOf(t, from, to);
  return (groups.length === 0 ? board : insideGroups(board, t.statics.mission, groups)).cover;
}
