import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { MatchFile } from '@sightline/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import type { ProtocolClient } from '../testing/player.ts';
import { request, sendRaw } from './raw.ts';
import { type AttackedMatch, AttackedServer } from './stand.ts';

describe.each(DATABASES)('on %s', (_database, fresh) => {
  let stand: AttackedServer;
  let at: AttackedMatch;
  let eve: ProtocolClient;
  const servers: http.Server[] = [];
  beforeAll(async () => {
    // Whether somebody dawdles is looked at more often than usual, so that it can be seen here.
    const create = http.createServer;
    const spy = vi.spyOn(http, 'createServer').mockImplementation(((options: object, listener: never) => {
      const server = create({ ...options, connectionsCheckingInterval: 100 }, listener);
      servers.push(server);
      return server;
    }) as typeof http.createServer);
    stand = await AttackedServer.open({ database: (await fresh()).database });
    spy.mockRestore();
    at = await stand.attacked();
    eve = await stand.guest();
  });
  afterAll(() => stand.close());

  const REFUSAL = { error: expect.stringMatching(/^[a-z-]+$/), message: expect.any(String) };

  /** Sends a body as it is. */
  async function post(path: string, body: string, type = 'application/json') {
    const answer = await fetch(new URL(path, stand.address), {
      method: 'POST',
      headers: { authorization: `Bearer ${eve.token}`, 'content-type': type },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  }

  describe('malformed bodies', () => {
    const join = () => `/api/matches/${at.id}/join`;
    it.each<[what: string, status: number, body: string, type?: string]>([
      ['not JSON', 400, '{"seat":'],
      ['nothing, said to be JSON', 400, ''],
      ['a list', 400, '[]'],
      ['a text', 400, '"0"'],
      ['a seat that is a text', 400, '{"seat":"0"}'],
      ['a seat that is endless', 400, '{"seat":1e999}'],
      ['a seat below the first', 400, '{"seat":-1}'],
      ['a field more', 400, '{"seat":0,"person":"x"}'],
      ['__proto__', 400, '{"__proto__":{"seat":0}}'],
      ['constructor', 400, '{"constructor":{"prototype":{"seat":0}}}'],
      ['a form', 415, 'seat=0', 'application/x-www-form-urlencoded'],
      ['a form with files', 415, '--x--', 'multipart/form-data; boundary=x'],
      ['plain text', 400, '{"seat":0}', 'text/plain'],
      ['a kind of text that does not exist', 415, '{}', 'application/nonsense'],
      ['over the limit', 413, JSON.stringify({ seat: 0, more: 'x'.repeat(70_000) })],
      ['deep nesting', 400, `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ])('%s: is refused', async (_, status, body, type) => {
      await stand.survives(at.id, async () => {
        const answer = await post(join(), body, type);
        expect(answer).toEqual({ status, body: REFUSAL });
        expect(({} as { seat?: number }).seat).toBeUndefined();
      });
    });

    it('a body that never ends: is cut off at the limit', async () => {
      await stand.survives(at.id, async () => {
        const head = request(`POST ${join()}`, {
          authorization: `Bearer ${eve.token}`,
          'content-type': 'application/json',
          'transfer-encoding': 'chunked',
        });
        const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
        expect((await sendRaw(stand.address, head + chunk.repeat(20))).status).toBe(413);
      });
    });

    it('a length that is a lie: is refused', async () => {
      await stand.survives(at.id, async () => {
        const of = (length: string) =>
          request(`POST ${join()}`, {
            authorization: `Bearer ${eve.token}`,
            'content-type': 'application/json',
            'content-length': length,
          });
        for (const length of ['-1', 'x', '1e3', '99999999999999999999'])
          expect([400, 413]).toContain((await sendRaw(stand.address, `${of(length)}{}`)).status);
        const both = request(
          `POST ${join()}`,
          { 'content-length': '4', 'transfer-encoding': 'chunked' },
          '0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: x\r\n\r\n',
        );
        const answer = await sendRaw(stand.address, both);
        expect(answer.status).toBe(400);
        expect(answer.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
      });
    });

    it('a body that comes drop by drop: is not waited for', async () => {
      const [server] = servers;
      expect(server.requestTimeout).toBeGreaterThan(0);
      expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
      expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
      const { requestTimeout, headersTimeout } = server;
      Object.assign(server, { requestTimeout: 400, headersTimeout: 300 });
      await stand.survives(at.id, async () => {
        const head = request(`POST ${join()}`, {
          authorization: `Bearer ${eve.token}`,
          'content-type': 'application/json',
          'content-length': '1000',
        });
        const slow = await Promise.all(Array.from({ length: 20 }, () => sendRaw(stand.address, `${head}{`)));
        expect(slow.every(({ closed, status }) => closed && [0, 408].includes(status))).toBe(true);
        // Who only comes slowly because the machine is busy is waited for again.
        Object.assign(server, { requestTimeout, headersTimeout });
      });
    });

    it('headers without end: are refused', async () => {
      await stand.survives(at.id, async () => {
        const long = request('GET /api/me', { cookie: 'x'.repeat(20_000) });
        expect((await sendRaw(stand.address, long)).status).toBe(431);
        const many = `GET /healthz HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(5000)}\r\n`;
        expect([431, 200]).toContain((await sendRaw(stand.address, many)).status);
      });
    });

    it('what is no HTTP: is refused', async () => {
      await stand.survives(at.id, async () => {
        for (const bytes of [
          'hello\r\n\r\n',
          'GET /healthz HTTP/9.9\r\nhost: x\r\n\r\n',
          'GET /healthz HTTP/1.1\r\n\r\n',
          'GET /healthz HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n',
          Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00]),
        ])
          expect((await sendRaw(stand.address, bytes)).status).toBe(400);
      });
    });
  });

  /** A whole match that was once played. */
  const PLAYED = new URL('../../../../games/doom/corpus/03-coldRestart-2.json', import.meta.url);
  const played = (): MatchFile => (JSON.parse(readFileSync(PLAYED, 'utf8')) as { match: MatchFile }).match;

  describe('match files', () => {
    const bring = (file: unknown) => post('/api/matches/import', JSON.stringify(file));

    it.each<[what: string, bend: (f: MatchFile) => unknown]>([
      ['foreign', () => ({ format: 'pgn', moves: ['e4', 'e5'] })],
      ['empty', () => ({})],
      ['null', () => null],
      ['only a format', () => ({ format: 'sightline-match/1' })],
      ['of a game that every object has', (f) => ({ ...f, game: 'constructor' })],
      ['of rules of script', (f) => ({ ...f, rules: '<script>' })],
      ['still running', (f) => ({ ...f, result: null, log: f.log.slice(0, 10) })],
      ['said to be over when it is not', (f) => ({ ...f, log: f.log.slice(0, 10) })],
      ['with another winner', (f) => ({ ...f, result: { winners: [0], by: '<b>me</b>' } })],
      [
        'with other draws',
        (f) => ({ ...f, log: f.log.map((e) => (e.draws ? { ...e, draws: [[0, 6, 6]] } : e)) }),
      ],
      ['with draws without end', (f) => ({ ...f, opening: Array(100_000).fill([0, 6, 1]) })],
      [
        'with a forged fingerprint',
        (f) => ({ ...f, log: f.log.map((e) => (e.hash ? { ...e, hash: '0' } : e)) }),
      ],
      [
        'with answers of other seats',
        (f) => ({ ...f, log: f.log.map((e) => ({ ...e, input: { ...e.input, seat: 29 } })) }),
      ],
      [
        'with times that run backwards',
        (f) => ({ ...f, log: f.log.map((e, i) => ({ ...e, input: { ...e.input, at: -i } })) }),
      ],
      [
        'with more inputs than any',
        (f) => ({ ...f, log: Array(10_001).fill({ input: { kind: 'undo', seat: 0, at: 0 } }) }),
      ],
      ['with a log that is a text', (f) => ({ ...f, log: 'x'.repeat(100) })],
      ['with inputs that are lists', (f) => ({ ...f, log: [{ input: [] }] })],
      ['with no seats', (f) => ({ ...f, seats: 0 })],
      ['with a billion seats', (f) => ({ ...f, seats: 1e9 })],
      ['with a billion clocks', (f) => ({ ...f, clocks: Array(100_000).fill(1) })],
      ['with a set-up of another mission', (f) => ({ ...f, setup: { mission: 'constructor' } })],
      ['with a seed that is none', (f) => ({ ...f, chapters: [{ from: 0, commitment: 'x', seed: 'x' }] })],
    ])('%s: is refused, and nothing is kept of it', async (_, bend) => {
      await stand.survives(at.id, async () => {
        const answer = await bring(bend(played()));
        expect(answer).toEqual({ status: 400, body: REFUSAL });
      });
      expect((await eve.request('GET', '/api/matches?of=mine')).body).toEqual({ matches: [] });
    });

    it('huge: is refused', async () => {
      await stand.survives(at.id, async () => {
        expect((await bring({ ...played(), more: 'x'.repeat(2_200_000) })).status).toBe(413);
      });
    });

    it.each([1000, 20_000, 150_000])('that goes %d deep: is refused', async (depth) => {
      const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const file = played();
      await stand.survives(at.id, async () => {
        for (const text of [
          deep,
          JSON.stringify({ ...file, setup: 'DEEP' }),
          JSON.stringify({ ...file, log: [{ input: 'DEEP' }] }),
          JSON.stringify({ ...file, log: [{ ...file.log[0], draws: 'DEEP' }] }),
        ]) {
          const answer = await post('/api/matches/import', text.replace('"DEEP"', deep));
          expect(answer).toEqual({ status: 400, body: REFUSAL });
        }
      });
    });

    it('that pollutes: is refused', async () => {
      await stand.survives(at.id, async () => {
        for (const evil of ['"__proto__":{"admin":true}', '"constructor":{"prototype":{"admin":true}}']) {
          const text = JSON.stringify(played()).replace('{', `{${evil},`);
          expect((await post('/api/matches/import', text)).status).toBe(400);
          const inside = JSON.stringify(played()).replace('"setup":{', `"setup":{${evil},`);
          expect((await post('/api/matches/import', inside)).status).toBe(400);
        }
        expect(({} as { admin?: boolean }).admin).toBeUndefined();
      });
    });

    it('of a running match, made by whoever plays it: tells nothing, as there is none to be had', async () => {
      await stand.survives(at.id, async () => {
        const answer = await at.a.request('GET', `/api/matches/${at.id}/file`);
        expect(answer).toEqual({ status: 409, body: REFUSAL });
      });
    });
  });
});
