import type { Language } from '@sightline/manifest';
import type { Say } from '@sightline/table';
import { messagesIn } from '../messages/message.ts';

const GAP = '…';

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
  const message = messagesIn(language, strict ? undefined : GAP);
  const list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });

  const say: Say = (key, args) => {
    if (!Object.hasOwn(texts, key)) throw new Error(`${language} has no words for "${key}"`);
    return message(texts[key], args);
  };
  const sayAnyway: Say = (key, args) => {
    try {
      return say(key, args);
    } catch {
      return key;
    }
  };
  return { language, say: strict ? say : sayAnyway, listed: (items) => list.format(items) };
}
