import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { join, last, running } from '../testing/at-table.ts';
import { settled } from '../testing/fake-server.ts';

describe('undo', () => {
  it('takes the lines out of everybody’s log', async () => {
    const server = running(['Ann', 'Bo']);
    const [ann, bo] = [await join(server, 'Ann'), await join(server, 'Bo')];
    await ann.answer('step', 1);
    await ann.answer('step', 2);
    await settled();
    expect(last(ann).undo).toBe(2);
    expect(await ann.host.undo()).toBeNull();
    await settled();
    for (const s of [ann, bo]) {
      expect(s.log().filter((line) => line.startsWith('Raider 0 steps'))).toEqual(['Raider 0 steps to 1']);
      expect(last(s).scene.pieces[0].x).toBe(1);
    }
    expect(last(bo).undo).toBe(0);
    // Who comes later does not hear of it either.
    const late = await join(server, 'Cy');
    expect(late.log().filter((line) => line.startsWith('Raider 0 steps'))).toEqual(['Raider 0 steps to 1']);
    await ann.host.undo();
    expect(await ann.host.undo()).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('asked for twice takes back two choices, however slow the server is', async () => {
    const server = running(['Ann', 'Bo']);
    const ann = await join(server, 'Ann');
    await ann.host.passing(true);
    // The second step leads to the wire, which is passed by itself.
    for (const to of [1, 2]) {
      await ann.answer('step', to);
      await settled();
    }
    await ann.pass(5000);
    expect(await Promise.all([ann.host.undo(), ann.host.undo()])).toEqual([null, null]);
    await settled();
    expect(last(ann).scene.pieces[0].x).toBe(0);
    expect(ann.log().filter((line) => line.startsWith('Raider 0 steps'))).toEqual([]);
  });
});
