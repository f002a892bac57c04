import { IntlMessageFormat } from 'intl-messageformat';

/** As the parser of intl-messageformat numbers the parts of a message. */
const LITERAL = 0;
const PLURAL = 6;
const POUND = 7;

interface Part {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/** All parts of a message, those inside of plurals and selects too. Throws if it does not parse. */
function partsOf(message: string, language: string): readonly Part[] {
  const inside = (parts: readonly Part[]): readonly Part[] =>
    parts.flatMap((part) => [part, ...Object.values(part.options ?? {}).flatMap((o) => inside(o.value))]);
  return inside(new IntlMessageFormat(message, language).getAst());
}

/** The names of a message's arguments. */
export function argumentsOf(message: string, language: string): readonly string[] {
  const parts = partsOf(message, language).filter(({ type }) => type !== LITERAL && type !== POUND);
  return [...new Set(parts.map(({ value }) => String(value)))].sort();
}

/** The words a message itself brings along, without those of its arguments. */
export const wordsOf = (message: string, language: string): string =>
  partsOf(message, language)
    .filter(({ type }) => type === LITERAL)
    .map(({ value }) => String(value))
    .join(' ');

/** The cases of each plural in a message: `one`, `few`, … */
export const pluralCasesOf = (message: string, language: string): readonly (readonly string[])[] =>
  partsOf(message, language)
    .filter(({ type }) => type === PLURAL)
    .map(({ options }) => Object.keys(options ?? {}));
