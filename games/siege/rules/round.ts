import { call, done, NOBODY } from '@sightline/kernel';
import { squadOfPhase } from './active.ts';
import { hasSections } from './agreement.ts';
import { atAnyTime } from './any-time.ts';
import { phaseBegan, roundBegan } from './events.ts';
import { actingSeat, inPlay, type OperatorNumber, operatorsOf, seatsOfSquad } from './operators.ts';
import { activation, activationPhase, round, sectionOrder, upkeep } from './procedures.ts';
import { otherSection, sectionActs } from './section-order.ts';
import { DEFENDER, type G, NONE, type OpenTable, type Squad } from './siege.ts';
import { allowance, clockOf, fillBanks, hands, isTimed, stopClocks } from './timer.ts';
import { judgeEliminations } from './victory.ts';

/** SG-RND-03, 04 */
const MOST_ACTIVATIONS = 3;

/** SG-MUL-04 to 07: where sections act, this one's Operators and the Recruit. */
const isOfSection = (t: OpenTable, o: OperatorNumber): boolean => {
  const section = t.state.sections[t.state.phase] ?? NONE;
  const own = t.state.operators[o].section;
  return section === NONE || own === NONE || own === section;
};

/** The Operators that may still be activated in this phase (SG-RND-03 to 05). */
export const activatable = (t: OpenTable, squad: Squad): number[] =>
  operatorsOf(squad).filter((o) => inPlay(t, o) && !t.state.operators[o].activated && isOfSection(t, o));

export const roundSteps = round.steps('begin', 'start', 'phase', 'next', 'upkeep').are({
  /** SG-RND-02, SG-TIM-04 */
  begin(g) {
    g.state.round++;
    g.state.phase = 0;
    g.state.activations = [0, 0, 0, 0];
    g.state.sections = [NONE, NONE, NONE, NONE];
    fillBanks(g);
    stopClocks(g);
    g.emit(roundBegan, { round: g.state.round });
    return g.state.round === 1 && isTimed(g) ? 'start' : 'phase';
  },
  /** SG-TIM-07: the defender starts the attacker's clock. */
  start: {
    ask: 'open',
    mayPass: false,
    seats: (g) => seatsOfSquad(g, DEFENDER),
    clock: clockOf,
    allowance,
    choices: { start: { form: 'confirm', does: () => 'phase' } },
  },
  phase: () => call(activationPhase, {}),
  next(g) {
    g.state.phase++;
    return g.state.phase < 4 ? 'phase' : undefined;
  },
  upkeep(g) {
    stopClocks(g);
    return call(upkeep, {});
  },
});

export const activationPhaseSteps = activationPhase.steps('begin', 'section', 'choose', 'judge').are({
  begin(g) {
    const squad = squadOfPhase(g.state.phase);
    g.state.silent = NOBODY;
    // SG-TIM-13, 15, 19
    if (g.state.expired[squad]) return done();
    hands(g, squad);
    g.emit(phaseBegan, { phase: g.state.phase, squad });
    if (!hasSections(g, squad)) return 'choose';
    // SG-MUL-06, 07: in the second phase it is the other section's turn.
    if (g.state.phase < 2) return call(sectionOrder, { squad });
    sectionActs(g, squad, otherSection(g, squad, g.state.sections[g.state.phase - 2]));
  },
  /** SG-TIM-13: the clock may have run out while they agreed. */
  section: (g) => (g.state.expired[squadOfPhase(g.state.phase)] ? done() : undefined),
  choose: {
    ask: 'one',
    seat: (g) => actingSeat(g, squadOfPhase(g.state.phase)),
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
          { rule: 'SG-MUL-04', holds: (g, _l, o) => isOfSection(g, o) },
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
          { rule: 'SG-MUL-18', holds: (g) => isExpired(g) || owed(g) === 0 },
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
  /** SG-VIC-04, SG-TIM-13 */
  judge(g) {
    judgeEliminations(g);
    const squad = squadOfPhase(g.state.phase);
    hands(g, squad);
    return g.state.expired[squad] ? done() : 'choose';
  },
});

/** SG-RND-03, 04, 11: the first phase of a squad needs one activation, unless its clock has expired (SG-TIM-13). */
function mayEndPhase(g: G): boolean {
  if (isExpired(g)) return true;
  // SG-MUL-18: a section activates both of its Operators, but need not activate the Recruit.
  if (hasSections(g, squadOfPhase(g.state.phase))) return owed(g) === 0;
  return g.state.phase >= 2 || g.state.activations[g.state.phase] > 0;
}

const isExpired = (g: G): boolean => g.state.expired[squadOfPhase(g.state.phase)];

/** The Operators of a section that are still to be activated (SG-MUL-18). */
const owed = (g: G): number =>
  activatable(g, squadOfPhase(g.state.phase)).filter((o) => g.state.operators[o].section !== NONE).length;
