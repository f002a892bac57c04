import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseRelay, startRelay } from '../testing/relay.ts';
import { freshPostgres } from '../testing/shared-postgres.ts';
import { sleep, until } from '../testing/waiting.ts';
import { type BusMessage, CHANNEL, PostgresBus } from './bus.ts';

const BEAT_MS = 1_000;

describe('notices between processes', () => {
  let url: string;
  let relay: DatabaseRelay;
  beforeAll(async () => {
    url = await freshPostgres();
    relay = await startRelay(url);
  });
  afterAll(() => relay.stop());

  // Beats come when a test wants them to: how long an answer takes is up to the machine.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const listen = async (name: string, url: string) => {
    const pool = new pg.Pool({ connectionString: url });
    pool.on('connect', (client) => client.on('error', () => {}));
    pool.on('error', () => {});
    const got: BusMessage[] = [];
    const said = { missed: 0, errors: 0 };
    const bus = new PostgresBus({
      name,
      pool,
      heard: (notice) => got.push(notice),
      missed: () => said.missed++,
      onError: () => said.errors++,
      beatMs: BEAT_MS,
    });
    await bus.open();
    const close = async () => {
      await bus.close();
      await pool.end();
    };
    return { bus, got, said, close };
  };

  /** Signs of life come and go, so many; those who can hear have heard each. */
  const beats = async (times: number, ...hearing: readonly { readonly bus: PostgresBus }[]) => {
    for (let i = 0; i < times; i++) {
      vi.advanceTimersByTime(BEAT_MS);
      for (const { bus } of hearing)
        await until(() => !(bus as unknown as { heardNothing: boolean }).heardNothing);
    }
  };

  it('go to the others only, and what is none is passed over', async () => {
    const one = await listen('one', url);
    const two = await listen('two', url);
    const other = new pg.Client(url);
    await other.connect();
    await other.query('select pg_notify($1, $2)', [CHANNEL, 'no notice']);
    await other.end();
    one.bus.tell({ kind: 'advanced', match: 'm' });
    await until(() => two.got.length > 0);
    await beats(3, one, two);
    expect(two.got).toEqual([{ kind: 'advanced', match: 'm', by: 'one' }]);
    expect(one.got).toEqual([]);
    expect([one.said, two.said]).toEqual([
      { missed: 0, errors: 1 },
      { missed: 0, errors: 1 },
    ]);
    await one.close();
    await two.close();
  });

  it('are heard in the order in which they were said', async () => {
    const one = await listen('one', url);
    const two = await listen('two', url);
    const matches = Array.from({ length: 200 }, (_, i) => `match ${i}`);
    for (const match of matches) {
      one.bus.tell({ kind: 'advanced', match });
      if (match.endsWith('7')) await sleep(1);
    }
    await one.close();
    await until(() => two.got.length === matches.length);
    expect(two.got.map((notice) => 'match' in notice && notice.match)).toEqual(matches);
    await two.close();
  });

  it('are listened for anew when the connection has gone silent, and nobody is told twice', async () => {
    const far = await listen('far', relay.url);
    const near = await listen('near', url);
    await beats(3, far, near);
    relay.freeze();
    await beats(2, near);
    await until(() => far.said.missed === 1);
    near.bus.tell({ kind: 'people', match: 'm' });
    await until(() => far.got.length > 0);
    await beats(3, far, near);
    expect(far.got).toEqual([{ kind: 'people', match: 'm', by: 'near' }]);
    expect(far.said.missed).toBe(1);
    await far.close();
    await near.close();
  });
});

it('a connection that dies while it begins to listen is replaced by one, not by two', async () => {
  const clients: (EventEmitter & { released: number })[] = [];
  /** The second dies at its first question. */
  const connect = async () => {
    const dies = clients.length === 1;
    const client = Object.assign(new EventEmitter(), {
      released: 0,
      release: () => {
        client.released++;
      },
      query: async () => {
        if (!dies) return;
        client.emit('error', new Error('it is gone'));
        throw new Error('it is gone');
      },
    });
    clients.push(client);
    return client;
  };
  const bus = new PostgresBus({
    name: 'one',
    pool: { connect } as unknown as pg.Pool,
    heard: () => {},
    missed: () => {},
    onError: () => {},
  });
  await bus.open();
  clients[0].emit('error', new Error('it is gone'));
  await until(() => clients.length > 2);
  await sleep(1_000);
  expect(clients.map(({ released }) => released)).toEqual([1, 1, 0]);
  await bus.close();
  expect(clients.map(({ released }) => released)).toEqual([1, 1, 1]);
});
