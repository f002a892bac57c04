import { expose } from 'comlink';
import { randomSeed } from './environment.ts';
import { games } from './games.ts';
import { Host } from './host.ts';
import { socketLine } from './online/line.ts';
import { Storage } from './storage.ts';

/** The worker that holds the matches, so that no bot's thought ever stops the page. */
expose(
  new Host({
    games,
    storage: new Storage(),
    now: () => Date.now(),
    elapsed: socketLine.elapsed,
    later: socketLine.later,
    seed: randomSeed,
    breathe: () => new Promise((done) => setTimeout(done)),
    strict: !import.meta.env.PROD,
    line: socketLine,
  }),
);
