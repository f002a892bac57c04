import { expect, it, vi } from 'vitest';
import { noBus } from '../store/bus.ts';
import type { Talks } from '../store/talks.ts';
import { PATIENCE_MS } from '../testing/waiting.ts';
import { Company } from './company.ts';
import type { MatchRegistry } from './match-registry.ts';
import type { LiveTable } from './table.ts';

it('knows since when somebody is away who was at the table in another process', async () => {
  let now = 1000;
  const company = new Company({
    registry: { at: () => null } as unknown as MatchRegistry,
    bus: noBus('here'),
    talks: {} as Talks,
    names: async () => new Map(),
    now: () => now,
    elapsed: () => now,
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

it('tells those at a table that is over of its people anew when notices may have been missed: a rematch may have begun', async () => {
  const heard: string[] = [];
  const table = (id: string, over: boolean) => {
    const listener = { socket: 1, person: 'cleo', seat: 30, send: (text: string) => heard.push(text) };
    const here = { id, over, seats: [], watching: 1, persons: () => [], listeners: () => [listener] };
    return here as unknown as LiveTable;
  };
  const open = [table('ended', true), table('running', false)];
  const company = new Company({
    registry: { open, at: (id: string) => open.find((t) => t.id === id) ?? null } as unknown as MatchRegistry,
    bus: noBus('here'),
    talks: {} as Talks,
    names: async () => new Map(),
    now: () => 0,
    failed: (e) => {
      throw e;
    },
  });
  await company.missed();
  const people = { t: 'people', match: 'ended', watching: 1, seats: [] };
  await vi.waitFor(() => expect(heard.map((text) => JSON.parse(text))).toEqual([people]), PATIENCE_MS);
});
