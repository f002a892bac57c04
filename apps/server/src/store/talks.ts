import type { Seat } from '@sightline/kernel';
import type { Kysely } from 'kysely';
import type { ChatRow, DatabaseSchema } from '../database/tables.ts';

/** How much was said at a table. */
export interface TalkCount {
  /** the last line; of all lines, so nobody is told who may not hear all of them */
  readonly k: number;
  /** lines to the whole table */
  readonly openly: number;
  /** lines to a side, by the seat they came from */
  readonly whispered: ReadonlyMap<Seat, number>;
}

/** What was said at the tables. */
export class Talks {
  private readonly db: Kysely<DatabaseSchema>;

  constructor(db: Kysely<DatabaseSchema>) {
    this.db = db;
  }

  /** Stores a line under the next number, without a gap; one that is sent again is there already. */
  async add(line: Omit<ChatRow, 'k'>): Promise<void> {
    for (;;) {
      const before = await this.db
        .selectFrom('chat')
        .select('k')
        .where('match', '=', line.match)
        .where('key', '=', line.key)
        .executeTakeFirst();
      if (before !== undefined) return;
      const last = await this.db
        .selectFrom('chat')
        .select(({ fn }) => fn.max('k').as('k'))
        .where('match', '=', line.match)
        .executeTakeFirst();
      const added = await this.db
        .insertInto('chat')
        .values({ ...line, k: (last?.k ?? 0) + 1 })
        .onConflict((c) => c.doNothing())
        .executeTakeFirst();
      if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) return;
      // Somebody else spoke at the same time.
    }
  }

  /** How much has been said, and up to which line. */
  async count(match: string): Promise<TalkCount> {
    const rows = await this.db
      .selectFrom('chat')
      .select(({ fn }) => ['to', 'seat', fn.countAll<number>().as('lines'), fn.max('k').as('k')])
      .where('match', '=', match)
      .groupBy(['to', 'seat'])
      .execute();
    const said = { k: 0, openly: 0, whispered: new Map<Seat, number>() };
    for (const { to, seat, lines, k } of rows) {
      said.k = Math.max(said.k, k);
      if (to !== 'side') said.openly += Number(lines);
      else if (seat !== null) said.whispered.set(seat, Number(lines));
    }
    return said;
  }

  /** All lines after that one. */
  after(match: string, k: number): Promise<ChatRow[]> {
    return this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('k', '>', k)
      .orderBy('k')
      .execute();
  }

  /** The last lines up to that one, oldest first: what was said to all, and what was whispered by these seats. */
  async last(match: string, whisperers: readonly Seat[], upTo: number, most: number): Promise<ChatRow[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('k', '<=', upTo)
      .where(({ or, eb }) =>
        or([eb('to', '!=', 'side'), ...(whisperers.length === 0 ? [] : [eb('seat', 'in', whisperers)])]),
      )
      .orderBy('k', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }
}
