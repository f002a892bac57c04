import { shown } from './content-error.ts';
import { type ContentFile, type ContentPlace, report, type Schema, wrong } from './schema.ts';

const LONGEST_ID = 80;

/**
 * Ids and references. `id('card')` says that a card with this id exists, `reference('card')` that one must: in any of
 * the files that are loaded together, before or after.
 */
export function id(kind: string): Schema<string> {
  const schema: Schema<string> = {
    expected: `the id of ${withArticle(kind)}`,
    kinds: ['text'],
    form: { is: 'text', max: LONGEST_ID },
    read(value, at) {
      if (!isId(value)) return wrong(schema, value, at);
      at.reading.ids.push({ kind, id: value, at });
      return value;
    },
  };
  return schema;
}

export function reference(kind: string): Schema<string> {
  const schema: Schema<string> = {
    expected: `the id of ${withArticle(kind)}`,
    kinds: ['text'],
    form: { is: 'text', max: LONGEST_ID },
    read(value, at) {
      if (!isId(value)) return wrong(schema, value, at);
      at.reading.references.push({ kind, id: value, at });
      return value;
    },
  };
  return schema;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;

/** Ids that exist besides those in the files, by their kind. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

/** Reports ids that are given twice and references that lead nowhere. */
export function resolve(readings: readonly ContentFile[], known: KnownIds): void {
  const keyOf = (kind: string, name: string): string => JSON.stringify([kind, name]);
  const first = new Map<string, ContentPlace | null>();
  for (const [kind, names] of Object.entries(known))
    for (const name of names) first.set(keyOf(kind, name), null);
  for (const { kind, id: name, at } of readings.flatMap(({ ids }) => ids)) {
    const key = keyOf(kind, name);
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    else report(at, 'duplicate', `a new id for this ${kind}`, `${shown(name)}, ${givenBy(before)}`);
  }
  for (const { kind, id: name, at } of readings.flatMap(({ references }) => references))
    if (!first.has(keyOf(kind, name)))
      report(at, 'unknown-id', `the id of ${withArticle(kind)} that exists`, shown(name));
}

/** A kind as a sentence names one of it: "a card", "an event set". */
const withArticle = (kind: string): string => `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`;

function givenBy(at: ContentPlace | null): string {
  if (at === null) return 'known from the start';
  const line = at.reading.locate(at.path, 'value')?.line;
  return `given in ${at.reading.file}${line === undefined ? '' : ` line ${line}`}`;
}
