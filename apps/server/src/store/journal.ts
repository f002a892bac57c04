import { performance } from 'node:perf_hooks';
import type { InputRow, SnapshotRow } from '../database/tables.ts';
import type { Summary } from './summaries.ts';

/**
 * The log of all matches: inputs are added and nothing else. `stored` is said when the input survives whatever happens
 * to this process and to the machine; `taken`: somebody else has written that number of that match before.
 */
export interface Journal {
  append(row: InputRow): Promise<'stored' | 'taken'>;
  /** Brings lines of lists up to date, and keeps snapshots: what follows from the log, a moment later. */
  summarise(all: readonly Summary[], snapshots: readonly SnapshotRow[]): Promise<void>;
  /** Stores something and takes it away again: fails where nothing can be stored now. */
  probe(): Promise<void>;
  /** all that is on its way is stored, or has failed */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly row: InputRow;
  stored(how: 'stored' | 'taken'): void;
  failed(e: unknown): void;
}

/** Stores rows, all or none but for those whose number is taken; the places of these. */
export type Write = (rows: readonly InputRow[]) => Promise<readonly number[]>;

const TOLD_AT_ONCE = 24;

/**
 * Inputs that arrive while others are being written are written together: a hundred of them cost hardly more than one,
 * because what costs is waiting for the disk.
 */
export class Batches {
  private readonly write: Write;
  private readonly told: (rows: number, ms: number) => void;
  private waiting: Waiting[] = [];
  private writing = false;
  private scheduled = false;
  /** batches that are written, but not all of whose inputs are told to be */
  private ending = 0;
  private whenSettled: (() => void)[] = [];

  constructor(write: Write, told: (rows: number, ms: number) => void = () => {}) {
    this.write = write;
    this.told = told;
  }

  append(row: InputRow): Promise<'stored' | 'taken'> {
    return new Promise((stored, failed) => {
      this.waiting.push({ row, stored, failed });
      this.soon();
    });
  }

  settled(): Promise<void> {
    if (this.waiting.length === 0 && !this.writing && this.ending === 0) return Promise.resolve();
    return new Promise((settled) => {
      this.whenSettled.push(settled);
    });
  }

  /** Whatever else arrives in this turn of the event loop goes along. */
  private soon(): void {
    if (this.scheduled || this.writing) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.writeWaiting();
    });
  }

  private async writeWaiting(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    this.writing = true;
    const began = performance.now();
    let end: (w: Waiting, place: number) => void;
    try {
      const taken = new Set(await this.write(batch.map(({ row }) => row)));
      this.told(batch.length, performance.now() - began);
      end = (w, place) => w.stored(taken.has(place) ? 'taken' : 'stored');
    } catch (e) {
      end = (w) => w.failed(e);
    }
    this.writing = false;
    this.ending++;
    // What came meanwhile is written while these are told to everybody.
    if (this.waiting.length > 0) void this.writeWaiting();
    this.endFrom(0, batch, end);
  }

  /** A few in each turn of the event loop: the first to be told go on while the last are told. */
  private endFrom(first: number, batch: readonly Waiting[], end: (w: Waiting, place: number) => void): void {
    const next = Math.min(first + TOLD_AT_ONCE, batch.length);
    for (let place = first; place < next; place++) end(batch[place], place);
    if (next < batch.length) setImmediate(() => this.endFrom(next, batch, end));
    else if (--this.ending === 0 && this.waiting.length === 0 && !this.writing)
      for (const settled of this.whenSettled.splice(0)) settled();
  }
}
