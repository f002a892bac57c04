import type { Position } from '../play/position.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';
import type { Entry } from './entry.ts';

/** A snapshot is kept after so many entries, so that any point of a long match is a short replay away. */
const SNAPSHOT_EVERY = 64;

/**
 * The log with its snapshots. Position `n` is the one after entry `n` (entries count from 1; 0 is the beginning).
 * An undo is an entry too: its position *is* an earlier one.
 */
export class History<T extends GameTypes> {
  readonly entries: Entry[] = [];
  private readonly snapshots = new Map<number, Position<T>>();
  private readonly replay: (p: Position<T>, entry: Entry, n: number) => void;

  constructor(begin: Position<T>, replay: (p: Position<T>, entry: Entry, n: number) => void) {
    this.snapshots.set(0, begin.copy());
    this.replay = replay;
  }

  get length(): number {
    return this.entries.length;
  }

  add(entry: Entry, now: Position<T>): void {
    this.entries.push(entry);
    if (this.length % SNAPSHOT_EVERY === 0) this.snapshots.set(this.length, now.copy());
  }

  /** The position after entry `n`, as an independent copy. */
  at(n: number): Position<T> {
    const todo: number[] = [];
    let k = n;
    while (!this.snapshots.has(k)) {
      const back = this.entries[k - 1].back;
      if (back === null) todo.push(k);
      k = back ?? k - 1;
    }
    const p = (this.snapshots.get(k) as Position<T>).copy();
    while (todo.length > 0) {
      const i = todo.pop() as number;
      this.replay(p, this.entries[i - 1], i);
    }
    p.settle();
    return p;
  }

  /** The entries that made the present position, newest first: what was undone is skipped. */
  *effective(from = this.length): Generator<number> {
    for (let k = from; k > 0; ) {
      const back = this.entries[k - 1].back;
      if (back === null) yield k--;
      else k = back;
    }
  }

  /** Which entries a seat may take back, newest first: its own last ones, up to where somebody learned something. */
  undoable(seat: Seat): number[] {
    const out: number[] = [];
    for (const k of this.effective()) {
      const { input, final } = this.entries[k - 1];
      if (input.kind === 'pause' || input.kind === 'resume') continue;
      if (final || input.seat !== seat || (input.kind !== 'answer' && input.kind !== 'batch')) break;
      out.push(k);
    }
    return out;
  }
}
