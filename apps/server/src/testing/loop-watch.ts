import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into a server before everything else: from SIGUSR2 on it writes down for how long at most nobody was served.
 * Measured from within, and without the time that threads waited for a processor: how busy the machine is with other
 * things is no fault of the server's.
 */

const EVERY_MS = 10;

const TASKS = '/proc/self/task';

/**
 * Milliseconds that threads of this process were ready to run and did not: the one that serves may wait for another, as
 * for those that collect garbage.
 */
function queued(): number {
  let sum = 0;
  try {
    for (const task of readdirSync(TASKS))
      sum += Number(readFileSync(`${TASKS}/${task}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    // A thread has just ended, or the system does not tell.
  }
  return sum;
}

function watch(file: string): void {
  let [last, lastQueued] = [performance.now(), queued()];
  let [stall, memory, written] = [0, 0, false];
  setInterval(() => {
    const [now, nowQueued] = [performance.now(), queued()];
    // A thread that has ended took its count along.
    const gone = now - last - EVERY_MS - Math.max(0, nowQueued - lastQueued);
    [last, lastQueued] = [now, nowQueued];
    const rss = process.memoryUsage.rss();
    if (gone <= stall && rss <= memory && written) return;
    [stall, memory] = [Math.max(stall, gone), Math.max(memory, rss)];
    try {
      // Whoever reads it meanwhile finds the one before, whole.
      writeFileSync(`${file}.new`, JSON.stringify({ stall, memory }));
      renameSync(`${file}.new`, file);
      written = true;
    } catch {
      // The disk is full, since that is tried out.
      written = false;
    }
  }, EVERY_MS).unref();
}

const { LOOP_WATCH } = process.env;
if (isMainThread && LOOP_WATCH !== undefined) process.once('SIGUSR2', () => watch(LOOP_WATCH));
