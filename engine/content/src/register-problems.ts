import { ContentError, type ContentProblem, shown } from './content-error.ts';
import { type ContentSource, readContent } from './load.ts';
import { object, optional } from './object.ts';
import { type NamesByKind, type RegisterFile, sealOf } from './register.ts';
import { text } from './scalars.ts';
import { type ContentPlace, inside, report, type Schema } from './schema.ts';
import { list, table } from './structures.ts';

const names = table(list(text({ max: 100 }), { max: 10_000 }), { max: 100 });
const edition = object({ adds: names, withdraws: optional(names), seal: text({ max: 16 }) });

/**
 * What is wrong with a register: an edition that was changed after it was published, a name given twice or to nothing,
 * content without a number. Empty: nothing.
 */
export function registerProblems(source: ContentSource, content: NamesByKind): readonly ContentProblem[] {
  try {
    readContent(registerOf(content), source);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

function registerOf(content: NamesByKind): Schema<RegisterFile> {
  const schema = object({ editions: list(edition, { max: 10_000 }) });
  return {
    ...schema,
    read(value, at) {
      const file = schema.read(value, at);
      if (file === undefined || at.reading.problems.length > 0) return file;
      checkSeals(file, at);
      checkNames(file, content, at);
      return file;
    },
  };
}

const within = (at: ContentPlace, ...steps: readonly (string | number)[]): ContentPlace =>
  steps.reduce(inside, at);

function checkSeals({ editions }: RegisterFile, at: ContentPlace): void {
  let before = '';
  for (const [i, each] of editions.entries()) {
    const seal = sealOf(before, each);
    if (seal !== each.seal) {
      const expected = `the edition as it was published: stored matches hold its numbers (its seal would be "${seal}")`;
      report(within(at, 'editions', i, 'seal'), 'range', expected, shown(each.seal));
      // All seals that follow would be wrong as well.
      return;
    }
    before = each.seal;
  }
}

function checkNames({ editions }: RegisterFile, content: NamesByKind, at: ContentPlace): void {
  const added = new Map<string, Set<string>>(Object.keys(content).map((kind) => [kind, new Set()]));
  const withdrawn = new Set<string>();
  for (const [i, { adds, withdraws = {} }] of editions.entries()) {
    for (const [kind, some] of Object.entries(adds)) {
      const known = added.get(kind);
      const spot = within(at, 'editions', i, 'adds', kind);
      if (known === undefined)
        report(spot, 'unknown-field', `one of ${[...added.keys()].join(', ')}`, shown(kind));
      else
        for (const [j, name] of (some ?? []).entries()) {
          if (known.has(name)) report(within(spot, j), 'duplicate', `a new ${kind}`, `${shown(name)} again`);
          else if (!content[kind].includes(name))
            report(within(spot, j), 'unknown-id', `the name of a ${kind} that exists`, shown(name));
          known.add(name);
        }
    }
    for (const [kind, some] of Object.entries(withdraws))
      for (const [j, name] of (some ?? []).entries()) {
        const key = JSON.stringify([kind, name]);
        const isThere = added.get(kind)?.has(name) === true && !withdrawn.has(key);
        const spot = within(at, 'editions', i, 'withdraws', kind, j);
        if (!isThere)
          report(spot, 'unknown-id', `the name of a ${kind} that is still in the box`, shown(name));
        withdrawn.add(key);
      }
  }
  for (const [kind, all] of Object.entries(content)) {
    const given = new Set<string>();
    for (const name of all) {
      if (given.has(name))
        report(within(at, 'editions'), 'duplicate', `one ${kind} of each name`, shown(name));
      else if (added.get(kind)?.has(name) !== true)
        report(within(at, 'editions'), 'missing', `an edition that adds the ${kind} ${shown(name)}`, 'none');
      given.add(name);
    }
  }
}
