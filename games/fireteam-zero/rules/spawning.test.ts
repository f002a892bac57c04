import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { punch, responding } from '../testing/cards.ts';
import { away, elite, type Given, given, minion, RESERVE_ELITE, type TestTable } from '../testing/given.ts';
import { strike, tacticsPhase, turn } from '../testing/turns.ts';
import { NOWHERE } from './fireteam.ts';
import { activateMonsters, carryOut, heroTurn, spawnMonsters, threatPhase } from './procedures.ts';
import { isSecured } from './spawning.ts';

/** Twelve locations, token n in the nth. */
const board = ['abcdefghijkl'];
const spawning = (more: Given = {}): TestTable =>
  given({ board, at: { patty: 'l', henry: 'l', heroes: 'll' }, ...more, run: () => call(spawnMonsters, {}) });
const rolls = (table: TestTable) => table.happened('spawnRolled').map((e) => e.rolls);

describe('spawning', () => {
  it('FZ-SPN-01: once for each monster of the pool, minions first, then elites', () => {
    const table = spawning({ spawn: [1, 2, 3, 4, 5, 6] });
    expect(table.happened('spawnRolled').map((e) => e.monster)).toEqual([
      ...[0, 1, 2, 3].map(minion),
      elite(0),
      elite(1),
    ]);
  });

  it('FZ-SPN-02, FZ-SEA-05: put at the token with that number, searched or not', () => {
    const table = spawning({
      spawn: [3, 1, 7, 7, 2, 2],
      arrange: (g) => {
        g.state.spawnTokens[2].up = false;
      },
    });
    expect([0, 1, 2, 3].map((i) => table.where(minion(i)))).toEqual(['c', 'a', 'g', 'g']);
  });

  it('FZ-SPN-03: a secured point is rolled again', () => {
    const table = spawning({ spawn: [12, 12, 5, 1, 1, 1, 1, 1] });
    expect([rolls(table)[0], table.where(minion(0))]).toEqual([[12, 12, 5], 'e']);
  });

  it('FZ-SPN-04: what was killed this round spawns in this round', () => {
    const table = given({
      board,
      hands: [[punch(0, { bonus: 9 })]],
      at: { patty: 'l', henry: 'l', heroes: 'al', minions: 'aeee', elites: 'ee' },
      spawn: [6],
      run: () => inTurn([call(heroTurn, { hero: 0 }), call(spawnMonsters, {})]),
    });
    strike(table, minion()).play(0, 'end');
    expect(table.where(minion())).toBe('f');
  });

  it('FZ-SPN-05: what spawns does not activate before the next threat phase', () => {
    const table = given({
      board,
      at: { patty: 'l', henry: 'l', heroes: 'll' },
      run: () => call(threatPhase, {}),
    }).passAll();
    expect([table.happened('activated'), table.happened('spawned').length]).toEqual([[], 6]);
  });

  it('FZ-SPN-06: skipped while a boss is on the board', () => {
    expect(spawning({ at: { ...away, heroes: 'aa', boss: 'c' } }).happened('spawned')).toEqual([]);
  });

  it('FZ-SPN-07: when the boss is gone, all that gathered in the pool spawn', () => {
    const table = spawning({
      arrange: (g) => {
        g.state.bossMarked = false;
      },
    });
    expect(table.happened('spawned')).toHaveLength(6);
  });

  it('FZ-SPN-08: without an open point the monster stays in the pool and no roll is made', () => {
    const table = spawning({ spawns: 'l' });
    expect([rolls(table), table.where(minion())]).toEqual([[], '-']);
  });

  it('FZ-SPN-09: a number whose token is not on the board is rolled again', () => {
    const table = spawning({
      spawn: [4, 5],
      arrange: (g) => {
        g.state.spawnTokens[3].at = NOWHERE;
      },
    });
    expect(rolls(table)[0]).toEqual([4, 5]);
    const closing = responding([{ do: 'closeSpawn', at: 'target' }], {
      target: { choose: 'location', within: 1, spawn: true },
    });
    const closed = tacticsPhase({ board, hands: [[closing]], at: { ...away, heroes: 'ab' } });
    closed.play(0, 'propose', closed.card(0, 0)).play(0, 'choose', closed.place('b'));
    expect(closed.state.spawnTokens[1].at).toBe(NOWHERE);
  });
});

