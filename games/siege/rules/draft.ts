import { type Check, done, NOBODY } from '@sightline/kernel';
import { OPERATORS, personOf } from '../content/operators.ts';
import { drafted, profileBanned } from './events.ts';
import { enemySquad, firstSeat, operatorsOf } from './operators.ts';
import { draft } from './procedures.ts';
import { takeProfile } from './set-up.ts';
import { ATTACKER, DEFENDER, NONE, type OpenTable, type Siege, type Squad } from './siege.ts';
import { sideOf } from './squad-selection.ts';

interface Turn {
  readonly squad: Squad;
  readonly act: 'pick' | 'ban';
}

const turns = (squad: Squad, ...acts: readonly Turn['act'][]): Turn[] => acts.map((act) => ({ squad, act }));

/** SG-CMT-05 to 08: who picks or bans one Operator, in order. */
const DRAFT: readonly Turn[] = [
  ...turns(ATTACKER, 'pick', 'ban'),
  ...turns(DEFENDER, 'pick', 'ban'),
  ...turns(ATTACKER, 'pick', 'pick'),
  ...turns(DEFENDER, 'pick', 'pick', 'ban'),
  ...turns(ATTACKER, 'pick', 'pick', 'ban'),
  ...turns(DEFENDER, 'pick', 'pick'),
];

interface Locals {
  turn: number;
}

const squadOfTurn = ({ turn }: Locals): Squad => DRAFT[turn].squad;
/** How often in a row the squad does the same. */
function inARow({ turn }: Locals): number {
  const { squad, act } = DRAFT[turn];
  const rest = DRAFT.slice(turn);
  const other = rest.findIndex((each) => each.squad !== squad || each.act !== act);
  return other < 0 ? rest.length : other;
}

const isPicked = (t: OpenTable, profile: number): boolean =>
  t.state.operators.some((operator) => operator.profile === profile);
const isBanned = (t: OpenTable, profile: number): boolean => t.state.banned.includes(profile);

/** SG-CMT-14: has the Operator been picked or banned under the other profile? */
const isGoneAsOther = (t: OpenTable, profile: number): boolean =>
  [...t.state.operators.map((operator) => operator.profile), ...t.state.banned].some(
    (other) => other !== NONE && other !== profile && personOf(other) === personOf(profile),
  );

/** SG-CMT-13, 14: what has been picked or banned is gone. */
const stillThere: readonly Check<Siege, Locals>[] = [
  { rule: 'SG-CMT-13', holds: (g, _l, profile) => !isPicked(g, profile) && !isBanned(g, profile) },
  { rule: 'SG-CMT-14', holds: (g, _l, profile) => !isGoneAsOther(g, profile) },
];

const eachProfile = (_g: unknown, _l: unknown, offer: (profile: number) => void): void => {
  OPERATORS.forEach((_, profile) => {
    offer(profile);
  });
};

/** SG-CMT-04 to 09: squads are drafted in the open, with bans. */
export const draftSteps = draft.steps('next', 'pick', 'ban').are({
  next: (_g, l) => (l.turn < DRAFT.length ? DRAFT[l.turn].act : done()),
  pick: {
    ask: 'one',
    seat: (g, l) => firstSeat(g, squadOfTurn(l)),
    about: (_g, l) => ({ squad: squadOfTurn(l), left: inARow(l) }),
    clock: () => NOBODY,
    choices: {
      pick: {
        form: 'one',
        candidates: eachProfile,
        checks: [
          {
            rule: 'SG-SQD-02',
            holds: (_g, l, profile) => OPERATORS[profile].side === sideOf(squadOfTurn(l)),
          },
          ...stillThere,
        ],
        does(g, l, profile) {
          const squad = squadOfTurn(l);
          const o = operatorsOf(squad).find((each) => g.state.operators[each].profile === NONE) ?? NONE;
          takeProfile(g, o, profile);
          g.emit(drafted, { squad, profile });
          l.turn++;
          return 'next';
        },
      },
    },
  },
  ban: {
    ask: 'one',
    seat: (g, l) => firstSeat(g, squadOfTurn(l)),
    about: (_g, l) => ({ squad: squadOfTurn(l), left: inARow(l) }),
    clock: () => NOBODY,
    choices: {
      ban: {
        form: 'one',
        candidates: eachProfile,
        checks: [
          {
            rule: 'SG-CMT-05',
            holds: (_g, l, profile) => OPERATORS[profile].side === sideOf(enemySquad(squadOfTurn(l))),
          },
          ...stillThere,
        ],
        does(g, l, profile) {
          g.state.banned.push(profile);
          g.emit(profileBanned, { squad: squadOfTurn(l), profile });
          l.turn++;
          return 'next';
        },
      },
    },
  },
});
