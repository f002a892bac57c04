import type { Database } from '../database/database.ts';

const MONTH = 30 * 24 * 60 * 60 * 1000;
const key = (person: string, match: string) => `noticed/${match}/${person}`;

/**
 * Who has been told to come to which table, and has not been there since. Kept where all processes see it: one sends
 * the notice, another sees the person come.
 */
export class Noticed {
  private readonly db: Database['db'];
  constructor({ db }: Database) {
    this.db = db;
  }

  /** Whether it is the first time: only one of several who ask at once is told so. */
  async first(person: string, match: string, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('setting')
      .values({ name: key(person, match), value: String(now) })
      .onConflict((c) => c.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async clear(person: string, match: string): Promise<void> {
    await this.db.deleteFrom('setting').where('name', '=', key(person, match)).execute();
  }

  /** Those who did not come for a month are as good as never told. */
  async forgetOld(now: number): Promise<void> {
    await this.db
      .deleteFrom('setting')
      .where('name', 'like', 'noticed/%')
      .where('value', '<', String(now - MONTH))
      .execute();
  }
}
