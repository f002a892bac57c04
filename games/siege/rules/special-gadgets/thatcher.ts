import { SPARES_ALL_BUT_ELECTRONICS, SPARES_PARTITIONS } from '../destroy.ts';
import { mayThrow, THROW } from '../keywords.ts';
import { destroyIn, roomSpaces } from './area.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGA-12 */
export const EMP_RATING = 1;

/** SG-SGA-05 */
export const empGrenades: SpecialAction = {
  id: 'empGrenades',
  owner: 'thatcher',
  thrown: true,
  charge: true,
  reach: THROW,
  rule: 'SG-KEY-19',
  mayTarget: mayThrow,
  effect: (g, _user, space) =>
    destroyIn(roomSpaces(g, space), EMP_RATING, SPARES_PARTITIONS | SPARES_ALL_BUT_ELECTRONICS),
};
