import { elapsed } from '../time.ts';

/** Somebody for whom bots play: who looks at the table, and from where. */
export interface Keeper {
  readonly person: string;
  /** null: nobody is there, and bots play for who will come back */
  readonly address: string | null;
}

/** All people of an address have so many times what one person has, and all people together so many times. */
const ADDRESS = 10;
const PROCESS = 25;
/** What is not used is kept for so long. */
const AT_ONCE_MS = 5_000;
const SAMPLE_MS = 100;
/** With every so much that the event loop is late, bots of the whole process take as much longer again. */
const LAG_MS = 10;
const MANY = 10_000;

/**
 * How often bots act: so many turns a second for one person, more for an address and for the process, and fewer while
 * the event loop is late. A turn counts as one whatever the bot has to think about: how long it took would tell that.
 */
export class BotTurns {
  private readonly perSecond: number;
  private readonly now: () => number;
  /** by whom, until when all turns that were promised are spent, at the pace they are given */
  private readonly promised = new Map<string, number>();
  private lag = 0;
  private readonly sampler: NodeJS.Timeout;

  constructor(perSecond: number, now: () => number = elapsed) {
    this.perSecond = perSecond;
    this.now = now;
    let expected = now() + SAMPLE_MS;
    this.sampler = setInterval(() => {
      this.noteLag(Math.max(0, now() - expected));
      expected = now() + SAMPLE_MS;
    }, SAMPLE_MS);
    this.sampler.unref();
  }

  /** The event loop was so late; that is forgotten little by little. */
  noteLag(ms: number): void {
    this.lag = Math.max(ms, this.lag * 0.8);
  }

  /** Promises a turn to whoever of these gets it first; in how many milliseconds. */
  promise(keepers: readonly Keeper[]): number {
    const now = this.now();
    const waits = keepers.map((keeper) => {
      const shares = this.sharesOf(keeper);
      return { shares, wait: Math.max(...shares.map(({ name }) => this.wait(name, now))) };
    });
    const first = waits.reduce((best, one) => (one.wait < best.wait ? one : best));
    for (const { name, every } of first.shares)
      this.promised.set(name, Math.max(this.promised.get(name) ?? 0, now) + every);
    if (this.promised.size > MANY) this.forget(now);
    return first.wait;
  }

  private wait(name: string, now: number): number {
    return Math.max(0, (this.promised.get(name) ?? 0) - AT_ONCE_MS - now);
  }

  private sharesOf({ person, address }: Keeper): { readonly name: string; readonly every: number }[] {
    const every = 1000 / this.perSecond;
    return [
      { name: 'process', every: (every / PROCESS) * (1 + this.lag / LAG_MS) },
      { name: `person ${person}`, every },
      ...(address === null ? [] : [{ name: `address ${address}`, every: every / ADDRESS }]),
    ];
  }

  private forget(now: number): void {
    for (const [name, until] of this.promised) if (until <= now) this.promised.delete(name);
  }

  close(): void {
    clearInterval(this.sampler);
  }
}
