import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Usage, usage } from '../machine.ts';
import { boardgameIo } from './boardgame-io-contestant.ts';
import { type Contestant, Tally } from './contest.ts';
import { latencyOf, median, rounded } from './latencies.ts';
import { sightline } from './sightline-contestant.ts';

export interface Round extends Usage {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface ContestFigures {
  readonly matches: number;
  /** median of the rounds' own ratios, over the half of them that lost least time to others */
  readonly ratio: number;
  readonly ours: Round;
  readonly theirs: Round;
  readonly rounds: readonly { readonly ours: Round; readonly theirs: Round }[];
}

export interface ContestOptions {
  readonly matches: number;
  readonly rounds: number;
  /** of each round, for each of the two */
  readonly seconds: number;
  readonly nodeOptions: readonly string[];
  said(line: string): void;
}

const WARM_SECONDS = 2;
/** After a rest, play has to get going again before it is counted. */
const AGAIN_MS = 500;
const REST_MS = 5000;

/** Both servers stand ready all the time and are played on in turn, so that a slow spell of the machine hits both. */
export async function skirmishContest(o: ContestOptions): Promise<ContestFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-skirmish-'));
  const open: Contestant[] = [];
  try {
    const ours = await sightline(o.matches, folder, o.nodeOptions);
    open.push(ours);
    const theirs = await boardgameIo(o.matches);
    open.push(theirs);
    // The first time only warms them up.
    await play(ours, WARM_SECONDS);
    await play(theirs, WARM_SECONDS);
    const rounds: { ours: Round; theirs: Round }[] = [];
    for (let i = 0; i < o.rounds; i++) {
      const round = { ours: await play(ours, o.seconds), theirs: await play(theirs, o.seconds) };
      rounds.push(round);
      o.said(
        `${round.ours.movesPerSecond} moves a second, p99 ${round.ours.p99} ms; ` +
          `boardgame.io ${round.theirs.movesPerSecond}, p99 ${round.theirs.p99} ms`,
      );
    }
    const lost = (r: (typeof rounds)[number]) => r.ours.others + r.theirs.others;
    const calm = rounds.toSorted((a, b) => lost(a) - lost(b)).slice(0, Math.ceil(rounds.length / 2));
    return {
      matches: o.matches,
      ratio: rounded(median(calm.map((r) => r.ours.movesPerSecond / r.theirs.movesPerSecond))),
      ours: middle(calm.map((r) => r.ours)),
      theirs: middle(calm.map((r) => r.theirs)),
      rounds,
    };
  } finally {
    for (const contestant of open) await contestant.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const middle = (rounds: readonly Round[]): Round => {
  const of = (figure: keyof Round) => median(rounds.map((r) => r[figure]));
  return {
    movesPerSecond: of('movesPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    serverCpu: of('serverCpu'),
    clientCpu: of('clientCpu'),
    others: of('others'),
    steal: of('steal'),
  };
};

/** Lets all matches of a server go on as fast as they can, for so long. */
async function play({ name, games, pid }: Contestant, seconds: number): Promise<Round> {
  const tally = new Tally();
  for (const game of games) game.go(tally);
  await sleep(AGAIN_MS);
  const used = usage(pid);
  const began = performance.now();
  tally.counting = true;
  await sleep(seconds * 1000);
  tally.counting = false;
  const passed = (performance.now() - began) / 1000;
  const shares = used();
  tally.running = false;
  for (const end = performance.now() + REST_MS; games.some((game) => !game.idle); await sleep(5))
    if (performance.now() > end) throw new Error(`a move was never answered by ${name}`);
  const { p50, p99 } = latencyOf(tally.latencies);
  return {
    movesPerSecond: Math.round(tally.latencies.length / passed),
    p50,
    p99,
    ...shares,
  };
}
