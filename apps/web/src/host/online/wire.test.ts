import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { type AtTable, join, last, running } from '../testing/at-table.ts';
import { type FakeServer, settled } from '../testing/fake-server.ts';
import { stand } from '../testing/stand.ts';

describe('a broken connection', () => {
  it('is told, mended, and nothing is missing', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Bo');
    server.breakOff('Bo');
    await settled();
    expect(ann.room().connection).toBe('reconnecting');
    server.answer(0, 'step', 1);
    server.answer(0, 'step', 2);
    await ann.pass(30_000);
    expect(ann.room().connection).toBe('reconnecting');
    server.restore('Bo');
    await ann.pass(20_000);
    expect(ann.room().connection).toBe('online');
    expect(ann.log().filter((line) => line.startsWith('Raider 0 steps'))).toHaveLength(2);
    // Each as a frame of its own: it is shown happening.
    expect(ann.frames.slice(-2).map(({ narration }) => narration.length)).toEqual([1, 1]);
  });

  it('that lasted too long shows the table as it is now, and fills the log behind it', async () => {
    const server = running(['Ann', 'Bo'], 9);
    const bo = await join(server, 'Bo');
    server.breakOff('Bo');
    for (let n = 0; n < 5; n++) {
      for (const seat of [0, 1]) {
        server.answer(seat, 'step', 1);
        server.answer(seat, 'step', 0);
        server.answer(seat, 'wait');
      }
    }
    server.restore('Bo');
    await bo.pass(20_000);
    expect(last(bo).n).toBe(server.match.length);
    const steps = bo.log().filter((line) => / steps to /.test(line));
    expect(steps).toHaveLength(20);
  });

  it('never makes an answer take effect twice', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    const { id } = await ann.question();
    // It arrives and is kept; the acknowledgement is lost with the connection.
    server.mute = true;
    const answered = ann.host.answer(id, [['step', 1]]);
    await settled();
    server.breakOff('Ann');
    server.mute = false;
    server.restore('Ann');
    await ann.pass(20_000);
    expect(await answered).toBeNull();
    expect(server.heard.filter(({ t }) => t === 'answer').map(({ id: name }) => name)).toHaveLength(2);
    expect(new Set(server.heard.filter(({ t }) => t === 'answer').map((m) => m.id)).size).toBe(1);
    expect(server.match.length).toBe(3);
    expect(last(ann).scene.pieces[0].x).toBe(1);
  });

  it('keeps what is answered meanwhile, and hands it in later', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    const { id } = await ann.question();
    server.breakOff('Ann');
    await settled();
    const answered = ann.host.answer(id, [['step', 1]]);
    await ann.pass(5000);
    server.restore('Ann');
    await ann.pass(20_000);
    expect(await answered).toBeNull();
    expect(last(ann).scene.pieces[0].x).toBe(1);
  });

  it('is noticed where nothing comes any more, by asking now and then', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    await ann.pass(25_000);
    expect(server.heard.at(-1)?.t).toBe('ping');
    expect(ann.room().connection).toBe('online');
    server.mute = true;
    await ann.pass(40_000);
    expect(ann.room().connection).toBe('reconnecting');
    server.mute = false;
    await ann.pass(40_000);
    expect(ann.room().connection).toBe('online');
  });

  it('is noticed soon by who comes back to the table', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    await ann.host.reconnect();
    await ann.pass(3500);
    expect(ann.room().connection).toBe('online');
    server.mute = true;
    await ann.host.reconnect();
    await ann.pass(3500);
    expect(ann.room().connection).toBe('reconnecting');
    // Who does not want to wait tries again at once.
    server.breakOff('Ann');
    await ann.pass(20_000);
    server.mute = false;
    server.restore('Ann');
    await ann.host.reconnect();
    await settled();
    expect(ann.room().connection).toBe('online');
  });

  it('is not looked for again where that makes no sense', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    server.say({ t: 'bye', code: 'signed-out' });
    await ann.pass(60_000);
    expect(ann.room().connection).toBe('gone');
  });

  it('comes back after the server was started anew', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    server.say({ t: 'bye', code: 'restarting' });
    await settled();
    expect(ann.room().connection).toBe('reconnecting');
    await ann.pass(1000);
    expect(ann.room().connection).toBe('online');
  });

  it('comes back where the server could not lay the table for a moment', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    for (const refuses of ['not-stored', 'not-started', 'too-fast'] as const) {
      server.refuses = refuses;
      server.say({ t: 'bye', code: 'restarting' });
      await ann.pass(30_000);
      expect([refuses, ann.room().connection]).toEqual([refuses, 'reconnecting']);
      server.refuses = null;
      await ann.pass(90_000);
      expect([refuses, ann.room().connection]).toEqual([refuses, 'online']);
    }
  });

  it('is given up where the table is not there any more', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    server.refuses = 'no-such-match';
    server.say({ t: 'bye', code: 'restarting' });
    await ann.pass(30_000);
    expect(ann.room().connection).toBe('gone');
  });
});

