import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { WRITING } from './sqlite-pragmas.ts';
import type { Tables } from './tables.ts';

/** An open database: the query layer that everything slow and rare goes through, and the bare one below it. */
export type Database = { readonly db: Kysely<Tables>; close(): Promise<void> } & (
  | { readonly kind: 'sqlite'; readonly sqlite: Sqlite.Database; readonly file: string }
  | {
      readonly kind: 'postgres';
      readonly pool: Pool;
      /** For what may take as long as it takes: everything else has to be answered in time. */
      patiently<V>(work: (db: Kysely<Tables>) => Promise<V>): Promise<V>;
    }
);

export type PostgresDatabase = Extract<Database, { kind: 'postgres' }>;

export async function openDatabase(
  config: Config['database'],
  onError: (e: Error) => void,
): Promise<Database> {
  return config.kind === 'postgres' ? openPostgres(config.url, onError) : openSqlite(config.file);
}

async function openSqlite(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  // It holds the seeds of running matches and what sessions are signed with: nobody else on the machine reads it.
  closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file);
  for (const pragma of WRITING) sqlite.pragma(pragma);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  await migrate(db);
  return { kind: 'sqlite', sqlite, file, db, close: () => db.destroy() };
}
