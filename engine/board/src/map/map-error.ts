import { LARGEST, type MapBounds } from './bounds.ts';
import type { Where } from './where.ts';

/**
 * What is wrong with a map file, said so that its author can fix it: where, what was expected, what was found.
 * A file is refused with its mistakes in the order in which they stand; after `MOST_PROBLEMS` it is read no further.
 */
export type MapFault =
  /** a line that does not have the shape its section asks for */
  | 'syntax'
  /** a word that is none of the words known at that place: a heading, a keyword */
  | 'unknown-word'
  /** a name that nothing answers to: a kind, a mark, a component, a tile, an area */
  | 'unknown-name'
  /** a character of a drawing that the legend does not explain */
  | 'unknown-character'
  | 'row-too-short'
  | 'row-too-long'
  /** a drawing that stops too early or goes on too long */
  | 'rows-missing'
  | 'rows-extra'
  /** an id, a glyph, a section or a level that is there already */
  | 'duplicate'
  /** two tiles on one cell, or a cell in two rooms */
  | 'overlap'
  /** two tiles that draw different things on the border they share */
  | 'conflict'
  /** a place beyond the board */
  | 'outside'
  /** a mark, a room or a link where there is no cell */
  | 'void'
  /** declared, but standing nowhere */
  | 'unused'
  /** a mark that is asked for its one cell and has several */
  | 'ambiguous'
  | 'too-large';

/** A position in a file: lines and columns are counted from 1, as editors do. */
export interface FilePosition {
  readonly line: number;
  readonly column: number;
}

export interface MapProblem extends FilePosition {
  readonly code: MapFault;
  readonly file: string;
  /** what should have stood there, as the end of "expected …" */
  readonly expected: string;
  /** what stands there instead, as the end of "found …" */
  readonly found: string;
}

const MOST_PROBLEMS = 40;
const LONGEST_FOUND = 40;

export const sentence = (p: MapProblem): string =>
  `${p.file}:${p.line}:${p.column}: expected ${p.expected}, found ${p.found}.`;

/** The only thing a loader throws. Its own fields are those of the first problem. */
export class MapError extends Error implements MapProblem {
  readonly code: MapFault;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly found: string;
  readonly problems: readonly MapProblem[];

  constructor(first: MapProblem, ...rest: readonly MapProblem[]) {
    super([first, ...rest].map(sentence).join('\n'));
    this.name = 'MapError';
    this.code = first.code;
    this.file = first.file;
    this.line = first.line;
    this.column = first.column;
    this.expected = first.expected;
    this.found = first.found;
    this.problems = [first, ...rest];
  }
}

/** The mistakes collected while one file is read. */
export interface Problems {
  readonly file: string;
  /** where the parts of the file stand */
  readonly where: Where;
  readonly list: MapProblem[];
  readonly bounds: MapBounds;
}

export const problemsOf = (
  file: string,
  where: Where = new WeakMap(),
  bounds: MapBounds = LARGEST,
): Problems => ({ file, where, list: [], bounds });

export function report(
  problems: Problems,
  at: FilePosition,
  code: MapFault,
  expected: string,
  found: string,
): undefined {
  problems.list.push({ code, file: problems.file, line: at.line, column: at.column, expected, found });
  if (problems.list.length >= MOST_PROBLEMS) refuse(problems);
}

/** The file is too large to look for anything else in it. */
export function refuseLarge(problems: Problems, at: FilePosition, expected: string, found: number): void {
  report(problems, at, 'too-large', expected, String(found));
  refuse(problems);
}

/** Throws what was collected, in the order of the file; returns if there is nothing. */
export function refuse(problems: Problems): void {
  const [first, ...rest] = problems.list.toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (first) throw new MapError(first, ...rest);
}

/** How a piece of the file is shown in a sentence: quoted, with odd characters escaped, and not too long. */
export function shown(text: string): string {
  const short = text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
  return JSON.stringify(short);
}
