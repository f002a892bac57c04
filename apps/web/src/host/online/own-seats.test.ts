import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { join, last, running } from '../testing/at-table.ts';
import { settled } from '../testing/fake-server.ts';

describe('several seats of one person', () => {
  it('are looked from in turn, without a curtain', async () => {
    const server = running(['Ann', 'Bo', 'Ann']);
    server.answer(2, 'trade', 2);
    const ann = await join(server, 'Ann');
    expect(last(ann).viewpoint).toBe(0);
    await ann.host.look(1);
    expect(last(ann).viewpoint).toBe(0);
    await ann.host.look(2);
    await settled();
    expect(last(ann).viewpoint).toBe(2);
    const hands = last(ann).scene.hand.groups.map(({ cards }) => cards[0].title.startsWith('Card'));
    expect(hands).toEqual([false, false, true]);
    expect(ann.log().filter((line) => /Raider 2 draws Card|Raider 2 draws \d/.test(line)).length).toBe(2);
    await ann.host.look(0);
    expect(last(ann).question?.seat).toBe(0);
  });

  it('take back what the one that acted last did', async () => {
    const server = running(['Ann', 'Ann']);
    const ann = await join(server, 'Ann');
    await ann.answer('step', 1);
    await ann.host.look(1);
    expect(last(ann).undo).toBe(1);
    expect(await ann.host.undo()).toBeNull();
    await settled();
    // What is left is the trade, which the other seat chose.
    expect([last(ann).undo, last(ann).scene.pieces[0].x]).toEqual([1, 0]);
  });
});
