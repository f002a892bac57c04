import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentTo, isSeed, seedFrom } from './seed.ts';

describe('a seed', () => {
  it('is 64 hexadecimal digits', () => {
    expect(isSeed(seedFrom('anything'))).toBe(true);
    for (const s of ['', 'x'.repeat(64), 'A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), null, 7])
      expect(isSeed(s)).toBe(false);
    expect(isSeed(`${'a'.repeat(64)}\n`)).toBe(false);
  });

  it('differs by the name it is made from', () => {
    expect(seedFrom('a')).toBe(seedFrom('a'));
    expect(seedFrom('a')).not.toBe(seedFrom('b'));
  });

  it('is committed to by a hash that anybody can compute', () => {
    const seed = seedFrom('match 1');
    const outside = createHash('sha256').update(`sightline commitment ${seed}`).digest('hex');
    expect(commitmentTo(seed)).toBe(outside);
    expect(commitmentTo(seedFrom('match 2'))).not.toBe(outside);
  });
});
