import { type AnyGame, type Match, snapshot } from '@sightline/kernel';
import type { Logger } from 'pino';
import type { MatchRow, SeatRow } from '../database/tables.ts';
import type { BotTurns } from '../limits/bot-turns.ts';
import type { ServerGames } from '../shelf.ts';
import type { MatchNotice } from '../store/bus.ts';
import type { Journal } from '../store/journal.ts';
import { MATCH_ID } from '../store/match-id.ts';
import type { Matches, MatchStanding } from '../store/matches.ts';
import type { Outages } from '../store/outages.ts';
import { elapsed } from '../time.ts';
import { LeftBehind } from './left-behind.ts';
import { revive, snapshotIn, Unplayable } from './rows.ts';
import { SummaryWriter } from './summary-writer.ts';
import { LiveTable } from './table.ts';

/** A table that nobody is at stays for so long. */
const IDLE_MS = 60_000;
/** How often it is looked whether some match waits for the server that no process has at hand. */
const SWEEP_MS = 5_000;
/** A process that should have acted has so long before another does it. */
const OVERDUE_MS = 3_000;
/** So many matches that wait are opened in one go. */
const MOST_DUE = 50;
/** So many are looked up with one query. */
const AT_ONCE = 200;
/** Who was cut off from the others leaves them so long to bring lists up to date themselves. */
const PATIENCE_MS = 10_000;

export interface MatchRegistryOptions {
  readonly games: ServerGames;
  readonly matches: Matches;
  readonly journal: Journal;
  readonly log: Logger;
  readonly botPace: number;
  /** the time of day, for what is stored */
  readonly now?: () => number;
  /** how often bots act */
  readonly botTurns?: BotTurns;
  /** when nobody could play */
  readonly outages?: Outages;
  /** other processes have the same matches at hand */
  readonly shared?: boolean;
  /** the decision of somebody is awaited who may not be at the table */
  readonly awaited?: (table: LiveTable) => void;
  /** it was found out late that seats changed hands */
  readonly reseated?: (match: string) => void;
}

/** All tables that are live in this process. Any process can open any match. */
export class MatchRegistry {
  readonly matches: Matches;
  readonly journal: Journal;
  readonly log: Logger;
  readonly botPace: number;
  readonly now: () => number;
  readonly botTurns: BotTurns | null;
  readonly outages: Outages | null;
  private readonly games: ServerGames;
  private readonly options: MatchRegistryOptions;
  private readonly tables = new Map<string, Promise<LiveTable | null>>();
  private readonly live = new Map<string, LiveTable>();
  private readonly summaryWriter: SummaryWriter;
  private readonly leftBehind = new LeftBehind();
  /** matches that were to be opened and can't be */
  private readonly unplayable = new Set<string>();
  private lookAt: number | null = null;
  private sweeper: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;
  private closed = false;

  constructor(o: MatchRegistryOptions) {
    this.options = o;
    this.games = o.games;
    this.matches = o.matches;
    this.journal = o.journal;
    this.log = o.log;
    this.botPace = o.botPace;
    this.now = o.now ?? (() => Date.now());
    this.botTurns = o.botTurns ?? null;
    this.outages = o.outages ?? null;
    this.summaryWriter = new SummaryWriter(o.journal, o.log);
  }

  get open(): readonly LiveTable[] {
    return [...this.live.values()];
  }

  /** The live table if it is at hand. */
  at(id: string): LiveTable | null {
    return this.live.get(id) ?? null;
  }

  /** Goes on with what was left when processes stopped. */
  async start(): Promise<void> {
    await this.openBehind(await this.matches.behind(this.games));
    this.sweeper = setInterval(() => {
      this.sweeping ??= this.sweep()
        .catch((e: unknown) => this.log.error({ err: e }, 'tables could not be looked after'))
        .finally(() => {
          this.sweeping = null;
        });
    }, SWEEP_MS);
    this.sweeper.unref();
  }

