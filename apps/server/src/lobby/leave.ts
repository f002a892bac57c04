import type { Presets } from '@sightline/table';
import type { MatchRow } from '../database/tables.ts';
import { changes, type Transaction, type TransactionBody } from '../database/transaction.ts';
import type { MatchWithSeats } from '../store/matches.ts';
import { decline } from './asked-again.ts';
import { hold } from './hold.ts';
import type { LobbyApp, LobbyNotice, LobbyService } from './lobby-service.ts';
import { assertLevel, presetsFor, usualLevel } from './new-match.ts';
import { holds } from './online-match.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { byId, leaveWish, onlineMatch } from './schemas.ts';

export function leaveRoutes(app: LobbyApp, service: LobbyService): void {
  app.post(
    '/api/matches/:id/leave',
    {
      schema: {
        tags: ['lobby'],
        summary:
          'Leaves: before the match begins the seat is free again, later a bot plays on; or puts away that one was asked to play once more',
        params: byId,
        body: leaveWish,
        response: { 200: onlineMatch, ...refusals },
      },
    },
    async (request) => {
      const me = await service.person(request);
      const { id } = request.params;
      const wished = request.body?.bot ?? null;
      const which = request.body?.seat ?? null;
      return service.change(me, function* (t) {
        const held = yield* hold(t, id);
        const { match, seats } = held;
        const mine = seats.filter(({ seat, person }) => person === me && (which ?? seat) === seat);
        if (mine.length === 0) {
          // Whoever was asked to play once more, and does not want to, has no seat here to leave.
          const asked = which === null && match.status === 'gathering' && (yield* decline(t, id, me));
          if (asked) return { id, effect: 'nothing' };
          throw new LobbyRefusal('not-your-seat');
        }
        if (match.status === 'over') throw new LobbyRefusal('match-over');
        const left = mine.map(({ seat }) => seat);
        const own = t.db.updateTable('seat').where('match', '=', id).where('seat', 'in', left);
        if (match.status === 'gathering') {
          yield* changes(own.set({ person: null }));
          const notices = match.host === me ? yield* passOn(t, held, left) : [];
          return { id, effect: 'reseated', notices };
        }
        const shelf = service.shelf(match.game);
        if (wished !== null) assertLevel(shelf, wished);
        yield* changes(own.set({ bot: wished ?? usualLevel(shelf) }));
        yield* dueNow(t, match, service.now());
        return { id, effect: 'bot' };
      });
    },
  );

  app.post(
    '/api/matches/:id/return',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Takes my seats back from the bots that play for me',
        params: byId,
        response: { 200: onlineMatch, ...refusals },
      },
    },
    async (request) => {
      const me = await service.person(request);
      const { id } = request.params;
      // What rested because only bots played has to be at hand before one of them goes: no time ran there.
      await service.o.registry.table(id).catch(() => null);
      return service.change(me, function* (t) {
        const { seats } = yield* hold(t, id);
        if (!holds(seats, me)) throw new LobbyRefusal('not-your-seat');
        const back = yield* changes(
          t.db
            .updateTable('seat')
            .set({ bot: null })
            .where('match', '=', id)
            .where('person', '=', me)
            .where('bot', 'is not', null),
        );
        return { id, effect: back > 0 ? 'bot' : 'nothing' };
      });
    },
  );
}

/**
 * The host has left some seats of a table that gathers. If none is left to them, and others wait there who could not
 * begin, the first of those is the host now; who is to hear of it.
 */
function* passOn(
  { db }: Transaction,
  { match, seats }: MatchWithSeats,
  left: readonly number[],
): TransactionBody<readonly LobbyNotice[]> {
  const { id, game, host: by } = match;
  const now = seats.map((s) => (left.includes(s.seat) ? { ...s, person: null } : s));
  const person = now.find((s) => s.person !== null)?.person ?? null;
  if (person === null || holds(now, by)) return [];
  // What was settled for seats that are no longer the old host's is not the new one's either.
  const presets = JSON.stringify(presetsFor(JSON.parse(match.presets) as Presets, now, by));
  yield* changes(db.updateTable('match').set({ host: person, presets }).where('id', '=', id));
  return [{ what: 'hosting', person, match: id, game, by }];
}

/** A bot may have to act, even if this process ends before the table knows. */
export function* dueNow({ db }: Transaction, { id }: MatchRow, now: number): TransactionBody<void> {
  yield* changes(
    db.updateTable('match').set({ due: now }).where('id', '=', id).where('status', '=', 'running'),
  );
}
