import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../app.ts';
import { games } from '../games.ts';
import { testConfig } from '../testing/config.ts';
import { request, sendRaw } from './raw.ts';
import { type AttackedMatch, AttackedServer } from './stand.ts';
import { Visitor } from './visitor.ts';

const PAGE = '<!doctype html><title>the page</title>';
const SECRET = 'nobody may read this';
let stand: AttackedServer;
let at: AttackedMatch;
beforeAll(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'sightline-paths-'));
  const dist = join(outside, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(outside, 'dist-beside'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, '.hidden'), SECRET);
  writeFileSync(join(outside, 'secret.txt'), SECRET);
  writeFileSync(join(outside, 'dist-beside/secret.txt'), SECRET);
  stand = await AttackedServer.open({ dist });
  at = await stand.attacked();
});
afterAll(() => stand.close());

describe('paths that lead outside', () => {
  it.each([
    '/../secret.txt',
    '/../../../../../../etc/passwd',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/....//secret.txt',
    '/../dist-beside/secret.txt',
    '/..%00/secret.txt',
    '/secret.txt%00.html',
    '/.hidden',
    '/assets/../.hidden',
    '/%2ehidden',
    '//etc/passwd',
    '///etc/passwd',
    'http://localhost/../secret.txt',
    'file:///etc/passwd',
    '/assets',
    '/index.html/../../secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%u002e%u002e/secret.txt',
    '/api/../../secret.txt',
    '/api/matches/../../../secret.txt',
    '/proc/self/environ',
  ])('%s: is refused', async (path) => {
    await stand.survives(at.id, async () => {
      const { status, text } = await sendRaw(stand.address, request(`GET ${path}`, {}));
      expect([400, 404]).toContain(status);
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain('root:');
      expect(text).not.toContain(tmpdir());
    });
  });

  it('methods that are not meant: are refused', async () => {
    await stand.survives(at.id, async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])
        for (const path of [
          '/index.html',
          '/healthz',
          '/api/matches?of=open',
          `/api/matches/${at.id}/file`,
        ]) {
          const { status, text } = await sendRaw(
            stand.address,
            request(`${method} ${path}`, { 'content-length': '0', 'x-echo': 'x-echo-me' }),
          );
          expect([400, 401, 403, 404, 405]).toContain(status);
          expect(text).not.toContain('x-echo-me');
        }
      const connect = await sendRaw(stand.address, 'CONNECT example.org:443 HTTP/1.1\r\nhost: x\r\n\r\n');
      expect(connect.closed).toBe(true);
      expect(connect.text).not.toContain('200');
    });
  });
});

describe('what every answer says', () => {
  const policy = (headers: Headers) =>
    new Map(
      (headers.get('content-security-policy') ?? '').split(';').map((d) => {
        const [name, ...values] = d.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );

  it.each([
    '/',
    '/healthz',
    '/metrics',
    '/nothing',
    '/api/nothing',
    '/api/me',
    '/api/matches?of=no',
    '/api/openapi.json',
  ])('%s: forbids what pages of others could do with it', async (path) => {
    const { headers } = await fetch(new URL(path, stand.address));
    const csp = policy(headers);
    expect(csp.get('default-src')).toBe("'self'");
    expect(csp.get('frame-ancestors')).toBe("'none'");
    expect(csp.get('object-src')).toBe("'none'");
    expect(csp.get('base-uri')).toBe("'none'");
    for (const values of csp.values()) expect(values).not.toMatch(/unsafe|\*|http:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBeTruthy();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  it('what is about somebody: is not kept by anything in between', async () => {
    for (const path of ['/api/me', '/api/matches?of=mine', `/api/matches/${at.id}`]) {
      const answer = await fetch(new URL(path, stand.address), {
        headers: { authorization: `Bearer ${at.a.token}` },
      });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
  });

  it('cookies: are not for scripts, nor for other sites', async () => {
    const ann = new Visitor(stand.address);
    const cookies = (await ann.guest()).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
  });

  it('behind https: cookies are for https only, and so is the server', async () => {
    const origin = 'https://play.example';
    const server = await startServer(testConfig({ origin }), games, pino({ level: 'silent' }));
    const sign = (from: string) =>
      fetch(new URL('/api/auth/sign-in/anonymous', server.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: from },
        body: '{}',
      });
    const answer = await sign(origin);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{6,}/);
    for (const cookie of answer.headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Secure-/);
      expect(cookie).toMatch(/; Secure/);
    }
    // That it is where the request went to does not make a page of this address ours.
    expect((await sign(new URL(server.address).origin)).status).toBe(403);
    await server.close();
  });

  it('links in letters: lead nowhere else', async () => {
    for (const where of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const path = `/api/auth/verify-email?token=x&callbackURL=${encodeURIComponent(where)}`;
      const answer = await fetch(new URL(path, stand.address), { redirect: 'manual' });
      expect([where, answer.status]).toEqual([where, 403]);
      expect(answer.headers.get('location')).toBeNull();
    }
    // Where they should have led is written down, which is no complaint about us.
    stand.complaints.splice(0);
    await stand.healthy();
  });

  it('refusals: tell nothing of what is inside', async () => {
    const { seed, lots } = await stand.row(at.id);
    await stand.survives(at.id, async () => {
      for (const [method, path, body] of [
        ['GET', '/api/nothing', null],
        ['GET', '/api/matches/%', null],
        ['GET', `/api/matches/${'x'.repeat(500)}`, null],
        ['GET', '/api/matches?of=%00', null],
        ['GET', '/api/matches?of[]=mine', null],
        ['GET', '/api/matches?__proto__[x]=1', null],
        ['GET', `/api/matches/${at.id}/file`, null],
        ['POST', '/api/matches', '{'],
        ['POST', '/api/matches', '{"game":{}}'],
        ['POST', `/api/matches/${at.id}/seats/x`, '{"bot":"easy"}'],
        ['POST', `/api/matches/${at.id}/seats/1e9`, '{"bot":"easy"}'],
        ['POST', '/api/matches/import', '{"format":"sightline-match/1"}'],
        ['PATCH', '/api/me', '{"language":"x"}'],
        ['POST', '/api/push', '{}'],
        ['POST', '/api/auth/sign-in/email', '{"email":{"$ne":1},"password":{"$ne":1}}'],
        ['POST', '/api/auth/sign-in/email', '{"email":"x","password":1}'],
        ['POST', '/api/auth/reset-password', '{"newPassword":"12345678","token":"x"}'],
        ['POST', '/api/auth/list-sessions', '{}'],
        ['POST', '/api/auth/update-user', '{"isAnonymous":false}'],
        ['GET', '/api/auth/error?error=<script>', null],
      ] as const) {
        const answer = await fetch(new URL(path, stand.address), {
          method,
          redirect: 'manual',
          headers: {
            authorization: `Bearer ${at.a.token}`,
            origin: stand.origin,
            ...(body === null ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === null ? {} : { body }),
        });
        const text = await answer.text();
        expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
        expect(text).not.toMatch(/\bat .*\(|node_modules|\.[jt]s:\d|Error\b|select |SQLITE|<script>/);
        for (const secret of [seed, lots]) expect(text).not.toContain(secret);
      }
    });
  });
});
