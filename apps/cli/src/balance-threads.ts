import { Worker } from 'node:worker_threads';
import type { BalanceOptions, MatchRecord } from '@sightline/bots';

/** What a thread is started with: it lists the planned matches itself, so that no set-up has to be sent. */
export interface Measurement {
  readonly game: string;
  readonly options: BalanceOptions;
}

/** Matches from the first up to the last, which is not among them; the thread answers with their records. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** Small, so that no thread is left alone with a long tail; large enough that messages cost nothing. */
const CHUNK = 8;

/** Has the matches of a measurement played by several threads; the records come back in the matches' order. */
export async function recordAll(
  measurement: Measurement,
  matches: number,
  threads: number,
  progress: (played: number) => void,
): Promise<MatchRecord[]> {
  const records: MatchRecord[] = [];
  let given = 0;
  let played = 0;
  const next = (): Chunk => {
    const from = given;
    given = Math.min(matches, from + CHUNK);
    return { from, to: given };
  };
  const workers = Array.from(
    { length: Math.min(threads, Math.ceil(matches / CHUNK)) },
    () => new Worker(new URL('./balance-worker.ts', import.meta.url), { workerData: measurement }),
  );
  const runs = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        let chunk = next();
        worker.on('error', reject);
        worker.on('exit', () => reject(new Error('a thread ended before its matches did')));
        worker.on('message', (done: readonly MatchRecord[]) => {
          done.forEach((record, i) => {
            records[chunk.from + i] = record;
          });
          played += done.length;
          progress(played);
          chunk = next();
          if (chunk.from === chunk.to) resolve();
          else worker.postMessage(chunk);
        });
        if (chunk.from === chunk.to) resolve();
        else worker.postMessage(chunk);
      }),
  );
  try {
    await Promise.all(runs);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return records;
}
