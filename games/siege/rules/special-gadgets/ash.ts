import { beside, SIDES } from '@sightline/board';
import { call } from '@sightline/kernel';
import { SPARES_NOTHING } from '../destroy.ts';
import { isSpace } from '../environment.ts';
import { seesPastBarricade } from '../ignoring-partitions.ts';
import { isEntrywayTarget } from '../keywords.ts';
import { seesSpace } from '../line-of-sight.ts';
import { isUpstairs, seatOf } from '../operators.ts';
import { breachingRound, destruction } from '../procedures.ts';
import { NONE } from '../siege.ts';
import { clockOf } from '../timer.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGA-12 */
export const ROUND_RATING = 2;

export const breachingRounds: SpecialAction = {
  id: 'breachingRounds',
  owner: 'ash',
  aimed: 'breachingRounds',
  charge: true,
  rule: 'SG-SGA-06',
  mayTarget(t, user, space) {
    // SG-DIG-07: from upstairs it is no claim.
    if (isUpstairs(t, user.body.at))
      return isEntrywayTarget(t, user, space) && seesSpace(t, user.operator, user.body, space);
    if (t.statics.settings.losMode !== 'assisted') return true;
    return (
      seesSpace(t, user.operator, user.body, space) || seesPastBarricade(t, user.operator, user.body, space)
    );
  },
  effect: (_g, { operator }, space) => call(breachingRound, { operator, space }),
};

/** SG-SGA-06: the target and one orthogonal neighbour, chosen by Ash. */
export const breachingRoundSteps = breachingRound.steps('second').are({
  second: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.operator),
    about: (_g, l) => ({ operator: l.operator, space: l.space }),
    clock: clockOf,
    choices: {
      second: {
        form: 'one',
        candidates(g, l, offer) {
          for (const side of SIDES) {
            const space = beside(g.statics.layout, l.space, side);
            if (space >= 0 && isSpace(g, space)) offer(space);
          }
        },
        does: (_g, l, space) =>
          call(destruction, {
            spaces: [
              { space: l.space, rating: ROUND_RATING },
              { space, rating: ROUND_RATING },
            ],
            spares: SPARES_NOTHING,
            own: NONE,
          }),
      },
    },
  },
});
