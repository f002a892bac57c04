/** Who is at which table in the other processes; a process that has gone silent is forgotten. */
const FORGOTTEN_MS = 45_000;

interface Here {
  readonly persons: readonly string[];
  readonly watching: number;
  readonly at: number;
}

export class Presence {
  private readonly elsewhere = new Map<string, Map<string, Here>>();

  heard(match: string, by: string, persons: readonly string[], watching: number, at: number): void {
    let table = this.elsewhere.get(match);
    if (persons.length === 0 && watching === 0) {
      table?.delete(by);
      if (table?.size === 0) this.elsewhere.delete(match);
      return;
    }
    if (table === undefined) {
      table = new Map();
      this.elsewhere.set(match, table);
    }
    table.set(by, { persons, watching, at });
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
}
