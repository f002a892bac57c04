import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { BOT, idOf, ME, newRaid, stand, type TestHost } from './testing/stand.ts';

const giveUp = async (s: TestHost, id: string) => {
  await s.open(id, 0);
  await s.host.resign(0);
  await s.rest();
};

describe('an operation', () => {
  it('goes from match to match until it is over', async () => {
    const s = stand();
    const id = await s.host.startOperation('raid', '2', [ME, BOT]);
    const first = idOf(await s.host.playOperation(id));
    expect(await s.host.playOperation(id)).toBe(first);
    expect((await s.open(first, 0)).operation).toBe(id);
    expect((await s.host.lists()).operations).toMatchObject([
      { id, match: first, state: { name: 'Won, 0 of 2' } },
    ]);
    await giveUp(s, first);
    const second = idOf(await s.host.playOperation(id));
    expect(second).not.toBe(first);
    await giveUp(s, second);
    expect((await s.host.lists()).operations).toMatchObject([
      { match: null, state: { name: 'Won, 2 of 2', over: 'over' } },
    ]);
    expect(await s.host.playOperation(id)).toMatchObject({ fault: 'failed' });
  });

  it('notes a result once, whichever window looks first, and whatever becomes of the match', async () => {
    const s = stand('operation');
    const id = await s.host.startOperation('raid', '3', [ME, BOT]);
    const first = idOf(await s.host.playOperation(id));
    await giveUp(s, first);
    await stand('operation').host.remove(first);
    for (const { host } of [s, stand('operation')])
      expect((await host.lists()).operations).toMatchObject([
        { match: null, state: { name: 'Won, 1 of 3' } },
      ]);
  });

  it('plays a mission anew whose match was removed', async () => {
    const s = stand();
    const id = await s.host.startOperation('raid', '3', [ME, BOT]);
    const first = idOf(await s.host.playOperation(id));
    await s.host.remove(first);
    expect((await s.host.lists()).operations).toMatchObject([
      { match: null, state: { name: 'Won, 0 of 3' } },
    ]);
    expect(await s.host.playOperation(id)).not.toBe(first);
  });

  it('can be removed; its matches stay', async () => {
    const s = stand();
    const id = await s.host.startOperation('raid', '3', [ME, BOT]);
    const first = idOf(await s.host.playOperation(id));
    await s.host.remove(id);
    const { operations, matches } = await s.host.lists();
    expect(operations).toEqual([]);
    expect(matches.map((m) => m.id)).toEqual([first]);
    expect((await s.open(first, 0)).operation).toBeNull();
    expect(await s.host.playOperation(id)).toMatchObject({ fault: 'no-such-match' });
  });

  it('is not concerned by other matches', async () => {
    const s = stand();
    const id = await s.host.startOperation('raid', '3', [ME, BOT]);
    await giveUp(s, idOf(await s.host.create(newRaid([ME, BOT], { operation: id }))));
    expect((await s.host.lists()).operations).toMatchObject([{ state: { name: 'Won, 0 of 3' } }]);
  });
});
