import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../database/postgres.ts';
import type { InputRow } from '../database/tables.ts';
import { freshPostgres } from '../testing/shared-postgres.ts';
import { postgresJournal } from './postgres-journal.ts';

let url: string;
beforeAll(async () => {
  url = await freshPostgres();
});

const row = (match: string): InputRow => ({
  match,
  n: 1,
  key: null,
  input: '{}',
  draws: '[]',
  hash: null,
  final: 0,
  back: null,
});

it('two processes that want the same numbers in another order do not stop each other', async () => {
  const database = await openPostgres(url, () => {});
  const [one, two] = ['one', 'two'].map((name) => postgresJournal(database.pool, name));
  // Somebody else keeps both waiting in the middle, until each has what the other wants.
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query(`begin; insert into input values ('m2', 1, null, '', '', null, 0, null),
    ('m3', 1, null, '', '', null, 0, null)`);
  const all = Promise.all([
    ...['m1', 'm2', 'm4'].map((match) => one.append(row(match))),
    ...['m4', 'm3', 'm1'].map((match) => two.append(row(match))),
  ]);
  const blocked = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await database.pool.query<{ n: number }>(blocked)).rows[0].n < 2)
    await new Promise((soon) => setTimeout(soon, 20));
  await holder.query('rollback');
  await holder.end();
  const [m1, m2, m4, m4b, m3, m1b] = await all;
  expect([m2, m3]).toEqual(['stored', 'stored']);
  expect([[m1, m1b].toSorted(), [m4, m4b].toSorted()]).toEqual([
    ['stored', 'taken'],
    ['stored', 'taken'],
  ]);
  for (const journal of [one, two]) await journal.close();
  await database.close();
});
