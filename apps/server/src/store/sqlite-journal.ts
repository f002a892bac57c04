import { Worker } from 'node:worker_threads';
import type { InputRow } from '../database/tables.ts';
import { BatchingJournal, type Journal } from './journal.ts';
import type { Written } from './sqlite-writer.ts';

/** One transaction for each batch, in a thread of its own, on the disk before it is said to be stored. */
export function sqliteJournal(file: string, told?: (rows: number, ms: number) => void): Journal {
  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } });
  // The thread waits for work; that alone keeps no process alive.
  writer.unref();
  /** batches are answered in the order in which they were sent */
  const sent: { written(w: Written): void; failed(e: Error): void }[] = [];
  let broken: Error | null = null;
  const fail = (e: Error) => {
    broken = e;
    for (const batch of sent.splice(0)) batch.failed(e);
  };
  writer.on('message', (w: Written) => sent.shift()?.written(w));
  writer.on('error', fail);
  writer.on('exit', () => fail(new Error('the thread that writes the log has ended')));

  async function write(rows: readonly InputRow[]): Promise<ReadonlySet<InputRow>> {
    if (broken !== null) throw broken;
    const written = await new Promise<Written>((done, failed) => {
      sent.push({ written: done, failed });
      writer.postMessage(rows);
    });
    if ('failed' in written) throw new Error(written.failed);
    return new Set(rows.filter((_, i) => written.stored[i]));
  }

  const journal = new BatchingJournal(write, told);
  return {
    append: (row) => journal.append(row),
    settled: () => journal.settled(),
    async close() {
      await journal.settled();
      const gone = new Promise((done) => writer.once('exit', done));
      writer.postMessage('close');
      await gone;
    },
  };
}
