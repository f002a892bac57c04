import {
  bool,
  type Check,
  call,
  done,
  int,
  NOBODY,
  only,
  open,
  type Play,
  procedure,
  working,
} from '@sightline/kernel';
import { AT_ONCE, calledOut, clock, passClockTo, type Race, stepped, stopClocks, tripped } from './race.ts';
import { reward } from './reward.ts';

const STEPS = 3;
/** The least roll that trips a runner (CK-07). */
const TRIPS = 4;

const canTrip: Check<Race> = {
  rule: 'CK-05',
  holds: (g) => g.state.teams[g.seat].some((r) => !r.hasTripped),
};

function callOut(g: Play<Race>): 'trip' {
  g.emit(calledOut, { player: g.seat });
  passClockTo(g, g.seat);
  return 'trip';
}

/** CK-04: `from` is where the runner started, `by` the runner that trips it, `fallen` whether that succeeded. */
export const activation = procedure<Race>()('activation', {
  runner: open(int),
  from: open(int),
  steps: working(open(int)),
  /** after how many steps somebody called out last (CK-14) */
  answered: working(open(int)),
  by: working(open(int)),
  fallen: working(open(bool)),
});

activation.steps('stride', 'call', 'nextStride', 'trip', 'roll', 'afterReward').are({
  stride: {
    ask: 'one',
    seat: (g) => g.state.active,
    clock,
    choices: {
      step: {
        form: 'confirm',
        checks: [{ rule: 'CK-04', holds: (_g, l) => l.steps < STEPS }],
        does(g, l) {
          const runner = g.state.teams[g.state.active][l.runner];
          runner.at++;
          l.steps++;
          g.emit(stepped, { runner: l.runner, to: runner.at });
          if (g.statics.callsAtAnyTime) return 'stride';
          stopClocks(g);
        },
      },
      rest: { form: 'confirm', does: () => done() },
    },
    // By who it is, not by whether they could: the pace of a walk tells nothing.
    meanwhile: {
      seats: (g) => (g.statics.callsAtAnyTime ? only(1 - g.state.active) : NOBODY),
      choices: {
        call: {
          form: 'confirm',
          checks: [{ rule: 'CK-14', holds: (_g, l) => l.steps > l.answered }, canTrip],
          does(g, l) {
            l.answered = l.steps;
            return callOut(g);
          },
        },
      },
    },
    timeout: () => ['rest'],
  },
  call: {
    ask: 'priority',
    seats: (g) => [1 - g.state.active],
    clock,
    allowance: () => AT_ONCE,
    choices: {
      call: {
        form: 'confirm',
        checks: [canTrip],
        does: callOut,
      },
    },
  },
  nextStride(g, l) {
    passClockTo(g, g.state.active);
    const last = l.steps === STEPS && !g.statics.callsAtAnyTime;
    return last || l.fallen ? done() : 'stride';
  },
  trip: {
    ask: 'one',
    seat: (g) => 1 - g.state.active,
    clock,
    allowance: () => AT_ONCE,
    choices: {
      trip: {
        form: 'one',
        candidates(g, _l, offer) {
          for (let r = 0; r < g.state.teams[g.seat].length; r++) offer(r);
        },
        checks: [{ rule: 'CK-05', holds: (g, _l, r) => !g.state.teams[g.seat][r].hasTripped }],
        does(g, l, r) {
          g.state.teams[g.seat][r].hasTripped = true;
          l.by = r;
          stopClocks(g);
        },
      },
      letBe: { form: 'confirm', does: () => 'nextStride' },
    },
    timeout: () => ['letBe'],
  },
  roll(g, l) {
    const { active, teams } = g.state;
    const rolled = g.draw('dice', 6) + 1;
    g.emit(tripped, { by: l.by, rolled });
    l.fallen = rolled >= TRIPS;
    if (l.fallen) teams[active][l.runner].at = l.from;
    return call(reward, { winner: l.fallen ? 1 - active : active });
  },
  afterReward: () => 'nextStride',
});
