import { call } from '@sightline/kernel';
import { mayBeFlownOver } from '../drone.ts';
import { isDeployableTo } from '../keywords.ts';
import { drone } from '../procedures.ts';
import { DRONE_POINTS } from '../tactical-gadgets.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-KEY-27: a special gadget that is a drone. */
export const flying = ({
  id,
  owner,
  landed,
}: Pick<SpecialAction, 'id' | 'owner' | 'landed'>): SpecialAction => ({
  id,
  owner,
  charge: true,
  electronics: true,
  drone: true,
  reach: 1,
  rule: 'SG-KEY-27',
  mayTarget: (t, user, space) => isDeployableTo(t, user, space) && mayBeFlownOver(t, space),
  effect: (_g, { operator }, space) => call(drone, { operator, at: space, points: DRONE_POINTS }),
  ...(landed === undefined ? {} : { landed }),
});
