import { expect, it } from 'vitest';
import { between } from './true-time.ts';

const at = (steady: number, wall: number) => ({ steady, wall });

it('while both clocks go on together, the steady one counts', () => {
  expect(between(at(0, 5000), at(100, 5100))).toEqual({ awake: 100, asleep: 0 });
});

it('what the time of day went on alone was slept', () => {
  expect(between(at(0, 0), at(100, 60_100))).toEqual({ awake: 100, asleep: 60_000 });
});

it('a time of day that is set right, forward a little or back, changes nothing', () => {
  expect(between(at(0, 0), at(100, 1900))).toEqual({ awake: 100, asleep: 0 });
  expect(between(at(0, 0), at(100, -3_600_000))).toEqual({ awake: 100, asleep: 0 });
});
