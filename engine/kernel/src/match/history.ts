import type { Position } from '../play/position.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';
import type { Entry } from './entry.ts';

/** A position is kept after so many entries, so that any point of a long match is a short replay away. */
const KEPT_EVERY = 64;

/** One entry on a way through the log, and the position after it. */
interface Passed<T extends GameTypes> {
  readonly n: number;
  readonly entry: Entry;
  readonly position: Position<T>;
}

/**
 * The log with positions kept on the way. Position `n` is the one after entry `n` (entries count from 1; 0 is the
 * beginning). An undo is an entry too: its position *is* an earlier one.
 */
export class History<T extends GameTypes> {
  readonly entries: Entry[] = [];
  private readonly kept = new Map<number, Position<T>>();
  private readonly replay: (p: Position<T>, entry: Entry, n: number) => void;

  constructor(begin: Position<T>, replay: (p: Position<T>, entry: Entry, n: number) => void) {
    this.kept.set(0, begin.copy());
    this.replay = replay;
  }

  /** A log that is known up to here, and some positions on the way; those between are replayed when asked for. */
  resume(entries: readonly Entry[], known: readonly { n: number; position: Position<T> }[]): void {
    for (const entry of entries) this.entries.push(entry);
    for (const { n, position } of known) this.kept.set(n, position);
  }

  get length(): number {
    return this.entries.length;
  }

  add(entry: Entry, now: Position<T>): void {
    this.entries.push(entry);
    this.keep(this.length, now);
  }

  /** The last entry is not in the log after all. */
  drop(): void {
    this.kept.delete(this.length);
    this.entries.pop();
  }

  private keep(n: number, p: Position<T>): void {
    if (n % KEPT_EVERY === 0 && !this.kept.has(n)) this.kept.set(n, p.copy());
  }

  /** The position after entry `n`, as an independent copy. */
  at(n: number): Position<T> {
    const todo: number[] = [];
    let k = n;
    while (!this.kept.has(k)) {
      const back = this.entries[k - 1].back;
      if (back === null) todo.push(k);
      k = back ?? k - 1;
    }
    const p = (this.kept.get(k) as Position<T>).copy();
    while (todo.length > 0) {
      const i = todo.pop() as number;
      this.replay(p, this.entries[i - 1], i);
      this.keep(i, p);
    }
    p.settle();
    return p;
  }

  /** The positions after each of the entries `from` + 1 to `to` in one pass, each good until the next is asked for. */
  *pass(from: number, to: number): Generator<Passed<T>, void, undefined> {
    const returns = new Set<number | null>();
    for (let n = from + 1; n <= to; n++) returns.add(this.entries[n - 1].back);
    const held = new Map<number, Position<T>>();
    let p = this.at(from);
    if (returns.has(from)) held.set(from, p.copy());
    for (let n = from + 1; n <= to; n++) {
      const entry = this.entries[n - 1];
      if (entry.back === null) {
        this.replay(p, entry, n);
        this.keep(n, p);
      } else p = held.get(entry.back)?.copy() ?? this.at(entry.back);
      // No undo goes back behind this.
      if (entry.final) held.clear();
      if (returns.has(n)) held.set(n, p.copy());
      yield { n, entry, position: p };
    }
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
    for (const k of this.retractable()) {
      if (this.entries[k - 1].input.seat !== seat) break;
      out.push(k);
    }
    return out;
  }

  /** The earliest moment that undos can come back to: when one seat has taken back its last answers, another may. */
  undoReach(): number {
    let reach = this.length;
    for (const k of this.retractable()) reach = k - 1;
    return reach;
  }

  /** The last answers of anybody, newest first, up to where somebody learned something. */
  private *retractable(): Generator<number> {
    for (const k of this.effective()) {
      const { input, final } = this.entries[k - 1];
      if (input.kind === 'pause' || input.kind === 'resume') continue;
      if (final || (input.kind !== 'answer' && input.kind !== 'batch')) return;
      yield k;
    }
  }
}
