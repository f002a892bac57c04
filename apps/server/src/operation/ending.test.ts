import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startServer } from '../app.ts';
import { games } from '../games.ts';
import { startChild } from '../testing/child.ts';
import { testConfig } from '../testing/config.ts';
import { slowRequest } from '../testing/slow-request.ts';
import { PATIENCE_MS, sleep, until } from '../testing/waiting.ts';

const QUIET = pino({ level: 'silent' });
const status = async (address: string, path: string) => (await fetch(new URL(path, address))).status;

describe('when the thread that writes ends by itself', () => {
  it('the server says that it can not serve, and ends', async () => {
    const writer = Promise.withResolvers<Worker>();
    process.once('worker', writer.resolve);
    const complaints: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => complaints.push(line) });
    const server = await startServer(testConfig(), games, log);
    let failed = false;
    void server.failed.then(() => {
      failed = true;
    });
    // On a busy machine it may take a moment to store something.
    await until(async () => (await status(server.address, '/readyz')) === 200);
    await (await writer.promise).terminate();
    await until(() => failed);
    expect(await status(server.address, '/readyz')).toBe(503);
    expect(await status(server.address, '/healthz')).toBe(200);
    expect(complaints.some((line) => line.includes('"level":60') && line.includes('writes the log'))).toBe(
      true,
    );
    await server.close();
  });

  it('so does its process, for whoever looks after it to start it anew', async () => {
    const main = join(mkdtempSync(join(tmpdir(), 'sightline-')), 'main.mjs');
    const real = new URL('../main.ts', import.meta.url).href;
    writeFileSync(
      main,
      `process.once('worker', (w) => process.once('SIGUSR2', () => w.terminate()));\nawait import('${real}');\n`,
    );
    const { database } = testConfig();
    if (database.kind !== 'sqlite') throw new Error('no file');
    const child = await startChild({ DATABASE_FILE: database.file, LOG_LEVEL: 'silent' }, main);
    const ended = new Promise((done) => child.process.once('exit', done));
    child.process.kill('SIGUSR2');
    const code = await Promise.race([ended, sleep(PATIENCE_MS)]);
    await child.kill();
    expect(code).toBe(1);
  });
});

describe('a server that is stopped', () => {
  it('is not ready any more, and says so while it finishes', async () => {
    const server = await startServer(testConfig(), games, QUIET);
    // On a busy machine it may take a moment to store something.
    await until(async () => (await status(server.address, '/readyz')) === 200);
    const closing = server.close();
    expect(await status(server.address, '/readyz')).toBe(503);
    await closing;
  });

  it('lets who was asking have their answer', async () => {
    const server = await startServer(testConfig(), games, QUIET);
    const ann = await slowRequest(server.address);
    const closing = server.close();
    await sleep(700);
    ann.sendBody();
    expect(await ann.ended).toContain('HTTP/1.1 200');
    await closing;
  });

  it('waits for nobody for long', async () => {
    const server = await startServer(testConfig(), games, QUIET);
    const ann = await slowRequest(server.address);
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await ann.ended).toBe('');
  });
});
