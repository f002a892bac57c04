import { bodiesIn } from '../areas-of-effect.ts';
import { stun } from '../hidden-operators.ts';
import { isDeployableTo } from '../keywords.ts';
import { ownerOfBody } from '../operators.ts';
import { roomSpaces } from './area.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGA-08 */
export const flashShield: SpecialAction = {
  id: 'flashShield',
  owner: 'blitz',
  charge: true,
  deployed: true,
  reach: 1,
  rule: 'SG-KEY-21',
  mayTarget: (t, user, space) => isDeployableTo(t, user, space),
  effect(g, { operator }, space) {
    for (const handle of bodiesIn(g, roomSpaces(g, space)))
      if (ownerOfBody(handle) !== operator) stun(g, ownerOfBody(handle), handle & 1);
    return undefined;
  },
};
