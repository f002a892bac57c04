import type { InputRow, SnapshotRow } from '../database/tables.ts';
import type { Summary } from './summaries.ts';

/** What the thread that writes is given to do. */
export type WriterJob =
  | { readonly inputs: readonly Value[] }
  | { readonly summaries: readonly Summary[]; readonly snapshots: readonly SnapshotRow[] }
  | 'probe'
  | 'close';

/** What it says of it; `taken`: the places of those inputs whose number was taken. */
export type Written = { readonly taken: readonly number[] } | { readonly failed: string };

/** The columns of the log, in the order in which values are handed over. */
export const COLUMNS = ['match', 'n', 'key', 'input', 'draws', 'hash', 'final', 'back'] as const;

export type Value = string | number | null;

/** Rows one behind the other, without the names of their fields: from thread to thread everything is copied. */
export function valuesOf(rows: readonly InputRow[]): Value[] {
  const values: Value[] = [];
  for (const r of rows) values.push(r.match, r.n, r.key, r.input, r.draws, r.hash, r.final, r.back);
  return values;
}
