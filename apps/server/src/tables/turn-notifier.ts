import type { Seat } from '@sightline/kernel';
import type { LiveTable } from './table.ts';

/** Who has just gone may be back in a moment: a page is loaded anew, a phone changes its network. */
export const GRACE_MS = 15_000;

/** When a server is back, so are those who had a page open, and it has heard who is at the tables of the others. */
export const RETURN_MS = 60_000;

interface Awaited {
  readonly match: string;
  readonly person: string;
}

export interface TurnNotifierOptions {
  /** The live table if it is at hand. */
  table(match: string): LiveTable | null;
  /** Whether a person is at a table now, in whichever process. */
  isAt(match: string, person: string): boolean;
  /** Whether a person had the table before their eyes a moment ago, so that their page may be on its way to it. */
  isComing(match: string, person: string): boolean;
  /** Tells whose seat it is to come. Whoever was told and has not come since need not be told again. */
  call(person: string, table: LiveTable, seat: Seat): void;
  /** Who is awaited anywhere, as lists have it. */
  waiting(): Promise<readonly Awaited[]>;
  /** Whether somebody could be told that they are awaited at a table, and was not since they were last there. */
  untold(match: string, person: string): Promise<boolean>;
  /** The table, wherever it is; null: there is none. */
  open(match: string): Promise<LiveTable | null>;
  failed(e: unknown): void;
}

/**
 * Notifies those who are awaited and not there: when the table comes to them, when they go while it waits for them, and
 * when the server is back that ended before it could.
 */
export class TurnNotifier {
  private readonly o: TurnNotifierOptions;
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private returning: NodeJS.Timeout | null = null;
  private calling: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(o: TurnNotifierOptions) {
    this.o = o;
  }

  /** The table waits for some; those, or that one of them, are called. */
  awaited(table: LiveTable, only?: string): void {
    // What is found half done before anybody can be here is looked at again when they had time to come.
    if (this.returning === null) return;
    for (const [seat, person] of this.seatsAwaited(table)) {
      if (person !== (only ?? person) || this.o.isAt(table.id, person)) continue;
      // They may just as well have gone, and then nothing else would say so.
      if (this.o.isComing(table.id, person)) this.left(table.id, person);
      else this.o.call(person, table, seat);
    }
  }

  /** Whether a table waits for somebody who is not there. */
  async misses(match: string, person: string): Promise<boolean> {
    if (this.o.isAt(match, person) || this.o.isComing(match, person)) return false;
    const table = await this.o.open(match);
    return table !== null && !table.over && this.seatsAwaited(table).some(([, who]) => who === person);
  }

  /** The seats that are awaited and played by people, and whose they are. */
  private seatsAwaited({ match, seats }: LiveTable): (readonly [Seat, string])[] {
    return match.awaiting().flatMap((seat) => {
      const held = seats.at(seat);
      return held?.bot === null && held.person !== null ? [[seat, held.person] as const] : [];
    });
  }

  /**
   * Somebody is not at a table any more. What came while their connection was dead, or what they had seen before they
   * went, nobody would tell them otherwise: the table waits for them, and so does everybody else at it.
   */
  left(match: string, person: string): void {
    const key = `${match} ${person}`;
    clearTimeout(this.leaving.get(key));
    const later = setTimeout(() => {
      this.leaving.delete(key);
      const table = this.o.table(match);
      if (table !== null && !table.over) this.awaited(table, person);
    }, GRACE_MS);
    later.unref();
    this.leaving.set(key, later);
  }

  /**
   * Calls in a while whom the server could not call before it ended: it died just after an input, or with people at the
   * tables who did not come back. Who was called is kept with what they were told, so nobody is called again for having
   * been called by another. Before this, nobody is called.
   */
  start(): void {
    this.returning = setTimeout(() => {
      this.calling = this.callUntold().catch(this.o.failed);
    }, RETURN_MS);
    this.returning.unref();
  }

  private async callUntold(): Promise<void> {
    for (const { match, person } of await this.o.waiting()) {
      if (this.closed) return;
      try {
        if (this.o.isAt(match, person) || !(await this.o.untold(match, person))) continue;
        const table = await this.o.open(match);
        if (table !== null && !table.over) this.awaited(table, person);
      } catch (e) {
        this.o.failed(e);
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.returning !== null) clearTimeout(this.returning);
    for (const later of this.leaving.values()) clearTimeout(later);
    this.leaving.clear();
    await this.calling;
  }
}
