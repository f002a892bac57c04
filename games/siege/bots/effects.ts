import type { Cell } from '@sightline/board';
import { PIECES, pieceKind } from '../content/pieces.ts';
import type { TacticalGadget } from '../content/tactical-gadgets.ts';
import { adjacentSpaces, bodiesIn } from '../rules/areas-of-effect.ts';
import { partitionsOf } from '../rules/destroy.ts';
import { roomOf } from '../rules/environment.ts';
import {
  areEnemies,
  isRevealed,
  isStacked,
  type OperatorNumber,
  ownerOfBody,
  squadOf,
} from '../rules/operators.ts';
import { kindNow, strengthOf } from '../rules/partitions.ts';
import { NONE, type OpenTable } from '../rules/siege.ts';
import { oddsOfSet } from './odds.ts';
import { worthOfHits } from './worth.ts';

/** What it is worth to an Operator's squad to be rid of an opposing gadget. */
const PIECE_WORTH: Readonly<Record<(typeof PIECES)[number]['id'], number>> = {
  camera: 0.5,
  bulletproofCamera: 0.6,
  barbedWire: 0.7,
  deployableShield: 0.4,
  fortifiedEntryway: 0.3,
  claymore: 0.8,
  signalDisruptor: 1,
  ced1: 1.3,
  konaStation: 1,
};

const worthOfPiece = (kind: number): number => PIECE_WORTH[PIECES[kind].id];

/** Opposing gadgets in some spaces that fall to a rating, less one's own. */
export function worthOfPieces(
  t: OpenTable,
  by: OperatorNumber,
  spaces: readonly Cell[],
  rating: number,
  onlyElectronics = false,
): number {
  let worth = 0;
  for (const { kind, at, squad } of t.state.pieces) {
    const { strength, electronics } = pieceKind(kind);
    if (strength > rating || !spaces.includes(at) || (onlyElectronics && electronics !== true)) continue;
    worth += squad === squadOf(by) ? -worthOfPiece(kind) : worthOfPiece(kind);
  }
  return worth;
}

/** How likely a body is its Operator, as the other squad sees it. */
export const likelihood = (t: OpenTable, o: OperatorNumber): number =>
  isRevealed(t, o) || isStacked(t, o) ? 1 : 1 / t.state.operators[o].bodies.length;

/** What befalls everybody in some spaces: good for opponents, bad for one's own. */
export function worthOfArea(
  t: OpenTable,
  by: OperatorNumber,
  spaces: readonly Cell[],
  each: (o: OperatorNumber, body: number) => number,
): number {
  let worth = 0;
  for (const handle of bodiesIn(t, spaces)) {
    const o = ownerOfBody(handle);
    worth += areEnemies(o, by) ? likelihood(t, o) * each(o, handle & 1) : -1.3 * each(o, handle & 1);
  }
  return worth;
}

const hits = (t: OpenTable, dice: string | undefined) => (o: OperatorNumber) =>
  dice === undefined ? 0 : worthOfHits(t, o, oddsOfSet(t, o, dice)) + (isRevealed(t, o) ? 0 : 0.3);

/** What a grenade or charge does to whom it hits, there and beside. */
export function worthOfBlast(
  t: OpenTable,
  by: OperatorNumber,
  { target, beside }: Pick<TacticalGadget, 'target' | 'beside'>,
  space: Cell,
): number {
  return (
    worthOfArea(t, by, [space], hits(t, target?.dice)) +
    worthOfArea(t, by, adjacentSpaces(t, space), hits(t, beside?.dice))
  );
}

/** What a Stunned marker takes from an Operator's fire. */
const STUNNED = 1.7;
export const stunning =
  (t: OpenTable) =>
  (o: OperatorNumber, body: number): number =>
    t.state.operators[o].bodies[body].stunned ? 0 : STUNNED;

/** Does this barrier fall if a rating is applied to these spaces? */
export const opens = (t: OpenTable, barrier: number, spaces: readonly Cell[], rating: number): boolean => {
  if (barrier === NONE) return false;
  const strength = strengthOf(kindNow(t, barrier));
  return (
    strength > 0 && strength <= rating && spaces.some((space) => partitionsOf(t, space).includes(barrier))
  );
};

/** What it is worth to open it: the more there is to it, the more so. */
export const worthOfOpening = (t: OpenTable, barrier: number): number =>
  2 + 0.8 * strengthOf(kindNow(t, barrier));

/** All spaces of the room of a space, or none. */
export const roomAround = (t: OpenTable, space: Cell): readonly Cell[] => {
  const room = roomOf(t, space);
  return room === NONE ? [] : t.statics.plan.rooms[room].spaces;
};
