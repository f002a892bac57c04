/** Many matches of two on one server, each played in a closed loop: as fast as the server lets them. */
export interface ServerUnderTest {
  readonly name: string;
  readonly pid: number;
  readonly games: readonly MeasuredMatch[];
  close(): Promise<void>;
}

/** What one match needs to go on. */
export interface Moves {
  /** The player to move sends any legal move; which of the two it was. */
  send(): number;
}

/**
 * One match. Whoever is to move sends, and as soon as the new state has come to both, the other sends. What is measured
 * is the time until the sender has the new state.
 */
export class MeasuredMatch {
  private readonly moves: Moves;
  private tally: Tally | null = null;
  private sender = 0;
  private sentAt = 0;
  private missing = 0;

  constructor(moves: (duel: MeasuredMatch) => Moves) {
    this.moves = moves(this);
  }

  get idle(): boolean {
    return this.missing === 0;
  }

  /** Goes on for as long as the tally runs. */
  go(tally: Tally): void {
    this.tally = tally;
    if (this.idle) this.move();
  }

  private move(): void {
    this.missing = 2;
    this.sentAt = performance.now();
    this.sender = this.moves.send();
  }

  /** The new state has come to a seat. */
  came(seat: number): void {
    const { tally } = this;
    if (tally !== null && seat === this.sender) tally.count(performance.now() - this.sentAt);
    if (--this.missing === 0 && tally?.running === true) this.move();
  }
}

/** Counts moves from some moment to another. */
export class Tally {
  running = true;
  counting = false;
  readonly latencies: number[] = [];

  count(ms: number): void {
    if (this.counting) this.latencies.push(ms);
  }
}
