import type { InputRow } from '../database/tables.ts';

/**
 * The log of all matches: inputs are added and nothing else. `stored` is said when the input survives whatever happens
 * to this process and to the machine; `taken`: somebody else has written that number of that match before.
 */
export interface Journal {
  append(row: InputRow): Promise<'stored' | 'taken'>;
  /** all that is on its way is stored, or has failed */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly row: InputRow;
  stored(how: 'stored' | 'taken'): void;
  failed(e: unknown): void;
}

/**
 * Inputs that arrive while others are being written are written together: a hundred of them cost hardly more than one,
 * because what costs is waiting for the disk.
 */
export class BatchingJournal implements Journal {
  private readonly write: (rows: readonly InputRow[]) => Promise<ReadonlySet<InputRow>>;
  private readonly told: (rows: number, ms: number) => void;
  private waiting: Waiting[] = [];
  private readonly writing = new Set<Promise<void>>();
  private scheduled = false;

  /** `write` stores rows, all or none but for those whose number is taken, and says which are stored. */
  constructor(
    write: (rows: readonly InputRow[]) => Promise<ReadonlySet<InputRow>>,
    told: (rows: number, ms: number) => void = () => {},
  ) {
    this.write = write;
    this.told = told;
  }

  append(row: InputRow): Promise<'stored' | 'taken'> {
    return new Promise((stored, failed) => {
      this.waiting.push({ row, stored, failed });
      this.soon();
    });
  }

  async settled(): Promise<void> {
    while (this.waiting.length > 0 || this.writing.size > 0) {
      await Promise.all(this.writing);
      await new Promise((turn) => setImmediate(turn));
    }
  }

  close(): Promise<void> {
    return this.settled();
  }

  /** Whatever else arrives in this turn of the event loop goes along. */
  private soon(): void {
    if (this.scheduled || this.waiting.length === 0 || this.writing.size > 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      const batch = this.waiting;
      this.waiting = [];
      const written = this.writeAll(batch).finally(() => {
        this.writing.delete(written);
        this.soon();
      });
      this.writing.add(written);
    });
  }

  private async writeAll(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      const stored = await this.write(batch.map(({ row }) => row));
      this.told(batch.length, performance.now() - began);
      for (const w of batch) w.stored(stored.has(w.row) ? 'stored' : 'taken');
    } catch (e) {
      for (const w of batch) w.failed(e);
    }
  }
}
