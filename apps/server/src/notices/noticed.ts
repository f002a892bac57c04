import type { Database } from '../database/database.ts';
import type { Notice } from './notices.ts';

const MONTH = 30 * 24 * 60 * 60 * 1000;
/** Whoever was told that they are awaited need not hear in other words that they still are. */
const APART: ReadonlySet<Notice['what']> = new Set(['begins', 'dismissed', 'hosting', 'replaced', 'rematch']);
const key = ({ person, match, what, after }: Told) =>
  `noticed/${after ?? match}/${person}${APART.has(what) ? `/${what}` : ''}`;

type Told = Pick<Notice, 'person' | 'match' | 'what' | 'after'>;

/**
 * Who has been told what of which table, and has not been there since; that somebody wants to play once more after a
 * match, one is told once, however often they open a table for it. Kept where all processes see it: one sends the
 * notice, another sees the person come.
 */
export class Noticed {
  private readonly db: Database['db'];
  constructor({ db }: Database) {
    this.db = db;
  }

  /** Whether it is the first time: only one of several who ask at once is told so. */
  async first(told: Told, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('setting')
      .values({ name: key(told), value: String(now) })
      .onConflict((c) => c.column('name').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Whether they have been told that, and have not been there since. */
  async has(told: Told): Promise<boolean> {
    const row = await this.db
      .selectFrom('setting')
      .select('name')
      .where('name', '=', key(told))
      .executeTakeFirst();
    return row !== undefined;
  }

  /** They are at the table; or they were, and what they were told before `until` was told to somebody who was there. */
  async clear(person: string, match: string, until?: number): Promise<void> {
    const names = (['turn', 'replaced'] as const).map((what) => key({ person, match, what }));
    const told = this.db.deleteFrom('setting').where('name', 'in', names);
    await (until === undefined ? told : told.where('value', '<', String(until))).execute();
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
