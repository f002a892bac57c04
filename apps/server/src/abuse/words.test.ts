import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.ts';
import { AttackedServer, recorded } from './stand.ts';

describe.each(DATABASES)('on %s', (_database, fresh) => {
  let stand: AttackedServer;
  beforeAll(async () => {
    stand = await AttackedServer.open({ database: (await fresh()).database });
  });
  afterAll(() => stand.close());

  const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

  /** The server passes text on as text, in answers that no browser takes for a page. */
  const asData = (answer: Response) => {
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  };

  describe('script', () => {
    it('in a name: is text, of one line and 40 characters', async () => {
      const at = await stand.attacked();
      await stand.survives(at.id, async () => {
        const given = `${SCRIPT}\u202e\u0000\n${'x'.repeat(100)}`;
        const answer = await fetch(new URL('/api/me', stand.address), {
          method: 'PATCH',
          headers: { authorization: `Bearer ${at.b.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ name: given }),
        });
        asData(answer);
        expect((await answer.json()).name).toBe(SCRIPT.slice(0, 40));
        const seen = await fetch(new URL(`/api/matches/${at.id}`, stand.address));
        asData(seen);
        expect((await seen.json()).seats[1].name).toBe(SCRIPT.slice(0, 40));
      });
    });

    it.each<[what: string, name: unknown]>([
      ['nothing', ''],
      ['what is not seen', '\u200b\u202e\u0000 \u3164'],
      ['too much', 'x'.repeat(201)],
      ['a list', ['x']],
      ['an object', { toString: 'x' }],
      ['null', null],
    ])('a name that is %s: is refused', async (_, name) => {
      const at = await stand.attacked();
      await stand.survives(at.id, async () => {
        expect((await at.a.request('PATCH', '/api/me', { name })).status).toBe(400);
      });
    });

    it('of others, in my own data: is not taken', async () => {
      const { a } = await stand.attacked();
      const me = (await a.request('GET', '/api/me')).body as { id: string };
      const fields = {
        id: 'somebody',
        guest: false,
        email: 'admin@example.org',
        emailVerified: true,
        isAnonymous: false,
      };
      expect((await a.request('PATCH', '/api/me', { name: 'Ann', ...fields })).status).toBeLessThan(500);
      expect((await a.request('GET', '/api/me')).body).toMatchObject({ id: me.id, guest: true, email: null });
      await stand.healthy();
    });

    it('in talk: arrives as the text it is, without what turns or hides', async () => {
      const at = await stand.attacked();
      const heard = recorded(at.b);
      await stand.survives(at.id, async () => {
        const text = `${SCRIPT}\u202e\u0007\u0000\r\n"quoted" \\ \ud83d\ude00`;
        expect(await at.a.say({ t: 'chat', match: at.id, to: 'table', text })).toMatchObject({ t: 'ok' });
        expect(await at.b.say({ t: 'ping' })).toMatchObject({ t: 'pong' });
        const line = heard.messages().find((m) => m.t === 'chat');
        expect(line).toMatchObject({ text: `${SCRIPT}    "quoted" \\ \ud83d\ude00` });
        for (const empty of ['\u0000', ' \n ', '\u202e', '\u200b'])
          expect(await at.a.say({ t: 'chat', match: at.id, to: 'table', text: empty })).toMatchObject({
            t: 'no',
          });
      });
    });

    const wish = {
      game: 'doom',
      mission: 'kneeDeepInTheDead',
      switches: {},
      seats: [{ kind: 'me' }, { kind: 'free' }],
      open: false,
      watch: true,
      clock: null,
      presets: {},
    };
    it.each<[what: string, more: object]>([
      ['a game of script', { game: SCRIPT }],
      ['a game that every object has', { game: 'constructor' }],
      ['__proto__ for a game', { game: '__proto__' }],
      ['a mission of script', { mission: SCRIPT }],
      ['a mission that every object has', { mission: 'constructor' }],
      ['__proto__ for a mission', { mission: '__proto__' }],
      ['a level of script', { seats: [{ kind: 'me' }, { kind: 'bot', level: SCRIPT }] }],
      ['a level that every object has', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'constructor' }] }],
      ['no seats', { seats: [] }],
      ['a thousand seats', { seats: Array(1000).fill({ kind: 'free' }) }],
      ['thirty seats', { seats: Array(30).fill({ kind: 'free' }) }],
      ['somebody else for a seat', { seats: [{ kind: 'me', person: 'x' }, { kind: 'free' }] }],
      ['a clock that runs backwards', { clock: -1 }],
      ['a clock for ever', { clock: 1e15 }],
      ['a seed of my own', { seed: '0'.repeat(64) }],
      ['an id of my own', { id: 'x' }],
      ['switches of script', { switches: { [SCRIPT]: true } }],
      ['switches that are no switches', { switches: { recommended: 'yes' } }],
      ['choices of script', { choices: { [SCRIPT]: 'hard' } }],
      ['a choice of script', { choices: { difficulty: SCRIPT } }],
      ['choices that are no choices', { choices: { difficulty: true } }],
      ['presets for a seat of script', { presets: { [SCRIPT]: {} } }],
      ['presets that go deep', { presets: { 0: { x: [[[[]]]] } } }],
    ])('in a new match, %s: is refused', async (_, more) => {
      const eve = await stand.guest();
      await stand.survives(null, async () => {
        const { status, body } = await eve.request('POST', '/api/matches', { ...wish, ...more });
        expect(body).toEqual({ error: expect.any(String), message: expect.any(String) });
        expect(status).toBe(400);
      });
      expect((await eve.request('GET', '/api/matches?of=mine')).body).toEqual({ matches: [] });
    });

    it('in a push address, or one inside: is refused', async () => {
      const eve = await stand.guest();
      const keys = {
        p256dh: Buffer.alloc(65).toString('base64url'),
        auth: Buffer.alloc(16).toString('base64url'),
      };
      await stand.survives(null, async () => {
        for (const endpoint of [
          'javascript:alert(1)',
          'file:///etc/passwd',
          'http://push.example.com/x',
          'https://127.0.0.1/x',
          'https://localhost/x',
          'https://[::1]/x',
          'https://169.254.169.254/latest',
          'https://user:secret@push.example.com/x',
          'https://push.example.com:8443/x',
          `https://push.example.com/${'x'.repeat(1000)}`,
        ])
          expect([endpoint, (await eve.request('POST', '/api/push', { endpoint, keys })).status]).toEqual([
            endpoint,
            400,
          ]);
      });
      expect(await stand.query('select * from subscription')).toEqual([]);
    });
  });
});
