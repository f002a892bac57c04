import type { Side } from '../layout.ts';
import { isGlyph } from './glyphs.ts';
import { type FilePosition, type Problems, report, shown } from './map-error.ts';
import type { BorderSpot, SheetCell, SheetEntry } from './sheet.ts';
import { isKeyword, type MapWord } from './words.ts';

/**
 * Reading one line word by word. A word that does not fit is reported once; after that the line is `broken`, every
 * further `take` returns a stand-in, and the caller drops the line.
 */
export interface Cursor {
  readonly words: readonly MapWord[];
  readonly problems: Problems;
  /** where the line ends: where a missing word would stand */
  readonly end: FilePosition;
  at: number;
  broken: boolean;
}

export function cursorOf(words: readonly MapWord[], heading: FilePosition, problems: Problems): Cursor {
  const last = words.at(-1);
  const end = last ? { line: last.line, column: last.column + last.raw.length } : heading;
  return { words, problems, end, at: 0, broken: false };
}

export const more = (c: Cursor): boolean => !c.broken && c.at < c.words.length;

/** The next word is not what the line needs. */
export function fail(c: Cursor, expected: string): undefined {
  const word = c.words[c.at];
  if (!c.broken)
    report(c.problems, word ?? c.end, 'syntax', expected, word ? shown(word.raw) : 'the end of the line');
  c.broken = true;
}

/** The keyword if it comes next; otherwise nothing is taken. */
export function takeKeyword(c: Cursor, keyword: string): boolean {
  if (c.broken || !isKeyword(c.words[c.at], keyword)) return false;
  c.at++;
  return true;
}

export function takeName(c: Cursor, expected: string): string {
  const word = c.words[c.at];
  if (!word || word.value !== null || word.text === '') fail(c, expected);
  if (c.broken) return '';
  c.at++;
  return word.text;
}

export function takeGlyph(c: Cursor, expected: string): string {
  const word = c.words[c.at];
  if (!word || !isGlyph(word.raw)) fail(c, `${expected}, one visible character`);
  if (c.broken) return '';
  c.at++;
  return word.raw;
}

const SPOT = /^(\d{1,3}),(\d{1,3})(?:,(\d{1,3}))?$/;
const BORDER = /^([VH])(\d{1,3}),(\d{1,3})(?:,(\d{1,3}))?$/;

export const isSpot = (word: MapWord | undefined): boolean => word !== undefined && SPOT.test(word.raw);
export const isBorder = (word: MapWord | undefined): boolean => word !== undefined && BORDER.test(word.raw);

export function takeSpot(c: Cursor): SheetCell {
  const match = SPOT.exec(c.words[c.at]?.raw ?? '');
  if (!match) fail(c, 'a cell as x,y or x,y,level');
  if (c.broken || !match) return { x: 0, y: 0, level: 0 };
  c.at++;
  return { x: Number(match[1]), y: Number(match[2]), level: Number(match[3] ?? 0) };
}

export function takeBorder(c: Cursor): BorderSpot {
  const match = BORDER.exec(c.words[c.at]?.raw ?? '');
  if (!match) fail(c, 'a border as Vx,y or Hx,y (with ,level where there are several)');
  if (c.broken || !match) return { vertical: true, x: 0, y: 0, level: 0 };
  c.at++;
  const [, way, x, y, level] = match;
  return { vertical: way === 'V', x: Number(x), y: Number(y), level: Number(level ?? 0) };
}

const LEVEL = /^\d{1,3}$/;

export function takeLevel(c: Cursor): number {
  const word = c.words[c.at];
  if (!word || !LEVEL.test(word.raw)) fail(c, 'the number of a level');
  if (c.broken) return 0;
  c.at++;
  return Number(word.raw);
}

const LENGTH = /^[1-9]\d{0,2}$/;

/** The most borders that a component may have. */
export function takeLength(c: Cursor): number {
  const word = c.words[c.at];
  if (!word || !LENGTH.test(word.raw)) fail(c, 'the most borders of one component, a number from 1');
  if (c.broken) return 1;
  c.at++;
  return Number(word.raw);
}

const TURNS: ReadonlyMap<string, Side> = new Map([
  ['90', 1],
  ['180', 2],
  ['270', 3],
]);

/** `turn 90` if it comes next: quarter turns clockwise. */
export function takeTurn(c: Cursor): Side {
  if (!takeKeyword(c, 'turn')) return 0;
  const turns = TURNS.get(c.words[c.at]?.raw ?? '');
  if (turns === undefined) fail(c, '90, 180 or 270 degrees clockwise');
  c.at++;
  return turns ?? 0;
}

/** The tags and properties up to the end of the line, or to a keyword. */
export function takeWordsAbout(c: Cursor, id: string, until?: string): SheetEntry {
  const tags: string[] = [];
  const props: Record<string, string> = {};
  while (more(c) && !(until !== undefined && isKeyword(c.words[c.at], until))) {
    if (c.words[c.at].value !== null) takeProp(c, props);
    else if (tags.includes(c.words[c.at].text)) fail(c, 'every tag only once');
    else tags.push(takeName(c, 'a tag'));
  }
  return { id, tags, props };
}

/** Properties only, up to the end of the line. */
export function takeProps(c: Cursor): Record<string, string> {
  const props: Record<string, string> = {};
  while (more(c)) takeProp(c, props);
  return props;
}

function takeProp(c: Cursor, props: Record<string, string>): void {
  const { text, value } = c.words[c.at];
  // Assigned like the others, "__proto__" would not be there afterwards.
  if (value === null || Object.hasOwn(props, text) || text === '__proto__')
    fail(c, 'a property=value, each only once');
  else props[text] = value;
  c.at++;
}

/** Nothing may follow. */
export function takeEnd(c: Cursor): void {
  if (more(c)) fail(c, 'the end of the line');
}
