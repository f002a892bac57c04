import { readFileSync } from 'node:fs';
import { dice, type MatchFile } from '@sightline/kernel';
import type { OnlineMatch } from '@sightline/wire';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../app.ts';
import { openDatabase } from '../database/database.ts';
import { games } from '../games.ts';
import { anyAnswer } from '../testing/answers.ts';
import { testConfig } from '../testing/config.ts';
import { DATABASES } from '../testing/databases.ts';
import { ProtocolClient } from '../testing/player.ts';
import { sleep, until } from '../testing/waiting.ts';

const PLAYED = new URL('../../../../games/doom/corpus/03-coldRestart-2.json', import.meta.url);
const played = (JSON.parse(readFileSync(PLAYED, 'utf8')) as { match: MatchFile }).match;
const ME = { kind: 'me' } as const;
const FREE = { kind: 'free' } as const;
const BOT = { kind: 'bot', level: 'easy' } as const;
const STOPS = 8;
/** A server that is asked to stop may take so long: then whoever runs it kills it. */
const LONGEST_STOP_MS = 20_000;

/** What was said to have been done. */
interface Promised {
  readonly inputs: Set<string>;
  readonly matches: Set<string>;
  /** matches that began when somebody sat down */
  readonly begun: Set<string>;
  readonly imports: Set<string>;
  readonly lines: Set<string>;
  readonly names: Map<string, string>;
}

/** Does something over and over until the server is gone. */
async function untilGone(stopped: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!stopped())
    try {
      await work();
    } catch (e) {
      // The connection was closed: nothing was promised.
      if (!stopped()) throw e;
    }
}

describe.each(DATABASES)('a server on %s', (_, fresh) => {
  it(`that is stopped ${STOPS} times in the middle of everything keeps what it promised`, async () => {
    const { database, stop } = await fresh();
    const random = dice(9);
    const complaints: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => complaints.push(line) });
    const promised: Promised = {
      inputs: new Set(),
      matches: new Set(),
      begun: new Set(),
      imports: new Set(),
      lines: new Set(),
      names: new Map(),
    };
    for (let n = 0; n < STOPS; n++) {
      const server = await startServer(testConfig({ database }), games, log);
      let stopping = false;
      const answers: number[] = [];
      const busy = everything(server, () => stopping, promised, answers, n);
      // Everybody is at it; then at any moment.
      const { inputs, matches, imports } = promised;
      const [before, made, brought] = [inputs.size, matches.size, imports.size];
      await until(() => inputs.size > before && matches.size > made && (n > 1 || imports.size > brought));
      await sleep(random(500));
      stopping = true;
      const began = performance.now();
      await server.close();
      expect(performance.now() - began).toBeLessThan(LONGEST_STOP_MS);
      // Whoever says something where nobody listens any more gets no answer.
      await Promise.race([busy, sleep(3_000)]);
      // Whoever was refused was told to come again; nothing failed.
      expect(answers.filter((status) => status >= 400 && status !== 503 && status !== 429)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    for (const kind of ['inputs', 'matches', 'begun', 'imports', 'lines', 'names'] as const)
      expect([kind, promised[kind].size > 0]).toEqual([kind, true]);

    // Whatever was begun and not promised is put in order by the next one.
    await (await startServer(testConfig({ database }), games, log)).close();
    const opened = await openDatabase(database, () => {});
    const { db } = opened;
    const inputs = await db.selectFrom('input').select(['match', 'n']).execute();
    const stored = new Set(inputs.map(({ match, n }) => `${match} ${n}`));
    const logs = Map.groupBy(inputs, ({ match }) => match);
    expect([...promised.inputs].filter((key) => !stored.has(key))).toEqual([]);
    const matches = await db.selectFrom('match').select(['id', 'inputs', 'status']).execute();
    const ids = new Set(matches.map(({ id }) => id));
    expect([...promised.matches, ...promised.imports].filter((id) => !ids.has(id))).toEqual([]);
    const begun = new Set(matches.filter(({ status }) => status !== 'gathering').map((row) => row.id));
    expect([...promised.begun].filter((id) => !begun.has(id))).toEqual([]);
    const seats = await db.selectFrom('seat').select(['match', 'person']).execute();
    const sat = seats.filter(({ match, person }) => promised.begun.has(match) && person !== null);
    expect(sat).toHaveLength(2 * promised.begun.size);
    // No match has a gap in its log, and none is there by half.
    for (const log of logs.values()) expect(Math.max(...log.map(({ n }) => n))).toBe(log.length);
    for (const id of promised.imports) expect(logs.get(id)).toHaveLength(played.log.length);
    expect([...logs.keys()].filter((id) => !ids.has(id))).toEqual([]);
    const lines = new Set((await db.selectFrom('chat').select('text').execute()).map(({ text }) => text));
    expect([...promised.lines].filter((line) => !lines.has(line))).toEqual([]);
    const people = await db.selectFrom('person').select(['id', 'name']).execute();
    const names = new Map(people.map(({ id, name }) => [id, name]));
    for (const [id, name] of promised.names)
      expect(Number(names.get(id)?.slice(2))).toBeGreaterThanOrEqual(Number(name.slice(2)));
    await opened.close();
    stop();
  }, 600_000);
});

