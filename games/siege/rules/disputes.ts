import { type Answer, type Call, call, done, NOBODY } from '@sightline/kernel';
import { watcherOf } from './entryway-overwatch.ts';
import { disputed, gaveWay, heldFire } from './events.ts';
import { reveal, stopsWatching } from './hidden-operators.ts';
import { inPlay, isHidden, type OperatorNumber, seatOf, squadOf } from './operators.ts';
import { putToken } from './overwatch.ts';
import { dispute, exchange, shot } from './procedures.ts';
import { HEAVY } from './protection.ts';
import { type G, NONE, type Siege } from './siege.ts';
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
    seat: (g, l) => seatOf(g, l.owner),
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

/** The two Operators of an exchange; the same as the locals of `exchange`. */
interface Duel {
  readonly operator: OperatorNumber;
  readonly owner: OperatorNumber;
}

/** SG-XFR-02, 04, 11, SG-TIM-22: one of the two may fire at the other. */
const mayFire = (shooter: keyof Duel, target: keyof Duel) => ({
  ask: 'one' as const,
  seat: (g: G, l: Duel) => seatOf(g, l[shooter]),
  about: (_g: G, l: Duel) => ({ shooter: l[shooter], target: l[target] }),
  clock: () => NOBODY,
  allowance,
  timeout: (): Answer => ['fire'],
  choices: {
    fire: { form: 'confirm' as const, does: (_g: G, l: Duel) => fireAt(l[shooter], l[target]) },
    hold: {
      form: 'confirm' as const,
      does: (g: G, l: Duel) => g.emit(heldFire, { operator: l[shooter] }),
    },
  },
});

/** SG-XFR: each of the two may fire once, the disputing Operator first. */
export const exchangeSteps = exchange.steps('fire', 'survived', 'fireBack').are({
  fire: mayFire('operator', 'owner'),
  /** SG-XFR-05 */
  survived: (g, l) => (inPlay(g, l.owner) ? undefined : done()),
  fireBack: mayFire('owner', 'operator'),
});
