import type { Seat } from '@sightline/kernel';
import type { Table } from './table.ts';

/** Who has just gone may be back in a moment: a page is loaded anew, a phone changes its network. */
export const GRACE_MS = 15_000;

export interface SummonsOptions {
  /** The live table if it is at hand. */
  table(match: string): Table | null;
  /** Whether a person is at a table now, in whichever process. */
  isAt(match: string, person: string): boolean;
  /** Tells whose seat it is to come. Whoever was told and has not come since need not be told again. */
  call(person: string, table: Table, seat: Seat): void;
}

/** Calls those who are awaited and not there: when the table comes to them, and when they go while it waits for them. */
export class Summons {
  private readonly o: SummonsOptions;
  private readonly leaving = new Map<string, NodeJS.Timeout>();

  constructor(o: SummonsOptions) {
    this.o = o;
  }

  /** The table waits for some; those, or that one of them, are called. */
  awaited(table: Table, only?: string): void {
    for (const seat of table.match.awaiting()) {
      const held = table.seats.at(seat);
      const person = held?.bot === null ? held.person : null;
      if (person === null || person !== (only ?? person) || this.o.isAt(table.id, person)) continue;
      this.o.call(person, table, seat);
    }
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

  close(): void {
    for (const later of this.leaving.values()) clearTimeout(later);
    this.leaving.clear();
  }
}
