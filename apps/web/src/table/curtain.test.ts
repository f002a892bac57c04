import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenedMatch, TableFrame, Viewpoint } from '../host/api.ts';
import { createTable } from './table-store.ts';

/** However busy the machine is. */
const PATIENCE_MS = 60_000;

const looks: Viewpoint[] = [];
let receive: (frame: TableFrame) => void = () => undefined;

const frameAt = (n: number, viewpoint: Viewpoint, more: Partial<TableFrame> = {}): TableFrame => ({
  n,
  viewpoint,
  scene: {
    header: { kicker: '', title: '', phases: [], order: null, counters: [] },
    doors: [],
    pieces: [],
    panels: [],
    hand: { piles: [], standing: [], groups: [] },
  },
  narration: [],
  question: null,
  awaited: [{ seat: 0, name: 'Ann', person: true }],
  waiting: '',
  undo: 0,
  ending: null,
  coaching: null,
  ...more,
});
const asking = { id: 3, seat: 0, who: 'Ann', title: 'Choose', options: [], walks: [], composed: [] };

const seatOf = (seat: number, kind: 'me' | 'guest') => ({
  seat,
  name: `Seat ${seat}`,
  role: '',
  icon: 'person' as const,
  tone: 'friend' as const,
  player: kind === 'me' ? { kind } : { kind, name: 'Guest' },
});
const opened = {
  id: 'm',
  game: 'doom',
  title: 'Mission',
  seats: [seatOf(0, 'me'), seatOf(1, 'guest')],
  curtains: true,
  frame: frameAt(5, null),
  log: [],
} as unknown as OpenedMatch;

vi.mock('../host/client.ts', () => ({
  host: () => ({
    open: async (_id: string, _from: null, watch: (frame: TableFrame) => void) => {
      receive = watch;
      return opened;
    },
    passing: async () => undefined,
    shown: async () => undefined,
    look: async (viewpoint: Viewpoint) => void looks.push(viewpoint),
    preview: async () => null,
    inspect: async () => null,
  }),
  watcher: (watch: unknown) => watch,
}));

/** A table whose curtain has fallen, and who is meant has said that they sit there. */
async function seated() {
  const table = createTable();
  await table.getState().open('m');
  expect(table.getState().curtain).toBe(0);
  table.getState().ready();
  return table;
}

beforeEach(() => {
  looks.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

it('the curtain lifts when the next person sees nothing but their own', async () => {
  const table = await seated();
  receive(frameAt(5, null));
  expect(table.getState().curtain).toBe(0);
  receive(frameAt(5, 0, { question: asking }));
  expect(table.getState()).toMatchObject({ curtain: null, choosing: { question: asking } });
  expect(looks).toEqual([null, 0]);
});

it('the curtain lifts although it is still shown what a bot has done', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const table = await seated();
  const step = { show: 'move' as const, piece: 'piece:1' as const, x: 1, y: 0 };
  const line = { line: ['A bot walks.'], tone: 'plain' as const, effects: [step] };
  receive(frameAt(6, null, { narration: [line] }));
  receive(frameAt(6, 0, { question: asking }));
  await vi.waitFor(() => expect(table.getState().playing).toBe(false), PATIENCE_MS);
  expect(table.getState()).toMatchObject({ curtain: null, choosing: { question: asking } });
  expect(looks, 'nobody is sent away again').toEqual([null, 0]);
});

it('what bots do behind the curtain does not send away who has just sat down', async () => {
  const table = await seated();
  const line = { line: ['A bot passes.'], tone: 'plain' as const, effects: [] };
  receive(frameAt(6, null, { narration: [line] }));
  await vi.waitFor(() => expect(table.getState().playing).toBe(false), PATIENCE_MS);
  receive(frameAt(6, 0, { question: asking }));
  expect(table.getState()).toMatchObject({ curtain: null, choosing: { question: asking } });
});
