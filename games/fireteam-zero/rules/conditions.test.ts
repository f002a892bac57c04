import { describe, expect, it } from 'vitest';
import type { Ability, Conditions, Rule } from '../content/card-types.ts';
import { CALM, objective, punch, reacting } from '../testing/cards.ts';
import { away, elite, type Given, minion } from '../testing/given.ts';
import { attacksHero, strike, turn } from '../testing/turns.ts';

/** Is a card with this condition offered when the first hero's turn begins? The second hero holds it. */
const offered = (conditions: Conditions, more: Given = {}): boolean =>
  turn({
    hands: [[], [reacting('turnBegins', CALM, { if: conditions })]],
    at: { ...away, heroes: 'ab' },
    ...more,
  }).asked(1) === 'moment.react';
/** Does a rule with this condition do its work at a moment? */
const working = (when: Ability['when'], conditions: Conditions): Rule => ({
  triggers: [{ when, if: conditions, effects: [{ do: 'threat', spaces: 1 }] }],
});

describe('conditions', () => {
  it('part and within: whose moment it is, and how far from you', () => {
    expect([offered({ part: 'ally' }), offered({ part: 'own' })]).toEqual([true, false]);
    expect([offered({ within: 1 }), offered({ within: 0 })]).toEqual([true, false]);
  });

  it('terrain, specialists, heroes and monsters where it happens', () => {
    const terrain = { a: 'covered' };
    expect([
      offered({ terrain: 'covered' }, { terrain }),
      offered({ terrain: 'elevated' }, { terrain }),
    ]).toEqual([true, false]);
    expect([
      offered({ notTerrain: 'covered' }, { terrain }),
      offered({ notTerrain: 'elevated' }, { terrain }),
    ]).toEqual([false, true]);
    const near = { at: { patty: 'b', henry: 'h', heroes: 'ac' } };
    expect([offered({ specialistWithin: 1 }, near), offered({ specialistWithin: 0 }, near)]).toEqual([
      true,
      false,
    ]);
    expect([offered({ heroesHere: 1 }), offered({ heroesHere: 2 })]).toEqual([true, false]);
    const crowd = { at: { ...away, heroes: 'ab', minions: 'aa' } };
    expect([offered({ monstersHere: 2 }, crowd), offered({ monstersHere: 3 }, crowd)]).toEqual([true, false]);
    expect([offered({ atMostMonstersHere: 2 }, crowd), offered({ atMostMonstersHere: 1 }, crowd)]).toEqual([
      true,
      false,
    ]);
    expect([
      offered({ allHeroesHere: true }),
      offered({ allHeroesHere: true }, { at: { ...away, heroes: 'aa' } }),
    ]).toEqual([false, true]);
  });

  it('alone: you are the only active hero where you are', () => {
    expect([offered({ alone: true }), offered({ alone: true }, { at: { ...away, heroes: 'aa' } })]).toEqual([
      true,
      false,
    ]);
    expect(offered({ alone: true }, { heroes: 3, at: { ...away, heroes: 'abb' }, down: [2] })).toBe(true);
  });

  it('threat, coin, boss and objectives', () => {
    const arrange: Given['arrange'] & object = (g) => {
      g.state.threat = 5;
      g.state.heads = false;
      g.state.objectives[0].done = true;
    };
    const more = { arrange, objectives: [objective('goal'), objective('other')] };
    expect([offered({ threat: 5 }, more), offered({ threat: 6 }, more)]).toEqual([true, false]);
    expect([offered({ coin: 'tails' }, more), offered({ coin: 'heads' }, more)]).toEqual([true, false]);
    expect([offered({ done: 'goal' }, more), offered({ done: 'other' }, more)]).toEqual([true, false]);
    expect([offered({ undone: 'goal' }, more), offered({ undone: 'other' }, more)]).toEqual([false, true]);
    expect([offered({ boss: true }), offered({ boss: false })]).toEqual([false, true]);
    expect(offered({ boss: true }, { at: { ...away, heroes: 'ab', boss: 'h' } })).toBe(true);
  });

  it('token: such a thing lies here; noToken: none is left', () => {
    const more: Given = {
      tokens: [{ id: 'idol' }, { id: 'lamp' }],
      arrange: (g, at) => {
        g.state.tokens.push({ kind: 0, at: at('a') }, { kind: 1, at: at('c') });
      },
    };
    expect([offered({ token: 'idol' }, more), offered({ token: 'lamp' }, more)]).toEqual([true, false]);
    expect([offered({ noToken: 'idol' }, more), offered({ noToken: 'idol' })]).toEqual([false, true]);
  });

  it('type and ranged: of the attack going on', () => {
    const attacked = (conditions: Conditions, at: string) =>
      attacksHero(minion(), 0, {
        hands: [[reacting('heroTargeted', CALM, { if: conditions })]],
        minion: { attack: { type: 'brawl', strength: 2, range: 2 } },
        at: { ...away, heroes: 'ah', minions: at },
      }).asked(0) === 'moment.react';
    expect([attacked({ type: 'brawl' }, 'a'), attacked({ type: 'bomb' }, 'a')]).toEqual([true, false]);
    expect([attacked({ ranged: true }, 'a'), attacked({ ranged: true }, 'b')]).toEqual([false, true]);
    expect([attacked({ ranged: false }, 'a'), attacked({ ranged: false }, 'b')]).toEqual([true, false]);
    expect(offered({ type: 'brawl' })).toBe(false);
  });

  it('class and itself: the monster concerned', () => {
    const kill = (attribute: Rule, target: number, twist: Rule = {}) =>
      strike(
        turn({
          hands: [[punch(0, { bonus: 20 })]],
          at: { ...away, heroes: 'ah', minions: 'a', elites: 'a' },
          minion: { attribute },
          twists: [{ id: 'x', ...twist }],
          arrange: (g) => g.move(g.state.twists, 0, g.state.revealed, 0x7fffffff),
        }),
        target,
      ).state.threat;
    expect([
      kill({}, minion(), working('monsterKilled', { class: 'minion' })),
      kill({}, elite(), working('monsterKilled', { class: 'minion' })),
    ]).toEqual([2, 1]);
    expect([
      kill(working('monsterKilled', { itself: true }), minion()),
      kill(working('monsterKilled', { itself: true }), elite()),
    ]).toEqual([2, 1]);
    // A rule without a monster of its own has no "itself".
    expect(kill({}, minion(), working('monsterKilled', { itself: true }))).toBe(1);
  });

  it('hits: so many are about to be taken', () => {
    const hit = (hits: number) =>
      attacksHero(
        minion(),
        0,
        {
          hands: [[reacting('heroHit', CALM, { if: { hits } }), punch(), punch(), punch()]],
          at: { ...away, heroes: 'ah', minions: 'a' },
        },
        { strength: 0, bonus: 2 },
      ).asked(0);
    expect([hit(2), hit(3)]).toEqual(['moment.react', 'discard.choose']);
  });
});
