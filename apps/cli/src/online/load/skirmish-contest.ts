import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Playing, playing } from './contestants.ts';
import { median, rounded } from './latencies.ts';
import type { Round } from './round.ts';

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

/** Both servers stand ready all the time and are played on in turn, so that a slow spell of the machine hits both. */
export async function skirmishContest(o: ContestOptions): Promise<ContestFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-skirmish-'));
  const open: Playing[] = [];
  try {
    const { matches, nodeOptions } = o;
    const ours = await playing('sightline', { matches, folder, nodeOptions });
    open.push(ours);
    const theirs = await playing('boardgame.io', { matches, folder, nodeOptions: [] });
    open.push(theirs);
    // The first time only warms them up.
    await ours.play(WARM_SECONDS);
    await theirs.play(WARM_SECONDS);
    const rounds: { ours: Round; theirs: Round }[] = [];
    for (let i = 0; i < o.rounds; i++) {
      const round = { ours: await ours.play(o.seconds), theirs: await theirs.play(o.seconds) };
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
    for (const one of open) await one.close();
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
