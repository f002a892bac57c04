import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { DATABASES } from '../testing/databases.ts';
import { clearUnfinishedImports, importBegins } from './unfinished-imports.ts';

const HOUR = 3_600_000;
const NOW = 10 * HOUR;

describe.each(DATABASES)('matches that were being brought along when a process died, on %s', (_, fresh) => {
  it('are cleared away, and none that is still being written, or came to be', async () => {
    const { database, stop } = await fresh();
    const { db, close } = await openDatabase(database, () => {});
    const row = { key: null, input: '{}', draws: '[]', hash: null, final: 0, back: null };
    for (const [match, since] of [
      ['died', NOW - 2 * HOUR],
      ['goes on', NOW - 1000],
    ] as const) {
      await importBegins(db, match, since);
      for (const n of [1, 2])
        await db
          .insertInto('input')
          .values({ match, n, ...row })
          .execute();
    }
    await db
      .insertInto('input')
      .values({ match: 'played', n: 1, ...row })
      .execute();
    await clearUnfinishedImports(db, NOW);
    const left = await db.selectFrom('input').select(['match', 'n']).orderBy('match').orderBy('n').execute();
    expect(left.map(({ match, n }) => `${match} ${n}`)).toEqual(['goes on 1', 'goes on 2', 'played 1']);
    const known = await db
      .selectFrom('setting')
      .select('name')
      .where('name', 'like', 'importing/%')
      .execute();
    expect(known.map(({ name }) => name)).toEqual(['importing/goes on']);
    await close();
    stop();
  });
});
