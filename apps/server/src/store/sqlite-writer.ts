import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { WRITING } from '../database/sqlite-pragmas.ts';
import { COLUMNS, type Value, type WriterJob, type Written } from './sqlite-work.ts';
import { summariser } from './summaries.ts';

/**
 * The thread that writes into a SQLite file what is played, with a connection of its own: waiting for the disk stops
 * nobody who plays, and a batch is never part of somebody else's unfinished transaction.
 */
const sqlite = new Sqlite((workerData as { readonly file: string }).file);
for (const pragma of WRITING) sqlite.pragma(pragma);

const insert = sqlite.prepare<Value[]>(
  `insert into input (${COLUMNS.join()}) values (${COLUMNS.map(() => '?').join()}) on conflict do nothing`,
);

const append = sqlite.transaction((values: readonly Value[]): number[] => {
  const taken: number[] = [];
  const width = COLUMNS.length;
  for (let place = 0; place * width < values.length; place++) {
    const row = values.slice(place * width, (place + 1) * width);
    if (insert.run(...row).changes === 0) taken.push(place);
  }
  return taken;
});

const summarise = summariser(sqlite);

/** More than fits into a page that is there: on a full disk there is no room for it. */
const FILLER = 'x'.repeat(20_000);
const NAME = 'probe';
const put = sqlite.prepare('insert into setting (name, value) values (?, ?)');
const takeAway = sqlite.prepare('delete from setting where name = ?');
const probe = sqlite.transaction((): void => {
  takeAway.run(NAME);
  put.run(NAME, FILLER);
  takeAway.run(NAME);
});

function write(work: Exclude<WriterJob, 'close'>): Written {
  try {
    if (work === 'probe') {
      probe.immediate();
      return { taken: [] };
    }
    if ('inputs' in work) return { taken: append.immediate(work.inputs) };
    summarise(work.summaries, work.snapshots);
    return { taken: [] };
  } catch (e) {
    return { failed: e instanceof Error ? e.message : String(e) };
  }
}

parentPort?.on('message', (work: WriterJob) => {
  if (work !== 'close') {
    parentPort?.postMessage(write(work));
    return;
  }
  sqlite.close();
  parentPort?.close();
});
