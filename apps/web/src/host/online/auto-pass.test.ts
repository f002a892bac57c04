import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { type AtTable, join, last, running } from '../testing/at-table.ts';
import { type FakeServer, settled } from '../testing/fake-server.ts';

describe('passing for who can do nothing else', () => {
  /** Ann stands before the wire, which she can only pass. */
  async function atTheWire(): Promise<[FakeServer, AtTable]> {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    await ann.answer('step', 1);
    await settled();
    return [server, ann];
  }

  it('is never done in the very instant', async () => {
    const [server, ann] = await atTheWire();
    await ann.host.passing(true);
    await ann.answer('step', 2);
    await settled();
    const { length } = server.match;
    expect([last(ann).question, ann.room().passing]).toEqual([null, 0]);
    // What is answered for her reads as it does to everybody else: it is no question to her.
    expect(last(ann).waiting).toBe('Others act');
    await ann.pass(3900);
    expect(server.match.length).toBe(length);
    await ann.pass(1200);
    expect(server.match.length).toBe(length + 1);
    expect(ann.room().passing).toBeNull();
    expect(last(ann).question).not.toBeNull();
  });

  it('waits until what happened before is shown: the page says so, or nobody looks at it', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann', {}, false);
    await ann.host.passing(true);
    await ann.answer('step', 1);
    await ann.answer('step', 2);
    await settled();
    const { length } = server.match;
    await ann.pass(7000);
    expect(server.match.length).toBe(length);
    await ann.host.shown(server.match.length);
    await ann.pass(3900);
    expect(server.match.length).toBe(length);
    await ann.pass(1200);
    expect(server.match.length).toBe(length + 1);
  });

  it('is no obstacle to undo, and is not done again right after it', async () => {
    const [server, ann] = await atTheWire();
    await ann.host.passing(true);
    await ann.answer('step', 2);
    await ann.pass(5000);
    expect(last(ann).undo).toBe(2);
    expect(await ann.host.undo()).toBeNull();
    await settled();
    expect([last(ann).undo, last(ann).scene.pieces[0].x]).toEqual([1, 1]);
    const { length } = server.match;
    await ann.pass(10_000);
    expect(server.match.length).toBe(length);
  });

  it('is left to the person who wants to be asked', async () => {
    const [server, ann] = await atTheWire();
    await ann.host.passing(true);
    await ann.answer('step', 2);
    await settled();
    await ann.host.passing(false);
    await settled();
    expect(last(ann).question?.options.map(({ verb }) => verb)).toEqual(['pass']);
    const { length } = server.match;
    await ann.pass(10_000);
    expect(server.match.length).toBe(length);
  });

  it('waits for the connection: what is asked may be old', async () => {
    const [server, ann] = await atTheWire();
    await ann.host.passing(true);
    await ann.answer('step', 2);
    await settled();
    const { length } = server.match;
    server.breakOff('Ann');
    await ann.pass(10_000);
    expect(ann.room().passing).toBeNull();
    server.restore('Ann');
    await ann.host.reconnect();
    await settled();
    expect([ann.room().connection, ann.room().passing]).toEqual(['online', 0]);
    expect(server.match.length).toBe(length);
    await ann.pass(5000);
    expect(server.match.length).toBe(length + 1);
  });

  it('is not done again either for who took it back in another window', async () => {
    const [server, ann] = await atTheWire();
    const again = await join(server, 'Ann');
    await again.host.passing(true);
    await ann.answer('step', 2);
    await ann.answer('pass');
    await ann.pass(5000);
    const { length } = server.match;
    expect(await ann.host.undo()).toBeNull();
    await settled();
    expect(last(again).question?.options.map(({ verb }) => verb)).toEqual(['pass']);
    await again.pass(10_000);
    expect(server.match.length).toBe(length + 1);
  });
});

describe('a pass of one’s own', () => {
  /** Bo may sound the alarm while Ann tries the lock, or pass. */
  async function alarmed(): Promise<[FakeServer, AtTable]> {
    const server = running(['Ann', 'Bo']);
    const bo = await join(server, 'Bo');
    server.answer(0, 'try');
    await settled();
    return [server, bo];
  }

  it('goes out no sooner than an automatic one, and the table waits as it does for that', async () => {
    const [server, bo] = await alarmed();
    const { length } = server.match;
    await bo.pass(1000);
    await bo.answer('pass');
    await settled();
    expect([last(bo).question, last(bo).waiting, bo.room().passing]).toEqual([null, 'Others act', 1]);
    await bo.pass(2900);
    expect(server.match.length).toBe(length);
    await bo.pass(1200);
    expect(server.match.length).toBe(length + 1);
    expect(bo.room().passing).toBeNull();
  });

  it('goes out at once when that moment is over', async () => {
    const [server, bo] = await alarmed();
    const { length } = server.match;
    await bo.pass(6000);
    await bo.answer('pass');
    await settled();
    expect(server.match.length).toBe(length + 1);
  });

  it('is kept over a lost connection, and goes out after it', async () => {
    const [server, bo] = await alarmed();
    const { length } = server.match;
    await bo.answer('pass');
    server.breakOff('Bo');
    await bo.pass(10_000);
    server.restore('Bo');
    await bo.host.reconnect();
    await settled();
    await bo.pass(5000);
    expect(server.match.length).toBe(length + 1);
  });

  it('is not held back where nobody else plays', async () => {
    const server = running(['Ann', { bot: 'random' }]);
    const ann = await join(server, 'Ann');
    await ann.answer('step', 1);
    await ann.answer('step', 2);
    const { length } = server.match;
    await ann.answer('pass');
    await ann.pass(0);
    expect(server.match.length).toBe(length + 1);
  });
});
