import type { Talk } from '@sightline/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTalk, folded, speakersOf, unreadOf } from './talk-memory.ts';

/** The first seat is our own. */
const line = (k: number, by: number | null): Talk => ({
  k,
  from: `${by}`,
  by: `sign of ${by}`,
  mine: by === 0,
  seat: by,
  to: 'table',
  text: `line ${k}`,
  at: k,
});
const NOBODY: ReadonlySet<string> = new Set();
const WATCHER = new Set(['sign of null']);
const ks = (talk: readonly Talk[]) => talk.map(({ k }) => k);

describe('what was not read yet', () => {
  it('is what others, watchers too, have said since', () => {
    const talk = [line(1, 1), line(2, 1), line(3, null)];
    expect(ks(unreadOf(talk, 0, NOBODY))).toEqual([1, 2, 3]);
    expect(ks(unreadOf(talk, 1, NOBODY))).toEqual([2, 3]);
    expect(unreadOf(talk, 3, NOBODY)).toEqual([]);
  });

  it('is nothing that stood there when one said something oneself, on whatever device', () => {
    expect(ks(unreadOf([line(1, 1), line(2, 0), line(3, 1)], 0, NOBODY))).toEqual([3]);
    expect(unreadOf([line(1, 1), line(2, 0)], 0, NOBODY)).toEqual([]);
  });

  it('is nothing that somebody says who is muted', () => {
    expect(ks(unreadOf([line(1, null), line(2, 1), line(3, null)], 0, WATCHER))).toEqual([2]);
  });
});

describe('who may be muted', () => {
  it('is whoever else has said something, by the name they said it under last', () => {
    const talk = [line(1, 1), line(2, 0), line(3, null), { ...line(4, 1), from: 'Bo' }];
    expect(speakersOf(talk).map(({ by, from, seat }) => [by, from, seat])).toEqual([
      ['sign of 1', 'Bo', 1],
      ['sign of null', 'null', null],
    ]);
    expect(speakersOf([line(1, 0)])).toEqual([]);
  });
});

describe('what is said by who is muted', () => {
  const shown = (talk: readonly Talk[], muted: ReadonlySet<string>) =>
    folded(talk, muted).map(({ line, hidden }) => [line.k, hidden]);

  it('is folded away, as much as was said in one go', () => {
    const talk = [line(1, null), line(2, null), line(3, 1), line(4, null)];
    expect(shown(talk, WATCHER)).toEqual([
      [1, 2],
      [3, 0],
      [4, 1],
    ]);
    expect(shown(talk, NOBODY)).toEqual([1, 2, 3, 4].map((k) => [k, 0]));
  });

  it('is not mixed with what another says who is muted too', () => {
    const both = new Set([...WATCHER, 'sign of 1']);
    expect(shown([line(1, null), line(2, 1), line(3, 1)], both)).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('who is muted', () => {
  const muted = (match: string) => [...createTalk(match).getState().muted];

  it('is kept on the device, for all matches, until it is undone', () => {
    const talk = createTalk('one');
    talk.getState().mute('bo', true);
    talk.getState().mute('cy', true);
    talk.getState().mute('bo', true);
    expect([...talk.getState().muted].toSorted()).toEqual(['bo', 'cy']);
    expect(muted('other').toSorted()).toEqual(['bo', 'cy']);
    talk.getState().mute('bo', false);
    expect([[...talk.getState().muted], muted('other')]).toEqual([['cy'], ['cy']]);
  });

  it('is not forgotten for what another page does meanwhile', () => {
    const [one, other] = [createTalk('one'), createTalk('other')];
    one.getState().mute('bo', true);
    other.getState().mute('cy', true);
    expect(muted('third').toSorted()).toEqual(['bo', 'cy']);
  });

  it('are those who were muted last, where they are very many', () => {
    const talk = createTalk('one').getState();
    for (let n = 0; n < 600; n++) talk.mute(`${n}`, true);
    expect([muted('one').length, muted('one').includes('0'), muted('one').includes('599')]).toEqual([
      500,
      false,
      true,
    ]);
  });

  it('is nobody where the browser keeps nothing, or nonsense', () => {
    for (const nonsense of ['{', '7', '{"bo":1}', '[1,null,["bo"]]']) {
      kept.set('sightline.muted', nonsense);
      expect(muted('one')).toEqual([]);
    }
    vi.stubGlobal('localStorage', undefined);
    const store = createTalk('one');
    store.getState().mute('bo', true);
    expect([...store.getState().muted]).toEqual(['bo']);
    store.getState().mute('bo', false);
    expect([...store.getState().muted]).toEqual([]);
  });
});

describe('what was read', () => {
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
