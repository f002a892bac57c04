import { SPARES_ALWAYS_VISIBLE, SPARES_PARTITIONS } from '../destroy.ts';
import { isDeployableThrough } from '../ignoring-partitions.ts';
import { isVerticalTarget } from '../keywords.ts';
import { explodeIn, roomSpaces } from './area.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGA-12 */
export const CLUSTER = { dice: 'Y', rating: 1 } as const;

/** SG-SGA-21 to 24 */
export const clusterCharge: SpecialAction = {
  id: 'clusterCharge',
  owner: 'fuze',
  charge: true,
  deployed: true,
  reach: 1,
  rule: 'SG-SGA-21',
  mayTarget: (t, user, space) => isDeployableThrough(t, user, space) || isVerticalTarget(t, user, space),
  effect: (g, _user, space) =>
    explodeIn(g, roomSpaces(g, space), {
      ...CLUSTER,
      spares: SPARES_PARTITIONS | SPARES_ALWAYS_VISIBLE,
    }),
};
