import type { Narration, Scene } from '@sightline/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault, OpenedReplay, PastMoment, Viewpoint } from '../host/api.ts';
import { createReplay, linesOf } from './replay-store.ts';

const END = 10;
const asked: { n: number; viewpoint: Viewpoint }[] = [];
let refuses: Fault | null = null;

const sceneAt = (n: number): Scene => ({
  header: { kicker: '', title: `after ${n}`, phases: [], order: null, counters: [] },
  doors: [],
  pieces: [],
  panels: [],
  hand: { piles: [], standing: [], groups: [] },
});
const toldAt = (n: number): Narration[] => [
  { line: [`${n} begins.`], tone: 'plain', effects: [{ show: 'move', piece: 'piece:1', x: n, y: 0 }] },
  { line: [`${n} ends.`], tone: 'plain', effects: [{ show: 'dice', title: `roll ${n}`, dice: [] }] },
];
const momentAt = (n: number): PastMoment => ({
  n,
  scene: sceneAt(n),
  narration: n === 0 ? [] : toldAt(n),
  ending: n === END ? { title: 'Over', text: '', rule: null, tone: 'good' } : null,
  took: 0,
});
const opened: OpenedReplay = {
  id: 'm',
  game: 'doom',
  title: 'Mission',
  drawing: {
    kind: 'grid',
    width: 1,
    height: 1,
    levels: 1,
    spaces: [],
    walls: [],
    outlines: [],
    doors: [],
    legend: [],
  },
  seats: [{ seat: 0, name: 'Alpha', role: 'Alpha', icon: 'person', tone: 'friend', player: { kind: 'me' } }],
  log: Array.from({ length: END }, (_, i) => ({
    n: i + 1,
    narration: { line: [`line ${i + 1}`], tone: 'plain' as const },
  })),
  operation: null,
  inputs: END,
  over: true,
  chapters: [
    { n: 2, label: 'Mission 1 · Round 1' },
    { n: 6, label: 'Mission 1 · Round 2' },
  ],
  file: 'mission.json',
};

vi.mock('../host/client.ts', () => ({
  host: () => ({
    openReplay: async () => opened,
    moment: async (n: number, viewpoint: Viewpoint) => {
      asked.push({ n, viewpoint });
      return refuses ?? momentAt(n);
    },
    inspectMoment: async () => null,
  }),
}));
vi.mock('../sound/sounds.ts', () => ({ play: () => undefined }));

async function replay() {
  const store = createReplay();
  await store.getState().open('m');
  asked.length = 0;
  return store;
}
const soon = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  refuses = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a replay', () => {
  it('opens at the beginning, from our own seat', async () => {
    const { getState } = await replay();
    expect(getState()).toMatchObject({ at: 0, viewpoint: 0, moment: { n: 0 }, playing: false });
    expect(getState().opened?.chapters.map((c) => c.label)).toEqual(['Round 1', 'Round 2']);
  });

  it('goes to a moment at once, with the roll it left', async () => {
    const { getState } = await replay();
    getState().goTo(7);
    await soon();
    expect(getState()).toMatchObject({
      at: 7,
      scene: { header: { title: 'after 7' } },
      showing: { roll: { title: 'roll 7' } },
      said: '7 begins. 7 ends.',
    });
    expect(getState().showing.moved.size).toBe(0);
    getState().goTo(99);
    await soon();
    expect(getState().at).toBe(END);
  });

  it('asks only for the last moment of a drag', async () => {
    const { getState } = await replay();
    for (let n = 1; n <= 9; n++) getState().goTo(n);
    await soon();
    expect(asked.map((a) => a.n)).toEqual([1, 9]);
    expect(getState().moment?.n).toBe(9);
  });

  it('shows a step happening before it is done', async () => {
    const { getState } = await replay();
    getState().step(1);
    await soon();
    expect(getState()).toMatchObject({ at: 1, moment: { n: 0 }, said: '1 begins.' });
    expect(getState().showing.moved.get('piece:1')).toEqual({ x: 1, y: 0, jump: false });
    expect(linesOf(opened.log, getState().telling)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(getState()).toMatchObject({ at: 1, moment: { n: 1 }, said: '1 ends.' });
    expect(getState().showing.moved.size).toBe(0);
    expect(linesOf(opened.log, getState().telling)).toHaveLength(2);
  });

  it('does not wait for a step when the next is wanted', async () => {
    const { getState } = await replay();
    getState().step(1);
    await soon();
    getState().step(1);
    expect(getState().moment?.n).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(getState()).toMatchObject({ at: 2, moment: { n: 2 } });
    getState().step(-1);
    await soon();
    expect(getState()).toMatchObject({ at: 1, moment: { n: 1 } });
  });

  it('plays to the end and says how it ended', async () => {
    const { getState } = await replay();
    getState().goTo(8);
    await soon();
    getState().toggle();
    expect(getState().playing).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(getState()).toMatchObject({ at: END, playing: false, ended: true });
    getState().closeEnding();
    getState().toggle();
    await soon();
    expect(getState()).toMatchObject({ at: 1, playing: true, ended: false });
  });

  it('plays from a moment that has not come yet', async () => {
    const { getState } = await replay();
    getState().goTo(4);
    getState().toggle();
    await soon();
    expect(getState()).toMatchObject({ at: 5, moment: { n: 4 }, playing: true });
  });

  it('pauses after what is happening', async () => {
    const { getState } = await replay();
    getState().toggle();
    await soon();
    getState().toggle();
    expect(getState().playing).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(getState()).toMatchObject({ at: 1, moment: { n: 1 }, playing: false });
  });

  it('stops playing when somebody goes elsewhere', async () => {
    const { getState } = await replay();
    getState().toggle();
    await soon();
    getState().chapter(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(getState()).toMatchObject({ at: 2, moment: { n: 2 }, playing: false });
    getState().chapter(-1);
    await soon();
    expect(getState().at).toBe(0);
  });

  it('looks at the same moment from another viewpoint', async () => {
    const { getState } = await replay();
    getState().goTo(4);
    getState().look('all');
    await soon();
    expect(asked.at(-1)).toEqual({ n: 4, viewpoint: 'all' });
    expect(getState().viewpoint).toBe('all');
  });

  it('keeps the board and says why a moment can’t be shown', async () => {
    const { getState } = await replay();
    refuses = { fault: 'not-over', detail: '' };
    getState().look('all');
    await soon();
    expect(getState()).toMatchObject({ trouble: refuses, moment: { n: 0 } });
    refuses = null;
    getState().look(null);
    await soon();
    expect(getState().trouble).toBeNull();
  });
});
