import { describe, expect, it } from 'vitest';
import { comesUp, targetsOf } from '../../testing/abilities.ts';
import { cardsOf, demon, hurt, put } from '../../testing/arranging.ts';

import {
  ALPHA,
  BRAVO,
  type Cast,
  CHARLIE,
  damageOf,
  demonAttacks,
  diceRolled,
  momentsOf,
  playEvent,
} from '../../testing/invader-scenes.ts';
import { sketch } from '../../testing/sketch.ts';

/** A pinky stands between the imp and Alpha and covers him. */
const inCover: Cast = { range: 4, more: (g, at) => put(g, demon('pinky'), at(2, 2)) };
const alphaDodges: Cast = { more: (g) => cardsOf(g, ALPHA, { deck: ['uac2'] }) };
const alphaDies: Cast = { more: (g) => hurt(g, ALPHA, 9) };

describe('event cards for a demon that attacks', () => {
  it('Hellish Power: one more black die', () => {
    const table = demonAttacks({
      hand: ['hellishPower', 'hellishPower'],
      dice: { red: [1, 1], black: [3] },
    });
    playEvent(table, 'hellishPower').passAll();
    expect(diceRolled(table)).toEqual([1, 1, 3]);
    expect(damageOf(table, ALPHA)).toBe(1 + 1 + 3);
    expect(momentsOf('event.hellishPower', {})).toEqual(['demonActivates.declared']);
  });

  it('No Escape: a defender in cover loses it, and one more red die is rolled', () => {
    const cast: Cast = {
      ...inCover,
      hand: ['noEscape'],
      dice: { red: [1, 1, 2] },
      more(g, at) {
        inCover.more?.(g, at);
        cardsOf(g, ALPHA, { deck: ['uac3', 'uac2'] });
      },
    };
    expect(demonAttacks({ ...cast, hand: [] }).asked(ALPHA + 1)).toBe('attack.cover');
    const table = playEvent(demonAttacks(cast), 'noEscape').passAll();
    expect(table.asked(0)).toBe('test.idle');
    expect(diceRolled(table)).toEqual([1, 1, 2]);
    expect(damageOf(table, ALPHA)).toBe(1 + 1 + 2 - 2);

    expect(momentsOf('event.noEscape', inCover)).toEqual(['demonActivates.declared']);
    // without cover there is nothing to lose
    expect(momentsOf('event.noEscape', {})).toEqual([]);
  });

  it('Demonic Strength: 1 damage more', () => {
    const table = demonAttacks({ hand: ['demonicStrength'] });
    playEvent(table, 'demonicStrength').passAll();
    expect(damageOf(table, ALPHA)).toBe(1 + 1 + 1);
    expect(momentsOf('event.demonicStrength', {})).toEqual(['demonActivates.attack']);
  });

  it('Demonic Precision: two dice are rolled again', () => {
    // the first two are rolled, the last two rolled again
    const table = demonAttacks({ hand: ['demonicPrecision'], dice: { red: [0, 1, 2, 2] } });
    playEvent(table, 'demonicPrecision').passAll();
    expect(damageOf(table, ALPHA)).toBe(2 + 2);
    expect(momentsOf('event.demonicPrecision', {})).toEqual(['demonActivates.attack']);
  });

  it('Demonic Precision: those farthest below their best face; a best face is kept', () => {
    const kept = demonAttacks({ hand: ['demonicPrecision'], dice: { red: [0, 2, 1] } });
    playEvent(kept, 'demonicPrecision').passAll();
    expect(damageOf(kept, ALPHA)).toBe(1 + 2);
    // a black die with one symbol is two below its best, a red one with one symbol only one
    const black = demonAttacks({
      demon: 'mancubus',
      hand: ['demonicPrecision'],
      dice: { red: [1, 1, 2], black: [1, 3] },
    });
    playEvent(black, 'demonicPrecision').passAll();
    expect(diceRolled(black)).toEqual([expect.any(Number), 1, 2, 3]);
  });

  it('Explosive Blast: from range 2 on 1 damage more, and 1 to every marine adjacent to the defender', () => {
    const table = demonAttacks({ hand: ['explosiveBlast'], range: 2 });
    playEvent(table, 'explosiveBlast').passAll();
    expect([ALPHA, BRAVO, CHARLIE].map((m) => damageOf(table, m))).toEqual([1 + 1 + 1, 1, 0]);
    expect(damageOf(table, demon('imp'))).toBe(0);
    expect(momentsOf('event.explosiveBlast', { range: 2 })).toEqual(['demonActivates.attack']);
    expect(momentsOf('event.explosiveBlast', { range: 1 })).toEqual([]);
  });

  it('Ferocity: at range 1 2 damage more', () => {
    const table = demonAttacks({ hand: ['ferocity', 'ferocity'] });
    playEvent(table, 'ferocity').passAll();
    expect(damageOf(table, ALPHA)).toBe(1 + 1 + 2);
    expect(momentsOf('event.ferocity', {})).toEqual(['demonActivates.attack']);
    expect(momentsOf('event.ferocity', { range: 2 })).toEqual([]);
  });

  it('Crippling Strike: a defender who was damaged is stunned', () => {
    const table = demonAttacks({ hand: ['cripplingStrike'] });
    playEvent(table, 'cripplingStrike').passAll();
    expect(table.state.figures[ALPHA].stunned).toBe(true);
    expect(damageOf(table, ALPHA)).toBe(2);
    expect(momentsOf('event.cripplingStrike', {})).toEqual(['demonActivates.afterAttack']);
    expect(momentsOf('event.cripplingStrike', alphaDodges)).toEqual([]);
    expect(momentsOf('event.cripplingStrike', alphaDies)).toEqual([]);
  });

  it('Execution: a defender who was damaged suffers 2 damage', () => {
    const table = demonAttacks({ hand: ['execution'] });
    playEvent(table, 'execution').passAll();
    expect(damageOf(table, ALPHA)).toBe(1 + 1 + 2);
    expect(momentsOf('event.execution', {})).toEqual(['demonActivates.afterAttack']);
    expect(momentsOf('event.execution', alphaDodges)).toEqual([]);
    expect(momentsOf('event.execution', alphaDies)).toEqual([]);
  });

  it('Onslaught: after the attack a marine near the attacker suffers 1 damage', () => {
    const cast: Cast = { hand: ['onslaught'], more: (g, at) => put(g, CHARLIE, at(5, 2)) };
    const table = demonAttacks(cast);
    expect(comesUp(table, 0, 'event.onslaught')).toBe(true);
    expect(targetsOf(table, 0, 'event.onslaught')).toEqual([ALPHA, BRAVO, CHARLIE]);
    playEvent(table, 'onslaught', CHARLIE).passAll();
    expect([ALPHA, BRAVO, CHARLIE].map((m) => damageOf(table, m))).toEqual([2, 0, 1]);
    // whether or not the attack did damage
    for (const any of [{}, alphaDodges])
      expect(momentsOf('event.onslaught', any)).toEqual(['demonActivates.afterAttack']);
  });

  it('Onslaught: at most 3 spaces away and in line of sight', () => {
    const targets = (cast: Cast) => {
      const table = demonAttacks({ ...cast, hand: ['onslaught'] });
      comesUp(table, 0, 'event.onslaught');
      return targetsOf(table, 0, 'event.onslaught');
    };
    expect(targets({ more: (g, at) => put(g, CHARLIE, at(6, 2)) })).toEqual([ALPHA, BRAVO]);
    const board = sketch(8, 6, { blocking: '(3,1) (3,2)' });
    expect(targets({ board, more: (g, at) => put(g, CHARLIE, at(4, 1)) })).toEqual([ALPHA, BRAVO]);
    expect(targets({ board, more: (g, at) => put(g, CHARLIE, at(4, 3)) })).toEqual([ALPHA, BRAVO, CHARLIE]);
  });
});
