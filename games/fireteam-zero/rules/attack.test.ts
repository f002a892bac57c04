import { describe, expect, it } from 'vitest';
import {
  BOMB1,
  BULLET_BOMB,
  BULLET2,
  bomb,
  FIST_BULLET,
  FIST2,
  NO_BULLET,
  NO_FIST,
  punch,
  shot,
} from '../testing/cards.ts';
import { away, type Given, minion, RESERVE_ELITE, type TestTable } from '../testing/given.ts';
import { attacksHero, strike, turn } from '../testing/turns.ts';
import { symbolsOf } from './attack-dice.ts';

/** The first hero attacks a minion in its location with all of its hand. */
function fight(hand: Given['hands'] & object, dice: readonly number[], more: Given = {}): TestTable {
  const table = turn({ hands: hand, dice, at: { ...away, heroes: 'ab', minions: 'a' }, ...more });
  return strike(table, minion(), hand[0].length).passAll();
}
const rolledDice = (table: TestTable) => (table.happened('rolled')[0].dice as number[]).length;

describe('attack action', () => {
  it('FZ-ATK-01: one monster, one or more cards as a single attack', () => {
    const table = fight([[punch(2), punch(1)]], [FIST2, NO_FIST, FIST2]);
    expect(table.happened('attacked')).toHaveLength(1);
    expect(table.happened('struck')).toMatchObject([{ target: minion(), hits: 4, killed: 1 }]);
    const open = turn({ hands: [[punch()]], at: { ...away, heroes: 'ab', minions: 'a' } });
    open.play(0, 'attack', open.card(0, 0));
    expect(open.forbids(0, 'target', minion(1))).toBe('FZ-ATK-01');
  });

  it('FZ-ATK-02: all cards of one attack type', () => {
    const table = turn({ hands: [[punch(), shot()]], at: { ...away, heroes: 'ab', minions: 'a' } });
    expect(table.forbids(0, 'attack', table.card(0, 0), table.card(0, 1))).toBe('FZ-ATK-02');
  });

  it('FZ-ATK-03: within the range of every card: the shortest decides', () => {
    const hand = [shot(3, { range: 3 }), shot(3, { range: 1 })];
    const table = turn({ hands: [hand], at: { ...away, heroes: 'ab', minions: 'cb' } });
    const [far, near] = [table.card(0, 0), table.card(0, 1)];
    table.play(0, 'attack', far, near);
    expect(table.options(0, 'target')).toEqual([[minion(1)]]);
    expect(table.whyNot(0, 'target', minion(0))).toEqual({ rule: 'FZ-ATK-03', facts: { range: 2 } });
    const out = turn({ hands: [hand], at: { ...away, heroes: 'ab', minions: 'd' } });
    expect(out.options(0, 'attack')).toEqual([[out.card(0, 0)]]);
    expect(out.forbids(0, 'attack', out.card(0, 1))).toBe('FZ-ATK-03');
    expect(out.forbids(0, 'attack', out.card(0, 0), out.card(0, 1))).toBe('FZ-ATK-03');
  });

  it('FZ-ATK-04: a range is a maximum only', () => {
    const table = turn({ hands: [[shot(3, { range: 2 })]], at: { ...away, heroes: 'ab', minions: 'abcd' } });
    table.play(0, 'attack', table.card(0, 0));
    expect(table.options(0, 'target')).toEqual([[minion(0)], [minion(1)], [minion(2)]]);
  });

  it('FZ-ATK-05: only the attack part of the cards is used', () => {
    const card = {
      ...punch(),
      response: { effects: [{ do: 'draw', who: 'all', cards: 3 }] as const },
      reaction: { when: 'heroAttacks' as const, effects: [{ do: 'draw', who: 'you', cards: 3 }] as const },
    };
    const table = turn({ hands: [[card]], at: { ...away, heroes: 'ab', minions: 'a' } });
    strike(table, minion());
    expect([table.hand(0), table.asked(0)]).toEqual([0, 'heroTurn.act']);
  });

  it('FZ-ATK-06: strengths add up to the dice rolled', () => {
    expect(rolledDice(fight([[punch(2), punch(1)]], []))).toBe(3);
  });

  it('FZ-ATK-07: never more than 8 dice', () => {
    expect(rolledDice(fight([[punch(5), punch(4)]], []))).toBe(8);
  });

  it('FZ-ATK-08: every symbol of the type is a hit, others do nothing', () => {
    const table = fight([[punch(4)]], [FIST2, FIST_BULLET, BULLET2, BOMB1]);
    expect(table.happened('struck')[0].hits).toBe(3);
  });

  it('FZ-ATK-09: a monster dies if damage minus resistance is at least its health', () => {
    expect(fight([[punch(2)]], [FIST2, FIST_BULLET]).where(minion())).toBe('-');
    expect(fight([[punch(2)]], [FIST2, NO_FIST]).where(minion())).toBe('a');
  });

  it('FZ-ATK-10: what does not kill is lost', () => {
    const hands = [[punch(2), punch(2)]];
    const table = turn({
      hands,
      dice: [FIST2, NO_FIST, FIST2, NO_FIST],
      at: { ...away, heroes: 'ab', minions: 'a' },
      focuses: [
        [{ id: 'again', acts: [{ id: 'again', free: true, effects: [{ do: 'action', who: 'you' }] }] }],
      ],
    });
    strike(table, minion()).passAll();
    table.play(0, 'act', table.options(0, 'act')[0][0], -1);
    strike(table, minion()).passAll();
    expect(table.happened('struck').map((e) => [e.hits, e.killed])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(table.where(minion())).toBe('a');
  });

  it('FZ-ATK-11: damage beyond what kills goes to nobody else', () => {
    const table = fight([[punch(4)]], [FIST2, FIST2, FIST2, FIST2], {
      at: { ...away, heroes: 'ab', minions: 'aa' },
    });
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['-', 'a']);
  });

  it('FZ-ATK-12: a killed monster goes to the pool it belongs to', () => {
    const table = turn({
      hands: [[bomb(4, { bonus: 9 })], []],
      at: { ...away, heroes: 'ad', minions: 'b', elites: '--b' },
    });
    strike(table, minion()).passAll();
    expect([table.where(minion()), table.where(RESERVE_ELITE)]).toEqual(['-', '-']);
    expect([table.state.monsters[0].home, table.state.monsters[6].home]).toEqual([0, 1]);
  });

  it('FZ-ATK-13: upgrade cards combine freely with action cards', () => {
    const table = turn({
      hands: [[punch(2)]],
      upgrades: [[punch(3)]],
      at: { ...away, heroes: 'ab', minions: 'a' },
      arrange(g) {
        const [upgrade] = g.statics.box.upgrades;
        g.add(g.state.heroes[0].hand, upgrade.cards[0], 0x7fffffff);
      },
    });
    expect(rolledDice(strike(table, minion(), 2))).toBe(5);
  });

  it('FZ-ATK-14: played cards are discarded when the attack is declared', () => {
    const table = turn({ hands: [[punch(), punch()]], at: { ...away, heroes: 'ab', minions: 'a' } });
    const first = table.card(0, 0);
    table.play(0, 'attack', first);
    expect([table.hand(0), table.state.heroes[0].discard.items]).toEqual([1, [first]]);
  });

  it('FZ-ATK-15: no attack without a card', () => {
    const table = turn({ hands: [[punch()]], at: { ...away, heroes: 'ab', minions: 'a' } });
    expect(table.match.allows(0, ['attack'])).toBe(false);
    const empty = turn({ at: { ...away, heroes: 'ab', minions: 'a' } });
    expect(empty.verbs(0)).not.toContain('attack');
  });

  it('FZ-ATK-16: strength, terrain, roll, rerolls, hits and bonus, resistance, health', () => {
    // 2 dice + 1 for height - 1 for cover, one fist rerolled into a double, 1 bonus: 3 - 1 = 2.
    const table = turn({
      hands: [[shot(2, { bonus: 1, rerolls: 1 })]],
      terrain: { a: 'elevated', b: 'covered' },
      at: { ...away, heroes: 'ac', minions: 'b' },
      dice: [NO_BULLET, NO_BULLET, BULLET2],
    });
    strike(table, minion());
    expect(table.asked(0)).toBe('attack.reroll');
    table.play(0, 'reroll', 0);
    expect(table.happened('struck')).toMatchObject([{ target: minion(), hits: 3, killed: 1 }]);
  });

  it('FZ-ATK-17: a face may show several symbols, of one type or of different ones', () => {
    expect(symbolsOf([FIST2], 0)).toBe(2);
    expect([0, 1, 2].map((type) => symbolsOf([BULLET_BOMB], type))).toEqual([0, 1, 1]);
  });

  it('FZ-ATK-18: an attack that cannot kill may still be made', () => {
    const table = fight([[punch(1)]], [FIST2], { minion: { health: 9 } });
    expect(table.happened('struck')).toMatchObject([{ target: minion(), hits: 2, killed: 0 }]);
  });

  it('FZ-ATK-19: Short Burst with three bullets kills a corrupted animal', () => {
    const table = fight([[shot(3)]], [BULLET2, FIST_BULLET, NO_BULLET]);
    expect(table.happened('struck')).toMatchObject([{ target: minion(), hits: 3, killed: 1 }]);
  });

  it('FZ-ATK-20: with two it survives and keeps nothing', () => {
    const table = fight([[shot(3)]], [BULLET2, NO_BULLET, NO_BULLET]);
    expect(table.happened('struck')).toMatchObject([{ target: minion(), hits: 2, killed: 0 }]);
    expect(table.where(minion())).toBe('a');
  });

  it('FZ-ATK-21: strengths 4, 3 and 3 roll 8 dice', () => {
    expect(rolledDice(fight([[punch(4), punch(3), punch(3)]], []))).toBe(8);
  });
});

