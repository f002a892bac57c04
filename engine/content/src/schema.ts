import { type ContentFault, type ContentProblem, type JsonPath, shown, written } from './content-error.ts';

/** The kinds of values that JSON has. */
export type JsonKind = 'text' | 'number' | 'flag' | 'null' | 'list' | 'object';

/**
 * What a value must be. `read` returns the value, typed; or reports what is wrong and returns undefined, which no
 * value of JSON is.
 */
export interface Schema<out T> {
  /** in a sentence: "expected a whole number from 1 to 6" */
  readonly expected: string;
  /** which kinds of values it takes */
  readonly kinds: readonly JsonKind[];
  /** what it is made of */
  readonly form: SchemaForm;
  read(value: unknown, at: ContentPlace): T | undefined;
}

/** What a schema is made of, as data: whoever wants to know every bound in a file walks it. */
export type SchemaForm =
  | { readonly is: 'scalar' }
  | { readonly is: 'text'; readonly max: number }
  | { readonly is: 'list'; readonly item: AnySchema; readonly min: number; readonly max: number }
  | { readonly is: 'table'; readonly item: AnySchema; readonly max: number }
  | { readonly is: 'object'; readonly fields: Fields }
  | { readonly is: 'variant'; readonly by: string; readonly variants: Readonly<Record<string, Fields>> }
  | { readonly is: 'either'; readonly of: readonly AnySchema[] }
  | { readonly is: 'recursive'; schema(): AnySchema };

type AnySchema = Schema<unknown>;
type Fields = Readonly<Record<string, AnySchema>>;

/** What is read under a schema. */
export type Infer<S> = S extends Schema<infer T> ? T : never;

/** A place in content that is being read. */
export interface ContentPlace {
  readonly path: JsonPath;
  readonly reading: ContentFile;
}

/** One file being read. */
export interface ContentFile {
  readonly file: string;
  /** line and column of a value, or of the name of its field; null without a text */
  readonly locate: (path: JsonPath, what: 'value' | 'name') => { line: number; column: number } | null;
  readonly problems: ContentProblem[];
  readonly ids: { readonly kind: string; readonly id: string; readonly at: ContentPlace }[];
  readonly references: { readonly kind: string; readonly id: string; readonly at: ContentPlace }[];
}

/** Nobody mends more at once; a file with more of them is not read to its end. */
export const MOST_PROBLEMS = 40;

/** Thrown when a file has as many problems as are reported. */
export class Enough extends Error {
  override name = 'Enough';
}

/** Content from text is never so deep; content from code might be a circle. */
export const DEEPEST = 200;

export const inside = (at: ContentPlace, step: string | number): ContentPlace => ({
  path: [...at.path, step],
  reading: at.reading,
});

export function report(
  { path, reading }: ContentPlace,
  code: ContentFault,
  expected: string,
  found: string,
  what: 'value' | 'name' = 'value',
): undefined {
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
  if (reading.problems.length >= MOST_PROBLEMS) throw new Enough();
}

/** The value is of another kind, or out of range. */
export const wrong = (schema: Schema<unknown>, value: unknown, at: ContentPlace): undefined =>
  report(
    at,
    schema.kinds.some((kind) => kind === kindOf(value)) ? 'range' : 'kind',
    schema.expected,
    shown(value),
  );

/** The kind of a value; undefined for what JSON does not have. */
export function kindOf(value: unknown): JsonKind | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const kinds: Partial<Record<string, JsonKind>> = {
    string: 'text',
    number: 'number',
    boolean: 'flag',
    object: 'object',
  };
  return kinds[typeof value];
}
