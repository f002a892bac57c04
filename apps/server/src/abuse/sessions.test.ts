import { randomBytes } from 'node:crypto';
import type { Me, OnlineMatch } from '@sightline/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DATABASES } from '../testing/databases.ts';
import { sleep } from '../testing/waiting.ts';
import { request, sendRaw, upgradeHeaders } from './raw.ts';
import { AttackedServer } from './stand.ts';
import { Visitor } from './visitor.ts';

describe.each(DATABASES)('on %s', (_database, fresh) => {
  let stand: AttackedServer;
  beforeAll(async () => {
    stand = await AttackedServer.open({ database: (await fresh()).database });
  });
  afterAll(() => stand.close());

  const PASSWORD = 'correct horse battery';
  const SESSION = 'sightline.session_token';
  const EVIL = ['https://evil.example', 'null', 'http://localhost:1', 'http://127.0.0.1', 'file://', 'x'];

  /** Asks for a socket with these headers and nothing else; the status that is answered. */
  async function upgrade(headers: Readonly<Record<string, string>>, path = '/api/socket'): Promise<number> {
    const { authorization: _, ...plain } = upgradeHeaders('');
    const { host } = new URL(stand.address);
    const answer = await sendRaw(stand.address, request(`GET ${path}`, { ...plain, host, ...headers }));
    return answer.status;
  }

  /** What the owner's session can do; none of it may be possible for others. */
  async function opensNothing(headers: Readonly<Record<string, string>>): Promise<void> {
    const { origin } = stand;
    const ask = (method: string, path: string) =>
      fetch(new URL(path, stand.address), {
        method,
        headers: { origin, ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
        ...(method === 'GET' ? {} : { body: JSON.stringify({ name: 'Eve' }) }),
      });
    expect((await ask('GET', '/api/me')).status).toBe(401);
    expect((await ask('PATCH', '/api/me')).status).toBe(401);
    expect((await ask('GET', '/api/matches?of=mine')).status).toBe(401);
    expect(await upgrade({ origin, ...headers })).toBe(401);
  }

  describe('theft of a session', () => {
    it('by guessing cookies and tokens: opens nothing', async () => {
      const { token } = await stand.guest();
      const [id, signature] = token.split('.');
      await stand.survives(null, async () => {
        for (const guess of [
          '',
          'x',
          'null',
          'undefined',
          '../../etc/passwd',
          "' or '1'='1",
          '%00',
          randomBytes(24).toString('base64url'),
          `${randomBytes(24).toString('base64url')}.${randomBytes(32).toString('base64')}`,
          `${randomBytes(24).toString('base64url')}.${signature}`,
          'x'.repeat(7000),
        ]) {
          await opensNothing({ authorization: `Bearer ${guess}` });
          await opensNothing({ cookie: `${SESSION}=${encodeURIComponent(guess)}` });
        }
        expect(id).toMatch(/^[\w-]{20,}$/);
      });
    });

    it('by tampering with a signature: opens nothing', async () => {
      const { token } = await stand.guest();
      const value = decodeURIComponent(token);
      const [id, signature] = [value.slice(0, value.indexOf('.')), value.slice(value.indexOf('.') + 1)];
      const turned = (text: string, i: number) =>
        text.slice(0, i) + (text[i] === 'A' ? 'B' : 'A') + text.slice(i + 1);
      await stand.survives(null, async () => {
        for (const bent of [
          id,
          `${id}.`,
          `${id}.${signature.slice(0, -2)}`,
          `${id}.${turned(signature, 3)}`,
          `${turned(id, 3)}.${signature}`,
          `${id}x.${signature}`,
          `${id}.${signature}.${signature}`,
          `${id}.${Buffer.alloc(32).toString('base64')}`,
        ]) {
          await opensNothing({ authorization: `Bearer ${bent}` });
          await opensNothing({ authorization: `Bearer ${encodeURIComponent(bent)}` });
          await opensNothing({ cookie: `${SESSION}=${encodeURIComponent(bent)}` });
        }
      });
      expect(await upgrade({ authorization: `Bearer ${token}` })).toBe(101);
    });

    it('by a token in another place: opens nothing', async () => {
      const { token } = await stand.guest();
      await stand.survives(null, async () => {
        await opensNothing({ authorization: token });
        await opensNothing({ authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` });
        await opensNothing({
          cookie: `session=${token}; token=${token}; better-auth.session_token=${token}`,
        });
        await opensNothing({ 'x-auth-token': token, 'x-forwarded-user': 'admin' });
        expect(
          await upgrade({ origin: stand.origin }, `/api/socket?token=${encodeURIComponent(token)}`),
        ).toBe(401);
      });
    });

    it('by a cookie from before the sign-in: opens nothing, neither a request nor a socket', async () => {
      // Eve makes a session and slips it to Ann, who then signs in with it.
      const eve = new Visitor(stand.address);
      expect((await eve.guest()).status).toBe(200);
      const { cookie } = eve;
      const socket = new WebSocket(`${stand.address.replace('http', 'ws')}api/socket`, {
        headers: { cookie, origin: stand.origin },
      });
      const closed = new Promise<number>((done) => socket.once('close', done));
      await new Promise((open) => socket.once('open', open));
      const ann = new Visitor(stand.address);
      for (const [name, value] of eve.cookies) ann.cookies.set(name, value);
      await stand.survives(null, async () => {
        expect((await ann.signUp('fixed@example.org', PASSWORD)).status).toBe(200);
        expect(ann.cookies.get(SESSION)).not.toBe(eve.cookies.get(SESSION));
        expect(((await (await ann.me()).json()) as Me).email).toBe('fixed@example.org');
        await opensNothing({ cookie });
        expect(await closed).toBeGreaterThanOrEqual(1000);
      });
    });

    it('by a session that was signed out: opens nothing, and its socket is closed', async () => {
      const ann = new Visitor(stand.address);
      await ann.guest();
      const { cookie } = ann;
      const socket = new WebSocket(`${stand.address.replace('http', 'ws')}api/socket`, {
        headers: { cookie, origin: stand.origin },
      });
      const closed = new Promise<number>((done) => socket.once('close', done));
      await new Promise((open) => socket.once('open', open));
      await stand.survives(null, async () => {
        expect((await ann.ask('POST', '/api/auth/sign-out', {})).status).toBe(200);
        expect(await closed).toBe(1008);
        await opensNothing({ cookie });
      });
    });

    it('by a session that its owner ended from elsewhere: opens nothing, and its socket is closed', async () => {
      const [ann, thief] = [new Visitor(stand.address), new Visitor(stand.address)];
      await ann.signUp('ended@example.org', PASSWORD);
      await thief.signIn('ended@example.org', PASSWORD);
      const socketOf = async ({ cookie }: Visitor) => {
        const socket = new WebSocket(`${stand.address.replace('http', 'ws')}api/socket`, {
          headers: { cookie, origin: stand.origin },
        });
        const closed = new Promise<number>((done) => socket.once('close', done));
        await new Promise((open) => socket.once('open', open));
        return { socket, closed };
      };
      const [own, stolen] = [await socketOf(ann), await socketOf(thief)];
      await stand.survives(null, async () => {
        expect((await ann.ask('POST', '/api/auth/revoke-other-sessions', {})).status).toBe(200);
        expect(await stolen.closed).toBe(1008);
        await opensNothing({ cookie: thief.cookie });
        await sleep(100);
        expect(own.socket.readyState).toBe(WebSocket.OPEN);
      });
      own.socket.close();
    });

    it('by what the server tells of others: no answer has an id, a token or an address of anybody else', async () => {
      const at = await stand.attacked({ open: true });
      const [a, b] = await Promise.all(
        [at.a, at.b].map(async (p) => (await p.request('GET', '/api/me')).body as Me),
      );
      const frames: string[] = [];
      const spectator = await stand.guest();
      spectator.on('frame', (f) => frames.push(f));
      await spectator.join(at.id);
      await at.a.say({ t: 'chat', match: at.id, to: 'table', text: 'hello' });
      await sleep(50);
      const told = [
        ...frames,
        ...(await Promise.all(
          ['/api/matches?of=open', `/api/matches/${at.id}`, '/metrics', '/api/openapi.json'].map(
            async (path) => (await fetch(new URL(path, stand.address))).text(),
          ),
        )),
      ].join('\n');
      for (const secret of [a.id, b.id, at.a.token, at.b.token, decodeURIComponent(at.a.token).split('.')[0]])
        expect(told).not.toContain(secret);
      await stand.healthy();
    });
  });

  describe('requests from another site, with the cookie of somebody who is signed in', () => {
    let ann: Visitor;
    let match: OnlineMatch;
    beforeAll(async () => {
      ann = new Visitor(stand.address);
      await ann.guest();
      const wish = { game: 'doom', mission: 'kneeDeepInTheDead', switches: {}, open: false, watch: true };
      const seats = [{ kind: 'me' }, { kind: 'free' }];
      const made = await ann.ask('POST', '/api/matches', { ...wish, seats, clock: null, presets: {} });
      expect(made.status).toBe(201);
      match = (await made.json()) as OnlineMatch;
    });

    it.each(EVIL)('from %s: change nothing', async (origin) => {
      const me = await (await ann.me()).json();
      await stand.survives(null, async () => {
        for (const [method, path, body] of [
          ['POST', `/api/matches/${match.id}/start`, undefined],
          ['POST', `/api/matches/${match.id}/leave`, undefined],
          ['POST', `/api/matches/${match.id}/join`, { seat: 1 }],
          ['POST', `/api/matches/${match.id}/seats/1`, { bot: 'easy' }],
          ['POST', `/%61pi/matches/${match.id}/start`, undefined],
          ['DELETE', `/api/matches/${match.id}`, undefined],
          ['POST', '/api/matches', {}],
          ['POST', '/api/matches/import', {}],
          ['PATCH', '/api/me', { name: 'Eve was here' }],
          ['POST', '/api/push', {}],
          ['POST', '/api/auth/sign-out', {}],
          ['POST', '/api/auth/change-password', {}],
        ] as const) {
          const answer = await ann.ask(method, path, body, { origin });
          expect([path, answer.status]).toEqual([path, 403]);
          expect(await answer.json()).toMatchObject({ error: 'wrong-origin' });
        }
        const plain = await ann.ask('POST', `/api/matches/${match.id}/leave`, undefined, {
          origin,
          'content-type': 'text/plain',
        });
        expect(plain.status).toBe(403);
      });
      expect(await (await ann.me()).json()).toEqual(me);
      const now = (await (await ann.ask('GET', `/api/matches/${match.id}`)).json()) as OnlineMatch;
      // Asking for it is waiting at it.
      const seats = match.seats.map((seat) => ({ ...seat, online: seat.mine }));
      expect(now).toMatchObject({ status: 'gathering', seats });
    });

    it('that do not say where they are from: change nothing', async () => {
      const bytes = request(`POST /api/matches/${match.id}/start`, {
        cookie: ann.cookie,
        'content-length': '0',
      });
      expect((await sendRaw(stand.address, bytes)).status).toBe(403);
      await stand.healthy();
    });

    it.each(EVIL)('for a socket, from %s: are refused', async (origin) => {
      await stand.survives(null, async () => {
        expect(await upgrade({ cookie: ann.cookie, origin })).toBe(403);
      });
    });

    it('for a socket, that do not say where they are from: are refused', async () => {
      expect(await upgrade({ cookie: ann.cookie })).toBe(403);
      expect(await upgrade({ cookie: ann.cookie, origin: stand.origin })).toBe(101);
      await stand.healthy();
    });

    it('are let read nothing: no answer allows other sites to', async () => {
      for (const path of ['/api/me', `/api/matches/${match.id}`, '/api/openapi.json', '/healthz']) {
        const answer = await ann.ask('GET', path, undefined, { origin: 'https://evil.example' });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
        const asked = await ann.ask('OPTIONS', path, undefined, {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
        });
        expect(asked.headers.get('access-control-allow-origin')).toBeNull();
      }
      await stand.healthy();
    });
  });

  describe('requests to sign in', () => {
    it.each(EVIL)('from %s, without a cookie: sign nobody in', async (origin) => {
      const account = { email: `csrf-${EVIL.indexOf(origin)}@example.org`, password: PASSWORD, name: 'Ann' };
      expect((await new Visitor(stand.address).signUp(account.email, PASSWORD)).status).toBe(200);
      // As a form and as a script of another page, and as what would hide what it is.
      for (const fetched of [
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' },
        { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
        {},
      ])
        for (const path of ['sign-in/email', 'sign-up/email', 'sign-in/anonymous']) {
          const visitor = new Visitor(stand.address);
          const answer = await visitor.ask('POST', `/api/auth/${path}`, account, { origin, ...fetched });
          expect([path, answer.status]).toEqual([path, 403]);
          expect(await answer.json()).toMatchObject({ error: 'wrong-origin' });
          expect(visitor.cookies.size).toBe(0);
        }
      await stand.healthy();
    });

    it('with a cookie, that do not say where they are from: sign nobody in', async () => {
      const ann = new Visitor(stand.address);
      await ann.guest();
      for (const path of ['sign-in/email', 'sign-up/email', 'sign-in/anonymous']) {
        const answer = await fetch(new URL(`/api/auth/${path}`, stand.address), {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: ann.cookie },
          body: JSON.stringify({ email: 'eve@example.org', password: PASSWORD, name: 'Eve' }),
        });
        expect([path, answer.status]).toEqual([path, 403]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      await stand.healthy();
    });

    it('of a program, which says neither where it is from nor has a cookie: are taken', async () => {
      // As Node sends it: with sec-fetch-mode, as a browser would, and nothing else of a browser.
      const ask = (path: string, body: object, token?: string) =>
        fetch(new URL(`/api/auth/${path}`, stand.address), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        });
      const account = { email: 'program@example.org', password: PASSWORD };
      const token = (answer: Response) => answer.headers.get('set-auth-token') ?? '';
      const up = await ask('sign-up/email', { ...account, name: 'Program' });
      expect(up.status).toBe(200);
      const signedIn = await ask('sign-in/email', account);
      expect(signedIn.status).toBe(200);
      const guest = await ask('sign-in/anonymous', {});
      expect(guest.status).toBe(200);
      // A guest who signs in brings along what they have.
      expect((await ask('sign-in/email', account, token(guest))).status).toBe(200);
      const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` };
      expect((await ask('change-password', passwords, token(signedIn))).status).toBe(200);
      expect((await ask('sign-out', {}, token(signedIn))).status).toBe(200);
      await stand.healthy();
    });
  });

  describe('a request for a socket', () => {
    it.each<[what: string, path: string, headers: Record<string, string>, status: readonly number[]]>([
      ['elsewhere', '/', {}, [404]],
      ['beside it', '/api/socket/x', {}, [404]],
      ['at what is no address', '//', {}, [404]],
      ['at another server', 'http://[/api/socket', {}, [400, 404]],
      ['of an old version', '/api/socket', { 'sec-websocket-version': '7' }, [400, 426]],
      ['without a key', '/api/socket', { 'sec-websocket-key': '' }, [400]],
      ['with a key that is none', '/api/socket', { 'sec-websocket-key': 'x' }, [400]],
      ['for another protocol', '/api/socket', { upgrade: 'h2c' }, [400]],
      ['with extensions that are none', '/api/socket', { 'sec-websocket-protocol': ',,;' }, [400]],
    ])('%s: is refused', async (_, path, headers, status) => {
      const { token } = await stand.guest();
      await stand.survives(null, async () => {
        const answer = await upgrade({ authorization: `Bearer ${token}`, ...headers }, path);
        expect(status).toContain(answer);
      });
    });

    it('by POST: is refused', async () => {
      const { token } = await stand.guest();
      await stand.survives(null, async () => {
        const bytes = request('POST /api/socket', { ...upgradeHeaders(token), 'content-length': '0' });
        expect([400, 404, 405]).toContain((await sendRaw(stand.address, bytes)).status);
      });
    });
  });

  describe('accounts', () => {
    it.each(['password', '        ', 'Passw0rd!'])('are not made with %j', async (password) => {
      const ann = new Visitor(stand.address);
      const body = { email: 'weak@example.org', password, name: 'Ann' };
      const refused = await ann.ask('POST', '/api/auth/sign-up/email', body);
      expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'password-too-common' }]);
    });

    it.each(['sign-up/email', 'sign-in/email', 'request-password-reset'])(
      'are not asked for by an address that no mailbox can have: %s',
      async (path) => {
        const email = `victim+${'x'.repeat(260)}@example.org`;
        const body = { email, password: PASSWORD, name: 'Eve' };
        const refused = await new Visitor(stand.address).ask('POST', `/api/auth/${path}`, body);
        expect([400, 501]).toContain(refused.status);
      },
    );
  });
});
