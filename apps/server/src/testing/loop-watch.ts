import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into a server before everything else: from SIGUSR2 on it writes down for how long at most nobody was served.
 * Measured from within, and without the time that the thread waited for a processor: how busy the machine is with other
 * things is no fault of the server's.
 */

const EVERY_MS = 10;

/** Milliseconds that this thread was ready to run and did not. */
function queued(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

function watch(file: string): void {
  let [last, lastQueued] = [performance.now(), queued()];
  let [stall, memory, written] = [0, 0, false];
  setInterval(() => {
    const [now, nowQueued] = [performance.now(), queued()];
    const gone = now - last - EVERY_MS - (nowQueued - lastQueued);
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
