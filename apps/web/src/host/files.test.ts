import 'fake-indexeddb/auto';
import { load } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { isFault } from './api.ts';
import { raid } from './testing/raid.ts';
import { BOT, guest, idOf, longRaid, ME, newRaid, stand, type TestHost } from './testing/stand.ts';

async function running(s: TestHost): Promise<string> {
  const id = idOf(await s.host.create(newRaid([ME, BOT, guest('Bo')], { mission: '4' })));
  await s.open(id, 0);
  await s.answer('trade', 1);
  await s.host.look(2);
  await s.answer('trade', 2);
  await s.rest();
  return id;
}
async function fileOf(s: TestHost, id: string) {
  const file = await s.host.file(id);
  if (isFault(file)) throw new Error(file.fault);
  return file;
}

describe('the file of a match', () => {
  it('is a file of the kernel, with the players', async () => {
    const s = stand();
    const { name, text } = await fileOf(s, await running(s));
    expect(name).toMatch(/^raid-raid-\d{4}-\d\d-\d\d\.json$/);
    const match = load(raid, JSON.parse(text));
    expect(match.length).toBe((await s.rest()).n);
    expect(JSON.parse(text).players).toEqual([ME, BOT, guest('Bo')]);
    expect(await s.host.file('nothing')).toMatchObject({ fault: 'no-such-match' });
  });

  it('goes on where it is taken in', async () => {
    const s = stand();
    const { text } = await fileOf(s, await running(s));
    const before = await s.rest();
    const other = stand();
    const id = idOf(await other.host.take(text));
    const opened = await other.open(id, 2);
    expect(opened.frame).toEqual({ ...before, narration: [] });
    expect(opened.seats.map(({ player }) => player)).toEqual([ME, BOT, guest('Bo')]);
    expect((await other.host.lists()).matches).toMatchObject([{ mine: false }]);
  });

  it('taken in twice is one match, unless it was played on', async () => {
    const s = stand();
    const { text } = await fileOf(s, await running(s));
    const other = stand();
    const id = idOf(await other.host.take(text));
    expect(await other.host.take(text)).toBe(id);
    await other.open(id, 0);
    await other.answer('step', 1);
    await other.rest();
    expect(await other.host.take(text)).not.toBe(id);
    expect((await other.host.lists()).matches).toHaveLength(2);
  });
});

describe('a file that is none', () => {
  it('is refused as a whole, and nothing is kept', async () => {
    const s = stand();
    const { text } = await fileOf(s, await running(s));
    const file = JSON.parse(text);
    const with_ = (some: object) => JSON.stringify({ ...file, ...some });
    const hostile: readonly (readonly [string, string])[] = [
      ['', 'not-a-match'],
      ['{', 'not-a-match'],
      ['null', 'not-a-match'],
      [text.slice(0, text.length - 20), 'cut-short'],
      [text.slice(0, 60), 'cut-short'],
      ['[1, 2]', 'not-a-match'],
      ['"a match"', 'not-a-match'],
      ['['.repeat(200_000), 'not-a-match'],
      [' '.repeat(5_000_001), 'too-heavy'],
      [with_({ format: 'sightline-match/2' }), 'not-a-match'],
      [with_({ game: 'chess' }), 'other-game'],
      [with_({ game: '__proto__' }), 'other-game'],
      [with_({ game: 'constructor' }), 'other-game'],
      [with_({ rules: '0' }), 'other-rules'],
      [with_({ seats: 99 }), 'damaged'],
      [with_({ seats: -1 }), 'damaged'],
      [with_({ setup: { rounds: 'many' } }), 'damaged'],
      [with_({ at: -5 }), 'damaged'],
      [with_({ log: file.log.slice(1) }), 'damaged'],
      [with_({ log: [...file.log, { input: null }] }), 'damaged'],
      [with_({ log: [...file.log, { input: { kind: 'cheat', seat: 0, at: 0 } }] }), 'damaged'],
      [with_({ log: {} }), 'damaged'],
      [with_({ chapters: [] }), 'damaged'],
      [with_({ chapters: [{ ...file.chapters[0], seed: '0'.repeat(64) }] }), 'damaged'],
      [with_({ result: { winners: [0], by: 'me' } }), 'damaged'],
      [longRaid(2).replace(/"draws":\[\["(\w+)",(\d+)/, '"draws":[["$1",9$2'), 'damaged'],
    ];
    const { host } = stand();
    for (const [given, fault] of hostile) {
      const taken = await host.take(given);
      expect([given.slice(0, 40), isFault(taken) ? taken.fault : taken]).toEqual([given.slice(0, 40), fault]);
    }
    expect((await host.lists()).matches).toEqual([]);
  });

  it('may name players that make no sense: then whoever opens it plays', async () => {
    const s = stand();
    const file = JSON.parse((await fileOf(s, await running(s))).text);
    for (const players of [
      undefined,
      'me',
      [ME],
      [ME, ME, { kind: 'god' }],
      [ME, ME, guest('x'.repeat(999))],
    ]) {
      const other = stand();
      const id = idOf(await other.host.take(JSON.stringify({ ...file, players })));
      const { seats } = await other.open(id, null);
      expect(seats.map(({ player }) => player)).toEqual([ME, BOT, BOT]);
    }
  });
});
