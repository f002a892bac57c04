import { type AnyGame, dice, type Match, SPECTATOR, viewOf } from '@sightline/kernel';
import type { OnlineMatch, ToClient } from '@sightline/wire';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from './app.ts';
import { games } from './games.ts';
import { pushService, subscriber } from './notices/testing.ts';
import { GRACE_MS, RETURN_MS } from './tables/turn-notifier.ts';
import { anyAnswer } from './testing/answers.ts';
import { testConfig } from './testing/config.ts';
import { DATABASES, type Fresh } from './testing/databases.ts';
import { playUntil } from './testing/play.ts';
import { ProtocolClient, type SeatKnowledge } from './testing/player.ts';
import { eventually, PATIENCE_MS, sleep, until } from './testing/waiting.ts';

const QUIET = pino({ level: 'silent' });
/** Whatever is done without a timer has been done. */
const moment = async () => {
  for (let i = 0; i < 50; i++) await new Promise((soon) => setImmediate(soon));
};
const strange = 'A'.repeat(22);
const TWO = [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'easy' }] as const;

describe.each(DATABASES)('online, on %s', (_, fresh) => {
  let base: Fresh;
  let server: RunningServer;
  let service: Awaited<ReturnType<typeof pushService>>;
  const players: ProtocolClient[] = [];

  /** Whatever the server meant to do then it has forgotten: the next test has another one. */
  let timeStood = false;
  const fakeTime = (config: Parameters<typeof vi.useFakeTimers>[0]) => {
    timeStood = true;
    const began = performance.now() - Date.now();
    vi.useFakeTimers(config);
    // The clock that nobody sets goes by the same time.
    vi.spyOn(performance, 'now').mockImplementation(() => began + Date.now());
  };
  const open = () => startServer(testConfig({ database: base.database }), games, QUIET, true);
  /** From now on somebody can be told what they should know; what they are told. */
  const reachable = async (p: ProtocolClient): Promise<() => unknown[]> => {
    const { keys, read } = subscriber();
    const path = `/${players.indexOf(p)}`;
    const endpoint = `${service.url}${path}`;
    expect((await p.request('POST', '/api/push', { endpoint, keys })).status).toBe(204);
    return () =>
      service.got
        .filter((got) => got.path === path)
        .map(({ body }) => (read(body) as { readonly title: string }).title);
  };
  const guest = async (...addresses: string[]) => {
    const player = await ProtocolClient.guest(...(addresses.length > 0 ? addresses : [server.address]));
    players.push(player);
    await player.connect();
    return player;
  };
  const matchOf = async (id: string): Promise<Match<AnyGame>> => {
    const table = await server.registry.table(id);
    if (table === null) throw new Error('there is no such table');
    return table.match;
  };
  const seenAs = (seen: SeatKnowledge, match: Match<AnyGame>) => {
    expect(seen.n).toBe(match.length);
    expect(seen.view).toEqual(JSON.parse(JSON.stringify(viewOf(match.position, seen.seat))));
  };
  /** Waits until a table goes on with nobody but people, and they have seen all of it. */
  const atRest = async (id: string, ...people: ProtocolClient[]) => {
    const match = await matchOf(id);
    await until(() => {
      const stands = match.result !== null || match.awaiting().every((seat) => TWO[seat].kind !== 'bot');
      const seen = people.flatMap((p) => [...p.seen.values()].filter((s) => s.match === id));
      return stands && seen.every(({ n }) => n === match.length);
    });
  };
  /** A guest makes an account. */
  const signUp = async (player: ProtocolClient, name: string): Promise<ProtocolClient> => {
    const answer = await fetch(new URL('/api/auth/sign-up/email', server.address), {
      method: 'POST',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@example.org`, password: 'a long password', name }),
    });
    expect(answer.status).toBe(200);
    const account = new ProtocolClient([server.address], answer.headers.get('set-auth-token')!);
    players.push(account);
    return account;
  };
  /** A running match of two people and a bot. */
  const sitDown = async (): Promise<{ a: ProtocolClient; b: ProtocolClient; match: OnlineMatch }> => {
    const [a, b] = [await guest(), await guest()];
    const match = await a.create({ seats: TWO });
    expect(match.status).toBe('gathering');
    const joined = await b.request('POST', `/api/matches/${match.id}/join`, {});
    expect(joined).toMatchObject({ status: 200, body: { status: 'running' } });
    for (const p of [a, b]) expect(await p.join(match.id)).toMatchObject({ t: 'ok' });
    return { a, b, match };
  };

  beforeAll(async () => {
    base = await fresh();
    service = await pushService();
    server = await open();
  });
  afterEach(async () => {
    if (!timeStood) return;
    timeStood = false;
    vi.restoreAllMocks();
    await server.close();
    server = await open();
  });
  afterAll(async () => {
    for (const p of players) p.close();
    await server.close();
    await service.close();
    base.stop();
  });

  it('a match is played by everybody from what they are told', async () => {
    const { a, b, match } = await sitDown();
    const watcher = await guest();
    await watcher.join(match.id);
    await playUntil(60, dice(5), a, b);
    await atRest(match.id, a, b, watcher);
    const now = await matchOf(match.id);
    seenAs(a.at(match.id, 0), now);
    seenAs(b.at(match.id, 1), now);
    seenAs(watcher.at(match.id, SPECTATOR), now);
  });

  it('who looks at the page while people gather is not called there by a notice when it begins', async () => {
    // Of two people at the table one is asked first; the other hears that it begins.
    for (const [query, calls] of [
      ['', []],
      ['?unseen=true', ['DOOM: The Board Game: the match begins']],
    ] as const) {
      const [a, b] = [await guest(), await guest()];
      const told = await reachable(a);
      const { id } = await a.create({ seats: TWO });
      await a.request('GET', `/api/matches/${id}${query}`);
      expect((await b.request('POST', `/api/matches/${id}/join`, {})).status).toBe(200);
      await moment();
      await vi.waitFor(() => expect(told()).toEqual(calls), PATIENCE_MS);
    }
  });

  it('who took a seat and closed the page just before it began is called all the same', async () => {
    const [a, b] = [await guest(), await guest()];
    const told = [await reachable(a), await reachable(b)];
    const { id } = await a.create({ seats: TWO });
    fakeTime({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      expect((await b.request('POST', `/api/matches/${id}/join`, {})).status).toBe(200);
      vi.advanceTimersByTime(GRACE_MS - 1);
      await moment();
      expect(told.map((each) => each())).toEqual([[], []]);
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    // One of them because it is their turn, the other because it has begun.
    const begins = ['DOOM: The Board Game: the match begins'];
    await vi.waitFor(() => expect(told.map((each) => each())).toEqual([begins, begins]), PATIENCE_MS);
  });

  it('who was away gets what they missed, in order and without a gap', async () => {
    const { a, b, match } = await sitDown();
    await playUntil(20, dice(6), a, b);
    const seen = b.at(match.id, 1);
    b.cut();
    const { n } = seen;
    const c = new ProtocolClient([server.address], a.token);
    players.push(c);
    await c.connect();
    await c.join(match.id);
    // Whoever is asked of those who are there goes on as far as that is possible.
    for (let i = 0; i < 20 && a.at(match.id, 0).view.decision !== null; i++) {
      const at = a.at(match.id, 0);
      if (at.view.decision === null) break;
      await a.answer(at, anyAnswer(at.view.decision, dice(i)));
      await sleep(20);
    }
    await b.connect();
    expect(await b.join(match.id, { since: n })).toMatchObject({ t: 'ok' });
    // A bot may be about to act, and what it does is told when it is stored.
    await eventually(async () => {
      const now = await matchOf(match.id);
      seenAs(b.at(match.id, 1), now);
      seenAs(c.at(match.id, 0), now);
    });
  });

  it('an answer that is sent again takes effect once', async () => {
    const { a, b, match } = await sitDown();
    await playUntil(10, dice(7), a, b);
    await atRest(match.id, a, b);
    for (const p of [a, b]) {
      const seat = p === a ? 0 : 1;
      const { decision, view } = p.at(match.id, seat);
      if (view.decision === null) continue;
      const message = {
        t: 'answer',
        match: match.id,
        seat,
        decision,
        answers: [anyAnswer(view.decision, dice(3))],
      } as const;
      const first = await p.say(message, 'the-same');
      const again = await p.say(message, 'the-same');
      expect(first).toMatchObject({ t: 'ok' });
      expect(again).toEqual(first);
      return;
    }
    throw new Error('nobody was asked');
  });

  it('what is taken back is taken back once, however long ago that was asked for', async () => {
    const a = await ProtocolClient.guest(server.address);
    await a.connect();
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    await a.join(id);
    const random = dice(8);
    const seats = [0, 1].map((seat) => a.at(id, seat));
    const asked = () => seats.find(({ view }) => view.decision !== null)!;
    const answer = () => a.answer(asked(), anyAnswer(asked().view.decision!, random));
    while (seats.every(({ undo }) => undo === 0)) await answer();
    const at = seats.find(({ undo }) => undo > 0)!;
    const back = { t: 'undo', match: id, seat: at.seat } as const;
    const first = await a.say(back, 'once');
    expect(first).toMatchObject({ t: 'ok' });
    // So much is played that nobody remembers it without looking. One step back and forth: no match ends of it.
    while (at.view.decision === null) await sleep(1);
    const step = anyAnswer(at.view.decision, random);
    for (let i = 0; i < 150; i++) {
      expect(await a.answer(at, step)).toMatchObject({ t: 'ok' });
      expect(await a.say(back)).toMatchObject({ t: 'ok' });
    }
    expect(await a.answer(at, step)).toMatchObject({ t: 'ok' });
    const { n } = seats[0];
    expect(await a.say(back, 'once')).toEqual(first);
    expect(await a.say(back, 'once more')).toMatchObject({ t: 'ok', n: n + 1 });
    a.close();
  });

  it('an answer that was stored is acknowledged when it is sent again, though a bot plays on meanwhile', async () => {
    const { a, b, match } = await sitDown();
    const [p, seat] = a.at(match.id, 0).view.decision === null ? [b, 1] : [a, 0];
    const { decision, view } = p.at(match.id, seat);
    const message = {
      t: 'answer',
      match: match.id,
      seat,
      decision,
      answers: [anyAnswer(view.decision!, dice(3))],
    } as const;
    const first = await p.say(message, 'before');
    expect(first).toMatchObject({ t: 'ok' });
    await p.request('POST', `/api/matches/${match.id}/leave`, { bot: 'easy' });
    expect(await p.say(message, 'before')).toEqual(first);
    expect(await p.say(message, 'after')).toMatchObject({ t: 'no', code: 'not-asked' });
  });

  it('the history is told as each seat saw it', async () => {
    const { a, b, match } = await sitDown();
    await playUntil(40, dice(8), a, b);
    const { n } = a.at(match.id, 0);
    const told = await a.say({ t: 'history', match: match.id, seat: 0, from: 0, to: n });
    if (told.t !== 'history') throw new Error(JSON.stringify(told));
    expect(told.inputs.map((i) => i.n)).toEqual(Array.from({ length: n + 1 }, (_, i) => i));
    const other = await a.say({ t: 'history', match: match.id, seat: 1, from: 0, to: n });
    expect(other).toMatchObject({ t: 'no', code: 'not-your-seat' });
  });

  it('what is played and not stored yet is in no history', async () => {
    const { a, b, match } = await sitDown();
    const watcher = await guest();
    await watcher.join(match.id);
    await playUntil(10, dice(8), a, b);
    await atRest(match.id, a, b);
    const { journal } = server.registry;
    const append = journal.append.bind(journal);
    const gate = Promise.withResolvers<void>();
    const held = vi.spyOn(journal, 'append').mockImplementation(async (row) => {
      await gate.promise;
      return append(row);
    });
    const now = await matchOf(match.id);
    const playing = playUntil(now.length + 1, dice(9), a, b);
    await until(() => held.mock.calls.length > 0);
    const history = { t: 'history', match: match.id, seat: SPECTATOR, from: 0, to: 100 } as const;
    expect(await watcher.say(history)).toMatchObject({ t: 'history', to: now.length - 1 });
    gate.resolve();
    held.mockRestore();
    await playing;
  });

  it('whoever is gone before the table had time for them is not there', async () => {
    const { a, b, match } = await sitDown();
    const table = (await server.registry.table(match.id))!;
    const sockets = () => server.metrics.registry.getSingleMetricAsString('sightline_sockets');
    const before = await sockets();
    const watcher = await guest();
    const { journal } = server.registry;
    const append = journal.append.bind(journal);
    const gate = Promise.withResolvers<void>();
    const held = vi.spyOn(journal, 'append').mockImplementation(async (row) => {
      await gate.promise;
      return append(row);
    });
    const playing = playUntil(table.match.length + 1, dice(9), a, b);
    await until(() => held.mock.calls.length > 0);
    // The table is busy: who comes now waits, and does not wait for long.
    const coming = vi.spyOn(table, 'join');
    watcher.join(match.id).catch(() => {});
    await until(() => coming.mock.calls.length > 0);
    watcher.cut();
    await until(async () => (await sockets()) === before);
    gate.resolve();
    held.mockRestore();
    await playing;
    expect(await a.join(match.id)).toMatchObject({ t: 'ok' });
    expect(table.watching).toBe(0);
    expect([...table.listeners()]).toHaveLength(2);
  });

  it('whoever goes while the table waits for them is called, unless they come back at once', async () => {
    const { a, b, match } = await sitDown();
    const table = (await server.registry.table(match.id))!;
    await atRest(match.id, a, b);
    const [seat] = table.match.awaiting();
    const [asked, other] = seat === 0 ? [a, b] : [b, a];
    const away = async (p: ProtocolClient) => {
      while (table.isHere(table.seats[p === a ? 0 : 1].person!))
        await new Promise((soon) => setImmediate(soon));
    };
    const called = await reachable(asked);
    const notAsked = await reachable(other);
    fakeTime({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      asked.cut();
      await away(asked);
      vi.advanceTimersByTime(GRACE_MS - 1);
      await asked.connect();
      await asked.join(match.id);
      vi.advanceTimersByTime(GRACE_MS);
      expect(called()).toEqual([]);
      // The table does not wait for the other one.
      for (const p of [other, asked]) p.cut();
      await away(other);
      await away(asked);
      vi.advanceTimersByTime(GRACE_MS - 1);
      await moment();
      expect(called()).toEqual([]);
      vi.advanceTimersByTime(1);
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(called()).toHaveLength(1), PATIENCE_MS);
    expect(notAsked()).toEqual([]);
  });

  it('whoever has the table open and does not look at it is called, once, and seen by nobody until they look again', async () => {
    const { a, b, match } = await sitDown();
    const { id } = match;
    const table = (await server.registry.table(id))!;
    await vi.waitFor(() => expect([0, 1]).toContain(table.match.awaiting()[0]), PATIENCE_MS);
    const [seat] = table.match.awaiting();
    const [asked, other] = seat === 0 ? [a, b] : [b, a];
    const called = await reachable(asked);
    let online: boolean | null = null;
    other.on('frame', (text) => {
      const m = JSON.parse(text) as ToClient;
      if (m.t === 'people') online = m.seats[seat].online;
    });
    const shown = (is: boolean) => vi.waitFor(() => expect(online).toBe(is), PATIENCE_MS);
    const absent = async () =>
      ((await a.request('GET', `/api/matches/${id}/absent`)).body as { readonly seats: object[] }).seats;
    /** What they say, and whatever would come of it in a while. */
    const said = async (say: () => Promise<unknown>) => {
      fakeTime({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
      try {
        expect(await say()).toMatchObject({ t: 'ok' });
        await vi.advanceTimersByTimeAsync(GRACE_MS);
      } finally {
        vi.useRealTimers();
      }
    };
    expect(await asked.say({ t: 'away', match: strange })).toMatchObject({ t: 'no', code: 'no-such-match' });
    await said(() => asked.say({ t: 'away', match: id }));
    await shown(false);
    await vi.waitFor(() => expect(called()).toHaveLength(1), PATIENCE_MS);
    // A process that shares its database hears first who is at the tables of others.
    await vi.waitFor(async () => expect(await absent()).toMatchObject([{ seat }]), PATIENCE_MS);
    // They still hear everything. Whatever becomes of their connection, nobody has come to the table by that.
    expect(await other.say({ t: 'chat', match: id, to: 'table', text: 'Hello?' })).toMatchObject({ t: 'ok' });
    await said(() => asked.say({ t: 'away', match: id }));
    asked.cut();
    await vi.waitFor(() => expect([...table.listeners()]).toHaveLength(1), PATIENCE_MS);
    await asked.connect();
    await said(() => asked.join(id, { away: true }));
    await said(() => asked.join(id, { away: true, since: asked.at(id, seat).n }));
    await moment();
    expect(called()).toHaveLength(1);
    expect([online, (await absent()).length]).toEqual([false, 1]);
    // Another page of theirs, at which they look.
    const phone = new ProtocolClient([server.address], asked.token);
    players.push(phone);
    await phone.connect();
    await phone.join(id);
    await shown(true);
    phone.close();
    await shown(false);
    await said(() => asked.say({ t: 'here', match: id }));
    await shown(true);
    expect(await absent()).toEqual([]);
    await moment();
    expect(called()).toHaveLength(1);
    // What they were told before they came is another matter than what they miss now.
    await said(() => asked.say({ t: 'away', match: id }));
    await vi.waitFor(() => expect(called()).toHaveLength(2), PATIENCE_MS);
  });

  it('what was done and could not be shown is not said to be undone', async () => {
    const a = await guest();
    vi.spyOn(server.registry.matches, 'find').mockRejectedValueOnce(new Error('no database'));
    const seats = [{ kind: 'me' }, { kind: 'free' }];
    const wish = { game: 'doom', mission: 'theNest', switches: {}, seats };
    const more = { open: false, watch: false, clock: null, presets: {} };
    const { status, body } = await a.request('POST', '/api/matches', { ...wish, ...more });
    expect([status, body]).toEqual([500, expect.objectContaining({ error: 'failed' })]);
    expect((body as { readonly message: string }).message).toContain('may have been done');
    const mine = (await a.request('GET', '/api/matches?of=mine')).body as { readonly matches: unknown[] };
    expect(mine.matches).toHaveLength(1);
  });

  it('a host without a seat who gets an account still has their own table', async () => {
    const [host, b, c] = [await guest(), await guest(), await guest()];
    const { id } = await host.create({ seats: [{ kind: 'free' }, { kind: 'free' }], watch: false });
    for (const p of [b, c]) expect((await p.request('POST', `/api/matches/${id}/join`, {})).status).toBe(200);
    for (const p of [host, b]) expect(await p.join(id)).toMatchObject({ t: 'ok' });
    const bye = new Promise<void>((done) => host.on('closed', () => done()));
    const account = await signUp(host, 'host');
    await bye;
    await account.connect();
    expect(await account.join(id)).toMatchObject({ t: 'ok' });
  });

  it('a guest who gets an account comes back as that, also where their tables could not be told', async () => {
    const { b, match } = await sitDown();
    vi.spyOn(server.registry, 'reseat').mockRejectedValueOnce(new Error('no database'));
    const bye = new Promise<void>((done) => b.on('closed', () => done()));
    await signUp(b, 'untold');
    await bye;
    expect(server.registry.reseat).toHaveBeenCalledWith(match.id);
  });

  it('what a guest gets while they get an account is the account’s', async () => {
    // A file has one process, which does one thing after the other.
    if (base.database.kind === 'sqlite') return;
    const [a, b] = [await guest(), await guest()];
    const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] as const;
    const [joined, left] = [await a.create({ seats }), await a.create({ seats })];
    expect((await b.request('POST', `/api/matches/${left.id}/join`, {})).status).toBe(200);
    const me = (await b.request('GET', '/api/me')).body as { readonly id: string };
    const client = new pg.Client(base.database.url);
    await client.connect();
    await client.query('begin');
    // One table is held, so that whoever joins has to wait; at the other one the host is about to leave it to the guest.
    await client.query('select * from match where id = any($1) order by id for update', [
      [joined.id, left.id],
    ]);
    await client.query('update match set host = $1 where id = $2', [me.id, left.id]);
    const joining = b.request('POST', `/api/matches/${joined.id}/join`, {});
    await new Promise((soon) => setTimeout(soon, 500));
    const signingUp = signUp(b, 'moving');
    await new Promise((soon) => setTimeout(soon, 1000));
    await client.query('commit');
    await client.end();
    expect((await joining).status).toBe(200);
    const account = await signingUp;
    const shown = async (id: string) =>
      (await account.request('GET', `/api/matches/${id}`)).body as OnlineMatch;
    expect((await shown(joined.id)).seats[1]).toMatchObject({ mine: true, name: 'moving' });
    expect(await shown(left.id)).toMatchObject({ host: true, seats: [{}, { mine: true }, {}] });
  });

  it('talk reaches the table, or only a side', async () => {
    const { a, b, match } = await sitDown();
    const watcher = await guest();
    await watcher.join(match.id);
    const heard: string[] = [];
    for (const [who, p] of Object.entries({ a, b, watcher }))
      p.on('frame', (text) => {
        const m = JSON.parse(text) as { t: string; text?: string };
        if (m.t === 'chat') heard.push(`${who}: ${m.text}`);
      });
    expect(await a.say({ t: 'chat', match: match.id, to: 'table', text: 'hello <b>' })).toMatchObject({
      t: 'ok',
    });
    expect(await a.say({ t: 'chat', match: match.id, to: 'side', text: 'secret' })).toMatchObject({
      t: 'ok',
    });
    expect(await watcher.say({ t: 'chat', match: match.id, to: 'side', text: 'me too' })).toMatchObject({
      t: 'no',
    });
    // What they are told before that comes before the answer.
    for (const p of [a, b, watcher]) await p.say({ t: 'ping' });
    expect(heard.sort()).toEqual(['a: hello <b>', 'a: secret', 'b: hello <b>', 'watcher: hello <b>']);
    const late = await guest();
    const old: string[] = [];
    late.on('frame', (text) => old.push(text));
    await late.join(match.id);
    expect(old.some((t) => t.includes('hello'))).toBe(true);
    expect(old.some((t) => t.includes('secret'))).toBe(false);
  });

  it('a line says by whom it is, whatever they are called and wherever they talk, and which are one’s own', async () => {
    const [a, watcher] = [await guest(), await guest()];
    const ids = await Promise.all(
      [1, 2].map(async () => (await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }], watch: true })).id),
    );
    type Line = ToClient & { readonly t: 'chat' };
    const heard: Record<string, Line[]> = { a: [], watcher: [], late: [] };
    const late = await guest();
    for (const [who, p] of Object.entries({ a, watcher, late }))
      p.on('frame', (text) => {
        const m = JSON.parse(text) as ToClient;
        if (m.t === 'chat') heard[who].push(m);
      });
    for (const match of ids) {
      for (const p of [a, watcher]) await p.join(match);
      for (const p of [a, watcher]) {
        await p.request('PATCH', '/api/me', { name: `Somebody at ${match}` });
        await p.say({ t: 'chat', match, to: 'table', text: 'hello' });
      }
      await late.join(match);
    }
    await until(() => Object.values(heard).every((lines) => lines.length >= 4));
    expect([heard.a.length, heard.watcher.length, heard.late.length]).toEqual([4, 4, 4]);
    const marks = heard.late.map(({ by }) => by);
    expect([marks[2], marks[3], new Set(marks).size]).toEqual([marks[0], marks[1], 2]);
    // It is nothing by which one could be found or signed in elsewhere.
    for (const p of [a, watcher]) {
      const { id } = (await p.request('GET', '/api/me')).body as { id: string };
      expect(marks).not.toContain(id);
    }
    for (const who of ['a', 'watcher', 'late']) expect(heard[who].map(({ by }) => by)).toEqual(marks);
    const own = (who: string) => heard[who].map(({ mine }) => mine);
    expect([own('a'), own('watcher'), own('late')]).toEqual([
      [true, false, true, false],
      [false, true, false, true],
      [false, false, false, false],
    ]);
    const again = new Set<boolean>();
    watcher.on('frame', (text) => {
      const m = JSON.parse(text) as ToClient;
      if (m.t === 'chat') again.add(m.mine === (m.by === marks[1]));
    });
    await watcher.join(ids[0]);
    expect([...again]).toEqual([true]);
  });

  it('who may not hear a whisper gets the same bytes whether or not there was one', async () => {
    const heardBy = async (whispers: boolean) => {
      const marines = { kind: 'me' } as const;
      const [a, b, watcher, late] = [await guest(), await guest(), await guest(), await guest()];
      const { id } = await a.create({ seats: [{ kind: 'free' }, marines, marines] });
      await b.request('POST', `/api/matches/${id}/join`, {});
      const heard: Record<string, string[]> = { a: [], b: [], watcher: [], late: [] };
      for (const [who, p] of Object.entries({ a, b, watcher, late }))
        p.on('frame', (text) => {
          if (text.startsWith('{"t":"chat"'))
            heard[who].push(
              text
                .replace(id, 'MATCH')
                .replace(/"by":"[^"]+"/, '"by":"SOMEBODY"')
                .replace(/"at":\d+/, '"at":0'),
            );
        });
      for (const p of [a, b, watcher]) await p.join(id);
      for (const p of [a, b, watcher]) await p.request('PATCH', '/api/me', { name: 'Somebody' });
      for (let round = 0; round < 4; round++) {
        for (const text of whispers ? ['left', 'right'] : [])
          await a.say({ t: 'chat', match: id, to: 'side', text });
        await a.say({ t: 'chat', match: id, to: 'table', text: `${round}` });
        await watcher.say({ t: 'chat', match: id, to: 'table', text: `so ${round}` });
      }
      // More than anybody is told who comes later: of what they may hear, the last lines.
      for (let i = 0; whispers && i < 120; i++)
        await a.say({ t: 'chat', match: id, to: 'side', text: `${i}` });
      await late.join(id);
      await watcher.join(id);
      await b.join(id);
      return heard;
    };
    const [loud, quiet] = [await heardBy(true), await heardBy(false)];
    for (const who of ['b', 'watcher', 'late']) expect([who, ...loud[who]]).toEqual([who, ...quiet[who]]);
    expect(quiet.late).toHaveLength(8);
    // What they hear they count without a gap.
    const numbers = (lines: readonly string[]) => lines.map((l) => (JSON.parse(l) as { k: number }).k);
    expect(numbers(quiet.late)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numbers(loud.a)).toEqual(Array.from({ length: 16 + 120 }, (_, i) => i + 1));
  });

  it('a bot plays on for who leaves, and gives the seat back', async () => {
    const { a, b, match } = await sitDown();
    await playUntil(8, dice(9), a, b);
    const left = await b.request('POST', `/api/matches/${match.id}/leave`, { bot: 'easy' });
    expect(left.status).toBe(200);
    await playUntil(30, dice(10), a);
    expect((await b.request('POST', `/api/matches/${match.id}/return`, {})).status).toBe(200);
    await playUntil(45, dice(11), a, b);
    await eventually(async () => seenAs(b.at(match.id, 1), await matchOf(match.id)));
  });

  it('whoever was asked off a table does not watch it either, until it is over', async () => {
    const [a, b, c] = [await guest(), await guest(), await guest()];
    const name = ((await b.request('GET', '/api/me')).body as { name: string }).name;
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] });
    await b.request('POST', `/api/matches/${id}/join`, {});
    const off = await a.request('POST', `/api/matches/${id}/seats/1/dismiss`, { name });
    expect(off.status).toBe(200);
    expect((await a.request('POST', `/api/matches/${id}/start`)).status).toBe(200);
    expect(await c.join(id)).toMatchObject({ t: 'ok' });
    expect(await b.join(id)).toMatchObject({ t: 'no', code: 'not-allowed' });
    expect((await b.request('GET', `/api/matches/${id}`)).body).toMatchObject({ dismissed: true });
    await a.join(id);
    expect(await a.say({ t: 'resign', match: id, seat: 0 })).toMatchObject({ t: 'ok' });
    expect(await b.join(id)).toMatchObject({ t: 'ok' });
    // Lists and pages are told of the end a moment later.
    await until(async () => !((await b.request('GET', `/api/matches/${id}`)).body as OnlineMatch).dismissed);
  });

  it('no bot fights on for a side whose people have all given up; while one of them plays, it goes on', async () => {
    const { a, b, match } = await sitDown();
    expect(await b.say({ t: 'resign', match: match.id, seat: 1 })).toMatchObject({ t: 'ok' });
    await until(async () => (await matchOf(match.id)).result !== null);
    expect((await matchOf(match.id)).result).toMatchObject({ winners: [0], by: 'resigned' });

    const seats = [
      { kind: 'me' },
      { kind: 'free' },
      { kind: 'free' },
      { kind: 'bot', level: 'easy' },
    ] as const;
    const { id } = await a.create({ seats, mission: 'kneeDeepInTheDead' });
    const c = await guest();
    for (const p of [b, c]) await p.request('POST', `/api/matches/${id}/join`, {});
    for (const p of [b, c]) await p.join(id);
    expect(await b.say({ t: 'resign', match: id, seat: 1 })).toMatchObject({ t: 'ok' });
    await sleep(300);
    expect((await matchOf(id)).result).toBeNull();
    expect(await c.say({ t: 'resign', match: id, seat: 2 })).toMatchObject({ t: 'ok' });
    await until(async () => (await matchOf(id)).result !== null);
    expect((await matchOf(id)).result).toMatchObject({ winners: [0], by: 'resigned' });
  });

  it('who resigns has lost, the file is there, and a rematch is made', async () => {
    const { a, b, match } = await sitDown();
    await playUntil(8, dice(12), a, b);
    expect((await a.request('GET', `/api/matches/${match.id}/file`)).status).toBe(409);
    expect(await a.say({ t: 'resign', match: match.id, seat: 0 })).toMatchObject({ t: 'ok' });
    await eventually(async () => {
      const over = await a.request('GET', `/api/matches/${match.id}`);
      expect(over.body).toMatchObject({ status: 'over', result: { by: 'resigned' } });
    });
    const file = await b.request('GET', `/api/matches/${match.id}/file`);
    expect(file).toMatchObject({ status: 200, body: { format: 'sightline-match/1' } });
    const again = await b.request('POST', `/api/matches/${match.id}/rematch`, {});
    expect(again.status).toBeLessThan(300);
  });

  it('whoever is awaited is called when the server is back, if it ended before it could; once', async () => {
    const { a, b, match } = await sitDown();
    const table = (await server.registry.table(match.id))!;
    await atRest(match.id, a, b);
    const asked = table.match.awaiting()[0] === 0 ? a : b;
    const called = await reachable(asked);
    const counted = async () => (await server.metrics.notices.get()).values[0].value;
    /** The server ends with everybody at the table, who do not come back. */
    const restarted = async () => {
      await server.close();
      fakeTime({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
      try {
        server = await open();
        expect(server.registry.at(match.id)).toBeNull();
        await vi.advanceTimersByTimeAsync(RETURN_MS);
      } finally {
        vi.useRealTimers();
      }
    };
    await restarted();
    // A process that shares its database hears first who is at the tables of others.
    await until(async () => called().length > 0 && (await counted()) > 0);
    expect([called().length, await counted()]).toEqual([1, 1]);
    expect(server.registry.at(match.id)).not.toBeNull();
    await restarted();
    await sleep(2_500);
    expect([called().length, await counted()]).toEqual([1, 0]);
    for (const p of players) p.addresses = [server.address];
  });

  it('a match that was put away is live again from its snapshot and log', async () => {
    const { a, b, match } = await sitDown();
    await playUntil(260, dice(13), a, b);
    const { n } = a.at(match.id, 0);
    // The first of them is kept; another so soon would cost more than it saves, unless it is the last.
    await eventually(async () => {
      const { result, length } = await matchOf(match.id);
      const kept = await server.registry.matches.snapshot(match.id);
      expect(kept).toMatchObject({ n: result === null ? 128 : length });
    });
    await server.close();
    server = await open();
    for (const p of [a, b]) {
      p.addresses = [server.address];
      await p.connect();
      await p.join(match.id, { since: p.at(match.id, p === a ? 0 : 1).n });
    }
    await playUntil(n + 20, dice(14), a, b);
    await atRest(match.id, a, b);
    seenAs(b.at(match.id, 1), await matchOf(match.id));
  });
});
