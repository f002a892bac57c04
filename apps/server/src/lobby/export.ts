import { type MatchFile, type Snapshot, save } from '@sightline/kernel';
import type { InputRow, MatchRow } from '../database/tables.ts';
import { openRateLimiter } from '../limits/rate-limiter.ts';
import { fileOfRows, hasRules, revive, snapshotIn, Unplayable } from '../tables/rows.ts';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { byId, matchFile } from './schemas.ts';

/** A longer match counts for several: it is read, played again and written out whole. */
const INPUTS_PER_FILE = 1000;

export function exportRoutes(app: LobbyApp, service: LobbyService): void {
  // It is work, and nobody has to be signed in for it.
  const often = openRateLimiter(service.o.config.limits.guesses * 3, service.o.elapsed);
  app.get(
    '/api/matches/:id/file',
    {
      schema: {
        tags: ['lobby'],
        summary: 'The whole match with its seed, once it is over',
        params: byId,
        response: { 200: matchFile, ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { registry, matches } = service.o;
      const stored = await matches.find(id);
      if (stored === null) throw new LobbyRefusal('no-such-match');
      const { match: row } = stored;
      if (row.status !== 'over' && registry.at(id)?.over !== true) throw new LobbyRefusal('not-over');
      const wait = often.wait(request.ip);
      if (wait > 0) throw new LobbyRefusal('too-fast', undefined, wait);
      often.count(request.ip, Math.ceil((row.inputs + 1) / INPUTS_PER_FILE));
      const file = await fileOf(service, row);
      reply.header(
        'content-disposition',
        `attachment; filename="sightline-${row.game}-${id.slice(0, 6)}.json"`,
      );
      return { ...file };
    },
  );
}

/** The log decides: without an end in it, no seed leaves the server. */
async function fileOf(service: LobbyService, row: MatchRow): Promise<MatchFile> {
  const { matches, games } = service.o;
  const inputs = await matches.inputs(row.id, 0);
  const kept = snapshotIn(await matches.snapshot(row.id));
  if (!hasRules(games, row)) return fileAsStored(row, inputs, kept);
  try {
    const match = revive(games[row.game], row, inputs, kept);
    if (match.result === null) throw new LobbyRefusal('not-over');
    return save(match, 'when-over');
  } catch (e) {
    if (e instanceof Unplayable) throw new LobbyRefusal('rules-changed');
    throw e;
  }
}

/** By rules that are not here any more a match is over if lists were told of its end, and it is in the log. */
function fileAsStored(row: MatchRow, inputs: readonly InputRow[], kept: Snapshot | null): MatchFile {
  const ended = inputs.length === row.inputs && (inputs.at(-1)?.hash ?? null) !== null;
  if (row.status !== 'over' || row.result === null || !ended) throw new LobbyRefusal('not-over');
  if (kept === null) throw new LobbyRefusal('rules-changed');
  return fileOfRows(row, inputs, kept.opening);
}
