import { expect, it } from 'vitest';
import { steadyClock } from './time.ts';

const HOUR = 3_600_000;

/** A machine whose clock can be set. */
function machine() {
  let [wall, steady] = [1_700_000_000_000, 50];
  const now = steadyClock(
    () => wall,
    () => steady,
  );
  return {
    now,
    pass(ms: number) {
      wall += ms;
      steady += ms;
    },
    set(ms: number) {
      wall += ms;
    },
  };
}

it('follows the time of day', () => {
  const { now, pass } = machine();
  const began = now();
  pass(5_000);
  expect(now() - began).toBe(5_000);
});

it('goes on at the same pace when the clock is set back an hour', () => {
  const { now, pass, set } = machine();
  const began = now();
  set(-HOUR);
  pass(5_000);
  expect(now() - began).toBe(5_000);
  pass(5_000);
  expect(now() - began).toBe(10_000);
  // … and when it is set right again, an hour is gone: as if the machine had slept.
  set(HOUR);
  expect(now() - began).toBe(10_000 + HOUR);
});

it('takes a step forward, and never goes back where the clock is slowed down', () => {
  const { now, pass, set } = machine();
  const began = now();
  set(HOUR);
  expect(now() - began).toBe(HOUR);
  set(-300);
  expect(now() - began).toBe(HOUR);
  pass(1_000);
  expect(now() - began).toBe(HOUR + 700);
});
