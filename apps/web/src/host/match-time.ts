/** Between two ticks at most so much time passes: what is more, nobody was there for, or the machine slept. */
export const MOST_MS = 2000;

/** Why no time passes: nobody looks at the page, or what happened is not on the screen yet. */
export type Hold = 'hidden' | 'showing';

/**
 * The time of a match that is held here. It passes only while somebody could play: not while the page is hidden or
 * closed, nor while the table still shows what happened. Inputs carry it, so replays have the very same clocks.
 */
export class MatchTime {
  private readonly elapsed: () => number;
  private readonly holds = new Set<Hold>();
  private last: number;
  private ms: number;

  constructor(elapsed: () => number, from: number) {
    this.elapsed = elapsed;
    this.last = elapsed();
    this.ms = from;
  }

  get held(): boolean {
    return this.holds.size > 0;
  }

  /** Whole milliseconds; asked for at least every second while it is to pass. */
  now(): number {
    const elapsed = this.elapsed();
    if (!this.held) this.ms += Math.min(Math.max(0, elapsed - this.last), MOST_MS);
    this.last = elapsed;
    return Math.floor(this.ms);
  }

  /** Says whether that changes anything. */
  hold(why: Hold): boolean {
    this.now();
    const before = this.held;
    this.holds.add(why);
    return !before;
  }

  release(why: Hold): boolean {
    this.now();
    return this.holds.delete(why) && !this.held;
  }

  /** It is that late already, in another window. */
  reach(at: number): void {
    this.ms = Math.max(this.now(), at);
  }
}
