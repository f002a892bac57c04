import type { InputRow } from '../database/tables.ts';

/**
 * The log of all matches: inputs are added and nothing else. `stored` is said when the input survives whatever happens
 * to this process and to the machine; `taken`: somebody else has written that number of that match before.
 */
export interface Journal {
  append(row: InputRow): Promise<'stored' | 'taken'>;
  /** all that is on its way is stored, or has failed */
  settled(): Promise<void>;
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
  private writing: Promise<void> | null = null;

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
      this.writing ??= this.writeAll();
    });
  }

  async settled(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    // Whatever else has arrived in this turn of the event loop goes along.
    await new Promise((turn) => setImmediate(turn));
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      const began = performance.now();
      try {
        const stored = await this.write(batch.map(({ row }) => row));
        this.told(batch.length, performance.now() - began);
        for (const w of batch) w.stored(stored.has(w.row) ? 'stored' : 'taken');
      } catch (e) {
        for (const w of batch) w.failed(e);
      }
      // Who was told goes on in the meantime: its next input is in the next batch.
      await new Promise((turn) => setImmediate(turn));
    }
    this.writing = null;
  }
}
