import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERYONE, has, MOST_SEATS, members, NOBODY, only, players, SPECTATOR, seatSet } from './seat.ts';

describe('a set of seats', () => {
  it('has exactly the seats it was made of, in ascending order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: SPECTATOR })), (seats) => {
        const c = seatSet(...seats);
        expect(members(c)).toEqual(seats.toSorted((a, b) => a - b));
        for (const s of seats) expect(has(c, s)).toBe(true);
      }),
    );
  });

  it('of one, of nobody and of everybody', () => {
    expect(members(only(4))).toEqual([4]);
    expect(members(NOBODY)).toEqual([]);
    expect(members(EVERYONE)).toHaveLength(MOST_SEATS + 1);
  });

  it('of all players leaves the spectators out, at the largest table too', () => {
    expect(members(players(3))).toEqual([0, 1, 2]);
    expect(members(players(MOST_SEATS))).toHaveLength(MOST_SEATS);
    expect(has(players(MOST_SEATS), SPECTATOR)).toBe(false);
  });
});
