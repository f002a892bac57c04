import type { Mutant } from './mutators.ts';

/** A mutant with its number: by that a run says which one is active. */
export interface Numbered extends Mutant {
  readonly id: number;
}

/**
 * A source with mutants built in, each asleep until `mutant(id)` says that it is the active one. All tests run on the
 * same files so, whichever mutant is looked at, and none of them has to be read or compiled anew.
 */
export function instrument(source: string, mutants: readonly Numbered[], probe: string): string {
  // Inner ones first: an outer one holds them in its original half.
  const inside = (start: number, end: number, among: readonly Numbered[]): string => {
    let out = '';
    let at = start;
    for (const m of outermost(among)) {
      out += source.slice(at, m.start);
      const within = among.filter((x) => x !== m && x.start >= m.start && x.end <= m.end);
      const original = inside(m.start, m.end, within);
      // In braces: an `else` that follows belongs to the `if` before it.
      out +=
        m.of === 'statement'
          ? `{ if (!mutant__(${m.id})) { ${original} } }`
          : `(mutant__(${m.id}) ? (${m.replacement}) : (${original}))`;
      at = m.end;
    }
    return out + source.slice(at, end);
  };
  return `import { mutant as mutant__ } from ${JSON.stringify(probe)};${inside(0, source.length, mutants)}`;
}

const outermost = (among: readonly Numbered[]): Numbered[] =>
  among
    .filter((m) => !among.some((o) => o !== m && o.start <= m.start && o.end >= m.end && isOuter(o, m)))
    .sort((a, b) => a.start - b.start);

/** Of two on the same code, the first is the outer one. */
const isOuter = (o: Numbered, m: Numbered): boolean =>
  o.start !== m.start || o.end !== m.end ? true : o.id < m.id;
