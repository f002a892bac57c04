import { setTimeout as sleep } from 'node:timers/promises';
import { type Usage, usage } from '../machine.ts';
import { type ServerUnderTest, Tally } from './contest.ts';
import { latencyOf } from './latencies.ts';

export interface Round extends Usage {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** After a rest, play has to get going again before it is counted. */
const AGAIN_MS = 500;
const REST_MS = 5000;

/** Lets all matches of a server go on as fast as they can, for so long. */
export async function play({ name, games, pid }: ServerUnderTest, seconds: number): Promise<Round> {
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
