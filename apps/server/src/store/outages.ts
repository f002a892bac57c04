import type { Database } from '../database/database.ts';

/** A time when no process could play: from its last sign of life to the first that followed. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** A sign of life is stored so often. */
const BEAT_MS = 5_000;
/** Whatever is less is the way things go: a beat that came late, a quick restart. */
const LEAST_MS = 12_000;
/** So many are kept: a match that nobody opens for longer than that is charged for the older ones. */
const MOST = 50;
const NAME = 'alive';

interface Life {
  readonly at: number;
  readonly outages: readonly Outage[];
}

export interface OutagesOptions {
  readonly db: Database['db'];
  readonly onError: (e: unknown) => void;
  /** the time of day */
  readonly now?: () => number;
  /** one more is known */
  readonly found?: (outage: Outage) => void;
}

/**
 * When nobody could play, however that came about: no process ran, the machine slept, the database was away. All of it
 * shows in the same way, in that no sign of life was stored. Processes that share a database share what they know.
 */
export class Outages {
  private readonly o: OutagesOptions;
  private timer: NodeJS.Timeout | null = null;
  private known: readonly Outage[] = [];
  /** when this process last stored a sign of life; by the time of day, since the other clock stands while a machine sleeps */
  private looked = 0;
  private looking: Promise<void> | null = null;

  constructor(o: OutagesOptions) {
    this.o = o;
  }

  /** From now on signs of life are stored; what happened before is known when it is done. */
  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat().catch(this.o.onError), BEAT_MS);
    this.timer.unref();
  }

  /** Makes sure that no outage is over of which this process does not know yet. */
  async look(): Promise<void> {
    if (this.now() - this.looked >= LEAST_MS) await this.beat();
  }

  /** What was not over by a moment, the oldest first. */
  since(at: number): readonly Outage[] {
    return this.known.filter(({ to }) => to > at);
  }

  private now(): number {
    return this.o.now?.() ?? Date.now();
  }

  private beat(): Promise<void> {
    this.looking ??= this.store().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async store(): Promise<void> {
    for (;;) {
      const { db } = this.o;
      const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
      const now = this.now();
      const before: Life = row === undefined ? { at: now, outages: [] } : (JSON.parse(row.value) as Life);
      const after = alive(before, now);
      const value = JSON.stringify(after);
      const changed =
        row === undefined
          ? (
              await db
                .insertInto('setting')
                .values({ name: NAME, value })
                .onConflict((c) => c.column('name').doNothing())
                .executeTakeFirst()
            ).numInsertedOrUpdatedRows
          : // Only over what was read: what another process has found meanwhile would be lost.
            (
              await db
                .updateTable('setting')
                .set({ value })
                .where('name', '=', NAME)
                .where('value', '=', row.value)
                .executeTakeFirst()
            ).numUpdatedRows;
      if (changed !== 1n) continue;
      this.looked = now;
      if (after.outages !== before.outages) this.o.found?.(after.outages[after.outages.length - 1]);
      this.known = after.outages;
      return;
    }
  }

  /** Stores a last sign of life: what comes now is an outage from this very moment on. */
  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.beat().catch(this.o.onError);
  }
}

/** The times of processes may differ a little: life does not go back. */
function alive({ at, outages }: Life, now: number): Life {
  if (now - at < LEAST_MS) return { at: Math.max(at, now), outages };
  return { at: now, outages: [...outages.slice(1 - MOST), { from: at, to: now }] };
}
