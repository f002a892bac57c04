import { describe, expect, it } from 'vitest';
import { timeOf, Warnings, written } from './time.ts';

describe('the clock of a seat', () => {
  const clock = { left: [60_000, 90_000], running: 0b10, since: 1000, due: null };

  it('runs from the last input on, while the rules let it', () => {
    expect(timeOf(clock, 1, true, 11_000)).toEqual({ ms: 80_000, running: true });
    expect(timeOf(clock, 0, false, 11_000)).toEqual({ ms: 60_000, running: false });
  });

  it('stops at zero, and does not gain by a clock that goes wrong', () => {
    expect(timeOf(clock, 1, true, 1_000_000)).toEqual({ ms: 0, running: true });
    expect(timeOf(clock, 1, true, 0)).toEqual({ ms: 90_000, running: true });
  });

  it('is the limit of the question, where no clock runs', () => {
    const limited = { ...clock, running: 0b01, due: 5000 };
    expect(timeOf(limited, 1, true, 2000)).toEqual({ ms: 3000, running: true });
    expect(timeOf(limited, 0, true, 2000)).toEqual({ ms: 59_000, running: true });
    expect(timeOf(limited, 1, false, 2000)).toEqual({ ms: 90_000, running: false });
    expect(timeOf(null, 0, true, 0)).toBeNull();
  });

  it('is written as people read it', () => {
    expect(written(61_000)).toBe('1:01');
    expect(written(600_000)).toBe('10:00');
    expect(written(3_661_000)).toBe('1:01:01');
    expect(written(3 * 86_400_000 + 7_200_000)).toEqual({ days: 3, hours: 2 });
    expect(written(400)).toBe('0:01');
  });
});

describe('the warnings of a clock', () => {
  const run = (...times: (number | null)[]) => {
    const warnings = new Warnings();
    return times.map((ms) => warnings.of(0, ms === null ? null : { ms, running: true }));
  };

  it('come at a minute and at ten seconds, once each', () => {
    expect(run(61_000, 60_000, 59_500, 10_500, 10_000, 9500, 500, 0)).toEqual([
      null,
      'minute',
      null,
      null,
      'seconds',
      null,
      null,
      null,
    ]);
  });

  it('come to who opens the table late, but not when all is over', () => {
    expect(run(8000, 4000)).toEqual(['seconds', null]);
    expect(run(62_000, 0)).toEqual([null, null]);
  });

  it('are of a clock that runs', () => {
    const warnings = new Warnings();
    expect(warnings.of(0, { ms: 30_000, running: false })).toBeNull();
    expect(warnings.of(1, { ms: 70_000, running: true })).toBeNull();
    expect(warnings.of(0, { ms: 30_000, running: true })).toBe('minute');
    expect(warnings.of(0, { ms: 30_000, running: false })).toBeNull();
    expect(warnings.of(0, { ms: 29_000, running: true })).toBeNull();
  });

  it('come again where time is given anew with every question', () => {
    expect(run(15_000, 9000, null, 15_000, 9000, 90_000, 50_000)).toEqual([
      'minute',
      'seconds',
      null,
      null,
      'seconds',
      null,
      'minute',
    ]);
  });
});
