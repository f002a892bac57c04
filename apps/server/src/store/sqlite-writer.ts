import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { WRITING } from '../database/sqlite-pragmas.ts';
import type { InputRow } from '../database/tables.ts';

/**
 * The thread that writes the log into a SQLite file, with a connection of its own: waiting for the disk stops nobody
 * who plays, and a batch is never part of somebody else's unfinished transaction.
 */
const sqlite = new Sqlite((workerData as { readonly file: string }).file);
for (const pragma of WRITING) sqlite.pragma(pragma);

const insert = sqlite.prepare<
  [string, number, string | null, string, string, string | null, number, number | null]
>(
  'insert into input (match, n, key, input, draws, hash, final, back) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing',
);

/** Which rows are stored: the others' numbers are taken. */
const writeAll = sqlite.transaction((rows: readonly InputRow[]): boolean[] =>
  rows.map((r) => insert.run(r.match, r.n, r.key, r.input, r.draws, r.hash, r.final, r.back).changes > 0),
);

export type Written = { readonly stored: readonly boolean[] } | { readonly failed: string };

parentPort?.on('message', (rows: readonly InputRow[] | 'close') => {
  if (rows === 'close') {
    sqlite.close();
    parentPort?.close();
    return;
  }
  let written: Written;
  try {
    written = { stored: writeAll.immediate(rows) };
  } catch (e) {
    written = { failed: e instanceof Error ? e.message : String(e) };
  }
  parentPort?.postMessage(written);
});
