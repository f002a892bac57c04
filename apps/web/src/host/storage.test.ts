import 'fake-indexeddb/auto';
import type { Question } from '@sightline/table';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BOT, idOf, ME, newRaid, stand, type TestHost } from './testing/stand.ts';

const TRADES = { 0: { trade: [0] }, 1: { trade: [1] } };
const create = async (s: TestHost, some = {}) =>
  idOf(await s.host.create(newRaid([ME, BOT], { presets: TRADES, mission: '9', ...some })));

/** Plays until a window is open in the middle of somebody's turn. */
async function toTheWindow(s: TestHost): Promise<Question> {
  for (;;) {
    const question = await s.question();
    if (question.title.includes('alarm.sound')) return question;
    const { options } = question;
    await s.answer(...(options.find(({ verb }) => verb === 'wait') ?? options[0]).answer);
  }
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a match that is closed in the middle of anything', () => {
  it('opens at the very same question, frame and log', async () => {
    const before = stand('closed tab');
    const id = await create(before);
    await before.open(id, 0);
    const question = await toTheWindow(before);
    const frame = await before.rest();
    // The tab is closed: nothing is said to the worker, and another one begins.
    const after = stand('closed tab');
    const opened = await after.open(id, 0);
    expect(JSON.stringify(opened.frame.question)).toBe(JSON.stringify(question));
    expect({ ...opened.frame, narration: [] }).toEqual({ ...frame, narration: [] });
    const lines = before.frames.flatMap(({ narration }) => narration.map(({ line }) => line));
    expect(opened.log.slice(-lines.length).map(({ narration }) => narration.line)).toEqual(lines);
    await after.answer(...question.options[0].answer);
  });

  it('has lost nothing that was ever shown, wherever that was', async () => {
    const s = stand('anywhere');
    const id = await create(s);
    await s.open(id, 0);
    for (let n = 0; n < 6; n++) {
      const { options } = await s.question();
      await s.answer(...options[n % options.length].answer);
      const shown = await s.rest();
      const again = await stand('anywhere').open(id, 0);
      expect(again.frame.question).toEqual(shown.question);
      expect(again.frame.n).toBe(shown.n);
    }
    await s.host.undo();
    const { n } = await s.rest();
    expect((await stand('anywhere').open(id, 0)).frame.n).toBe(n);
  });

  it('is listed with where it stands, in the language that is spoken', async () => {
    const s = stand('listed');
    const id = await create(s);
    await s.open(id, 0);
    await s.question();
    const other = stand('listed');
    const { matches, storage } = await other.host.lists();
    expect(storage).toEqual({ kept: true });
    expect(matches).toMatchObject([
      { id, title: 'Raid', where: 'Round 1', state: 'Raider 0: turn.act', over: false, mine: true },
    ]);
    expect(matches[0].players.map(({ name, bot }) => [name, bot])).toEqual([
      ['Raider 0', null],
      ['Raider 1', 'random'],
    ]);
    await other.host.speak('ru');
    expect((await other.host.lists()).matches[0].where).toBe('ру Round 1');
    await s.host.resign(0);
    expect((await other.host.lists()).matches[0]).toMatchObject({
      over: true,
      state: 'ру Won by ру Raider 1',
    });
  });
});

describe('removing a match', () => {
  it('removes its inputs with it, and no others', async () => {
    const s = stand('removing');
    const [id, other] = [await create(s), await create(s)];
    for (const each of [other, id]) {
      await s.open(each, 0);
      await s.answer('step', 1);
      await s.rest();
    }
    await s.host.remove(id);
    expect((await s.host.lists()).matches.map((m) => m.id)).toEqual([other]);
    expect(await s.host.open(id, 0, () => {})).toMatchObject({ fault: 'no-such-match' });
    const db = await openDB('removing');
    const left = (await db.getAllKeys('inputs')) as [string, number][];
    expect(new Set(left.map(([match]) => match))).toEqual(new Set([other]));
    db.close();
  });
});

describe('two windows', () => {
  it('play one match: who is slower sees what the other did', async () => {
    const one = stand('two windows');
    const two = stand('two windows');
    const id = await create(one);
    await one.open(id, 0);
    await one.question();
    await two.open(id, 0);
    await two.question();
    await one.answer('step', 1);
    await two.answer('wait');
    const frame = await two.rest();
    expect(frame.scene.pieces[0].x).toBe(1);
    expect(frame.log?.at(-1)?.narration.line).toEqual(['Raider 0 steps to 1']);
    await two.answer('step', 2);
    expect((await two.rest()).scene.pieces[0].x).toBe(2);
    expect((await stand('two windows').open(id, 0)).frame.n).toBe((await two.rest()).n);
  });

  it('a match that was removed in one of them goes on in the other', async () => {
    const one = stand('removed elsewhere');
    const id = await create(one);
    await one.open(id, 0);
    await one.question();
    await stand('removed elsewhere').host.remove(id);
    await one.answer('step', 1);
    const { n } = await one.rest();
    expect((await stand('removed elsewhere').open(id, 0)).frame.n).toBe(n);
  });
});

