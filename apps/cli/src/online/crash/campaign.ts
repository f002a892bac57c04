import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { first } from '@sightline/games';
import { scenarioOf } from '@sightline/games/measure';
import { dice } from '@sightline/kernel';
import { freePort, startPostgres } from '@sightline/server';
import { SERVER, type ServerProcess, startProcess, UNLIMITED } from '../server-process.ts';
import type { Chair } from './chair.ts';
import { Club } from './club.ts';
import { type CrashVerdict, judge } from './judge.ts';
import { type DatabaseLocation, readStored } from './stored.ts';
import { Witness } from './witness.ts';

export interface CampaignOptions {
  readonly database: DatabaseLocation['kind'];
  readonly runs: number;
  readonly seed: number;
  /** told now and then how far it is */
  said(line: string): void;
}

export interface Campaign extends CrashVerdict {
  readonly runs: number;
  /** matches in which nothing went on any more */
  readonly stuck: number;
  readonly matches: number;
  readonly inputs: number;
  readonly acknowledged: number;
  /** kills while somebody was asked in a window inside something else, such as a reaction to an attack */
  readonly inWindows: number;
  /** kills while an input was sent and not answered */
  readonly inFlight: number;
  /** lines the server logged as errors */
  readonly complaints: number;
  /** how long it took at most until a server that was killed was there again */
  readonly slowestStartMs: number;
}

const MATCHES = 5;
/** A question is inside a window if so much is going on around it: a phase, an activation, an attack. */
const NESTED = 4;
/** How long to wait for play to go on before it counts as stuck. */
const PATIENCE_MS = 30_000;
/** How long to wait for a moment that does not come. */
const MOMENT_MS = 2_000;
/** After the last kill every match has to go on for so many inputs. */
const AFTERWARDS = 12;

/** Kills the server in the middle of play again and again, then holds the log against what the clients were told. */
export async function campaign(o: CampaignOptions): Promise<Campaign> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-crash-'));
  const postgres = o.database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const where: DatabaseLocation =
    postgres === null
      ? { kind: 'sqlite', file: join(folder, 'crash.sqlite') }
      : { kind: 'postgres', url: postgres.url };
  const port = String(await freePort());
  const lives: ServerProcess[] = [];
  let slowestStartMs = 0;
  const start = async () => {
    const began = performance.now();
    const server = await startProcess(SERVER, {
      ...UNLIMITED,
      ...(where.kind === 'sqlite' ? { DATABASE_FILE: where.file } : { DATABASE_URL: where.url }),
      LOG_LEVEL: 'error',
      BOT_PACE: '5',
      // Players find it where it was.
      PORT: port,
    });
    lives.push(server);
    slowestStartMs = Math.max(slowestStartMs, Math.round(performance.now() - began));
    return server;
  };
  let club: Club | null = null;
  try {
    const random = dice(o.seed);
    const scenario = await scenarioOf(first.name);
    const witness = new Witness();
    let server = await start();
    club = await Club.open({ address: server.address, scenario, witness, random });
    const killed: number[] = [];
    const counts = { inWindows: 0, inFlight: 0 };
    const stuck = new Set<string>();
    for (let run = 0; run < o.runs; run++) {
      await club.fill(MATCHES);
      if (!(await club.playOn(2 + random(30), PATIENCE_MS)))
        for (const match of await club.stuck(1, PATIENCE_MS)) stuck.add(match);
      await moment(club, random);
      if (club.deepest >= NESTED) counts.inWindows++;
      if (club.unanswered > 0) counts.inFlight++;
      await server.kill();
      killed.push(Date.now());
      witness.life++;
      server = await start();
      if ((run + 1) % 25 === 0) o.said(`${o.database}: ${run + 1} kills, ${club.acknowledged} inputs`);
    }
    for (const match of await club.stuck(AFTERWARDS, PATIENCE_MS)) stuck.add(match);
    club.close();
    await server.stop();
    const stored = readStored(where);
    const verdict = judge(scenario.game, stored, witness, killed);
    return {
      ...verdict,
      ...counts,
      runs: o.runs,
      stuck: stuck.size,
      matches: club.matches,
      inputs: stored.inputs.length,
      acknowledged: club.acknowledged,
      slowestStartMs,
      complaints: lives.reduce((n, { complaints }) => n + complaints.length, 0),
      problems: [
        ...verdict.problems,
        ...[...stuck].map((match) => `stuck: ${match}`),
        ...lives.flatMap(({ complaints }) => complaints).slice(0, 5),
      ],
    };
  } finally {
    club?.close();
    await lives.at(-1)?.kill();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for a moment to kill in: any, or just after something was sent, by somebody in a window if possible. */
async function moment(club: Club, random: (n: number) => number): Promise<void> {
  const kind = random(4);
  if (kind === 0) return sleep(random(150));
  await sent(club, kind === 1 ? () => true : (from) => from.window >= NESTED);
  // Storing takes a few milliseconds: most of the kills are to fall into them.
  const delays = [0, random(1000) / 1000, random(5000) / 1000, random(50_000) / 1000];
  await pass(delays[random(delays.length)]);
}

function sent(club: Club, when: (from: Chair) => boolean): Promise<void> {
  return new Promise((done) => {
    const found = () => {
      clearTimeout(late);
      club.onSent = () => {};
      done();
    };
    const late = setTimeout(found, MOMENT_MS);
    club.onSent = (from) => {
      if (when(from)) found();
    };
  });
}

/** Timers are too coarse for parts of a millisecond. */
async function pass(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) await turn();
}
