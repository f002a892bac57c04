import type { OnlineSeat, Talk } from '@sightline/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTalk, unreadOf } from './talk-memory.ts';

const seat = (n: number, mine: boolean): OnlineSeat => ({
  seat: n,
  mine,
  name: `${n}`,
  bot: null,
  online: true,
});
const SEATS = [seat(0, true), seat(1, false)];
const line = (k: number, by: number | null): Talk => ({
  k,
  from: `${by}`,
  seat: by,
  to: 'table',
  text: `line ${k}`,
  at: k,
});
const ks = (talk: readonly Talk[]) => talk.map(({ k }) => k);

describe('what was not read yet', () => {
  it('is what others, watchers too, have said since', () => {
    const talk = [line(1, 1), line(2, 1), line(3, null)];
    expect(ks(unreadOf(talk, SEATS, 0))).toEqual([1, 2, 3]);
    expect(ks(unreadOf(talk, SEATS, 1))).toEqual([2, 3]);
    expect(unreadOf(talk, SEATS, 3)).toEqual([]);
  });

  it('is nothing that stood there when one said something oneself, on whatever device', () => {
    expect(ks(unreadOf([line(1, 1), line(2, 0), line(3, 1)], SEATS, 0))).toEqual([3]);
    expect(unreadOf([line(1, 1), line(2, 0)], SEATS, 0)).toEqual([]);
  });
});

describe('what was read', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const read = (match: string) => createTalk(match).getState().read;

  it('is kept on the device, for each match', () => {
    const talk = createTalk('one').getState();
    talk.readUpTo(7);
    talk.readUpTo(3);
    expect([read('one'), read('other')]).toEqual([7, 0]);
  });

  it('is kept of the matches that were talked at last', () => {
    createTalk('first').getState().readUpTo(1);
    createTalk('second').getState().readUpTo(2);
    createTalk('first').getState().readUpTo(3);
    for (let n = 0; n < 99; n++) createTalk(`${n}`).getState().readUpTo(1);
    expect([read('first'), read('second')]).toEqual([3, 0]);
  });

  it('is nothing where the browser keeps nothing, or nonsense', () => {
    for (const nonsense of ['{', '7', '{"one":1}', '[["one"],null,["one","x"]]']) {
      kept.set('sightline.talk', nonsense);
      expect(read('one')).toBe(0);
    }
    vi.stubGlobal('localStorage', undefined);
    const store = createTalk('one');
    store.getState().readUpTo(2);
    expect(store.getState().read).toBe(2);
  });
});
