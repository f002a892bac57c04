import type { Cell } from '@sightline/board';
import { call } from '@sightline/kernel';
import { occupantsOf } from '../environment.ts';
import { locate } from '../hidden-operators.ts';
import { isInWave, isVerticalTarget, WAVE } from '../keywords.ts';
import { areEnemies, isRevealed, type OperatorNumber } from '../operators.ts';
import { shot } from '../procedures.ts';
import { LIGHT } from '../protection.ts';
import { NONE, type OpenTable } from '../siege.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGD-21: the opponent in a space, whose miniature or leaning standee is there; NONE: nobody. */
const opponentIn = (t: OpenTable, space: Cell, by: OperatorNumber): OperatorNumber =>
  occupantsOf(t, space).find(({ operator }) => areEnemies(operator, by) && isRevealed(t, operator))
    ?.operator ?? NONE;

/** SG-SGD-09, 21 */
export const heartbeatSensor: SpecialAction = {
  id: 'heartbeatSensor',
  owner: 'pulse',
  reach: WAVE,
  rule: 'SG-SGD-09',
  mayTarget: (t, user, space) =>
    opponentIn(t, space, user.operator) !== NONE &&
    (isInWave(t, user, space) || isVerticalTarget(t, user, space)),
  effect(g, { operator }, space) {
    const target = opponentIn(g, space, operator);
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
    const target = opponentIn(t, space, user.operator);
    return target !== NONE && isVerticalTarget(t, user, space) && t.state.operators[target].bodies[0].located;
  },
  effect(g, { operator }, space) {
    const target = opponentIn(g, space, operator);
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
