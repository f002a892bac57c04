import { bestCorner, type Cell } from '@sightline/board';
import type { OpenTable } from '../rules/doom.ts';
import { cellsOf, isLarge, occupants } from '../rules/figures.ts';
import { boardOf } from '../rules/statics.ts';

/** Would the defender have cover from an attacker that stood there? */
export function wouldHaveCover(
  t: OpenTable,
  attacker: number,
  from: readonly Cell[],
  defender: number,
): boolean {
  if (isLarge(defender) || t.state.figures[defender].stunned) return false;
  const standing = occupants(t, attacker, t.statics.scratch.occupant);
  return bestCorner(boardOf(t).cover, standing, from, cellsOf(t, defender))?.covered === true;
}
