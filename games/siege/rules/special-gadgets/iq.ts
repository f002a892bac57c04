import type { Cell } from '@sightline/board';
import { pieceKind } from '../../content/pieces.ts';
import { SPARES_ALL_BUT_ELECTRONICS, SPARES_PARTITIONS } from '../destroy.ts';
import { isInWave, isVerticalTarget, WAVE } from '../keywords.ts';
import { gadgetOwner, inPlay, type OperatorNumber, operatorsOf, squadOf } from '../operators.ts';
import { NONE, type OpenTable } from '../siege.ts';
import { destroyIn } from './area.ts';
import type { SpecialAction } from './special-action.ts';

const hasElectronics = (t: OpenTable, space: Cell): boolean =>
  t.state.pieces.some(({ kind, at }) => at === space && pieceKind(kind).electronics === true);

/** SG-SGA-12 */
export const DETECTOR_RATING = 1;

/** SG-SGA-09 */
export const spectreDetector: SpecialAction = {
  id: 'spectreDetector',
  owner: 'iq',
  charge: true,
  reach: WAVE,
  rule: 'SG-SGA-09',
  mayTarget: (t, user, space) =>
    hasElectronics(t, space) && (isInWave(t, user, space) || isVerticalTarget(t, user, space)),
  effect: (_g, _user, space) =>
    destroyIn([space], DETECTOR_RATING, SPARES_PARTITIONS | SPARES_ALL_BUT_ELECTRONICS),
};

/** Who of the Operator's squad has a detector that pays for it (SG-SGA-10), or NONE. */
export const detectorOf = (t: OpenTable, o: OperatorNumber): OperatorNumber =>
  operatorsOf(squadOf(o)).find(
    (each) => inPlay(t, each) && gadgetOwner(t, each) === 'iq' && t.state.operators[each].charges > 0,
  ) ?? NONE;
