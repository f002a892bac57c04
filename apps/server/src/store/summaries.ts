import type { Database as Sqlite } from 'better-sqlite3';
import type { MatchRow, SnapshotRow } from '../database/tables.ts';

/** What lists show of a match: brought up to date a moment after the log. */
export type Summary = Pick<MatchRow, 'id' | 'status' | 'touched' | 'inputs' | 'awaiting' | 'due' | 'result'>;

const COLUMNS = ['id', 'status', 'touched', 'inputs', 'awaiting', 'due', 'result'] as const;

/** In the same order everywhere, so that processes do not wait for each other. */
export function columnsOf(all: readonly Summary[]): unknown[][] {
  const sorted = all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return COLUMNS.map((name) => sorted.map((s) => s[name]));
}

/** For PostgreSQL. Another process may have told of more: then that stays. */
export const SUMMARISE = {
  name: 'summarise',
  text: `
    update match set status = s.status, touched = s.touched, inputs = s.inputs, awaiting = s.awaiting,
      due = s.due, result = s.result
    from unnest($1::text[], $2::text[], $3::bigint[], $4::int[], $5::text[], $6::bigint[], $7::text[])
      as s (id, status, touched, inputs, awaiting, due, result)
    where match.id = s.id and match.inputs <= s.inputs`,
};

/** Of two processes the one that is further ahead is right. */
const SNAPSHOT = (n: readonly [string, string, string]) =>
  `insert into snapshot (match, n, data) values (${n.join()})
   on conflict (match) do update set n = excluded.n, data = excluded.data where snapshot.n < excluded.n`;

export const KEEP_SNAPSHOT = { name: 'keep-snapshot', text: SNAPSHOT(['$1', '$2', '$3']) };

/** For SQLite: all in one go, for meanwhile nobody else can write. */
export function summariser(
  sqlite: Sqlite,
): (all: readonly Summary[], snapshots: readonly SnapshotRow[]) => void {
  const update = sqlite.prepare(
    'update match set status = ?, touched = ?, inputs = ?, awaiting = ?, due = ?, result = ? where id = ? and inputs <= ?',
  );
  const keep = sqlite.prepare(SNAPSHOT(['?', '?', '?']));
  return sqlite.transaction((all: readonly Summary[], snapshots: readonly SnapshotRow[]) => {
    for (const s of all)
      update.run(s.status, s.touched, s.inputs, s.awaiting, s.due, s.result, s.id, s.inputs);
    for (const { match, n, data } of snapshots) keep.run(match, n, data);
  }).immediate;
}
