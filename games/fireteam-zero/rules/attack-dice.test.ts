import { describe, expect, it } from 'vitest';
import { bomb, NO_BULLET, punch, shot } from '../testing/cards.ts';
import { away, elite, minion, type TestTable } from '../testing/given.ts';
import { activates, attacksHero, strike, turn } from '../testing/turns.ts';

const diceOf = (table: TestTable) => (table.happened('rolled')[0].dice as number[]).length;
/** A shot of strength 3 from a at a minion in b, or in a. */
const shoot = (terrain: Record<string, string>, strength = 3, target = 'b') =>
  diceOf(
    strike(
      turn({ hands: [[shot(strength)]], terrain, at: { ...away, heroes: 'ac', minions: target } }),
      minion(),
    ),
  );

describe('terrain effects on attacks', () => {
  it('FZ-TATK-01: a ranged attack is one on a target in another location, whatever its type', () => {
    const terrain = { b: 'covered' };
    const table = turn({ hands: [[bomb(3)]], terrain, at: { ...away, heroes: 'ac', minions: 'b' } });
    expect(diceOf(strike(table, minion()))).toBe(2);
    const close = turn({ hands: [[shot(3)]], terrain, at: { ...away, heroes: 'bc', minions: 'b' } });
    expect(diceOf(strike(close, minion()))).toBe(3);
  });

  it('FZ-TATK-02: into cover one die less, to no less than 0', () => {
    expect(shoot({ b: 'covered' })).toBe(2);
    expect(shoot({ b: 'covered' }, 0)).toBe(0);
  });

  it('FZ-TATK-03: not inside the covered location itself', () => {
    expect(shoot({ a: 'covered' }, 3, 'a')).toBe(3);
  });

  it('FZ-TATK-04: from elevated down one die more', () => {
    expect(shoot({ a: 'elevated' })).toBe(4);
  });

  it('FZ-TATK-05: not in the same location, nor at another elevated one', () => {
    expect(shoot({ a: 'elevated' }, 3, 'a')).toBe(3);
    expect(shoot({ a: 'elevated', b: 'elevated' })).toBe(3);
  });

  it('FZ-TATK-06: monsters have it no better', () => {
    const attack = { type: 'bullet', strength: 2, range: 2 } as const;
    const shots = (terrain: Record<string, string>) =>
      diceOf(
        attacksHero(minion(), 0, {
          terrain,
          minion: { attack },
          hands: [[punch(), punch(), punch(), punch(), punch()]],
          at: { ...away, heroes: 'ac', minions: 'b' },
        }),
      );
    expect([shots({}), shots({ a: 'covered' }), shots({ b: 'elevated' })]).toEqual([2, 1, 3]);
  });

  it('FZ-TATK-07: once per attack, not per card', () => {
    const table = turn({
      hands: [[shot(2), shot(2)]],
      terrain: { a: 'elevated' },
      at: { ...away, heroes: 'ac', minions: 'b' },
    });
    expect(diceOf(strike(table, minion(), 2))).toBe(5);
  });

  it('FZ-TATK-08: terrain first, then the cap: strength 9 into cover rolls 8', () => {
    expect(shoot({ b: 'covered' }, 9)).toBe(8);
    expect(shoot({ b: 'covered' }, 8)).toBe(7);
  });

  it('FZ-TATK-09: height and cover cancel out; strength 1 into cover rolls none', () => {
    expect(shoot({ a: 'elevated', b: 'covered' })).toBe(3);
    expect(shoot({ b: 'covered' }, 1)).toBe(0);
  });

  it('FZ-TATK-10: an attack with 0 dice is still one: cards, action and bonus hits count', () => {
    const table = turn({
      hands: [[shot(1, { bonus: 3 })]],
      terrain: { b: 'covered' },
      at: { ...away, heroes: 'ac', minions: 'b' },
    });
    strike(table, minion());
    expect([table.hand(0), table.match.decision(0)?.about.actions]).toEqual([0, 0]);
    expect(table.happened('struck')).toMatchObject([{ target: minion(), hits: 3, killed: 1 }]);
  });

  it('FZ-TATK-11: out of cover into another covered location is reduced', () => {
    expect(shoot({ a: 'covered', b: 'covered' })).toBe(2);
  });

  it('FZ-MATK-12: monsters roll no more than 8 dice either', () => {
    const table = attacksHero(elite(), 0, { at: { heroes: 'ac', elites: 'a' } }, { strength: 11 });
    expect(diceOf(table)).toBe(8);
    const still = activates(minion(), { at: { heroes: 'ac', minions: 'a' }, dice: [NO_BULLET] });
    expect(diceOf(still)).toBe(2);
  });
});
