import { type ContentFault, type ContentProblem, type Path, shown, written } from './content-error.ts';

/** The kinds of values that JSON has. */
export type Kind = 'text' | 'number' | 'flag' | 'null' | 'list' | 'object';

/**
 * What a value must be. `read` returns the value, typed; or reports what is wrong and returns undefined, which no
 * value of JSON is.
 */
export interface Schema<out T> {
  /** in a sentence: "expected a whole number from 1 to 6" */
  readonly expected: string;
  /** which kinds of values it takes */
  readonly kinds: readonly Kind[];
  read(value: unknown, at: Spot): T | undefined;
}

/** What is read under a schema. */
export type Of<S> = S extends Schema<infer T> ? T : never;

/** A place in content that is being read. */
export interface Spot {
  readonly path: Path;
  readonly reading: Reading;
}

/** One file being read. */
export interface Reading {
  readonly file: string;
  /** line and column of a value, or of the name of its field; null without a text */
  readonly locate: (path: Path, what: 'value' | 'name') => { line: number; column: number } | null;
  readonly problems: ContentProblem[];
  readonly ids: { readonly kind: string; readonly id: string; readonly at: Spot }[];
  readonly references: { readonly kind: string; readonly id: string; readonly at: Spot }[];
}

const MOST_PROBLEMS = 100;
/** Content from text is never so deep; content from code might be a circle. */
export const DEEPEST = 200;

export const inside = (at: Spot, step: string | number): Spot => ({
  path: [...at.path, step],
  reading: at.reading,
});

export function report(
  { path, reading }: Spot,
  code: ContentFault,
  expected: string,
  found: string,
  what: 'value' | 'name' = 'value',
): undefined {
  if (reading.problems.length >= MOST_PROBLEMS) return;
  const place = reading.locate(path, what);
  reading.problems.push({
    code,
    file: reading.file,
    path: written(path),
    line: place?.line ?? null,
    column: place?.column ?? null,
    expected,
    found,
  });
}

/** The value is of another kind, or out of range. */
export const wrong = (schema: Schema<unknown>, value: unknown, at: Spot): undefined =>
  report(
    at,
    schema.kinds.some((kind) => kind === kindOf(value)) ? 'range' : 'kind',
    schema.expected,
    shown(value),
  );

/** The kind of a value; undefined for what JSON does not have. */
export function kindOf(value: unknown): Kind | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const kinds: Partial<Record<string, Kind>> = {
    string: 'text',
    number: 'number',
    boolean: 'flag',
    object: 'object',
  };
  return kinds[typeof value];
}
