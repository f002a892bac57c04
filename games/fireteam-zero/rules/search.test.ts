import { describe, expect, it } from 'vitest';
import type { EventCard } from '../content/card-types.ts';
import { BLANK, FIST2, MOVE, NO_FIST, objective, punch, reacting } from '../testing/cards.ts';
import { type Given, minion, type TestTable } from '../testing/given.ts';
import { turn } from '../testing/turns.ts';
import type { G } from './fireteam.ts';

const away = { patty: 'h', henry: 'h' };
const draws = (id: string, cards = 1): EventCard => ({ id, effects: [{ do: 'draw', who: 'you', cards }] });
/** The recon deck, from the top. */
const deck =
  (...cards: readonly string[]) =>
  (g: G) => {
    for (const id of cards.toReversed())
      g.add(
        g.state.recon,
        g.statics.box.recon.findIndex((r) => r.card.id === id),
        0,
      );
  };
/** The first hero in b, where token 2 lies; the top recon card is `event`. */
const searching = (event: EventCard, more: Given = {}): TestTable =>
  turn({
    events: [event],
    at: { ...away, heroes: 'bd' },
    ...more,
    arrange: (g, at) => {
      deck(event.id, event.id)(g);
      more.arrange?.(g, at);
    },
  });

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

const fill = (g: G) => {
  for (const event of g.statics.events) g.add(g.state.recon, event, 0);
};

describe('ambush', () => {
  const ambush = (of: 'minion' | 'elite' = 'minion'): EventCard => ({
    id: 'ambush',
    effects: [{ do: 'ambush', class: of }],
  });
  const hand = [punch(), punch(), punch(), punch()];

  it('FZ-AMB-01: the monster is put where the hero is and activates at once', () => {
    const table = searching(ambush(), { hands: [hand], activation: [BLANK], dice: [FIST2, NO_FIST] }).play(
      0,
      'search',
      1,
    );
    expect(table.where(minion())).toBe('b');
    expect(table.happened('activated')).toEqual([{ monster: minion() }]);
    expect(table.happened('wounded')).toEqual([{ hero: 0, hits: 2, by: minion() }]);
  });

  it('FZ-AMB-02: taken from the spawn pool if one of the kind is there', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'bd', minions: 'hh' } }).play(
      0,
      'search',
      1,
    );
    expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['h', 'h', 'b']);
  });

  it('FZ-AMB-03: else the farthest on the board is moved there', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'bd', minions: 'cgef' } });
    table.play(0, 'search', 1).play(0, 'choose', minion(1));
    expect([0, 1, 2, 3].map((i) => table.where(minion(i)))).toEqual(['c', 'b', 'e', 'f']);
  });

  it('FZ-AMB-04: no reaction is played to it', () => {
    const react = reacting('heroHit', [{ do: 'prevent', hits: 9 }]);
    const table = searching(ambush(), {
      hands: [[react, react, react], [reacting('heroTargeted', [{ do: 'cancel' }])]],
      activation: [BLANK],
      dice: [FIST2, NO_FIST],
    }).play(0, 'search', 1);
    expect([table.asked(0), table.asked(1)]).toEqual(['discard.choose', null]);
  });

  it('FZ-AMB-05: a full activation, without moving since a hero is there', () => {
    const table = searching(ambush(), { hands: [hand], activation: [MOVE] }).play(0, 'search', 1);
    expect(table.happened('activationRolled')).toEqual([{ monster: minion(), face: MOVE }]);
    expect([table.happened('moved'), table.where(minion())]).toEqual([[], 'b']);
    expect(table.happened('attacked')).toHaveLength(1);
  });

  it('FZ-AMB-06: its target is whoever is earliest in turn order there', () => {
    const table = searching(ambush(), {
      hands: [hand, hand],
      at: { ...away, heroes: 'bb' },
      arrange: (g) => {
        g.state.first = 1;
      },
      dice: [FIST2, FIST2],
    }).play(0, 'search', 1);
    expect(table.happened('attacked')[0].target).toBe(1);
  });

  it('FZ-AMB-07: it activates again in the coming threat phase', () => {
    const table = searching(ambush(), { hands: [hand] }).play(0, 'search', 1);
    expect(table.state.monsters[0].spent).toBe(false);
  });

  it('FZ-AMB-08: the ban begins with drawing the card and ends with the activation', () => {
    const first: EventCard = {
      id: 'ambush',
      effects: [
        { do: 'harm', who: 'you', hits: 1 },
        { do: 'ambush', class: 'minion' },
      ],
    };
    const react = [
      reacting('heroHit', [{ do: 'prevent', hits: 9 }]),
      reacting('searched', [{ do: 'draw', who: 'you', cards: 1 }]),
    ];
    const table = searching(first, {
      hands: [[...react, punch(), punch()]],
      dice: [NO_FIST, NO_FIST],
      activation: [BLANK],
    });
    const [, last] = [table.card(0, 0), table.card(0, 1)];
    table.play(0, 'search', 1);
    expect(table.asked(0)).toBe('discard.choose');
    table.play(0, 'discard', table.card(0, 2));
    expect([table.asked(0), table.options(0, 'react')]).toEqual(['moment.react', [[last]]]);
  });

  it('FZ-AMB-09: of several equally far the searching player chooses, by range', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'bd', minions: 'ggcc' } }).play(
      0,
      'search',
      1,
    );
    expect([table.asked(0), table.options(0, 'choose')]).toEqual([
      'ambush.choose',
      [[minion(0)], [minion(1)]],
    ]);
  });

  it('FZ-AMB-10: without such a monster there is none; a reserve one only if it is on the board', () => {
    const more: Given = { hands: [hand], mission: { pool: [{ class: 'minion', figures: 4 }] } };
    const none = searching(ambush('elite'), more).play(0, 'search', 1);
    expect([none.happened('ambushed'), none.asked(0)]).toEqual([[], 'heroTurn.act']);
    const reserve = minion(4);
    const there = searching(ambush('elite'), {
      ...more,
      arrange: (g, at) => {
        g.state.at[reserve] = at('g');
      },
    }).play(0, 'search', 1);
    expect(there.play(0, 'choose', reserve).where(reserve)).toBe('b');
  });

  it('FZ-AMB-11: it happens even with a boss in play', () => {
    const table = searching(ambush(), { hands: [hand], at: { ...away, heroes: 'bd', boss: 'h' } }).play(
      0,
      'search',
      1,
    );
    expect(table.where(minion())).toBe('b');
  });

  it('FZ-AMB-12: stepping in is allowed', () => {
    const table = searching(ambush(), { hands: [hand, hand], at: { ...away, heroes: 'bb' } }).play(
      0,
      'search',
      1,
    );
    expect(table.asked(1)).toBe('attack.stepIn');
  });
});