  /** The table of a running match or of one that is over; null: there is none, or it has not begun. */
  table(id: string): Promise<LiveTable | null> {
    if (!MATCH_ID.test(id)) return Promise.resolve(null);
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

  private async load(id: string): Promise<LiveTable | null> {
    const stored = await this.matches.find(id);
    if (stored === null || stored.match.status === 'gathering') return null;
    const { match: row, seats } = stored;
    const shelf = Object.hasOwn(this.games, row.game) ? this.games[row.game] : null;
    if (shelf === null) throw new Unplayable(`there is no game ${row.game} here`);
    const kept = snapshotIn(await this.matches.snapshot(id));
    const inputs = await this.matches.inputs(id, 0);
    const match = revive(shelf, row, inputs, kept, (e) =>
      this.log.warn({ match: id, err: e }, 'a snapshot was refused'),
    );
    const table = new LiveTable({ registry: this, shelf, row, seating: seats, match, inputs });
    table.plan();
    if (!this.upToDate(row, table)) this.advanced(table);
    // Whoever takes the file of it along when the rules are others needs it.
    if (table.over && kept === null) this.keepSnapshot(id, table.match);
    return table;
  }

  private upToDate = (row: MatchRow, table: LiveTable): boolean =>
    row.inputs === table.match.length && (row.status === 'over') === table.over;

  /** An input was stored: lists are told in a moment, and whoever is awaited. */
  advanced(table: LiveTable): void {
    this.summaryWriter.changed(table);
    if (!table.over) this.options.awaited?.(table);
  }

  keepSnapshot(id: string, match: Match<AnyGame>): void {
    this.summaryWriter.keep({ match: id, n: match.length, data: JSON.stringify(snapshot(match)) });
  }

  /** What another process says. */
  heard(notice: MatchNotice, by: string): void {
    const { kind, match } = notice;
    this.leftBehind.heard(by, kind === 'advanced' ? match : null, elapsed());
    if (!this.tables.has(match)) return;
    const work = kind === 'advanced' ? this.catchUp(match) : kind === 'people' ? this.reseat(match) : null;
    work?.catch((e: unknown) => this.log.error({ match, err: e }, 'a table could not catch up'));
  }

  /** The table, if it is at hand or will be in a moment: what was read for it may be older than what is said of it. */
  private async loaded(id: string): Promise<LiveTable | null> {
    // Whoever wanted it learns that it can't be opened.
    return (await this.tables.get(id)?.catch(() => null)) ?? null;
  }

  private async catchUp(id: string): Promise<void> {
    await (await this.loaded(id))?.catchUp();
  }

  /** Seats changed hands in the database, or the whole match did. */
  async reseat(id: string): Promise<void> {
    await (await this.loaded(id))?.reseat(() => this.matches.find(id));
  }

  /** Notices may have been missed, also the last ones of a process that died. */
  async missed(): Promise<void> {
    this.lookAt = elapsed() + PATIENCE_MS;
    await this.lookAround();
  }

  /** Looks what has happened to the tables of this process that it was not told, or could not take in. */
  private async lookAround(): Promise<void> {
    const running = this.open.filter(({ over }) => !over);
    for (let i = 0; i < running.length; i += AT_ONCE) {
      const some = running.slice(i, i + AT_ONCE);
      const stored = await this.matches.standings(some.map(({ id }) => id));
      for (const table of some) await this.bringUpToDate(table, stored.get(table.id));
    }
  }

  private async bringUpToDate(table: LiveTable, stored: MatchStanding | undefined): Promise<void> {
    if (stored === undefined) return;
    try {
      if (stored.n > table.match.length) await table.catchUp();
      if (stored.host === table.host && sameSeats(stored.seats, table.seats)) return;
      await this.reseat(table.id);
      this.options.reseated?.(table.id);
    } catch (e) {
      this.log.error({ match: table.id, err: e }, 'a table could not catch up');
    }
  }

  /** Lets matches go on that wait for the server, and puts away tables nobody is at. */
  async sweep(): Promise<void> {
    const now = elapsed();
    await this.goOnWithDue();
    if (this.options.shared === true) {
      await this.lookAround();
      await this.goOnWithLeft(now);
    }
    for (const table of this.live.values())
      if (table.quiet && !table.busy && now - table.idleSince > IDLE_MS) this.putAway(table);
  }

  private async goOnWithDue(): Promise<void> {
    const due = await this.matches.due(this.games, this.now() - OVERDUE_MS, MOST_DUE + this.unplayable.size);
    for (const id of due) {
      const table = await this.opened(id);
      if (table !== null && !table.busy) this.advanced(table);
    }
  }

  /** … and with what processes have left that are not there any more. */
  private async goOnWithLeft(now: number): Promise<void> {
    const left = this.leftBehind.since(now);
    for (let i = 0; i < left.length; i += AT_ONCE)
      await this.openBehind(await this.matches.behind(this.games, left.slice(i, i + AT_ONCE)));
    if (this.lookAt === null || now < this.lookAt) return;
    this.lookAt = null;
    await this.openBehind(await this.matches.behind(this.games));
  }

  /** Once they are open, they go on, and lists are told. */
  private async openBehind(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.opened(id);
  }

  /** The table of a match that waits for the server: one that can't be opened keeps no other from it. */
  private async opened(id: string): Promise<LiveTable | null> {
    if (this.unplayable.has(id)) return null;
    try {
      return await this.table(id);
    } catch (e) {
      if (e instanceof Unplayable) this.unplayable.add(id);
      this.log.error({ match: id, err: e }, 'a match can not be opened');
      return null;
    }
  }

  /** Whoever is on the way to it finds it closed and asks for it again. */
  private putAway(table: LiveTable): void {
    this.live.delete(table.id);
    this.tables.delete(table.id);
    void table.close();
  }

  /** Finishes what was begun and keeps it. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.sweeper !== null) clearInterval(this.sweeper);
    await this.sweeping;
    await Promise.allSettled(this.tables.values());
    // Whoever is on the way to one finds none.
    this.tables.clear();
    await Promise.all([...this.live.values()].map((table) => table.close()));
    await this.journal.settled();
    await this.summaryWriter.close();
  }
}

const sameSeats = (some: readonly SeatRow[], others: readonly SeatRow[]): boolean =>
  some.length === others.length &&
  some.every(({ person, bot }, seat) => person === others[seat].person && bot === others[seat].bot);