describe('resistance', () => {
  const dice = [FIST2, FIST_BULLET, NO_FIST];

  it('FZ-RES-01: one value for each attack type', () => {
    const resistance = { brawl: 2, bullet: 0, bomb: 1 };
    expect(fight([[punch(3)]], dice, { minion: { resistance } }).where(minion())).toBe('a');
    expect(
      fight([[shot(3)]], [BULLET2, NO_BULLET, NO_BULLET], { minion: { resistance } }).where(minion()),
    ).toBe('-');
  });

  it('FZ-RES-02: taken off once per attack, to no less than 0', () => {
    expect(fight([[punch(1), punch(1)]], [FIST2, FIST_BULLET]).where(minion())).toBe('-');
    const none = fight([[punch(1)]], [NO_FIST], { minion: { resistance: { brawl: 5, bullet: 0, bomb: 0 } } });
    expect(none.where(minion())).toBe('a');
  });

  it('FZ-RES-03: an attack that ignores resistance treats it as 0', () => {
    expect(fight([[punch(1, { pierce: 'all' })]], [FIST2]).where(minion())).toBe('-');
  });

  it('FZ-RES-04: heroes have none', () => {
    const table = attacksHero(minion(), 0, {
      hands: [[punch(), punch(), punch()]],
      at: { ...away, heroes: 'ab', minions: 'a' },
      dice: [FIST2, NO_FIST],
    });
    expect(table.match.decision(0)?.about.cards).toBe(2);
  });

  it('FZ-RES-05: one card that ignores it is enough for the combined attack', () => {
    expect(fight([[punch(1, { pierce: 'all' }), punch(1)]], [FIST2, NO_FIST]).where(minion())).toBe('-');
  });

  it('FZ-RES-06: a corrupted animal needs 3 hits by brawl or bullet, 2 by bomb', () => {
    const hits = (card: ReturnType<typeof punch>, n: number) => {
      const table = turn({
        hands: [[{ ...card, attack: { ...card.attack, strength: 0, bonus: n, range: 1 } }]],
        at: { ...away, heroes: 'ac', minions: 'b' },
      });
      return strike(table, minion()).passAll().where(minion());
    };
    expect([hits(punch(), 2), hits(punch(), 3)]).toEqual(['b', '-']);
    expect([hits(shot(), 2), hits(shot(), 3)]).toEqual(['b', '-']);
    expect([hits(bomb(), 1), hits(bomb(), 2)]).toEqual(['b', '-']);
  });
});

