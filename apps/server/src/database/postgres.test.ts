import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { type DatabaseRelay, startRelay } from '../testing/relay.ts';
import { openPostgres } from './postgres.ts';

let postgres: Postgres;
let relay: DatabaseRelay;
beforeAll(async () => {
  postgres = await startPostgres();
  relay = await startRelay(postgres.url);
});
afterAll(() => {
  relay.stop();
  return postgres.stop();
});

it('a connection that does not answer is given up in time, and not used again', async () => {
  const database = await openPostgres(relay.url, () => {}, { connectMs: 60_000, queryMs: 3_000 });
  const { db, pool } = database;
  const one = sql<{ one: number }>`select 1 as one`;
  await one.execute(db);
  await pool.query('select 1');
  relay.freeze();
  await expect(one.execute(db)).rejects.toThrow('timeout');
  expect((await one.execute(db)).rows).toEqual([{ one: 1 }]);
  relay.freeze();
  await expect(pool.query('select 1')).rejects.toThrow('timeout');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  // … nor in the middle of a transaction, to take it back.
  const began = Date.now();
  const stuck = db.transaction().execute(async (t) => {
    relay.freeze();
    await one.execute(t);
  });
  await expect(stuck).rejects.toThrow();
  // Once, and not a second time.
  expect(Date.now() - began).toBeLessThan(5_900);
  // What a query itself did wrong is no reason to let go of the connection.
  const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const before = (await backend.execute(db)).rows;
  await expect(sql`select nothing`.execute(db)).rejects.toThrow('nothing');
  expect((await backend.execute(db)).rows).toEqual(before);
  await database.close();
});

it('what may take as long as it takes is not cut off', async () => {
  const database = await openPostgres(postgres.url, () => {}, { connectMs: 60_000, queryMs: 300 });
  const long = sql`select pg_sleep(0.6)`;
  await expect(long.execute(database.db)).rejects.toThrow('timeout');
  await database.patiently((db) => long.execute(db));
  await database.close();
});

it('a connection that is never given back does not keep the database open', async () => {
  const database = await openPostgres(postgres.url, () => {});
  const client = await database.pool.connect();
  let ended = false;
  client.on('end', () => {
    ended = true;
  });
  await database.close();
  expect(ended).toBe(true);
});