describe('what the server could not store, or did not say that it stored,', () => {
  /** The names under which something was sent, in the order in which it came. */
  const names = (server: FakeServer, kind: string) =>
    server.heard.flatMap(({ t, id }) => (t === kind ? [id] : []));

  /** What a promise gave by now; undefined: nothing yet. */
  async function byNow<R>(promise: Promise<R>): Promise<R | undefined> {
    await settled();
    return Promise.race([promise, Promise.resolve(undefined)]);
  }

  async function atTable(): Promise<{ server: FakeServer; ann: AtTable }> {
    const server = running(['Ann', 'Bo']);
    return { server, ann: await join(server, 'Ann') };
  }

  async function twoSteps(): Promise<{ server: FakeServer; ann: AtTable }> {
    const { server, ann } = await atTable();
    for (const to of [1, 2]) await ann.host.answer((await ann.question()).id, [['step', to]]);
    return { server, ann };
  }

  it.each(['empty', 'written'] as const)('is sent again under its name: the log was %s', async (log) => {
    const { server, ann } = await twoSteps();
    const before = server.match.length;
    server.silentLog = log;
    const undone = ann.host.undo();
    const said = ann.host.talk('table', 'hello');
    await ann.pass(200);
    expect([await byNow(undone), await byNow(said)]).toEqual([undefined, undefined]);
    await ann.pass(5000);
    server.silentLog = null;
    await ann.pass(10_000);
    expect([await byNow(undone), await byNow(said)]).toEqual([null, null]);
    for (const kind of ['undo', 'chat']) {
      expect(names(server, kind).length).toBeGreaterThan(2);
      expect(new Set(names(server, kind)).size).toBe(1);
    }
    expect(server.match.length).toBe(before + 1);
    expect(last(ann).scene.pieces[0].x).toBe(1);
    expect(ann.room().talk.map(({ text }) => text)).toEqual(['hello']);
    expect(ann.room().connection).toBe('online');
  });

  it('is sent again less and less often, and not for ever: then it is told', async () => {
    const { server, ann } = await atTable();
    const { id } = await ann.question();
    server.silentLog = 'empty';
    const answered = ann.host.answer(id, [['step', 1]]);
    await ann.pass(30_000);
    const soon = names(server, 'answer').length;
    expect(await byNow(answered)).toBeUndefined();
    await ann.pass(90_000);
    expect(await byNow(answered)).toMatchObject({ code: 'not-stored' });
    const late = names(server, 'answer').length;
    expect(late - soon).toBeLessThan(soon);
    await ann.pass(300_000);
    expect(names(server, 'answer')).toHaveLength(late);
    // Whoever then tries again means it.
    server.silentLog = null;
    expect(await ann.host.answer(id, [['step', 1]])).toBeNull();
  });

  it('is sent again once when the connection breaks in between', async () => {
    const { server, ann } = await atTable();
    const { id } = await ann.question();
    server.silentLog = 'empty';
    const answered = ann.host.answer(id, [['step', 1]]);
    await ann.pass(4000);
    const before = names(server, 'answer').length;
    server.silentLog = null;
    server.breakOff('Ann');
    server.restore('Ann');
    await ann.pass(60_000);
    expect(await byNow(answered)).toBeNull();
    expect(names(server, 'answer')).toHaveLength(before + 1);
    expect(new Set(names(server, 'answer')).size).toBe(1);
  });

  it('is not sent any more from a table that was left', async () => {
    const { server, ann } = await twoSteps();
    server.silentLog = 'empty';
    void ann.host.undo();
    await ann.pass(100);
    await ann.host.leave();
    const before = server.heard.length;
    await ann.pass(60_000);
    expect(server.heard).toHaveLength(before);
  });
});

describe('a table at which nobody looks', () => {
  const looks = ({ heard }: ReturnType<typeof running>) =>
    heard.splice(0).flatMap((m) => {
      if (m.t === 'join') return m.away === true ? 'joins away' : 'joins';
      return m.t === 'away' || m.t === 'here' ? m.t : [];
    });

  it('is said to be so, once, and again by whoever comes back to it', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    await ann.host.away(false);
    expect(looks(server)).toEqual(['joins']);
    for (const away of [true, true, false, true]) await ann.host.away(away);
    await settled();
    expect(looks(server)).toEqual(['away', 'here', 'away']);
    // What happens there is still heard.
    server.answer(0, 'step', 1);
    await settled();
    expect(last(ann).n).toBe(server.match.length);
    server.breakOff('Ann');
    await settled();
    server.restore('Ann');
    await ann.pass(20_000);
    expect(looks(server)).toEqual(['joins away']);
    // Whoever looks again while there is no connection is there when there is one.
    server.breakOff('Ann');
    await settled();
    await ann.host.away(false);
    server.restore('Ann');
    await ann.pass(20_000);
    expect(looks(server)).toEqual(['joins']);
  });

  it('is so from the beginning where the page was opened behind others', async () => {
    const server = running(['Ann', 'Bo']);
    const line = server.line('Ann');
    const { host } = stand(undefined, { line });
    await host.away(true);
    const opened = host.openOnline(
      server.listed('Ann'),
      () => {},
      () => {},
    );
    // They look while the table is being laid.
    await host.away(false);
    await opened;
    await settled();
    expect(looks(server).at(-1)).not.toBe('joins away');
    await host.away(true);
    await settled();
    expect(looks(server)).toEqual(['away']);
    await host.openOnline(
      server.listed('Ann'),
      () => {},
      () => {},
    );
    expect(looks(server)).toEqual(['joins away']);
  });
});
