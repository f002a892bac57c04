import { describe, expect, it } from 'vitest';
import { FIST2, NO_FIST, punches, reacting, shot } from '../testing/cards.ts';
import { away, type Given, minion } from '../testing/given.ts';
import { attacksHero } from '../testing/turns.ts';

describe('taking one for the team', () => {
  const targeted = (more: Given = {}) =>
    attacksHero(minion(), 0, {
      heroes: 3,
      hands: [punches(5), punches(5), punches(5)],
      at: { ...away, heroes: 'aaa', minions: 'a' },
      dice: [FIST2, NO_FIST],
      ...more,
    });

  it('FZ-TOT-01: another active hero in the location may become the target', () => {
    const table = targeted({ at: { ...away, heroes: 'aab', minions: 'a' } });
    expect(table.awaiting).toEqual([1]);
    table.play(1, 'stepIn', 1);
    expect(table.match.decision(1)?.about).toEqual({ hero: 1, cards: 2 });
    expect(targeted().forbids(1, 'stepIn', 0)).toBe('FZ-TOT-01');
  });

  it('FZ-TOT-02: nobody has to; it needs no card and is no reaction, however often', () => {
    const table = targeted({
      heroes: 2,
      hands: [punches(5)],
      at: { ...away, heroes: 'aa', minions: 'a' },
      dice: [NO_FIST, NO_FIST],
    });
    expect(table.verbs(1)).toEqual(['stepIn', 'stay']);
    expect(table.play(1, 'stay').happened('steppedIn')).toEqual([]);
  });

  it('FZ-TOT-03: before the dice are rolled', () => {
    const table = targeted();
    expect([table.asked(1), table.happened('rolled')]).toEqual(['attack.stepIn', []]);
  });

  it('FZ-TOT-04: not who is knocked down', () => {
    const table = targeted({ down: [1] });
    expect(table.awaiting).toEqual([2]);
    const solo = targeted({ solo: true, down: [1] });
    expect(solo.forbids(0, 'stepIn', 1)).toBe('FZ-TOT-04');
  });

  it('FZ-TOT-05: against a bomb nobody steps in', () => {
    const table = attacksHero(
      minion(),
      0,
      { at: { ...away, heroes: 'aa', minions: 'a' }, dice: [NO_FIST] },
      { type: 2 },
    );
    expect(table.happened('steppedIn')).toEqual([]);
    expect(table.asked(1)).toBeNull();
  });

  it('FZ-TOT-06: of several volunteers the first player decides; one change only', () => {
    const table = targeted().play(1, 'stepIn', 1).play(2, 'stepIn', 2);
    expect([table.asked(0), table.options(0, 'choose')]).toEqual(['attack.whoStepsIn', [[1], [2]]]);
    table.play(0, 'choose', 2);
    expect(table.happened('steppedIn')).toEqual([{ hero: 2, for: 0 }]);
    expect(table.match.decision(2)?.about).toEqual({ hero: 2, cards: 2 });
  });

  it('an attribute or a focus may forbid it, a card may bring it from afar', () => {
    const fixed = targeted({ minion: { attribute: { monsters: [{ fixedTarget: true }] } } });
    expect(fixed.asked(0)).toBe('discard.choose');
    const taker = reacting('heroTargeted', [{ do: 'takeIt' }], { if: { part: 'ally', within: 2 } });
    const table = targeted({
      heroes: 2,
      hands: [punches(5), [taker, shot(), shot()]],
      at: { ...away, heroes: 'ac', minions: 'a' },
    });
    table.play(1, 'react', table.card(1, 0));
    expect(table.hand(1)).toBe(0);
  });
});
