import { members, type Seat } from '@sightline/kernel';
import { askedToAgree, decidesAlone } from './agreement.ts';
import { sectionChosen } from './events.ts';
import { inPlay, operatorsOf, seatsOfSquad } from './operators.ts';
import { sectionOrder } from './procedures.ts';
import { type G, NONE, type OpenTable, type Squad } from './siege.ts';
import { clockOf } from './timer.ts';

interface Locals {
  readonly squad: number;
  first: number;
  proposer: number;
}

/** The other section of a squad of two; NONE if none has acted. */
export const otherSection = (t: OpenTable, squad: Squad, section: Seat): Seat =>
  section === NONE ? NONE : (members(seatsOfSquad(t, squad)).find((seat) => seat !== section) ?? NONE);

/** The section of a seat acts in this phase (SG-MUL-06, 07: and the other one in the second). */
export function sectionActs(g: G, squad: Squad, section: Seat): void {
  const { phase } = g.state;
  g.state.sections[phase] = section;
  g.emit(sectionChosen, { phase, squad, section });
}

/** Where nobody says anything: the first player with somebody to activate. */
const usual = (g: G, squad: Squad): Seat => {
  const seats = members(seatsOfSquad(g, squad));
  const hasOne = (seat: Seat) =>
    operatorsOf(squad).some((o) => inPlay(g, o) && g.state.operators[o].section === seat);
  return seats.find(hasOne) ?? seats[0];
};

/** SG-MUL-04, 05, 20: on the squad's own clock. */
export const sectionOrderSteps = sectionOrder.steps('begin', 'choose', 'settle').are({
  begin(_g, l) {
    l.first = NONE;
    l.proposer = NONE;
  },
  choose: {
    ask: 'open',
    mayPass: false,
    seats: (g, l) => askedToAgree(g, l.squad as Squad, l.proposer),
    about: (_g, l) => ({ squad: l.squad, first: l.first, proposer: l.proposer }),
    clock: clockOf,
    timeout: (g, l) => (l.proposer === NONE ? ['first', usual(g, l.squad as Squad)] : ['agree']),
    choices: {
      /** whose section goes first */
      first: {
        form: 'one',
        candidates(g, l, offer) {
          for (const seat of members(seatsOfSquad(g, l.squad as Squad))) offer(seat);
        },
        does(g, l: Locals, section) {
          const squad = l.squad as Squad;
          const agrees = l.proposer !== NONE && l.first === section;
          l.first = section;
          if (agrees || decidesAlone(g, squad, g.seat)) return 'settle';
          l.proposer = g.seat;
          return 'choose';
        },
      },
      agree: {
        form: 'confirm',
        checks: [{ rule: 'SG-MUL-20', holds: (_g, l) => l.proposer !== NONE }],
        does: () => 'settle',
      },
    },
  },
  settle: (g, l) => sectionActs(g, l.squad as Squad, l.first),
});
