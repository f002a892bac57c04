import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { OPERATORS, profileNumber } from '../content/operators.ts';
import { ATTACKS, DEFENDS } from '../testing/arranging.ts';
import { choosing } from '../testing/deploying.ts';
import type { TestTable } from '../testing/given.ts';
import { game } from './game.ts';
import type { SiegeSetup } from './match-setup.ts';
import { NONE, SQUADS } from './siege.ts';

const drafting = (setup: Partial<SiegeSetup> = {}): TestTable => choosing({ squads: 'draft', ...setup });

/** Picks or bans one after the other, by the seat whose turn it is. */
function play(table: TestTable, ...profiles: readonly string[]): TestTable {
  for (const id of profiles) {
    const [seat] = table.match.awaiting();
    table.play(seat, table.asked(seat) === 'draft.ban' ? 'ban' : 'pick', profileNumber(id));
  }
  return table;
}

/** Whose turn it is, and to do what. */
function turn(table: TestTable): string {
  const [seat] = table.match.awaiting();
  const decision = table.match.decision(seat);
  return `${seat === ATTACKS ? 'attacker' : 'defender'} ${table.asked(seat)} ${Number(decision?.about.left)}`;
}

/** A whole draft: the attackers' picks and the defenders' alternate with bans. */
const STEP_1 = ['ash', 'smoke', 'mute', 'glaz'];
const STEP_2 = ['thermite', 'iq'];
const STEP_3 = ['castle', 'pulse', 'twitch', 'blitz', 'fuze', 'doc'];
const STEP_4 = ['bandit', 'rook'];

