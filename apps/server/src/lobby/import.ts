import { z } from 'zod';
import type { InputRow } from '../database/tables.ts';
import { changes } from '../database/transaction.ts';
import { replayer, TRY_AGAIN_S } from '../imports/replayer.ts';
import { openRateLimiter } from '../limits/rate-limiter.ts';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import { newId } from './new-match.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { onlineMatch } from './schemas.ts';
import { clearImport, importBegins, importDone } from './unfinished-imports.ts';

const LARGEST_FILE = 2 * 1024 * 1024;
/** So many inputs are written at once: what others play is written in between. */
const PIECE = 50;
const DAY = 24 * 60 * 60 * 1000;

export function importRoutes(app: LobbyApp, service: LobbyService): void {
  // Replaying is work, and the file stays for good: how often one may ask for it is limited by person, and by address,
  // since a guest is quickly made.
  const { guesses, imports, importMb } = service.o.config.limits;
  const now = service.o.elapsed;
  const often = [openRateLimiter(guesses, now), openRateLimiter(guesses * 3, now)];
  const files = openRateLimiter(imports, now, DAY);
  const bytes = openRateLimiter(importMb * 1_000_000, now, DAY);
  const refuseAfter = (...waits: readonly number[]): void => {
    const wait = Math.max(...waits);
    if (wait > 0) throw new LobbyRefusal('too-fast', undefined, wait);
  };
  app.register(async (scope) => {
    // Two megabytes of brackets take longer to parse, and to hand over, than anybody here should wait.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.post(
      '/api/matches/import',
      {
        bodyLimit: LARGEST_FILE,
        schema: {
          tags: ['lobby'],
          summary: 'Brings along a match that is over, to be looked at here',
          body: z.unknown().describe('a match file'),
          response: { 201: onlineMatch, ...refusals },
        },
      },
      async (request, reply) => {
        const me = await service.person(request);
        const asking = [me, request.ip];
        refuseAfter(
          ...often.map((limit, i) => limit.wait(asking[i])),
          files.wait(me),
          bytes.wait(request.ip),
        );
        if (replayer.isFull) throw new LobbyRefusal('too-fast', undefined, TRY_AGAIN_S);
        for (const [i, limit] of often.entries()) limit.count(asking[i]);
        files.count(me);
        if (!(request.body instanceof Uint8Array)) throw new LobbyRefusal('not-a-match');
        const id = newId();
        const proven = await replayer.run({ file: request.body, id, host: me, now: service.now() });
        // Others from the same address may have come in while this one waited.
        refuseAfter(bytes.wait(request.ip));
        bytes.count(request.ip, proven.bytes);
        const { database, log } = service.o;
        try {
          await importBegins(database.db, id, service.now());
          await write(service, proven.inputs);
          const shown = await service.change(me, function* (t) {
            const { db } = t;
            yield* changes(db.insertInto('match').values(proven.match));
            const seats = Array.from({ length: proven.match.seats }, (_, seat) => ({
              match: id,
              seat,
              person: null,
              bot: null,
            }));
            yield* changes(db.insertInto('seat').values(seats));
            yield* changes(db.insertInto('snapshot').values(proven.snapshot));
            yield* importDone(t, id);
            return { id, effect: 'nothing' };
          });
          return reply.code(201).send(shown);
        } catch (e) {
          await clearImport(database.db, id).catch((err: unknown) =>
            log.error({ match: id, err }, 'what was written could not be cleared away'),
          );
          throw e;
        }
      },
    );
  });
}

/**
 * Writes the log of a match that nobody can see yet: a few inputs at a time, by the way of all that is played, so that
 * nobody who plays waits for it.
 */
async function write({ o }: LobbyService, inputs: readonly InputRow[]): Promise<void> {
  for (let i = 0; i < inputs.length; i += PIECE) {
    // All of a piece are waited for: none of them comes in after it was cleared away.
    const written = await Promise.allSettled(
      inputs.slice(i, i + PIECE).map((row) => o.registry.journal.append(row)),
    );
    const failed = written.find(({ status }) => status === 'rejected');
    if (failed !== undefined) throw (failed as PromiseRejectedResult).reason;
  }
}
