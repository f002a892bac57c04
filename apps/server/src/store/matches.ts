import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { InputRow, MatchRow, SeatRow, SnapshotRow, Tables } from '../database/tables.ts';
import type { Games } from '../shelf.ts';

export interface StoredMatch {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** For queries: only matches whose rules are here. */
export const byTheseRules =
  (games: Games) =>
  ({ or, and, eb }: ExpressionBuilder<Tables, 'match'>): ExpressionWrapper<Tables, 'match', SqlBool> =>
    or(
      Object.values(games).map(({ game: { name, version } }) =>
        and([eb('game', '=', name), eb('rules', '=', version)]),
      ),
    );

/** Matches as they are stored, to be looked up: what play writes is the journal's. */
export class Matches {
  private readonly db: Kysely<Tables>;

  constructor(database: Database) {
    this.db = database.db;
  }

  async find(id: string): Promise<StoredMatch | null> {
    const match = await this.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
    return match === undefined ? null : { match, seats: await this.seats(id) };
  }

  seats(id: string): Promise<SeatRow[]> {
    return this.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute();
  }

  inputs(id: string, after: number): Promise<InputRow[]> {
    return this.db
      .selectFrom('input')
      .selectAll()
      .where('match', '=', id)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
  }

  /** As which input something that a client sends again was stored; null: it was not. */
  async inputOf(id: string, key: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('input')
      .select('n')
      .where('match', '=', id)
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.n ?? null;
  }

  async snapshot(id: string): Promise<SnapshotRow | null> {
    const row = await this.db.selectFrom('snapshot').selectAll().where('match', '=', id).executeTakeFirst();
    return row ?? null;
  }

  /** Running matches in which somebody has a seat. */
  async heldBy(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select('match.id')
      .distinct()
      .where('seat.person', '=', person)
      .where('match.status', '=', 'running')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Running matches in which the server, by these rules, should have acted by then. */
  async due(before: number, most: number, games: Games): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('status', '=', 'running')
      .where('due', '<', before)
      .where(byTheseRules(games))
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Running matches, by these rules, whose log has grown since lists were told: a process died in between. */
  async behind(games: Games): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('status', '=', 'running')
      .where(byTheseRules(games))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('input')
            .select(sql`1`.as('one'))
            .whereRef('input.match', '=', 'match.id')
            .whereRef('input.n', '>', 'match.inputs'),
        ),
      )
      .execute();
    return rows.map(({ id }) => id);
  }
}
