import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { DatabaseSchema } from './tables.ts';

/** An open database: the query layer that everything slow and rare goes through, and the bare one below it. */
export type Database = { readonly db: Kysely<DatabaseSchema>; close(): Promise<void> } & (
  | { readonly kind: 'sqlite'; readonly sqlite: Sqlite.Database; readonly file: string }
  | {
      readonly kind: 'postgres';
      readonly pool: Pool;
      /** For what may take as long as it takes: everything else has to be answered in time. */
      patiently<V>(work: (db: Kysely<DatabaseSchema>) => Promise<V>): Promise<V>;
    }
);

export type SqliteDatabase = Extract<Database, { kind: 'sqlite' }>;
export type PostgresDatabase = Extract<Database, { kind: 'postgres' }>;

export async function openDatabase(
  config: Config['database'],
  onError: (e: Error) => void,
): Promise<Database> {
  return config.kind === 'postgres' ? openPostgres(config.url, onError) : openSqlite(config.file);
}
