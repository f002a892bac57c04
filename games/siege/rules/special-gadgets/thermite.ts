import { touchingSpaces } from '../areas-of-effect.ts';
import { SPARES_NOTHING } from '../destroy.ts';
import { isDeployableTo } from '../keywords.ts';
import { destroyIn } from './area.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGA-12 */
export const EXOTHERMIC_RATING = 3;

/** SG-SGA-07; from upstairs its D3 may name a fortified entryway (SG-TGD-02). */
export const exothermicCharges: SpecialAction = {
  id: 'exothermicCharges',
  owner: 'thermite',
  charge: true,
  deployed: true,
  reach: 1,
  rule: 'SG-KEY-21',
  mayTarget: (t, user, space) => isDeployableTo(t, user, space, EXOTHERMIC_RATING),
  effect: (g, _user, space) =>
    destroyIn([space, ...touchingSpaces(g, space)], EXOTHERMIC_RATING, SPARES_NOTHING),
};
