import { describe, expect, it } from 'vitest';
import { gamesFor, marginOf, wilsonInterval } from './interval.ts';

const rounded = (wins: number, games: number) => wilsonInterval(wins, games)?.map((x) => x.toFixed(2));

describe('the interval of a rate', () => {
  it('is the 95 % Wilson interval', () => {
    expect(rounded(50, 100)).toEqual(['40.38', '59.62']);
    expect(rounded(81, 263)).toEqual(['25.53', '36.62']);
  });

  it('stays between 0 and 100 where all or none were won', () => {
    expect(rounded(0, 10)).toEqual(['0.00', '27.75']);
    expect(rounded(10, 10)).toEqual(['72.25', '100.00']);
  });

  it('covers the true rate in about 95 of 100 samples', () => {
    const rate = 0.38;
    const games = 120;
    let covered = 0;
    let log = games * Math.log(1 - rate);
    for (let wins = 0; wins <= games; wins++) {
      const [low, high] = wilsonInterval(wins, games) ?? [0, 0];
      if (low <= 100 * rate && 100 * rate <= high) covered += Math.exp(log);
      log += Math.log(((games - wins) / (wins + 1)) * (rate / (1 - rate)));
    }
    expect(covered).toBeGreaterThan(0.935);
    expect(covered).toBeLessThan(0.965);
  });

  it('is unknown before the first game', () => {
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(marginOf(0, 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the games that a margin takes', () => {
  it('are the fewest that reach it at this rate', () => {
    for (const [wins, games] of [
      [50, 100],
      [3, 20],
      [20, 20],
    ]) {
      const needed = gamesFor(wins, games, 5);
      const rate = wins / games;
      expect(marginOf(rate * needed, needed)).toBeLessThanOrEqual(5);
      expect(marginOf(rate * (needed - 1), needed - 1)).toBeGreaterThan(5);
    }
  });

  it('are those played where the margin is reached', () => {
    expect(gamesFor(500, 1000, 5)).toBe(1000);
  });
});
