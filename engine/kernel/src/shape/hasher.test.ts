import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hasher } from './hasher.ts';

const printOf = (...parts: (number | string)[]): string => {
  const h = new Hasher();
  for (const p of parts)
    if (typeof p === 'number') h.int(p);
    else h.text(p);
  return h.finish();
};

describe('the fingerprint', () => {
  it('is sixteen hexadecimal digits, the same for the same parts', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.string())), (parts) => {
        expect(printOf(...parts)).toMatch(/^[0-9a-f]{16}$/);
        expect(printOf(...parts)).toBe(printOf(...parts));
      }),
    );
  });

  it('tells apart small states that differ in one number, in order or in the cut of a text', () => {
    const prints = new Set<string>();
    for (let a = -20; a < 20; a++)
      for (let b = -20; b < 20; b++) for (let c = 0; c < 10; c++) prints.add(printOf(a, b, c));
    expect(prints.size).toBe(40 * 40 * 10);
    expect(printOf('ab', 'c')).not.toBe(printOf('a', 'bc'));
  });

  it('is the one that stored matches carry', () => {
    expect(printOf(1, -2, 'three', 2 ** 40)).toBe('d0c89c4034ba693c');
  });

  it('tells large numbers apart by both of their halves', () => {
    expect(printOf(2 ** 40)).not.toBe(printOf(2 ** 41));
    expect(printOf(2 ** 32 - 1)).not.toBe(printOf(-1));
    expect(printOf(-(2 ** 40))).not.toBe(printOf(2 ** 40));
  });

  it('tells a large number from two small ones', () => {
    expect(printOf(2 ** 32, 0)).not.toBe(printOf(0, 1, 0));
  });

  it('changes about half of its bits with any change', () => {
    let bits = 0;
    for (let n = 0; n < 500; n++) {
      const x = BigInt(`0x${printOf(n)}`) ^ BigInt(`0x${printOf(n + 1)}`);
      bits += x.toString(2).replaceAll('0', '').length;
    }
    expect(bits / 500).toBeGreaterThan(28);
    expect(bits / 500).toBeLessThan(36);
  });
});
