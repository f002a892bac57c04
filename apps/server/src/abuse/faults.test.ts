import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../testing/waiting.ts';
import { AttackedProcess, GROUNDS } from './attacked-process.ts';

describe.each(GROUNDS)('a server on %s', (_, ground) => {
  let attacked: AttackedProcess;
  beforeAll(async () => {
    attacked = await AttackedProcess.open(await ground());
  });
  afterAll(() => attacked.close());

  /** While nothing can be stored everybody is answered: what can be read is read, all else is refused. */
  async function nothingCanBeStored(): Promise<void> {
    const signIn = async () => {
      const refused = await fetch(new URL('/api/auth/sign-in/anonymous', attacked.server.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect([refused.status, await refused.json()]).toMatchObject([503, { error: 'busy' }]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    };
    const create = () => attacked.create().then(() => 'created', String);
    const notReady = () => until(async () => (await attacked.status('/readyz')) === 503);
    const [made, answered] = await Promise.all([create(), attacked.answer(), signIn(), notReady()]);
    expect(made).toContain('503');
    expect(answered).toBe('not-stored');
    expect(await attacked.status('/healthz')).toBe(200);
    expect(await attacked.status(`/api/matches/${attacked.table}`)).toBe(200);
    expect(await attacked.status('/readyz')).toBe(503);
  }

  it('whose database another program has locked says so, serves everybody in time, and goes on', async () => {
    const unlock = await attacked.ground.lock();
    await nothingCanBeStored();
    await unlock();
    await attacked.stands();
  });

  it.each<[string, (-1 | 1)[]]>([
    ['back', [-1]],
    ['forward', [1]],
    ['back and forward', [-1, 1]],
    ['forward and back', [1, -1]],
  ])('whose clock is set %s an hour serves everybody in time, and goes on', async (_, steps) => {
    const before = await attacked.date();
    let shown = 0;
    for (const step of steps) {
      attacked.setClock(step);
      await attacked.playOn(20);
      await attacked.guest();
      const now = await attacked.date();
      // It was set, and what a server says of the time never goes back.
      expect(now).toBeGreaterThanOrEqual(Math.max(before, shown));
      if (step > 0) expect(now - before).toBeGreaterThan(3_000_000);
      shown = now;
    }
    await attacked.stands();
  });

  it('whose disk is full says so, serves everybody in time, and goes on when there is room', async () => {
    const makeRoom = await attacked.ground.fill(attacked.server.process.pid!);
    await nothingCanBeStored();
    await makeRoom();
    await attacked.stands();
  });
});
