import type { Database } from '../database/database.ts';
import type { Notice } from './notices.ts';

const MONTH = 30 * 24 * 60 * 60 * 1000;
/** So long a notice may be on its way: longer than push services and mail servers are waited for. */
const ON_ITS_WAY_MS = 90_000;
/** What stands behind the time as long as it could not be handed over. */
const UNTOLD = ' untold';
/** Whoever was told that they are awaited need not hear in other words that they still are. */
const APART: ReadonlySet<Notice['what']> = new Set(['begins', 'dismissed', 'hosting', 'replaced', 'rematch']);

/** What somebody has it by to tell it; or there is nothing to tell any more, or somebody else is at it. */
export type Claimed = { readonly claim: string } | 'told' | 'busy';

type NoticeKey = Pick<Notice, 'person' | 'match' | 'what' | 'after'>;

/** What it is kept under that somebody was told something. */
export const keyOf = ({ person, match, what, after }: NoticeKey): string =>
  `noticed/${after ?? match}/${person}${APART.has(what) ? `/${what}` : ''}`;

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

  /**
   * Takes it upon oneself to tell it: only one of several who want to is given a claim. Not while another one is at it
   * (`busy`), unless that one had it for so long that it has died over it, or pauses.
   */
  async claim(told: NoticeKey, now: number): Promise<Claimed> {
    const name = keyOf(told);
    const claim = `${now}${UNTOLD}`;
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('setting')
      .values({ name, value: claim })
      .onConflict((c) => c.column('name').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return { claim };
    const { numUpdatedRows } = await this.db
      .updateTable('setting')
      .set({ value: claim })
      .where('name', '=', name)
      .where('value', 'like', `%${UNTOLD}`)
      .where('value', '<', String(now - ON_ITS_WAY_MS))
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return { claim };
    return (await this.has(told)) ? 'told' : 'busy';
  }

  /** Goes on with it after a pause, unless they have come meanwhile, or another one has taken it over. */
  async renew(told: NoticeKey, claim: string, now: number): Promise<Claimed> {
    const next = `${now}${UNTOLD}`;
    return (await this.change(told, claim, next)) ? { claim: next } : 'told';
  }

  /** It was handed over. */
  async keep(told: NoticeKey, claim: string): Promise<void> {
    await this.change(told, claim, claim.slice(0, -UNTOLD.length));
  }

  private async change(told: NoticeKey, claim: string, value: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('setting')
      .set({ value })
      .where('name', '=', keyOf(told))
      .where('value', '=', claim)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Nobody tries to tell it any more. */
  async drop(told: NoticeKey, claim: string): Promise<void> {
    await this.db.deleteFrom('setting').where('name', '=', keyOf(told)).where('value', '=', claim).execute();
  }

  /** Whether they have been told that, and have not been there since. */
  async has(told: NoticeKey): Promise<boolean> {
    const row = await this.db
      .selectFrom('setting')
      .select('name')
      .where('name', '=', keyOf(told))
      .where('value', 'not like', `%${UNTOLD}`)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** They are at the table; or they were, and what they were told before `until` was told to somebody who was there. */
  async clear(person: string, match: string, until?: number): Promise<void> {
    const names = (['turn', 'replaced'] as const).map((what) => keyOf({ person, match, what }));
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
