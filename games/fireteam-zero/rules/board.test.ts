import { call, Match, SetupError, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { objective, punch, reacting, shot } from '../testing/cards.ts';
import { away, given, minion } from '../testing/given.ts';
import { attacksHero, phase, strike, turn } from '../testing/turns.ts';
import { activeHeroesIn, rangeBetween } from './board.ts';
import { HENRY, PATTY } from './fireteam.ts';
import { game } from './game.ts';
import { spawnMonsters } from './procedures.ts';
import { statics } from './statics.ts';

const adjacent = (board: readonly string[], from: string, eastern?: readonly string[]) => {
  const table = given({ board, ...(eastern ? { eastern } : {}), run: () => call(spawnMonsters, {}) });
  const { graph, neighbours } = table.g.statics;
  return neighbours[table.place(from)].map((to) => graph.areas[to].name).join('');
};

describe('general principles', () => {
  it('FZ-GEN-01: all win or lose together; nobody controls the monsters', () => {
    const table = attacksHero(minion(), 0, {
      at: { ...away, heroes: 'ab', minions: 'a' },
      dice: [0],
      arrange: (g) => {
        g.state.heads = false;
      },
    });
    expect(table.match.result?.winners).toEqual([]);
    const goal = objective('goal', 1, {
      acts: [{ id: 'do', effects: [{ do: 'intel', objective: 'goal', tokens: 1 }] }],
    });
    const won = turn({ objectives: [goal], heroes: 3 });
    expect(won.play(0, 'act', won.options(0, 'act')[0][0], -1).match.result?.winners).toEqual([0, 1, 2]);
  });

  it('FZ-GEN-02: one hero for each player, never eliminated', () => {
    const table = attacksHero(minion(), 0, { at: { ...away, heroes: 'ab', minions: 'a' }, dice: [0] });
    expect([table.state.heroes[0].down, table.where(0)]).toEqual([true, 'a']);
    expect(phase({ heroes: 4 }).state.heroes).toHaveLength(4);
  });

  it('FZ-GEN-03: sectors of locations; every figure is in exactly one', () => {
    const { graph } = given({ board: ['ab'], eastern: ['cd'], run: () => call(spawnMonsters, {}) }).g.statics;
    expect(graph.areas.map((a) => a.sector)).toEqual(['west', 'west', 'east', 'east']);
    const table = turn({ at: { ...away, heroes: 'bc' } });
    expect([0, 1, PATTY, HENRY].map((f) => table.where(f))).toEqual(['b', 'c', 'h', 'h']);
  });

  it('FZ-GEN-04: locations are adjacent if they touch, be it only diagonally', () => {
    expect(adjacent(['abc', 'def'], 'a')).toBe('bde');
    expect(adjacent(['a..', '.b.', '..c'], 'b')).toBe('ac');
  });

  it('FZ-GEN-05: range is the least number of steps, whatever the terrain', () => {
    const table = turn({ terrain: { b: 'difficult', c: 'impassable' } });
    const range = (a: string, b: string) => rangeBetween(table.g, table.place(a), table.place(b));
    expect([range('a', 'a'), range('a', 'b'), range('a', 'd')]).toEqual([0, 1, 3]);
  });

  it('FZ-GEN-06: an active hero is one who is not knocked down', () => {
    const table = turn({ heroes: 3, at: { ...away, heroes: 'aaa' }, down: [1] });
    expect(activeHeroesIn(table.g, table.place('a'))).toBe(2);
  });

  it('FZ-GEN-07: specialists never count as heroes', () => {
    const table = turn({ at: { patty: 'b', henry: 'b', heroes: 'aa' } });
    expect(activeHeroesIn(table.g, table.place('b'))).toBe(0);
  });

  it('FZ-GEN-08: victory takes effect in the middle of anything', () => {
    const kill = objective('kill', 1, {
      triggers: [{ when: 'monsterKilled', effects: [{ do: 'intel', objective: 'kill', tokens: 1 }] }],
    });
    const table = turn({
      objectives: [kill],
      hands: [[punch(0, { bonus: 9, after: { effects: [{ do: 'draw', who: 'you', cards: 1 }] } })]],
      at: { ...away, heroes: 'ab', minions: 'a' },
    });
    // Won in the middle: what the card says comes after is not carried out any more.
    expect(strike(table, minion()).match.result?.by).toBe('FZ-WIN-01');
    expect(table.hand(0)).toBe(0);
  });

  it('FZ-GEN-09: card texts beat the rules, "cannot" beats "can"', () => {
    const react = reacting('heroTargeted', [{ do: 'cancel' }]);
    const silenced = attacksHero(minion(), 0, {
      solo: true,
      hands: [[react, react], [react]],
      heroCards: [{ modifiers: [{ noReactions: true }] }],
      at: { ...away, heroes: 'ab', minions: 'a' },
    });
    expect(silenced.forbids(0, 'react', silenced.card(0, 0))).toBe('FZ-GEN-09');
    expect(silenced.options(0, 'react')).toEqual([[silenced.card(1, 0)]]);
  });

  it('FZ-GEN-10: any number of figures share a location', () => {
    const table = turn(
      { heroes: 4, at: { heroes: 'aaab', patty: 'a', henry: 'a', minions: 'aaaa', elites: 'aaa' } },
      3,
    );
    expect(table.step(3, 'a').where(3)).toBe('a');
  });

  it('FZ-GEN-11: 1 to 4 players, 2 to 4 heroes', () => {
    expect([1, 2, 3, 4].map((seats) => statics({ mission: 'riverCrossing' }, seats).heroes)).toEqual([
      2, 2, 3, 4,
    ]);
    const start = (seats: number) =>
      Match.start(game, { setup: { mission: 'riverCrossing' }, seats, seed: seedFrom('x') });
    expect(() => start(5)).toThrow(SetupError);
    expect(() => start(0)).toThrow(SetupError);
  });

  it('FZ-GEN-12: what the group decides is answered by the first player', () => {
    const table = turn({
      twists: [
        {
          id: 'x',
          triggers: [
            {
              when: 'turnBegins',
              target: { choose: 'hero' },
              effects: [{ do: 'draw', who: 'target', cards: 1 }],
            },
          ],
        },
      ],
      arrange: (g) => {
        g.state.first = 1;
        g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff);
      },
    });
    expect([table.asked(0), table.asked(1)]).toEqual([null, 'carryOut.choose']);
    expect(table.play(1, 'choose', 0).hand(0)).toBe(1);
  });

  it('FZ-GEN-13: the same across the joint of two sectors', () => {
    expect(adjacent(['ab', 'cd'], 'b', ['ef', 'gh'])).toBe('acdeg');
  });

  it('FZ-GEN-14: no figure blocks movement, range or attacks', () => {
    const table = turn({ hands: [[shot(3, { range: 2 })]], at: { ...away, heroes: 'ah', minions: 'cb' } });
    expect(table.step(0, 'b').where(0)).toBe('b');
    const over = turn({ hands: [[shot(3, { range: 2 })]], at: { ...away, heroes: 'ah', minions: 'cb' } });
    over.play(0, 'attack', over.card(0, 0));
    expect(over.options(0, 'target')).toEqual([[minion(0)], [minion(1)]]);
  });
});
