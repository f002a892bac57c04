import { beforeEach, describe, expect, it, vi } from 'vitest';
import { speakOfPages } from '../app/words.ts';
import type { BarAct, OpenedMatch, TableFrame, Viewpoint } from '../host/api.ts';
import { drawn, found } from '../testing/drawn.tsx';
import { TableClocks } from './TableClocks.tsx';
import { TableContext } from './table-context.ts';
import { createTable } from './table-store.ts';
import { UnaskedBar } from './UnaskedBar.tsx';

/** However busy the machine is. */
const PATIENCE_MS = 60_000;

const asked: unknown[] = [];
let receive: (frame: TableFrame) => void = () => undefined;

const question = (seat: number, ...verbs: string[]) => ({
  id: 3,
  seat,
  who: `Seat ${seat}`,
  title: verbs.join(', '),
  options: verbs.map((verb) => ({
    key: verb,
    answer: [verb] as [string],
    mark: 'plain' as const,
    picks: [],
    label: verb,
    verb,
    final: false,
  })),
  walks: [],
  composed: [],
});
const act = (seat: number, verb: string, more: Partial<BarAct> = {}): BarAct => ({
  seat,
  who: `Seat ${seat}`,
  verb,
  label: `${verb} it`,
  open: true,
  plain: false,
  decision: 3,
  question: null,
  ...more,
});
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
  waiting: 'Seat 0 decides',
  undo: 0,
  ending: null,
  coaching: null,
  ...more,
});
const seatOf = (seat: number, kind: 'me' | 'guest') => ({
  seat,
  name: `Seat ${seat}`,
  role: `Seat ${seat}`,
  icon: 'person' as const,
  tone: 'friend' as const,
  player: kind === 'me' ? { kind } : { kind, name: 'Guest' },
});
let opened: OpenedMatch;

vi.mock('../host/client.ts', () => ({
  host: () =>
    new Proxy(
      {},
      {
        get: (_host, name: string) =>
          name === 'open'
            ? async (_id: string, _from: null, watch: (frame: TableFrame) => void) => {
                receive = watch;
                return opened;
              }
            : async (...given: unknown[]) => {
                asked.push([name, ...given]);
                return null;
              },
      },
    ),
  watcher: (watch: unknown) => watch,
}));

const calls = (...names: string[]) => asked.filter((call) => names.includes((call as [string])[0]));

async function seated(curtains: boolean, more: Partial<TableFrame> = {}) {
  opened = {
    id: 'm',
    game: 'race',
    title: 'Race',
    seats: [seatOf(0, 'me'), seatOf(1, 'guest')],
    curtains,
    clocks: { sharedWith: [0, 1], mayPause: true },
    frame: frameAt(5, null),
    log: [],
  } as unknown as OpenedMatch;
  const table = createTable();
  await table.getState().open('m');
  if (curtains) table.getState().ready();
  receive(frameAt(5, 0, { question: question(0, 'walk', 'rest'), ...more }));
  asked.length = 0;
  return table;
}

