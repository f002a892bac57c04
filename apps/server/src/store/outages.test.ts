import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { DATABASES } from '../testing/databases.ts';
import { type Outage, Outages } from './outages.ts';

const HOUR = 3_600_000;
const BEGUN = 1_000_000;
const never = (e: unknown) => {
  throw e;
};

describe.each(DATABASES)('outages on %s', (_, fresh) => {
  afterEach(() => void vi.useRealTimers());

  it('are the times without a sign of life: all learn of each, and it is found once', async () => {
    const { database, stop } = await fresh();
    const base = await openDatabase(database, () => {});
    vi.useFakeTimers({ now: BEGUN, toFake: ['Date'] });
    const found: Outage[] = [];
    const process = () => new Outages({ db: base.db, onError: never, found: (o) => found.push(o) });

    const first = process();
    await first.start();
    vi.setSystemTime(BEGUN + 11_000);
    await first.look();
    expect(first.since(0)).toEqual([]);
    await first.close();

    // Two that start together after an hour.
    vi.setSystemTime(BEGUN + 11_000 + HOUR);
    const [a, b] = [process(), process()];
    await Promise.all([a.start(), b.start()]);
    const one = { from: BEGUN + 11_000, to: BEGUN + 11_000 + HOUR };
    expect([found, a.since(0), b.since(0)]).toEqual([[one], [one], [one]]);
    expect(a.since(one.to - 1)).toEqual([one]);
    expect(a.since(one.to)).toEqual([]);

    // The machine sleeps: whoever looks first learns what happened before it does anything else.
    vi.setSystemTime(one.to + HOUR);
    await a.look();
    await b.look();
    const two = { from: one.to, to: one.to + HOUR };
    expect([found, a.since(one.to), b.since(one.to)]).toEqual([[one, two], [two], [two]]);

    // One that is behind the others does not turn life back.
    vi.setSystemTime(one.to + HOUR - 1_000);
    await a.close();
    vi.setSystemTime(one.to + HOUR + 11_500);
    await b.close();
    expect(found).toHaveLength(2);

    await base.close();
    stop();
  });

  it('are kept for long, not for ever', async () => {
    const { database, stop } = await fresh();
    const base = await openDatabase(database, () => {});
    vi.useFakeTimers({ now: BEGUN, toFake: ['Date'] });
    const outages = new Outages({ db: base.db, onError: never });
    for (let n = 0; n < 60; n++) {
      vi.setSystemTime(BEGUN + n * HOUR);
      await outages.look();
    }
    expect(outages.since(0)).toHaveLength(50);
    expect(outages.since(0).at(-1)).toEqual({ from: BEGUN + 58 * HOUR, to: BEGUN + 59 * HOUR });
    await outages.close();
    await base.close();
    stop();
  });

  it('a database that is away makes one of what follows', async () => {
    const { database, stop } = await fresh();
    const base = await openDatabase(database, () => {});
    const onError = vi.fn();
    vi.useFakeTimers({ now: BEGUN, toFake: ['Date'] });
    const outages = new Outages({ db: base.db, onError });
    await outages.start();
    vi.setSystemTime(BEGUN + HOUR);
    const away = vi.spyOn(base.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    await expect(outages.look()).rejects.toThrow('away');
    await outages.close();
    expect(onError).toHaveBeenCalledOnce();
    away.mockRestore();
    await outages.look();
    expect(outages.since(0)).toEqual([{ from: BEGUN, to: BEGUN + HOUR }]);
    await base.close();
    stop();
  });
});
