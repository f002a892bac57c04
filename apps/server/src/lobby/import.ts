import {
  commitmentTo,
  loading,
  type Match,
  type MatchFile,
  MatchFileError,
  readFile,
  snapshot,
} from '@sightline/kernel';
import { z } from 'zod';
import type { InputRow, MatchRow } from '../database/tables.ts';
import { changes } from '../database/transaction.ts';
import { openRateLimiter } from '../limits/rate-limiter.ts';
import type { AnyGame } from '../shelf.ts';
import { Queue } from '../tables/queue.ts';
import { rowOf } from '../tables/rows.ts';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import { newId } from './new-match.ts';
import { Refused, refusals } from './refusals.ts';
import { onlineMatch } from './schemas.ts';
import { inSlices } from './slices.ts';
import { clearImport, importBegins, importDone } from './unfinished-imports.ts';

const LARGEST_FILE = 2 * 1024 * 1024;
/** Many times what the longest match takes. */
const MOST_INPUTS = 10_000;
/** Files are replayed one after the other; so many may wait for that. */
const MOST_WAITING = 10;
const TRY_AGAIN_S = 5;
/** So many inputs are written at once: what others play is written in between. */
const PIECE = 50;
const DAY = 24 * 60 * 60 * 1000;

export function importRoutes(app: LobbyApp, service: LobbyService): void {
  // Replaying is work, and the file stays for good: how often one may ask for it is limited by person, and by address,
  // since a guest is quickly made.
  const { guesses, imports, importMb } = service.o.config.limits;
  const now = () => service.now();
  const often = [openRateLimiter(guesses, now), openRateLimiter(guesses * 3, now)];
  const files = openRateLimiter(imports, now, DAY);
  const bytes = openRateLimiter(importMb * 1_000_000, now, DAY);
  const queue = new Queue();
  let waiting = 0;
  app.post(
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
      const wait = Math.max(
        ...often.map((limit, i) => limit.wait(asking[i])),
        files.wait(me),
        bytes.wait(request.ip),
      );
      if (wait > 0) throw new Refused('too-fast', undefined, wait);
      if (waiting >= MOST_WAITING) throw new Refused('too-fast', undefined, TRY_AGAIN_S);
      for (const [i, limit] of often.entries()) limit.count(asking[i]);
      files.count(me);
      waiting++;
      const { file, match } = await queue
        .run(() => proven(service, request.body))
        .finally(() => {
          waiting--;
        });
      const row = rowFor(file, match, me, service.now());
      const { id } = row;
      const inputs = match.history.entries.map((entry, i) => rowOf(id, i + 1, null, entry));
      // Whoever opens its table, or takes its file along, need not replay it.
      const data = JSON.stringify(snapshot(match));
      bytes.count(
        request.ip,
        inputs.reduce((sum, i) => sum + i.input.length + i.draws.length, data.length),
      );
      const { database, log } = service.o;
      try {
        await importBegins(database.db, id, service.now());
        await write(service, inputs);
        const shown = await service.change(me, function* (t) {
          const { db } = t;
          yield* changes(db.insertInto('match').values(row));
          const seats = Array.from({ length: row.seats }, (_, seat) => ({
            match: id,
            seat,
            person: null,
            bot: null,
          }));
          yield* changes(db.insertInto('seat').values(seats));
          yield* changes(db.insertInto('snapshot').values({ match: id, n: match.length, data }));
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

/** Whoever made the file may have nested it as deep as they liked. */
const Result = z.object({ winners: z.array(z.int()).max(30), by: z.string().max(60) });

/** The match of a file that is over, was drawn from one seed, and agrees with itself in everything. */
async function proven(
  service: LobbyService,
  raw: unknown,
): Promise<{ file: MatchFile; match: Match<AnyGame> }> {
  try {
    const file = readFile(raw);
    if (file.log.length > MOST_INPUTS) throw new Refused('damaged', 'This match is longer than any match.');
    if (file.result === null) throw new Refused('still-running');
    if (!Result.safeParse(file.result).success) throw new Refused('damaged', 'Its result is none.');
    const [{ seed, commitment }, ...more] = file.chapters;
    if (seed === null || more.length > 0)
      throw new Refused('damaged', 'Only a match that was drawn from one seed can be brought along.');
    if (commitmentTo(seed) !== commitment)
      throw new Refused('damaged', 'The seed is not the one committed to.');
    if (file.clocks !== null && new Set(file.clocks).size > 1)
      throw new Refused('damaged', 'Only a match with the same time for all can be brought along.');
    const match = await inSlices(loading(service.shelf(file.game).game, file));
    if (match.result === null) throw new Refused('still-running');
    return { file, match };
  } catch (e) {
    if (e instanceof MatchFileError) throw new Refused(e.code, e.message);
    throw e;
  }
}

function rowFor(file: MatchFile, match: Match<AnyGame>, host: string, now: number): MatchRow {
  const [{ seed, commitment }] = file.chapters;
  const last = match.history.entries[match.length - 1]?.input.at ?? 0;
  return {
    id: newId(),
    game: file.game,
    rules: file.rules,
    setup: JSON.stringify(match.setup.setup),
    seats: file.seats,
    clock: file.clocks?.[0] ?? null,
    refill: file.refill ?? null,
    seed: seed ?? '',
    commitment,
    lots: '',
    status: 'over',
    open: 0,
    watch: 1,
    presets: '{}',
    host,
    created: now,
    started: file.at,
    // Clocks that were wrong, or none at all, put it nowhere in the list.
    touched: last > 0 && last < now ? last : now,
    inputs: match.length,
    awaiting: '[]',
    due: null,
    result: JSON.stringify(match.result),
    rematch: null,
  };
}