/** All that people do at once. */
async function everything(
  { address }: RunningServer,
  stopped: () => boolean,
  promised: Promised,
  answers: number[],
  n: number,
): Promise<void> {
  const random = dice(n);
  const came = async () => {
    const player = await ProtocolClient.guest(address);
    await player.connect();
    return player;
  };
  const asked = async (player: ProtocolClient, method: string, path: string, body: unknown) => {
    const { status, body: said } = await player.request(method, path, body);
    answers.push(status);
    return status < 300 ? said : null;
  };
  const wish = {
    game: 'doom',
    mission: 'kneeDeepInTheDead',
    switches: {},
    seats: [ME, ME],
    open: false,
    watch: true,
    clock: null,
    presets: {},
  };
  const play = async (other: typeof ME | typeof BOT) => {
    const player = await came();
    const { id } = await player.create({ seats: [ME, other] });
    await player.join(id);
    const seats = other === ME ? [0, 1] : [0];
    await untilGone(stopped, async () => {
      const at = seats.map((seat) => player.at(id, seat)).find(({ view }) => view.decision !== null);
      if (at?.view.decision == null) return sleep(1);
      const ack = await player.answer(at, anyAnswer(at.view.decision, random));
      if (ack.t === 'ok') promised.inputs.add(`${id} ${ack.n}`);
    });
    player.close();
  };
  const talk = async () => {
    const player = await came();
    const { id } = await player.create({ seats: [ME, ME] });
    await player.join(id);
    let line = 0;
    await untilGone(stopped, async () => {
      const text = `line ${n} ${line++}`;
      const ack = await player.say({ t: 'chat', match: id, to: 'table', text });
      if (ack.t === 'ok') promised.lines.add(text);
      await sleep(20);
    });
    player.close();
  };
  const make = async () => {
    const player = await came();
    await untilGone(stopped, async () => {
      // Nobody plays there: the time of every other one runs out, now or while the server stops.
      const clock = promised.matches.size % 2 === 0 ? null : 1;
      const made = (await asked(player, 'POST', '/api/matches', { ...wish, clock })) as OnlineMatch | null;
      if (made !== null) promised.matches.add(made.id);
    });
    player.close();
  };
  const begin = async () => {
    const [host, friend] = [await came(), await came()];
    await untilGone(stopped, async () => {
      const gathers = { ...wish, seats: [ME, FREE] };
      const made = (await asked(host, 'POST', '/api/matches', gathers)) as OnlineMatch | null;
      if (made === null) return;
      const began = (await asked(friend, 'POST', `/api/matches/${made.id}/join`, {})) as OnlineMatch | null;
      if (began !== null) promised.begun.add(made.id);
    });
    host.close();
    friend.close();
  };
  const bring = async () => {
    const player = await came();
    await untilGone(stopped, async () => {
      const brought = (await asked(player, 'POST', '/api/matches/import', played)) as OnlineMatch | null;
      if (brought !== null) promised.imports.add(brought.id);
    });
    player.close();
  };
  const rename = async () => {
    const player = await came();
    const { id } = (await player.request('GET', '/api/me')).body as { id: string };
    let next = 0;
    await untilGone(stopped, async () => {
      const name = `N ${next++}`;
      if ((await asked(player, 'PATCH', '/api/me', { name })) !== null) promised.names.set(id, name);
    });
    player.close();
  };
  const come = () =>
    untilGone(stopped, async () => {
      (await ProtocolClient.guest(address)).close();
    });
  const all = await Promise.allSettled([
    ...[ME, ME, BOT].map(play),
    ...[talk, make, begin, bring, rename, come].map((work) => work()),
  ]);
  // Who had hardly come when it stopped did nothing.
  for (const one of all) if (one.status === 'rejected' && !stopped()) throw one.reason;
}
