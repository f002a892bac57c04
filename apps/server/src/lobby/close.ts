import { z } from 'zod';
import { changes, transact } from '../database/transaction.ts';
import type { MatchWithSeats } from '../store/matches.ts';
import { hasRules, Unplayable } from '../tables/rows.ts';
import { calledOff, callOff } from './call-off.ts';
import { hold } from './hold.ts';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import { holds } from './online-match.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { byId, onlineMatch } from './schemas.ts';

export function closeRoutes(app: LobbyApp, service: LobbyService): void {
  app.post(
    '/api/matches/:id/close',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Puts away a match that can not be played on here: the rules have changed since',
        params: byId,
        response: {
          200: onlineMatch,
          204: z.null().describe('it had not begun, and is gone'),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const me = await service.person(request);
      const { id } = request.params;
      const stored = await service.o.matches.find(id);
      if (stored === null) throw new LobbyRefusal('no-such-match');
      if (stored.match.host !== me && !holds(stored.seats, me)) throw new LobbyRefusal('not-your-seat');
      if (await playable(service, stored)) throw new LobbyRefusal('not-over');
      if (stored.match.status === 'gathering') {
        // Back among its rules it would be taken for one that runs, and its seats are not filled.
        await transact(service.o.database, function* (t) {
          if ((yield* hold(t, id)).match.status !== 'gathering') throw new LobbyRefusal('already-started');
          yield* callOff(t, id);
        });
        await calledOff(service, id);
        return reply.code(204).send(null);
      }
      return service.change(me, function* (t) {
        yield* hold(t, id);
        // Its log stays. Should its rules come back, it runs again as soon as somebody opens it.
        const closed = yield* changes(
          t.db
            .updateTable('match')
            .set({ status: 'over', awaiting: '[]', due: null, touched: service.now() })
            .where('id', '=', id)
            .where('status', '!=', 'over'),
        );
        return { id, effect: closed > 0 ? 'reseated' : 'nothing' };
      });
    },
  );
}

/** Whether anybody could go on with a match here. */
async function playable(
  { o: { games, registry } }: LobbyService,
  { match }: MatchWithSeats,
): Promise<boolean> {
  if (!hasRules(games, match)) return false;
  if (match.status === 'gathering') return true;
  try {
    // A registry that is being closed has no table for anybody: that says nothing of the match.
    await registry.table(match.id);
    return true;
  } catch (e) {
    if (e instanceof Unplayable) return false;
    throw e;
  }
}
