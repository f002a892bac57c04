import { type Match, type Snapshot, save } from '@sightline/kernel';
import type { MatchRow } from '../database/tables.ts';
import type { AnyGame } from '../shelf.ts';
import { revive, Unplayable } from '../tables/rows.ts';
import type { Desk, LobbyApp } from './desk.ts';
import { Refused, refusals } from './refusals.ts';
import { byId, matchFile } from './schemas.ts';

export function exportRoutes(app: LobbyApp, desk: Desk): void {
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
      const { hall, matches } = desk.o;
      const stored = await matches.find(id);
      if (stored === null) throw new Refused('no-such-match');
      const { match: row } = stored;
      if (row.status !== 'over' && hall.at(id)?.over !== true) throw new Refused('not-over');
      const match = await replayed(desk, row);
      // The log decides: without an end in it, no seed leaves the server.
      if (match.result === null) throw new Refused('not-over');
      reply.header(
        'content-disposition',
        `attachment; filename="sightline-${row.game}-${id.slice(0, 6)}.json"`,
      );
      return { ...save(match, 'when-over') };
    },
  );
}

async function replayed(desk: Desk, row: MatchRow): Promise<Match<AnyGame>> {
  const { matches, games } = desk.o;
  if (!Object.hasOwn(games, row.game)) throw new Refused('rules-changed');
  const shelf = games[row.game];
  const inputs = await matches.inputs(row.id, 0);
  const kept = await matches.snapshot(row.id);
  try {
    if (kept !== null) return revive(shelf, row, inputs, JSON.parse(kept.data) as Snapshot);
  } catch {
    // A snapshot saves time and nothing else: the log is replayed.
  }
  try {
    return revive(shelf, row, inputs, null);
  } catch (e) {
    if (e instanceof Unplayable) throw new Refused('rules-changed');
    throw e;
  }
}
