import type { Pool } from 'pg';
import type { InputRow } from '../database/tables.ts';
import { CHANNEL } from './bus.ts';
import { BatchingJournal, type Journal } from './journal.ts';

/** Stores a batch and tells the other processes of it in one round trip: nobody hears of what was not stored. */
const INSERT = `
  with added as (
    insert into input (match, n, key, input, draws, hash, final, back)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[])
    on conflict do nothing
    returning match, n
  )
  select match, n, pg_notify('${CHANNEL}', json_build_object('kind', 'advanced', 'match', match, 'by', $9::text)::text)
  from added`;

export function postgresJournal(
  pool: Pool,
  process: string,
  told?: (rows: number, ms: number) => void,
): Journal {
  return new BatchingJournal(async (rows) => {
    const column = <K extends keyof InputRow>(name: K) => rows.map((r) => r[name]);
    const answer = await pool.query<{ match: string; n: number }>({
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
    });
    const added = new Set(answer.rows.map(({ match, n }) => `${match} ${n}`));
    return new Set(rows.filter(({ match, n }) => added.has(`${match} ${n}`)));
  }, told);
}
