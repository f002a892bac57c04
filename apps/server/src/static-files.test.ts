import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './app.ts';
import { testConfig } from './testing/config.ts';

const outside = mkdtempSync(join(tmpdir(), 'sightline-server-'));
let server: RunningServer;
const QUIET = pino({ level: 'silent' });

beforeAll(async () => {
  mkdirSync(join(outside, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(outside, 'dist', 'index.html'), '<title>Sightline</title>');
  writeFileSync(join(outside, 'dist', '.built-from'), 'hidden');
  writeFileSync(join(outside, 'dist', 'assets', 'index-abcd1234.js'), 'let a;');
  server = await startServer(testConfig({ dist: join(outside, 'dist') }), {}, QUIET);
});
afterAll(() => server.close());

/** Sends the path exactly as it is: fetch would tidy it up first. */
function get(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string; cache: string; coding: string; body: string }> {
  const { hostname, port } = new URL(server.address);
  return new Promise((done, failed) => {
    request({ hostname, port, path, method, headers }, (r) => {
      let body = '';
      r.setEncoding('utf8');
      r.on('data', (d: string) => {
        body += d;
      });
      r.on('end', () =>
        done({
          status: r.statusCode ?? 0,
          type: r.headers['content-type'] ?? '',
          cache: r.headers['cache-control'] ?? '',
          coding: r.headers['content-encoding'] ?? '',
          body,
        }),
      );
    })
      .on('error', failed)
      .end();
  });
}

describe('the static server', () => {
  it('serves the page, asked for anew each time, and hashed assets for ever', async () => {
    expect(await get('/')).toMatchObject({
      status: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
    });
    expect((await get('/assets/index-abcd1234.js')).cache).toContain('immutable');
    expect((await get('/?utm=1')).status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', ''],
  ])('sends words compressed as the browser wants them: %s', async (wanted, coding) => {
    const r = await get('/assets/index-abcd1234.js', 'GET', { 'accept-encoding': wanted });
    expect(r).toMatchObject({ status: 200, coding });
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/.built-from',
    '/assets',
    '/nothing',
    '/%00',
  ])('%s is not found', async (path) => {
    const r = await get(path);
    expect(r.status).toBe(404);
    expect(r.body).not.toContain('secret');
  });

  it('refuses what is no path at all', async () => {
    expect((await get('/%ff')).status).toBe(400);
  });

  it('takes nothing but GET and HEAD', async () => {
    expect((await get('/', 'POST')).status).toBe(404);
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });
});
