import { changes, rows, type Transaction, type TransactionBody } from '../database/transaction.ts';
import type { MatchWithSeats } from '../store/matches.ts';
import { assertWelcome } from './dismissed.ts';
import { hold } from './hold.ts';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import { assertRoom, beginIfFull } from './new-match.ts';
import { holds, isFree } from './online-match.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { byId, joinWish, onlineMatch } from './schemas.ts';

export function joinRoutes(app: LobbyApp, service: LobbyService): void {
  app.post(
    '/api/matches/:id/join',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Takes a free seat',
        params: byId,
        body: joinWish,
        response: { 200: onlineMatch, ...refusals },
      },
    },
    async (request) => {
      const me = await service.person(request);
      const { id } = request.params;
      const wanted = request.body?.seat ?? null;
      return service.change(me, function* (t) {
        const held = yield* hold(t, id);
        const seats = yield* seatsFor(t, held, me, wanted);
        if (seats.length === 0) return { id, effect: 'nothing' };
        service.assertRules(held.match);
        return { id, effect: (yield* sitDown(t, service, id, me, seats)) ? 'begun' : 'reseated' };
      });
    },
  );
}

/** Which seats somebody gets; none: they sit there already. */
function* seatsFor(
  t: Transaction,
  { match, seats }: MatchWithSeats,
  me: string,
  wanted: number | null,
): TransactionBody<readonly number[]> {
  if (wanted !== null && wanted >= seats.length) throw new LobbyRefusal('no-such-seat');
  // Who presses the button twice, or opens the invitation again, does not get a second seat.
  if (wanted === null ? holds(seats, me) : seats[wanted].person === me) return [];
  if (match.status === 'over') throw new LobbyRefusal('match-over');
  const free = match.status === 'gathering' ? seats.filter(isFree).map(({ seat }) => seat) : [];
  if (wanted !== null ? !free.includes(wanted) : free.length === 0) throw new LobbyRefusal('seat-taken');
  if (wanted !== null) return [wanted];
  const before = (yield* formerSeats(t, match.id, me)).filter((seat) => free.includes(seat));
  return before.length > 0 ? before : [free[0]];
}

/** Where somebody sat in the match that this one is the rematch of. */
function* formerSeats({ db }: Transaction, id: string, me: string): TransactionBody<readonly number[]> {
  const found = yield* rows(
    db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select('seat.seat')
      .where('seat.person', '=', me)
      .where('match.rematch', '=', id)
      .orderBy('seat.seat'),
  );
  return found.map(({ seat }) => seat);
}

/** Takes seats for somebody: all of them or none; whether the match begins with that. */
export function* sitDown(
  t: Transaction,
  service: LobbyService,
  id: string,
  me: string,
  seats: readonly number[],
): TransactionBody<boolean> {
  yield* assertWelcome(t, id, me);
  yield* assertRoom(t, me, service.o.config.limits.matches, id);
  const taken = yield* changes(
    t.db
      .updateTable('seat')
      .set({ person: me })
      .where('match', '=', id)
      .where('seat', 'in', seats)
      .where('person', 'is', null)
      .where('bot', 'is', null),
  );
  if (taken !== seats.length) throw new LobbyRefusal('seat-taken');
  return yield* beginIfFull(t, id, service.now());
}
