import { type IndexedWord, WORD } from './search-index.ts';
import { FILLERS, folded, stemOf } from './stems.ts';

/** How well a word of the text answers a word that was asked for; 0: not at all. */
export function closeness({ word, stem, stands }: IndexedWord, asked: QueryWord): number {
  if (word === asked.word) return 4;
  if (stem === asked.stem) return 3.5;
  if (asked.open && word.startsWith(asked.word)) return 2.5;
  if (asked.stem.length > 3 && stem.startsWith(asked.stem)) return 2;
  return stands.includes(asked.stem) ? 1.5 : 0;
}

export interface QueryWord {
  readonly word: string;
  readonly stem: string;
  /** may be the beginning of a longer word: it is still being typed, or long enough to tell */
  readonly open: boolean;
}

/** Of several words the shortest (“of”, «на») and the fillers say nothing. */
export function askedIn(query: string): QueryWord[] {
  const words = [...new Set(folded(query).match(WORD) ?? [])];
  const telling = words.filter((word) => word.length > 2 && !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).map((word, i, { length }) => ({
    word,
    stem: stemOf(word),
    open: word.length > 3 || (word.length > 1 && i === length - 1),
  }));
}
