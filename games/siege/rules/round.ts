import { call, done } from '@sightline/kernel';
import { squadOfPhase } from './active.ts';
import { atAnyTime } from './any-time.ts';
import { phaseBegan, roundBegan } from './events.ts';
import { inPlay, operatorsOf, seatFor } from './operators.ts';
import { activation, activationPhase, round, upkeep } from './procedures.ts';
import type { G, OpenTable, Squad } from './siege.ts';
import { clockOf, hands } from './timer.ts';
import { judgeEliminations } from './victory.ts';

/** SG-RND-03, 04 */
const MOST_ACTIVATIONS = 3;

/** The Operators that may still be activated in this phase (SG-RND-03 to 05). */
export const activatable = (t: OpenTable, squad: Squad): number[] =>
  operatorsOf(squad).filter((o) => inPlay(t, o) && !t.state.operators[o].activated);

export const roundSteps = round.steps('begin', 'phase', 'next', 'upkeep').are({
  /** SG-RND-02 */
  begin(g) {
    g.state.round++;
    g.state.phase = 0;
    g.state.activations = [0, 0, 0, 0];
    g.emit(roundBegan, { round: g.state.round });
  },
  phase: () => call(activationPhase, {}),
  next(g) {
    g.state.phase++;
    return g.state.phase < 4 ? 'phase' : undefined;
  },
  upkeep: () => call(upkeep, {}),
});

export const activationPhaseSteps = activationPhase.steps('begin', 'choose', 'judge').are({
  begin(g) {
    const squad = squadOfPhase(g.state.phase);
    hands(g, squad);
    g.emit(phaseBegan, { phase: g.state.phase, squad });
  },
  choose: {
    ask: 'one',
    seat: (g) => seatFor(g, squadOfPhase(g.state.phase)),
    about: (g) => ({ phase: g.state.phase, activations: g.state.activations[g.state.phase] }),
    clock: clockOf,
    ifNone: () => done(),
    timeout: (g) => (mayEndPhase(g) ? ['end'] : ['activate', activatable(g, squadOfPhase(g.state.phase))[0]]),
    choices: {
      activate: {
        form: 'one',
        candidates(g, _l, offer) {
          for (const o of operatorsOf(squadOfPhase(g.state.phase))) offer(o);
        },
        checks: [
          { rule: 'SG-STA-11', holds: (g, _l, o) => inPlay(g, o) },
          { rule: 'SG-RND-05', holds: (g, _l, o) => !g.state.operators[o].activated },
          {
            rule: 'SG-RND-03',
            holds: (g) => g.state.activations[g.state.phase] < MOST_ACTIVATIONS,
          },
        ],
        does(g, _l, operator) {
          g.state.activations[g.state.phase]++;
          return call(activation, { operator }, 'judge');
        },
      },
      end: {
        form: 'confirm',
        checks: [
          { rule: 'SG-RND-11', holds: (g) => mayEndPhase(g) },
          // With nobody left to activate the phase ends of itself.
          {
            rule: 'SG-RND-07',
            holds: (g) =>
              activatable(g, squadOfPhase(g.state.phase)).length > 0 &&
              g.state.activations[g.state.phase] < MOST_ACTIVATIONS,
          },
        ],
        does: () => done(),
      },
    },
    meanwhile: atAnyTime('choose'),
  },
  /** SG-VIC-04 */
  judge(g) {
    judgeEliminations(g);
    return 'choose';
  },
});

/** SG-RND-03, 04, 11: the first phase of a squad needs one activation. */
const mayEndPhase = (g: G): boolean => g.state.phase >= 2 || g.state.activations[g.state.phase] > 0;
