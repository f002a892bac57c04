import { first, rows, type Transaction, type TransactionBody } from '../database/transaction.ts';
import type { MatchWithSeats } from '../store/matches.ts';
import { holds } from './online-match.ts';
import { LobbyRefusal } from './refusals.ts';

/** A match, its seats, and nobody else who changes them until the end of the transaction; null: there is none. */
export function* holdIfThere({ db, locks }: Transaction, id: string): TransactionBody<MatchWithSeats | null> {
  const find = db.selectFrom('match').selectAll().where('id', '=', id);
  const match = yield* first(locks ? find.forUpdate() : find);
  if (match === null) return null;
  const seats = yield* rows(db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat'));
  return { match, seats };
}

export function* hold(t: Transaction, id: string): TransactionBody<MatchWithSeats> {
  const held = yield* holdIfThere(t, id);
  if (held === null) throw new LobbyRefusal('no-such-match');
  return held;
}

/** … for its host; once it runs, for everybody who plays: the host may be the one who is away. */
export function* holdOurs(t: Transaction, id: string, me: string): TransactionBody<MatchWithSeats> {
  const held = yield* hold(t, id);
  const { match, seats } = held;
  if (match.host !== me && !(match.status === 'running' && holds(seats, me)))
    throw new LobbyRefusal('not-allowed');
  return held;
}

/** … for its host. */
export function* holdMine(t: Transaction, id: string, me: string): TransactionBody<MatchWithSeats> {
  const held = yield* hold(t, id);
  if (held.match.host !== me) throw new LobbyRefusal('not-allowed');
  return held;
}
