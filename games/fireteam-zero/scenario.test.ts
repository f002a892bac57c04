import { soak } from '@sightline/soak';
import { describe, expect, it } from 'vitest';
import { scenario } from './scenario.ts';

describe('random complete matches', () => {
  it('of all missions, by one to four players, end without a failure', () => {
    const report = soak(scenario, { games: 60, seed: 3, checkEvery: 8 });
    expect(report.failures.map(({ detector, detail }) => `${detector}: ${detail}`)).toEqual([]);
    expect(report.finished).toBe(60);
    expect(report.checked.leaks).toBeGreaterThan(500);
  });
});
