import type { Cell } from '@sightline/board';
import { pieceNumber } from '../content/pieces.ts';
import { neighboursOf, surchargeOf } from './board.ts';
import { obstacleAt, someOccupant } from './environment.ts';
import {
  areEnemies,
  bodyOf,
  isHidden,
  isStacked,
  type OperatorNumber,
  onMainFloor,
  squadOf,
} from './operators.ts';
import { ATTACKER, NONE, NOWHERE, type OpenTable } from './siege.ts';
import { isTripwired } from './space-effects.ts';
import { floorOf } from './statics.ts';

const WIRE = pieceNumber('barbedWire');

/** SG-MOV-02, 05 to 10: MP for a step between adjacent spaces; -1: they are not adjacent. */
export function stepCost(t: OpenTable, from: Cell, to: Cell): number {
  const extra = surchargeOf(floorOf(t).walk, from, to);
  return extra < 0 ? -1 : 1 + extra + climb(t, from, to);
}

/** SG-MOV-08, 09, 22: onto an obstacle from a space that is not of the same one, or from upstairs (NOWHERE). */
export function climb(t: OpenTable, from: Cell, to: Cell): number {
  const obstacle = obstacleAt(t, to);
  return obstacle !== NONE && (from === NOWHERE || obstacleAt(t, from) !== obstacle) ? 1 : 0;
}

/** SG-MOV-03: no opposing Operator is in the space. */
export const hasNoEnemy = (t: OpenTable, o: OperatorNumber, to: Cell): boolean =>
  !someOccupant(t, to, (other) => areEnemies(other, o));

/** SG-TGA-14: a hidden token would not trip a Claymore there. */
export const tripsNothing = (t: OpenTable, o: OperatorNumber, to: Cell): boolean =>
  !isHidden(t, o) || !isTripwired(t, o, to);

export const mayEnter = (t: OpenTable, o: OperatorNumber, to: Cell): boolean =>
  hasNoEnemy(t, o, to) && tripsNothing(t, o, to);

/** Barbed Wire ends an attacker's movement where it lies (SG-TGD-03). */
const endsMovement = (t: OpenTable, o: OperatorNumber, space: Cell): boolean =>
  squadOf(o) === ATTACKER && t.state.pieces.some(({ kind, at }) => kind === WIRE && at === space);

/** SG-MOV-04, 11, 24: may a body pause or end its movement in a space? Its own other token counts as a squad-mate. */
export const mayStopAt = (t: OpenTable, o: OperatorNumber, body: number, space: Cell): boolean =>
  obstacleAt(t, space) === NONE && !someOccupant(t, space, (other, b) => other !== o || b !== body);

/** SG-MOV-16: does a body stand where the movement may be paused? The tokens of a stack are not in each other's way (SG-MOV-24). */
export function mayPauseHere(t: OpenTable, o: OperatorNumber, body: number): boolean {
  const { at } = bodyOf(t, o, body);
  return !onMainFloor(t, at) || isStacked(t, o) || mayStopAt(t, o, body, at);
}

/** SG-MOV-11: with so many MP left in a space, can it go on to one where it may stop? */
export function canSettle(
  t: OpenTable,
  o: OperatorNumber,
  body: number,
  space: Cell,
  points: number,
): boolean {
  if (mayStopAt(t, o, body, space)) return true;
  if (endsMovement(t, o, space) || points <= 0) return false;
  return neighboursOf(floorOf(t).walk, space).some((next) => {
    const cost = stepCost(t, space, next);
    return cost <= points && mayEnter(t, o, next) && canSettle(t, o, body, next, points - cost);
  });
}

/** The single steps open to a body with so many MP. */
export function eachStep(
  t: OpenTable,
  o: OperatorNumber,
  body: number,
  points: number,
  visit: (to: Cell, cost: number) => void,
): void {
  const { at } = bodyOf(t, o, body);
  if (!onMainFloor(t, at) || points <= 0) return;
  for (const to of neighboursOf(floorOf(t).walk, at)) {
    const cost = stepCost(t, at, to);
    if (cost <= points && mayEnter(t, o, to) && canSettle(t, o, body, to, points - cost)) visit(to, cost);
  }
}
