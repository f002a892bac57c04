import {
  type AttackCorner,
  attackCorners,
  type Cell,
  type CoverGround,
  type FigureGrid,
  seesByCorners,
  steps,
} from '@sightline/board';
import type { Qualities } from '../content/card-types.ts';
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
  return cornersBetween(t, standing, cellsOf(t, attacker), cellsOf(t, defender));
}

/** The same for figures on these spaces. */
export function cornersBetween(
  t: OpenTable,
  standing: FigureGrid,
  attacker: readonly Cell[],
  defender: readonly Cell[],
): readonly AttackCorner[] {
  return attacker.flatMap((from) =>
    defender.flatMap((to) => {
      const { sight, cover } = groundsBetween(t, from, to);
      return attackCorners(cover, standing, [from], [to], sight);
    }),
  );
}

/** Whether the defender has cover, from a corner without cover if the attacker has one (DM-COV-13). */
export const hasCover = (t: OpenTable, attacker: number, defender: number): boolean =>
  mayHaveCover(t, defender) && isCovered(cornersAgainst(t, attacker, defender));

/** Whether the attacker has corners of both kinds: one leaves the defender in cover, one does not (DM-COV-13). */
export function mayLeaveInCover(t: OpenTable, attacker: number, defender: number): boolean {
  if (!mayHaveCover(t, defender)) return false;
  const corners = cornersAgainst(t, attacker, defender);
  return !isCovered(corners) && corners.some(({ covered }) => covered);
}

export const isCovered = (corners: readonly AttackCorner[]): boolean =>
  corners.length > 0 && corners.every(({ covered }) => covered);

/** DM-COV-05, 06 */
export const mayHaveCover = (t: OpenTable, figure: number): boolean =>
  !isLarge(figure) && !t.state.figures[figure].stunned;

/** The same against an attack with these qualities. */
export const coverCounts = (t: OpenTable, defender: number, { ignoresCover }: Qualities): boolean =>
  !ignoresCover && mayHaveCover(t, defender);

/** What lines from one space to another meet. */
export interface Grounds {
  readonly sight: CoverGround['sight'];
  readonly cover: CoverGround;
}

/**
 * Sight is mutual (DM-LOS-09): borders of a group of blocking spaces stop no line to or from a figure inside. Cover is
 * not (DM-COV-09): they give none to a figure inside (DM-FLY-08), but they do to its target (DM-FLY-09).
 */
export function groundsBetween(t: OpenTable, from: Cell, to: Cell): Grounds {
  return {
    sight: coverWithout(t, groupsOf(t, from, to)).sight,
    cover: coverWithout(t, groupsOf(t, to, to)),
  };
}

function coverWithout(t: OpenTable, groups: readonly number[]): CoverGround {
  const board = boardOf(t);
  return (groups.length === 0 ? board : insideGroups(board, t.statics.mission, groups)).cover;
}
