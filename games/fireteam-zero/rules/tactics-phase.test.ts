import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content/index.ts';
import { CALM, punches, responding, shot } from '../testing/cards.ts';
import { given, minion, type TestTable } from '../testing/given.ts';
import { tacticsPhase, turn } from '../testing/turns.ts';
import { tactics } from './procedures.ts';

const drawOne = responding([{ do: 'draw', who: 'all', cards: 1 }]);
const sizes = (table: TestTable) => table.state.heroes.map((h) => h.hand.items.length);
/** Everybody draws who may. */
const drawn = (table: TestTable) => {
  while (table.awaiting.length > 0 && table.asked(table.awaiting[0]) === 'tactics.offer')
    table.play(table.awaiting[0], 'draw');
  return table;
};

describe('tactics phase', () => {
  it('FZ-TAC-01: pass the token, a tactical response, draw; round 1 goes straight to drawing', () => {
    const table = tacticsPhase({ hands: [[drawOne]] });
    expect([table.state.first, table.asked(0)]).toEqual([0, 'tactics.propose']);
    expect(table.play(0, 'none').asked(0)).toBe('tactics.offer');
    const first = given({ hands: [[drawOne]], run: () => call(tactics, {}) });
    expect(first.asked(0)).toBe('tactics.offer');
    expect(first.happened('tokenPassed')).toEqual([]);
  });

  it('FZ-TAC-02: the token goes to the left, also from and to a knocked-down hero', () => {
    const table = tacticsPhase({
      heroes: 3,
      down: [0, 1],
      arrange: (g) => {
        g.state.first = 0;
      },
    });
    expect(table.state.first).toBe(1);
    expect(table.happened('tokenPassed')).toEqual([{ first: 1 }]);
  });

  it('FZ-TAC-03: one response in the whole group', () => {
    const table = tacticsPhase({ hands: [[drawOne, drawOne], [drawOne]] });
    table.play(0, 'propose', table.card(0, 0)).play(1, 'none');
    expect(table.happened('played')).toHaveLength(1);
    expect(table.asked(1)).toBe('tactics.offer');
    expect(tacticsPhase({ hands: [[drawOne], [drawOne]] }).forbids(0, 'propose', 999)).toBe('FZ-TAC-03');
    const other = tacticsPhase({ hands: [[drawOne], [drawOne]] });
    expect(other.forbids(0, 'propose', other.card(1, 0))).toBe('FZ-TAC-03');
  });

  it('FZ-TAC-04: nobody has to', () => {
    const table = tacticsPhase({ hands: [[drawOne]] }).play(0, 'none');
    expect(table.happened('played')).toEqual([]);
  });

  it('FZ-TAC-05: not by the player of a knocked-down hero', () => {
    const table = tacticsPhase({ hands: [[drawOne], [drawOne]], down: [0] });
    expect([table.asked(0), table.asked(1)]).toEqual([null, 'tactics.propose']);
    const solo = tacticsPhase({ solo: true, hands: [[drawOne], [drawOne]], down: [0] });
    expect(solo.forbids(0, 'propose', solo.card(0, 0))).toBe('FZ-TAC-05');
    expect(solo.forbids(0, 'propose', solo.card(1, 0))).toBeNull();
  });

  it('FZ-TAC-06: if several want to, the first player decides which one', () => {
    const table = tacticsPhase({ hands: [[drawOne], [drawOne]] });
    table.play(0, 'propose', table.card(0, 0)).play(1, 'propose', table.card(1, 0));
    const [mine, yours] = [0, 1].map((hero) => table.state.heroes[hero].played.items[0]);
    expect([table.asked(0), table.options(0, 'choose')]).toEqual(['tactics.decide', [[mine], [yours]]]);
    table.play(0, 'choose', yours);
    expect(table.happened('played').map((e) => e.hero)).toEqual([1]);
    expect(table.state.heroes[0].hand.items).toContain(mine);
  });

  it('FZ-TAC-07: a knocked-down hero is not touched by the response of another', () => {
    const table = tacticsPhase({ heroes: 3, hands: [[drawOne]], down: [1] });
    table.play(0, 'propose', table.card(0, 0));
    expect(sizes(table)).toEqual([1, 0, 1]);
  });

  it('FZ-TAC-08: drawing waits until the response is resolved', () => {
    const move = responding([{ do: 'move', who: 'all', points: 1 }]);
    const table = tacticsPhase({ hands: [[move]], at: { heroes: 'bb' } });
    table.play(0, 'propose', table.card(0, 0));
    expect(table.asked(0)).toBe('specialMove.step');
    table.play(0, 'stay').play(1, 'stay');
    expect(table.asked(1)).toBe('tactics.offer');
  });

  it('FZ-TAC-09: who played none draws up to the hand limit, which effects may change', () => {
    const table = drawn(
      tacticsPhase({ hands: [punches(3), punches(1)], heroCards: [{}, { modifiers: [{ handLimit: 1 }] }] }),
    );
    expect(sizes(table)).toEqual([5, 6]);
  });

  it('FZ-TAC-10: who played the response draws nothing', () => {
    const still = responding(CALM);
    const table = tacticsPhase({ hands: [[still]] });
    drawn(table.play(0, 'propose', table.card(0, 0)));
    expect(sizes(table)).toEqual([0, 5]);
  });

  it('FZ-TAC-11: a knocked-down hero draws as usual', () => {
    expect(sizes(drawn(tacticsPhase({ down: [1] })))).toEqual([5, 5]);
  });

  it('FZ-TAC-11: what its focus cards say of the hand limit counts too (Pack Mule)', () => {
    const [packMule] = CONTENT.roles.flatMap((r) => r.focuses).filter(({ id }) => id === 'packMule');
    expect(sizes(drawn(tacticsPhase({ down: [1], focuses: [[], [packMule]] })))).toEqual([5, 6]);
  });

  it('FZ-TAC-12: the moment a deck is empty its discard pile becomes the deck, and the draw goes on', () => {
    const table = tacticsPhase({
      hands: [punches(4)],
      decks: [2],
      arrange(g) {
        const { hand, discard } = g.state.heroes[0];
        while (hand.items.length > 0) g.move(hand, 0, discard, 0);
      },
    });
    drawn(table);
    const { hand, deck, discard } = table.state.heroes[0];
    expect([hand.items.length, deck.items.length, discard.items.length]).toEqual([5, 1, 0]);
    const eager = turn({
      hands: [punches(2)],
      decks: [1],
      focuses: [[{ id: 'f', acts: [{ id: 'f', effects: [{ do: 'draw', who: 'you', cards: 1 }] }] }]],
      arrange(g) {
        const { hand, discard } = g.state.heroes[0];
        while (hand.items.length > 0) g.move(hand, 0, discard, 0);
      },
    });
    eager.play(0, 'act', eager.options(0, 'act')[0][0], -1);
    expect([eager.hand(0), eager.state.heroes[0].deck.items.length]).toEqual([1, 2]);
    expect(eager.happened('reshuffled')).toEqual([{ hero: 0, cards: 2 }]);
  });

  it('FZ-TAC-13: an effect draws above the limit, and nobody discards down to it', () => {
    const table = tacticsPhase({ hands: [[...punches(5), drawOne], punches(5)] });
    drawn(table.play(0, 'propose', table.card(0, 5)));
    expect(sizes(table)).toEqual([6, 6]);
  });

  it('FZ-TAC-14: at or above the limit nothing is drawn', () => {
    const table = tacticsPhase({ hands: [punches(5), punches(6)] });
    expect(table.asked(0)).toBe('test.idle');
    expect(sizes(table)).toEqual([5, 6]);
  });

  it('FZ-TAC-15: a player may decline; who draws draws the full difference', () => {
    const table = tacticsPhase({ hands: [punches(1), punches(2)] });
    table.play(0, 'decline', 0).play(1, 'draw');
    expect(sizes(table)).toEqual([1, 5]);
  });

  it('FZ-TAC-16: with deck and discard pile empty drawing stops', () => {
    const table = drawn(tacticsPhase({ hands: [punches(1)], decks: [2] }));
    expect(sizes(table)).toEqual([3, 5]);
    const { deck, discard } = table.state.heroes[0];
    expect([deck.items.length, discard.items.length]).toEqual([0, 0]);
    const next = turn({ hands: [[shot(), shot()]], decks: [0], at: { heroes: 'aa', minions: 'a' } });
    next.play(0, 'attack', next.card(0, 0)).play(0, 'target', minion()).passAll();
    expect(next.state.heroes[0].discard.items).toHaveLength(1);
    expect(next.state.heroes[0].deck.items).toHaveLength(0);
  });

  it('FZ-TAC-17: a response may let its own player draw; only the draw of step 3 is lost', () => {
    const table = tacticsPhase({ hands: [[drawOne]] });
    drawn(table.play(0, 'propose', table.card(0, 0)));
    expect(sizes(table)).toEqual([1, 5]);
  });

  it('FZ-TAC-18: hands of 3, 6, 1 after a response and 0 while down draw 2, 0, 0 and 5', () => {
    const still = responding(CALM);
    const table = tacticsPhase({
      heroes: 4,
      hands: [punches(3), punches(6), [...punches(1), still], []],
      down: [3],
    });
    table.play(2, 'propose', table.card(2, 1));
    expect(sizes(drawn(table))).toEqual([5, 6, 1, 5]);
  });
});

describe('tactical responses', () => {
  it('FZ-TRSP-01: are played in this step only', () => {
    const table = turn({ hands: [[drawOne]], at: { heroes: 'aa' } });
    expect(table.verbs(0)).toEqual(['step', 'search', 'end']);
    const finds = responding([{ do: 'stun', who: 'target' }], { target: { choose: 'monster', within: 1 } });
    const nobody = tacticsPhase({ hands: [[finds, drawOne]], at: { heroes: 'aa', minions: 'f' } });
    expect(nobody.forbids(0, 'propose', nobody.card(0, 0))).toBe('FZ-TRSP-01');
  });

  it('FZ-TRSP-02: can reach a whole sector, or the whole board', () => {
    const reach = (who: 'sector' | 'all') => {
      const table = tacticsPhase({
        board: ['abcd'],
        eastern: ['efgh'],
        heroes: 4,
        hands: [[responding([{ do: 'draw', who, cards: 1 }])]],
        at: { heroes: 'adeh' },
      });
      table.play(0, 'propose', table.card(0, 0));
      return sizes(table);
    };
    expect(reach('sector')).toEqual([1, 1, 0, 0]);
    expect(reach('all')).toEqual([1, 1, 1, 1]);
  });
});
