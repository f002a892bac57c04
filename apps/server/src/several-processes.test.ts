import { dice } from '@sightline/kernel';
import type { OnlineMatch } from '@sightline/wire';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { subscriber } from './notices/testing.ts';
import { anyAnswer } from './testing/answers.ts';
import { type ChildServer, startChild } from './testing/child.ts';
import { playUntil } from './testing/play.ts';
import { ProtocolClient } from './testing/player.ts';
import { freshPostgres } from './testing/shared-postgres.ts';
import { eventually, PATIENCE_MS, sleep, until } from './testing/waiting.ts';

describe('two processes on one PostgreSQL', () => {
  let url: string;
  let one: ChildServer;
  let two: ChildServer;
  const players: ProtocolClient[] = [];
  const start = () =>
    startChild({
      DATABASE_URL: url,
      LIMIT_GUESSES: '1000',
      LIMIT_MESSAGES: '1000',
      LIMIT_BOTS: '100000',
      LEAST_CLOCK: '1',
      BOT_PACE: '5',
    });

  beforeAll(async () => {
    url = await freshPostgres();
    [one, two] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    for (const p of players) p.close();
    await Promise.all([one.stop(), two.stop()]);
  });

  const guestAt = async (...addresses: string[]) => {
    const player = await ProtocolClient.guest(...addresses);
    player.tireless = true;
    players.push(player);
    await player.connect();
    return player;
  };

  it('players of one match see every input in order, and killing one process moves its players', async () => {
    const a = await guestAt(one.address, two.address);
    const b = await guestAt(two.address, one.address);
    const watcher = await guestAt(two.address);
    const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'bot', level: 'easy' }] as const;
    const { id } = await a.create({ seats });
    expect((await b.request('POST', `/api/matches/${id}/join`, {})).status).toBe(200);
    const told = new Map<ProtocolClient, number[]>();
    for (const p of [a, b, watcher]) {
      const ns: number[] = [];
      told.set(p, ns);
      p.on('told', (_, m) => {
        if (m.t === 'input') ns.push(m.n);
      });
      expect(await p.join(id)).toMatchObject({ t: 'ok' });
    }
    await playUntil(60, dice(1), a, b);

    // Talk and presence go from process to process too.
    const heard = new Promise<string>((done) =>
      a.on('frame', (text) => {
        if (text.includes('over there')) done(text);
      }),
    );
    await b.say({ t: 'chat', match: id, to: 'table', text: 'hello over there' });
    expect(await heard).toContain('chat');

    const { n } = a.at(id, 0);
    const began = performance.now();
    await one.kill();
    await playUntil(n + 1, dice(2), a, b);
    const took = performance.now() - began;
    console.log(`the players of the dead process played on after ${Math.round(took)} ms`);
    expect(took).toBeLessThan(5_000);
    await playUntil(n + 40, dice(3), a, b);
    // Until all have seen the same, and it is for people to go on.
    await until(() => {
      const all = [...told.keys()].map((p) => [...p.seen.values()][0]);
      const { view } = all[0];
      const stands = view.result !== null || !view.awaiting.includes(seats.length - 1);
      return stands && all.every((seen) => seen.n === all[0].n);
    });

    for (const [p, ns] of told) {
      const seen = [...p.seen.values()][0];
      expect(ns).toEqual(Array.from({ length: seen.n - ns[0] + 1 }, (_, i) => ns[0] + i));
    }
    const last = [...told.keys()].map((p) => [...p.seen.values()][0].n);
    expect(new Set(last).size).toBe(1);
    one = await start();
  });

  it('whatever is said at one is heard at the other: each line, once, in its order', async () => {
    const [a, b] = [await guestAt(one.address), await guestAt(two.address)];
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }] });
    await b.request('POST', `/api/matches/${id}/join`, {});
    const heard: string[] = [];
    b.on('frame', (text) => {
      const m = JSON.parse(text) as { readonly t: string; readonly k: number; readonly text: string };
      if (m.t === 'chat') heard.push(`${m.k} ${m.text}`);
    });
    for (const p of [a, b]) expect(await p.join(id)).toMatchObject({ t: 'ok' });
    // Several who speak at the same time: who is first is open, but nobody goes unheard.
    const speakers = [a, await guestAt(one.address), await guestAt(one.address), await guestAt(two.address)];
    for (const p of speakers.slice(1)) await p.join(id);
    const talk = speakers.flatMap((p) =>
      Array.from({ length: 8 }, () => p.say({ t: 'chat', match: id, to: 'table', text: 'at once' })),
    );
    await Promise.all(talk);
    const lines = (what: string, from: number, n: number) =>
      Array.from({ length: n }, (_, i) => `${from + i} ${what}`);
    const first = lines('at once', 1, talk.length);
    await eventually(() => expect(heard).toEqual(first));

    // Nobody listens for a moment; what was said then is heard as soon as somebody does again.
    const pool = new pg.Pool({ connectionString: url });
    const deaf =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
    const cut = (await pool.query(deaf)).rowCount;
    await pool.end();
    expect(cut).toBeGreaterThanOrEqual(2);
    // What could not be stored is refused, and said again.
    const say = () => a.say({ t: 'chat', match: id, to: 'table', text: 'meanwhile' });
    for (let i = 0; i < 3; i++) while ((await say()).t !== 'ok');
    const more = lines('meanwhile', talk.length + 1, 3);
    await eventually(() => expect(heard).toEqual([...first, ...more]));
  });

  it('who watches at one is told at once that the same people play once more at the other, and where', async () => {
    const [a, b] = [await guestAt(one.address), await guestAt(one.address)];
    const watcher = await guestAt(two.address);
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }] });
    await b.request('POST', `/api/matches/${id}/join`, {});
    for (const p of [a, b, watcher]) expect(await p.join(id)).toMatchObject({ t: 'ok' });
    await a.say({ t: 'resign', match: id, seat: 0 });
    const over = () => watcher.at(id, 30).view.result;
    await vi.waitFor(() => expect(over()).not.toBeNull(), PATIENCE_MS);
    /** What the watcher finds when they are told of people next. */
    const told = async () => {
      await new Promise<void>((done) => {
        const hear = (text: string) => {
          if (!text.startsWith('{"t":"people"')) return;
          watcher.off('frame', hear);
          done();
        };
        watcher.on('frame', hear);
      });
      return ((await watcher.request('GET', `/api/matches/${id}`)).body as OnlineMatch).rematch;
    };
    // Who came and went may still be on its way.
    await new Promise((soon) => setTimeout(soon, 500));
    let next = told();
    const { body } = await b.request('POST', `/api/matches/${id}/rematch`, {});
    const again = (body as OnlineMatch).id;
    expect(await next).toBeNull();
    next = told();
    // Not by the way through the match before.
    await b.request('POST', `/api/matches/${again}/start`, {});
    expect(await next).toBe(again);
  }, 20_000);

  it('who signs out at one is shown out at the other, and a guest who gets an account comes back as that', async () => {
    const byes = (p: ProtocolClient) =>
      new Promise<string>((done) =>
        p.on('frame', (text) => {
          const m = JSON.parse(text) as { readonly t: string; readonly code: string };
          if (m.t === 'bye') done(m.code);
        }),
      );
    const [out, kept] = [await guestAt(two.address), await guestAt(two.address)];
    const { id } = await kept.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    await kept.join(id);
    for (const p of [out, kept]) {
      p.tireless = false;
      p.addresses = [one.address];
    }
    const shown = [byes(out), byes(kept)];
    expect((await out.request('POST', '/api/auth/sign-out', {})).status).toBe(200);
    expect(await shown[0]).toBe('signed-out');
    const account = { email: 'kept@example.org', password: 'a long password', name: 'Kept' };
    const signedUp = await fetch(new URL('/api/auth/sign-up/email', one.address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${kept.token}`,
        'content-type': 'application/json',
        origin: new URL(one.address).origin,
      },
      body: JSON.stringify(account),
    });
    expect(signedUp.status).toBe(200);
    expect(await shown[1]).toBe('restarting');
  });

  it('a process that has just started calls nobody who sits at another one, and whoever gets up there can be called', async () => {
    const [a, b] = [await guestAt(one.address), await guestAt(two.address)];
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }] });
    await b.request('POST', `/api/matches/${id}/join`, {});
    for (const p of [a, b]) expect(await p.join(id)).toMatchObject({ t: 'ok' });
    const browser = { endpoint: `https://push.example/${id}`, keys: subscriber().keys };
    expect((await a.request('POST', '/api/push', browser)).status).toBe(204);
    const waits = (p: ProtocolClient, seat: number) => p.at(id, 1).view.awaiting.includes(seat);
    for (let n = 0; !waits(b, 1); n++) await playUntil(n, dice(n), a, b);
    b.cut();
    b.close();
    const three = await startChild({ DATABASE_URL: url });
    try {
      const back = new ProtocolClient([three.address], b.token);
      players.push(back);
      await back.connect();
      await back.join(id);
      for (let n = back.at(id, 1).n + 1; !waits(back, 0); n++) await playUntil(n, dice(n), back);
      await until(async () => {
        const shown = await back.request('GET', `/api/matches/${id}`);
        return (shown.body as OnlineMatch).seats[0].online;
      });
      await sleep(2_500);
      const pool = new pg.Pool({ connectionString: url });
      const told = async () =>
        (await pool.query('select from setting where name like $1', [`noticed/${id}/%`])).rowCount;
      expect(await told()).toBe(0);

      // Told of it all the same, by a process that had heard nothing of them: that is no reason not to call them later.
      await pool.query(
        "insert into setting select 'noticed/' || match || '/' || person, $2 from seat where match = $1 and seat = 0",
        [id, String(Date.now() - 1_000)],
      );
      expect(await told()).toBe(1);
      a.close();
      await until(async () => (await told()) === 0);
      await pool.end();
    } finally {
      await three.stop();
    }
  });

  it('whoever does not look at the table at one process is away for the other', async () => {
    const [a, b] = [await guestAt(one.address), await guestAt(two.address)];
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'free' }] });
    await b.request('POST', `/api/matches/${id}/join`, {});
    for (const p of [a, b]) expect(await p.join(id)).toMatchObject({ t: 'ok' });
    const online = async () =>
      ((await b.request('GET', `/api/matches/${id}`)).body as OnlineMatch).seats[0].online;
    for (const t of ['away', 'here'] as const) {
      await vi.waitFor(async () => expect(await online()).toBe(t === 'away'), PATIENCE_MS);
      expect(await a.say({ t, match: id })).toMatchObject({ t: 'ok' });
      await vi.waitFor(async () => expect(await online()).toBe(t === 'here'), PATIENCE_MS);
    }
  });

  it('bots among themselves go on where somebody looks, and rest at both when nobody does', async () => {
    const [a, b] = [await guestAt(one.address), await guestAt(two.address)];
    const bot = { kind: 'bot', level: 'easy' } as const;
    const { id } = await a.create({ seats: [bot, bot], clock: 8 });
    const client = new pg.Client(url);
    await client.connect();
    const log = async () =>
      (await client.query<{ input: string }>('select input from input where match = $1', [id])).rows;
    await sleep(1_500);
    expect(await log()).toEqual([]);
    for (const p of [b, a, b]) {
      expect(await p.join(id)).toMatchObject({ t: 'ok' });
      const { n } = p.at(id, 30);
      await until(() => p.at(id, 30).n > n + 20);
      await p.say({ t: 'leave', match: id });
      await sleep(500);
      const before = (await log()).length;
      // Longer than it takes a process to go on with what another has left.
      await sleep(p === a ? 9_000 : 1_500);
      expect(await log()).toHaveLength(before);
    }
    const kinds = (await log()).map(({ input }) => (JSON.parse(input) as { readonly kind: string }).kind);
    expect(kinds).toContain('answer');
    expect(kinds).not.toContain('timeout');
    await client.end();
  });

  it('races for one answer are decided by the log: it takes effect once', async () => {
    const a = await guestAt(two.address);
    const elsewhere = new ProtocolClient([one.address], a.token);
    players.push(elsewhere);
    await elsewhere.connect();
    const { id } = await a.create({ seats: [{ kind: 'me' }, { kind: 'me' }] });
    await a.join(id);
    await elsewhere.join(id);
    for (let round = 0; round < 30; round++) {
      const seat = [0, 1].find((s) => a.at(id, s).view.decision !== null) ?? 0;
      const at = a.at(id, seat);
      const { decision, view, n } = at;
      if (view.decision === null) throw new Error('nobody is asked');
      const answers = [anyAnswer(view.decision, dice(round))];
      const message = { t: 'answer', match: id, seat, decision, answers } as const;
      // The same input by the same name through both processes at once.
      const acks = await Promise.all([
        a.say(message, `race ${round}`),
        elsewhere.say(message, `race ${round}`),
      ]);
      // Not every combination that a question lists is allowed.
      if (acks[0].t === 'no') continue;
      expect(acks[1]).toEqual({ ...acks[0] });
      while (a.at(id, seat).n <= n || elsewhere.at(id, seat).n < a.at(id, seat).n) await sleep(2);
      expect(elsewhere.at(id, seat).view).toEqual(a.at(id, seat).view);
    }
  });
});
