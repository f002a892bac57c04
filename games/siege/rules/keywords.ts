import { adjacent, type Cell, cellAt, chebyshev, xOf, yOf } from '@sightline/board';
import { pieceNumber } from '../content/pieces.ts';
import { isNeutral } from './entryways.ts';
import { isSpace, isVerticalRoom, roomOf } from './environment.ts';
import { isInSmoke, lineIsFree } from './line-of-sight.ts';
import { gadgetOwner, isUpstairs, type OperatorNumber, onMainFloor, squadOf } from './operators.ts';
import { ATTACKER, type Body, type OpenTable } from './siege.ts';
import { floorOf } from './statics.ts';

/** SG-KEY-19, 23 */
export const THROW = 6;
export const WAVE = 4;

/** Who uses a gadget, and from where. */
export interface GadgetUser {
  readonly operator: OperatorNumber;
  readonly body: Body;
}

const FORTIFIED = pieceNumber('fortifiedEntryway');

/** SG-TGD-02, SG-ACT-11: a fortified entryway that a gadget with D3 may target from upstairs. */
export function isFortifiedTarget(t: OpenTable, { operator }: GadgetUser, space: Cell): boolean {
  const entryway = t.statics.plan.entryways.find(({ cell }) => cell === space);
  if (entryway === undefined || (entryway.colour === 'blue' && squadOf(operator) !== ATTACKER)) return false;
  return t.state.pieces.some(({ kind, at }) => kind === FORTIFIED && at === space);
}

/** SG-ENT-17: no overlay hides the entryway from who is upstairs. */
const isClearFromUpstairs = (t: OpenTable, { operator }: GadgetUser, space: Cell): boolean =>
  gadgetOwner(t, operator) === 'glaz' || !isInSmoke(t, space);

/** From upstairs: a neutral entryway, with D3 a fortified one too (SG-ACT-11, 12). */
export const isEntrywayTarget = (t: OpenTable, user: GadgetUser, space: Cell, rating = 0): boolean =>
  isNeutral(t, space, squadOf(user.operator)) || (rating === 3 && isFortifiedTarget(t, user, space));

/** SG-KEY-21, 22: next to the user. Smoke on either space bars it unless agreed otherwise (SG-KEY-38, SG-SGA-20). */
export function isDeployableTo(t: OpenTable, user: GadgetUser, space: Cell, rating = 0): boolean {
  const { body, operator } = user;
  if (isUpstairs(t, body.at))
    return isEntrywayTarget(t, user, space, rating) && isClearFromUpstairs(t, user, space);
  if (!onMainFloor(t, body.at) || !isSpace(t, space) || !adjacent(floorOf(t).near, body.at, space))
    return false;
  return !smokeBars(t, operator, body.at, space);
}

export const smokeBars = (t: OpenTable, operator: OperatorNumber, from: Cell, to: Cell): boolean =>
  t.statics.settings.smokeBlocksDeployables &&
  gadgetOwner(t, operator) !== 'glaz' &&
  (isInSmoke(t, from) || isInSmoke(t, to));

/** The spaces at most so far from a user; from upstairs the entryways. */
export function spacesWithin(t: OpenTable, { body }: GadgetUser, reach: number): Cell[] {
  const { layout, plan } = t.statics;
  if (isUpstairs(t, body.at)) return plan.entryways.map(({ cell }) => cell);
  const [x, y] = [xOf(layout, body.at), yOf(layout, body.at)];
  const found: Cell[] = [];
  for (let row = Math.max(0, y - reach); row <= Math.min(layout.height - 1, y + reach); row++)
    for (let column = Math.max(0, x - reach); column <= Math.min(layout.width - 1, x + reach); column++)
      found.push(cellAt(layout, column, row));
  return found;
}

/** What of a throw is no line of sight: its distance, and from upstairs a neutral entryway (SG-KEY-19, 20). */
export function isInThrow(t: OpenTable, user: GadgetUser, space: Cell): boolean {
  const { body } = user;
  if (isUpstairs(t, body.at)) return isEntrywayTarget(t, user, space);
  if (!onMainFloor(t, body.at) || !isSpace(t, space) || space === body.at) return false;
  return chebyshev(t.statics.layout, body.at, space) <= THROW;
}

/** SG-LOS-13: Operators and overlays do not break the line of a throw. */
export const throwIsFree = (t: OpenTable, { body }: GadgetUser, space: Cell): boolean =>
  isUpstairs(t, body.at) ||
  lineIsFree(t, body.at, space, { pastOperators: true, pastOverlays: true, shooter: body });

/** In `assisted` a throw needs true LoS; else it is claimed (SG-DIG-03, 08). */
export const mayThrow = (t: OpenTable, user: GadgetUser, space: Cell): boolean =>
  isInThrow(t, user, space) && (t.statics.settings.losMode !== 'assisted' || throwIsFree(t, user, space));

/** SG-KEY-23, 24 */
export function isInWave(t: OpenTable, user: GadgetUser, space: Cell): boolean {
  const { body } = user;
  if (isUpstairs(t, body.at)) return isEntrywayTarget(t, user, space);
  return (
    onMainFloor(t, body.at) &&
    isSpace(t, space) &&
    space !== body.at &&
    chebyshev(t.statics.layout, body.at, space) <= WAVE
  );
}

/** SG-KEY-25 */
export const isVerticalTarget = (t: OpenTable, { body }: GadgetUser, space: Cell): boolean =>
  isUpstairs(t, body.at) && isSpace(t, space) && isVerticalRoom(t, roomOf(t, space));
