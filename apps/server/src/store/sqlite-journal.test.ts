import { expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { testConfig } from '../testing/config.ts';
import { sqliteJournal } from './sqlite-journal.ts';

const row = (n: number) => ({
  match: 'm',
  n,
  key: null,
  input: '{}',
  draws: '[]',
  hash: null,
  final: 0,
  back: null,
});

it("a batch is never part of somebody's unfinished transaction", async () => {
  const database = await openDatabase(testConfig().database, () => {});
  if (database.kind !== 'sqlite') throw new Error('not SQLite');
  const { db } = database;
  const journal = sqliteJournal(database.file);
  let stored: Promise<string> | undefined;
  const failed = db.transaction().execute(async (t) => {
    await t.insertInto('setting').values({ name: 'a', value: 'b' }).execute();
    stored = journal.append(row(1));
    await new Promise((soon) => setTimeout(soon, 50));
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await stored).toBe('stored');
  expect(await db.selectFrom('input').select('n').execute()).toEqual([{ n: 1 }]);
  expect(await db.selectFrom('setting').selectAll().execute()).toEqual([]);
  expect(await journal.append(row(1))).toBe('taken');
  await journal.close();
  await database.close();
});
