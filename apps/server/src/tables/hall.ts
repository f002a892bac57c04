import { type Match, type Snapshot, snapshot } from '@sightline/kernel';
import type { Logger } from 'pino';
import type { MatchRow, SnapshotRow } from '../database/tables.ts';
import type { AnyGame, Games } from '../shelf.ts';
import type { MatchNotice } from '../store/bus.ts';
import type { Journal } from '../store/journal.ts';
import type { Matches } from '../store/matches.ts';
import type { Summary } from '../store/summaries.ts';
import { revive, Unplayable } from './rows.ts';
import { Table } from './table.ts';

/** Lists are brought up to date so soon after the log. */
const SUMMARISE_MS = 1000;
/** A table that nobody is at stays for so long. */
const IDLE_MS = 60_000;
/** How often it is looked whether some match waits for the server that no process has at hand. */
const SWEEP_MS = 5_000;
/** A process that should have acted has so long before another does it. */
const OVERDUE_MS = 3_000;

/** Nothing else is looked up: some databases choke on what is no text. */
const ID = /^[\w-]{22}$/;

export interface HallOptions {
  readonly games: Games;
  readonly matches: Matches;
  readonly journal: Journal;
  readonly log: Logger;
  readonly botPace: number;
  /** the decision of somebody is awaited who may not be at the table */
  readonly awaited?: (table: Table) => void;
  readonly over?: (table: Table) => void;
}

/** All tables that are live in this process. Any process can open any match. */
export class Hall {
  readonly matches: Matches;
  readonly journal: Journal;
  readonly log: Logger;
  readonly botPace: number;
  private readonly games: Games;
  private readonly options: HallOptions;
  private readonly tables = new Map<string, Promise<Table | null>>();
  private readonly live = new Map<string, Table>();
  /** tables whose line in the lists is old */
  private readonly stale = new Set<Table>();
  private summarising: Promise<void> | null = null;
  private readonly snapshots = new Map<string, SnapshotRow>();
  private sweeper: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(o: HallOptions) {
    this.options = o;
    this.games = o.games;
    this.matches = o.matches;
    this.journal = o.journal;
    this.log = o.log;
    this.botPace = o.botPace;
  }

  get open(): readonly Table[] {
    return [...this.live.values()];
  }

  /** The live table if it is at hand. */
  at(id: string): Table | null {
    return this.live.get(id) ?? null;
  }

  /** Goes on with what was left when processes stopped. */
  async start(): Promise<void> {
    for (const id of await this.matches.behind(this.games)) await this.opened(id);
    this.sweeper = setInterval(() => {
      this.sweep().catch((e: unknown) => this.log.error({ err: e }, 'tables could not be looked after'));
    }, SWEEP_MS);
    this.sweeper.unref();
  }

  /** The table of a running match or of one that is over; null: there is none, or it has not begun. */
  table(id: string): Promise<Table | null> {
    if (!ID.test(id)) return Promise.resolve(null);
    let table = this.tables.get(id);
    if (table === undefined && !this.closed) {
      table = this.load(id);
      this.tables.set(id, table);
      table.then(
        (found) => {
          if (found === null) this.tables.delete(id);
          else this.live.set(id, found);
        },
        () => this.tables.delete(id),
      );
    }
    return table ?? Promise.resolve(null);
  }

  /** A table that nobody asked for: one that can't be opened keeps nothing else from going on. */
  private opened(id: string): Promise<Table | null> {
    return this.table(id).catch((e: unknown) => {
      this.log.error({ match: id, err: e }, 'a match can not be opened');
      return null;
    });
  }

