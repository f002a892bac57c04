import { adjacentSpaces } from '../areas-of-effect.ts';
import { SPARES_NOTHING } from '../destroy.ts';
import { explodeIn } from './area.ts';
import { flying } from './flying.ts';

/** SG-SGA-12 */
export const RCE = { dice: 'O', rating: 2 } as const;

/** SG-SGA-30 to 33: what goes off where it stopped is fixed before anything falls. */
export const rceDrone = flying({
  id: 'rceDrone',
  owner: 'flores',
  landed: (g, _user, space) =>
    explodeIn(g, [space, ...adjacentSpaces(g, space)], { ...RCE, spares: SPARES_NOTHING }),
});