describe('the draft', () => {
  it('SG-CMT-04: replaces the secret choice by an open draft', () => {
    const table = drafting();
    expect(table.match.awaiting()).toEqual([ATTACKS]);
    play(table, 'ash');
    expect(table.state.operators[0].profile).toBe(profileNumber('ash'));
    expect(table.match.view(DEFENDS).state.operators[0].profile).toBe(profileNumber('ash'));
    expect(table.happened('drafted')).toHaveLength(1);
  });

  it('SG-CMT-05: the attacker picks and bans one, then the defender', () => {
    const table = drafting();
    const seen = STEP_1.map((id) => {
      const now = turn(table);
      play(table, id);
      return now;
    });
    expect(seen).toEqual([
      'attacker draft.pick 1',
      'attacker draft.ban 1',
      'defender draft.pick 1',
      'defender draft.ban 1',
    ]);
  });

  it('SG-CMT-05: bans are of opposing Operators, picks of one’s own side', () => {
    const table = drafting();
    expect(table.forbids(ATTACKS, 'pick', profileNumber('smoke'))).toBe('SG-SQD-02');
    expect(table.forbids(ATTACKS, 'pick', profileNumber('recruitLight'))).toBe('SG-SQD-02');
    play(table, 'ash');
    expect(table.forbids(ATTACKS, 'ban', profileNumber('thermite'))).toBe('SG-CMT-05');
  });

  it('SG-CMT-06: then the attacker picks two', () => {
    const table = play(drafting(), ...STEP_1);
    expect(turn(table)).toBe('attacker draft.pick 2');
    play(table, 'thermite');
    expect(turn(table)).toBe('attacker draft.pick 1');
  });

  it('SG-CMT-07: then the defender picks two and bans one, and the attacker does the same', () => {
    const table = play(drafting(), ...STEP_1, ...STEP_2);
    const seen = STEP_3.map((id) => {
      const now = turn(table);
      play(table, id);
      return now;
    });
    expect(seen).toEqual([
      'defender draft.pick 2',
      'defender draft.pick 1',
      'defender draft.ban 1',
      'attacker draft.pick 2',
      'attacker draft.pick 1',
      'attacker draft.ban 1',
    ]);
  });

  it('SG-CMT-08: at last the defender picks two', () => {
    const table = play(drafting(), ...STEP_1, ...STEP_2, ...STEP_3);
    expect(turn(table)).toBe('defender draft.pick 2');
    play(table, 'bandit', 'rook');
    expect(table.asked(ATTACKS)).toBe('squadSelection.inventory');
  });

  it('SG-CMT-09: [example] after the draft each side has five Operators and has issued two bans', () => {
    const table = play(drafting(), ...STEP_1, ...STEP_2, ...STEP_3, ...STEP_4);
    expect(table.state.operators.every(({ profile }) => profile !== NONE)).toBe(true);
    const bans = table.happened('profileBanned');
    for (const squad of SQUADS) expect(bans.filter(({ fields }) => fields.squad === squad)).toHaveLength(2);
    expect(table.state.banned.map((profile) => OPERATORS[profile].id)).toEqual([
      'smoke',
      'glaz',
      'twitch',
      'doc',
    ]);
  });

  it('SG-CMT-13: what is picked cannot be banned, what is banned cannot be picked', () => {
    const table = play(drafting(), 'ash', 'smoke');
    expect(table.forbids(DEFENDS, 'pick', profileNumber('smoke'))).toBe('SG-CMT-13');
    play(table, 'mute');
    expect(table.forbids(DEFENDS, 'ban', profileNumber('ash'))).toBe('SG-CMT-13');
    play(table, 'glaz');
    expect(table.forbids(ATTACKS, 'pick', profileNumber('ash'))).toBe('SG-CMT-13');
  });

  it('SG-CMT-14: picking or banning an Operator takes the alternate profile along', () => {
    const table = play(drafting(), 'ash', 'tachankaAlternate');
    expect(table.forbids(DEFENDS, 'pick', profileNumber('tachanka'))).toBe('SG-CMT-14');
    play(table, 'mute');
    expect(table.forbids(DEFENDS, 'ban', profileNumber('ashAlternate'))).toBe('SG-CMT-14');
  });

  it('SG-CMT-10: bans are of one game', () => {
    expect(drafting().state.banned).toEqual([]);
    expect(() => drafting({ banned: ['ash'] })).toThrow('in which bans last');
  });

  it('SG-CMT-11: where they last for the match, those of the games before hold from the start', () => {
    const table = drafting({ bansLast: 'match', banned: ['ash', 'smoke'] });
    expect(table.forbids(ATTACKS, 'pick', profileNumber('ash'))).toBe('SG-CMT-13');
    expect(table.forbids(ATTACKS, 'pick', profileNumber('ashAlternate'))).toBe('SG-CMT-14');
  });

  it('SG-CMT-11: there are eleven of each side: enough for the bans of three games, not for more', () => {
    const four = ['ash', 'glaz', 'iq', 'thermite'];
    expect(turn(drafting({ bansLast: 'match', banned: four }))).toBe('attacker draft.pick 1');
    expect(() => drafting({ bansLast: 'match', banned: [...four, 'fuze'] })).toThrow(
      '"banned" leaves 6 of the attackers, a draft needs 7',
    );
    // Both profiles of an Operator are one ban.
    const alternates = ['ashAlternate', 'sledge', 'sledgeAlternate'];
    expect(turn(drafting({ bansLast: 'match', banned: ['ash', ...alternates] }))).toBe(
      'attacker draft.pick 1',
    );
  });
});

describe('roles', () => {
  it('SG-SQD-01, SG-CMT-02: who attacks is agreed on before: the seats may swap their roles', () => {
    expect(drafting({ swapped: true }).match.awaiting()).toEqual([1]);
    expect(drafting().match.awaiting()).toEqual([0]);
    const ready = (swapped: boolean, seats: number) =>
      Match.start(game, {
        setup: { mission: 'consulateBomb', clock: 'untimed', swapped },
        seats,
        seed: seedFrom('siege'),
      });
    expect(ready(true, 2).awaiting()).toEqual([1]);
    expect(ready(true, 4).awaiting()).toEqual([2, 3]);
    expect(ready(true, 2).position.state.operators[5].portrait.known).toBe(0b01);
    expect(() => ready(true, 3)).toThrow('of three players the first two attack');
  });

  it('SG-CMT-04: a draft is for two', () => {
    const start = () =>
      Match.start(game, {
        setup: { mission: 'consulateBomb', squads: 'draft' },
        seats: 4,
        seed: seedFrom('s'),
      });
    expect(start).toThrow('a draft is for two players');
  });
});
