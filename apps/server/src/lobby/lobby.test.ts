import { commitmentTo, dice, SPECTATOR } from '@sightline/kernel';
import type { OnlineMatch } from '@sightline/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '../games.ts';
import { KINDS } from '../people/testing.ts';
import { anyAnswer } from '../testing/answers.ts';
import { until } from '../testing/waiting.ts';
import {
  ask,
  BOT,
  FREE,
  idOf,
  ME,
  made,
  openLobby,
  standing,
  strangeId,
  type TestLobby,
  wish,
} from './testing.ts';
import { FRESH_MS } from './waiting.ts';

const PEOPLE = ['ann', 'ben', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal'];

describe.each(KINDS)('the lobby on $name', (kind) => {
  let server: Awaited<ReturnType<typeof kind.open>>;
  let lobby: TestLobby;
  const open = async (more?: Parameters<typeof openLobby>[1]) => {
    lobby = await openLobby(await server.make(), more);
  };
  const row = async (id: string) => (await lobby.matches.find(id))!.match;
  /** Somebody looks at a table: where only bots play, nothing happens otherwise. */
  const look = async (id: string) => {
    const listener = { person: idOf('eve'), socket: 0, seat: SPECTATOR, full: false, send: () => {} };
    await (await lobby.registry.table(id))?.join(listener, null);
  };
  /** Time stands still until it is made to pass; what it brings is done then. */
  const passing = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const passed = async (ms: number) => {
      vi.advanceTimersByTime(ms);
      for (const began = performance.now(); performance.now() - began < 200; )
        await new Promise((soon) => setImmediate(soon));
    };
    return { passed, now: () => Date.now() };
  };

  beforeAll(async () => {
    server = await kind.open();
  });
  afterAll(() => server.close());
  afterEach(async () => {
    vi.useRealTimers();
    await lobby.close();
  });

  describe('making a match', () => {
    it('waits for people, and tells no secret', async () => {
      await open();
      const { status, match, text, headers } = await ask(
        lobby,
        'ann',
        'POST',
        '',
        wish({ clock: 600, refill: 30 }),
      );
      expect(status).toBe(201);
      expect(match).toMatchObject({
        game: 'doom',
        rules: games.doom.game.version,
        setup: { mission: 'theNest' },
        status: 'gathering',
        host: true,
        invitedBy: 'ann',
        clock: 600,
        refill: 30,
        inputs: 0,
        awaiting: [],
        result: null,
        rematch: null,
        seats: [
          { seat: 0, mine: true, name: 'ann', bot: null, online: false },
          { seat: 1, mine: false, name: null, bot: null, online: false },
        ],
      });
      expect(match.id).toMatch(/^[\w-]{22}$/);
      const { seed, lots, commitment, clock } = await row(match.id);
      expect(clock).toBe(600_000);
      expect(commitmentTo(seed)).toBe(commitment);
      expect(match.commitment).toBe(commitment);
      expect(lots).not.toBe(seed);
      for (const secret of [seed, lots, idOf('ann')]) expect(text).not.toContain(secret);
      expect(headers['content-type']).toContain('application/json');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    it('takes what is chosen of several, and the first of them if nobody says', async () => {
      await open();
      const fireteam = { game: 'fireteam-zero', mission: 'riverCrossing' };
      const settled = async (more: object) =>
        (await ask(lobby, 'ann', 'POST', '', wish({ ...fireteam, ...more }))).match.setup;
      const { mission } = fireteam;
      expect(await settled({})).toEqual({ mission });
      expect(await settled({ choices: { difficulty: 'hard' } })).toEqual({ mission, difficulty: 'hard' });
      const { status } = await ask(
        lobby,
        'ann',
        'POST',
        '',
        wish({ ...fireteam, choices: { difficulty: 'none' } }),
      );
      expect(status).toBe(400);
    });

    it('begins at once if no seat is free, and the bots play', async () => {
      await open();
      const before = Date.now();
      const { match } = await ask(lobby, 'ann', 'POST', '', wish({ seats: [BOT, BOT] }));
      expect(match.status).toBe('running');
      expect((await row(match.id)).started).toBeGreaterThanOrEqual(before);
      await look(match.id);
      await until(async () => (await row(match.id)).inputs > 3);
    });

    it.each([
      ['another game', { game: 'chess' }, 'no-such-game'],
      ['a game that every object has', { game: 'constructor' }, 'no-such-game'],
      ['an unknown mission', { mission: 'nowhere' }, 'wrong-setup'],
      ['a mission that every object has', { mission: 'toString' }, 'wrong-setup'],
      ['too few seats', { seats: [ME] }, 'wrong-setup'],
      ['too many seats', { seats: Array(9).fill(FREE) }, 'wrong-setup'],
      ['an unknown level', { seats: [ME, { kind: 'bot', level: 'toString' }] }, 'no-such-level'],
      ['no time at all', { clock: 0 }, 'malformed'],
      ['no time for a turn', { clock: 600, refill: 0 }, 'malformed'],
      ['presets that are none', { presets: { 0: { class: 'all' } } }, 'malformed'],
      ['no seats', { seats: [] }, 'malformed'],
    ])('refuses %s and stores nothing', async (_, more, error) => {
      await open();
      const answer = await ask(lobby, 'ann', 'POST', '', { ...wish(), ...more });
      expect([answer.status, answer.error]).toEqual([400, error]);
      expect((await ask(lobby, 'ann', 'GET', '?of=mine')).body.matches).toEqual([]);
    });

    it('keeps what is settled beforehand for the host and for bots only', async () => {
      await open();
      const settled = { class: [1] };
      const seats = [ME, BOT, BOT, FREE];
      const id = await made(lobby, 'ann', {
        seats,
        presets: { 0: settled, 1: settled, 2: settled, 3: settled, 7: settled },
      });
      expect(JSON.parse((await row(id)).presets)).toEqual({ 0: settled, 1: settled, 2: settled });
      // A bot makes room for a person, who chooses for themselves.
      await ask(lobby, 'ann', 'POST', `/${id}/seats/2`, { bot: null });
      await ask(lobby, 'ben', 'POST', `/${id}/join`, { seat: 2 });
      expect((await ask(lobby, 'ann', 'POST', `/${id}/start`)).match.status).toBe('running');
      expect(JSON.parse((await row(id)).presets)).toEqual({ 0: settled, 1: settled });
    });

    it('stops at as many as one may have', async () => {
      await open({ limits: { matches: 2 } });
      const [id] = [await made(lobby, 'ann'), await made(lobby, 'ann')];
      const third = await ask(lobby, 'ann', 'POST', '', wish());
      expect([third.status, third.error]).toEqual([409, 'too-many-matches']);
      const bens = await made(lobby, 'ben');
      expect((await ask(lobby, 'ann', 'POST', `/${bens}/join`)).error).toBe('too-many-matches');
      await ask(lobby, 'ann', 'DELETE', `/${id}`);
      expect((await ask(lobby, 'ann', 'POST', `/${bens}/join`)).status).toBe(200);
    });

    it('lets one leave ten times as many to bots: without anybody there they rest, and never end', async () => {
      await open({ limits: { matches: 1 } });
      await made(lobby, 'ann', { seats: [BOT, BOT] });
      const id = await made(lobby, 'ann', { seats: [ME, BOT] });
      expect((await ask(lobby, 'ann', 'POST', '', wish())).error).toBe('too-many-matches');
      await ask(lobby, 'ann', 'POST', `/${id}/leave`);
      for (let n = 2; n < 10; n++) await made(lobby, 'ann', { seats: [BOT, BOT] });
      expect((await ask(lobby, 'ann', 'POST', '', wish({ seats: [BOT, BOT] }))).error).toBe(
        'too-many-matches',
      );
      expect((await ask(lobby, 'ann', 'POST', '', wish())).error).toBe('too-many-matches');
    });
  });

  describe('sitting down', () => {
    it('begins the match when the last seat is taken', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
      const first = await ask(lobby, 'ben', 'POST', `/${id}/join`);
      expect(first.match.status).toBe('gathering');
      expect(first.match.seats.map((s) => [s.name, s.mine])).toEqual([
        ['ann', false],
        ['ben', true],
        [null, false],
      ]);
      expect(lobby.told).toEqual([id]);
      const last = await ask(lobby, 'cid', 'POST', `/${id}/join`, {});
      expect(last.match).toMatchObject({ status: 'running', host: false });
      expect(last.match.awaiting.length).toBeGreaterThan(0);
      expect(lobby.registry.at(id)).not.toBeNull();
      await until(async () => (await row(id)).awaiting !== '[]');
      expect((await ask(lobby, 'dan', 'POST', `/${id}/join`)).error).toBe('seat-taken');
    });

    it('does not give a second seat for pressing twice, but for asking', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE, FREE] });
      await Promise.all([1, 2, 3].map(() => ask(lobby, 'ben', 'POST', `/${id}/join`)));
      const again = await ask(lobby, 'ben', 'POST', `/${id}/join`);
      expect(again.match.seats.filter((s) => s.mine).map((s) => s.seat)).toEqual([1]);
      const more = await ask(lobby, 'ben', 'POST', `/${id}/join`, { seat: 3 });
      expect(more.match.seats.filter((s) => s.mine).map((s) => s.seat)).toEqual([1, 3]);
      expect((await ask(lobby, 'cid', 'POST', `/${id}/join`, { seat: 3 })).error).toBe('seat-taken');
      expect((await ask(lobby, 'cid', 'POST', `/${id}/join`, { seat: 4 })).error).toBe('no-such-seat');
      expect((await ask(lobby, 'cid', 'POST', `/${id}/join`, { seat: -1 })).error).toBe('malformed');
    });

    it('gives a seat that many want to exactly one of them', async () => {
      await open();
      for (const body of [{ seat: 1 }, undefined]) {
        const id = await made(lobby, 'host', { seats: [ME, FREE] });
        const answers = await Promise.all(PEOPLE.map((p) => ask(lobby, p, 'POST', `/${id}/join`, body)));
        expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
        const others = answers.filter((a) => a.status !== 200);
        expect(others.map((a) => [a.status, a.error])).toEqual(others.map(() => [409, 'seat-taken']));
        expect((await row(id)).status).toBe('running');
      }
    });

    it('is for nobody who has become somebody else meanwhile', async () => {
      await open();
      const id = await made(lobby, 'ann');
      const off = await made(lobby, 'ben');
      await lobby.database.db.deleteFrom('person').where('id', '=', idOf('ben')).execute();
      for (const [path, body] of [
        [`/${id}/join`, {}],
        ['', wish()],
      ] as const)
        expect(await ask(lobby, 'ben', 'POST', path, body)).toMatchObject({
          status: 401,
          error: 'signed-out',
        });
      const { db } = lobby.database;
      const seats = db.selectFrom('seat').select('match').where('person', '=', idOf('ben'));
      expect(await seats.execute()).toEqual([{ match: off }]);
      const matches = db.selectFrom('match').select('id').where('host', '=', idOf('ben'));
      expect(await matches.execute()).toEqual([{ id: off }]);
    });

    it('shows who waits there with one, and nobody who is gone', async () => {
      let now = 1_000_000;
      await open({ now: () => now });
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
      const online = async (who: string) =>
        (await ask(lobby, who, 'GET', `/${id}`)).match.seats.map((s) => s.online);
      await ask(lobby, 'ben', 'POST', `/${id}/join`, {});
      expect(await online('ben')).toEqual([false, true, false]);
      expect(await online('ann')).toEqual([true, true, false]);
      now += 10_000;
      expect(await online('ann')).toEqual([true, true, false]);
      now += 10_000;
      expect(await online('cid')).toEqual([true, false, false]);
      await ask(lobby, 'cid', 'POST', `/${id}/join`, {});
      expect(await online('ann')).toEqual([false, false, false]);
    });

    it('tells whoever does not look at it that it begins; whom it asks first is told so elsewhere', async () => {
      let now = 1_000_000;
      await open({ now: () => now });
      const started = async (looking: string, before: () => unknown = () => {}) => {
        const id = await made(lobby, 'ann', { seats: [FREE, FREE, ME, FREE] });
        for (const who of ['ben', 'cid']) await ask(lobby, who, 'POST', `/${id}/join`);
        now += 60_000;
        await ask(lobby, 'ann', 'GET', `/${id}${looking}`);
        before();
        await ask(lobby, 'dan', 'POST', `/${id}/join`);
        // The marines are asked first, each by themselves.
        expect(lobby.registry.at(id)?.match.awaiting()).toEqual([1]);
        return lobby.notices.splice(0).map(({ what, person, match }) => {
          expect([what, match]).toEqual(['begins', id]);
          return person;
        });
      };
      // Ben sits at the first seat, Cid is asked, Dan has just sat down.
      expect(await started('')).toEqual([idOf('ben')]);
      expect(await started('?unseen=true')).toEqual([idOf('ben'), idOf('ann')]);
      const later = () => {
        now += 15_000;
      };
      expect(await started('', later)).toEqual([idOf('ben'), idOf('ann')]);
      expect((await ask(lobby, 'ann', 'GET', `/${strangeId()}?unseen=perhaps`)).error).toBe('malformed');
    });

    it('tells whoever has just looked at it and went, when they do not come to the table', async () => {
      const at = new Set<string>();
      const presence = {
        isAt: (_: string, who: string) => at.has(who),
        goneSince: () => 0,
        hasHeard: () => true,
      };
      const { passed, now } = passing();
      await open({ now, presence });
      const started = async (...come: string[]) => {
        const id = await made(lobby, 'ann', { seats: [FREE, FREE, ME, FREE] });
        for (const who of ['ben', 'cid', 'dan']) await ask(lobby, who, 'POST', `/${id}/join`);
        for (const who of come) at.add(idOf(who));
        expect(lobby.notices).toEqual([]);
        await passed(FRESH_MS);
        at.clear();
        return lobby.notices
          .splice(0)
          .map(({ what, person }) => `${what} ${person}`)
          .sort();
      };
      // Cid is asked, and called like anybody else.
      expect(await started()).toEqual(['ann', 'ben', 'dan'].map((who) => `begins ${idOf(who)}`));
      expect(await started('ann', 'dan')).toEqual([`begins ${idOf('ben')}`]);
    });

    it('begins once when several take the last seats at the same moment', async () => {
      await open();
      for (let round = 0; round < 5; round++) {
        const id = await made(lobby, 'host', { seats: [ME, FREE, FREE, FREE, FREE] });
        const four = PEOPLE.slice(0, 4);
        const answers = await Promise.all([
          ...four.map((p, i) => ask(lobby, p, 'POST', `/${id}/join`, { seat: i + 1 })),
          ask(lobby, 'host', 'GET', `/${id}`),
        ]);
        expect(answers.map((a) => a.status)).toEqual(answers.map(() => 200));
        const { status, started } = await row(id);
        expect([status, typeof started]).toEqual(['running', 'number']);
        await ask(lobby, 'host', 'POST', `/${id}/start`);
        expect((await row(id)).started).toBe(started);
      }
    });
  });

  // A file has one process.
  if (kind.name === 'PostgreSQL')
    it('is one lobby, however many processes it has', async () => {
      const config = await server.make();
      lobby = await openLobby(config);
      const beside = await openLobby(config);
      for (let round = 0; round < 5; round++) {
        const id = await made(lobby, 'host', { seats: [ME, FREE, FREE, FREE] });
        const answers = await Promise.all(
          PEOPLE.map((p, i) => ask(i % 2 === 0 ? lobby : beside, p, 'POST', `/${id}/join`)),
        );
        const seated = PEOPLE.filter((_, i) => answers[i].status === 200);
        expect(answers.filter((a) => a.error === 'seat-taken')).toHaveLength(PEOPLE.length - 3);
        const { match } = await ask(beside, 'host', 'GET', `/${id}`);
        expect(match.status).toBe('running');
        expect(new Set(match.seats.map((s) => s.name))).toEqual(new Set([...seated, 'host']));
      }
      await beside.close();
    });

  describe('going away', () => {
    it('frees the seat as long as nothing has begun', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
      await ask(lobby, 'ben', 'POST', `/${id}/join`);
      const { match } = await ask(lobby, 'ben', 'POST', `/${id}/leave`);
      expect(match.seats.map((s) => s.name)).toEqual(['ann', null, null]);
      expect((await ask(lobby, 'ben', 'POST', `/${id}/leave`)).error).toBe('not-your-seat');
    });

    it('frees one of several seats, if one says which', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, ME, FREE, FREE] });
      const leave = (who: string, body?: object) => ask(lobby, who, 'POST', `/${id}/leave`, body);
      expect((await leave('ann', { seat: 1 })).match.seats.map((s) => s.name)).toEqual([
        'ann',
        null,
        null,
        null,
      ]);
      expect((await leave('ann', { seat: 1 })).error).toBe('not-your-seat');
      expect((await leave('ann', { seat: 9 })).error).toBe('not-your-seat');
      await ask(lobby, 'ben', 'POST', `/${id}/join`, { seat: 1 });
      expect((await leave('ann', { seat: 1 })).error).toBe('not-your-seat');
      expect((await leave('ann', { seat: -1 })).error).toBe('malformed');
      await ask(lobby, 'ann', 'POST', `/${id}/join`, { seat: 2 });
      await ask(lobby, 'ann', 'POST', `/${id}/start`);
      expect((await leave('ann', { seat: 2, bot: 'easy' })).match.seats.map((s) => s.bot)).toEqual([
        null,
        null,
        'easy',
        'normal',
      ]);
    });

    it('makes somebody else the host, where the host gives up the last seat and others wait', async () => {
      await open();
      const settled = { class: [1] };
      const id = await made(lobby, 'ann', {
        seats: [ME, ME, BOT, BOT, FREE],
        presets: { 0: settled, 1: settled, 2: settled, 3: settled },
      });
      const hosts = async () => {
        const shown = ['ann', 'ben', 'cid'].map(
          async (who) => (await ask(lobby, who, 'GET', `/${id}`)).match,
        );
        return (await Promise.all(shown)).map((m) => m.host);
      };
      const leave = (body?: object) => ask(lobby, 'ann', 'POST', `/${id}/leave`, body);
      // As long as nobody else waits there, it stays theirs.
      await leave();
      expect(await hosts()).toEqual([true, false, false]);
      for (const seat of [0, 1]) await ask(lobby, 'ann', 'POST', `/${id}/join`, { seat });
      await ask(lobby, 'ann', 'POST', `/${id}/seats/3`, { bot: null });
      await ask(lobby, 'ben', 'POST', `/${id}/join`, { seat: 3 });
      await leave({ seat: 0 });
      await ask(lobby, 'cid', 'POST', `/${id}/join`, { seat: 4 });
      expect(await hosts()).toEqual([true, false, false]);
      expect(lobby.notices).toEqual([]);
      expect((await leave({ seat: 1 })).match.host).toBe(false);
      expect(await hosts()).toEqual([false, true, false]);
      // What the host before had settled for themselves is nobody's.
      expect(JSON.parse((await row(id)).presets)).toEqual({ 2: settled });
      await ask(lobby, 'ann', 'POST', `/${id}/join`);
      for (const [method, path] of [
        ['POST', '/start'],
        ['DELETE', ''],
      ] as const)
        expect((await ask(lobby, 'ann', method, `/${id}${path}`)).error).toBe('not-allowed');
      expect((await ask(lobby, 'ben', 'POST', `/${id}/start`)).match.status).toBe('running');
    });

    it('tells whoever is the host now, unless they see it themselves', async () => {
      let now = 1_000_000;
      await open({ now: () => now });
      const passed = async (looking: boolean) => {
        const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
        await ask(lobby, 'ben', 'POST', `/${id}/join`);
        now += 60_000;
        if (looking) await ask(lobby, 'ben', 'GET', `/${id}`);
        await ask(lobby, 'ann', 'POST', `/${id}/leave`);
        const told = { what: 'hosting', person: idOf('ben'), match: id, game: 'doom', by: idOf('ann') };
        return lobby.notices.splice(0).map((notice) => {
          expect(notice).toEqual(told);
          return notice.what;
        });
      };
      expect(await passed(true)).toEqual([]);
      expect(await passed(false)).toEqual(['hosting']);
    });

    it('tells them also if they have just looked and went; not if they look on, or have left as well', async () => {
      const { passed, now } = passing();
      await open({ now });
      const after = async (meanwhile: (id: string) => Promise<unknown>) => {
        const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
        await ask(lobby, 'ben', 'POST', `/${id}/join`);
        await ask(lobby, 'ann', 'POST', `/${id}/leave`);
        await passed(FRESH_MS / 2);
        expect(lobby.notices).toEqual([]);
        await meanwhile(id);
        await passed(FRESH_MS / 2);
        return lobby.notices.splice(0).map(({ what }) => what);
      };
      expect(await after(async () => {})).toEqual(['hosting']);
      expect(await after((id) => ask(lobby, 'ben', 'GET', `/${id}`))).toEqual([]);
      expect(await after((id) => ask(lobby, 'ben', 'GET', `/${id}?unseen=true`))).toEqual(['hosting']);
      const leaves = async (id: string) => {
        await ask(lobby, 'ben', 'POST', `/${id}/leave`);
        await passed(FRESH_MS);
      };
      expect(await after(leaves)).toEqual([]);
    });

    it('lets a bot play on until one comes back', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE] });
      await ask(lobby, 'ben', 'POST', `/${id}/join`);
      expect((await ask(lobby, 'ben', 'POST', `/${id}/leave`, { bot: 'genius' })).error).toBe(
        'no-such-level',
      );
      for (const who of ['ann', 'ben']) await ask(lobby, who, 'POST', `/${id}/leave`, { bot: 'easy' });
      const { match } = await ask(lobby, 'ben', 'GET', `/${id}`);
      expect(match.seats).toMatchObject([
        { name: 'ann', bot: 'easy' },
        { name: 'ben', bot: 'easy', mine: true },
      ]);
      await look(id);
      await until(async () => (await ask(lobby, 'ben', 'GET', `/${id}`)).match.inputs > 3);
      for (const who of ['ann', 'ben']) await ask(lobby, who, 'POST', `/${id}/return`);
      const back = (await ask(lobby, 'ben', 'GET', `/${id}`)).match;
      expect(back.seats.map((s) => s.bot)).toEqual([null, null]);
      expect((await ask(lobby, 'cid', 'POST', `/${id}/return`)).error).toBe('not-your-seat');
    });

    it('is found by another process if this one ends before the bot has begun', async () => {
      await open();
      const id = await made(lobby, 'ann');
      await ask(lobby, 'ben', 'POST', `/${id}/join`);
      await lobby.registry.close();
      await lobby.database.db.updateTable('match').set({ due: null }).where('id', '=', id).execute();
      await ask(lobby, 'ann', 'POST', `/${id}/leave`);
      expect(await lobby.matches.due(games, Date.now() + 1, 10)).toEqual([id]);
    });
  });

  describe('being the host', () => {
    it('puts bots into free seats, takes them away, and begins', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE, FREE] });
      const seat = (n: number, bot: string | null, who = 'ann') =>
        ask(lobby, who, 'POST', `/${id}/seats/${n}`, { bot });
      expect((await seat(1, 'easy', 'ben')).error).toBe('not-allowed');
      expect((await seat(0, 'easy')).error).toBe('seat-taken');
      expect((await seat(9, 'easy')).error).toBe('no-such-seat');
      expect((await seat(1, 'genius')).error).toBe('no-such-level');
      expect((await seat(1, 'easy')).match.seats[1].bot).toBe('easy');
      expect((await ask(lobby, 'ben', 'POST', `/${id}/join`, { seat: 1 })).error).toBe('seat-taken');
      expect((await seat(1, null)).match.seats[1].bot).toBeNull();
      expect((await ask(lobby, 'ben', 'POST', `/${id}/join`, { seat: 1 })).status).toBe(200);
      expect((await ask(lobby, 'ben', 'POST', `/${id}/start`)).error).toBe('not-allowed');
      const { match } = await ask(lobby, 'ann', 'POST', `/${id}/start`);
      expect(match.status).toBe('running');
      expect(match.seats.map((s) => s.bot)).toEqual([null, null, 'normal', 'normal']);
      expect((await seat(2, null)).error).toBe('already-started');
      expect((await ask(lobby, 'ann', 'DELETE', `/${id}`)).error).toBe('already-started');
    });

    it('begins when the host says so, however many seats they have given to bots', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
      const seat = (n: number, bot: string | null) => ask(lobby, 'ann', 'POST', `/${id}/seats/${n}`, { bot });
      for (const bot of ['easy', 'normal', null, 'easy'])
        for (const n of [1, 2]) expect((await seat(n, bot)).match.status).toBe('gathering');
      expect((await ask(lobby, 'ben', 'POST', `/${id}/join`)).error).toBe('seat-taken');
      const { match } = await ask(lobby, 'ann', 'POST', `/${id}/start`);
      expect(match.status).toBe('running');
      expect(match.seats.map((s) => s.bot)).toEqual([null, 'easy', 'easy']);
    });

    it('calls the match off', async () => {
      await open();
      const id = await made(lobby, 'ann');
      expect((await ask(lobby, 'ben', 'DELETE', `/${id}`)).error).toBe('not-allowed');
      expect((await ask(lobby, 'ann', 'DELETE', `/${id}`)).status).toBe(204);
      expect((await ask(lobby, 'ann', 'GET', `/${id}`)).error).toBe('no-such-match');
      expect(await lobby.matches.seats(id)).toEqual([]);
    });
  });

  describe('asking somebody off a table', () => {
    const dismiss = (id: string, seat: number, name: string, who = 'ann') =>
      ask(lobby, who, 'POST', `/${id}/seats/${seat}/dismiss`, { name });
    const names = async (id: string) =>
      (await ask(lobby, 'ann', 'GET', `/${id}`)).match.seats.map((s) => s.name);

    it('frees all seats they have, and they get none there again', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE, FREE, FREE], open: true });
      for (const seat of [1, 3]) await ask(lobby, 'ben', 'POST', `/${id}/join`, { seat });
      await ask(lobby, 'cid', 'POST', `/${id}/join`);
      lobby.told.length = 0;
      const { match } = await dismiss(id, 3, 'ben');
      expect(match.seats.map((s) => s.name)).toEqual(['ann', null, 'cid', null, null]);
      expect(match).toMatchObject({ status: 'gathering', host: true, dismissed: false });
      expect(lobby.told).toEqual([id]);
      for (const body of [undefined, {}, { seat: 1 }]) {
        const { status, error } = await ask(lobby, 'ben', 'POST', `/${id}/join`, body);
        expect([status, error]).toEqual([403, 'dismissed']);
      }
      expect(await names(id)).toEqual(['ann', null, 'cid', null, null]);
      expect((await ask(lobby, 'ben', 'GET', `/${id}`)).match.dismissed).toBe(true);
      for (const who of ['cid', 'dan', ''])
        expect((await ask(lobby, who, 'GET', `/${id}`)).match.dismissed).toBe(false);
      // It is not offered to them either, and to everybody else as before.
      expect((await ask(lobby, 'ben', 'GET', '?of=open')).body.matches).toEqual([]);
      for (const who of ['dan', ''])
        expect((await ask(lobby, who, 'GET', '?of=open')).body.matches).toHaveLength(1);
      // At another table of the same host they are welcome.
      const other = await made(lobby, 'ann');
      expect((await ask(lobby, 'ben', 'POST', `/${other}/join`)).status).toBe(200);
    });

    it('tells them, unless they see it themselves', async () => {
      let now = 1_000_000;
      await open({ now: () => now });
      const gone = async (looking: string) => {
        const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
        await ask(lobby, 'ben', 'POST', `/${id}/join`);
        now += 60_000;
        if (looking !== 'away') await ask(lobby, 'ben', 'GET', `/${id}${looking}`);
        await dismiss(id, 1, 'ben');
        const told = { what: 'dismissed', person: idOf('ben'), match: id, game: 'doom' };
        return lobby.notices.splice(0).map((notice) => {
          expect(notice).toEqual(told);
          return notice.what;
        });
      };
      expect(await gone('')).toEqual([]);
      expect(await gone('?unseen=true')).toEqual(['dismissed']);
      expect(await gone('away')).toEqual(['dismissed']);
    });

    it('tells them also if they have just looked and went, and not if their page has shown it', async () => {
      const { passed, now } = passing();
      await open({ now });
      const after = async (looking: string | null) => {
        const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
        await ask(lobby, 'ben', 'POST', `/${id}/join`);
        await dismiss(id, 1, 'ben');
        await passed(FRESH_MS / 2);
        expect(lobby.notices).toEqual([]);
        if (looking !== null) await ask(lobby, 'ben', 'GET', `/${id}${looking}`);
        await passed(FRESH_MS / 2);
        return lobby.notices.splice(0).map(({ what }) => what);
      };
      expect(await after(null)).toEqual(['dismissed']);
      expect(await after('?unseen=true')).toEqual(['dismissed']);
      expect(await after('')).toEqual([]);
    });

    it('is for the host, before the match begins, and never for the host’s own seat', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, BOT, FREE] });
      await ask(lobby, 'ben', 'POST', `/${id}/join`);
      const refused = async (answer: ReturnType<typeof dismiss>) => {
        const { status, error } = await answer;
        return [status, error];
      };
      expect(await refused(dismiss(id, 0, 'ann', 'ben'))).toEqual([403, 'not-allowed']);
      expect(await refused(dismiss(id, 1, 'ben', 'ben'))).toEqual([403, 'not-allowed']);
      expect(await refused(dismiss(id, 1, 'ben', 'cid'))).toEqual([403, 'not-allowed']);
      expect(await refused(dismiss(id, 1, 'ben', ''))).toEqual([401, 'signed-out']);
      expect(await refused(dismiss(id, 0, 'ann'))).toEqual([403, 'not-allowed']);
      expect(await refused(dismiss(id, 9, 'ben'))).toEqual([404, 'no-such-seat']);
      expect(await refused(dismiss(strangeId(), 1, 'ben'))).toEqual([404, 'no-such-match']);
      for (const seat of [2, 3]) expect(await refused(dismiss(id, seat, ''))).toEqual([409, 'not-there']);
      expect(await names(id)).toEqual(['ann', 'ben', null, null]);
      await ask(lobby, 'ann', 'POST', `/${id}/start`);
      expect(await refused(dismiss(id, 1, 'ben'))).toEqual([409, 'already-started']);
      expect(await names(id)).toEqual(['ann', 'ben', null, null]);
    });

    it('means the person, not whoever sat down there meanwhile', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
      await ask(lobby, 'cid', 'POST', `/${id}/join`);
      expect((await dismiss(id, 1, 'ben')).error).toBe('not-there');
      expect(await names(id)).toEqual(['ann', 'cid', null]);
      expect((await ask(lobby, 'ann', 'POST', `/${id}/seats/1/dismiss`, {})).error).toBe('malformed');
    });

    it('leaves nothing behind where the match is called off', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
      await ask(lobby, 'ben', 'POST', `/${id}/join`);
      await dismiss(id, 1, 'ben');
      const kept = () => lobby.database.db.selectFrom('dismissed').selectAll().execute();
      expect(await kept()).toEqual([{ match: id, person: idOf('ben') }]);
      await ask(lobby, 'ann', 'DELETE', `/${id}`);
      expect(await kept()).toEqual([]);
    });
  });

  describe('somebody who is away', () => {
    let gone: number | null;
    let now: number;
    let hasHeard = true;
    const MINUTE = 60_000;
    const HOUR = 60 * MINUTE;
    const DAY = 24 * HOUR;
    /** A running match of two in which somebody is awaited who may be away; whether it is the host is not. */
    const awaited = async (clock: number | null) => {
      gone = null;
      now = Date.now();
      const presence = { isAt: (_: string, who: string) => who === idOf('ann') || gone === null };
      const heard = { goneSince: () => gone, hasHeard: () => hasHeard };
      await open({ presence: { ...presence, ...heard }, now: () => now });
      const id = await made(lobby, 'ann', { clock });
      // The marines are asked first: they sit at the second seat.
      await ask(lobby, 'ben', 'POST', `/${id}/join`);
      expect((await lobby.registry.table(id))?.match.awaiting()).toEqual([1]);
      return id;
    };
    const bot = (id: string, seat = 1) => ask(lobby, 'ann', 'POST', `/${id}/seats/${seat}`, { bot: 'easy' });
    const absent = async (id: string) => (await ask(lobby, 'ann', 'GET', `/${id}/absent`)).body.seats;
    /** Ben answers; when that was. */
    const answered = async (id: string): Promise<number> => {
      const table = (await lobby.registry.table(id))!;
      const { match } = table;
      const at = Date.now();
      const answer = anyAnswer(match.decision(1)!, dice(3));
      const input = { kind: 'answer', seat: 1, decision: match.decisionId, answer, at };
      expect(await table.take(input, '1 first')).toMatchObject({ ok: true });
      expect(table.match.awaiting()).toEqual([1]);
      return at;
    };

    it('is played for by a bot after five minutes, where clocks run for less than a day', async () => {
      const id = await awaited(600);
      now += HOUR;
      expect((await bot(id)).error).toBe('still-there');
      expect(await absent(id)).toEqual([]);
      gone = now;
      expect(await absent(id)).toEqual([{ seat: 1, from: gone + 5 * MINUTE }]);
      now += 5 * MINUTE - 1;
      expect((await bot(id)).error).toBe('still-there');
      now += 1;
      expect((await bot(id)).match.seats[1]).toMatchObject({ name: 'ben', bot: 'easy' });
      expect(lobby.notices).toEqual([{ what: 'replaced', person: idOf('ben'), match: id, game: 'doom' }]);
      expect(await absent(id)).toEqual([]);
      // It is for the person to come back.
      expect((await ask(lobby, 'ann', 'POST', `/${id}/seats/1`, { bot: null })).error).toBe(
        'already-started',
      );
      expect((await ask(lobby, 'ben', 'POST', `/${id}/return`)).match.seats[1].bot).toBeNull();
    });

    it('is not known to be, as long as it was not heard who is at the tables of other processes', async () => {
      const id = await awaited(600);
      gone = now;
      now += HOUR;
      hasHeard = false;
      expect([await absent(id), (await bot(id)).error]).toEqual([[], 'still-there']);
      hasHeard = true;
      expect((await bot(id)).match.seats[1].bot).toBe('easy');
    });

    it('is waited for a day, where clocks run for days', async () => {
      const id = await awaited(3 * 86_400);
      gone = (await answered(id)) + 1;
      expect(await absent(id)).toEqual([{ seat: 1, from: gone + DAY }]);
      now = gone + DAY - 1;
      expect((await bot(id)).error).toBe('still-there');
      now += 1;
      expect((await bot(id)).match.seats[1].bot).toBe('easy');
    });

    it('is waited for a day, where there is no clock, unless they have just been playing', async () => {
      const id = await awaited(null);
      // Whoever was there when it had just begun came to play.
      gone = now + MINUTE;
      expect(await absent(id)).toEqual([{ seat: 1, from: gone + 15 * MINUTE }]);
      const at = await answered(id);
      // Whoever only looked at the table some hours later has not been playing.
      gone = at + HOUR + 1;
      expect(await absent(id)).toEqual([{ seat: 1, from: gone + DAY }]);
      gone = at + HOUR;
      expect(await absent(id)).toEqual([{ seat: 1, from: gone + 5 * MINUTE }]);
      // It stays so, however long ago it was.
      now = gone + 3 * HOUR;
      expect((await bot(id)).match.seats[1].bot).toBe('easy');
    });

    it('has not been playing while a bot did it for them', async () => {
      const id = await awaited(null);
      await ask(lobby, 'ben', 'POST', `/${id}/leave`, { bot: 'easy' });
      await until(async () => (await ask(lobby, 'ben', 'GET', `/${id}`)).match.inputs > 1);
      await ask(lobby, 'ben', 'POST', `/${id}/return`);
      vi.spyOn(lobby.registry.at(id)!.match.position, 'awaiting').mockReturnValue([1]);
      gone = Date.now() + HOUR + MINUTE;
      expect(await absent(id)).toEqual([{ seat: 1, from: gone + DAY }]);
    });

    it('is played for by a bot at the wish of anybody who plays: it may be the host who is away', async () => {
      const id = await awaited(600);
      gone = now;
      now += 5 * MINUTE;
      await lobby.database.db
        .updateTable('match')
        .set({ host: idOf('eve') })
        .where('id', '=', id)
        .execute();
      expect(await absent(id)).toHaveLength(1);
      expect((await bot(id)).match.seats[1].bot).toBe('easy');
    });

    it('is left in peace as long as nobody waits for them', async () => {
      const id = await awaited(600);
      const table = await lobby.registry.table(id);
      gone = 0;
      now += DAY;
      const elsewhere = vi.spyOn(table!.match.position, 'awaiting').mockReturnValue([0]);
      expect(await absent(id)).toEqual([]);
      expect((await bot(id)).error).toBe('not-awaited');
      elsewhere.mockRestore();
      expect((await ask(lobby, 'eve', 'GET', `/${id}/absent`)).error).toBe('not-allowed');
      expect((await ask(lobby, 'eve', 'POST', `/${id}/seats/1`, { bot: 'easy' })).error).toBe('not-allowed');
    });

    it('counts from what happened last, if nobody saw them leave', async () => {
      const id = await awaited(600);
      gone = 0;
      const { touched } = (await ask(lobby, 'ann', 'GET', `/${id}`)).match;
      expect(await absent(id)).toEqual([{ seat: 1, from: touched + 5 * MINUTE }]);
    });
  });

  describe('lists', () => {
    const ids = (matches: readonly OnlineMatch[]) => matches.map((m) => m.id);

    it('has mine with those that wait for me first and what is over last', async () => {
      let now = 1_000_000;
      await open({ now: () => now++ });
      const over = await made(lobby, 'ann');
      // The marines are asked first.
      const waiting = await made(lobby, 'ben', { seats: [ME, FREE] });
      await ask(lobby, 'ann', 'POST', `/${waiting}/join`);
      const hosted = await made(lobby, 'ann', { seats: [FREE, FREE] });
      const running = await made(lobby, 'ben', { seats: [FREE, ME] });
      await ask(lobby, 'ann', 'POST', `/${running}/join`);
      const elsewhere = await made(lobby, 'ben');
      await lobby.database.db
        .updateTable('match')
        .set({ status: 'over', touched: 9_000_000, result: '{"winners":[0],"by":"x"}' })
        .where('id', '=', over)
        .execute();
      const { matches } = (await ask(lobby, 'ann', 'GET', '?of=mine')).body;
      expect(ids(matches)).toEqual([waiting, running, hosted, over]);
      expect(matches[0].awaiting).toContain(1);
      expect(matches[3].result).toEqual({ winners: [0], by: 'x' });
      expect(ids(matches)).not.toContain(elsewhere);
      expect((await ask(lobby, 'eve', 'GET', '?of=mine')).body.matches).toEqual([]);
    });

    it('has of the open ones of a host only the newest few', async () => {
      let now = 1_000_000;
      await open({ now: () => now++ });
      const others = [await made(lobby, 'ben', { open: true }), await made(lobby, 'cid', { open: true })];
      const own: string[] = [];
      for (let i = 0; i < 55; i++) own.unshift(await made(lobby, 'ann', { open: true }));
      const { matches } = (await ask(lobby, 'eve', 'GET', '?of=open')).body;
      const ids = matches.map(({ id }: { id: string }) => id);
      expect(ids.filter((id: string) => own.includes(id))).toEqual(own.slice(0, 5));
      expect(ids).toEqual(expect.arrayContaining(others));
      expect(ids).toHaveLength(7);
    });

    it('has the open ones for everybody, the newest first', async () => {
      let now = 1_000_000;
      await open({ now: () => now++ });
      const first = await made(lobby, 'ann', { open: true });
      await made(lobby, 'ann', { open: false });
      await made(lobby, 'ann', { open: true, seats: [ME, BOT] });
      const watched = await made(lobby, 'ann', { open: true, watch: true, seats: [ME, BOT] });
      const last = await made(lobby, 'ben', { open: true });
      const answer = await ask(lobby, '', 'GET', '?of=open');
      expect(ids(answer.body.matches)).toEqual([last, watched, first]);
      expect(answer.text).not.toContain('"mine":true');
      expect(answer.text).not.toContain('"host":true');
      const own = (await ask(lobby, 'ben', 'GET', '?of=open')).body.matches;
      expect(own[0]).toMatchObject({ host: true, seats: [{ mine: true }, { mine: false }] });
    });

    it('shows a match to whoever knows its id, and nothing else to nobody', async () => {
      await open();
      const id = await made(lobby, 'ann');
      const { status, match } = await ask(lobby, '', 'GET', `/${id}`);
      expect([status, match.host, match.seats.some((s) => s.mine)]).toEqual([200, false, false]);
      for (const [method, path, body] of [
        ['GET', '?of=mine', undefined],
        ['POST', '', wish()],
        ['POST', `/${id}/join`, {}],
        ['POST', `/${id}/leave`, {}],
        ['POST', `/${id}/return`, undefined],
        ['POST', `/${id}/seats/1`, { bot: 'easy' }],
        ['POST', `/${id}/seats/1/dismiss`, { name: 'ben' }],
        ['GET', `/${id}/absent`, undefined],
        ['POST', `/${id}/start`, undefined],
        ['POST', `/${id}/rematch`, undefined],
        ['DELETE', `/${id}`, undefined],
        ['POST', '/import', {}],
      ] as const) {
        const answer = await ask(lobby, '', method, path, body);
        expect([path, answer.status, answer.error]).toEqual([path, 401, 'signed-out']);
      }
      expect((await ask(lobby, 'ann', 'GET', '?of=all')).status).toBe(400);
    });

    it('lets nobody try out ids', async () => {
      await open({ limits: { guesses: 5 }, now: standing() });
      const id = await made(lobby, 'ann');
      for (const path of [strangeId(), 'x', `${strangeId()}x`, '%00', 'x'.repeat(99)])
        expect((await ask(lobby, 'eve', 'GET', `/${path}`)).status).toBe(404);
      const caught = await ask(lobby, 'eve', 'GET', `/${strangeId()}`);
      expect([caught.status, caught.error]).toEqual([429, 'too-fast']);
      expect(Number(caught.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(lobby, 'eve', 'POST', `/${strangeId()}/join`)).status).toBe(429);
      expect((await ask(lobby, 'eve', 'GET', '?of=open')).status).toBe(200);
      // Whoever was invited gets in, whatever others try at the same address.
      expect((await ask(lobby, 'ben', 'POST', `/${id}/join`)).status).toBe(200);
    });
  });

  it('describes all of it', async () => {
    await open();
    const { paths = {} } = lobby.app.swagger();
    const all = Object.entries(paths).flatMap(([path, at]) =>
      Object.keys(at ?? {}).map((m) => `${m} ${path}`),
    );
    expect(all.sort()).toEqual([
      'delete /api/matches/{id}',
      'get /api/matches',
      'get /api/matches/{id}',
      'get /api/matches/{id}/absent',
      'get /api/matches/{id}/file',
      'post /api/matches',
      'post /api/matches/import',
      'post /api/matches/{id}/close',
      'post /api/matches/{id}/join',
      'post /api/matches/{id}/leave',
      'post /api/matches/{id}/rematch',
      'post /api/matches/{id}/return',
      'post /api/matches/{id}/seats/{seat}',
      'post /api/matches/{id}/seats/{seat}/dismiss',
      'post /api/matches/{id}/start',
    ]);
    expect(JSON.stringify(paths['/api/matches/{id}'])).toContain('commitment');
  });
});
