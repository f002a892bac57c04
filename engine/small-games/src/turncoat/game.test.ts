import { EVERYONE, Match, only, SetupError, SPECTATOR, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { attack, fate, figure, given, hand, options, play, turnOf } from './given.ts';
import { ORDERS } from './orders.ts';
import type { Turncoat } from './turncoat.ts';

/** Side 0 has captured figure 1 of side 1, which has another figure left. */
function withPrisoner(): Match<Turncoat> {
  const match = given([4], [5, 15]);
  attack(match, 'capture', 0, 1);
  return match;
}

describe('turncoat', () => {
  it('TC-01: the figures begin in their camps, each with cards that only its side knows', () => {
    const match = Match.start(game, { setup: null, seats: 3, seed: seedFrom('camps') });
    expect(match.view().state.figures.map((f) => [f.side, f.at])).toEqual([
      [0, 0],
      [0, 1],
      [0, 4],
      [1, 15],
      [1, 14],
      [1, 11],
      [2, 3],
      [2, 2],
      [2, 7],
    ]);
    for (const seat of [0, 1, 2, SPECTATOR])
      match.view(seat).state.figures.forEach((f) => {
        const worths = f.hand.items.filter((worth) => worth !== null && worth >= 1 && worth <= 6);
        expect(f.hand.items).toHaveLength(2);
        expect(worths).toHaveLength(f.side === seat ? 2 : 0);
      });
    for (const setup of [7, [[0]], [[0], []], [[0], [0]], [[0], [16]], [[0], [1.5]]])
      expect(() => Match.start(game, { setup, seats: 2, seed: seedFrom('') })).toThrow(SetupError);
  });

  it('TC-02: the sides take turns of one action, or none', () => {
    const match = given([0], [15], [3]);
    play(match, 0, 'step', 0, 1);
    play(match, 1, 'wait');
    play(match, 2, 'step', 2, 7);
    expect(match.awaiting()).toEqual([0]);
  });

  it('TC-02: before its turn every free figure of a side draws up to two cards', () => {
    const match = given([4, 0], [5, 15]);
    attack(match, 'capture', 0, 2);
    expect([hand(match, 0, 0), hand(match, 1, 0)].map((h) => h.length)).toEqual([1, 2]);
    turnOf(match, 0);
    expect([hand(match, 0, 0), hand(match, 1, 0)].map((h) => h.length)).toEqual([2, 2]);
  });

  it('TC-02: when the deck is empty the discards are shuffled to be the deck', () => {
    const match = given([4], [5, 15]);
    const piles = () => match.view().state;
    while (piles().deck.items.length > 0) fails();
    expect(piles().discard.items.length).toBeGreaterThan(0);
    fails();
    expect(piles().discard.items).toEqual([]);
    expect(piles().deck.items).toHaveLength(ORDERS.length - 6);
    expect(new Set(piles().deck.known)).toEqual(new Set([0]));

    /** An attack that only costs the defender a card; then the defender's turn passes. */
    function fails(): void {
      play(match, 0, 'strike', 0, 1);
      play(match, 0, 'none');
      play(match, 1, 'play', 0);
      play(match, 1, 'wait');
    }
  });

  it('TC-03: a step goes to one of the four neighbouring cells where no figure stands', () => {
    const match = given([5], [6, 15]);
    expect(options(match, 0, 'step')).toEqual([
      [0, 1],
      [0, 9],
      [0, 4],
    ]);
    expect(match.whyNot(0, ['step', 0, 6])).toEqual({ rule: 'TC-03', facts: { figure: 1 } });
  });

  it('TC-04: only neighbours are attacked, and only enemies', () => {
    const match = given([5, 4], [6, 15]);
    expect(options(match, 0, 'strike')).toEqual([[0, 2]]);
    expect(options(match, 0, 'capture')).toEqual([[0, 2]]);
    expect(match.whyNot(0, ['strike', 1, 2])?.rule).toBe('TC-04');
  });

  it('TC-04: both sides choose in secret, and the cards are shown together', () => {
    const match = given([4], [5, 15]);
    const cards = [hand(match, 0, 0)[1], hand(match, 1, 1)[0]];
    play(match, 0, 'capture', 0, 1);
    expect(match.awaiting()).toEqual([0, 1]);
    expect(play(match, 0, 'play', 1)).toEqual([]);
    expect(match.awaiting()).toEqual([1]);
    expect(match.view(1).stack.at(-1)?.sealed).toEqual([null, null]);
    expect(play(match, 1, 'play', 0).slice(0, 2)).toEqual(['played', 'played']);
    expect(match.view().state.discard.items).toEqual(cards);
  });

  it('TC-04: the attack succeeds if the card of the attacker is higher', () => {
    const outcomes = new Map<string, boolean>();
    for (const [mine, theirs] of [0, 1].flatMap((a) => [0, 1].map((b) => [a, b] as const)))
      for (let i = 0; i < 12; i++) {
        const match = Match.start(game, { setup: [[4], [5, 15]], seats: 2, seed: seedFrom(`duel ${i}`) });
        const [a, b] = [hand(match, 0, 0)[mine] ?? 0, hand(match, 1, 1)[theirs] ?? 0];
        play(match, 0, 'strike', 0, 1);
        play(match, 0, 'play', mine);
        play(match, 1, 'play', theirs);
        expect(figure(match, 1).state).toBe(a > b ? 'corpse' : 'free');
        outcomes.set(a > b ? 'higher' : a === b ? 'equal' : 'lower', true);
      }
    expect(outcomes.size).toBe(3);
  });

  it('TC-05: who is struck down is a corpse without a hand, in nobody’s way', () => {
    const match = given([4], [5, 15]);
    expect(attack(match, 'strike', 0, 1)).toContain('struckDown');
    expect(fate(match, 1)).toEqual({ side: 1, state: 'corpse', at: 5, carrier: -1 });
    expect(hand(match, 1, 1)).toEqual([]);
    expect(match.view().state.discard.known).toEqual([EVERYONE, EVERYONE, EVERYONE]);
    turnOf(match, 0);
    expect(options(match, 0, 'step')).toContainEqual([0, 5]);
  });

  it('TC-06: a prisoner is carried along, and does nothing', () => {
    const match = withPrisoner();
    expect(fate(match, 1)).toEqual({ side: 1, state: 'prisoner', at: 4, carrier: 0 });
    expect(options(match, 1, 'step').map(([i]) => i)).toEqual([2, 2]);
    turnOf(match, 0);
    play(match, 0, 'step', 0, 8);
    expect(fate(match, 1)).toMatchObject({ at: 8, carrier: 0 });
    expect(match.position.derived[8]).toBe(0);
  });

  it('TC-06: a prisoner keeps its hand, which the captor does not see', () => {
    const match = withPrisoner();
    expect(hand(match, 1, 0)).toEqual([null, null]);
    expect(hand(match, 1, 1)).not.toContain(null);
    expect(hand(match, 1, 1)).toHaveLength(2);
  });

  it('TC-07: who carries something can neither capture nor take', () => {
    const match = given([5], [6, 4, 15]);
    attack(match, 'strike', 0, 2);
    turnOf(match, 0);
    expect(options(match, 0, 'take')).toEqual([[0, 2]]);
    expect(options(match, 0, 'capture')).toEqual([[0, 1]]);
    attack(match, 'capture', 0, 1);
    turnOf(match, 0);
    expect(match.whyNot(0, ['take', 0, 2])).toEqual({ rule: 'TC-07', facts: { carries: 1 } });
    const other = given([5], [6, 4, 15]);
    attack(other, 'capture', 0, 1);
    turnOf(other, 0);
    expect(other.whyNot(0, ['capture', 0, 2])?.rule).toBe('TC-07');
    expect(other.whyNot(0, ['strike', 0, 2])).toBe(null);
  });

  it('TC-07: a corpse is taken up from the same or a neighbouring cell, but not from who carries it', () => {
    const match = given([4, 9], [5, 15]);
    attack(match, 'strike', 0, 2);
    turnOf(match, 0);
    expect(options(match, 0, 'take')).toEqual([
      [0, 2],
      [1, 2],
    ]);
    play(match, 0, 'step', 0, 5);
    turnOf(match, 0);
    expect(options(match, 0, 'take')).toContainEqual([0, 2]);
    expect(play(match, 0, 'take', 0, 2)).toEqual(['taken']);
    turnOf(match, 0);
    expect(options(match, 0, 'take')).toEqual([]);
    play(match, 0, 'step', 0, 6);
    expect(fate(match, 2)).toEqual({ side: 1, state: 'corpse', at: 6, carrier: 0 });
  });

  it('TC-08: a prisoner put down is free and plays for its own side', () => {
    const match = withPrisoner();
    turnOf(match, 0);
    expect(options(match, 0, 'putDown')).toEqual([
      [0, 0],
      [0, 5],
      [0, 8],
    ]);
    play(match, 0, 'putDown', 0, 8);
    expect(fate(match, 1)).toEqual({ side: 1, state: 'free', at: 8, carrier: -1 });
    expect(options(match, 1, 'step').map(([i]) => i)).toContain(1);
  });

  it('TC-08: nothing is put down where a figure stands, and a corpse stays a corpse', () => {
    const match = given([4, 8], [5, 15]);
    attack(match, 'strike', 0, 2);
    turnOf(match, 0);
    play(match, 0, 'take', 0, 2);
    turnOf(match, 0);
    expect(match.whyNot(0, ['putDown', 0, 8])).toEqual({ rule: 'TC-08', facts: { figure: 1 } });
    play(match, 0, 'putDown', 0, 0);
    expect(fate(match, 2)).toEqual({ side: 1, state: 'corpse', at: 0, carrier: -1 });
  });

  it('TC-09: a prisoner is free when its captor is struck down, on the captor’s cell', () => {
    const match = given([4], [5, 8]);
    attack(match, 'capture', 0, 1);
    attack(match, 'strike', 2, 0);
    expect(fate(match, 0)).toMatchObject({ state: 'corpse', at: 4 });
    expect(fate(match, 1)).toEqual({ side: 1, state: 'free', at: 4, carrier: -1 });
  });

  it('TC-09: a prisoner is free when its captor is captured', () => {
    const match = given([4, 3], [5, 8]);
    attack(match, 'capture', 0, 2);
    attack(match, 'capture', 3, 0);
    expect(fate(match, 0)).toEqual({ side: 0, state: 'prisoner', at: 8, carrier: 3 });
    expect(fate(match, 2)).toEqual({ side: 1, state: 'free', at: 4, carrier: -1 });
  });

  it('TC-10: in its camp a figure wins over its prisoner', () => {
    const match = withPrisoner();
    turnOf(match, 0);
    expect(play(match, 0, 'winOver', 0, 8)).toEqual(['putDown', 'wonOver']);
    expect(fate(match, 1)).toEqual({ side: 0, state: 'free', at: 8, carrier: -1 });
    expect(options(match, 1, 'step').map(([i]) => i)).toEqual([2, 2]);
    turnOf(match, 0);
    expect(options(match, 0, 'step').map(([i]) => i)).toContain(1);
    expect(options(match, 0, 'strike')).toEqual([]);
  });

  it('TC-10: a corpse won over rises for that side', () => {
    const match = given([4], [5, 15]);
    attack(match, 'strike', 0, 1);
    turnOf(match, 0);
    play(match, 0, 'take', 0, 1);
    turnOf(match, 0);
    play(match, 0, 'winOver', 0, 5);
    expect(fate(match, 1)).toEqual({ side: 0, state: 'free', at: 5, carrier: -1 });
  });

  it('TC-10: not outside the camp, and not onto a figure', () => {
    const match = given([4, 8], [5, 15]);
    attack(match, 'capture', 0, 2);
    turnOf(match, 0);
    expect(match.whyNot(0, ['winOver', 0, 8])).toEqual({ rule: 'TC-10', facts: { figure: 1 } });
    play(match, 0, 'step', 0, 5);
    turnOf(match, 0);
    expect(match.whyNot(0, ['winOver', 0, 4])?.rule).toBe('TC-10');
    expect(options(match, 0, 'winOver')).toEqual([]);
  });

  it('TC-11: the new side sees the hand, the old one still knows it, and not what is drawn later', () => {
    const match = given([4], [5, 12]);
    attack(match, 'capture', 0, 1);
    const old = hand(match, 1, 1);
    turnOf(match, 0);
    play(match, 0, 'winOver', 0, 8);
    expect([hand(match, 1, 0), hand(match, 1, 1), hand(match, 1, SPECTATOR)]).toEqual([
      old,
      old,
      [null, null],
    ]);
    // Its old side attacks it: it defends itself with one of the old cards, and draws a new one.
    play(match, 1, 'strike', 2, 1);
    play(match, 1, 'none');
    play(match, 0, 'play', 0);
    expect(match.awaiting()).toEqual([0]);
    expect(figure(match, 1).hand.known).toEqual([only(0) | only(1), only(0)]);
    expect(hand(match, 1, 1)).toEqual([old[1], null]);
  });

  it('TC-11: a figure won over is defended by its new side', () => {
    const match = given([4], [5, 12]);
    attack(match, 'capture', 0, 1);
    turnOf(match, 0);
    play(match, 0, 'winOver', 0, 8);
    play(match, 1, 'strike', 2, 1);
    expect(match.awaiting()).toEqual([0, 1]);
    const mine = hand(match, 1, 0);
    expect(options(match, 0, 'play')).toEqual(mine.map((_, card) => [card]));
    play(match, 0, 'none');
    play(match, 1, 'play', 0);
    expect(fate(match, 1)).toMatchObject({ side: 0, state: 'corpse' });
  });

  it('TC-12: a side without free figures is passed over, and back when one is freed', () => {
    const match = given([4], [5], [8, 15]);
    attack(match, 'capture', 0, 1);
    expect(match.awaiting()).toEqual([2]);
    attack(match, 'strike', 2, 0);
    expect(fate(match, 1)).toMatchObject({ side: 1, state: 'free' });
    expect(match.awaiting()).toEqual([1]);
  });

  it('TC-12: the last side with free figures has won', () => {
    const match = given([4], [5]);
    attack(match, 'capture', 0, 1);
    expect(match.result).toEqual({ winners: [0], by: 'TC-12' });
  });

  it('TC-12: after 100 turns the side with the most has won, if it is one', () => {
    const outlast = (...starts: readonly (readonly number[])[]) => {
      const match = given(...starts);
      for (let turn = 0; turn < 100; turn++) {
        expect(match.result).toBe(null);
        play(match, match.awaiting()[0], 'wait');
      }
      return match.result;
    };
    expect(outlast([0], [15, 14], [3])).toEqual({ winners: [1], by: 'TC-12' });
    expect(outlast([0], [15])).toEqual({ winners: [], by: 'TC-12' });
  });

  it('TC-13: the figures of a side that gives up are struck down', () => {
    const match = given([4], [5], [15]);
    match.submit({ kind: 'resign', seat: 1, at: 0 });
    expect(fate(match, 1)).toMatchObject({ state: 'corpse' });
    expect(match.result).toBe(null);
    match.submit({ kind: 'resign', seat: 2, at: 0 });
    expect(match.result).toEqual({ winners: [0], by: 'TC-12' });
  });

  it('TC-13: a side that gives up in a duel neither wins nor loses it', () => {
    for (const [gives, stays] of [
      [1, 0],
      [0, 1],
    ] as const)
      for (const hasChosen of [false, true]) {
        const match = given([4], [5], [15]);
        play(match, 0, 'capture', 0, 1);
        if (hasChosen) play(match, gives, 'play', 0);
        match.submit({ kind: 'resign', seat: gives, at: 0 });
        play(match, stays, 'play', 0);
        expect(fate(match, gives)).toMatchObject({ state: 'corpse', carrier: -1 });
        expect(fate(match, stays)).toMatchObject({ state: 'free', carrier: -1 });
      }
  });
});
