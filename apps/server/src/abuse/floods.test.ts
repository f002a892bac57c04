import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { testConfig } from '../testing/config.ts';
import { DATABASES, type Fresh } from '../testing/databases.ts';
import { sleep, until } from '../testing/waiting.ts';
import { frameOf, isKept, RawSocket, request, sendRaw, upgradeHeaders } from './raw.ts';
import { AttackedServer } from './stand.ts';

const PLENTY = testConfig().limits;
/** One proxy is believed, so that attackers and others come from different addresses. */
const stands: AttackedServer[] = [];
const openedOn =
  (fresh: () => Promise<Fresh>) =>
  async (limits: Partial<Config['limits']>, more: Partial<Config> = {}): Promise<AttackedServer> => {
    const { database } = await fresh();
    const stand = await AttackedServer.open({
      proxies: 1,
      limits: { ...PLENTY, ...limits },
      database,
      ...more,
    });
    stands.push(stand);
    return stand;
  };
const FROM_EVE = { 'x-forwarded-for': '203.0.113.66' };
const sockets: RawSocket[] = [];
const flooder = async (stand: AttackedServer, token: string) => {
  const raw = await RawSocket.open(stand.address, token, FROM_EVE);
  sockets.push(raw);
  return raw;
};
// What was spent comes back with time, and a flood takes as long as the machine does: so no time passes during one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const raw of sockets.splice(0)) raw.destroy();
  // All tests share one PostgreSQL and its connections.
  await Promise.all(stands.splice(0).map((s) => s.close()));
});
/** As a stand survives anything; what the flood spent has come back before everybody else plays on. */
const survives = (stand: AttackedServer, id: string | null, flood: () => Promise<void>) =>
  stand.survives(id, async () => {
    await flood();
    vi.advanceTimersByTime(60_000);
  });

const memory = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};

describe.each(DATABASES)('floods on one socket, on %s', (_database, fresh) => {
  const opened = openedOn(fresh);

  it('of messages: are refused beyond the allowance, then the socket is closed', async () => {
    const stand = await opened({ messages: 10 });
    const at = await stand.attacked();
    await survives(stand, at.id, async () => {
      const raw = await flooder(stand, at.a.token);
      for (let i = 0; i < 500; i++) raw.frame(1, JSON.stringify({ t: 'ping', id: `${i}` }));
      expect(await raw.until(() => raw.code !== null)).toBe(true);
      const said = raw.said();
      expect(raw.code).toBe(1008);
      expect(said.filter((t) => t.includes('pong')).length).toBeLessThanOrEqual(52);
      expect(said.filter((t) => t.includes('too-fast')).length).toBeLessThanOrEqual(52);
      expect(said.at(-1)).toBe('{"t":"bye","code":"too-fast"}');
    });
  });

  it('of what is expensive, whole histories, joins and talk: are refused sooner', async () => {
    const stand = await opened({ messages: 4 });
    const at = await stand.attacked();
    await survives(stand, at.id, async () => {
      const { id: match } = at;
      for (const message of [
        { t: 'join', match, since: 0 },
        { t: 'history', match, seat: 0, from: 0, to: 100 },
        { t: 'chat', match, to: 'table', text: 'x' },
      ]) {
        const raw = await flooder(stand, at.a.token);
        for (let i = 0; i < 8; i++) raw.frame(1, JSON.stringify({ ...message, id: `${message.t}-${i}` }));
        await raw.told((t) => t.includes(`${message.t}-7`));
        const said = raw.said();
        expect(said.filter((t) => t.includes('too-fast')).length).toBeGreaterThanOrEqual(3);
      }
    });
  });

  it('of pings and pongs of the wire itself: count like messages', async () => {
    const stand = await opened({ messages: 10 });
    const at = await stand.attacked();
    await survives(stand, at.id, async () => {
      for (const opcode of [9, 10]) {
        const raw = await flooder(stand, at.a.token);
        for (let i = 0; i < 300; i++) raw.frame(opcode, 'x'.repeat(100));
        expect(await raw.until(() => raw.code !== null)).toBe(true);
        expect(raw.code).toBe(1008);
      }
    });
  });

  it('of pings by somebody who reads nothing: the memory does not grow', async () => {
    const stand = await opened({ messages: 10 });
    const at = await stand.attacked();
    await survives(stand, at.id, async () => {
      const raw = await flooder(stand, at.a.token);
      raw.socket.pause();
      const pings = Buffer.concat(Array.from({ length: 10_000 }, () => frameOf(9, 'x'.repeat(125))));
      const before = memory();
      for (let i = 0; i < 40; i++) {
        raw.socket.write(pings);
        await sleep(10);
      }
      await sleep(300);
      expect(memory() - before).toBeLessThan(60);
    });
  });

  it('of joins by somebody who reads nothing: is let go', async () => {
    const stand = await opened({});
    const at = await stand.attacked();
    await survives(stand, at.id, async () => {
      const open = () => stand.server.metrics.registry.getSingleMetricAsString('sightline_sockets');
      const before = await open();
      const raw = await flooder(stand, at.a.token);
      raw.socket.pause();
      const join = frameOf(1, JSON.stringify({ t: 'join', id: 'x', match: at.id, full: true }));
      const joins = Buffer.concat(Array.from({ length: 500 }, () => join));
      // Each of them asks for the whole table, and what came of it stays on this side.
      raw.socket.write(joins);
      for (let i = 0; i < 20 && !raw.ended; i++) {
        await sleep(50);
        raw.socket.write(joins);
      }
      await until(async () => (await open()) === before);
    });
  });

  it('of joins of different tables: only so many at once', async () => {
    const stand = await opened({});
    const eve = await stand.guest();
    await survives(stand, null, async () => {
      const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
      const ids: string[] = [];
      for (let i = 0; i < 21; i++) ids.push((await eve.create({ seats })).id);
      const acks = [];
      for (const id of ids) acks.push(await eve.join(id));
      expect(acks.filter(({ t }) => t === 'ok')).toHaveLength(20);
      expect(acks.at(-1)).toMatchObject({ t: 'no', code: 'not-allowed' });
    });
  });
});

