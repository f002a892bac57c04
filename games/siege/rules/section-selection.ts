import { call, EVERYONE, members, type SeatSet, type Secret, seatSet } from '@sightline/kernel';
import { OPERATORS, personOf } from '../content/operators.ts';
import { askedToAgree, decidesAlone } from './agreement.ts';
import { recruitChosen, squadChosen } from './events.ts';
import { enemySquad, operatorsOf, seatsOfSquad } from './operators.ts';
import { recruitChoice, sectionSelection } from './procedures.ts';
import { RECRUITS } from './recruits.ts';
import { takeProfile } from './set-up.ts';
import { ATTACKER, DEFENDER, type G, NONE, type OpenTable, SQUADS, type Squad } from './siege.ts';
import { sideOf } from './squad-selection.ts';
import { squadOfSeat } from './statics.ts';

/** SG-MUL-01, 16: two Operators for each of two players, four for a single one. */
const SECTION = 2;

interface Picks {
  readonly attackers: Secret<number[]>;
  readonly defenders: Secret<number[]>;
}

const picksOf = (l: Picks, squad: Squad): Secret<number[]> =>
  squad === ATTACKER ? l.attackers : l.defenders;
const playersOf = (t: OpenTable, squad: Squad): number[] => members(seatsOfSquad(t, squad));
/** The first player of each squad, or the second of those that have two. */
const choosers = (t: OpenTable, which: 0 | 1): SeatSet =>
  seatSet(...SQUADS.flatMap((squad) => playersOf(t, squad)[which] ?? []));
const quota = (g: G): number => (playersOf(g, squadOfSeat(g, g.seat)).length > 1 ? SECTION : 2 * SECTION);

/** SG-MUL-01: a player's section; `mates`: how many the squad-mate has picked before. */
const pickSection = (which: 0 | 1) => ({
  ask: 'sealed' as const,
  hidden: true as const,
  seats: (g: G) => choosers(g, which),
  clock: () => 0,
  choices: {
    section: {
      form: 'some' as const,
      items(_g: G, _l: Picks, offer: (item: number) => void) {
        OPERATORS.forEach((_, profile) => {
          offer(profile);
        });
      },
      checks: [
        {
          rule: 'SG-SQD-02',
          holds: (g: G, _l: Picks, profile: number) =>
            OPERATORS[profile].side === sideOf(squadOfSeat(g, g.seat)),
        },
        {
          rule: 'SG-OPR-09',
          holds: (g: G, l: Picks, profile: number) =>
            !matesPicks(g, l, which).some((other) => personOf(other) === personOf(profile)),
        },
      ],
      least: quota,
      most: quota,
      whole: [
        {
          rule: 'SG-OPR-09',
          holds: (_g: G, _l: Picks, profiles: readonly number[]) =>
            new Set(profiles.map(personOf)).size === profiles.length,
        },
      ],
      does(g: G, l: Picks, profiles: readonly number[]) {
        const squad = squadOfSeat(g, g.seat);
        g.hide(picksOf(l, squad), [...matesPicks(g, l, which), ...profiles], seatsOfSquad(g, squad));
      },
    },
  },
});

const matesPicks = (g: G, l: Picks, which: 0 | 1): number[] =>
  which === 0 ? [] : picksOf(l, squadOfSeat(g, g.seat)).value.slice(0, SECTION);

/** SG-MUL-01, 02, 16, SG-SQD-16: the second players see what their mates have picked; all is public when all have. */
export const sectionSelectionSteps = sectionSelection
  .steps('first', 'second', 'reveal', 'attackersRecruit', 'defendersRecruit')
  .are({
    first: pickSection(0),
    second: pickSection(1),
    reveal(g, l) {
      for (const squad of SQUADS) {
        const picks = picksOf(l, squad);
        g.show(picks, EVERYONE);
        const players = playersOf(g, squad);
        picks.value.forEach((profile, i) => {
          const o = operatorsOf(squad)[i];
          takeProfile(g, o, profile);
          g.state.operators[o].section = players.length > 1 ? players[Math.floor(i / SECTION)] : NONE;
        });
        g.emit(squadChosen, { squad, profiles: [...picks.value] });
      }
    },
    attackersRecruit: () => call(recruitChoice, { squad: ATTACKER }),
    defendersRecruit: () => call(recruitChoice, { squad: DEFENDER }),
  });

/** SG-MUL-02: with `oneOfEachRecruit` the second squad takes the kind that is left. */
const isLeft = (t: OpenTable, squad: Squad, profile: number): boolean =>
  !t.statics.settings.oneOfEachRecruit ||
  !operatorsOf(enemySquad(squad)).some((o) => t.state.operators[o].profile === profile);

/** SG-MUL-02: in the place of the squad's fifth Operator. */
export const recruitChoiceSteps = recruitChoice.steps('begin', 'choose', 'settle').are({
  begin(g, l) {
    l.proposer = NONE;
    l.profile = NONE;
    const left = RECRUITS.filter((profile) => isLeft(g, l.squad as Squad, profile));
    if (left.length > 1) return;
    l.profile = left[0];
    return 'settle';
  },
  choose: {
    ask: 'open',
    mayPass: false,
    seats: (g, l) => askedToAgree(g, l.squad as Squad, l.proposer),
    about: (_g, l) => ({ squad: l.squad, profile: l.profile, proposer: l.proposer }),
    clock: () => 0,
    timeout: (_g, l) => (l.proposer === NONE ? ['recruit', RECRUITS[0]] : ['agree']),
    choices: {
      recruit: {
        form: 'one',
        candidates(_g, _l, offer) {
          for (const profile of RECRUITS) offer(profile);
        },
        checks: [{ rule: 'SG-MUL-02', holds: (g, l, profile) => isLeft(g, l.squad as Squad, profile) }],
        does(g, l, profile) {
          const same = l.proposer !== NONE && l.profile === profile;
          l.profile = profile;
          if (same || decidesAlone(g, l.squad as Squad, g.seat)) return 'settle';
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
  settle(g, l) {
    const recruit = operatorsOf(l.squad as Squad)[2 * SECTION];
    takeProfile(g, recruit, l.profile);
    g.emit(recruitChosen, { squad: l.squad, profile: l.profile });
  },
});
