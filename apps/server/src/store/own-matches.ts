import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/tables.ts';

/**
 * For queries: the matches that somebody has made, or has a seat in. They are found by the person first, then each by
 * its id (a cross join is what SQLite takes in the order in which it is written): by their state, one would look through
 * all matches that have ever been played here.
 */
export const ownMatches = (db: Kysely<DatabaseSchema>, person: string) =>
  db
    .selectFrom(
      db
        .selectFrom('match')
        .select('id as match')
        .where('host', '=', person)
        .union(db.selectFrom('seat').select('match').where('person', '=', person))
        .as('own'),
    )
    .crossJoin('match')
    .whereRef('match.id', '=', 'own.match');