describe.each(DATABASES)('floods from one address, on %s', (_database, fresh) => {
  const opened = openedOn(fresh);

  it('of sockets, one after the other and all at once: only so many', async () => {
    const stand = await opened({ sockets: 10 });
    const { token } = await stand.guest();
    await survives(stand, null, async () => {
      const all = await Promise.allSettled(Array.from({ length: 60 }, () => flooder(stand, token)));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      for (const one of all)
        if (one.status === 'rejected') expect(String(one.reason)).toContain('429 Too Many Requests');
      await expect(flooder(stand, token)).rejects.toThrow('429');
      const open = () => stand.server.metrics.registry.getSingleMetricAsString('sightline_sockets');
      const full = await open();
      for (const raw of sockets.splice(0)) raw.destroy();
      // As soon as the server knows of it there is room again.
      await until(async () => (await open()) !== full);
      await flooder(stand, token);
    });
  });

  it('of sockets that are refused: none is kept', async () => {
    const stand = await opened({ sockets: 10 });
    await survives(stand, null, async () => {
      // Nobody, again and again, who does not hang up either.
      const bytes = request('GET /api/socket', { ...upgradeHeaders('nonsense'), ...FROM_EVE });
      const all = await Promise.all(Array.from({ length: 8 }, () => sendRaw(stand.address, bytes)));
      for (const { status, closed } of all) expect([status, closed]).toEqual([401, true]);
      expect(await isKept(stand.address, bytes)).toBe(false);
      const { token } = await stand.guest();
      for (let i = 0; i < 10; i++) await flooder(stand, token);
    });
  });

  it('of what is expensive, by many sockets: is not more for being many', async () => {
    const stand = await opened({ messages: 2 });
    const at = await stand.attacked();
    await survives(stand, at.id, async () => {
      const { id: match } = at;
      const all = await Promise.all(Array.from({ length: 30 }, () => flooder(stand, at.a.token)));
      // Two at once are a socket's own; forty, and two a second more, all of them have together.
      for (const raw of all)
        for (let i = 0; i < 2; i++) raw.frame(1, JSON.stringify({ t: 'join', id: `j-${i}`, match }));
      for (const raw of all) await raw.told((t) => t.includes('"j-1"'));
      const said = all.flatMap((raw) => raw.said());
      expect(said.filter((t) => t.startsWith('{"t":"ok"')).length).toBeLessThan(60);
      expect(said.filter((t) => t.includes('too-fast')).length).toBeGreaterThan(0);
    });
  });

  // Four hundred at once, and twenty a second: one for each 25 inputs that are told to a seat, and two more.
  it.each([
    ['joins that ask for what was missed', { t: 'join', since: 50 }, '{"t":"ok"', 50],
    ['histories', { t: 'history', seat: 4, from: 100, to: 200 }, '{"t":"history"', 6],
  ])('of %s: count for as much as is told', async (_, message, heeded, units) => {
    const stand = await opened({ messages: 20 });
    const eve = await stand.guest();
    const { id: match } = await eve.create({ seats: Array.from({ length: 5 }, () => ({ kind: 'me' })) });
    await stand.played(match, 250);
    await survives(stand, match, async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => flooder(stand, eve.token)));
      const began = performance.now();
      // Each waits for an answer before it asks again: who does not read is let go for that.
      const flood = async (raw: RawSocket) => {
        const ask = (more: object, id: string) => {
          raw.frame(1, JSON.stringify({ ...more, match, id }));
          return raw.told((t) => t.includes(`"id":"${id}"`));
        };
        await ask({ t: 'join' }, 'first');
        const answers = [];
        for (let i = 0; i < 18; i++) answers.push(await ask(message, `f-${i}`));
        return answers;
      };
      const answers = (await Promise.all(all.map(flood))).flat();
      const most = (400 + (20 * (performance.now() - began)) / 1000) / units;
      const told = answers.filter((t) => t.startsWith(heeded));
      expect(told.length).toBeGreaterThan(300 / units);
      expect(told.length).toBeLessThanOrEqual(most + 1);
      // Who comes back from elsewhere to all these seats, and looks what ever happened there, is not refused.
      expect(await eve.join(match)).toMatchObject({ t: 'ok' });
      for (let i = 0; i < 5; i++) expect(await eve.join(match, { since: 50 })).toMatchObject({ t: 'ok' });
      for (const from of [0, 100, 200])
        expect(await eve.say({ t: 'history', match, seat: 4, from, to: 250 })).toMatchObject({
          t: 'history',
        });
    });
  });

  it('of answers, by many sockets: is not more for being many', async () => {
    const stand = await opened({ messages: 2 });
    const at = await stand.attacked();
    // Who plays at the same table, from elsewhere, is not to wait for it.
    await survives(stand, at.id, async () => {
      const answer = (i: number, seat: number) =>
        JSON.stringify({ t: 'answer', id: `a-${i}`, match: at.id, seat, decision: 999, answers: [['pass']] });
      const flood = async (token: string, count: number) => {
        const all = await Promise.all(Array.from({ length: count }, () => flooder(stand, token)));
        for (const raw of all) for (let i = 0; i < 8; i++) raw.frame(1, answer(i, 0));
        for (const raw of all) await raw.told((t) => t.includes('"a-7"'));
        const said = all.flatMap((raw) => raw.said());
        return said.filter((t) => t.includes('no-such-match')).length;
      };
      // A socket may send ten messages at once, a person twice as many inputs by however many sockets …
      const began = performance.now();
      const since = () => (performance.now() - began) / 1000;
      let heeded = await flood(at.a.token, 10);
      expect(heeded).toBeLessThanOrEqual(20 + 4 * since());
      // … and all who come from one address ten times as many.
      for (let i = 0; i < 10; i++) heeded += await flood((await stand.guest()).token, 4);
      expect(heeded).toBeGreaterThan(80);
      expect(heeded).toBeLessThanOrEqual(100 + 20 * since());
    });
  });

  it('of talk, by many sockets of one person: is not more for being many', async () => {
    const stand = await opened({ messages: 4 });
    const at = await stand.attacked();
    await survives(stand, at.id, async () => {
      const { id: match } = at;
      for (let s = 0; s < 8; s++) {
        const raw = await flooder(stand, at.a.token);
        raw.frame(1, JSON.stringify({ t: 'join', id: 'j', match }));
        for (let i = 0; i < 3; i++)
          raw.frame(1, JSON.stringify({ t: 'chat', id: `c-${s}-${i}`, match, to: 'table', text: 'x' }));
        await raw.told((t) => t.includes(`c-${s}-2`));
      }
      expect((await stand.query('select * from chat where match = ?', match)).length).toBeLessThan(17);
      // The other one is heard all the same.
      expect(await at.b.say({ t: 'chat', match, to: 'table', text: 'hello' })).toMatchObject({ t: 'ok' });
    });
  });

  it('of requests for sockets: are refused like any others', async () => {
    const stand = await opened({ requests: 30 });
    await survives(stand, null, async () => {
      const bytes = request('GET /api/socket', { ...upgradeHeaders('nonsense'), ...FROM_EVE });
      const all = [];
      for (let i = 0; i < 40; i++) all.push((await sendRaw(stand.address, bytes)).status);
      expect(all.slice(0, 30).every((s) => s === 401)).toBe(true);
      expect(all.at(-1)).toBe(429);
    });
  });

  it.each<[what: string, path: string]>([
    ['', '/api/matches?of=open'],
    [' under another spelling', '/%61pi/matches?of=open'],
    [' whom a header lies for', '/api/matches?of=open'],
  ])('of requests%s: are refused beyond the limit', async (what, path) => {
    const stand = await opened({ requests: 40 });
    await survives(stand, null, async () => {
      const all = [];
      for (let i = 0; i < 60; i++) {
        const lies = what.includes('lies')
          ? { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.66` }
          : FROM_EVE;
        const answer = await fetch(new URL(path, stand.address), { headers: lies });
        all.push(answer.status);
        if (answer.status !== 429) continue;
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await answer.json()).toMatchObject({ error: 'too-fast' });
      }
      expect(all.slice(0, 40).every((s) => s === 200)).toBe(true);
      expect(all.at(-1)).toBe(429);
    });
  });

  it('of requests from all homes of one customer: are refused beyond what twenty homes may', async () => {
    const stand = await opened({ requests: 2 });
    await stand.survives(null, async () => {
      const ask = async (network: string) => {
        const headers = { 'x-forwarded-for': `${network}::1` };
        return (await fetch(new URL('/api/matches?of=open', stand.address), { headers })).status;
      };
      const all = [];
      for (let home = 0; home < 60; home++) all.push(await ask(`2001:db8:7:${home.toString(16)}`));
      expect(all.slice(0, 40).every((s) => s === 200)).toBe(true);
      expect(all.at(-1)).toBe(429);
      expect(await ask('2001:db8:8:1')).toBe(200);
    });
  });

  it('of guessed match ids, by request: are refused, and who has the right one is not kept from it', async () => {
    const stand = await opened({ guesses: 10 });
    const at = await stand.attacked();
    await survives(stand, at.id, async () => {
      const ask = (id: string) => fetch(new URL(`/api/matches/${id}`, stand.address), { headers: FROM_EVE });
      for (let i = 0; i < 10; i++) expect((await ask(`${i}`.repeat(22))).status).toBe(404);
      expect((await ask('z'.repeat(22))).status).toBe(429);
      expect((await ask('x')).status).toBe(429);
      // Somebody of the same home plays there.
      expect((await ask(at.id)).status).toBe(200);
    });
  });

  it('of guessed match ids, over a socket: are refused, and who has the right one is not kept from it', async () => {
    const stand = await opened({ guesses: 10 });
    const at = await stand.attacked();
    const { token } = await stand.guest();
    await survives(stand, at.id, async () => {
      const raw = await flooder(stand, token);
      const join = async (id: string, match: string) => {
        raw.frame(1, JSON.stringify({ t: 'join', id, match }));
        return raw.told((t) => t.includes(`"id":"${id}"`));
      };
      for (let i = 0; i < 10; i++) expect(await join(`g${i}`, `${i}`.repeat(22))).toContain('no-such-match');
      expect(await join('wrong', 'z'.repeat(22))).toContain('too-fast');
      // Not by another socket either.
      const again = await flooder(stand, token);
      again.frame(1, JSON.stringify({ t: 'join', id: 'again', match: 'y'.repeat(22) }));
      expect(await again.told((t) => t.includes('"id":"again"'))).toContain('too-fast');
      expect(await join('right', at.id)).toContain('"t":"ok"');
    });
  });

  it('of sign-in attempts: are refused, also with the right password then', async () => {
    const stand = await opened({ guesses: 4 });
    await survives(stand, null, async () => {
      const post = (path: string, body: object, from: Record<string, string>) =>
        fetch(new URL(`/api/auth/${path}`, stand.address), {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: stand.origin, ...from },
          body: JSON.stringify(body),
        });
      const ann = { email: 'ann@example.org', password: 'correct horse battery' };
      const away = { 'x-forwarded-for': '203.0.113.7' };
      expect((await post('sign-up/email', { ...ann, name: 'Ann' }, away)).status).toBe(200);
      for (let i = 0; i < 4; i++)
        expect((await post('sign-in/email', { ...ann, password: `wrong ${i} wrong` }, FROM_EVE)).status).toBe(
          401,
        );
      const caught = await post('sign-in/email', ann, FROM_EVE);
      expect(caught.status).toBe(429);
      expect(Number(caught.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(caught.headers.get('set-cookie')).toBeNull();
      expect((await post('sign-in/email', ann, away)).status).toBe(200);
    });
  });

  it('of guests, and of matches by one of them: only so many', async () => {
    const stand = await opened({ guesses: 4, matches: 5 });
    await survives(stand, null, async () => {
      const eve = await stand.guest();
      const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
      for (let i = 0; i < 5; i++) await eve.create({ seats });
      await expect(eve.create({ seats })).rejects.toThrow('too-many-matches');
      const all = [];
      for (let i = 0; i < 15; i++)
        all.push(
          await fetch(new URL('/api/auth/sign-in/anonymous', stand.address), {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: stand.origin, ...FROM_EVE },
            body: '{}',
          }),
        );
      expect(all.filter((a) => a.status === 200)).toHaveLength(12);
      expect(all.at(-1)?.status).toBe(429);
    });
  });

  it('lies about the address, where no proxy is believed: do not help', async () => {
    const stand = await opened({ guesses: 5, requests: 100_000 }, { proxies: 0 });
    const all = [];
    for (let i = 0; i < 12; i++)
      all.push(
        (
          await fetch(new URL(`/api/matches/${'x'.repeat(22)}`, stand.address), {
            headers: {
              'x-forwarded-for': `198.51.100.${i}`,
              'x-real-ip': `198.51.100.${i}`,
              forwarded: `for=198.51.100.${i}`,
            },
          })
        ).status,
      );
    expect(all.at(-1)).toBe(429);
    await stand.healthy();
  });

  it('of sockets that are opened and dropped: nothing stays behind', async () => {
    const stand = await opened({});
    const { token } = await stand.guest();
    await survives(stand, null, async () => {
      const open = () => stand.server.metrics.registry.getSingleMetricAsString('sightline_sockets');
      const before = await open();
      for (let round = 0; round < 4; round++) {
        const all = Array.from({ length: 50 }, () => {
          const socket = new WebSocket(`${stand.address.replace('http', 'ws')}api/socket`, {
            headers: { authorization: `Bearer ${token}` },
          });
          socket.on('error', () => {});
          return socket;
        });
        await Promise.all(
          all.map((s, i) => (i % 2 === 0 ? new Promise((done) => s.once('open', done)) : sleep(5))),
        );
        for (const s of all) s.terminate();
      }
      await until(async () => (await open()) === before);
    });
  });
});
