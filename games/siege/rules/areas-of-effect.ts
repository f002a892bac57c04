import { adjacent, type Cell, chebyshev } from '@sightline/board';
import { type Call, call } from '@sightline/kernel';
import { neighboursOf } from './board.ts';
import { isSpace } from './environment.ts';
import { type BodyHandle, bodyHandle, forEachBody, isStacked } from './operators.ts';
import type { CAUSES } from './procedures.ts';
import { blast } from './procedures.ts';
import { diceSet } from './rolling.ts';
import type { Body, OpenTable, Siege } from './siege.ts';
import { floorOf } from './statics.ts';

/** SG-GAD-16, SG-TGA-15: spaces adjacent to one, partitions stop it, smoke does not. */
export const adjacentSpaces = (t: OpenTable, space: Cell): Cell[] => neighboursOf(floorOf(t).near, space);

/** SG-SGA-07: all touching spaces, partitions or not. */
export function touchingSpaces(t: OpenTable, space: Cell): Cell[] {
  const { layout } = t.statics;
  const found: Cell[] = [];
  for (let other = 0; other < layout.cells; other++)
    if (isSpace(t, other) && chebyshev(layout, space, other) === 1) found.push(other);
  return found;
}

/** SG-GAD-11 to 13, 19: every body in one of the spaces, once; of a stack one token (SG-ADV-19). */
export function bodiesIn(t: OpenTable, spaces: readonly Cell[]): BodyHandle[] {
  const found: BodyHandle[] = [];
  forEachBody(t, (o, body, index) => {
    if (index === 1 && isStacked(t, o)) return;
    if (touches(body, spaces)) found.push(bodyHandle(o, index));
  });
  return found;
}

const touches = ({ at, standee }: Body, spaces: readonly Cell[]): boolean =>
  spaces.includes(at) || spaces.includes(standee);

/** The dice of a gadget in its target space and beside it, for whom they are rolled (SG-GAD-12, 19). */
export function hitsOf(
  t: OpenTable,
  target: Cell,
  dice: { readonly target?: string; readonly beside?: string },
  cause: (typeof CAUSES)[number] = 'blast',
): Call<Siege> | undefined {
  const inTarget = dice.target === undefined ? [] : bodiesIn(t, [target]);
  const next = dice.beside === undefined ? [] : bodiesIn(t, adjacentSpaces(t, target));
  const bodies = [
    ...inTarget.map((body) => ({ body, dice: diceSet(dice.target ?? '') })),
    // The worse of the two for who leans from the one into the other.
    ...next
      .filter((body) => !inTarget.includes(body))
      .map((body) => ({ body, dice: diceSet(dice.beside ?? '') })),
  ];
  return bodies.length === 0 ? undefined : call(blast, { bodies, cause });
}

export const isAdjacent = (t: OpenTable, a: Cell, b: Cell): boolean => adjacent(floorOf(t).near, a, b);
