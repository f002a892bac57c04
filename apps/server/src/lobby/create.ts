import type { NewOnlineMatch, OnlineMatch } from '@sightline/wire';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import {
  assertLevel,
  assertRoom,
  beginIfFull,
  newId,
  presetsFor,
  type Seating,
  store,
  tried,
} from './new-match.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { newOnlineMatch, onlineMatch } from './schemas.ts';

/** Seconds that are given anew for each turn. */
const LEAST_REFILL = 10;

export function createRoutes(app: LobbyApp, service: LobbyService): void {
  app.post(
    '/api/matches',
    {
      schema: {
        tags: ['lobby'],
        summary: 'Makes a match; it begins at once if no seat is free',
        body: newOnlineMatch,
        response: { 201: onlineMatch, ...refusals },
      },
    },
    async (request, reply) => {
      const me = await service.person(request);
      return reply.code(201).send(await create(service, me, request.body));
    },
  );
}

async function create(service: LobbyService, me: string, wish: NewOnlineMatch): Promise<OnlineMatch> {
  const shelf = service.shelf(wish.game);
  const seating: Seating = wish.seats.map((s) => ({
    person: s.kind === 'me' ? me : null,
    bot: s.kind === 'bot' ? s.level : null,
  }));
  for (const { bot } of seating) if (bot !== null) assertLevel(shelf, bot);
  const least = service.o.config.limits.leastClock;
  // Where nobody comes, a short clock has the server play the match to its end by itself.
  if (wish.clock !== null && wish.clock < least)
    throw new LobbyRefusal('wrong-setup', `A clock has at least ${least} seconds.`);
  if (wish.clock !== null && wish.refill != null && wish.refill < Math.min(least, LEAST_REFILL))
    throw new LobbyRefusal('wrong-setup', `A turn has at least ${Math.min(least, LEAST_REFILL)} seconds.`);
  const { mission, switches, choices = {} } = wish;
  const clock = wish.clock === null ? null : wish.clock * 1000;
  const chosen = {
    setup: tried(shelf, () => shelf.setup({ mission, switches, choices }), seating.length, clock),
    seating,
    clock,
    refill: wish.clock === null || wish.refill == null ? null : wish.refill * 1000,
    open: wish.open,
    watch: wish.watch,
    presets: presetsFor(wish.presets as Parameters<typeof presetsFor>[0], seating, me),
  };
  const id = newId();
  const now = service.now();
  return service.change(me, function* (t) {
    yield* assertRoom(t, me, service.o.config.limits.matches);
    yield* store(t, id, shelf, me, chosen, now);
    return { id, effect: (yield* beginIfFull(t, id, now)) ? 'begun' : 'nothing' };
  });
}
