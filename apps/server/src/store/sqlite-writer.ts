import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { WRITING } from '../database/sqlite-pragmas.ts';
import { COLUMNS, type Value, type Work, type Written } from './sqlite-work.ts';
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

function write(work: Exclude<Work, 'close'>): Written {
  try {
    if ('inputs' in work) return { taken: append.immediate(work.inputs) };
    summarise(work.summaries, work.snapshots);
    return { taken: [] };
  } catch (e) {
    return { failed: e instanceof Error ? e.message : String(e) };
  }
}

parentPort?.on('message', (work: Work) => {
  if (work !== 'close') {
    parentPort?.postMessage(write(work));
    return;
  }
  sqlite.close();
  parentPort?.close();
});
