import { readFileSync } from 'node:fs';
import { dice, type MatchFile } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { anyAnswer } from '../testing/answers.ts';
import { type ChildServer, startChild } from '../testing/child.ts';
import { DATABASES, type Fresh } from '../testing/databases.ts';
import { ProtocolClient } from '../testing/player.ts';
import { childrenOf, isRunning, tellsOfProcesses } from '../testing/processes.ts';
import { slowRequest } from '../testing/slow-request.ts';
import { sleep, until } from '../testing/waiting.ts';

const PLAYED = new URL('../../../../games/doom/corpus/03-coldRestart-2.json', import.meta.url);
const played = (JSON.parse(readFileSync(PLAYED, 'utf8')) as { match: MatchFile }).match;
const ME = { kind: 'me' } as const;
const PLENTY = { LIMIT_REQUESTS: '100000', LIMIT_MESSAGES: '100000', LOG_LEVEL: 'silent' };

type Database = Fresh['database'];
const begun = (database: Database): Promise<ChildServer> =>
  startChild({
    ...PLENTY,
    ...(database.kind === 'sqlite' ? { DATABASE_FILE: database.file } : { DATABASE_URL: database.url }),
  });

/** How a process has ended: its status, or the signal that ended it. */
const endOf = ({ process: { exitCode, signalCode } }: ChildServer) => exitCode ?? signalCode;
const hasEnded = (server: ChildServer) => until(() => endOf(server) !== null);

async function stored(database: Database) {
  const { db, close } = await openDatabase(database, () => {});
  const inputs = await db.selectFrom('input').select(['match', 'n']).execute();
  const matches = await db.selectFrom('match').select('id').execute();
  await close();
  return { inputs, matches: matches.map(({ id }) => id) };
}

describe.each(DATABASES)('the process of a server on %s', (_, fresh) => {
  it('that is told twice to end says goodbye to all who play, and has stored what it acknowledged', async () => {
    const { database, stop } = await fresh();
    const server = await begun(database);
    const random = dice(4);
    const player = await ProtocolClient.guest(server.address);
    const frames: string[] = [];
    const closed: number[] = [];
    player.on('frame', (text) => frames.push(text));
    player.on('closed', (code) => closed.push(code));
    await player.connect();
    const { id } = await player.create({ seats: [ME, ME] });
    await player.join(id);
    const acknowledged: number[] = [];
    const playing = (async () => {
      while (closed.length === 0) {
        const at = [0, 1].map((seat) => player.at(id, seat)).find(({ view }) => view.decision !== null);
        if (at?.view.decision == null) await sleep(1);
        else {
          const ack = await player.answer(at, anyAnswer(at.view.decision, random));
          if (ack.t === 'ok' && ack.n !== undefined) acknowledged.push(ack.n);
        }
      }
    })().catch(() => {});
    await until(() => acknowledged.length > 20);
    server.process.kill('SIGTERM');
    await until(() => closed.length > 0);
    server.process.kill('SIGTERM');
    server.process.kill('SIGINT');
    await hasEnded(server);
    await playing;
    expect([endOf(server), closed, frames.at(-1)]).toEqual([0, [1012], '{"t":"bye","code":"restarting"}']);
    const { inputs } = await stored(database);
    const kept = new Set(inputs.filter(({ match }) => match === id).map(({ n }) => n));
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
    stop();
  });

  it('that is told twice to end still answers who was asking', async () => {
    const { database, stop } = await fresh();
    const server = await begun(database);
    const ann = await slowRequest(server.address);
    const ready = async () => (await fetch(new URL('/readyz', server.address))).status;
    server.process.kill('SIGTERM');
    await until(async () => (await ready()) === 503);
    server.process.kill('SIGTERM');
    await ready();
    ann.sendBody();
    expect(await ann.ended).toContain('HTTP/1.1 200');
    await hasEnded(server);
    expect(endOf(server)).toBe(0);
    stop();
  });

  // Before the process that replays it is there, and while it is replayed and written.
  it.each([
    [0, 'first'],
    [0, 'second'],
    [30, 'second'],
    [90, 'second'],
  ] as const)(
    'that ends %d ms after somebody brought a %s match along keeps all of it or nothing',
    async (ms, which) => {
      const { database, stop } = await fresh();
      const server = await begun(database);
      const player = await ProtocolClient.guest(server.address);
      const bring = async () => (await player.request('POST', '/api/matches/import', played)).status;
      const before = which === 'first' ? 0 : 1;
      if (before > 0) expect(await bring()).toBe(201);
      const bringing = bring().catch(() => null);
      const pid = server.process.pid!;
      if (tellsOfProcesses) await until(() => childrenOf(pid).length > 0);
      const replays = childrenOf(pid);
      await sleep(ms);
      server.process.kill('SIGTERM');
      await hasEnded(server);
      expect(endOf(server)).toBe(0);
      const status = await bringing;
      expect([201, 503, null]).toContain(status);
      // The process that replayed it has not outlived it.
      await until(() => !replays.some(isRunning));
      const { inputs, matches } = await stored(database);
      expect([before, before + 1]).toContain(matches.length);
      expect(inputs).toHaveLength(matches.length * played.log.length);
      if (status === 201) expect(matches).toHaveLength(before + 1);
      stop();
    },
  );
});
