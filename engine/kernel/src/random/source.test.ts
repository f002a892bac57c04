import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedFrom } from './seed.ts';
import { type DrawSource, dice, isFair, quickSource, seedSource } from './source.ts';

const calls = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 100 })), { minLength: 1, maxLength: 50 });

/** Pearson's sum for equally likely faces. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe.each<[string, (name: number) => DrawSource]>([
  ['the dice of a match', (n) => seedSource(seedFrom(`${n}`))],
  ['the quick dice', (n) => quickSource(n)],
])('%s', (_name, make) => {
  it('depend on seed, stream and counter only, in whatever order they are asked', () => {
    fc.assert(
      fc.property(fc.nat(), calls, (seed, asked) => {
        const one = make(seed);
        const words = asked.map(([stream, counter]) => one.word(stream, counter));
        for (const w of words) expect(Number.isInteger(w) && w >= 0 && w < 2 ** 32).toBe(true);
        asked.forEach(([stream, counter], i) => {
          expect(make(seed).word(stream, counter)).toBe(words[i]);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('differ by seed, by stream and by counter', () => {
    const s = make(1);
    const words = [s.word(0, 0), s.word(0, 1), s.word(1, 0), s.word(0, 8), make(2).word(0, 0)];
    expect(new Set(words).size).toBe(words.length);
  });

  it('are even: six faces in 60,000 throws, in singles and in pairs', () => {
    const s = make(7);
    const singles = Array<number>(6).fill(0);
    const pairs = Array<number>(36).fill(0);
    let last = 0;
    for (let counter = 0; counter < 60_000; counter++) {
      const face = s.word(2, counter) % 6;
      singles[face]++;
      pairs[last * 6 + face]++;
      last = face;
    }
    // 5 and 35 degrees of freedom: a fair die exceeds these once in ten thousand seeds; this seed is fixed.
    expect(unevenness(singles)).toBeLessThan(25.7);
    expect(unevenness(pairs)).toBeLessThan(75);
  });
});

describe('the dice of a match', () => {
  it('can be checked with any SHA-256: word 11 of stream 2 is the fourth of its second block', () => {
    const seed = seedFrom('public at the end');
    const block = createHash('sha256').update(`${seed}/2/1`).digest();
    expect(seedSource(seed).word(2, 11)).toBe(block.readUInt32BE(4 * 3));
  });
});

describe('a fair word', () => {
  it('is one below the largest multiple of the faces', () => {
    expect(isFair(2 ** 32 - 1, 8)).toBe(true);
    expect(isFair(2 ** 32 - 4, 6)).toBe(false);
    expect(isFair(2 ** 32 - 5, 6)).toBe(true);
  });
});

describe('small dice outside a match', () => {
  it('repeat by seed and stay within their faces', () => {
    const [a, b] = [dice(3), dice(3)];
    const thrown = Array.from({ length: 1000 }, () => a(6));
    expect(thrown).toEqual(Array.from({ length: 1000 }, () => b(6)));
    expect(new Set(thrown)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});
