import { describe, expect, it } from 'vitest';
import { EVERYONE, NOBODY, only, SPECTATOR, seatSet } from '../seat.ts';
import { int, list, record, secret } from './index.ts';

const shape = secret(int, [10, 20, 30]);
const context = (n: number) => ({ random: () => n, hidden: () => {}, known: () => {} });

describe('a secret', () => {
  it('starts as its first possible value, known to nobody', () => {
    expect(shape.initial()).toEqual({ value: 10, known: NOBODY });
  });

  it('is seen by those who know it; who they are is seen by all', () => {
    const s = { value: 20, known: seatSet(1, 3) };
    expect(shape.see(s, 1)).toEqual(s);
    expect(shape.see(s, 3)).toEqual(s);
    expect(shape.see(s, 0)).toEqual({ value: null, known: s.known });
    expect(shape.see(s, SPECTATOR)).toEqual({ value: null, known: s.known });
    expect(shape.see({ value: 20, known: EVERYONE }, SPECTATOR).value).toBe(20);
  });

  it('is guessed among what it could be only by who does not know it', () => {
    const s = { value: 20, known: only(1) };
    expect(shape.guess(shape.see(s, 1), context(2))).toEqual(s);
    expect(shape.guess(shape.see(s, 0), context(2))).toEqual({ value: 30, known: only(1) });
  });

  it('can hold a whole record, and gives nobody the record itself', () => {
    const plan = secret(record({ targets: list(int) }), [{ targets: [1] }]);
    const s = { value: { targets: [4, 5] }, known: only(0) };
    const seen = plan.see(s, 0);
    seen.value?.targets.push(6);
    expect(s.value.targets).toEqual([4, 5]);
    const among = plan.guess(plan.see(s, 1), context(0));
    among.value.targets.push(9);
    expect(plan.guess(plan.see(s, 1), context(0)).value.targets).toEqual([1]);
  });

  it('has a value and a set of seats and nothing else', () => {
    expect(shape.fault({ value: 10, known: 0 }, 's')).toBe(null);
    expect(shape.fault({ value: 10, known: 0.5 }, 's')).toBe('s should be a secret');
    expect(shape.fault({ value: 10, known: 0, by: 1 }, 's')).toBe('s should be a secret');
    expect(shape.fault({ value: 'x', known: 0 }, 's')).toMatch(/^s\.value/);
  });
});
