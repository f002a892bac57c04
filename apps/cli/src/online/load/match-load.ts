import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dice } from '@sightline/kernel';
import type { AnyScenario } from '@sightline/soak';
import { memoryOf, type Usage, usage } from '../machine.ts';
import { AS_STARTED, SERVER, startProcess, UNLIMITED } from '../server-process.ts';
import { type Gathered, gather, together } from './gathering.ts';
import { type Latency, latencyOf, rounded } from './latencies.ts';
import { LightClient, open } from './light-client.ts';
import { PacedMatch, Pacer } from './pacer.ts';
import { type Storing, storing } from './storing.ts';

const SEATS = 4;
const CIRCLES = 10;
const AT_ONCE = 64;
/** More than is asked for, so that a moment of noise does not decide. */
const PER_SECOND = 650;
/** Matches get past their set-up as quickly as the server likes, before anything is measured. */
const WARM_PER_SECOND = 1500;
const WARM_INPUTS = 25;
/** A process that has just done a lot has to come to rest before its memory is looked at. */
const calmMs = (matches: number): number => (matches < 100 ? 300 : 2000);

export interface MatchFigures extends Usage {
  readonly matches: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly inputsPerSecond: number;
  /** from sending an answer to its acknowledgement */
  readonly acknowledged: Latency;
  /** … and until it was shown to the last of the four at the table */
  readonly shown: Latency;
  readonly refused: number;
  readonly over: number;
  readonly storing: Storing;
  readonly memory: {
    readonly serverMB: number;
    readonly withMatchesMB: number;
    readonly withSocketsMB: number;
    readonly afterPlayMB: number;
    readonly matchKB: number;
    readonly socketKB: number;
  };
}

export interface MatchLoadOptions {
  readonly scenario: AnyScenario;
  readonly matches: number;
  readonly seconds: number;
  readonly seed: number;
  /** options of Node for the server that is measured, such as those that make it write a profile */
  readonly nodeOptions: readonly string[];
  said(line: string): void;
}

/** Real matches of a game on the real server with the storage it has by itself, played at the pace of many people. */
export async function matchLoad(o: MatchLoadOptions): Promise<MatchFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-load-'));
  const env = { ...UNLIMITED, DATABASE_FILE: join(folder, 'load.sqlite'), LOG_LEVEL: 'error' };
  let server = await startProcess(SERVER, env);
  const clients: LightClient[] = [];
  try {
    const random = dice(o.seed);
    const calm = calmMs(o.matches);
    const gathered = await gather({
      address: server.address,
      matches: o.matches,
      seats: SEATS,
      circles: CIRCLES,
      what: () => ({
        game: o.scenario.game.name,
        mission: (o.scenario.table(random).setup as { mission: string }).mission,
        switches: { recommended: true },
      }),
    });
    o.said(`${o.matches} matches have begun`);

    // A process that remembers nothing of how they came about: what it holds from now on is what matches cost.
    await server.stop();
    server = await startProcess(SERVER, env, [...AS_STARTED, ...o.nodeOptions]);
    await sleep(calm);
    const { address, pid } = server;
    const alone = memoryOf(pid);
    await lookAtAll(address, gathered);
    await sleep(calm);
    const withMatches = memoryOf(pid);
    await together(gathered.length, AT_ONCE / SEATS, async (i) => {
      const { match, tokens } = gathered[i];
      for (const [seat, token] of tokens.entries())
        clients[i * SEATS + seat] = await LightClient.join(address, token, match, seat);
    });
    await sleep(calm);
    const withSockets = memoryOf(pid);
    o.said(`${clients.length} sockets are open`);

    const matches = gathered.map(
      (_, i) => new PacedMatch(clients.slice(i * SEATS, i * SEATS + SEATS), random),
    );
    const pacer = new Pacer(matches);
    await pacer.play(WARM_PER_SECOND, (o.matches * WARM_INPUTS * 1000) / WARM_PER_SECOND);
    await pacer.play(PER_SECOND, calm);
    pacer.forget();
    o.said('measuring …');
    const stored = await storing(address);
    const used = usage(pid);
    const began = performance.now();
    await pacer.play(PER_SECOND, o.seconds * 1000);
    const seconds = (performance.now() - began) / 1000;
    const shares = used();
    const MB = (bytes: number) => rounded(bytes / 2 ** 20, 1);
    return {
      matches: o.matches,
      sockets: clients.length,
      seconds: rounded(seconds, 1),
      inputsPerSecond: Math.round(pacer.acknowledged.length / seconds),
      acknowledged: latencyOf(pacer.acknowledged),
      shown: latencyOf(pacer.shown),
      refused: pacer.refused,
      over: matches.filter(({ over }) => over).length,
      ...shares,
      storing: await stored(),
      memory: {
        serverMB: MB(alone),
        withMatchesMB: MB(withMatches),
        withSocketsMB: MB(withSockets),
        afterPlayMB: MB(memoryOf(pid)),
        matchKB: rounded((withMatches - alone) / o.matches / 1024, 1),
        socketKB: rounded((withSockets - withMatches) / clients.length / 1024, 1),
      },
    };
  } finally {
    for (const complaint of server.complaints.slice(0, 10)) o.said(complaint);
    for (const client of clients) client?.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens every match without staying: the server keeps it at hand for a while. */
async function lookAtAll(address: string, gathered: readonly Gathered[]): Promise<void> {
  const socket = await open(address, gathered[0].tokens[0]);
  const answered = new Map<string, () => void>();
  socket.on('message', (data: Buffer) => {
    const { t, id } = JSON.parse(data.toString()) as { t: string; id?: string };
    if (t === 'no') throw new Error(`not let in: ${data.toString()}`);
    if (t === 'ok' && id !== undefined) answered.get(id)?.();
  });
  const say = (t: 'join' | 'leave', match: string) =>
    new Promise<void>((done) => {
      answered.set(`${t} ${match}`, done);
      socket.send(JSON.stringify({ t, id: `${t} ${match}`, match }));
    });
  for (const { match } of gathered) {
    await say('join', match);
    await say('leave', match);
  }
  socket.close();
}
