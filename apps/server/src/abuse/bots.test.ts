import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../testing/config.ts';
import { DATABASES } from '../testing/databases.ts';
import { sleep } from '../testing/waiting.ts';
import { AttackedServer } from './stand.ts';

const BOT = { kind: 'bot', level: 'easy' } as const;
const ME = { kind: 'me' } as const;
const PER_SECOND = 10;

describe.each(DATABASES)('matches that the server plays by itself, on %s', (_, fresh) => {
  let stand: AttackedServer;
  beforeAll(async () => {
    const limits = { ...testConfig().limits, bots: PER_SECOND, leastClock: 30 };
    const { database } = await fresh();
    stand = await AttackedServer.open({ limits, database });
  });
  afterAll(() => stand.close());

  it('are not more work for being many: all that one guest keeps awake share what one person has', async () => {
    const eve = await stand.guest();
    const ids: string[] = [];
    for (let i = 0; i < 20; i++) ids.push((await eve.create({ seats: [BOT, BOT] })).id);
    const began = performance.now();
    for (const id of ids) expect(await eve.join(id)).toMatchObject({ t: 'ok' });
    await sleep(2_000);
    // Each would have hundreds by now. Five seconds' worth comes at once.
    const stored = ids.reduce((sum, id) => sum + (stand.server.registry.at(id)?.match.length ?? 0), 0);
    const most = PER_SECOND * (5 + (performance.now() - began) / 1000);
    expect(stored).toBeGreaterThan(20);
    expect(stored).toBeLessThanOrEqual(most + ids.length);
    await stand.healthy();
  });

  it('do not run through on a clock that nobody could play by', async () => {
    const eve = await stand.guest();
    for (const wish of [{ clock: 1 }, { clock: 29, refill: 30 }, { clock: 600, refill: 1 }])
      await expect(eve.create({ seats: [ME, ME], ...wish })).rejects.toThrow('wrong-setup');
    expect(await eve.create({ seats: [ME, ME], clock: 30, refill: 10 })).toMatchObject({ clock: 30 });
  });
});