beforeEach(async () => {
  await speakOfPages();
  asked.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('an act that nobody is asked for', () => {
  it('is done with one press for whose it is, whoever looks', async () => {
    const table = await seated(true, { bar: [act(1, 'grab', { plain: true })] });
    const { bar, actUnasked } = table.getState();
    await actUnasked(bar[0]);
    expect(calls('answer', 'look')).toEqual([['answer', 3, [['grab']], 1]]);
  });

  it('is chosen by who sits there: behind the curtain, and then they are asked again whose turn it is', async () => {
    const table = await seated(true, { bar: [act(1, 'reveal')] });
    await table.getState().actUnasked(table.getState().bar[0]);
    expect(table.getState().curtain).toBe(1);
    receive(frameAt(5, null));
    table.getState().ready();
    const own = act(1, 'reveal', { question: question(1, 'reveal', 'reveal 2') });
    receive(frameAt(5, 1, { bar: [own] }));
    expect(table.getState()).toMatchObject({
      curtain: null,
      acting: own,
      choosing: { question: own.question },
    });
    await table.getState().answer([['reveal']]);
    expect(calls('answer')).toEqual([['answer', 3, [['reveal']], 1]]);
  });

  it('can be left again: then the question is back', async () => {
    const own = act(0, 'shout', { question: question(0, 'loud', 'louder') });
    const table = await seated(false, { bar: [own] });
    await table.getState().actUnasked(own);
    expect(table.getState().choosing?.question.title).toBe('loud, louder');
    table.getState().back();
    expect(table.getState()).toMatchObject({ acting: null, choosing: { question: { title: 'walk, rest' } } });
  });

  it('stays chosen while only the time goes on, and not when something happens', async () => {
    const own = act(0, 'shout', { question: question(0, 'loud', 'louder') });
    const table = await seated(false, { bar: [own] });
    await table.getState().actUnasked(own);
    receive(frameAt(5, 0, { question: question(0, 'walk', 'rest'), bar: [own] }));
    expect(table.getState().acting).toEqual(own);
    receive(frameAt(6, 0, { question: question(0, 'walk'), bar: [] }));
    await vi.waitFor(() => expect(table.getState().choosing?.question.title).toBe('walk'), PATIENCE_MS);
    expect(table.getState().acting).toBe(null);
  });

  it('that can’t be done now does nothing', async () => {
    const table = await seated(false, { bar: [act(0, 'shout', { open: false })] });
    await table.getState().actUnasked(table.getState().bar[0]);
    expect(calls('answer', 'look')).toEqual([]);
    expect(table.getState().whyNot).not.toBe(null);
  });
});

describe('the bar', () => {
  it('has a button for each act, with its key and whose it is, and keeps those that can’t be done now', async () => {
    const table = await seated(false, {
      bar: [act(0, 'shout', { open: false }), act(1, 'grab', { plain: true })],
    });
    const bar = await drawn(
      <TableContext value={table}>
        <UnaskedBar />
      </TableContext>,
    );
    const buttons = [...bar.querySelectorAll('button')];
    expect(buttons.map((b) => b.textContent)).toEqual(['shout itSeat 01', 'grab itSeat 12']);
    expect(buttons.map((b) => b.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    expect(buttons.map((b) => b.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2']);
    found(bar, '[data-unasked="1 grab"]').click();
    await vi.waitFor(() => expect(calls('answer')).toEqual([['answer', 3, [['grab']], 1]]), PATIENCE_MS);
  });
});

describe('the clocks in the header', () => {
  const clock = { left: [61_000, 30_000], running: 0b01, since: 1000, due: null };
  const time = { clock, now: 1000, held: true, pausedBy: null };
  const show = async (more: { readonly pausedBy?: number } = {}) => {
    const table = await seated(false, { time: { ...time, ...more } });
    return drawn(
      <TableContext value={table}>
        <TableClocks serverNow={() => 0} />
      </TableContext>,
    );
  };

  it('show what is left of each, and whose runs', async () => {
    const head = await show();
    expect([...head.querySelectorAll('[role="timer"]')].map((c) => c.textContent)).toEqual(['1:01', '0:30']);
    expect([...head.querySelectorAll('.clocks-face')].map((c) => c.getAttribute('data-running'))).toEqual([
      'true',
      'false',
    ]);
  });

  it('can be stopped and started again by who plays', async () => {
    found(await show(), '[data-test="pause"]').click();
    expect(calls('pause')).toEqual([['pause', true]]);
    const stopped = await show({ pausedBy: 1 });
    expect(found(stopped, '[data-test="clock-said"]').textContent).toContain('Seat 1');
    found(stopped, '[data-test="pause"]').click();
    expect(calls('pause')).toEqual([['pause', false]]);
  });
});
