import { describe, expect, it, vi } from 'vitest';
import type { Bus, Unsigned } from '../store/bus.ts';
import type { Talks } from '../store/talks.ts';
import type { Listener } from './audience.ts';
import { Company } from './company.ts';
import type { MatchRegistry } from './match-registry.ts';
import { Presence } from './presence.ts';
import type { LiveTable } from './table.ts';

const id = (n: number) => `match-${n}`.padEnd(22, '.');
const person = (n: number) => `person-${n}`.padEnd(32, '.');
const here = (n: number, ...persons: string[]) => ({ match: id(n), persons, watching: 0 });

/** A company at so many tables, with somebody at each, and what it tells clients and other processes. */
function open(tables: number) {
  const clock = { now: 1_000_000 };
  const told: Unsigned[] = [];
  const sent: string[] = [];
  const left: string[] = [];
  const live = new Map<string, LiveTable>();
  for (let n = 0; n < tables; n++) {
    const listener: Listener = {
      person: person(n),
      socket: n,
      seat: 0,
      full: false,
      send: (text) => sent.push(text),
    };
    live.set(id(n), {
      id: id(n),
      quiet: false,
      watching: 0,
      persons: () => [person(n)],
      isHere: (who: string) => who === person(n),
      seats: [{ seat: 0, person: person(n), bot: null }],
      seatsOf: () => [],
      listeners: () => [listener].values(),
    } as unknown as LiveTable);
  }
  const company = new Company({
    registry: {
      at: (match: string) => live.get(match) ?? null,
      open: [...live.values()],
    } as unknown as MatchRegistry,
    bus: { name: 'here', tell: (notice) => told.push(notice), close: async () => {} } satisfies Bus,
    talks: {} as Talks,
    names: async () => new Map(),
    now: () => clock.now,
    elapsed: () => clock.now,
    left: (match, who, at) => left.push(`${match} ${who} ${at}`),
    failed: (e) => {
      throw e;
    },
  });
  return { company, clock, told, sent, left };
}

/** What clients are told, they are told in a moment. */
const inAMoment = () => new Promise((soon) => setTimeout(soon, 60));

describe('who is where, from process to process', () => {
  it('is said of all tables at once, in pieces that fit', async () => {
    const one = open(500);
    one.company.stillHere();
    expect(one.told.length).toBeLessThan(10);
    for (const notice of one.told)
      expect(Buffer.byteLength(JSON.stringify({ ...notice, by: 'abcdef012345' }))).toBeLessThan(8000);
    const two = open(0);
    for (const notice of one.told) if (notice.kind === 'all-here') two.company.heardAll(notice.tables, 'one');
    for (const n of [0, 250, 499]) expect(two.company.isAt(id(n), person(n))).toBe(true);
    expect(two.company.isAt(id(0), person(1))).toBe(false);
  });

  it('is told to people when it changes, not whenever it is heard', async () => {
    const { company, clock, sent, left } = open(1);
    const elsewhere = [{ match: id(0), persons: ['ann', 'ben'], watching: 1 }];
    company.heardAll(elsewhere, 'one');
    await inAMoment();
    expect(sent).toHaveLength(1);
    clock.now += 25_000;
    company.heardAll([{ match: id(0), persons: ['ben', 'ann'], watching: 1 }], 'one');
    await inAMoment();
    expect(sent).toHaveLength(1);
    company.heardAll([{ match: id(0), persons: ['ben', 'ann'], watching: 2 }], 'one');
    await inAMoment();
    expect(sent).toHaveLength(2);
    // Of that process nothing is heard any more: its people are gone, and those around them hear so.
    clock.now += 20_000;
    company.stillHere();
    await inAMoment();
    expect(sent).toHaveLength(2);
    clock.now += 30_000;
    company.stillHere();
    await inAMoment();
    expect(sent).toHaveLength(3);
    // They were there when they were last heard of, and that is the same for whoever heard it.
    expect(left).toEqual(['ben', 'ann'].map((who) => `${id(0)} ${who} ${clock.now - 50_000}`));
    expect(company.goneSince(id(0), 'ann')).toBe(clock.now - 50_000);
    clock.now += 30_000;
    company.stillHere();
    await inAMoment();
    expect([sent.length, left.length]).toEqual([3, 2]);
  });

  it('is asked for by a process that begins to listen, or listens anew: until then nobody counts as away', () => {
    const { company, clock, told } = open(1);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const done: string[] = [];
      company.whenHeard(() => done.push('alone'));
      expect([company.hasHeard(), done]).toEqual([true, ['alone']]);
      const wait = (ms: number) => {
        clock.now += ms;
        vi.advanceTimersByTime(ms);
      };
      company.listens();
      // Others may have missed who is here just as well.
      expect(told.map(({ kind }) => kind)).toEqual(['all-here', 'who-is-here']);
      company.whenHeard(() => done.push('first'));
      wait(1_500);
      company.listens();
      wait(1_500);
      expect([company.hasHeard(), done]).toEqual([false, ['alone']]);
      wait(500);
      expect([company.hasHeard(), done]).toEqual([true, ['alone', 'first']]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not kept of a process that is no more', () => {
    const presence = new Presence();
    for (let n = 0; n < 100; n++) presence.heard(`process ${n}`, here(n, person(n)), 1000);
    expect(presence.forget(30_000)).toEqual([]);
    expect(presence.forget(60_000)).toHaveLength(100);
    expect(presence.forget(60_000)).toEqual([]);
  });

  it('whoever was at the table in another process has not been away for longer than that', () => {
    const { company, clock } = open(1);
    const heard = (...persons: string[]) => company.heard({ kind: 'here', ...here(0, ...persons) }, 'one');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      void heard('ann');
      clock.now += 5000;
      void heard('ann', 'ben');
      clock.now += 1000;
      void heard('ben');
      expect(company.isAt(id(0), 'ann')).toBe(false);
      expect(company.goneSince(id(0), 'ann')).toBe(clock.now - 1000);
      expect(company.goneSince(id(0), 'cid')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
