import { Worker } from 'node:worker_threads';
import { Batches, type Journal } from './journal.ts';
import { valuesOf, type WriterJob, type Written } from './sqlite-work.ts';

/**
 * One transaction for each batch, in a thread of its own, on the disk before it is said to be stored. All that play
 * writes goes through that thread: two who write into a file at once wait for each other.
 */
export function sqliteJournal(
  file: string,
  told?: (rows: number, ms: number) => void,
  /** the thread has ended though nobody asked it to: nothing will be stored any more */
  ended: (e: Error) => void = () => {},
): Journal {
  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } });
  // The thread waits for work; that alone keeps no process alive.
  writer.unref();
  /** work is done in the order in which it was sent */
  const sent: { written(w: Written): void; failed(e: Error): void }[] = [];
  let broken: Error | null = null;
  let closing = false;
  const fail = (e: Error) => {
    if (broken === null && !closing) ended(e);
    broken ??= e;
    for (const work of sent.splice(0)) work.failed(e);
  };
  writer.on('message', (w: Written) => sent.shift()?.written(w));
  writer.on('error', fail);
  writer.on('exit', () => fail(new Error('the thread that writes the log has ended')));

  async function write(work: WriterJob): Promise<readonly number[]> {
    if (broken !== null) throw broken;
    const written = await new Promise<Written>((done, failed) => {
      sent.push({ written: done, failed });
      writer.postMessage(work);
    });
    if ('failed' in written) throw new Error(written.failed);
    return written.taken;
  }

  const batches = new Batches((rows) => write({ inputs: valuesOf(rows) }), told);
  return {
    append: (row) => batches.append(row),
    async summarise(summaries, snapshots) {
      await write({ summaries, snapshots });
    },
    async probe() {
      await write('probe');
    },
    settled: () => batches.settled(),
    async close() {
      await batches.settled();
      closing = true;
      if (broken !== null) return;
      const gone = new Promise((done) => writer.once('exit', done));
      // Until it has ended the process does not, either: what comes after would never be done.
      writer.ref();
      writer.postMessage('close' satisfies WriterJob);
      await gone;
    },
  };
}
