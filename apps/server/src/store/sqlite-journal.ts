import type { Database as Sqlite } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { InputRow, Tables } from '../database/tables.ts';
import { BatchingJournal, type Journal } from './journal.ts';

/**
 * One transaction for each batch, written to the disk before it is said to be stored. There is one connection for all:
 * a batch waits for its turn, or it would become part of somebody's unfinished transaction and be said to be stored
 * before it is.
 */
export function sqliteJournal(
  { sqlite, db }: { readonly sqlite: Sqlite; readonly db: Kysely<Tables> },
  told?: (rows: number, ms: number) => void,
): Journal {
  const insert = sqlite.prepare<
    [string, number, string | null, string, string, string | null, number, number | null]
  >(
    'insert into input (match, n, key, input, draws, hash, final, back) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const writeAll = sqlite.transaction((rows: readonly InputRow[]): Set<InputRow> => {
    const stored = new Set<InputRow>();
    for (const r of rows)
      if (insert.run(r.match, r.n, r.key, r.input, r.draws, r.hash, r.final, r.back).changes > 0)
        stored.add(r);
    return stored;
  });
  return new BatchingJournal((rows) => db.connection().execute(async () => writeAll.immediate(rows)), told);
}
