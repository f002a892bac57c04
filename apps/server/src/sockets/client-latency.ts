import { elapsed } from '../time.ts';

/** So many measurements are remembered: the least of them is the way itself, without whatever else held one up. */
const REMEMBERED = 4;

/** How long messages to a client are on their way: half of what a ping and its pong take. */
export class ClientLatency {
  private readonly now: () => number;
  private readonly halves: number[] = [];
  private since: number | null = null;

  constructor(now: () => number = elapsed) {
    this.now = now;
  }

  pinged(): void {
    this.since ??= this.now();
  }

  ponged(): void {
    if (this.since === null) return;
    this.halves.push((this.now() - this.since) / 2);
    if (this.halves.length > REMEMBERED) this.halves.shift();
    this.since = null;
  }

  /** whole milliseconds; 0 as long as nothing was measured */
  get ms(): number {
    return this.halves.length === 0 ? 0 : Math.round(Math.min(...this.halves));
  }
}
