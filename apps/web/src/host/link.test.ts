import 'fake-indexeddb/auto';
import { seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { isFault } from './api.ts';
import { BOT, idOf, longRaid, ME, newRaid, stand, type TestHost } from './testing/stand.ts';

async function played(s: TestHost, rounds = 4): Promise<string> {
  const id = idOf(await s.host.create(newRaid([BOT, BOT, BOT], { mission: String(rounds) })));
  await s.open(id, null);
  await s.rest();
  return id;
}
async function linkOf(s: TestHost, id: string): Promise<string> {
  const link = await s.host.link(id);
  if (isFault(link)) throw new Error(link.fault);
  return link;
}

describe('a match in a link', () => {
  it('is the same match where it is opened', async () => {
    const s = stand();
    const id = await played(s);
    const link = await linkOf(s, id);
    expect(link).toMatch(/^[\w.-]+$/);
    const other = stand();
    const taken = idOf(await other.host.takeLink(link));
    const [before, after] = [await s.host.openReplay(id), await other.host.openReplay(taken)];
    if (isFault(before) || isFault(after)) throw new Error('not opened');
    expect(after.log).toEqual(before.log);
    expect(after.inputs).toBe(before.inputs);
    expect(await other.host.takeLink(link)).toBe(taken);
    // Programs that find links in text like to take what stands behind them along.
    expect(await other.host.takeLink(`${link}.)`)).toBe(taken);
  });

  it('with moves taken back and several in a row', async () => {
    const s = stand();
    const presets = { 0: { trade: [0] }, 1: { trade: [1] } };
    const id = idOf(await s.host.create(newRaid([ME, BOT], { presets })));
    await s.open(id, 0);
    const { id: decision } = await s.question();
    await s.host.answer(decision, [
      ['step', 1],
      ['step', 2],
    ]);
    await s.rest();
    await s.host.undo();
    await s.host.resign(0);
    const taken = idOf(await stand().host.takeLink(await linkOf(s, id)));
    expect(taken).toMatch(/^[0-9a-f]{12}$/);
  });

  it('a long match is still short enough, and a very long one is refused', async () => {
    const s = stand();
    const link = await linkOf(s, idOf(await s.host.take(longRaid(400))));
    expect(link.length).toBeLessThan(8_000);
    const file = JSON.parse(longRaid(1));
    // Nothing in it is like anything else, so that it can't be packed.
    const noise = Array.from({ length: 400 }, (_, i) => seedFrom(`noise ${i}`)).join('');
    const large = JSON.stringify({ ...file, setup: { ...file.setup, noise } });
    expect(await s.host.link(idOf(await s.host.take(large)))).toMatchObject({ fault: 'too-long' });
  });

  it('is made only of what is over, and whose seeds are all known', async () => {
    const s = stand();
    const id = idOf(await s.host.create(newRaid([ME, BOT])));
    expect(await s.host.link(id)).toMatchObject({ fault: 'not-over' });
    await s.host.openReplay(id);
    const fork = idOf(await s.host.fork(0, [ME, BOT]));
    await s.open(fork, 0);
    await s.host.resign(0);
    expect(await s.host.link(fork)).toMatchObject({ fault: 'not-over' });
    expect(await s.host.link('nothing')).toMatchObject({ fault: 'no-such-match' });
  });

  it('tells nobody’s name', async () => {
    const s = stand();
    const id = idOf(await s.host.create(newRaid([ME, { kind: 'guest', name: 'Bartholomew' }])));
    await s.open(id, 0);
    await s.host.resign(0);
    const other = stand();
    const { seats } = await other.open(idOf(await other.host.takeLink(await linkOf(s, id))), null);
    expect(seats.map(({ name }) => name)).toEqual(['Raider 0', 'Raider 1']);
  });
});

describe('a link that did not arrive whole', () => {
  it('is told apart: cut short, changed, or no match at all', async () => {
    const s = stand();
    const link = await linkOf(s, await played(s));
    const { host } = stand();
    const narration = async (data: string) => {
      const taken = await host.takeLink(data);
      return isFault(taken) ? taken.fault : 'taken';
    };
    for (let length = 0; length < link.length; length += 7)
      expect([length, await narration(link.slice(0, length))]).toEqual([length, 'cut-short']);
    for (let at = 8; at < link.length; at += 31) {
      const changed = link[at] === 'A' ? 'B' : 'A';
      expect(await narration(link.slice(0, at) + changed + link.slice(at + 1))).toBe('damaged');
    }
    for (const garbage of ['hello world', '2.3.abc', '../../etc', '1.zzzz', '%00', '1..', 'a'.repeat(50_000)])
      expect(['cut-short', 'not-a-match']).toContain(await narration(garbage));
    expect(await narration('1.4.AAAA')).toBe('damaged');
    expect((await host.lists()).matches).toEqual([]);
  });

  it('that unpacks to more than anybody can hold is refused', async () => {
    const zeros = new Blob([new Uint8Array(8_000_000)]).stream();
    const packed = await new Response(zeros.pipeThrough(new CompressionStream('deflate-raw'))).bytes();
    const payload = btoa(String.fromCharCode(...packed))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
    const data = `1.${payload.length.toString(36)}.${payload}`;
    expect(await stand().host.takeLink(data)).toMatchObject({ fault: 'damaged' });
  });
});
