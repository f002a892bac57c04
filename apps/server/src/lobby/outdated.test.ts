import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { games } from '../games.ts';
import { KINDS } from '../people/testing.ts';
import { Unplayable } from '../tables/rows.ts';
import { ask, BOT, FREE, idOf, ME, made, openLobby, type TestLobby } from './testing.ts';

describe.each(KINDS)('a match whose rules this server has not, on $name', (kind) => {
  let server: Awaited<ReturnType<typeof kind.open>>;
  let config: Config['database'];
  let lobby: TestLobby;
  const open = async (more?: Parameters<typeof openLobby>[1]) => {
    config = await server.make();
    lobby = await openLobby(config, more);
  };
  /** The server starts anew; meanwhile the rules of these matches have become others, or their game is gone. */
  const upgrade = async (
    ids: readonly string[],
    to: { rules: string } | { game: string } = { rules: '0' },
  ) => {
    if (ids.length > 0) await lobby.database.db.updateTable('match').set(to).where('id', 'in', ids).execute();
    await lobby.close();
    lobby = await openLobby(config);
  };
  /** What is in its log makes no sense. */
  const damage = async (match: string) => {
    const { db } = lobby.database;
    const entry = { key: null, input: '{}', draws: '[]', hash: null, final: 0, back: null };
    await db
      .insertInto('input')
      .values({ match, n: 1, ...entry })
      .execute();
  };
  /** A match that is over, and a table for the same people by the rules of then. */
  const askedAgain = async () => {
    const before = await made(lobby, 'ann');
    await ask(lobby, 'ben', 'POST', `/${before}/join`);
    await upgrade([]);
    await lobby.database.db.updateTable('match').set({ status: 'over' }).execute();
    const old = (await ask(lobby, 'ann', 'POST', `/${before}/rematch`)).match.id;
    await upgrade([old]);
    return { before, old };
  };
  const row = async (id: string) => (await lobby.matches.find(id))!.match;
  const mine = async (who: string) => (await ask(lobby, who, 'GET', '?of=mine')).body.matches;

  beforeAll(async () => {
    server = await kind.open();
  });
  afterAll(() => server.close());
  afterEach(() => lobby.close());

  it('says so, and waits for nobody', async () => {
    await open();
    const seats = [ME, ME];
    const old = await made(lobby, 'ann', { seats });
    const now = await made(lobby, 'ann', { seats });
    expect((await ask(lobby, 'ann', 'GET', `/${old}`)).match).toMatchObject({ outdated: false });
    await lobby.database.db.updateTable('match').set({ touched: 1, awaiting: '[0]' }).execute();
    await upgrade([old]);
    expect((await ask(lobby, 'ann', 'GET', `/${old}`)).match).toMatchObject({
      rules: '0',
      outdated: true,
      awaiting: [],
    });
    const list = await mine('ann');
    expect(list.map((m: { id: string; outdated: boolean }) => [m.id, m.outdated])).toEqual([
      [now, false],
      [old, true],
    ]);
  });

  it('is open to nobody: there is nothing to join, and nothing to be seen', async () => {
    await open();
    const gathers = await made(lobby, 'ann', { open: true, seats: [ME, FREE] });
    const runs = await made(lobby, 'ann', { open: true, watch: true, seats: [ME, BOT] });
    const now = await made(lobby, 'ann', { open: true, seats: [ME, FREE] });
    await upgrade([gathers, runs]);
    const { matches } = (await ask(lobby, 'eve', 'GET', '?of=open')).body;
    expect(matches.map((m: { id: string }) => m.id)).toEqual([now]);
  });

  it.each([[{ rules: '0' }], [{ game: 'chess' }]])('is put away by whoever sits there: %o', async (to) => {
    await open({ limits: { matches: 1 } });
    const id = await made(lobby, 'ann', { seats: [ME, FREE] });
    await ask(lobby, 'ben', 'POST', `/${id}/join`);
    await upgrade([id], to);
    await expect(lobby.registry.table(id)).rejects.toThrow(Unplayable);
    expect((await ask(lobby, '', 'POST', `/${id}/close`)).error).toBe('signed-out');
    expect((await ask(lobby, 'eve', 'POST', `/${id}/close`)).error).toBe('not-your-seat');
    const closed = await ask(lobby, 'ben', 'POST', `/${id}/close`);
    expect([closed.status, closed.match.status, closed.match.result]).toEqual([200, 'over', null]);
    expect(await row(id)).toMatchObject({ due: null, awaiting: '[]' });
    expect(lobby.told).toEqual([id]);
    for (const who of ['ann', 'ben'])
      expect(await mine(who)).toMatchObject([{ id, status: 'over', outdated: true }]);
    // Twice is once, and there is room for another.
    expect((await ask(lobby, 'ann', 'POST', `/${id}/close`)).status).toBe(200);
    await made(lobby, 'ann');
  });

  it('is put away by its host, who has no seat', async () => {
    await open();
    const id = await made(lobby, 'ann', { seats: [BOT, BOT] });
    await upgrade([id]);
    expect((await ask(lobby, 'ann', 'POST', `/${id}/close`)).match.status).toBe('over');
  });

  it('is not begun by whoever takes the last seat, nor by its host', async () => {
    await open();
    const id = await made(lobby, 'ann', { seats: [ME, FREE] });
    await upgrade([id]);
    for (const [who, way] of [
      ['ben', 'join'],
      ['ann', 'start'],
    ]) {
      const { status, error } = await ask(lobby, who, 'POST', `/${id}/${way}`);
      expect([status, error]).toEqual([409, 'outdated']);
    }
    expect(await row(id)).toMatchObject({ status: 'gathering' });
    expect((await lobby.matches.seats(id)).map(({ person, bot }) => [person, bot])).toEqual([
      [idOf('ann'), null],
      [null, null],
    ]);
    // Whoever sits there sits there.
    expect((await ask(lobby, 'ann', 'POST', `/${id}/join`)).match.status).toBe('gathering');
  });

  it('is gone when it is put away before it began: nobody finds it running where its rules are back', async () => {
    await open();
    const id = await made(lobby, 'ann', { seats: [ME, FREE, FREE] });
    await ask(lobby, 'ben', 'POST', `/${id}/join`);
    await upgrade([id]);
    expect((await ask(lobby, 'eve', 'POST', `/${id}/close`)).error).toBe('not-your-seat');
    expect((await ask(lobby, 'ben', 'POST', `/${id}/close`)).status).toBe(204);
    expect(lobby.told).toEqual([id]);
    expect(await lobby.matches.find(id)).toBeNull();
    expect(await lobby.matches.seats(id)).toEqual([]);
    expect((await ask(lobby, 'ann', 'POST', `/${id}/close`)).error).toBe('no-such-match');
  });

  it('is no rematch to agree to: whoever wants to play once more asks for another', async () => {
    await open();
    const { before, old } = await askedAgain();
    const { match } = await ask(lobby, 'ben', 'POST', `/${before}/rematch`);
    expect(match).toMatchObject({ status: 'gathering', host: true, outdated: false });
    expect([match.id === old, (await row(before)).rematch]).toEqual([false, match.id]);
    // Who had asked before agrees, and may put the old one away.
    expect((await ask(lobby, 'ann', 'POST', `/${before}/rematch`)).match).toMatchObject({
      id: match.id,
      status: 'running',
    });
    expect((await ask(lobby, 'ann', 'POST', `/${old}/close`)).status).toBe(204);
    expect((await row(before)).rematch).toBe(match.id);
  });

  it('can be asked for again when it was the rematch of another, and was put away', async () => {
    await open();
    const { before, old } = await askedAgain();
    expect((await ask(lobby, 'ann', 'POST', `/${old}/close`)).status).toBe(204);
    expect((await row(before)).rematch).toBeNull();
  });

  it('is told from one that can be played on, which nobody puts away', async () => {
    await open();
    const runs = await made(lobby, 'ann', { seats: [ME, BOT] });
    const gathers = await made(lobby, 'ann');
    for (const id of [runs, gathers])
      expect((await ask(lobby, 'ann', 'POST', `/${id}/close`)).error).toBe('not-over');
    expect((await ask(lobby, 'ann', 'GET', `/${runs}`)).match.status).toBe('running');
    // A server that stops opens no tables any more; that says nothing of the match.
    await lobby.registry.close();
    expect((await ask(lobby, 'ann', 'POST', `/${runs}/close`)).error).toBe('not-over');
    expect(await row(runs)).toMatchObject({ status: 'running' });
  });

  it('may also be one whose log does not play out any more', async () => {
    await open();
    const id = await made(lobby, 'ann', { seats: [ME, ME] });
    await damage(id);
    await upgrade([]);
    expect((await ask(lobby, 'ann', 'GET', `/${id}`)).match.outdated).toBe(false);
    expect((await ask(lobby, 'ann', 'POST', `/${id}/close`)).match.status).toBe('over');
  });

  it('is there again where its rules are back', async () => {
    await open();
    const id = await made(lobby, 'ann', { seats: [ME, ME] });
    const { rules } = await row(id);
    await upgrade([id]);
    await ask(lobby, 'ann', 'POST', `/${id}/close`);
    await upgrade([id], { rules });
    expect((await lobby.registry.table(id))?.over).toBe(false);
    expect((await ask(lobby, 'ann', 'GET', `/${id}`)).match.status).toBe('running');
    expect((await ask(lobby, 'ann', 'GET', `/${id}/file`)).error).toBe('not-over');
  });

  it('keeps no server from starting, nor from looking after the others', async () => {
    await open();
    const ids = [];
    for (let i = 0; i < 4; i++) ids.push(await made(lobby, 'ann', { seats: [ME, ME] }));
    const [now, damaged, ...old] = ids;
    for (const id of [damaged, ...old]) await damage(id);
    await upgrade(old);
    await lobby.database.db.updateTable('match').set({ due: 5 }).execute();
    expect((await lobby.matches.due(games, 10, 2)).toSorted()).toEqual([now, damaged].toSorted());
    expect(await lobby.matches.behind(games)).toEqual([damaged]);
    await lobby.registry.start();
  });
});
