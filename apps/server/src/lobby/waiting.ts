/** A page that waits asks every few seconds, every ten where nobody looks at it. */
export const FRESH_MS = 15_000;
/** Of so many tables it is known who waits at them. */
const MOST_TABLES = 10_000;
const MOST_LOOKING = 50_000;

/**
 * Who waits at tables that have not begun: there are no sockets yet, but whoever waits asks over and over. As far as
 * this process is asked; the others may know more.
 */
export class Waiting {
  private readonly tables = new Map<string, Map<string, number>>();
  /** who had a table before their eyes, and when */
  private readonly looking = new Map<string, number>();

  seen(match: string, person: string, now: number): void {
    const table = this.tables.get(match) ?? new Map<string, number>();
    // Whoever was asked about last comes last, and is forgotten last.
    this.tables.delete(match);
    this.tables.set(match, table.set(person, now));
    if (this.tables.size > MOST_TABLES) this.tables.delete(this.tables.keys().next().value as string);
  }

  isAt(match: string, person: string, now: number): boolean {
    return isFresh(this.tables.get(match)?.get(person), now);
  }

  /** It has begun, or never will: now tables say who is there. */
  forget(match: string): void {
    this.tables.delete(match);
  }

  looked(match: string, person: string, now: number): void {
    const key = `${match} ${person}`;
    this.looking.delete(key);
    this.looking.set(key, now);
    if (this.looking.size > MOST_LOOKING) this.looking.delete(this.looking.keys().next().value as string);
  }

  lookedAway(match: string, person: string): void {
    this.looking.delete(`${match} ${person}`);
  }

  /**
   * Whether somebody sees by themselves what becomes of a table, and need not be called to it. Also a moment after it
   * has begun: their page is on its way to the table then.
   */
  looks(match: string, person: string, now: number): boolean {
    return isFresh(this.looking.get(`${match} ${person}`), now);
  }
}

const isFresh = (at: number | undefined, now: number): boolean => at !== undefined && now - at < FRESH_MS;
