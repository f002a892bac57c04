import type { Cell } from '@sightline/board';
import { call } from '@sightline/kernel';
import { overlayNumber } from '../../content/pieces.ts';
import { occupantsOf } from '../environment.ts';
import { locate } from '../hidden-operators.ts';
import { isInWave, isVerticalTarget, mayThrow } from '../keywords.ts';
import { seesSpace } from '../line-of-sight.ts';
import { isRevealed, isUpstairs, type OperatorNumber, squadOf } from '../operators.ts';
import { placementsOver } from '../overlays.ts';
import { laying, shot, stim } from '../procedures.ts';
import { LIGHT } from '../protection.ts';
import { NONE, type OpenTable } from '../siege.ts';
import type { SpecialAction } from './special-action.ts';

const throwsOverlay = (id: string, owner: string, kind: 'gas' | 'fire'): SpecialAction => ({
  id,
  owner,
  thrown: true,
  charge: true,
  rule: 'SG-KEY-10',
  mayTarget: (t, user, space) => mayThrow(t, user, space) && placementsOver(t, space).length > 0,
  effect: (_g, { operator }, space) => call(laying, { operator, space, kind: overlayNumber(kind) }),
});

export const gasGrenades = throwsOverlay('gasGrenades', 'smoke', 'gas');
export const shumikhaLauncher = throwsOverlay('shumikhaLauncher', 'tachanka', 'fire');

/** A revealed Operator in a space, seen by the gadget's user: an opponent, or a squad-mate; NONE: nobody. */
function operatorIn(t: OpenTable, space: Cell, by: OperatorNumber, hostile: boolean): OperatorNumber {
  const found = occupantsOf(t, space).find(
    ({ operator }) => (squadOf(operator) !== squadOf(by)) === hostile && isRevealed(t, operator),
  );
  return found?.operator ?? NONE;
}

/** SG-SGD-09, 21 */
export const heartbeatSensor: SpecialAction = {
  id: 'heartbeatSensor',
  owner: 'pulse',
  rule: 'SG-SGD-09',
  mayTarget: (t, user, space) =>
    operatorIn(t, space, user.operator, true) !== NONE &&
    (isInWave(t, user, space) || isVerticalTarget(t, user, space)),
  effect(g, { operator }, space) {
    const target = operatorIn(g, space, operator, true);
    if (target !== NONE) locate(g, target, 0, false);
    return undefined;
  },
};

/** SG-SGD-10, 22 */
export const heartbeatShot: SpecialAction = {
  id: 'heartbeatShot',
  owner: 'pulse',
  rule: 'SG-SGD-10',
  mayTarget(t, user, space) {
    const target = operatorIn(t, space, user.operator, true);
    return target !== NONE && isVerticalTarget(t, user, space) && t.state.operators[target].bodies[0].located;
  },
  effect(g, { operator }, space) {
    const target = operatorIn(g, space, operator, true);
    if (target === NONE) return undefined;
    const aim = g.state.operators[target].bodies[0].at === space ? 0 : 1;
    return call(shot, {
      shooter: operator,
      shooterBody: 0,
      target,
      targetBody: 0,
      aim,
      declared: LIGHT,
      by: 'pulse',
    });
  },
};

/** SG-SGD-24, 27 */
export const stimPistol: SpecialAction = {
  id: 'stimPistol',
  owner: 'doc',
  aimed: 'stimPistol',
  charge: true,
  rule: 'SG-SGD-24',
  mayTarget(t, user, space) {
    const patient = patientIn(t, space, user.operator);
    if (patient === NONE) return false;
    if (t.statics.settings.losMode !== 'assisted' && !isUpstairs(t, user.body.at)) return true;
    const [body] = t.state.operators[patient].bodies;
    return seesSpace(t, user.operator, user.body, space, { target: body, located: body.located });
  },
  effect: (g, { operator }, space) => {
    const patient = patientIn(g, space, operator);
    return patient === NONE ? undefined : call(stim, { operator, patient });
  },
};

/** A wounded, revealed Operator of either squad in the space, not Doc himself. */
function patientIn(t: OpenTable, space: Cell, doc: OperatorNumber): OperatorNumber {
  const found = occupantsOf(t, space).find(
    ({ operator }) => operator !== doc && isRevealed(t, operator) && t.state.operators[operator].wounds > 0,
  );
  return found?.operator ?? NONE;
}
