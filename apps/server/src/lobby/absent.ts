import type { SeatRow } from '../database/tables.ts';
import { first, type Transaction, type TransactionBody } from '../database/transaction.ts';
import type { MatchWithSeats } from '../store/matches.ts';
import type { LobbyService } from './lobby-service.ts';
import { LobbyRefusal } from './refusals.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Where a match is played at one sitting, nobody has to be waited for any longer. */
const SITTING_MS = 5 * 60 * 1000;
/** … and so long, who came as it began and has answered nothing yet: perhaps they only looked in. */
const CAME_MS = 15 * 60 * 1000;
/** Where there is no clock: whoever answered, or came as it began, so shortly before they left, plays just now. */
const LATELY_MS = 60 * 60 * 1000;

export interface Absent {
  readonly seat: number;
  /** from when on a bot may play for them, in milliseconds since 1970 */
  readonly from: number;
}

/** Those who are waited for and not at the table. */
export function* absentOf(
  t: Transaction,
  service: LobbyService,
  { match, seats }: MatchWithSeats,
): TransactionBody<Absent[]> {
  const { id, clock } = match;
  const { presence, registry } = service.o;
  const { awaiting, touched } = registry.at(id)?.summary() ?? match;
  const awaited = JSON.parse(awaiting) as readonly number[];
  const found: Absent[] = [];
  for (const row of seats) {
    const { seat, person } = row;
    if (person === null || !isAway(service, row) || !awaited.includes(seat)) continue;
    const gone = presence?.goneSince(id, person) ?? null;
    // Nobody has to be faster for having been asked a moment ago, or for having looked in.
    const since = Math.max(touched, match.touched, gone ?? 0);
    const sitting = clock === null ? since - (yield* lastAnswer(t, id, seat)) <= LATELY_MS : clock < DAY;
    // Whoever was there as it began came to play, though they have answered nothing yet.
    const came = clock === null && gone !== null && gone - (match.started ?? 0) <= LATELY_MS;
    found.push({ seat, from: since + (sitting ? SITTING_MS : came ? CAME_MS : DAY) });
  }
  return found;
}

/** A bot takes a seat in the middle of a match only if its person is waited for, and has been away for long enough. */
export function* assertAbsent(
  t: Transaction,
  service: LobbyService,
  held: MatchWithSeats,
  row: SeatRow,
): TransactionBody<void> {
  if (!isAway(service, row)) throw new LobbyRefusal('still-there');
  const found = (yield* absentOf(t, service, held)).find(({ seat }) => seat === row.seat);
  if (found === undefined) throw new LobbyRefusal('not-awaited');
  if (service.now() < found.from) throw new LobbyRefusal('still-there');
}

/** As long as it has not been heard who is at the tables of other processes, nobody is away. */
const isAway = (service: LobbyService, { match, person, bot }: SeatRow): boolean =>
  person !== null && bot === null && service.o.presence?.hasHeard() !== false && !service.isAt(match, person);

/** Whoever did not answer among so many inputs, of a match that has no clock, does not play just now. */
const MOST_BETWEEN = 1000;

/** When the person in a seat answered last. What a bot answers for them has no name of a client's. */
function* lastAnswer({ db }: Transaction, match: string, seat: number): TransactionBody<number> {
  const found = yield* first(
    db
      .selectFrom(
        db
          .selectFrom('input')
          .select(['n', 'key', 'input'])
          .where('match', '=', match)
          .orderBy('n', 'desc')
          .limit(MOST_BETWEEN)
          .as('lately'),
      )
      .select('input')
      .where('key', 'like', `${seat} %`)
      .orderBy('n', 'desc')
      .limit(1),
  );
  return found === null ? -Infinity : (JSON.parse(found.input) as { readonly at: number }).at;
}
