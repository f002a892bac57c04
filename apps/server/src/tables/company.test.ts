import { expect, it } from 'vitest';
import { noBus } from '../store/bus.ts';
import type { Talks } from '../store/talks.ts';
import { Company } from './company.ts';
import type { Hall } from './hall.ts';

it('knows since when somebody is away who was at the table in another process', async () => {
  let now = 1000;
  const company = new Company({
    hall: { at: () => null } as unknown as Hall,
    bus: noBus('here'),
    talks: {} as Talks,
    names: async () => new Map(),
    now: () => now,
    failed: () => {},
    left: () => {},
  });
  const here = (persons: readonly string[]) =>
    company.heard({ kind: 'here', match: 'm', persons, watching: 0 }, 'elsewhere');
  expect(company.goneSince('m', 'ben')).toBeNull();
  await here(['ben', 'ann']);
  expect(company.isAt('m', 'ben')).toBe(true);
  now = 5000;
  await here(['ann', 'ben']);
  now = 6000;
  await here(['ann']);
  expect([company.isAt('m', 'ben'), company.goneSince('m', 'ben')]).toEqual([false, 5000]);
  expect(company.goneSince('m', 'ann')).toBe(6000);
});
