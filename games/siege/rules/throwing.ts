import { done } from '@sightline/kernel';
import { throwing } from './procedures.ts';

/** SG-KEY-19: claimed, perhaps stopped, else it works. */
export const throwingSteps = throwing.steps('claim', 'defend', 'arrive').are({
  /** SG-CHL-02, SG-DIG-06 */
  claim(_g, l) {
    l.works = true;
  },
  /** SG-SGD-11, 12 */
  defend() {},
  arrive: (_g, l) => done({ works: l.works }),
});
