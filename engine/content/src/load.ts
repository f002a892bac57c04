import { ContentError, type ContentProblem, type JsonPath } from './content-error.ts';
import { type JsonNode, lineAndColumn, readJson } from './json.ts';
import { type KnownIds, resolve } from './references.ts';
import { type ContentFile, Enough, type Infer, MOST_PROBLEMS, type Schema } from './schema.ts';

/** Content to be read: the text of a file, or a value that is JSON already. */
export type ContentSource = { readonly file: string } & (
  | { readonly text: string }
  | { readonly value: unknown }
);

export type Files = Readonly<Record<string, ContentSource & { readonly schema: Schema<unknown> }>>;
export type ContentOf<F extends Files> = { readonly [K in keyof F]: Infer<F[K]['schema']> };

/**
 * Reads files that belong together, so that each may refer to ids of the others. Returns what they hold, typed by
 * their schemas, or throws one `ContentError` with what is wrong in any of them, up to `MOST_PROBLEMS`.
 */
export function loadContent<F extends Files>(files: F, known: KnownIds = {}): ContentOf<F> {
  const problems: ContentProblem[] = [];
  const readings: ContentFile[] = [];
  const content: Record<string, unknown> = {};
  try {
    for (const [name, source] of Object.entries(files)) {
      try {
        const reading = readingOf(source);
        readings.push(reading);
        content[name] = source.schema.read(reading.value, { path: [], reading });
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }
    }
    // A file that is not JSON hides its ids, so references to them would be blamed wrongly.
    if (problems.length === 0) resolve(readings, known);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  problems.push(...readings.flatMap((reading) => inOrder(reading.problems)));
  problems.splice(MOST_PROBLEMS);
  const [first, ...rest] = problems;
  if (first) throw new ContentError(first, ...rest);
  // Every file was read by its own schema, so this is the type; the compiler cannot follow that by name.
  return content as ContentOf<F>;
}

/** Reads one file that refers to nothing but itself and what is known. */
export function readContent<T>(schema: Schema<T>, source: ContentSource, known: KnownIds = {}): T {
  return loadContent({ content: { ...source, schema } }, known).content;
}

function readingOf(source: ContentSource): ContentFile & { readonly value: unknown } {
  const lists = { file: source.file, problems: [], ids: [], references: [] };
  if (!('text' in source)) return { ...lists, value: source.value, locate: () => null };
  const { text } = source;
  const root = readJson(text, source.file);
  return {
    ...lists,
    value: root.value,
    locate: (path, what) => lineAndColumn(text, offsetOf(root, path, what)),
  };
}

/** Where a value stands in its text, or the name of its field; where that is missing, what should have held it. */
function offsetOf(root: JsonNode, path: JsonPath, what: 'value' | 'name'): number {
  let node = root;
  for (const [i, step] of path.entries()) {
    const member = typeof step === 'string' ? node.members?.get(step) : undefined;
    if (member && what === 'name' && i === path.length - 1) return member.at;
    const next = typeof step === 'string' ? member?.node : node.items?.[step];
    if (!next) return node.at;
    node = next;
  }
  return node.at;
}

/** In the order of the text, where there is one. */
const inOrder = (problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
