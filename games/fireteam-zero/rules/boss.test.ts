import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { bomb, objective, punch } from '../testing/cards.ts';
import { away, elite, type Given, given, minion, type TestTable, THE_BOSS } from '../testing/given.ts';
import { strike, turn } from '../testing/turns.ts';
import { enterBoss } from './boss.ts';
import { activateMonsters, spawnMonsters, threatPhase } from './procedures.ts';

/** Kills anything, injures any boss. */
const sure = punch(0, { bonus: 20 });
const fight = (more: Given = {}, hits = 20): TestTable =>
  turn({
    hands: [[punch(0, { bonus: hits }), sure, sure]],
    at: { ...away, heroes: 'ab', boss: 'a' },
    ...more,
  });
const mark: NonNullable<Given['arrange']> = (g) => {
  g.state.bossMarked = true;
};
/** By its objective's action the boss enters. */
const summons = objective('summon', 9, {
  acts: [{ id: 'call', free: true, effects: [{ do: 'bossEnters' }] }],
});
const summoned = (more: Given = {}): TestTable => {
  const table = turn({ objectives: [summons], bossAt: 'f', arrange: mark, ...more });
  return table.play(0, 'act', table.options(0, 'act')[0][0], -1);
};

describe('boss', () => {
  it('FZ-BOSS-01: three classes, of which the boss comes last', () => {
    const table = given({
      at: { ...away, heroes: 'hh', minions: 'a', elites: 'a', boss: 'a' },
      run: () => call(activateMonsters, {}),
    }).passAll();
    expect(table.happened('activated').map((e) => e.monster)).toEqual([minion(), elite(), THE_BOSS]);
  });

  it('FZ-BOSS-02: its card gets power tokens when it enters, usually one per hero', () => {
    expect(summoned({ heroes: 3 }).state.power).toBe(3);
    expect(summoned({ boss: { power: { perHero: 1, more: 2 } } }).state.power).toBe(4);
  });

  it('FZ-BOSS-03: an attack that would kill injures it: one token less', () => {
    const table = strike(fight(), THE_BOSS);
    expect([table.state.power, table.where(THE_BOSS)]).toEqual([1, 'a']);
    expect(table.happened('injured')).toEqual([{ boss: THE_BOSS, power: 1, by: 0 }]);
  });

  it('FZ-BOSS-03, FZ-WORD-12: what a card gives for a kill it does not give for an injury', () => {
    const breaker = punch(0, { bonus: 20, onKill: { effects: [{ do: 'action', who: 'you' }] } });
    const actions = (at: Given['at'], target: number) =>
      strike(turn({ hands: [[breaker]], at: { ...away, heroes: 'ab', ...at } }), target).match.decision(0)
        ?.about.actions;
    expect([actions({ minions: 'a' }, minion()), actions({ boss: 'a' }, THE_BOSS)]).toEqual([1, 0]);
  });

  it('FZ-BOSS-04: at most one token by one attack', () => {
    expect(strike(fight({}, 99), THE_BOSS).state.power).toBe(1);
  });

  it('FZ-BOSS-05: less than its health has no effect', () => {
    const table = strike(fight({}, 4), THE_BOSS);
    expect([table.state.power, table.happened('injured')]).toEqual([2, []]);
  });

  it('FZ-BOSS-06: with the last token it is gone, and not to the spawn pool', () => {
    const last: NonNullable<Given['arrange']> = (g) => {
      g.state.power = 1;
    };
    const table = strike(fight({ arrange: last }), THE_BOSS);
    expect([table.where(THE_BOSS), table.state.power]).toEqual(['-', 0]);
    const spawn = given({ run: () => call(spawnMonsters, {}) });
    expect(spawn.where(THE_BOSS)).toBe('-');
  });

  it('FZ-BOSS-07: the token laid at set-up marks where it will appear', () => {
    const table = summoned();
    expect([table.where(THE_BOSS), table.state.bossMarked]).toEqual(['f', false]);
  });

  it('FZ-BOSS-08: its defeat wins only through objective and exit', () => {
    const kill = (more: Given) => {
      const slain = objective('slay', 1, {
        triggers: [
          {
            when: 'monsterKilled',
            if: { class: 'boss' },
            effects: [{ do: 'intel', objective: 'slay', tokens: 1 }],
          },
        ],
      });
      const arrange: NonNullable<Given['arrange']> = (g) => {
        g.state.power = 1;
      };
      return strike(fight({ arrange, objectives: [slain], ...more }), THE_BOSS).match.result;
    };
    expect(kill({})).toEqual({ winners: [0, 1], by: 'FZ-WIN-01' });
    expect(kill({ objectives: [objective('other')] })).toBeNull();
    expect(kill({ exit: 'c' })).toBeNull();
  });

  it('FZ-BOSS-09: it is never rolled for with the spawn die', () => {
    const table = given({ run: () => call(spawnMonsters, {}) });
    expect(table.happened('spawnRolled').map((e) => e.monster)).not.toContain(THE_BOSS);
    expect(table.happened('spawnRolled')).toHaveLength(6);
  });

  it('FZ-BOSS-10: per hero in play, knocked-down ones too; solo with two heroes gives two', () => {
    expect(summoned({ solo: true }).state.power).toBe(2);
    expect(summoned({ heroes: 3, down: [1, 2] }).state.power).toBe(3);
  });

  it('FZ-BOSS-11: placed at the mark, which goes back, then its card is filled', () => {
    const table = summoned();
    expect(table.happened('bossEntered')).toEqual([{ boss: THE_BOSS, at: table.place('f'), power: 2 }]);
    table.play(0, 'act', table.options(0, 'act')[0][0], -1);
    expect(table.happened('bossEntered')).toHaveLength(1);
  });

  it('FZ-BOSS-12: entering in the hero phase it activates in the coming threat phase, or still in the same step', () => {
    const table = given({
      at: { ...away, heroes: 'aa', boss: 'h' },
      run: () => call(threatPhase, {}),
    }).passAll();
    expect(table.happened('activated').map((e) => e.monster)).toContain(THE_BOSS);
    const during = given({
      at: { ...away, heroes: 'aa', minions: 'h' },
      bossAt: 'f',
      arrange: mark,
      minion: { special: { effects: [{ do: 'bossEnters' }] } },
      activation: [4, 0],
      run: () => call(activateMonsters, {}),
    }).passAll();
    expect(during.happened('activated').map((e) => e.monster)).toEqual([minion(), THE_BOSS]);
    expect(enterBoss(during.g)).toBeUndefined();
  });

  it('FZ-BOMB-07: a bomb injures it by one token too', () => {
    const table = turn({
      hands: [[bomb(0, { bonus: 20 })]],
      at: { ...away, heroes: 'ah', boss: 'b', minions: 'bb' },
    });
    strike(table, minion());
    expect([table.state.power, table.where(minion(1))]).toEqual([1, '-']);
  });
});
