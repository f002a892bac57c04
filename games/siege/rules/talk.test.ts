import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { activating } from '../testing/activating.ts';
import { A0, D0, put } from '../testing/arranging.ts';
import { given } from '../testing/given.ts';
import { upkeep } from './procedures.ts';
import { maySpeak } from './talk.ts';

const SEATS = [0, 1, 2, 3];

describe('talk within a squad', () => {
  it('SG-MUL-11: is free before the first round', () => {
    const table = given({ seats: 4, run: () => call(upkeep, {}) });
    expect(table.state.round).toBe(0);
    expect(SEATS.map((seat) => maySpeak(table.g, seat))).toEqual([true, true, true, true]);
  });

  it('SG-MUL-11: is only for the own activation phases afterwards, not for Upkeep', () => {
    const during = (operator: number) =>
      activating(operator, {
        seats: 4,
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,0)'));
          put(g, D0, 'smoke', at('(8,5)'));
        },
      });
    expect(SEATS.map((seat) => maySpeak(during(A0).g, seat))).toEqual([true, true, false, false]);
    const defending = during(D0);
    expect(SEATS.map((seat) => maySpeak(defending.g, seat))).toEqual([false, false, true, true]);
    defending.state.phase = 4;
    expect(SEATS.some((seat) => maySpeak(defending.g, seat))).toBe(false);
  });
});
