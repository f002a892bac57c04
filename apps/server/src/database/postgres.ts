import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { PostgresDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import type { DatabaseSchema } from './tables.ts';
import { isUnavailable, noteUnavailable } from './unavailable.ts';

/** Times are counted in milliseconds and fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that nobody uses is looked after so often. */
const KEEP_ALIVE_MS = 10_000;
/** So long connections in use are waited for when the server stops. */
const CLOSE_MS = 5_000;
/** So long a lock is waited for. */
const LOCK_MS = 2_000;

export interface Patience {
  /** how long it may take to get a connection */
  readonly connectMs: number;
  /** … and to get an answer by it: a database that is cut off does not say so */
  readonly queryMs: number;
}

/** Both together are less than the time that a server has to stop. */
const USUAL: Patience = { connectMs: 5_000, queryMs: 10_000 };

/** Opens a PostgreSQL; where it is away just now, that is waited for. */
export async function openPostgres(
  connectionString: string,
  onError: (e: Error) => void,
  { connectMs, queryMs }: Patience = USUAL,
): Promise<PostgresDatabase> {
  const open = (max: number, more: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      ...more,
    });
    // Without listeners, a database that restarts would take this process with it: the pool's is for connections that
    // rest. Of one that dies in use whoever uses it learns by the failure of the query, this one or the next.
    pool.on('error', onError);
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const pool = open(10, {
    query_timeout: queryMs,
    // Who waits for a lock that another program holds keeps a connection from everybody else.
    verify: (client, done) => client.query(`set lock_timeout = ${LOCK_MS}`, (e) => done(e)),
  });
  const patiently = async <V>(work: (db: Kysely<DatabaseSchema>) => Promise<V>): Promise<V> => {
    const patient = open(2, {});
    try {
      return await work(kysely(patient));
    } finally {
      await patient.end();
    }
  };
  await onceThere(() => patiently(migrate), onError);
  return { kind: 'postgres', pool, db: kysely(pool), patiently, close: closing(pool) };
}

/** Waits for the connections in use, but not for ever: one that is never given back must not keep a server from stopping. */
function closing(pool: pg.Pool): () => Promise<void> {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return async () => {
    const given = new AbortController();
    const late = pause(CLOSE_MS, undefined, { signal: given.signal }).then(
      () => Promise.all([...open].map((client) => (client as unknown as pg.Client).end())),
      () => [],
    );
    await Promise.race([pool.end(), late]);
    given.abort();
  };
}

/**
 * The query layer by itself gives a connection back as if nothing were wrong with it, even when a question was not
 * answered in time: whoever got it next would wait behind that. So it goes unless the database itself answered.
 */
function kysely(pool: pg.Pool): Kysely<DatabaseSchema> {
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((e: unknown) => {
      if (isUnavailable(e)) noteUnavailable();
      throw e;
    });
    let broken = false;
    const query = async <R>(text: string, values: readonly unknown[]) => {
      // Whoever wants to take back what was begun need not: with the connection it goes.
      if (broken) throw new Error('the connection is given up');
      try {
        return (await client.query(text, [...values])) as unknown as PostgresQueryResult<R>;
      } catch (e) {
        broken ||= !(e instanceof pg.DatabaseError);
        if (isUnavailable(e)) noteUnavailable();
        throw e;
      }
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy = false) => client.release(broken || destroy),
    };
  };
  const options = pool.options;
  return new Kysely<DatabaseSchema>({
    dialect: new PostgresDialect({ pool: { connect, options, end: () => pool.end() } }),
  });
}

/** Does something as soon as the database is there: whoever is started while it restarts has come too early, no more. */
async function onceThere(work: () => Promise<void>, onError: (e: Error) => void): Promise<void> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS))
    try {
      await work();
      return;
    } catch (e) {
      if (!(e instanceof Error) || !isAway(e)) throw e;
      onError(e);
      await pause(wait);
    }
}

/** It restarts or shuts down, or has more connections than it takes: it will be there again. */
const FOR_NOW = /^(57P0[123]|53|08)/;

/** Whether the database could not be reached, or was lost: that passes by itself. What is wrong otherwise does not. */
function isAway(e: Error): boolean {
  if (e.cause instanceof Error) return isAway(e.cause);
  if (e instanceof pg.DatabaseError) return FOR_NOW.test(e.code ?? '');
  // Of a name with several addresses each is tried.
  if (e instanceof AggregateError) return e.errors.every((one) => one instanceof Error && isAway(one));
  return 'syscall' in e || /^Connection terminated|timeout/.test(e.message);
}
