import type { Compilable, Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Writes all of it or nothing. In SQLite everything shares one connection: a transaction that waits for anything would
 * take in what others write meanwhile, so there it is done in one go.
 */
export async function together(
  database: Database,
  queries: (db: Kysely<Tables>) => readonly Compilable[],
): Promise<void> {
  if (database.kind === 'sqlite') {
    const compiled = queries(database.db).map((q) => q.compile());
    database.sqlite.transaction(() => {
      for (const { sql, parameters } of compiled) database.sqlite.prepare(sql).run(...parameters);
    })();
  } else
    await database.db.transaction().execute(async (db) => {
      for (const q of queries(db)) await db.executeQuery(q.compile());
    });
}
