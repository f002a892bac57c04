import type { Kysely } from 'kysely';
import type { DatabaseSchema, MatchRow } from '../database/tables.ts';
import { changes, type Transaction, type TransactionBody } from '../database/transaction.ts';

/** Nobody's own matches are lost to sight among those that others would like to play with them. */
const MOST = 10;

/**
 * Tables at which somebody is asked to sit down once more: they sat at the match before, and nowhere at this one yet.
 * There is at most one for each match that is over, until it begins, is called off, or they have put it away or were
 * asked off it.
 */
export function askedAgain(db: Kysely<DatabaseSchema>, person: string): Promise<MatchRow[]> {
  return db
    .selectFrom('match')
    .selectAll()
    .where('status', '=', 'gathering')
    .where('host', '!=', person)
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('seat')
          .innerJoin('match as before', 'before.id', 'seat.match')
          .select('before.rematch')
          .where('seat.person', '=', person)
          .where('seat.declined', '=', 0)
          .where('before.rematch', 'is not', null),
      ),
    )
    .where(({ eb, selectFrom }) =>
      eb('id', 'not in', selectFrom('seat').select('seat.match').where('seat.person', '=', person)),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'not in',
        selectFrom('dismissed').select('dismissed.match').where('dismissed.person', '=', person),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seat')
          .select('seat.seat')
          .whereRef('seat.match', '=', 'match.id')
          .where('seat.person', 'is', null)
          .where('seat.bot', 'is', null),
      ),
    )
    .orderBy('touched', 'desc')
    .limit(MOST)
    .execute();
}

/** Somebody does not want to be asked to play once more after that match; whether they were. */
export function* decline({ db }: Transaction, rematch: string, person: string): TransactionBody<boolean> {
  const seats = db
    .updateTable('seat')
    .set({ declined: 1 })
    .where('person', '=', person)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('match')
          .select('match.id')
          .whereRef('match.id', '=', 'seat.match')
          .where('match.rematch', '=', rematch),
      ),
    );
  return (yield* changes(seats)) > 0;
}
