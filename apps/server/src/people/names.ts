import { randomInt } from 'node:crypto';
import { type Language, words } from './words.ts';

const LONGEST = 40;

/** What is not seen, or turns around what follows it: control, format (joiners and bidi marks too), lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
/** Letters that look empty: Hangul and Khmer fillers, the braille blank. */
const BLANK = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;

/** A name as it is kept: seen, on one line, 1 to 40 characters; null: nothing is left of it. */
export function cleanName(given: string): string | null {
  const seen = given
    .slice(0, 1000)
    .replaceAll(/[\t\n\v\f\r\p{Z}]+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(BLANK, '')
    .normalize('NFC')
    // A pile of marks on one letter covers the lines above it.
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
  const name = Array.from(seen).slice(0, LONGEST).join('').trim();
  return /[^\p{M} ]/u.test(name) ? name : null;
}

/** What somebody is called who has not said yet: "Guest 4821". */
export const madeUpName = (language: Language): string =>
  `${words[language].guest} ${randomInt(1000, 10000)}`;
