import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema, InputRow, MatchRow, SeatRow, SnapshotRow } from '../database/tables.ts';
import type { ServerGames } from '../shelf.ts';
import { ownMatches } from './own-matches.ts';

export interface MatchWithSeats {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** For queries: only matches whose rules are here. */
export const byTheseRules =
  (games: ServerGames) =>
  ({
    or,
    and,
    eb,
  }: ExpressionBuilder<DatabaseSchema, 'match'>): ExpressionWrapper<DatabaseSchema, 'match', SqlBool> =>
    or(
      Object.values(games).map(({ game: { name, version } }) =>
        and([eb('game', '=', name), eb('rules', '=', version)]),
      ),
    );

/** How far a match has come, whose it is, and who sits there. */
export interface MatchStanding {
  readonly n: number;
  readonly host: string;
  readonly seats: readonly SeatRow[];
}

/** Matches as they are stored, to be looked up: what play writes is the journal's. */
export class Matches {
  private readonly database: Database;
  private readonly db: Kysely<DatabaseSchema>;

  constructor(database: Database) {
    this.database = database;
    this.db = database.db;
  }

  async find(id: string): Promise<MatchWithSeats | null> {
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

  /** As which inputs those were stored that a client has a name for. */
  async names(id: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('input')
      .select(['key', 'n'])
      .where('match', '=', id)
      .where('key', 'is not', null)
      .execute();
    return new Map(rows.map(({ key, n }) => [key ?? '', n]));
  }

  /** Whether somebody was asked off the table of a match before it began. */
  async isDismissed(id: string, person: string): Promise<boolean> {
    const off = this.db.selectFrom('dismissed').select('match').where('match', '=', id);
    return (await off.where('person', '=', person).executeTakeFirst()) !== undefined;
  }

  async snapshot(id: string): Promise<SnapshotRow | null> {
    const row = await this.db.selectFrom('snapshot').selectAll().where('match', '=', id).executeTakeFirst();
    return row ?? null;
  }

  /** Running matches in which somebody has a seat, or whose host they are. */
  async heldBy(person: string): Promise<string[]> {
    const rows = await ownMatches(this.db, person)
      .select('match.id')
      .where('match.status', '=', 'running')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The matches that one is the rematch of. */
  async before(rematch: string): Promise<string[]> {
    const rows = await this.db.selectFrom('match').select('id').where('rematch', '=', rematch).execute();
    return rows.map(({ id }) => id);
  }

  /** Those of some matches that run and may be watched by whoever knows where. */
  async watchable(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'running')
      .where('watch', '=', 1)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How far some matches have come, and whose they are: what a table needs to know whether it is behind. */
  async standings(ids: readonly string[]): Promise<Map<string, MatchStanding>> {
    if (ids.length === 0) return new Map();
    const lengths = await this.db
      .selectFrom('match')
      .select(['id', 'host', lastInput.as('n')])
      .where('id', 'in', ids)
      .execute();
    const seats = await this.db
      .selectFrom('seat')
      .selectAll()
      .where('match', 'in', ids)
      .orderBy('match')
      .orderBy('seat')
      .execute();
    const found = new Map(
      lengths.map(({ id, host, n }) => [id, { n: n ?? 0, host, seats: [] as SeatRow[] }]),
    );
    for (const seat of seats) found.get(seat.match)?.seats.push(seat);
    return found;
  }

  /** Who is awaited in running matches by these rules in which something has happened since; bots are not. */
  async awaited(
    games: ServerGames,
    since: number,
  ): Promise<{ readonly match: string; readonly person: string }[]> {
    const rows = await this.db
      .selectFrom('match')
      .innerJoin('seat', 'seat.match', 'match.id')
      .select(['match.id as match', 'match.awaiting', 'seat.seat', 'seat.person'])
      .where('match.status', '=', 'running')
      .where('match.touched', '>=', since)
      .where(byTheseRules(games))
      .where('seat.person', 'is not', null)
      .where('seat.bot', 'is', null)
      .execute();
    const awaited = rows.flatMap(({ match, awaiting, seat, person }) =>
      person !== null && (JSON.parse(awaiting) as number[]).includes(seat) ? [{ match, person }] : [],
    );
    // Somebody with several seats is awaited once.
    return [...new Map(awaited.map((one) => [`${one.match} ${one.person}`, one])).values()];
  }

  /** Running matches in which the server should have acted by then, by these rules. */
  async due(games: ServerGames, before: number, most: number): Promise<string[]> {
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

  /** Running matches by these rules, of all or of some, whose log has grown since lists were told: a process died in between. */
  async behind(games: ServerGames, among?: readonly string[]): Promise<string[]> {
    const look = (db: Kysely<DatabaseSchema>) =>
      db
        .selectFrom('match')
        .select('id')
        .where('status', '=', 'running')
        .where(byTheseRules(games))
        .where('inputs', '<', lastInput)
        .$if(among !== undefined, (query) => query.where('id', 'in', among ?? []))
        .execute();
    const { database } = this;
    // Of all matches that were ever left standing it may take a while.
    const all = among === undefined && database.kind === 'postgres';
    const rows = all ? await database.patiently(look) : await look(this.db);
    return rows.map(({ id }) => id);
  }
}

/** The number of the last input, looked up match by match: how long the logs of all the others are does not matter. */
const lastInput = sql<number | null>`(select max(input.n) from input where input.match = match.id)`;
