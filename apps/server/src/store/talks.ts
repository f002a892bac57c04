import type { Kysely } from 'kysely';
import type { ChatRow, Tables } from '../database/tables.ts';

/** What was said at the tables. */
export class Talks {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  /** Stores a line under the next number; the line as it was stored before, if it is sent again. */
  async add(line: Omit<ChatRow, 'k'>): Promise<{ readonly row: ChatRow; readonly again: boolean }> {
    for (;;) {
      const before = await this.db
        .selectFrom('chat')
        .selectAll()
        .where('match', '=', line.match)
        .where('key', '=', line.key)
        .executeTakeFirst();
      if (before !== undefined) return { row: before, again: true };
      const last = await this.db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('k').as('k'))
        .where('match', '=', line.match)
        .executeTakeFirst();
      const row: ChatRow = { ...line, k: (last?.k ?? 0) + 1 };
      const added = await this.db
        .insertInto('chat')
        .values(row)
        .onConflict((c) => c.doNothing())
        .executeTakeFirst();
      if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) return { row, again: false };
      // Somebody else spoke at the same time.
    }
  }

  /** The last lines, oldest first. */
  async last(match: string, most: number, after = 0): Promise<ChatRow[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('k', '>', after)
      .orderBy('k', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }
}
