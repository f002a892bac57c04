/** A run of a catalog's text: plain words, emphasis, code, or a rule spoken of by its id. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'reference'; readonly text: string; readonly target: string };

/** One rule (`DM-OBJ-02`, `DM-COV-10c`), a chapter (`DM-OBJ`), and the numbers that may follow (`/06`, `…13`, ` to 08`). */
const REFERENCE =
  /\b(?<topic>[A-Z][A-Z0-9]-[A-Z]+)(?:-(?<number>\d+)[a-z]?(?<more>(?:(?:\/|…|–| (?:to|and|vs|до|и|a|e|contra) )\d\d(?!\d))*))?/gu;
const FURTHER = /(?<between>\/|…|–| \p{L}+ )(?<number>\d\d)/gu;

/** Text in which only references to rules mean anything: sketches, code. */
export function referencesIn(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(REFERENCE)) {
    const { topic = '', number, more = '' } = found.groups ?? {};
    if (found.index > at) parts.push(text.slice(at, found.index));
    const first = found[0].slice(0, found[0].length - more.length);
    parts.push({
      kind: 'reference',
      text: first,
      target: number === undefined ? topic : `${topic}-${number}`,
    });
    for (const { groups } of more.matchAll(FURTHER)) {
      const { between = '', number: further = '' } = groups ?? {};
      parts.push(between, { kind: 'reference', text: further, target: `${topic}-${further}` });
    }
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

const SPAN = /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*\s][^*]*)\*|\[(?<link>[^\]]+)\]\([^)]*\)/gu;

/** The marks the catalogs use within a line. A link leads to a file of the repository: here only its words are of use. */
export function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(SPAN)) {
    parts.push(...referencesIn(text.slice(at, found.index)));
    const { code, strong, em, link } = found.groups ?? {};
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: inlineOf(strong) });
    else if (em !== undefined) parts.push({ kind: 'em', parts: inlineOf(em) });
    else if (link !== undefined) parts.push(link);
    at = found.index + found[0].length;
  }
  parts.push(...referencesIn(text.slice(at)));
  return parts;
}

/** The words alone. */
export const plain = (parts: readonly Inline[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'parts' in part ? plain(part.parts) : part.text))
    .join('');

/** What it refers to. */
export const targetsIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string' || part.kind === 'code') return [];
    return part.kind === 'reference' ? [part.target] : targetsIn(part.parts);
  });
