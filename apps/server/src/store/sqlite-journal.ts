import type { Database as Sqlite } from 'better-sqlite3';
import type { InputRow } from '../database/tables.ts';
import { BatchingJournal, type Journal } from './journal.ts';

/** One transaction for each batch, written to the disk before it is said to be stored. */
export function sqliteJournal(sqlite: Sqlite, told?: (rows: number, ms: number) => void): Journal {
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
  return new BatchingJournal(async (rows) => writeAll.immediate(rows), told);
}
