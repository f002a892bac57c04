import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, sha256 } from './sha256.ts';

const byNode = (message: Uint8Array): string => createHash('sha256').update(message).digest('hex');

describe('SHA-256', () => {
  it('gives the digests of the standard', () => {
    const of = (s: string) => hexOf(sha256(new TextEncoder().encode(s)));
    expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with another implementation on any message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (message) => {
        expect(hexOf(sha256(message))).toBe(byNode(message));
      }),
      { numRuns: 500 },
    );
  });

  it('agrees on every length around the ends of blocks', () => {
    for (let n = 0; n <= 260; n++) {
      const message = new Uint8Array(n).fill(n);
      expect(hexOf(sha256(message))).toBe(byNode(message));
    }
  });
});