describe('bonus hits', () => {
  const hitsOf = (table: TestTable) => table.happened('struck')[0].hits;

  it('FZ-BON-01: are added to the hits rolled', () => {
    expect(hitsOf(fight([[punch(2, { bonus: 1 })]], [FIST2, NO_FIST]))).toBe(3);
  });

  it('FZ-BON-02: have no limit; the eight dice do not touch them', () => {
    expect(hitsOf(fight([[punch(8, { bonus: 5 }), punch(3, { bonus: 7 })]], Array(8).fill(NO_FIST)))).toBe(
      12,
    );
  });

  it('FZ-BON-03: count as hits of the type, against resistance too', () => {
    expect(fight([[punch(1, { bonus: 2 })]], [NO_FIST]).where(minion())).toBe('a');
    expect(fight([[punch(1, { bonus: 3 })]], [NO_FIST]).where(minion())).toBe('-');
  });

  it('FZ-BON-04: count even if nothing matched or no die was rolled', () => {
    expect(hitsOf(fight([[punch(0, { bonus: 2 })]], []))).toBe(2);
  });

  it('FZ-BON-05: Forced Pattern: 3 bullets rolled and 2 bonus hits make 5', () => {
    expect(hitsOf(fight([[shot(2, { bonus: 2 })]], [BULLET2, FIST_BULLET]))).toBe(5);
  });

  it('FZ-BON-06: three symbols on two dice are counted as three', () => {
    expect(symbolsOf([BULLET2, FIST_BULLET], 1)).toBe(3);
  });
});
