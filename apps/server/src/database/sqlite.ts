import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { elapsed } from '../time.ts';
import type { SqliteDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import { LOCK_MS, WRITING } from './sqlite-pragmas.ts';
import type { DatabaseSchema } from './tables.ts';
import { isUnavailable, noteUnavailable } from './unavailable.ts';

const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 40;

/**
 * Opens the file. While another program, or the thread that writes what is played, has it locked, SQLite itself would
 * wait by stopping everything else in this thread. So it does not wait at all here, and what found the file locked is
 * tried again a little later.
 */
export async function openSqlite(file: string): Promise<SqliteDatabase> {
  mkdirSync(dirname(file), { recursive: true });
  // It holds the seeds of running matches and what sessions are signed with: nobody else on the machine reads it.
  closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file);
  // Nobody is served yet.
  for (const pragma of WRITING) sqlite.pragma(pragma);
  sqlite.pragma('busy_timeout = 0');
  const db = new Kysely<DatabaseSchema>({ dialect: dialectFor(sqlite) });
  await migrate(db);
  return { kind: 'sqlite', sqlite, file, db, close: () => db.destroy() };
}

/** Does something as soon as the file is not locked; where that takes too long, it fails as SQLite does. */
export async function whenUnlocked<V>(work: () => V): Promise<V> {
  const began = elapsed();
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS))
    try {
      return work();
    } catch (e) {
      if (!isLocked(e) || elapsed() - began > LOCK_MS) {
        if (isUnavailable(e)) noteUnavailable();
        throw e;
      }
      await pause(wait);
    }
}

const isLocked = (e: unknown): boolean => e instanceof Sqlite.SqliteError && e.code.startsWith('SQLITE_BUSY');

class PatientDriver extends SqliteDriver {
  private readonly sqlite: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database });
    this.sqlite = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { sqlite } = this;
    const executeQuery = async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const run = (): QueryResult<R> => {
        const statement = sqlite.prepare(sql);
        if (statement.reader) return { rows: statement.all(...parameters) as R[] };
        const { changes, lastInsertRowid } = statement.run(...parameters);
        return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
      };
      // In the middle of a transaction nothing can be tried again by itself.
      return sqlite.inTransaction ? run() : whenUnlocked(run);
    };
    return {
      executeQuery,
      streamQuery: () => {
        throw new Error('nothing is streamed');
      },
    };
  }
}

/** Every statement is one step: nobody has to wait for the one connection, least of all for who waits for the file. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function dialectFor(sqlite: Sqlite.Database): Dialect {
  const usual = new SqliteDialect({ database: sqlite });
  return {
    createDriver: () => new PatientDriver(sqlite),
    createAdapter: () => new SharedAdapter(),
    createQueryCompiler: () => usual.createQueryCompiler(),
    createIntrospector: (db) => usual.createIntrospector(db),
  };
}
