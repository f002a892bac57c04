import type { Answer } from '@sightline/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configFrom } from '../config.ts';
import { DATABASES } from '../testing/databases.ts';
import { sleep } from '../testing/waiting.ts';
import { AttackedServer, allowed } from './stand.ts';

const HOUR = 3_600_000;
const stands: AttackedServer[] = [];
// Only the wall clock is faked: the test alone moves it. The monotonic clock runs.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  // All tests share one PostgreSQL and its connections.
  await Promise.all(stands.splice(0).map((s) => s.close()));
});

describe.each(DATABASES)('the clock of a server on %s is set', (_, fresh) => {
  const opened = async () => {
    // As few as anybody has who configures nothing.
    const { limits } = configFrom({});
    const stand = await AttackedServer.open({ ...(await fresh()), limits, proxies: 1 });
    stands.push(stand);
    return stand;
  };

  it.each<[string, number[]]>([
    ['back', [-HOUR]],
    ['forward', [HOUR]],
    ['back and forward', [-HOUR, HOUR]],
  ])('%s an hour: nobody is locked out, and no time of a match is lost or given', async (_, steps) => {
    const stand = await opened();
    const at = await stand.attacked({ clock: 120 });
    const { match } = (await stand.server.registry.table(at.id))!;
    for (const step of steps) {
      await stand.healthy();
      const before = match.clock;
      vi.setSystemTime(Date.now() + step);
      await stand.healthy();
      // Whoever comes now gets in, and is answered as often as ever.
      const eve = await stand.guest();
      for (let i = 0; i < 50; i++) expect(await eve.say({ t: 'ping' })).toMatchObject({ t: 'pong' });
      await sleep(20);
      vi.setSystemTime(Date.now() + 20);
      const answered = await at.asked.answer(at.asked.at(at.id, at.askedSeat), allowed(at) as Answer);
      expect(answered).toMatchObject({ t: 'ok' });
      // The time it took is counted, and the hour is not.
      const used = before.left![at.askedSeat] - match.clock.left![at.askedSeat];
      expect(used).toBeGreaterThanOrEqual(0);
      expect(used).toBeLessThan(60_000);
      expect(match.clock.since).toBeGreaterThan(before.since);
      expect((await stand.query('select n from input where match = ?', at.id)).length).toBe(match.length);
      const { decision } = at.asked.at(at.id, at.askedSeat).view;
      if (decision === null) break;
    }
  });
});
