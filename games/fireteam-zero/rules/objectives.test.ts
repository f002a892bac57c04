import { describe, expect, it } from 'vitest';
import type { DiscoveryCard } from '../content/card-types.ts';
import { CONTENT } from '../content/index.ts';
import { objective } from '../testing/cards.ts';
import { away, type Given, type TestTable } from '../testing/given.ts';
import { deck } from '../testing/searching.ts';
import { turn } from '../testing/turns.ts';
import type { G } from './fireteam.ts';

const intel = (id: string, tokens = 1) => [{ do: 'intel', objective: id, tokens }] as const;
const fuel: DiscoveryCard = { id: 'fuel', objective: 'ferry', effects: intel('ferry') };
const propeller: DiscoveryCard = { id: 'propeller', objective: 'ferry', effects: intel('ferry') };
const ferry = objective('ferry', 2, { coin: true });
const tails = (g: G) => {
  g.state.heads = false;
};

/** Two searches, of fuel and propeller. */
const searching = (more: Given = {}): TestTable =>
  turn({
    spawns: 'b',
    objectives: [ferry, objective('other')],
    discoveries: [fuel, propeller],
    at: { heroes: 'bd', patty: 'b', henry: 'h' },
    ...more,
    arrange: (g, at) => {
      deck('fuel', 'propeller')(g);
      more.arrange?.(g, at);
    },
  });
/** An objective with an action of its own that gives one intel. */
const work = (id: string, needs: number, more = {}) =>
  objective(id, needs, { acts: [{ id: 'work', free: true, effects: intel(id) }], ...more });
const act = (table: TestTable, i = 0) => table.play(0, 'act', table.options(0, 'act')[i][0], -1);

describe('completing objectives', () => {
  it('FZ-OBJ-01: a discovery puts intel on its objective at once, or after a task', () => {
    expect(searching().play(0, 'search', 0).state.objectives[0].intel).toBe(1);
    const task: DiscoveryCard = {
      id: 'fuel',
      objective: 'ferry',
      effects: [],
      task: {
        needs: 1,
        triggers: [
          { when: 'heroEnters', if: { terrain: 'difficult' }, effects: [{ do: 'progress', tokens: 1 }] },
        ],
        done: { effects: intel('ferry') },
      },
    };
    const table = searching({ discoveries: [task, propeller], terrain: { c: 'difficult' } }).play(
      0,
      'search',
      0,
    );
    expect(table.state.objectives[0].intel).toBe(0);
    expect(table.step(0, 'c', 1).state.objectives[0].intel).toBe(1);
  });

  it('FZ-OBJ-02: complete as soon as the stated number is there', () => {
    const table = searching().play(0, 'search', 0);
    expect(table.state.objectives[0].done).toBe(false);
    expect(table.play(0, 'search', 1).state.objectives[0].done).toBe(true);
  });

  it('FZ-OBJ-03: at once and for good, with the victory check', () => {
    const table = act(turn({ objectives: [work('dig', 1)] }));
    expect(table.match.result).toEqual({ winners: [0, 1], by: 'FZ-WIN-01' });
    const two = act(turn({ objectives: [work('dig', 1), objective('other')] }));
    expect([two.match.result, two.state.objectives[0].done, two.verbs(0).includes('act')]).toEqual([
      null,
      true,
      false,
    ]);
  });

  it('FZ-OBJ-04: Repair the Ferry: fuel after the propeller completes it', () => {
    const table = searching().play(0, 'search', 0).play(0, 'search', 1);
    expect(table.happened('intelGained').map((e) => e.intel)).toEqual([1, 2]);
    expect(table.happened('objectiveDone')).toEqual([{ objective: 0 }]);
  });
});

