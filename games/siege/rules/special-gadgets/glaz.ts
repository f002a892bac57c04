import type { Cell } from '@sightline/board';
import { occupantsOf } from '../environment.ts';
import { reveal } from '../hidden-operators.ts';
import { isVerticalTarget } from '../keywords.ts';
import { isHidden, type OperatorNumber } from '../operators.ts';
import { NONE, type OpenTable } from '../siege.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGA-19: the hidden Operator with a token in the space; NONE: there is none. */
const hiddenIn = (t: OpenTable, space: Cell): OperatorNumber =>
  occupantsOf(t, space).find(({ operator }) => isHidden(t, operator))?.operator ?? NONE;

/** SG-SGA-18, 19 */
export const flipSight: SpecialAction = {
  id: 'flipSight',
  owner: 'glaz',
  rule: 'SG-SGA-18',
  mayTarget: (t, user, space) => isVerticalTarget(t, user, space) && hiddenIn(t, space) !== NONE,
  effect(g, _user, space) {
    reveal(g, hiddenIn(g, space), false);
    return undefined;
  },
};
