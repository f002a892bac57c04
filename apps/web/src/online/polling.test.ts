import { describe, expect, it } from 'vitest';
import { pauseFor } from './polling.ts';

const MINUTE = 60_000;
const quiet = { hidden: false, quiet: MINUTE, fault: null };

describe('how often a page asks', () => {
  it('is often while something happens, less often later, and seldom where nobody looks', () => {
    expect(pauseFor(2000, { ...quiet, quiet: 0 })).toBe(2000);
    expect(pauseFor(2000, { ...quiet, quiet: 29_999 })).toBe(2000);
    expect(pauseFor(2000, quiet)).toBe(5000);
    expect(pauseFor(2000, { ...quiet, quiet: 0, hidden: true })).toBe(10_000);
  });

  it('is seldom where the server has had enough', () => {
    expect(pauseFor(2000, { ...quiet, quiet: 0, fault: 'too-fast' })).toBe(10_000);
    expect(pauseFor(2000, { ...quiet, quiet: 0, fault: 'unreachable' })).toBe(2000);
  });

  it('leaves room for a whole club behind one address', () => {
    const LIMIT = 600;
    const asks = (every: number) => MINUTE / pauseFor(every, quiet);
    // Forty wait for their matches, or look for one in the lobby, which asks for two lists.
    expect(40 * asks(2000)).toBeLessThan(LIMIT);
    expect(40 * 2 * asks(5000)).toBeLessThan(LIMIT);
    // Twenty whose tables have all just changed.
    const busy = (30_000 / 2000 + 30_000 / pauseFor(2000, quiet)) * 20;
    expect(busy).toBeLessThan(LIMIT);
  });
});
