import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { event, Match, SPECTATOR, seedFrom, seenBy } from '../index.ts';

const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('seats') });
const nobody = [3, 29, 31, 32, -1, 0.5, Number.NaN, null, undefined, 'x', '0'] as number[];

describe('whoever is no seat', () => {
  it.each(nobody)('gets no view: %s', (seat) => {
    // No seat at all means the spectators'.
    if (seat !== undefined) expect(() => match.view(seat)).toThrow(RangeError);
  });

  it('is told no event', () => {
    const told = { kind: event('told', { card: 'secret' }).name, fields: { card: 7 }, to: { card: 1 } };
    for (const seat of [32, 64, -1, Number.NaN, 0.5]) expect(() => seenBy(told, seat)).toThrow(RangeError);
    expect(seenBy(told, SPECTATOR)?.fields).toEqual({});
    expect(seenBy(told, 0)?.fields).toEqual({ card: 7 });
  });
});
