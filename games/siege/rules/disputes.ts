import { type Call, call, done, NOBODY } from '@sightline/kernel';
import { watcherOf } from './entryway-overwatch.ts';
import { disputed, gaveWay, heldFire } from './events.ts';
import { reveal, stopsWatching } from './hidden-operators.ts';
import { enemySquad, inPlay, isHidden, type OperatorNumber, seatFor, squadOf } from './operators.ts';
import { putToken } from './overwatch.ts';
import { dispute, exchange, shot } from './procedures.ts';
import { HEAVY } from './protection.ts';
import { NONE, type Siege } from './siege.ts';
import { allowance, hands, stopClocks } from './timer.ts';

/** SG-OVW-16 to 20 */
export const disputeSteps = dispute.steps('begin', 'answer', 'settle').are({
  /** SG-OVW-19, 20, 30: the owner is revealed first; a decoy's token makes room without a fight. */
  begin(g, l) {
    l.owner = watcherOf(g, l.space);
    stopClocks(g);
    g.emit(disputed, { operator: l.operator, owner: l.owner, space: l.space });
    if (isHidden(g, l.owner)) reveal(g, l.owner, false);
    return watcherOf(g, l.space) === NONE ? 'settle' : 'answer';
  },
  /** SG-OVW-17, 18, SG-TIM-22 */
  answer: {
    ask: 'one',
    seat: (g, l) => seatFor(g, enemySquad(squadOf(l.operator))),
    about: (_g, l) => ({ operator: l.operator, owner: l.owner, space: l.space }),
    clock: () => NOBODY,
    allowance,
    timeout: () => ['fight'],
    choices: {
      giveWay: {
        form: 'confirm',
        does(g, l) {
          g.emit(gaveWay, { operator: l.owner, space: l.space });
          stopsWatching(g, l.owner);
          return 'settle';
        },
      },
      fight: {
        form: 'confirm',
        does: (_g, l) => call(exchange, { operator: l.operator, owner: l.owner }, 'settle'),
      },
    },
  },
  /** SG-XFR-03, 05, 09: the token lies where it did unless its owner has gone. */
  settle(g, l) {
    if (inPlay(g, l.operator) && watcherOf(g, l.space) === NONE) putToken(g, l.operator, l.space);
    hands(g, squadOf(l.operator));
  },
});

/** SG-XFR-02, 04, 07, 10: short range, heavy protection, by rule. */
const fireAt = (shooter: OperatorNumber, target: OperatorNumber): Call<Siege> =>
  call(shot, {
    shooter,
    shooterBody: 0,
    target,
    targetBody: 0,
    aim: 0,
    declared: HEAVY,
    by: 'exchange',
  });

/** SG-XFR: each of the two may fire once, the disputing Operator first. */
export const exchangeSteps = exchange.steps('fire', 'survived', 'fireBack').are({
  /** SG-XFR-02, 11 */
  fire: {
    ask: 'one',
    seat: (g, l) => seatFor(g, squadOf(l.operator)),
    about: (_g, l) => ({ shooter: l.operator, target: l.owner }),
    clock: () => NOBODY,
    allowance,
    timeout: () => ['fire'],
    choices: {
      fire: { form: 'confirm', does: (_g, l) => fireAt(l.operator, l.owner) },
      hold: {
        form: 'confirm',
        does(g, l) {
          g.emit(heldFire, { operator: l.operator });
        },
      },
    },
  },
  /** SG-XFR-05 */
  survived: (g, l) => (inPlay(g, l.owner) ? undefined : done()),
  /** SG-XFR-04 */
  fireBack: {
    ask: 'one',
    seat: (g, l) => seatFor(g, squadOf(l.owner)),
    about: (_g, l) => ({ shooter: l.owner, target: l.operator }),
    clock: () => NOBODY,
    allowance,
    timeout: () => ['fire'],
    choices: {
      fire: { form: 'confirm', does: (_g, l) => fireAt(l.owner, l.operator) },
      hold: {
        form: 'confirm',
        does(g, l) {
          g.emit(heldFire, { operator: l.owner });
        },
      },
    },
  },
});
