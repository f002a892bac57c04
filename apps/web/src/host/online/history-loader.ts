import type { GameTypes } from '@sightline/kernel';
import type { OwnSeats } from './own-seats.ts';
import type { Line, TableConnection } from './wire.ts';

/** The past can wait: whoever asks too fast for it rests so long. */
const TOO_FAST_MS = 1500;

/** Who hears of it. */
interface Listener {
  /** it is being fetched, or no longer */
  fetching(): void;
  /** the seat that is looked from knows more */
  filled(): void;
}

/** Fetches what happened before, from the first input on, for the seat that is looked from. */
export class HistoryLoader<T extends GameTypes> {
  fetching = false;
  private readonly seats: OwnSeats<T>;
  private readonly wire: TableConnection;
  private readonly line: Line;
  private readonly listener: Listener;
  private closed = false;

  constructor(seats: OwnSeats<T>, wire: TableConnection, line: Line, listener: Listener) {
    this.seats = seats;
    this.wire = wire;
    this.line = line;
    this.listener = listener;
  }

  async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    for (;;) {
      const memory = this.seats.lookedFrom;
      const { gap, seat } = memory;
      if (gap === null || this.closed) break;
      this.listener.fetching();
      const slice = await this.wire.ask({ t: 'history', seat, ...gap });
      if (slice.t === 'no' && slice.code === 'too-fast') {
        await new Promise<void>((rested) => this.line.later(TOO_FAST_MS, rested));
        continue;
      }
      if (slice.t !== 'history' || !memory.fill(slice)) break;
      if (memory === this.seats.lookedFrom) this.listener.filled();
    }
    this.fetching = false;
    this.listener.fetching();
  }

  close(): void {
    this.closed = true;
  }
}
