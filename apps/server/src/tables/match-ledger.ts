import type { AnyGame, Match, Outcome } from '@sightline/kernel';
import type { Logger } from 'pino';
import type { InputRow, MatchRow } from '../database/tables.ts';
import type { AnyServerGame } from '../shelf.ts';
import type { Journal } from '../store/journal.ts';
import type { Matches } from '../store/matches.ts';
import { repeat, revive, rowOf } from './rows.ts';

export type AcceptedInput = Outcome & { readonly ok: true };

/** At least so many names of inputs are remembered, and at most twice as many; for an older one all are looked up. */
const REMEMBERED = 128;

export interface LedgerOptions {
  readonly shelf: AnyServerGame;
  readonly row: MatchRow;
  readonly match: Match<AnyGame>;
  /** what the match was made from, or the end of it */
  readonly inputs: readonly InputRow[];
  readonly matches: Pick<Matches, 'inputs' | 'names'>;
  readonly journal: Journal;
  readonly log: Logger;
}

/**
 * A live match and its log. The log is the truth: an input takes effect in memory first, and what then could not be
 * stored never happened.
 */
export class MatchLedger {
  private readonly o: LedgerOptions;
  private now: Match<AnyGame>;
  private recent = new Map<string, number>();
  /** the ones before: to forget many at once costs less than one each time */
  private earlier = new Map<string, number>();
  private anyActed = false;
  /** all there are, once somebody has asked for one that is not remembered */
  private all: Map<string, number> | null = null;

  constructor(o: LedgerOptions) {
    this.o = o;
    this.now = o.match;
    this.remember(o.inputs);
  }

  /** Somebody has given an input, and not only the server. */
  get acted(): boolean {
    return this.anyActed;
  }

  get match(): Match<AnyGame> {
    return this.now;
  }

  /** As which input something was stored that a client calls so; null: nothing is remembered by that name. */
  known(key: string): number | null {
    return (this.all ?? this.recent).get(key) ?? this.earlier.get(key) ?? null;
  }

  /** … however long ago that was. The log is read for it once, not each time that somebody asks for what was never sent. */
  async recall(key: string): Promise<number | null> {
    if (this.all === null) {
      const all = await this.o.matches.names(this.o.row.id);
      // What was stored while they were read is among those that are remembered.
      this.all = new Map([...all, ...this.earlier, ...this.recent]);
    }
    return this.known(key);
  }

  /**
   * Stores the input that has just been played. `taken`: it was not that one that came next, and the match is what the
   * log says now. Throws when nothing could be stored: then what was played has not happened.
   */
  async store(key: string | null): Promise<'stored' | 'taken'> {
    const { match } = this;
    const n = match.length;
    const row = rowOf(this.o.row.id, n, key, match.history.entries[n - 1]);
    try {
      if ((await this.o.journal.append(row)) === 'stored') {
        if (key !== null) this.note(key, n);
        return 'stored';
      }
    } catch (e) {
      this.o.log.error({ match: row.match, n, err: e }, 'an input could not be stored');
      match.retract();
      // It may be that only the answer was lost. Where the log can't be read either, whatever is in it will be found in
      // the way of the next input.
      if (await this.catchUp().catch(() => false)) return 'taken';
      throw e;
    }
    match.retract();
    await this.catchUp();
    return 'taken';
  }

  /** Takes in what is stored and not known here; false: nothing. */
  async catchUp(): Promise<boolean> {
    const known = this.match.length;
    const rows = await this.o.matches.inputs(this.o.row.id, known);
    if (rows.length === 0) return false;
    try {
      repeat(this.match, rows);
      this.remember(rows);
    } catch (e) {
      this.o.log.error({ match: this.o.row.id, known, err: e }, 'a match is replayed');
      await this.replay(known);
    }
    return true;
  }

  /**
   * The last resort: makes the match anew from its log. Where even that fails, the match is what was known to be stored,
   * its first `stored` inputs.
   */
  private async replay(stored: number): Promise<void> {
    const { shelf, row, matches } = this.o;
    try {
      const rows = await matches.inputs(row.id, 0);
      this.now = revive(shelf, row, rows);
      this.remember(rows.slice(-REMEMBERED));
    } catch (e) {
      const before = this.match.history.entries.slice(0, stored);
      const rows = before.map((entry, i) => rowOf(row.id, i + 1, null, entry));
      this.now = revive(shelf, row, rows);
      throw e;
    }
  }

  private remember(rows: readonly InputRow[]): void {
    this.anyActed ||= rows.some(({ key }) => key !== null);
    const worth = this.all === null ? rows.slice(-REMEMBERED) : rows;
    for (const { key, n } of worth) if (key !== null) this.note(key, n);
  }

  private note(key: string, n: number): void {
    this.anyActed = true;
    if (this.recent.size === REMEMBERED) {
      this.earlier = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, n);
    this.all?.set(key, n);
  }
}
