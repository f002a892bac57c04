import type { Cell } from '@sightline/board';
import { type Call, call } from '@sightline/kernel';
import { overlayNumber, pieceNumber } from '../content/pieces.ts';
import { bodiesIn } from './areas-of-effect.ts';
import { roomOf, roomsOfBody, spacesOfBody } from './environment.ts';
import { locate, stun } from './hidden-operators.ts';
import {
  bodyHandle,
  gadgetOwner,
  type OperatorNumber,
  onMainFloor,
  ownerOfBody,
  squadOf,
} from './operators.ts';
import { blast, suffer } from './procedures.ts';
import { diceSet } from './rolling.ts';
import { ATTACKER, type Body, type G, type OpenTable, type Siege } from './siege.ts';
import { isElectrified } from './special-gadgets/bandit.ts';

const CAMERA = pieceNumber('camera');
const BULLETPROOF_CAMERA = pieceNumber('bulletproofCamera');
const WIRE = pieceNumber('barbedWire');
const GAS = overlayNumber('gas');
const FIRE = overlayNumber('fire');

/** SG-SGD-33 */
const FIRE_DICE = diceSet('O');

/** SG-MOV-25 (1): what a body meets that has entered a space, Claymores apart. */
export function onEntering(g: G, o: OperatorNumber, index: number): Call<Siege>[] {
  const body = g.state.operators[o].bodies[index];
  if (!onMainFloor(g, body.at)) return [];
  film(g, o, index);
  return [...shocks(g, o, index), ...burns(g, o, index, [body.at])];
}

/** An action of a miniature is completed where it stands (SG-TGD-08, SG-SGD-04, 35). */
export function onCompleting(g: G, o: OperatorNumber): Call<Siege>[] {
  const [body] = g.state.operators[o].bodies;
  if (body === undefined || !onMainFloor(g, body.at)) return [];
  film(g, o, 0);
  return burns(g, o, 0, spacesOfBody(g, body));
}

/** SG-TGD-07 to 09: an attacker in the room of a camera is Located. */
function film(g: G, o: OperatorNumber, index: number): void {
  if (squadOf(o) !== ATTACKER) return;
  const body = g.state.operators[o].bodies[index];
  if (roomsOfBody(g, body).some((room) => isWatchedByCamera(g, room))) locate(g, o, index, true);
}

export const isWatchedByCamera = (t: OpenTable, room: number): boolean =>
  t.state.pieces.some(
    ({ kind, at }) => (kind === CAMERA || kind === BULLETPROOF_CAMERA) && roomOf(t, at) === room,
  );

/** SG-SGD-15 */
function shocks(g: G, o: OperatorNumber, index: number): Call<Siege>[] {
  const { at } = g.state.operators[o].bodies[index];
  if (squadOf(o) !== ATTACKER || !isElectrified(g, at)) return [];
  return [shock(g, o, index)];
}

/** SG-SGD-15, 16: a Stunned marker and 1 wound. */
export function shock(g: G, o: OperatorNumber, index: number): Call<Siege> {
  stun(g, o, index);
  return call(suffer, { operator: o, body: index, wounds: 1, cause: 'shock' });
}

/** SG-SGD-02 to 04, 33 to 35: gas and fire, each once however many of their spaces the body is in. */
function burns(g: G, o: OperatorNumber, index: number, spaces: readonly Cell[]): Call<Siege>[] {
  const calls: Call<Siege>[] = [];
  if (isCovered(g, GAS, spaces) && !isImmuneToGas(g, o))
    calls.push(call(suffer, { operator: o, body: index, wounds: 1, cause: 'gas' }));
  if (isCovered(g, FIRE, spaces))
    calls.push(call(blast, { bodies: [{ body: bodyHandle(o, index), dice: FIRE_DICE }], cause: 'fire' }));
  return calls;
}

/** SG-SGD-02, 33: what an overlay does at once to everybody in it. */
export function onLaying(g: G, kind: number, spaces: readonly Cell[]): Call<Siege>[] {
  const bodies = bodiesIn(g, spaces);
  if (kind === FIRE && bodies.length > 0)
    return [call(blast, { bodies: bodies.map((body) => ({ body, dice: FIRE_DICE })), cause: 'fire' })];
  if (kind !== GAS) return [];
  return bodies
    .filter((body) => !isImmuneToGas(g, ownerOfBody(body)))
    .map((body) => call(suffer, { operator: ownerOfBody(body), body: body & 1, wounds: 1, cause: 'gas' }));
}

export const isImmuneToGas = (t: OpenTable, o: OperatorNumber): boolean => gadgetOwner(t, o) === 'smoke';

const isCovered = (t: OpenTable, kind: number, spaces: readonly Cell[]): boolean =>
  t.state.overlays.some((overlay) => overlay.kind === kind && overlay.spaces.some((s) => spaces.includes(s)));

/** SG-TGD-03, 04: Barbed Wire where an attacker has come. */
export const isInWire = (t: OpenTable, o: OperatorNumber, { at }: Body): boolean =>
  squadOf(o) === ATTACKER && t.state.pieces.some((piece) => piece.kind === WIRE && piece.at === at);
