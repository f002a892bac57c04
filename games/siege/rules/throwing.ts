import { call, done } from '@sightline/kernel';
import { claimSpace } from './claims.ts';
import { claim, interception, throwing } from './procedures.ts';

/** SG-KEY-19: claimed, perhaps stopped, else it works. */
export const throwingSteps = throwing.steps('claim', 'claimed', 'defend', 'defended', 'arrive').are({
  /** SG-CHL-02, SG-DIG-06 */
  claim: (_g, l) => claimSpace('throw', l.operator, l.space),
  /** SG-CHL-11 */
  claimed(g, l) {
    l.works = g.returned(claim).stands;
    if (!l.works) return done({ works: false });
  },
  /** SG-SGD-11, 12 */
  defend: (_g, l) => call(interception, { operator: l.operator, space: l.space }),
  defended(g, l) {
    if (g.returned(interception).stopped) l.works = false;
  },
  arrive: (_g, l) => done({ works: l.works }),
});
