import { changes } from '../database/transaction.ts';
import { holdMine } from './hold.ts';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { bySeat, dismissal, onlineMatch } from './schemas.ts';

export function dismissRoutes(app: LobbyApp, service: LobbyService): void {
  app.post(
    '/api/matches/:id/seats/:seat/dismiss',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Asks somebody off a table that gathers, for good: all their seats there are free again',
        params: bySeat,
        body: dismissal,
        response: { 200: onlineMatch, ...refusals },
      },
    },
    async (request) => {
      const me = await service.person(request);
      const { id, seat } = request.params;
      const person = await named(service, id, seat, request.body.name);
      return service.change(me, function* (t) {
        const { match, seats } = yield* holdMine(t, id, me);
        const at = seats[seat];
        if (at === undefined) throw new LobbyRefusal('no-such-seat');
        if (match.status !== 'gathering') throw new LobbyRefusal('already-started');
        if (at.person === me) throw new LobbyRefusal('not-allowed', 'Nobody asks themselves off a table.');
        // It can't be taken back: nobody is asked off in place of whoever was meant.
        if (person === null || at.person !== person) throw new LobbyRefusal('not-there');
        yield* changes(
          t.db.updateTable('seat').set({ person: null }).where('match', '=', id).where('person', '=', person),
        );
        const off = t.db.insertInto('dismissed').values({ match: id, person });
        yield* changes(off.onConflict((c) => c.columns(['match', 'person']).doNothing()));
        const notice = { what: 'dismissed', person, match: id, game: match.game } as const;
        return { id, effect: 'reseated', notices: [notice] };
      });
    },
  );
}

/** Who has a seat, if they are called so. */
async function named(service: LobbyService, id: string, seat: number, name: string): Promise<string | null> {
  const { matches, people } = service.o;
  const person = (await matches.find(id))?.seats[seat]?.person ?? null;
  return person !== null && (await people.names([person])).get(person) === name ? person : null;
}
