import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Times are counted in milliseconds and fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** Opens a PostgreSQL; where it is away just now, that is waited for. */
export async function openPostgres(connectionString: string, sorry: (e: Error) => void): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // Without listeners, a database that restarts would take this process with it: the pool's is for connections that
  // rest. Of one that dies in use whoever uses it learns by the failure of the query, this one or the next.
  pool.on('error', sorry);
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await onceThere(() => migrate(db), sorry);
  return { kind: 'postgres', pool, db, close: () => pool.end() };
}

/** Does something as soon as the database is there: whoever is started while it restarts has come too early, no more. */
async function onceThere(work: () => Promise<void>, sorry: (e: Error) => void): Promise<void> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS))
    try {
      await work();
      return;
    } catch (e) {
      if (!(e instanceof Error) || !isAway(e)) throw e;
      sorry(e);
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
  return 'syscall' in e || e.message.startsWith('Connection terminated');
}
