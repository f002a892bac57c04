import { expect, it } from 'vitest';
import { sumOdds } from './sum-odds.ts';

it('tells how likely each sum of several dice is', () => {
  expect(sumOdds([])).toEqual([1]);
  expect(sumOdds([[0, 1]])).toEqual([0.5, 0.5]);
  // dice need not be alike
  expect(
    sumOdds([
      [0, 1],
      [0, 0, 0, 2],
    ]),
  ).toEqual([0.375, 0.375, 0.125, 0.125]);
});