describe('objective cards', () => {
  it('FZ-OBJC-01: all of the mission must be completed', () => {
    const table = act(turn({ objectives: [work('one', 1), work('two', 1)] }));
    expect(table.match.result).toBeNull();
    expect(act(table).match.result).not.toBeNull();
    const ids = CONTENT.missions.flatMap((file) => file.objectives.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('FZ-OBJC-02: each states its own condition, many a number of intel', () => {
    const table = act(turn({ objectives: [work('three', 3)] }));
    expect([table.g.statics.needs, table.state.objectives[0]]).toEqual([[3], { intel: 1, done: false }]);
    expect(turn({ objectives: [{ id: 'each', needs: { perHero: 2 } }], heroes: 3 }).g.statics.needs).toEqual([
      6,
    ]);
  });

  it('FZ-OBJC-03: tokens come from a task on the card itself, or from discoveries', () => {
    expect(act(turn({ objectives: [work('dig', 2)] })).state.objectives[0].intel).toBe(1);
    expect(searching().play(0, 'search', 0).state.objectives[0].intel).toBe(1);
  });

  it('FZ-OBJC-04: nobody is asked about the coin once the mission is won', () => {
    const last = { objectives: [work('dig', 1, { coin: true })], arrange: tails };
    expect(act(turn(last)).match.result).toEqual({ winners: [0, 1], by: 'FZ-WIN-01' });
    const exit = { ...last, exit: 'b', at: { ...away, heroes: 'bb' } };
    expect(act(turn(exit)).match.result).toEqual({ winners: [0, 1], by: 'FZ-WIN-02' });
    expect(act(turn({ ...exit, at: { ...away, heroes: 'bc' } })).asked(0)).toBe('completeObjective.coin');
  });

  it('FZ-OBJC-04: some let the heroes turn the coin to heads', () => {
    const table = searching({ arrange: tails }).play(0, 'search', 0).play(0, 'search', 1);
    expect([table.asked(0), table.verbs(0)]).toEqual(['completeObjective.coin', ['turn', 'leave']]);
    expect(table.play(0, 'turn').state.heads).toBe(true);
    const plain = act(turn({ objectives: [work('dig', 1), objective('other')], arrange: tails }));
    expect(plain.asked(0)).toBe('heroTurn.act');
  });

  it('FZ-OBJC-05: a coin that shows heads stays, and nothing is stored', () => {
    const table = searching().play(0, 'search', 0).play(0, 'search', 1);
    expect([table.asked(0), table.state.heads]).toEqual(['heroTurn.act', true]);
    expect(table.happened('coinTurned')).toEqual([]);
    const event = turn({
      events: [{ id: 'luck', effects: [{ do: 'coin' }] }],
      at: { ...away, heroes: 'bd' },
      arrange: (g) => g.add(g.state.recon, 0, 0),
    }).play(0, 'search', 1);
    expect([event.happened('coinTurned'), event.state.heads]).toEqual([[], true]);
  });

  it('FZ-OBJC-06: Repair the Ferry: two tokens, and the players may turn the coin', () => {
    const [card] = CONTENT.missions.flatMap((file) =>
      file.objectives.filter(({ id }) => id === 'repairTheFerry'),
    );
    expect([card.needs, card.coin]).toEqual([2, true]);
    const table = searching({ arrange: tails }).play(0, 'search', 0).play(0, 'search', 1).play(0, 'leave');
    expect(table.state.heads).toBe(false);
  });
});

describe('intel tokens', () => {
  it('FZ-INT-01: on objectives they track progress, on discoveries that of their task', () => {
    const task: DiscoveryCard = {
      id: 'fuel',
      objective: 'ferry',
      effects: [],
      task: {
        needs: 2,
        acts: [{ id: 'pump', free: true, effects: [{ do: 'progress', tokens: 1 }] }],
        done: { effects: intel('ferry') },
      },
    };
    const table = searching({ discoveries: [task, propeller] }).play(0, 'search', 0);
    const [card] = table.state.found.items;
    table.play(0, 'act', table.options(0, 'act')[0][0], card);
    expect(table.state.tasks).toEqual([{ card, intel: 1 }]);
    table.play(0, 'act', table.options(0, 'act')[0][0], card);
    expect(table.state.objectives[0].intel).toBe(1);
  });

  it('FZ-INT-02, FZ-INT-03: on the board they stand for things; a letter tells them apart', () => {
    const thing = (id: string, letter: string) => ({
      id,
      letter,
      acts: [
        {
          id: 'take',
          free: true as const,
          effects: [{ do: 'removeToken', token: id, at: 'here' }, ...intel('goal')] as const,
        },
      ],
    });
    const table = turn({
      tokens: [thing('valve', 'A'), thing('lever', 'B')],
      objectives: [objective('goal', 2)],
      at: { ...away, heroes: 'bd' },
      arrange: (g, at) => {
        g.state.tokens.push({ kind: 0, at: at('c') }, { kind: 1, at: at('b') });
      },
    });
    expect(table.options(0, 'act')).toHaveLength(1);
    act(table);
    expect([table.state.tokens, table.state.objectives[0].intel]).toEqual([
      [{ kind: 0, at: table.place('c') }],
      1,
    ]);
    expect(table.g.statics.box.tokens.map((t) => t.letter)).toEqual(['A', 'B']);
  });

  it('FZ-INT-04: special tokens are named objects, placed when a mission names them', () => {
    const fire = { id: 'fire', terrain: 'difficult' as const };
    const table = turn({
      tokens: [fire],
      objectives: [
        objective('goal', 1, {
          acts: [{ id: 'light', free: true, effects: [{ do: 'token', token: 'fire', at: 'here' }] }],
        }),
      ],
      at: { ...away, heroes: 'bd' },
    });
    act(table);
    expect(table.state.tokens).toEqual([{ kind: 0, at: table.place('b') }]);
    expect(table.happened('tokenPlaced')).toHaveLength(1);
    const back = table.step(0, 'a');
    expect(back.forbids(0, 'step', back.place('b'), 0)).toBe('FZ-TER-03');
  });

  it('FZ-INT-05: the supply does not run out', () => {
    let table = turn({ objectives: [work('much', 20)] });
    for (let i = 0; i < 15; i++) table = act(table);
    expect(table.state.objectives[0].intel).toBe(15);
  });
});

describe('recon deck', () => {
  it('FZ-REC-01: each discovery is linked to one objective of its mission', () => {
    for (const { mission, discoveries } of CONTENT.missions)
      for (const card of discoveries) expect(mission.objectives).toContain(card.objective);
  });

  it('FZ-REC-02: events help or harm and have nothing to do with objectives', () => {
    for (const event of CONTENT.events)
      for (const effect of event.effects) expect(['intel', 'progress']).not.toContain(effect.do);
  });

  it('FZ-REC-03: Ferry Fuel puts one intel token on Repair the Ferry', () => {
    const [card] = CONTENT.missions.flatMap((file) =>
      file.discoveries.filter(({ id }) => id === 'ferryFuel'),
    );
    expect(card.effects).toEqual([{ do: 'intel', objective: 'repairTheFerry', tokens: 1 }]);
  });
});
