import { describe, expect, it } from 'vitest';
import { EVERYONE, NOBODY, only } from '../seat.ts';
import type { HiddenPlace } from './guess-context.ts';
import { pile } from './index.ts';

const shape = pile('cards');
const hand = { items: [7, 8, 9], known: [only(0), NOBODY, EVERYONE] };

describe('a pile', () => {
  it('shows each seat the places it may look into, and how many there are', () => {
    expect(shape.see(hand, 0).items).toEqual([7, null, 9]);
    expect(shape.see(hand, 1).items).toEqual([null, null, 9]);
    expect(shape.see(hand, 1).known).toEqual(hand.known);
  });

  it('notes for the guesser what is hidden and what lies open', () => {
    const hidden: HiddenPlace[] = [];
    const known: number[] = [];
    const guess = shape.guess(shape.see(hand, 1), {
      random: () => 0,
      hidden: (universe, place) => {
        expect(universe).toBe('cards');
        hidden.push(place);
      },
      known: (_universe, item) => known.push(item),
    });
    expect(known).toEqual([9]);
    expect(hidden.map((h) => h.index)).toEqual([0, 1]);
    for (const { pile, index } of hidden) pile.items = pile.items.with(index, 100 + index);
    expect(guess).toEqual({ items: [100, 101, 9], known: hand.known });
  });

  it('differs by an item, by who knows one, and by its length', () => {
    expect(shape.equal(hand, shape.copy(hand))).toBe(true);
    expect(shape.equal(hand, { items: [7, 8, 1], known: hand.known })).toBe(false);
    expect(shape.equal(hand, { items: hand.items, known: [only(1), NOBODY, EVERYONE] })).toBe(false);
    expect(shape.equal(hand, { items: [7, 8], known: hand.known.slice(0, 2) })).toBe(false);
  });
});
