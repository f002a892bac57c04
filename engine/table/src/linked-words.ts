import type { TextPart } from './look.ts';
import type { Ref } from './ref.ts';

/**
 * Words with links. A message is formatted as a whole, so that its plurals and cases work; what is to be a link is put
 * in between two marks that no text contains, and cut out afterwards.
 */
const OPEN = '\uE000';
const BETWEEN = '\uE001';
const CLOSE = '\uE002';

export const link = (ref: Ref, words: string): string => `${OPEN}${ref}${BETWEEN}${words}${CLOSE}`;

export function cutAtLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of text.split(OPEN)) {
    const [linked, after] = piece.includes(CLOSE) ? piece.split(CLOSE) : [null, piece];
    if (linked !== null) {
      const [ref, words] = linked.split(BETWEEN);
      parts.push({ text: words, ref: ref as Ref });
    }
    if (after !== '') parts.push(after);
  }
  return parts;
}

/** The same as plain words. */
export const withoutLinks = (text: string): string =>
  cutAtLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
