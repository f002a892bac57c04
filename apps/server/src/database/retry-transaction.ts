import pg from 'pg';

/** Of two who waited for each other one was broken off; or what was read has changed meanwhile. */
const BROKEN_OFF: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);
const MOST_TRIES = 4;

/** Does something in a PostgreSQL, and once more if it was broken off: then nothing of it has happened. */
export async function retryTransaction<V>(work: () => Promise<V>): Promise<V> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (e) {
      if (tries === MOST_TRIES || !(e instanceof pg.DatabaseError && BROKEN_OFF.has(e.code))) throw e;
    }
}
