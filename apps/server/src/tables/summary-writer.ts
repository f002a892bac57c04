import type { Logger } from 'pino';
import type { SnapshotRow } from '../database/tables.ts';
import type { Journal } from '../store/journal.ts';
import type { LiveTable } from './table.ts';

/** Lists are brought up to date so soon after the log. */
const SOON_MS = 1_000;
/** Where that failed, it is tried again after so long. */
const LATER_MS = 3_000;

/** Stores what lists show of the tables of this process, one line each, a moment after the log; and snapshots. */
export class SummaryWriter {
  private readonly journal: Journal;
  private readonly log: Logger;
  /** tables whose line is old */
  private readonly stale = new Set<LiveTable>();
  private readonly snapshots = new Map<string, SnapshotRow>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(journal: Journal, log: Logger) {
    this.journal = journal;
    this.log = log;
  }

  /** The line of a table is old. */
  changed(table: LiveTable): void {
    this.stale.add(table);
    this.write(SOON_MS);
  }

  /** Kept with the next lines: it saves time later, and need not be there before. */
  keep(snapshot: SnapshotRow): void {
    this.snapshots.set(snapshot.match, snapshot);
    this.write(SOON_MS);
  }

  private write(after: number): void {
    if (this.closed || this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.writing = this.writeNow();
    }, after);
    this.timer.unref();
  }

  private async writeNow(): Promise<void> {
    // What is being stored has not happened yet: the line waits for it.
    const tables = [...this.stale].filter((table) => !table.storing);
    const snapshots = [...this.snapshots.values()];
    for (const table of tables) this.stale.delete(table);
    this.snapshots.clear();
    const lines = tables.flatMap((table) => this.lineOf(table));
    let next = SOON_MS;
    if (lines.length + snapshots.length > 0)
      try {
        await this.journal.summarise(lines, snapshots);
      } catch (e) {
        this.log.error({ err: e }, 'lists could not be brought up to date');
        for (const table of tables) this.stale.add(table);
        for (const s of snapshots) if (!this.snapshots.has(s.match)) this.snapshots.set(s.match, s);
        next = LATER_MS;
      }
    if (this.stale.size + this.snapshots.size > 0) this.write(next);
  }

  private lineOf(table: LiveTable) {
    try {
      return [table.summary()];
    } catch (e) {
      this.log.error({ match: table.id, err: e }, 'nothing can be told of a table');
      return [];
    }
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.writing;
    await this.writeNow();
  }
}
