import { LONGEST_WORD, MOST_WORDS } from './bounds.ts';
import { type FilePosition, type Problems, refuseLarge, report, shown } from './map-error.ts';

/**
 * The words of a line outside the drawings: bare (`armory`), quoted as in JSON (`"the armory"`), or a property
 * (`colour=red`, `title="the armory"`). Quoting is for names with blanks and for names that look like a keyword:
 * a quoted word is never a keyword.
 */
export interface MapWord extends FilePosition {
  /** the word, or the name of the property */
  readonly text: string;
  readonly quoted: boolean;
  /** the value of a property; null for a plain word */
  readonly value: string | null;
  /** as it stands in the file */
  readonly raw: string;
}

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
// A lone "=" is a word too, because it makes a good glyph. \p{C}: control, unassigned, surrogate halves.
const WORD = new RegExp(
  `(${QUOTED}|[^\\s"=\\p{C}]+)(?:=(${QUOTED}|[^\\s"=\\p{C}]+))?(?=[ \\t]|$)|=(?=[ \\t]|$)`,
  'uy',
);
const BLANKS = /[ \t]*/y;
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_/.:-]*$/u;
/** Words that mean something where a name may stand, and are therefore quoted when they are a name. */
const KEYWORDS: ReadonlySet<string> = new Set(['each', 'room', 'turn', 'at', 'to']);

/** The words of one line; what is not a word is reported, and ends the line. */
export function wordsOf(line: string, number: number, problems: Problems): MapWord[] {
  const words: MapWord[] = [];
  let at = skipBlanks(line, 0);
  while (at < line.length) {
    WORD.lastIndex = at;
    const match = WORD.exec(line);
    const place = { line: number, column: at + 1 };
    const [raw, text, value] = match ?? [''];
    const plainText = unquoted(text ?? raw);
    const plainValue = value === undefined ? null : unquoted(value);
    if (!match || plainText === undefined || plainValue === undefined) {
      report(problems, place, 'syntax', 'a word, a "quoted name" or a property=value', shown(line.slice(at)));
      break;
    }
    if (raw.length > LONGEST_WORD) {
      report(problems, place, 'too-large', `a word of at most ${LONGEST_WORD} characters`, shown(raw));
      break;
    }
    if (words.length === MOST_WORDS)
      refuseLarge(problems, place, `at most ${MOST_WORDS} words in a line`, MOST_WORDS + 1);
    words.push({ ...place, text: plainText, quoted: raw.startsWith('"'), value: plainValue, raw });
    at = skipBlanks(line, at + raw.length);
  }
  return words;
}

function skipBlanks(line: string, from: number): number {
  BLANKS.lastIndex = from;
  return from + (BLANKS.exec(line)?.[0].length ?? 0);
}

function unquoted(text: string): string | undefined {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined; // an escape that JSON does not know
  }
}

/** Is this the keyword, written bare? */
export const isKeyword = (word: MapWord | undefined, keyword: string): boolean => word?.raw === keyword;

/** A name as it is written: bare where that reads back as the same name. */
export const written = (name: string): string =>
  PLAIN.test(name) && !KEYWORDS.has(name) ? name : JSON.stringify(name);