  private async load(id: string): Promise<Table | null> {
    const stored = await this.matches.find(id);
    if (stored === null || stored.match.status === 'gathering') return null;
    const { match: row, seats } = stored;
    const shelf = Object.hasOwn(this.games, row.game) ? this.games[row.game] : null;
    if (shelf === null) throw new Unplayable(`there is no game ${row.game} here`);
    const kept = await this.snapshot(id);
    const inputs = await this.matches.inputs(id, 0);
    const revived = () => {
      if (kept === null) return revive(shelf, row, inputs, null);
      try {
        return revive(shelf, row, inputs, kept);
      } catch (e) {
        // A snapshot saves time and nothing else: the log is replayed.
        this.log.warn({ match: id, err: e }, 'a snapshot was refused');
        return revive(shelf, row, inputs, null);
      }
    };
    const table = new Table({
      hall: this,
      shelf,
      row,
      seating: seats,
      match: revived(),
      inputs,
    });
    table.plan();
    if (!this.upToDate(row, table)) this.advanced(table);
    return table;
  }

  private upToDate = (row: MatchRow, table: Table): boolean =>
    row.inputs === table.match.length && (row.status === 'over') === table.over;

  private async snapshot(id: string): Promise<Snapshot | null> {
    const row = await this.matches.snapshot(id);
    if (row === null) return null;
    try {
      return JSON.parse(row.data) as Snapshot;
    } catch {
      return null;
    }
  }

  /** An input was stored: lists are told in a moment, and whoever is awaited. */
  advanced(table: Table): void {
    this.stale.add(table);
    this.summarising ??= this.summariseSoon();
    if (table.over) this.options.over?.(table);
    else this.options.awaited?.(table);
  }

  private async summariseSoon(): Promise<void> {
    await new Promise((soon) => setTimeout(soon, SUMMARISE_MS));
    this.summarising = null;
    await this.summarise();
  }

  private async summarise(): Promise<void> {
    const all: Summary[] = [...this.stale].map((table) => table.summary());
    const snapshots = [...this.snapshots.values()];
    this.stale.clear();
    this.snapshots.clear();
    if (all.length === 0) return;
    try {
      await this.journal.summarise(all, snapshots);
    } catch (e) {
      this.log.error({ err: e }, 'lists could not be brought up to date');
    }
  }

  /** Kept with the next lines of the lists: it saves time later, and need not be there before. */
  keepSnapshot(id: string, match: Match<AnyGame>): void {
    this.snapshots.set(id, { match: id, n: match.length, data: JSON.stringify(snapshot(match)) });
  }

  /** What another process says. */
  heard(notice: MatchNotice): void {
    const table = this.live.get(notice.match);
    if (table === undefined) return;
    const work =
      notice.kind === 'advanced' ? table.catchUp() : notice.kind === 'people' ? this.reseat(table.id) : null;
    work?.catch((e: unknown) =>
      this.log.error({ match: notice.match, err: e }, 'a table could not catch up'),
    );
  }

  /** Notices may have been missed. */
  async missed(): Promise<void> {
    for (const table of this.live.values()) {
      await table.catchUp();
      await this.reseat(table.id);
    }
  }

  /** Seats changed hands in the database. */
  async reseat(id: string): Promise<void> {
    await this.live.get(id)?.reseat(() => this.matches.seats(id));
  }

  /** Lets matches go on that wait for the server, and puts away tables nobody is at. */
  private async sweep(): Promise<void> {
    const now = Date.now();
    for (const id of await this.matches.due(now - OVERDUE_MS, 50, this.games)) {
      const table = await this.opened(id);
      if (table !== null && !table.busy) this.advanced(table);
    }
    for (const table of this.live.values())
      if (table.quiet && !table.busy && now - table.idleSince > IDLE_MS) this.putAway(table);
  }

  /** Whoever is on the way to it finds it closed and asks for it again. */
  private putAway(table: Table): void {
    this.live.delete(table.id);
    this.tables.delete(table.id);
    void table.close();
  }

  /** Finishes what was begun and keeps it. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.sweeper !== null) clearInterval(this.sweeper);
    await Promise.all([...this.live.values()].map((table) => table.close()));
    await this.journal.settled();
    await this.summarise();
  }
}
