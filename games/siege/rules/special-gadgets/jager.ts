import type { Cell } from '@sightline/board';
import { type Call, type Choice, call, done, NOBODY, type SeatSet } from '@sightline/kernel';
import { asksInWindows } from '../chance.ts';
import { roomOf } from '../environment.ts';
import { grabbed, reactionUsed, released } from '../events.ts';
import {
  enemySquad,
  gadgetOwner,
  inPlay,
  type OperatorNumber,
  operatorsOf,
  seatsOfSquad,
  squadOf,
} from '../operators.ts';
import { extraAction, interception } from '../procedures.ts';
import { type G, NONE, type OpenTable, type Siege } from '../siege.ts';
import {
  announcementTime,
  clockOf,
  hands,
  isTimed,
  reactionTime,
  restartClock,
  stopClocks,
} from '../timer.ts';

/** An opponent's Active Defense System with a charge left, by open facts: hidden or not (SG-SGD-19, SG-HID-08). */
export function defenseSystemAgainst(t: OpenTable, thrower: OperatorNumber, space: Cell): OperatorNumber {
  if (roomOf(t, space) === NONE) return NONE;
  return (
    operatorsOf(enemySquad(squadOf(thrower))).find(
      (o) => inPlay(t, o) && gadgetOwner(t, o) === 'jager' && t.state.operators[o].charges > 0,
    ) ?? NONE
  );
}

interface Throw {
  readonly operator: number;
  readonly space: number;
}

/** Who may stop the throw: the seats of a squad that could, by open facts. */
const interceptors = (g: G, { operator, space }: Throw): SeatSet =>
  defenseSystemAgainst(g, operator, space) === NONE ? NOBODY : seatsOfSquad(g, enemySquad(squadOf(operator)));

const intercept: Choice<Siege, Throw, Call<Siege, 'countered'>> = {
  form: 'confirm',
  checks: [{ rule: 'SG-SGD-11', holds: (g, l) => defenseSystemAgainst(g, l.operator, l.space) !== NONE }],
  does(g, l) {
    const by = defenseSystemAgainst(g, l.operator, l.space);
    g.state.operators[by].charges--;
    g.emit(reactionUsed, { operator: by, against: l.operator, gadget: 'activeDefense' });
    return call(extraAction, { operator: l.operator, against: by }, 'countered');
  },
};

/** SG-SGD-11, SG-REA-12: before the throw takes effect. */
export const interceptionSteps = interception.steps('begin', 'react', 'think', 'countered', 'end').are({
  begin(g, l) {
    l.resumes = g.state.running;
    if (interceptors(g, l) === NOBODY) return 'end';
    // SG-REA-11: in a window no clock runs.
    if (asksInWindows(g)) stopClocks(g);
  },
  react: {
    ask: 'open',
    seats: interceptors,
    about: (_g, l) => ({ operator: l.operator, space: l.space }),
    clock: clockOf,
    allowance: (g) => (asksInWindows(g) ? reactionTime(g) : announcementTime(g)),
    allPassed: () => 'end',
    choices: {
      intercept,
      grab: {
        form: 'confirm',
        checks: [{ rule: 'SG-REA-11', holds: (g) => isTimed(g) && !asksInWindows(g) }],
        does(g, l) {
          const squad = enemySquad(squadOf(l.operator));
          l.grabbed = true;
          hands(g, squad);
          g.emit(grabbed, { squad });
          return 'think';
        },
      },
    },
  },
  /** SG-REA-06, 10, SG-TIM-26: on the clock of who grabbed it. */
  think: {
    ask: 'open',
    seats: interceptors,
    about: (_g, l) => ({ operator: l.operator, space: l.space }),
    clock: clockOf,
    allowance: reactionTime,
    allPassed: () => 'end',
    choices: { intercept },
  },
  countered(g, l) {
    l.stopped = !g.returned(extraAction).ignored;
  },
  end(g, l) {
    restartClock(g, l.resumes);
    if (l.grabbed) g.emit(released, { squad: enemySquad(squadOf(l.operator)) });
    return done({ stopped: l.stopped });
  },
});
