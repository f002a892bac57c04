import type { Pool } from 'pg';
import { retryTransaction } from '../database/retry-transaction.ts';
import type { InputRow } from '../database/tables.ts';
import { CHANNEL } from './bus.ts';
import { Batches, type Journal } from './journal.ts';
import { columnsOf, KEEP_SNAPSHOT, SUMMARISE } from './summaries.ts';

/**
 * Stores a batch and tells the other processes of it in one round trip: nobody hears of what was not stored. In the same
 * order everywhere: who wants a number that another process is just storing waits for that one, never both for each other.
 */
const INSERT = `
  with added as (
    insert into input (match, n, key, input, draws, hash, final, back)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[])
    order by 1, 2
    on conflict do nothing
    returning match, n
  )
  select match, n, pg_notify('${CHANNEL}', json_build_object('kind', 'advanced', 'match', match, 'by', $9::text)::text)
  from added`;

/** One row, written over: what it was before is cleared away by the database itself. */
const PROBE = {
  name: 'probe',
  text: `insert into setting (name, value) values ('probe', clock_timestamp()::text)
    on conflict (name) do update set value = excluded.value`,
};

export function postgresJournal(
  pool: Pool,
  process: string,
  told?: (rows: number, ms: number) => void,
): Journal {
  const batches = new Batches(async (rows) => {
    const column = <K extends keyof InputRow>(name: K) => rows.map((r) => r[name]);
    const query = {
      name: 'append-inputs',
      text: INSERT,
      values: [
        column('match'),
        column('n'),
        column('key'),
        column('input'),
        column('draws'),
        column('hash'),
        column('final'),
        column('back'),
        process,
      ],
    };
    const answer = await retryTransaction(() => pool.query<{ match: string; n: number }>(query));
    const added = new Set(answer.rows.map(({ match, n }) => `${match} ${n}`));
    return rows.flatMap(({ match, n }, place) => (added.has(`${match} ${n}`) ? [] : place));
  }, told);
  return {
    append: (row) => batches.append(row),
    async summarise(all, snapshots) {
      const values = columnsOf(all);
      await retryTransaction(() => pool.query({ ...SUMMARISE, values }));
      for (const { match, n, data } of snapshots)
        await pool.query({ ...KEEP_SNAPSHOT, values: [match, n, data] });
    },
    async probe() {
      await pool.query(PROBE);
    },
    settled: () => batches.settled(),
    close: () => batches.settled(),
  };
}
