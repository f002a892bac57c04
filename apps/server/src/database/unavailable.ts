import { AsyncLocalStorage } from 'node:async_hooks';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** The file is locked, the disk is full, or it can't be written to. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|CANTOPEN|IOERR)/;
/** The disk or the memory is full, or too many are connected; a lock was not to be had; it may only be read. */
const POSTGRES = /^(53|55P03$|25006$)/;
/** No connection was to be had. */
const NOT_CONNECTED = /^timeout exceeded when trying to connect|^connect ECONNREFUSED/;

/** Whether the database refused something for now, of which nothing has happened: it can be tried again. */
export function isUnavailable(e: unknown): boolean {
  if (e instanceof Sqlite.SqliteError) return SQLITE.test(e.code);
  if (e instanceof pg.DatabaseError) return POSTGRES.test(e.code ?? '');
  if (!(e instanceof Error)) return false;
  return NOT_CONNECTED.test(e.message) || (e.cause !== undefined && isUnavailable(e.cause));
}

const asking = new AsyncLocalStorage<{ unavailable: boolean }>();

/** Does something for which a library asks the database, and hides why that failed; says whether it was unavailable. */
export async function noticing<V>(work: () => Promise<V>): Promise<{ value: V; unavailable: boolean }> {
  const seen = { unavailable: false };
  const value = await asking.run(seen, work);
  return { value, unavailable: seen.unavailable };
}

export function noteUnavailable(): void {
  const seen = asking.getStore();
  if (seen !== undefined) seen.unavailable = true;
}
