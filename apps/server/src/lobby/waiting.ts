/** A page that waits asks every two seconds, every ten where nobody looks at it. */
const FRESH_MS = 15_000;
/** Of so many tables it is known who waits at them. */
const MOST_TABLES = 10_000;

/**
 * Who waits at tables that have not begun: there are no sockets yet, but whoever waits asks over and over. As far as
 * this process is asked; the others may know more.
 */
export class Waiting {
  private readonly tables = new Map<string, Map<string, number>>();

  seen(match: string, person: string, now: number): void {
    const table = this.tables.get(match) ?? new Map<string, number>();
    // Whoever was asked about last comes last, and is forgotten last.
    this.tables.delete(match);
    this.tables.set(match, table.set(person, now));
    if (this.tables.size > MOST_TABLES) this.tables.delete(this.tables.keys().next().value as string);
  }

  isAt(match: string, person: string, now: number): boolean {
    const seen = this.tables.get(match)?.get(person);
    return seen !== undefined && now - seen < FRESH_MS;
  }

  /** It has begun, or never will: now tables say who is there. */
  forget(match: string): void {
    this.tables.delete(match);
  }
}
