import { done } from '@sightline/kernel';
import {
  BONUS_SIDES,
  bonusSources,
  bonusTokensLeft,
  hasRoom,
  isForProfile,
  mayPlaceBonus,
  mayTakeFrom,
  placeBonus,
  takesBonus,
} from './bonus-tokens.ts';
import { rewarded } from './events.ts';
import { ALL_OPERATORS, enemySquad, firstSeat, seatsOfSquad } from './operators.ts';
import { reward } from './procedures.ts';
import type { G, Squad } from './siege.ts';
import { allowance, clockOf, isTimed } from './timer.ts';

/** SG-CHL-08 */
const SECONDS = 30;

/** SG-CHL-08, SG-NOA-03, SG-DIG-12: the winner chooses at once; of two players the first answer counts (SG-MUL-20). */
export const rewardSteps = reward.steps('begin', 'time', 'token').are({
  begin(g, l) {
    if (isTimed(g)) return 'time';
    const tokens = g.statics.settings.untimedRewards === 'bonusTokens';
    return tokens && mayPlaceAny(g, l.squad as Squad) ? 'token' : done();
  },
  time: {
    ask: 'open',
    mayPass: false,
    seats: (g, l) => seatsOfSquad(g, l.squad as Squad),
    clock: clockOf,
    allowance,
    timeout: () => ['more'],
    choices: {
      more: { form: 'confirm', does: (g, l) => give(g, l.squad as Squad, l.squad as Squad, SECONDS) },
      less: {
        form: 'confirm',
        does: (g, l) => give(g, l.squad as Squad, enemySquad(l.squad as Squad), -SECONDS),
      },
    },
  },
  token: {
    ask: 'open',
    mayPass: false,
    seats: (g, l) => seatsOfSquad(g, l.squad as Squad),
    about: (g) => ({ left: bonusTokensLeft(g) }),
    choices: {
      /** a profile, the side shown, and the profile the token comes from, or NONE */
      bonus: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const from of bonusSources(g))
            for (const o of ALL_OPERATORS) for (const side of BONUS_SIDES) offer(o, side, from);
        },
        checks: [
          { rule: 'SG-NOA-14', holds: (g, _l, _o, _side, from) => mayTakeFrom(g, from) },
          { rule: 'SG-NOA-04', holds: (g, _l, o) => takesBonus(g, o) },
          { rule: 'SG-NOA-05', holds: (g, l, o, side) => isForProfile(g, l.squad as Squad, o, side) },
          { rule: 'SG-NOA-06', holds: (g, _l, o, side, from) => hasRoom(g, o, side, from) },
        ],
        does(g, _l, o, side, from) {
          placeBonus(g, o, side, from);
          return done();
        },
      },
    },
  },
});

/** Somebody may still get a token in this round. */
const mayPlaceAny = (g: G, squad: Squad): boolean =>
  bonusSources(g).some((from) =>
    ALL_OPERATORS.some((o) => BONUS_SIDES.some((side) => mayPlaceBonus(g, squad, o, side, from))),
  );

function give(g: G, winner: Squad, of: Squad, seconds: number) {
  g.giveTime(firstSeat(g, of), seconds * 1_000);
  g.emit(rewarded, { squad: winner, seconds, of });
  return done();
}
