import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { instrument } from './instrument.ts';
import { mutantsOf } from './mutators.ts';

const SOURCE = `
  const values: number[] = [];
  function f(a: number): string | number {
    if (a > 2 && !(a === 5)) values.push(a);
    if (a > 4) values.push(a);
    else values.length += 2;
    values.length += 1;
    return a > 3 ? 'many' : values.filter((v) => v !== 3).length * 10;
  }
  f(n);
`;
const mutants = mutantsOf('f.ts', SOURCE).map((m, id) => ({ ...m, id }));

/** What a source makes of n, with one mutant active. */
function outcome(source: string, n: number, active: number): unknown {
  const body = stripTypeScriptTypes(source.replace(/^import .*?;/, ''));
  const run = new Function('n', 'mutant__', `${body.replace('f(n);', 'return [f(n), values.length];')}`);
  try {
    return run(n, (id: number) => id === active);
  } catch (e) {
    return String(e);
  }
}

describe('an instrumented source', () => {
  const built = instrument(SOURCE, mutants, './probe.ts');

  it('does what it did as long as no mutant is active', () => {
    for (let n = 0; n < 7; n++) expect(outcome(built, n, -1)).toEqual(outcome(SOURCE, n, -1));
  });

  it('does with each mutant what the changed source does', () => {
    expect(mutants.length).toBeGreaterThan(10);
    for (const m of mutants) {
      const changed = SOURCE.slice(0, m.start) + m.replacement + SOURCE.slice(m.end);
      for (let n = 0; n < 7; n++) expect(outcome(built, n, m.id), m.kind).toEqual(outcome(changed, n, -1));
    }
  });

  it('keeps the numbers of its lines, and loads the probe', () => {
    expect(built.split('\n')).toHaveLength(SOURCE.split('\n').length);
    expect(built.startsWith('import { mutant as mutant__ } from "./probe.ts";')).toBe(true);
  });
});
