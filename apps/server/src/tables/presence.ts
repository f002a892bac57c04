import type { Here } from '../store/bus.ts';

/** Who was at a table of another process, and when that was heard. */
type Heard = Here & { readonly at: number };

/** A process that was not heard of for so long is no more. */
const FORGOTTEN_MS = 45_000;

/** Who is at which table in the other processes; a process that has gone silent is forgotten. */
export class Presence {
  /** by match, by process */
  private readonly elsewhere = new Map<string, Map<string, Heard>>();

  /** Who is at a table of another process; says whether that is news. */
  heard(by: string, here: Here, at: number): boolean {
    const { match, persons, watching } = here;
    const before = this.elsewhere.get(match)?.get(by) ?? { persons: [], watching: 0 };
    if (persons.length === 0 && watching === 0) this.drop(match, by);
    else {
      const table = this.elsewhere.get(match) ?? new Map<string, Heard>();
      this.elsewhere.set(match, table.set(by, { ...here, at }));
    }
    return before.watching !== watching || !same(before.persons, persons);
  }

  at(match: string, now: number): { readonly persons: readonly string[]; readonly watching: number } {
    const fresh = [...(this.elsewhere.get(match)?.values() ?? [])].filter(
      ({ at }) => now - at < FORGOTTEN_MS,
    );
    return {
      persons: fresh.flatMap(({ persons }) => persons),
      watching: fresh.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  /** Forgets the processes that have gone silent; who was where there. */
  forget(now: number): Heard[] {
    const gone: Heard[] = [];
    for (const [match, table] of this.elsewhere)
      for (const [by, here] of table)
        if (now - here.at >= FORGOTTEN_MS) {
          gone.push(here);
          this.drop(match, by);
        }
    return gone;
  }

  private drop(match: string, by: string): void {
    const table = this.elsewhere.get(match);
    table?.delete(by);
    if (table?.size === 0) this.elsewhere.delete(match);
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((person) => b.includes(person));
