import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { BLANK, FIST_BULLET, MOVE, NO_FIST, punches, reacting, SPECIAL } from '../testing/cards.ts';
import { away, type Given, given, minion } from '../testing/given.ts';
import { activates } from '../testing/turns.ts';
import { activateMonsters } from './procedures.ts';

describe('activation die', () => {
  const roll = (face: number, more: Given = {}) =>
    activates(minion(), { activation: [face], at: { ...away, heroes: 'gh', minions: 'a' }, ...more });

  it('FZ-ADIE-01: rolled once for each, even one that did not move', () => {
    const still = roll(BLANK, { at: { ...away, heroes: 'ab', minions: 'a' }, hands: [punches(5)] });
    expect(still.happened('activationRolled')).toEqual([{ monster: minion(), face: BLANK }]);
  });

  it('FZ-ADIE-02: blank: nothing', () => {
    expect(roll(BLANK).where(minion())).toBe('c');
  });

  it('FZ-ADIE-03: movement: one more location, unless an active hero is there', () => {
    expect(roll(MOVE).where(minion())).toBe('d');
    const held = roll(MOVE, { at: { ...away, heroes: 'ch', minions: 'a' }, hands: [punches(5)] });
    expect(held.where(minion())).toBe('c');
  });

  it('FZ-ADIE-04: special: the ability of its card', () => {
    expect(
      roll(SPECIAL, { minion: { special: { effects: [{ do: 'threat', spaces: 1 }] } } }).state.threat,
    ).toBe(2);
  });

  it('FZ-ADIE-05: the extra move picks its nearest hero anew', () => {
    const leap = reacting('monsterEnters', [{ do: 'place', who: 'you', at: 'target' }], {
      target: { choose: 'location' },
    });
    const table = roll(MOVE, {
      minion: { speed: 1 },
      at: { ...away, heroes: 'ha', minions: 'd' },
      hands: [[], [leap]],
    });
    table.play(1, 'react', table.card(1, 0)).play(1, 'choose', table.place('h'));
    expect(table.happened('headed').map((e) => e.hero)).toEqual([1, 0]);
    expect(table.where(minion())).toBe('d');
  });

  it('FZ-ADIE-06: an ability that helps the attack is lost without a target', () => {
    const table = roll(SPECIAL);
    expect([table.happened('attacked'), table.state.lasting]).toEqual([[], []]);
  });

  it('FZ-ADIE-07: a corrupted human: strength 2, one damage more on the special face', () => {
    const hit = (face: number) =>
      roll(face, {
        at: { ...away, heroes: 'ab', minions: 'a' },
        hands: [punches(5)],
        dice: [FIST_BULLET, FIST_BULLET],
      });
    expect([hit(BLANK), hit(SPECIAL)].map((t) => t.match.decision(0)?.about.cards)).toEqual([2, 3]);
  });

  it('FZ-ADIE-08: two faces each', () => {
    const table = given({ run: () => call(activateMonsters, {}) });
    expect(table.g.statics.kinds).toHaveLength(3);
    const faces = [0, 1, 2, 3, 4, 5].map((face) =>
      roll(face, { minion: { special: { effects: [{ do: 'threat', spaces: 1 }] } } }),
    );
    expect(faces.map((t) => [t.where(minion()), t.state.threat])).toEqual([
      ['c', 1],
      ['c', 1],
      ['d', 1],
      ['d', 1],
      ['c', 2],
      ['c', 2],
    ]);
  });

  it('FZ-ADIE-09: the extra damage is dealt even if nothing matched', () => {
    const table = roll(SPECIAL, {
      at: { ...away, heroes: 'ab', minions: 'a' },
      hands: [punches(5)],
      dice: [NO_FIST, NO_FIST],
    });
    expect(table.match.decision(0)?.about.cards).toBe(1);
  });
});
