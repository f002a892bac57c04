import { beside, type Cell, type Side } from '@sightline/board';
import { type Call, call } from '@sightline/kernel';
import { overlayNumber, pieceNumber } from '../content/pieces.ts';
import { bodiesIn } from './areas-of-effect.ts';
import { roomOf, roomsOfBody } from './environment.ts';
import { locate, stun } from './hidden-operators.ts';
import { bodyHandle, gadgetOwner, type OperatorNumber, ownerOfBody, squadOf } from './operators.ts';
import { blast, suffer } from './procedures.ts';
import { diceSet } from './rolling.ts';
import { ATTACKER, type Body, type G, NONE, type OpenTable, type Siege } from './siege.ts';
import { isElectrified } from './special-gadgets/bandit.ts';

const CAMERA = pieceNumber('camera');
const BULLETPROOF_CAMERA = pieceNumber('bulletproofCamera');
const WIRE = pieceNumber('barbedWire');
const CLAYMORE = pieceNumber('claymore');
const GAS = overlayNumber('gas');
const FIRE = overlayNumber('fire');

/** SG-SGD-33 */
export const FIRE_DIE = 'O';
const FIRE_DICE = diceSet(FIRE_DIE);
/** SG-SGD-02, 15 */
export const GAS_WOUNDS = 1;
export const SHOCK_WOUNDS = 1;

/** SG-TGD-07 to 09: an attacker in the room of a camera is Located. */
export function film(g: G, o: OperatorNumber, index: number): void {
  if (isFilmed(g, o, g.state.operators[o].bodies[index])) locate(g, o, index, true);
}

export const isFilmed = (t: OpenTable, o: OperatorNumber, body: Body): boolean =>
  squadOf(o) === ATTACKER && roomsOfBody(t, body).some((room) => isWatchedByCamera(t, room));

export const isWatchedByCamera = (t: OpenTable, room: number): boolean =>
  t.state.pieces.some(
    ({ kind, at }) => (kind === CAMERA || kind === BULLETPROOF_CAMERA) && roomOf(t, at) === room,
  );

/** SG-SGD-15 */
export function shockOnEntering(g: G, o: OperatorNumber, index: number): Call<Siege> | undefined {
  return isShockedOnEntering(g, o, g.state.operators[o].bodies[index]) ? shock(g, o, index) : undefined;
}

export const isShockedOnEntering = (t: OpenTable, o: OperatorNumber, { at }: Body): boolean =>
  squadOf(o) === ATTACKER && isElectrified(t, at);

/** SG-SGD-15, 16: a Stunned marker and 1 wound. */
export function shock(g: G, o: OperatorNumber, index: number): Call<Siege> {
  stun(g, o, index);
  return call(suffer, { operator: o, body: index, wounds: SHOCK_WOUNDS, cause: 'shock' });
}

/** SG-SGD-02 to 04: once, however many of its spaces the body is in. */
export const gasIn = (
  g: G,
  o: OperatorNumber,
  index: number,
  spaces: readonly Cell[],
): Call<Siege> | undefined =>
  isInGas(g, o, spaces)
    ? call(suffer, { operator: o, body: index, wounds: GAS_WOUNDS, cause: 'gas' })
    : undefined;

export const isInGas = (t: OpenTable, o: OperatorNumber, spaces: readonly Cell[]): boolean =>
  isCovered(t, GAS, spaces) && !isImmuneToGas(t, o);

/** SG-SGD-33 to 35: the same of fire. */
export const fireIn = (
  g: G,
  o: OperatorNumber,
  index: number,
  spaces: readonly Cell[],
): Call<Siege> | undefined =>
  isInFire(g, spaces)
    ? call(blast, { bodies: [{ body: bodyHandle(o, index), dice: FIRE_DICE }], cause: 'fire' })
    : undefined;

export const isInFire = (t: OpenTable, spaces: readonly Cell[]): boolean => isCovered(t, FIRE, spaces);

/** SG-SGD-02, 33: what an overlay does at once to everybody in it. */
export function onLaying(g: G, kind: number, spaces: readonly Cell[]): Call<Siege>[] {
  const bodies = bodiesIn(g, spaces);
  if (kind === FIRE && bodies.length > 0)
    return [call(blast, { bodies: bodies.map((body) => ({ body, dice: FIRE_DICE })), cause: 'fire' })];
  const breathing = bodies.filter((body) => !isImmuneToGas(g, ownerOfBody(body)));
  if (kind === GAS && breathing.length > 0)
    return [call(blast, { bodies: breathing.map((body) => ({ body, dice: 0 })), cause: 'gas' })];
  return [];
}

export const isImmuneToGas = (t: OpenTable, o: OperatorNumber): boolean => gadgetOwner(t, o) === 'smoke';

const isCovered = (t: OpenTable, kind: number, spaces: readonly Cell[]): boolean =>
  t.state.overlays.some((overlay) => overlay.kind === kind && overlay.spaces.some((s) => spaces.includes(s)));

/** SG-TGD-03, 04: Barbed Wire where an attacker has come. */
export const isInWire = (t: OpenTable, o: OperatorNumber, { at }: Body): boolean =>
  squadOf(o) === ATTACKER && t.state.pieces.some((piece) => piece.kind === WIRE && piece.at === at);

/** SG-TGA-11: the space a Claymore's arrow points to. */
export const pointedAt = (t: OpenTable, at: Cell, side: number): Cell =>
  beside(t.statics.layout, at, side as Side);

/** SG-TGA-11: a Claymore that an Operator in this space has tripped, by its place in the list; NONE: none. */
export const trippedClaymore = (t: OpenTable, o: OperatorNumber, space: Cell): number =>
  t.state.pieces.findIndex(
    ({ kind, squad, at, side }) =>
      kind === CLAYMORE && squad !== squadOf(o) && (at === space || pointedAt(t, at, side) === space),
  );

export const isTripwired = (t: OpenTable, o: OperatorNumber, space: Cell): boolean =>
  trippedClaymore(t, o, space) !== NONE;
