import type { Cell } from '@sightline/board';
import type { AttackBox } from '../content/card-types.ts';
import type { OpenTable } from '../rules/doom.ts';
import { cellsOf, occupants } from '../rules/figures.ts';
import { cornersBetween, coverCounts, isCovered } from '../rules/line-of-sight.ts';

/** Would the defender have cover from an attacker that stood there? */
export function wouldHaveCover(
  t: OpenTable,
  attacker: number,
  from: readonly Cell[],
  defender: number,
  { qualities = {} }: AttackBox,
): boolean {
  if (!coverCounts(t, defender, qualities)) return false;
  const standing = occupants(t, attacker, t.statics.scratch.occupant);
  return isCovered(cornersBetween(t, standing, from, cellsOf(t, defender)));
}
