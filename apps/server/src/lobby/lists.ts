import type { OnlineMatch } from '@sightline/wire';
import { z } from 'zod';
import type { MatchRow } from '../database/tables.ts';
import { byTheseRules, type MatchWithSeats } from '../store/matches.ts';
import { ownMatches } from '../store/own-matches.ts';
import { askedAgain } from './asked-again.ts';
import type { LobbyApp, LobbyService } from './lobby-service.ts';
import { awaitsMe } from './online-match.ts';
import { LobbyRefusal, refusals } from './refusals.ts';
import { byId, matchList, onlineMatch } from './schemas.ts';

const MOST_MINE = 100;
const MOST_OPEN = 50;
const MOST_OF_HOST = 5;

export function listRoutes(app: LobbyApp, service: LobbyService): void {
  app.get(
    '/api/matches',
    {
      schema: {
        tags: ['lobby'],
        summary: 'My matches, or those open to everybody',
        querystring: z.object({ of: z.enum(['mine', 'open']) }),
        response: { 200: matchList, ...refusals },
      },
    },
    async (request) => {
      const me = await service.asking(request);
      if (request.query.of === 'open') return { matches: await open(service, me) };
      if (me === null) throw new LobbyRefusal('signed-out');
      return { matches: await mine(service, me) };
    },
  );

  app.get(
    '/api/matches/:id',
    {
      schema: {
        tags: ['lobby'],
        summary: 'One match, for whoever knows its id',
        params: byId,
        querystring: z.object({
          unseen: z
            .stringbool()
            .optional()
            .describe('the page that asks is not looked at: when the match begins, a notice says so'),
        }),
        response: { 200: onlineMatch, ...refusals },
      },
    },
    async (request) => {
      const { unseen = false } = request.query;
      return service.showAsked(request.params.id, await service.asking(request), unseen);
    },
  );
}

/** Seats held, matches made, tables to play once more at: those that wait for the person first, then as they were touched; what is over last. */
async function mine(service: LobbyService, me: string): Promise<OnlineMatch[]> {
  const { db } = service.o.database;
  const own = ownMatches(db, me).selectAll('match').orderBy('touched', 'desc');
  // How many of these one may have is limited; so all of them can be looked at for those that wait.
  const unfinished = await own.where('status', 'in', ['gathering', 'running']).execute();
  const room = MOST_MINE - unfinished.length;
  const over = room > 0 ? await own.where('status', '=', 'over').limit(room).execute() : [];
  const asked = await askedAgain(db, me);
  const all = await withSeats(service, [...unfinished, ...asked, ...over]);
  const shown = await service.list(all, me, new Set(asked.map(({ id }) => id)));
  const rank = (m: OnlineMatch) => (awaitsMe(m) ? 0 : m.status === 'over' ? 2 : 1);
  return shown.sort((a, b) => rank(a) - rank(b) || b.touched - a.touched).slice(0, MOST_MINE);
}

/** What a stranger can do something with: take a seat or watch. Of one host only a few: who makes many fills no list. */
async function open(service: LobbyService, me: string | null): Promise<OnlineMatch[]> {
  const { db } = service.o.database;
  const all = db
    .selectFrom('match')
    .selectAll()
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((of) => of.partitionBy('host').orderBy('created', 'desc').orderBy('id'))
        .as('place'),
    )
    .where('open', '=', 1)
    .where(byTheseRules(service.o.games))
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'gathering'), and([eb('status', '=', 'running'), eb('watch', '=', 1)])]),
    )
    // Whoever was asked off a table is not offered it. Nobody is signed in: nobody was.
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'not in',
        selectFrom('dismissed')
          .select('dismissed.match')
          .where('dismissed.person', '=', me ?? ''),
      ),
    );
  const found = await db
    .selectFrom(all.as('match'))
    .selectAll()
    .where('place', '<=', MOST_OF_HOST)
    .orderBy('created', 'desc')
    .limit(MOST_OPEN)
    .execute();
  return service.list(await withSeats(service, found), me);
}

async function withSeats(service: LobbyService, matches: readonly MatchRow[]): Promise<MatchWithSeats[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const all = await service.o.database.db
    .selectFrom('seat')
    .selectAll()
    .where('match', 'in', ids)
    .orderBy('seat')
    .execute();
  const byMatch = Map.groupBy(all, ({ match }) => match);
  return matches.map((match) => ({ match, seats: byMatch.get(match.id) ?? [] }));
}
