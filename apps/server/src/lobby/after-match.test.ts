import { readFileSync } from 'node:fs';
import { Match, type MatchFile, save, verify } from '@sightline/kernel';
import type { OnlineMatch } from '@sightline/wire';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '../games.ts';
import { KINDS } from '../people/testing.ts';
import { viewableSeats } from '../sockets/seats.ts';
import { until } from '../testing/waiting.ts';
import { ask, BOT, idOf, ME, made, openLobby, standing, type TestLobby } from './testing.ts';

/** A whole match of one Invader and two marines. */
const PLAYED = new URL('../../../../games/doom/corpus/03-coldRestart-2.json', import.meta.url);
const played = (): MatchFile => JSON.parse(readFileSync(PLAYED, 'utf8')).match;
/** To be bent. */
type Loose = { -readonly [K in keyof MatchFile]: MatchFile[K] };

describe.each(KINDS)('after a match, on $name', (kind) => {
  let server: Awaited<ReturnType<typeof kind.open>>;
  let lobby: TestLobby;
  const open = async (more?: Parameters<typeof openLobby>[1]) => {
    lobby = await openLobby(await server.make(), more);
  };

  beforeAll(async () => {
    server = await kind.open();
  });
  afterAll(() => server.close());
  afterEach(() => lobby.close());

  /** A match that is over, between a host, a friend and a bot. */
  async function over(): Promise<string> {
    const { id } = (await ask(lobby, 'ann', 'POST', '/import', played())).match;
    const { db } = lobby.database;
    for (const [seat, who] of ['ann', 'ben', null].entries())
      await db
        .updateTable('seat')
        .set(who === null ? { bot: 'easy' } : { person: idOf(who) })
        .where('match', '=', id)
        .where('seat', '=', seat)
        .execute();
    return id;
  }

  describe('files', () => {
    it('come back as they went in', async () => {
      await open();
      const { status, match } = await ask(lobby, 'ann', 'POST', '/import', played());
      expect(status).toBe(201);
      expect(match).toMatchObject({ status: 'over', host: true, inputs: played().log.length });
      expect(match.seats.map((s) => [s.name, s.bot])).toEqual(match.seats.map(() => [null, null]));
      expect(match.result).toEqual(played().result);
      const file = await ask(lobby, '', 'GET', `/${match.id}/file`);
      expect(file.status).toBe(200);
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="sightline-doom-[\w-]{6}.json"$/,
      );
      expect(file.headers['content-type']).toContain('application/json');
      expect(verify(games.doom.game, file.body).proven).toBe(true);
      expect(file.body).toEqual(played());
      // Its table can be opened like any other, and nobody sits down there.
      expect((await lobby.registry.table(match.id))?.over).toBe(true);
      expect((await ask(lobby, 'ben', 'POST', `/${match.id}/join`)).error).toBe('match-over');
      expect((await ask(lobby, 'ann', 'GET', '?of=mine')).body.matches).toHaveLength(1);
    });

    it('are not to be had of a match that runs', async () => {
      await open();
      const id = await made(lobby, 'ann', { seats: [ME, BOT] });
      const file = await ask(lobby, 'ann', 'GET', `/${id}/file`);
      expect([file.status, file.error]).toEqual([409, 'not-over']);
      // Not even if lists believe that it is over.
      const { db } = lobby.database;
      await db.updateTable('match').set({ status: 'over' }).where('id', '=', id).execute();
      const again = await ask(lobby, 'ann', 'GET', `/${id}/file`);
      expect([again.status, again.error]).toEqual([409, 'not-over']);
      const setup = { setup: played().setup, seats: 3, seed: 'a'.repeat(64) };
      const running = save(Match.start(games.doom.game, setup), 'always');
      expect((await ask(lobby, 'ann', 'POST', '/import', running)).error).toBe('still-running');
    });

    it('are to be had only so often from one address, and long ones less often', async () => {
      await open({ limits: { guesses: 2 }, now: standing() });
      const id = await over();
      const file = () => ask(lobby, '', 'GET', `/${id}/file`);
      for (let i = 0; i < 3; i++) expect((await file()).status).toBe(200);
      const { db } = lobby.database;
      await db.updateTable('match').set({ inputs: 2500 }).where('id', '=', id).execute();
      expect((await file()).status).toBe(200);
      const refused = await file();
      expect([refused.status, refused.error]).toEqual([429, 'too-fast']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('are to be had of a match of other rules, too, if it is over by all that is stored', async () => {
      await open();
      const { db } = lobby.database;
      const id = await over();
      const change = (what: object) => db.updateTable('match').set(what).where('id', '=', id).execute();
      const file = async () => {
        const { status, error, body } = await ask(lobby, '', 'GET', `/${id}/file`);
        return status === 200 ? body : error;
      };
      await change({ rules: 'of long ago' });
      expect(await file()).toEqual({ ...played(), rules: 'of long ago' });
      await change({ game: 'gone' });
      expect(await file()).toEqual({ ...played(), game: 'gone', rules: 'of long ago' });
      // Lists may be wrong: then the end has to be in the log.
      const { log } = played();
      await change({ inputs: log.length + 1 });
      expect(await file()).toBe('not-over');
      await change({ inputs: log.length, status: 'running' });
      expect(await file()).toBe('not-over');
      await change({ status: 'over', result: null });
      expect(await file()).toBe('not-over');
      // What the set-up drew is in no input, but in every snapshot.
      await change({ result: JSON.stringify(played().result) });
      await db.deleteFrom('snapshot').execute();
      expect(await file()).toBe('rules-changed');
    });

    it.each<[string, (f: Loose) => unknown, string]>([
      ['nothing of the kind', () => ({ hello: 'there' }), 'not-a-match'],
      ['a list', () => [1, 2], 'not-a-match'],
      ['a match of another game', (f) => ({ ...f, game: 'toString' }), 'no-such-game'],
      ['other rules', (f) => ({ ...f, rules: '0' }), 'other-rules'],
      ['a match that is not over', (f) => ({ ...f, result: null }), 'still-running'],
      ['a match cut short', (f) => ({ ...f, log: f.log.slice(0, 20) }), 'damaged'],
      ['another winner', (f) => ({ ...f, result: { winners: [0, 1, 2], by: 'me' } }), 'damaged'],
      ['another seed', (f) => ({ ...f, chapters: [{ ...f.chapters[0], seed: 'a'.repeat(64) }] }), 'damaged'],
      ['no seed', (f) => ({ ...f, chapters: [{ ...f.chapters[0], seed: null }] }), 'damaged'],
      [
        'two chapters',
        (f) => ({ ...f, chapters: [f.chapters[0], { ...f.chapters[0], from: 9 }] }),
        'damaged',
      ],
      ['inputs that are none', (f) => ({ ...f, log: [{ input: null }, ...f.log] }), 'damaged'],
      ['a match without end', (f) => ({ ...f, log: Array(10_001).fill(f.log[0]) }), 'damaged'],
      ['different clocks', (f) => ({ ...f, clocks: [1, 2, 3] }), 'damaged'],
    ])('are refused: %s', async (_, bend, error) => {
      await open();
      const answer = await ask(lobby, 'ann', 'POST', '/import', bend(played()));
      expect([answer.status, answer.error]).toEqual([400, error]);
      expect((await ask(lobby, 'ann', 'GET', '?of=mine')).body.matches).toEqual([]);
    });

    it('are refused if they are too large, or too many', async () => {
      await open({ limits: { guesses: 2 }, now: standing() });
      const large = { ...played(), more: 'x'.repeat(2_100_000) };
      expect((await ask(lobby, 'ann', 'POST', '/import', large)).status).toBe(413);
      for (let i = 0; i < 2; i++)
        expect((await ask(lobby, 'ann', 'POST', '/import', { no: 'match' })).status).toBe(400);
      expect((await ask(lobby, 'ann', 'POST', '/import', played())).status).toBe(429);
      expect((await ask(lobby, 'ben', 'POST', '/import', played())).status).toBe(201);
      // Who makes new guests for it meets the limit of where they all come from.
      const others = ['cid', 'dan', 'eve', 'fay'].map((who) => ask(lobby, who, 'POST', '/import', played()));
      const statuses = (await Promise.all(others)).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 429]);
    });

    it('are so many a day, by person, and so much, by where they come from', async () => {
      await open({ limits: { imports: 2, importMb: 0.3 }, now: standing() });
      const bring = (who: string) => ask(lobby, who, 'POST', '/import', played());
      expect([(await bring('ann')).status, (await bring('ann')).status]).toEqual([201, 201]);
      const third = await bring('ann');
      expect([third.status, third.error]).toEqual([429, 'too-fast']);
      // Half a day until one more may be brought, of two a day.
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(40_000);
      const statuses: number[] = [];
      for (let i = 0; i < 10; i++) statuses.push((await bring(`guest ${i}`)).status);
      expect(statuses[0]).toBe(201);
      expect(statuses.at(-1)).toBe(429);
    });

    it('count with all that is stored of them, however many come at once', async () => {
      const mb = 0.2;
      await open({ limits: { importMb: mb }, now: standing() });
      const bring = (i: number) => ask(lobby, `guest ${i}`, 'POST', '/import', played());
      const statuses = (await Promise.all(Array.from({ length: 9 }, (_, i) => bring(i)))).map(
        (a) => a.status,
      );
      expect(statuses).toContain(429);
      const { db } = lobby.database;
      const stored = await Promise.all([
        db.selectFrom('match').select(['setup', 'seed', 'commitment', 'result']).execute(),
        db.selectFrom('input').selectAll().execute(),
        db.selectFrom('snapshot').selectAll().execute(),
      ]);
      const bytes = stored
        .flat()
        .flatMap((row) => Object.values(row))
        .join('').length;
      const one = bytes / statuses.filter((status) => status === 201).length;
      expect(bytes).toBeLessThan(mb * 1_000_000 + one);
    });

    it('are written along with what is played, and are there when all of it is', async () => {
      await open();
      const { journal } = lobby.registry;
      const append = journal.append.bind(journal);
      const gate = Promise.withResolvers<void>();
      let atOnce = 0;
      const held = vi.spyOn(journal, 'append').mockImplementation(async (row) => {
        atOnce++;
        await gate.promise;
        return append(row);
      });
      const bringing = ask(lobby, 'ann', 'POST', '/import', played());
      await until(() => atOnce > 0);
      // A few at once: what others play comes in between.
      expect(atOnce).toBeLessThan(played().log.length / 2);
      expect((await ask(lobby, 'ann', 'GET', '?of=mine')).body.matches).toEqual([]);
      gate.resolve();
      expect((await bringing).status).toBe(201);
      expect(atOnce).toBe(played().log.length);

      let n = 0;
      held.mockImplementation(async (row) => {
        if (++n === 100) throw new Error('no disk');
        return append(row);
      });
      const before = await lobby.database.db.selectFrom('input').select('n').execute();
      expect((await ask(lobby, 'ann', 'POST', '/import', played())).status).toBe(500);
      // Nothing of it stays behind.
      expect(await lobby.database.db.selectFrom('input').select('n').execute()).toHaveLength(before.length);
      expect((await ask(lobby, 'ann', 'GET', '?of=mine')).body.matches).toHaveLength(1);
    });

    it('leave nothing behind where the match itself can not be stored, and all of it where it was', async () => {
      await open();
      const { db } = lobby.database;
      const inputs = async () => (await db.selectFrom('input').select('n').execute()).length;
      const bring = async () => (await ask(lobby, 'ann', 'POST', '/import', played())).status;
      const length = played().log.length;
      expect([await bring(), await inputs()]).toEqual([201, length]);
      // There is no room for it a second time.
      await sql`create unique index once on match (commitment)`.execute(db);
      expect([await bring(), await inputs()]).toEqual([500, length]);
      await sql`drop index once`.execute(db);
      // It is stored, and can not be shown.
      vi.spyOn(lobby.matches, 'find').mockRejectedValueOnce(new Error('no database'));
      expect([await bring(), await inputs()]).toEqual([500, 2 * length]);
      const [{ id }] = (await ask(lobby, 'ann', 'GET', '?of=mine')).body.matches;
      expect((await ask(lobby, 'ann', 'GET', `/${id}/file`)).body).toMatchObject({ log: played().log });
    });

    it('are replayed once, not by everybody who opens them', async () => {
      await open();
      const { id } = (await ask(lobby, 'ann', 'POST', '/import', played())).match;
      expect(await lobby.matches.snapshot(id)).toMatchObject({ n: played().log.length });
      expect(
        await lobby.database.db.selectFrom('setting').selectAll().where('name', 'like', '%import%').execute(),
      ).toEqual([]);
      // A log that does not agree with itself would be noticed by whoever replays it.
      const { db } = lobby.database;
      await db
        .updateTable('input')
        .set({ hash: 'elsewhere' })
        .where('match', '=', id)
        .where('n', '=', 1)
        .execute();
      expect((await ask(lobby, '', 'GET', `/${id}/file`)).status).toBe(200);
    });

    it('that many bring at once: are all taken in, one after the other', async () => {
      await open();
      const all = Array.from({ length: 12 }, (_, i) =>
        ask(lobby, `p${i}`, 'POST', '/import', i === 3 ? { ...played(), result: null } : played()),
      );
      const statuses = (await Promise.all(all)).map(({ status }) => status);
      expect(statuses[3]).toBe(400);
      // As many as may wait; the others are asked to come again.
      expect(statuses.filter((s) => s === 201).length).toBeGreaterThanOrEqual(9);
      expect(statuses.every((s) => [201, 400, 429].includes(s))).toBe(true);
    });
  });

  describe('a rematch', () => {
    it('is made by the first who asks, and begins when the others agree', async () => {
      await open();
      const id = await over();
      const first = await ask(lobby, 'ben', 'POST', `/${id}/rematch`);
      expect(first.match).toMatchObject({
        status: 'gathering',
        host: true,
        open: false,
        setup: played().setup,
      });
      expect(first.match.id).not.toBe(id);
      expect(first.match.seats.map((s) => [s.name, s.bot])).toEqual([
        [null, null],
        ['ben', null],
        [null, 'easy'],
      ]);
      expect(first.match.commitment).not.toBe(played().chapters[0].commitment);
      expect((await ask(lobby, 'ann', 'GET', `/${id}`)).match.rematch).toBe(first.match.id);
      expect((await ask(lobby, 'eve', 'GET', `/${id}`)).match.rematch).toBeNull();
      expect(lobby.told).toContain(id);
      expect((await ask(lobby, 'eve', 'POST', `/${id}/rematch`)).error).toBe('not-your-seat');
      const second = await ask(lobby, 'ann', 'POST', `/${id}/rematch`);
      expect(second.match).toMatchObject({ id: first.match.id, status: 'running', host: false });
      expect((await ask(lobby, 'ann', 'POST', `/${id}/rematch`)).match.id).toBe(first.match.id);
    });

    it('is one, even if all ask at once, and everybody sits where they sat', async () => {
      await open();
      const id = await over();
      const both = await Promise.all(
        ['ann', 'ben', 'ann'].map((who) => ask(lobby, who, 'POST', `/${id}/rematch`)),
      );
      expect(new Set(both.map(({ match }) => match.id)).size).toBe(1);
      const { match } = await ask(lobby, 'ann', 'GET', `/${both[0].match.id}`);
      expect([match.status, ...match.seats.map((s) => s.name)]).toEqual(['running', 'ann', 'ben', null]);
    });

    it('is told to who watched once it has begun, and only if it may be watched', async () => {
      await open();
      const { db } = lobby.database;
      const begun = async (watch: number) => {
        const id = await over();
        await db.updateTable('match').set({ watch }).where('id', '=', id).execute();
        const told = async () => {
          const shown = await Promise.all(['eve', ''].map((who) => ask(lobby, who, 'GET', `/${id}`)));
          return shown.map(({ match }) => match.rematch);
        };
        const again = (await ask(lobby, 'ben', 'POST', `/${id}/rematch`)).match;
        expect(again.watch).toBe(watch === 1);
        // Whoever knows where people gather may take one of their seats.
        expect(await told()).toEqual([null, null]);
        await ask(lobby, 'ann', 'POST', `/${id}/rematch`);
        return { again: again.id, told };
      };
      const shown = await begun(1);
      expect(await shown.told()).toEqual([shown.again, shown.again]);
      await db.updateTable('match').set({ status: 'over' }).where('id', '=', shown.again).execute();
      expect(await shown.told()).toEqual([null, null]);
      const hidden = await begun(0);
      expect(await hidden.told()).toEqual([null, null]);
    });

    it('is told to those at the table of the match before, however it begins, and when it is called off', async () => {
      await open();
      /** Whether they are told of what is done with the rematch that ben has asked for. */
      const told = async (who: string, method: 'POST' | 'DELETE', path: string, body?: unknown) => {
        const id = await over();
        const again = (await ask(lobby, 'ben', 'POST', `/${id}/rematch`)).match.id;
        lobby.told.length = 0;
        expect((await ask(lobby, who, method, `/${again}${path}`, body)).status).toBeLessThan(300);
        return lobby.told.includes(id);
      };
      expect(await told('ben', 'POST', '/start')).toBe(true);
      expect(await told('ann', 'POST', '/join')).toBe(true);
      expect(await told('ben', 'DELETE', '')).toBe(true);
      // Nothing of a bot that is chosen there is for them to know.
      expect(await told('ben', 'POST', '/seats/0', { bot: 'easy' })).toBe(false);
    });

    it('gives who follows the link their own seat', async () => {
      await open();
      const id = await over();
      const { db } = lobby.database;
      await db
        .updateTable('seat')
        .set({ person: idOf('cid') })
        .where('match', '=', id)
        .where('seat', '=', 2)
        .execute();
      const { match } = await ask(lobby, 'ann', 'POST', `/${id}/rematch`);
      const { seats } = (await ask(lobby, 'cid', 'POST', `/${match.id}/join`)).match;
      expect(seats.map((s) => s.mine)).toEqual([false, false, true]);
    });

    it('can be called off and asked for again', async () => {
      await open();
      const id = await over();
      const first = (await ask(lobby, 'ann', 'POST', `/${id}/rematch`)).match.id;
      await ask(lobby, 'ann', 'DELETE', `/${first}`);
      expect((await ask(lobby, 'ann', 'GET', `/${id}`)).match.rematch).toBeNull();
      const second = await ask(lobby, 'ben', 'POST', `/${id}/rematch`);
      expect([second.status, second.match.id === first]).toEqual([200, false]);
    });

    it('is found by those who sat there and have left, who are told of it once', async () => {
      const at = new Set<string>();
      const presence = {
        isAt: (_: string, who: string) => at.has(who),
        goneSince: () => null,
        hasHeard: () => true,
      };
      await open({ presence });
      const id = await over();
      const mine = async (who: string) =>
        ((await ask(lobby, who, 'GET', '?of=mine')).body.matches as readonly OnlineMatch[]).flatMap((m) =>
          m.status === 'over' ? [] : [[m.id, m.askedBy]],
        );
      const again = (await ask(lobby, 'ben', 'POST', `/${id}/rematch`)).match.id;
      expect(lobby.notices).toEqual([
        { what: 'rematch', person: idOf('ann'), match: again, game: 'doom', by: idOf('ben'), after: id },
      ]);
      expect(await mine('ann')).toEqual([[again, 'ben']]);
      expect(await mine('ben')).toEqual([[again, null]]);
      expect(await mine('eve')).toEqual([]);
      // Whoever has the old table before them sees it there.
      await ask(lobby, 'ben', 'DELETE', `/${again}`);
      expect(await mine('ann')).toEqual([]);
      at.add(idOf('ann'));
      const second = (await ask(lobby, 'ben', 'POST', `/${id}/rematch`)).match.id;
      expect(lobby.notices).toHaveLength(1);
      expect(await mine('ann')).toEqual([[second, 'ben']]);
      // It is gone when it begins without them.
      await ask(lobby, 'ben', 'POST', `/${second}/start`);
      expect(await mine('ann')).toEqual([]);
    });

    it('is taken up from the list, or put away for good', async () => {
      await open();
      const mine = async (who: string) =>
        ((await ask(lobby, who, 'GET', '?of=mine')).body.matches as readonly OnlineMatch[]).filter(
          (m) => m.askedBy !== null,
        );
      const id = await over();
      const again = (await ask(lobby, 'ben', 'POST', `/${id}/rematch`)).match.id;
      expect((await ask(lobby, 'eve', 'POST', `/${again}/leave`)).error).toBe('not-your-seat');
      expect((await ask(lobby, 'ann', 'POST', `/${again}/leave`, { seat: 0 })).error).toBe('not-your-seat');
      expect((await ask(lobby, 'ann', 'POST', `/${again}/leave`)).status).toBe(200);
      expect(await mine('ann')).toEqual([]);
      expect((await ask(lobby, 'ann', 'POST', `/${again}/leave`)).status).toBe(200);
      // Whoever put it away is not asked again after this match, but may still come.
      await ask(lobby, 'ben', 'DELETE', `/${again}`);
      lobby.notices.length = 0;
      const second = (await ask(lobby, 'ben', 'POST', `/${id}/rematch`)).match.id;
      expect(await mine('ann')).toEqual([]);
      expect(lobby.notices).toEqual([]);
      const { match } = await ask(lobby, 'ann', 'POST', `/${second}/join`);
      expect(match.seats.map((s) => s.mine)).toEqual([true, false, false]);
      expect((await ask(lobby, 'ann', 'POST', `/${await over()}/leave`)).error).toBe('match-over');
    });

    /** Where somebody called cid sat at the match too, and ann wants to play once more: the table for that. */
    const wishedForWithCid = async (id: string) => {
      const third = { person: idOf('cid'), bot: null };
      const seats = lobby.database.db.updateTable('seat').set(third);
      await seats.where('match', '=', id).where('seat', '=', 2).execute();
      return (await ask(lobby, 'ann', 'POST', `/${id}/rematch`)).match.id;
    };

    it('can be called off by a host who was not there before', async () => {
      await open();
      const id = await over();
      const again = await wishedForWithCid(id);
      await ask(lobby, 'eve', 'POST', `/${again}/join`);
      await ask(lobby, 'ann', 'POST', `/${again}/leave`);
      expect((await ask(lobby, 'eve', 'DELETE', `/${again}`)).status).toBe(204);
      expect((await ask(lobby, 'ann', 'GET', `/${id}`)).match.rematch).toBeNull();
    });

    it('is not asked for any more of whoever was asked off its table', async () => {
      await open();
      const id = await over();
      const again = await wishedForWithCid(id);
      await ask(lobby, 'ben', 'POST', `/${id}/rematch`);
      await ask(lobby, 'ann', 'POST', `/${again}/seats/1/dismiss`, { name: 'ben' });
      const asked = async (who: string) =>
        ((await ask(lobby, who, 'GET', '?of=mine')).body.matches as readonly OnlineMatch[]).some(
          (m) => m.id === again,
        );
      expect([await asked('ben'), await asked('cid')]).toEqual([false, true]);
      expect((await ask(lobby, 'ben', 'POST', `/${id}/rematch`)).error).toBe('dismissed');
    });

    it('comes after the match', async () => {
      await open({ limits: { matches: 1 } });
      const id = await made(lobby, 'ann', { seats: [ME, BOT] });
      expect((await ask(lobby, 'ann', 'POST', `/${id}/rematch`)).error).toBe('not-over');
      // One match runs, which is as many as may be.
      expect((await ask(lobby, 'ann', 'POST', `/${await over()}/rematch`)).error).toBe('too-many-matches');
    });
  });

  it('may be watched by everybody; before, by those who are meant to', async () => {
    await open();
    const may = async (id: string, who: string) =>
      viewableSeats((await lobby.registry.table(id))!, idOf(who)).length > 0;
    const hidden = await made(lobby, 'ann', { seats: [BOT, BOT] });
    expect([await may(hidden, 'ann'), await may(hidden, 'eve')]).toEqual([true, false]);
    const shown = await made(lobby, 'ann', { seats: [ME, BOT], watch: true });
    expect(await may(shown, 'eve')).toBe(true);
    expect(await may(await over(), 'eve')).toBe(true);
  });
});