describe('storage that is forbidden', () => {
  it.each([
    ['there is none', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'it throws',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('no', 'SecurityError');
        }),
    ],
  ])('matches are played in memory: %s', async (_why, forbid) => {
    forbid();
    const s = stand('forbidden');
    const id = await create(s);
    await s.open(id, 0);
    await s.answer('step', 1);
    const { n } = await s.rest();
    await s.host.leave();
    expect((await s.open(id, 0)).frame.n).toBe(n);
    const { matches, storage } = await s.host.lists();
    expect(matches.map((m) => m.id)).toEqual([id]);
    expect(storage).toEqual({ kept: false, why: 'forbidden' });
    await s.host.remove(id);
    expect((await s.host.lists()).matches).toEqual([]);
  });
});

describe('storage that is full', () => {
  const fill = () => {
    const full = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const spies = [
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full),
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full),
    ];
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  };

  it('goes on in memory, says so, and leaves what was there as it was', async () => {
    const s = stand('full');
    const id = await create(s);
    await s.open(id, 0);
    await s.answer('step', 1);
    const kept = (await s.rest()).n;
    fill();
    await s.answer('step', 2);
    await s.answer('pass');
    const { n, scene } = await s.rest();
    expect(scene.pieces[0].x).toBe(2);
    expect((await s.host.lists()).storage).toEqual({ kept: false, why: 'full' });
    await s.host.leave();
    expect((await s.open(id, 0)).frame.n).toBe(n);
    vi.restoreAllMocks();
    expect((await stand('full').open(id, 0)).frame.n).toBe(kept);
  });

  it('keeps all of it as soon as there is room again', async () => {
    const s = stand('room again');
    const [id, old] = [await create(s), await create(s)];
    await s.open(id, 0);
    await s.question();
    const empty = fill();
    await s.answer('step', 1);
    const created = await create(s);
    const operation = await s.host.startOperation('raid', '3', [ME, BOT]);
    await s.rest();
    empty();
    await s.host.remove(old);
    expect((await s.host.lists()).storage).toEqual({ kept: true });
    const other = stand('room again');
    const { matches, operations } = await other.host.lists();
    expect(new Set(matches.map((m) => m.id))).toEqual(new Set([id, created]));
    expect(operations.map((o) => o.id)).toEqual([operation]);
    expect((await other.open(id, 0)).frame.scene.pieces[0].x).toBe(1);
  });

  it('also where the browser says so only at the end', async () => {
    const s = stand('late');
    const id = await create(s);
    await s.open(id, 0);
    await s.question();
    const add = IDBObjectStore.prototype.add;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = add.call(this, value, key);
      this.transaction.abort();
      return request;
    });
    await s.answer('step', 1);
    expect((await s.rest()).scene.pieces[0].x).toBe(1);
    expect((await s.host.lists()).storage.kept).toBe(false);
  });
});

describe('what is damaged', () => {
  it('hides nothing else, can be told, and can be removed', async () => {
    const s = stand('damaged');
    const ids = [];
    for (let i = 0; i < 6; i++) ids.push(await create(s));
    const [sound, noHeader, missing, changed, otherRules, noGame] = ids;
    for (const id of ids) {
      await s.open(id, 0);
      await s.answer('step', 1);
      await s.rest();
    }
    await s.host.leave();
    const db = await openDB('damaged');
    await db.put('matches', { id: noHeader, glance: 'broken' });
    await db.delete('inputs', [missing, 2]);
    await db.put('inputs', {
      match: changed,
      n: 1,
      entry: { input: { kind: 'answer', seat: 0, at: 'never' } },
    });
    for (const [id, some] of [
      [otherRules, { rules: '0' }],
      [noGame, { game: 'chess' }],
    ] as const) {
      const header = await db.get('matches', id);
      await db.put('matches', { ...header, match: { ...header.match, ...some } });
    }
    db.close();
    const { host, open } = stand('damaged');
    const { matches } = await host.lists();
    expect(new Set(matches.map(({ id }) => id))).toEqual(new Set(ids));
    const faults = Object.fromEntries(matches.map((m) => [m.id, m.fault]));
    expect([faults[sound], faults[noHeader], faults[otherRules], faults[noGame]]).toEqual([
      undefined,
      'damaged',
      'other-rules',
      'other-game',
    ]);
    expect((await open(sound, 0)).frame.question).not.toBeNull();
    for (const [id, fault] of [
      [noHeader, 'damaged'],
      [missing, 'damaged'],
      [changed, 'damaged'],
      [otherRules, 'other-rules'],
      [noGame, 'other-game'],
    ]) {
      expect(await host.open(id, 0, () => {})).toMatchObject({ fault });
      expect(await host.openReplay(id)).toMatchObject({ fault });
      await host.remove(id);
    }
    expect((await host.lists()).matches).toHaveLength(1);
  });

  it('a database that vanishes while it is open is opened again', async () => {
    const s = stand('vanishing');
    const id = await create(s);
    await s.open(id, 0);
    await s.question();
    await deleteDB('vanishing');
    await s.answer('step', 1);
    const { n } = await s.rest();
    expect((await stand('vanishing').open(id, 0)).frame.n).toBe(n);
  });
});
