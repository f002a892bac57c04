import { closeness, type QueryWord } from './asked.ts';
import type { Text } from './search-index.ts';

/** A stretch of text with the words that were asked for set off. */
export type Excerpt = readonly { readonly text: string; readonly asked: boolean }[];

const LONGEST = 260;
const BEFORE = 70;

/** The text, or of a long one the stretch round the first words that were asked for. */
export function excerpt({ text, words }: Text, asked: readonly QueryWord[]): Excerpt {
  const hits = words.filter((word) => asked.some((each) => closeness(word, each) > 0));
  const first = hits[0]?.from ?? 0;
  const long = text.length > LONGEST;
  const from = long && first > BEFORE ? (words.find((word) => word.from >= first - BEFORE)?.from ?? 0) : 0;
  const to = long ? (words.findLast((word) => word.to <= from + LONGEST)?.to ?? text.length) : text.length;
  const pieces: { text: string; asked: boolean }[] = [];
  const push = (piece: string, isAsked: boolean) => {
    if (piece !== '') pieces.push({ text: piece, asked: isAsked });
  };
  let at = from;
  push(from > 0 ? '… ' : '', false);
  for (const hit of hits) {
    if (hit.from < at || hit.to > to) continue;
    push(text.slice(at, hit.from), false);
    push(text.slice(hit.from, hit.to), true);
    at = hit.to;
  }
  push(text.slice(at, to), false);
  push(to < text.length && long && /[\p{L}\p{N}]/u.test(text.slice(to)) ? ' …' : text.slice(to), false);
  return pieces;
}
