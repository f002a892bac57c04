import type { Language } from '@sightline/manifest';
import type { Say } from '@sightline/table';
import { IntlMessageFormat } from 'intl-messageformat';
import { withGaps } from './missing-facts.ts';

/** Messages of a game by key, in ICU syntax. */
export type Texts = Readonly<Record<string, string>>;

/** How a game speaks to the reader. */
export interface GameWords {
  readonly language: Language;
  readonly say: Say;
  readonly listed: (items: readonly string[]) => string;
}

/**
 * `strict` is for tests and development, where a word that is missing should be found. At a real table a bare key,
 * or a gap for a fact, is better than a table that stops.
 */
export function wordsOf(language: Language, texts: Texts, strict: boolean): GameWords {
  const made = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });

  const say: Say = (key, args) => {
    if (!Object.hasOwn(texts, key)) throw new Error(`${language} has no words for "${key}"`);
    const text = texts[key];
    if (args === undefined && isPlain(text)) return text;
    let format = made.get(key);
    if (format === undefined) {
      format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
      made.set(key, format);
    }
    return String(format.format(args));
  };
  const sayAnyway: Say = (key, args) => {
    try {
      return say(key, args);
    } catch {
      return sayWithGaps(key, args) ?? key;
    }
  };
  const sayWithGaps = (key: string, args: Parameters<Say>[1] = {}): string | null => {
    const message = made.get(key)?.getAst();
    if (message === undefined) return null;
    return String(new IntlMessageFormat(withGaps(message, args), language).format(args));
  };
  return { language, say: strict ? say : sayAnyway, listed: (items) => list.format(items) };
}

/** Nothing in it has to be formatted; an apostrophe may be a quote of the syntax. */
const isPlain = (text: string): boolean => !text.includes('{') && !text.includes("'");
