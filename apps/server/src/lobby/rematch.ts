import { unpinned } from '@sightline/kernel';
import type { Presets } from '@sightline/table';
import type { MatchRow, SeatRow } from '../database/tables.ts';
import { changes, type Transaction, type TransactionBody } from '../database/transaction.ts';
import { hasRules } from '../tables/rows.ts';
import { hold, holdIfThere } from './hold.ts';
import { sitDown } from './join.ts';
import type { Changed, LobbyApp, LobbyService } from './lobby-service.ts';
import {
  assertRoom,
  beginIfFull,
  type NewMatchChoices,
  newId,
  presetsFor,
  store,
  tried,
} from './new-match.ts';
import { holds, isFree, isOf } from './online-match.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { byId, onlineMatch } from './schemas.ts';

/**
 * The same people once more. Whoever asks first makes the match and sits where they sat; the others get their seats
 * when they ask too, or follow the link. Nobody is put at a table whose clock runs without having wanted to.
 */
export function rematchRoutes(app: LobbyApp, service: LobbyService): void {
  app.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Asks for the same match once more, or agrees to it',
        params: byId,
        response: { 200: onlineMatch, ...refusals },
      },
    },
    async (request) => {
      const me = await service.person(request);
      const { id } = request.params;
      const shown = await service.change(me, function* (t) {
        const { match, seats } = yield* hold(t, id);
        if (!isOf(me, match, seats)) throw new LobbyRefusal('not-your-seat');
        const over = match.status === 'over' || service.o.registry.at(id)?.over === true;
        if (!over) throw new LobbyRefusal('not-over');
        const own = seats.filter(({ person }) => person === me).map(({ seat }) => seat);
        const agreed = match.rematch === null ? null : yield* agree(t, service, match.rematch, me, own);
        return agreed ?? (yield* propose(t, service, match, seats, me));
      });
      // Those who still sit at the old table hear of it there; that it has begun, they have heard.
      if (shown.status === 'gathering') await service.tell(id, 'reseated');
      return shown;
    },
  );
}

/** Sits down at the rematch that somebody has asked for; null: it was called off, or the rules have changed since. */
function* agree(
  t: Transaction,
  service: LobbyService,
  id: string,
  me: string,
  own: readonly number[],
): TransactionBody<Changed | null> {
  const held = yield* holdIfThere(t, id);
  if (held === null) return null;
  const { match, seats } = held;
  if (match.status === 'gathering' && !hasRules(service.o.games, match)) return null;
  const free = own.filter((seat) => isFree(seats[seat]));
  if (match.status !== 'gathering' || holds(seats, me) || free.length === 0) return { id, effect: 'nothing' };
  return { id, effect: (yield* sitDown(t, service, id, me, free)) ? 'begun' : 'reseated' };
}

function* propose(
  t: Transaction,
  service: LobbyService,
  before: MatchRow,
  seats: readonly SeatRow[],
  me: string,
): TransactionBody<Changed> {
  const shelf = service.shelf(before.game);
  // Whose bot played on plays again in person.
  const seating = seats.map(({ person, bot }) => ({
    person: person === me ? me : null,
    bot: person === null ? bot : null,
  }));
  const settled = before.host === me ? (JSON.parse(before.presets) as Presets) : {};
  const chosen: NewMatchChoices = {
    setup: tried(shelf, () => unpinned(shelf.game, JSON.parse(before.setup)), seats.length, before.clock),
    seating,
    clock: before.clock,
    refill: before.refill,
    // It is for those who played: a stranger would take the seat of one of them.
    open: false,
    watch: before.watch !== 0,
    presets: presetsFor(settled, seating, me),
  };
  const id = newId();
  const now = service.now();
  yield* assertRoom(t, me, service.o.config.limits.matches);
  yield* store(t, id, shelf, me, chosen, now);
  yield* changes(t.db.updateTable('match').set({ rematch: id }).where('id', '=', before.id));
  if (yield* beginIfFull(t, id, now)) return { id, effect: 'begun' };
  const others = seats.filter(({ person, declined }) => person !== me && declined === 0);
  // Whoever is still at the old table sees it there.
  const away = [...new Set(others.flatMap(({ person }) => person ?? []))].filter(
    (person) => !service.isAt(before.id, person),
  );
  const notice = { what: 'rematch', match: id, game: before.game, by: me, after: before.id } as const;
  return { id, effect: 'nothing', notices: away.map((person) => ({ ...notice, person })) };
}