describe('securing spawn points', () => {
  const secured = (more: Given, letter = 'a') => {
    const table = spawning(more);
    return isSecured(table.g, table.place(letter));
  };
  const at = { patty: 'l', henry: 'l', boss: 'k' };

  it('FZ-SEC-01: an active hero and no monster', () => {
    expect(secured({ at: { ...at, heroes: 'al' } })).toBe(true);
    expect(secured({ at: { ...at, heroes: 'al' } }, 'b')).toBe(false);
  });

  it('FZ-SEC-02: a monster unsecures it, however many heroes are there', () => {
    expect(secured({ heroes: 4, at: { ...at, heroes: 'aaaa', minions: 'a' } })).toBe(false);
  });

  it('FZ-SEC-03: knocked-down heroes and specialists do not secure', () => {
    expect(secured({ at: { ...at, heroes: 'al' }, down: [0] })).toBe(false);
    expect(secured({ at: { ...at, patty: 'a', heroes: 'll' } })).toBe(false);
  });

  it('FZ-SEC-04: face up or down does not matter', () => {
    const turned: Given['arrange'] & object = (g) => {
      g.state.spawnTokens[0].up = false;
    };
    expect(secured({ at: { ...at, heroes: 'al' }, arrange: turned })).toBe(true);
  });

  it('FZ-SEC-05: checked at each roll; it holds off the die only', () => {
    // The first minion makes the hero’s place unsecured for nobody: it lands elsewhere; then the place still holds.
    const table = spawning({ at: { patty: 'l', henry: 'l', heroes: 'al' }, spawn: [1, 2, 1, 3, 4, 5, 6, 7] });
    expect([rolls(table)[0], rolls(table)[1]]).toEqual([
      [1, 2],
      [1, 3],
    ]);
    const placed = given({
      board,
      twists: [
        {
          id: 'x',
          reveal: {
            effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: { mark: 'entry' }, figures: 1 }],
          },
        },
      ],
      at: { patty: 'l', henry: 'l', heroes: 'al' },
      run: (g) =>
        call(carryOut, {
          deed: g.statics.box.numberOf(g.statics.box.content.twists[0].reveal ?? { effects: [] }),
          you: -1,
          it: -1,
          subject: -1,
          other: -1,
          here: -1,
          target: -1,
          card: -1,
          task: -1,
        }),
    });
    expect(placed.where(minion())).toBe('a');
  });
});

describe('pools', () => {
  it('FZ-POOL-01: the briefing names the pool, from which set-up takes', () => {
    const { monsters } = spawning({ mission: { pool: [{ class: 'minion', figures: { perHero: 3 } }] } }).g
      .statics;
    expect(monsters.filter((m) => m.home === 0)).toEqual(Array(6).fill({ kind: 0, home: 0 }));
  });

  it('FZ-POOL-02: in the pool and on the board their number is constant', () => {
    const table = turn({ hands: [[punch(0, { bonus: 9 })]], at: { ...away, heroes: 'ab', minions: 'a' } });
    const count = () => table.state.monsters.filter((m) => m.home === 0).length;
    const before = count();
    strike(table, minion()).passAll();
    expect(count()).toBe(before);
  });
});

describe('reserve', () => {
  const deed = (effects: Parameters<typeof responding>[0], more: Given = {}) => {
    const table = tacticsPhase({
      board,
      hands: [[responding(effects)]],
      at: { ...away, heroes: 'ab' },
      ...more,
    });
    return table.play(0, 'propose', table.card(0, 0));
  };

  it('FZ-RSV-01: spawns only when a card says so, never in step 3', () => {
    expect(spawning().where(RESERVE_ELITE)).toBe('-');
    const called = deed([{ do: 'spawn', class: 'elite', from: 'reserve', at: 'here', figures: 1 }]);
    expect(called.where(RESERVE_ELITE)).toBe('a');
  });

  it('FZ-RSV-02: returns to the reserve when it leaves the board', () => {
    const table = turn({ hands: [[punch(0, { bonus: 9 })]], at: { ...away, heroes: 'ab', elites: '--a' } });
    strike(table, RESERVE_ELITE).passAll();
    expect([table.where(RESERVE_ELITE), table.state.monsters[6].home]).toEqual(['-', 1]);
  });

  it('FZ-RSV-03: added to the spawn pool it belongs there for the rest', () => {
    const table = deed([{ do: 'enlist', class: 'elite', figures: 1 }]);
    expect(table.state.monsters[6].home).toBe(0);
    const next = spawning({
      arrange: (g) => {
        g.state.monsters[6].home = 0;
      },
    });
    expect(next.where(RESERVE_ELITE)).not.toBe('-');
  });

  it('FZ-RSV-04: on the board it activates with its class', () => {
    const table = given({
      at: { ...away, heroes: 'hh', elites: '--a' },
      run: () => call(activateMonsters, {}),
    }).passAll();
    expect(table.happened('activated')).toEqual([{ monster: RESERVE_ELITE }]);
  });

  it('FZ-RSV-05: every figure carries its home; only being added changes it', () => {
    const homes = spawning().state.monsters.map((m) => m.home);
    expect(homes).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
  });

  it('FZ-RSV-06: added while on the board it stays there', () => {
    const table = deed([{ do: 'enlist', class: 'elite', figures: 1 }], {
      at: { ...away, heroes: 'ab', elites: '--c' },
    });
    expect([table.where(RESERVE_ELITE), table.state.monsters[6].home]).toEqual(['c', 0]);
  });
});
