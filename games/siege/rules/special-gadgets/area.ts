import type { Cell } from '@sightline/board';
import { type Call, call, inTurn } from '@sightline/kernel';
import { bodiesIn } from '../areas-of-effect.ts';
import { diceSet } from '../blast.ts';
import { roomOf } from '../environment.ts';
import { blast, destruction } from '../procedures.ts';
import { NONE, type OpenTable, type Siege } from '../siege.ts';

/** SG-SGA-15: all spaces of the room of a space; none outside every room. */
export function roomSpaces(t: OpenTable, space: Cell): readonly Cell[] {
  const room = roomOf(t, space);
  return room === NONE ? [] : t.statics.plan.rooms[room].spaces;
}

/** A gadget's Destroy in these spaces at once. */
export const destroyIn = (
  spaces: readonly Cell[],
  rating: number,
  spares: number,
): Call<Siege> | undefined =>
  spaces.length === 0
    ? undefined
    : call(destruction, { spaces: spaces.map((space) => ({ space, rating })), spares, own: NONE });

/** Dice for everybody in these spaces (SG-SGA-23, 32), then destruction (SG-GAD-21). */
export function explodeIn(
  t: OpenTable,
  spaces: readonly Cell[],
  { dice, rating, spares }: { readonly dice: string; readonly rating: number; readonly spares: number },
): Call<Siege> | undefined {
  const bodies = bodiesIn(t, spaces).map((body) => ({ body, dice: diceSet(dice) }));
  const falls = destroyIn(spaces, rating, spares);
  if (bodies.length === 0 || falls === undefined) return falls;
  return inTurn([call(blast, { bodies, cause: 'blast' }), falls]);
}
