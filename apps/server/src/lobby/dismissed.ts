import type { Database } from '../database/database.ts';
import { first, type Transaction, type TransactionBody } from '../database/transaction.ts';
import type { MatchWithSeats } from '../store/matches.ts';
import { holds } from './online-match.ts';
import { LobbyRefusal } from './refusals.ts';

/** Whoever was asked off a table takes no seat there. */
export function* assertWelcome({ db }: Transaction, match: string, person: string): TransactionBody<void> {
  const off = db.selectFrom('dismissed').select('match').where('match', '=', match);
  if ((yield* first(off.where('person', '=', person))) !== null) throw new LobbyRefusal('dismissed');
}

/** Off which of some tables somebody was asked, until the match is over: then whoever knows where it is may look. */
export async function dismissedFrom(
  { db }: Database,
  all: readonly MatchWithSeats[],
  person: string | null,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  if (person === null) return found;
  // Whoever sits there was not: those who wait, and ask every few seconds, are not looked up.
  const strange = all.filter(({ match, seats }) => match.status !== 'over' && !holds(seats, person));
  if (strange.length === 0) return found;
  const off = await db
    .selectFrom('dismissed')
    .select('match')
    .where('person', '=', person)
    .where(
      'match',
      'in',
      strange.map(({ match }) => match.id),
    )
    .execute();
  for (const { match } of off) found.add(match);
  return found;
}
