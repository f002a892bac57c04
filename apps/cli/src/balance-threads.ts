import { Worker } from 'node:worker_threads';
import type { MatchRecord, PlannedMatch } from '@sightline/bots';

/** Small, so that no thread is left alone with a long tail; large enough that messages cost nothing. */
const CHUNK = 8;

/** Threads that play the matches of a measurement of one game. */
export class BalanceThreads {
  private readonly workers: Worker[] = [];
  private planned = 0;
  private played = 0;

  private readonly game: string;
  private readonly most: number;
  private readonly progress: (played: number, planned: number) => void;

  constructor(game: string, most: number, progress: (played: number, planned: number) => void) {
    this.game = game;
    this.most = most;
    this.progress = progress;
  }

  /** Spreads matches over the threads; the records come back in the matches' order. */
  async play(matches: readonly PlannedMatch[]): Promise<MatchRecord[]> {
    this.planned += matches.length;
    while (this.workers.length < Math.min(this.most, Math.ceil(matches.length / CHUNK)))
      this.workers.push(
        new Worker(new URL('./balance-worker.ts', import.meta.url), { workerData: this.game }),
      );
    const records: MatchRecord[] = [];
    let given = 0;
    await Promise.all(
      this.workers.map(async (worker) => {
        while (given < matches.length) {
          const from = given;
          given = Math.min(matches.length, from + CHUNK);
          const chunk = await playedBy(worker, matches.slice(from, given));
          chunk.forEach((record, i) => {
            records[from + i] = record;
          });
          this.played += chunk.length;
          this.progress(this.played, this.planned);
        }
      }),
    );
    return records;
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function playedBy(worker: Worker, matches: readonly PlannedMatch[]): Promise<readonly MatchRecord[]> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a thread ended before its matches did'));
    const failed = (e: unknown) => reject(e);
    worker.once('error', failed).once('exit', ended);
    worker.once('message', (records: readonly MatchRecord[]) => {
      worker.off('error', failed).off('exit', ended);
      resolve(records);
    });
    worker.postMessage(matches);
  });
}
