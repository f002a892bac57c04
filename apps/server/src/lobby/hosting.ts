import { z } from 'zod';
import { changes, transact } from '../database/transaction.ts';
import { absentOf, assertAbsent } from './absent.ts';
import { calledOff, callOff } from './call-off.ts';
import { holdMine, holdOurs } from './hold.ts';
import { dueNow } from './leave.ts';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import { assertLevel, beginIfFull, usualLevel } from './new-match.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { absentSeats, botWish, byId, bySeat, onlineMatch } from './schemas.ts';

/** What only the host of a match may do; once it runs, whoever plays may let a bot play for who is away. */
export function hostingRoutes(app: LobbyApp, service: LobbyService): void {
  app.post(
    '/api/matches/:id/seats/:seat',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Puts a bot into a free seat or takes it away; later, puts one in for somebody who is away',
        params: bySeat,
        body: botWish,
        response: { 200: onlineMatch, ...refusals },
      },
    },
    async (request) => {
      const me = await service.person(request);
      const { id, seat } = request.params;
      const { bot } = request.body;
      return service.change(me, function* (t) {
        const held = yield* holdOurs(t, id, me);
        const { match, seats } = held;
        if (bot !== null) assertLevel(service.shelf(match.game), bot);
        const at = seats[seat];
        if (at === undefined) throw new LobbyRefusal('no-such-seat');
        if (match.status === 'over') throw new LobbyRefusal('match-over');
        if (at.bot === bot) return { id, effect: 'nothing' };
        if (match.status === 'gathering' && at.person !== null) throw new LobbyRefusal('seat-taken');
        if (match.status === 'running') {
          // What a person's bot is, and when it goes again, the person says; a bot that belongs to nobody stays.
          if (at.person === null || bot === null || at.bot !== null)
            throw new LobbyRefusal('already-started');
          yield* assertAbsent(t, service, held, at);
        }
        yield* changes(
          t.db.updateTable('seat').set({ bot }).where('match', '=', id).where('seat', '=', seat),
        );
        // Though no seat may be free now: whoever looks through a list of bots has not begun anything yet.
        if (match.status === 'gathering' || at.person === null) return { id, effect: 'reseated' };
        yield* dueNow(t, match, service.now());
        const notice = { what: 'replaced', person: at.person, match: id, game: match.game } as const;
        return { id, effect: 'bot', notices: [notice] };
      });
    },
  );

  app.get(
    '/api/matches/:id/absent',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Who is waited for and away, and from when on a bot may play for them',
        params: byId,
        response: { 200: absentSeats, ...refusals },
      },
    },
    async (request) => {
      const me = await service.person(request);
      const { id } = request.params;
      return transact(service.o.database, function* (t) {
        const held = yield* holdOurs(t, id, me);
        return { seats: held.match.status === 'running' ? yield* absentOf(t, service, held) : [] };
      });
    },
  );

  app.post(
    '/api/matches/:id/start',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Begins with those who are there; bots take the free seats',
        params: byId,
        response: { 200: onlineMatch, ...refusals },
      },
    },
    async (request) => {
      const me = await service.person(request);
      const { id } = request.params;
      return service.change(me, function* (t) {
        const { match } = yield* holdMine(t, id, me);
        // The last seat may have been taken at the same moment.
        if (match.status !== 'gathering') return { id, effect: 'nothing' };
        service.assertRules(match);
        yield* changes(
          t.db
            .updateTable('seat')
            .set({ bot: usualLevel(service.shelf(match.game)) })
            .where('match', '=', id)
            .where('person', 'is', null)
            .where('bot', 'is', null),
        );
        return { id, effect: (yield* beginIfFull(t, id, service.now())) ? 'begun' : 'nothing' };
      });
    },
  );

  app.delete(
    '/api/matches/:id',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Calls off a match that has not begun',
        params: byId,
        response: { 204: z.null().describe('it is gone'), ...refusals },
      },
    },
    async (request, reply) => {
      const me = await service.person(request);
      const { id } = request.params;
      await transact(service.o.database, function* (t) {
        const { match } = yield* holdMine(t, id, me);
        if (match.status !== 'gathering') throw new LobbyRefusal('already-started');
        yield* callOff(t, id);
      });
      await calledOff(service, id);
      return reply.code(204).send(null);
    },
  );
}
