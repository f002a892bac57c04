import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, configFrom } from '../config.ts';

/** A server for one test: a port and a file of its own, patient with whoever asks a lot. */
export function testConfig(given: Partial<Config> = {}): Config {
  const file = join(mkdtempSync(join(tmpdir(), 'sightline-')), 'test.sqlite');
  const plenty = {
    requests: 100_000,
    guesses: 100_000,
    messages: 100_000,
    sockets: 10_000,
    matches: 10_000,
    bots: 100_000,
    leastClock: 1,
    imports: 10_000,
    importMb: 10_000,
  };
  return {
    ...configFrom({}),
    port: 0,
    database: { kind: 'sqlite', file },
    botPace: 0,
    limits: plenty,
    logLevel: 'silent',
    dist: null,
    ...given,
  };
}
