import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Config } from '../config.ts';
import { provider } from './migrations.ts';
import { WRITING } from './sqlite-pragmas.ts';
import type { Tables } from './tables.ts';

/** An open database: the query layer that everything slow and rare goes through, and the bare one below it. */
export type Database = { readonly db: Kysely<Tables>; close(): Promise<void> } & (
  | { readonly kind: 'sqlite'; readonly sqlite: Sqlite.Database; readonly file: string }
  | { readonly kind: 'postgres'; readonly pool: pg.Pool }
);

/** Times are counted in milliseconds and fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export async function openDatabase(config: Config['database'], sorry: (e: Error) => void): Promise<Database> {
  const database = config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url, sorry);
  await migrate(database.db);
  return database;
}

function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  // It holds the seeds of running matches and what sessions are signed with: nobody else on the machine reads it.
  closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file);
  for (const pragma of WRITING) sqlite.pragma(pragma);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  return { kind: 'sqlite', sqlite, file, db, close: () => db.destroy() };
}

function openPostgres(connectionString: string, sorry: (e: Error) => void): Database {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // Without a listener, a database that restarts would take this process with it.
  pool.on('error', sorry);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', pool, db, close: () => db.destroy() };
}

/** Brings the tables up to date; processes that start together wait for each other. */
async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined)
    throw new Error(`the database can't be brought up to date${failed ? ` (${failed.migrationName})` : ''}`, {
      cause: error,
    });
}
