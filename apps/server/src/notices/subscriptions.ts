import type { Database } from '../database/database.ts';
import type { SubscriptionRow } from '../database/tables.ts';

/** A person has only so many browsers; the oldest is dropped for a new one. */
const MOST = 10;

/** Where people want to be told. */
export class Subscriptions {
  private readonly db: Database['db'];
  constructor({ db }: Database) {
    this.db = db;
  }

  /** A browser that somebody else used before is now this person's. */
  async add(row: SubscriptionRow): Promise<void> {
    const { endpoint: _, ...rest } = row;
    await this.db
      .insertInto('subscription')
      .values(row)
      .onConflict((c) => c.column('endpoint').doUpdateSet(rest))
      .execute();
    const all = await this.of(row.person);
    for (const { endpoint } of all.slice(MOST)) await this.remove(endpoint);
  }

  /** The newest first. */
  of(person: string): Promise<SubscriptionRow[]> {
    return this.db
      .selectFrom('subscription')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .orderBy('endpoint')
      .execute();
  }

  async remove(endpoint: string, person?: string): Promise<void> {
    let query = this.db.deleteFrom('subscription').where('endpoint', '=', endpoint);
    if (person !== undefined) query = query.where('person', '=', person);
    await query.execute();
  }
}
