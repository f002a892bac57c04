import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveTable } from './table.ts';
import { GRACE_MS, RETURN_MS, TurnNotifier } from './turn-notifier.ts';

/** A table that waits for its first seat. */
const waitingFor = (id: string, person: string, more: object = {}): LiveTable =>
  ({
    id,
    over: false,
    match: { awaiting: () => [0] },
    seats: [
      { seat: 0, person, bot: null },
      { seat: 1, person: 'other', bot: null },
    ],
    ...more,
  }) as unknown as LiveTable;

describe('whoever is awaited when the server comes back', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start(tables: readonly LiveTable[], now = true) {
    const called: string[] = [];
    const [told, here, failures]: [Set<string>, Set<string>, unknown[]] = [new Set(), new Set(), []];
    const coming = new Set<string>();
    const opened: string[] = [];
    const turnNotifier = new TurnNotifier({
      table: (match) => tables.find(({ id }) => id === match) ?? null,
      isAt: (match, person) => here.has(`${match} ${person}`),
      isComing: (match, person) => coming.has(`${match} ${person}`),
      call: (person, table) => called.push(`${table.id} ${person}`),
      waiting: async () =>
        tables.flatMap(({ id, seats }) => seats.map(({ person }) => ({ match: id, person: person! }))),
      untold: async (match, person) => !told.has(`${match} ${person}`),
      async open(match) {
        opened.push(match);
        const table = tables.find(({ id }) => id === match) ?? null;
        if (table?.match === undefined) throw new Error('it can not be opened');
        return table;
      },
      failed: (e) => failures.push(e),
    });
    if (now) turnNotifier.start();
    return { turnNotifier, called, told, here, coming, opened, failures };
  }

  it('is called, if they were not called before and do not come by themselves', async () => {
    const s = start(['ann', 'ben', 'cid'].map((who, n) => waitingFor(`${n}`, who)));
    for (const n of [0, 1, 2]) s.told.add(`${n} other`);
    s.told.add('1 ben');
    await vi.advanceTimersByTimeAsync(RETURN_MS - 1);
    s.here.add('2 cid');
    expect(s.called).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(s.called).toEqual(['0 ann']);
    // What nobody has to be called to is not opened.
    expect(s.opened).toEqual(['0']);
    await vi.advanceTimersByTimeAsync(10 * RETURN_MS);
    expect(s.called).toHaveLength(1);
  });

  it('is not called to what is over or goes on with somebody else by now, and none keeps the others from it', async () => {
    const s = start([
      waitingFor('over', 'ann', { over: true }),
      waitingFor('damaged', 'ann', { match: undefined }),
      waitingFor('one', 'ann'),
    ]);
    await vi.advanceTimersByTimeAsync(RETURN_MS);
    expect(s.called).toEqual(['one ann']);
    expect(s.failures).toHaveLength(2);
  });

  it('is not called at once to what was left half done: their page may be on its way', async () => {
    const s = start([waitingFor('one', 'ann')], false);
    s.turnNotifier.awaited(waitingFor('one', 'ann'));
    expect(s.called).toEqual([]);
    s.turnNotifier.start();
    s.here.add('one ann');
    await vi.advanceTimersByTimeAsync(RETURN_MS);
    expect(s.called).toEqual([]);
    // From then on, as always.
    s.here.clear();
    s.turnNotifier.awaited(waitingFor('one', 'ann'));
    expect(s.called).toEqual(['one ann']);
  });

  it('is called if they were on their way to the table and did not come', async () => {
    const [one, two] = [waitingFor('one', 'ann'), waitingFor('two', 'ben')];
    const s = start([one, two]);
    for (const who of ['one ann', 'two ben']) s.coming.add(who);
    for (const table of [one, two]) s.turnNotifier.awaited(table);
    await vi.advanceTimersByTimeAsync(GRACE_MS - 1);
    expect(s.called).toEqual([]);
    s.here.add('two ben');
    // Their page may have been heard of a moment after the table began to wait for them.
    await vi.advanceTimersByTimeAsync(1);
    expect(s.called).toEqual([]);
    s.coming.clear();
    await vi.advanceTimersByTimeAsync(GRACE_MS);
    expect(s.called).toEqual(['one ann']);
  });

  it('is not called by a server that ends', async () => {
    const s = start([waitingFor('one', 'ann')]);
    await s.turnNotifier.close();
    await vi.advanceTimersByTimeAsync(RETURN_MS);
    expect(s.called).toEqual([]);
  });
});
