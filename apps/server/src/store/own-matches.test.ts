import { CompiledQuery, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import type { MatchRow } from '../database/tables.ts';
import { DATABASES } from '../testing/databases.ts';
import { ownMatches } from './own-matches.ts';

const MANY = 3000;

describe.each(DATABASES)('one’s own matches on %s', (_, fresh) => {
  it('are those made and those sat at, once each, and no other match is looked at for them', async () => {
    const { database, stop } = await fresh();
    const { db, kind, close } = await openDatabase(database, () => {});
    const seat = (of: string, place: number, person: string) =>
      db.insertInto('seat').values({ match: of, seat: place, person, bot: null }).execute();
    await db.transaction().execute(async (t) => {
      for (let from = 0; from < MANY; from += 100)
        await t
          .insertInto('match')
          .values(Array.from({ length: 100 }, (__, i) => match(`other ${from + i}`, 'cy', 'over')))
          .execute();
    });
    const some = [
      match('made', 'ann', 'running'),
      match('sat at', 'ben', 'running'),
      match('both', 'ann', 'over'),
      match('neither', 'ben', 'running'),
    ];
    await db.insertInto('match').values(some).execute();
    for (const [of, place, person] of [
      ['sat at', 0, 'ben'],
      ['sat at', 1, 'ann'],
      ['both', 0, 'ann'],
      ['both', 1, 'ann'],
      ['neither', 0, 'ben'],
    ] as const)
      await seat(of, place, person);
    // PostgreSQL does that by itself; nobody does it for SQLite.
    if (kind === 'postgres') await sql`analyze`.execute(db);

    const own = ownMatches(db, 'ann').select('match.id').orderBy('match.id');
    expect((await own.execute()).map(({ id }) => id)).toEqual(['both', 'made', 'sat at']);
    const running = own.where('match.status', '=', 'running');
    expect((await running.execute()).map(({ id }) => id)).toEqual(['made', 'sat at']);
    const finished = own.where('match.status', '=', 'over');
    const { sql: text, parameters } = finished.compile();
    const explain = kind === 'sqlite' ? 'explain query plan' : 'explain';
    const plan = await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
    const told = plan.rows.map((row) => JSON.stringify(row)).join();
    expect(told).not.toMatch(/match_open|SCAN match|Seq Scan on match/);
    await close();
    stop();
  });
});

function match(id: string, host: string, status: MatchRow['status']): MatchRow {
  return {
    ...{ id, host, status, game: 'g', rules: '1', setup: '{}', seats: 2, clock: null, refill: null },
    ...{ seed: '', commitment: '', lots: '', open: 0, watch: 1, presets: '{}', created: 0, started: 0 },
    ...{ touched: 0, inputs: 0, awaiting: '[]', due: null, result: null, rematch: null },
  };
}
