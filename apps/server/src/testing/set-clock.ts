import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into a server before everything else: SIGHUP sets the wall clock of the process back an hour, SIGWINCH sets it
 * forward an hour. The monotonic clock runs on.
 */

const HOUR = 3_600_000;

function settable(): void {
  const wall = Date.now;
  let offset = 0;
  Date.now = () => wall() + offset;
  process.on('SIGHUP', () => {
    offset -= HOUR;
  });
  process.on('SIGWINCH', () => {
    offset += HOUR;
  });
}

if (isMainThread && process.env.LOOP_WATCH !== undefined) settable();
