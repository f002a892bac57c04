import { describe, expect, it } from 'vitest';
import type { ReconEventCard } from '../content/card-types.ts';
import { objective } from '../testing/cards.ts';
import { away } from '../testing/given.ts';
import { deck, searching } from '../testing/searching.ts';
import { turn } from '../testing/turns.ts';
import type { G } from './fireteam.ts';

const draws = (id: string, cards = 1): ReconEventCard => ({
  id,
  effects: [{ do: 'draw', who: 'you', cards }],
});

/** All events, in any order. */
const fill = (g: G) => {
  for (const event of g.statics.events) g.add(g.state.recon, event, 0);
};

describe('search', () => {
  it('FZ-SEA-01: where a face-up token lies and no monster is', () => {
    const table = searching(draws('ammo'), { spawns: 'abcdefghcdef' });
    expect(table.options(0, 'search')).toEqual([[1]]);
    expect(table.forbids(0, 'search', 2)).toBe('FZ-SEA-01');
    const crowded = searching(draws('ammo'), { at: { ...away, heroes: 'bd', minions: 'b' } });
    expect(crowded.whyNot(0, 'search', 1)).toEqual({ rule: 'FZ-SEA-01', facts: { monsters: 1 } });
  });

  it('FZ-SEA-02: turns the token face down', () => {
    expect(searching(draws('ammo')).play(0, 'search', 1).state.spawnTokens[1].up).toBe(false);
  });

  it('FZ-SEA-03: draws the top recon card and resolves it', () => {
    const table = turn({
      events: [draws('one', 1), draws('two', 2)],
      arrange: deck('two', 'one'),
      at: { ...away, heroes: 'bd' },
    }).play(0, 'search', 1);
    expect([table.hand(0), table.state.recon.items.length]).toEqual([2, 1]);
  });

  it('FZ-SEA-04: not twice in the same place', () => {
    const table = searching(draws('ammo'), { at: { ...away, heroes: 'bd', patty: 'b' } }).play(
      0,
      'search',
      1,
    );
    expect(table.forbids(0, 'search', 1)).toBe('FZ-SEA-04');
  });

  it('FZ-SEA-06: others there do not prevent it, be they heroes, down or specialists', () => {
    const table = searching(draws('ammo'), { at: { patty: 'b', henry: 'b', heroes: 'bb' }, down: [1] });
    expect(table.forbids(0, 'search', 1)).toBeNull();
  });

  it('FZ-SEA-07: with an empty deck the token turns and nothing is drawn', () => {
    const table = turn({ at: { ...away, heroes: 'bd' } }).play(0, 'search', 1);
    expect([table.state.spawnTokens[1].up, table.state.found.items]).toEqual([false, []]);
  });

  it('FZ-SEA-08: several tokens in one location are searches of their own', () => {
    const table = searching(draws('ammo'), { spawns: 'b', at: { heroes: 'bd', patty: 'b', henry: 'h' } });
    expect(table.options(0, 'search')).toHaveLength(12);
    table.play(0, 'search', 4);
    expect(table.options(0, 'search')).toHaveLength(11);
  });

  it('FZ-SEA-09: a resolved card lies face up; a discovery with a task stays beside the board', () => {
    const task = {
      id: 'lockbox',
      objective: 'goal',
      effects: [],
      task: {
        needs: 1,
        acts: [{ id: 'open', free: true as const, effects: [{ do: 'progress', tokens: 1 }] as const }],
        done: { effects: [{ do: 'intel', objective: 'goal', tokens: 1 }] as const },
      },
    };
    const table = turn({
      discoveries: [task],
      objectives: [objective('goal', 2)],
      at: { ...away, heroes: 'bd' },
      arrange: deck('lockbox'),
    }).play(0, 'search', 1);
    const [card] = table.state.found.items;
    expect(table.state.tasks).toEqual([{ card, intel: 0 }]);
    table.play(0, 'act', table.options(0, 'act')[0][0], card);
    expect([table.state.tasks, table.state.objectives[0].intel]).toEqual([[], 1]);
    expect(table.state.found.items).toEqual([card]);
  });

  it('FZ-SEA-10: twelve tokens and twelve cards: no token gives a second one', () => {
    const table = turn({ spawns: 'b', at: { heroes: 'bd', patty: 'b', henry: 'h' }, arrange: fill });
    for (let token = 0; token < 12; token++) table.play(0, 'search', token);
    expect([table.state.recon.items.length, table.verbs(0)]).toEqual([0, ['step', 'end']]);
  });
});
