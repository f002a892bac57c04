import { readFileSync } from 'node:fs';
import { commitmentTo, Match, type MatchFile, SetupError, seedFrom } from '@sightline/kernel';
import { hostileMatchFiles, paddedMatchFiles } from '@sightline/soak';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../games.ts';
import { startChild } from '../testing/child.ts';
import { DATABASES, type Fresh } from '../testing/databases.ts';
import { ProtocolClient } from '../testing/player.ts';
import { childrenOf, mostMemory, tellsOfProcesses } from '../testing/processes.ts';
import { longestTurnMs } from '../testing/turns.ts';
import { HOSTILE_MISSIONS } from './hostile-missions.ts';
import { AttackedServer } from './stand.ts';

const PLAYED = new URL('../../../../games/doom/corpus/03-coldRestart-2.json', import.meta.url);
const played = (JSON.parse(readFileSync(PLAYED, 'utf8')) as { match: MatchFile }).match;

const seed = seedFrom('hostile');
const withMission = (mission: object): string =>
  JSON.stringify({
    ...played,
    setup: { mission },
    chapters: [{ from: 0, commitment: commitmentTo(seed), seed }],
    opening: [],
    log: [],
  });

type Body = string | Uint8Array<ArrayBuffer>;
const FILES: readonly (readonly [what: string, body: () => Body])[] = [
  ...hostileMatchFiles(played),
  ...HOSTILE_MISSIONS.map(([what, make]) => [`a mission: ${what}`, () => withMission(make())] as const),
];
/** Longer than that nobody who plays waits. */
const LONGEST_TURN_MS = 250;
const LONGEST_ANSWER = 2000;

async function bring(address: string, token: string, body: Body): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL('/api/matches/import', address), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

describe.each(DATABASES)('hostile files, on %s', (_, fresh) => {
  let database: Fresh;
  let stand: AttackedServer;
  let eve: ProtocolClient;
  beforeAll(async () => {
    database = await fresh();
    stand = await AttackedServer.open({ database: database.database });
    eve = await stand.guest();
    // From here on the process that replays them is there.
    expect((await bring(stand.address, eve.token, '{}')).status).toBe(400);
  });
  afterAll(async () => {
    await stand.close();
    database.stop();
  });

  it.each(FILES)('%s: is refused in a few words while all others play on', async (_what, make) => {
    const body = make();
    await stand.survives(null, async () => {
      const longest = await longestTurnMs(async () => {
        const { status, text } = await bring(stand.address, eve.token, body);
        expect([text.slice(0, 300), status]).toEqual([expect.stringMatching(/^\{"error":"[a-z-]+"/), 400]);
        expect(text.length).toBeLessThan(LONGEST_ANSWER);
      });
      expect(longest).toBeLessThan(LONGEST_TURN_MS);
    });
  });

  it('leave nothing behind', async () => {
    expect((await eve.request('GET', '/api/matches?of=mine')).body).toEqual({ matches: [] });
  });

  it.each(paddedMatchFiles(played))('padded with %s: nothing but the match is kept', async (_what, make) => {
    const body = make();
    const longest = await longestTurnMs(async () => {
      const { status, text } = await bring(stand.address, eve.token, body);
      expect(status).toBe(201);
      const { id } = JSON.parse(text) as { id: string };
      expect((await eve.request('GET', `/api/matches/${id}/file`)).body).toEqual(played);
    });
    expect(longest).toBeLessThan(LONGEST_TURN_MS);
  });
});

describe('a hostile mission', () => {
  it.each(HOSTILE_MISSIONS)('%s: begins no match, and says briefly why', async (_, make) => {
    const mission = make();
    const longest = await longestTurnMs(async () => {
      try {
        Match.start(games.doom.game, { setup: { mission }, seats: 3, seed });
        expect.unreachable();
      } catch (e) {
        if (!(e instanceof SetupError)) throw e;
        expect(e.message.split('\n').length).toBeLessThanOrEqual(40);
        expect(e.message.length).toBeLessThan(16_000);
      }
    });
    expect(longest).toBeLessThan(4 * LONGEST_TURN_MS);
  });
});

describe.each(tellsOfProcesses ? DATABASES : [])('the memory of a server on %s', (_, fresh) => {
  it('stays below a gigabyte, with that of the process that replays', async () => {
    const { database, stop } = await fresh();
    const plenty = { LIMIT_REQUESTS: '100000', LIMIT_GUESSES: '100000', LIMIT_IMPORTS: '100000' };
    const server = await startChild({
      ...(database.kind === 'sqlite' ? { DATABASE_FILE: database.file } : { DATABASE_URL: database.url }),
      ...plenty,
    });
    const pid = server.process.pid!;
    let replaying = 0;
    const watch = setInterval(() => {
      // One that was killed is followed by another.
      replaying = Math.max(replaying, ...childrenOf(pid).map(mostMemory));
    }, 20);
    try {
      const eve = await ProtocolClient.guest(server.address);
      const bodies = FILES.map(([, make]) => make());
      for (let i = 0; i < bodies.length; i += 8)
        await Promise.all(bodies.slice(i, i + 8).map((body) => bring(server.address, eve.token, body)));
      const own = mostMemory(pid);
      expect([own > 0, replaying > 0]).toEqual([true, true]);
      expect(own + replaying).toBeLessThan(1e9);
    } finally {
      clearInterval(watch);
      await server.stop();
      stop();
    }
  });
});
