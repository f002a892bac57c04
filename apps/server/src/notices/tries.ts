/** So long it is waited after each time that nobody took a notice; after the last it is given up. */
export const PAUSES_MS: readonly number[] = [2, 8, 30, 120].map((minutes) => minutes * 60_000);

/** What came of a try: null if there is nothing more to do, or what the next one goes on with. */
export type RetryOutcome<T> = { readonly next: T } | null;

/**
 * Tries things again that could not be done, each by its name: a few times, after longer and longer pauses. Goes its own
 * way: nobody waits for it.
 */
export class Tries<T> {
  private readonly work: (state: T, again: boolean) => Promise<RetryOutcome<T>>;
  private readonly gone: (state: T) => Promise<void>;
  private readonly failed: (e: unknown) => void;
  private readonly pausing = new Map<string, NodeJS.Timeout>();
  private readonly going = new Set<Promise<void>>();

  constructor(o: {
    /** tries it; `again`: it was tried before */
    work(state: T, again: boolean): Promise<RetryOutcome<T>>;
    /** it is given up */
    gone(state: T): Promise<void>;
    failed(e: unknown): void;
  }) {
    this.work = o.work;
    this.gone = o.gone;
    this.failed = o.failed;
  }

  begin(name: string, state: T): void {
    this.apart(this.attempt(name, state, 0));
  }

  /** Lets something go its own way; what goes wrong there is said, and that is all. */
  apart(work: Promise<void>): void {
    const all = work.catch(this.failed).finally(() => this.going.delete(all));
    this.going.add(all);
  }

  private async attempt(name: string, state: T, nth: number): Promise<void> {
    let outcome: RetryOutcome<T> = { next: state };
    try {
      outcome = await this.work(state, nth > 0);
    } catch (e) {
      // The database may be away for a moment, too.
      this.failed(e);
    }
    if (outcome === null) return;
    if (nth < PAUSES_MS.length) this.pause(name, outcome.next, nth);
    else await this.gone(outcome.next);
  }

  private pause(name: string, state: T, nth: number): void {
    clearTimeout(this.pausing.get(name));
    const timer = setTimeout(() => {
      this.pausing.delete(name);
      this.apart(this.attempt(name, state, nth + 1));
    }, PAUSES_MS[nth]);
    timer.unref();
    this.pausing.set(name, timer);
  }

  /** Whether it will be tried again. */
  isPausing(name: string): boolean {
    return this.pausing.has(name);
  }

  /** What is on its way is done, or pauses. */
  async settled(): Promise<void> {
    while (this.going.size > 0) await Promise.all(this.going);
  }

  /** … and nothing is tried again. */
  async close(): Promise<void> {
    await this.settled();
    for (const timer of this.pausing.values()) clearTimeout(timer);
    this.pausing.clear();
  }
}
