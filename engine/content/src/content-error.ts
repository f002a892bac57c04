/**
 * What is wrong with the content of a game, said so that its author can fix it: which file, which field, what was
 * expected, what was found; and line and column, when the content was read from text.
 */
export type ContentFault =
  /** not JSON */
  | 'syntax'
  /** a text where a number should be, and the like */
  | 'kind'
  /** of the right kind, but not one of the values allowed */
  | 'range'
  /** a field that has to be there */
  | 'missing'
  /** a field that nobody reads: most often a slip of spelling */
  | 'unknown-field'
  /** a name or an id that is there already */
  | 'duplicate'
  /** an id that nothing has */
  | 'unknown-id'
  /** lists in lists in lists without an end */
  | 'too-deep';

/** The way to a value: names of fields and places in lists. */
export type JsonPath = readonly (string | number)[];

export interface ContentProblem {
  readonly code: ContentFault;
  readonly file: string;
  /** as one would write it in code: `cards[3].attack.dice` */
  readonly path: string;
  /** counted from 1; null when the content was not read from text */
  readonly line: number | null;
  readonly column: number | null;
  readonly expected: string;
  readonly found: string;
}

const LONGEST_FOUND = 40;

export function sentence(p: ContentProblem): string {
  const place = p.line === null ? p.file : `${p.file}:${p.line}:${p.column}`;
  const field = p.path === '' ? '' : ` ${p.path}:`;
  return `${place}:${field} expected ${p.expected}, found ${p.found}.`;
}

/** The only thing that reading content throws. Its own fields are those of the first problem. */
export class ContentError extends Error implements ContentProblem {
  readonly code: ContentFault;
  readonly file: string;
  readonly path: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly expected: string;
  readonly found: string;
  readonly problems: readonly ContentProblem[];

  constructor(first: ContentProblem, ...rest: readonly ContentProblem[]) {
    super([first, ...rest].map(sentence).join('\n'));
    this.name = 'ContentError';
    this.code = first.code;
    this.file = first.file;
    this.path = first.path;
    this.line = first.line;
    this.column = first.column;
    this.expected = first.expected;
    this.found = first.found;
    this.problems = [first, ...rest];
  }
}

const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

export const written = (path: JsonPath): string =>
  path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return IDENTIFIER.test(step) && step.length <= LONGEST_FOUND ? `.${step}` : `[${shown(step)}]`;
    })
    .join('')
    .replace(/^\./, '');

/** How a value is shown in a sentence. */
export function shown(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > LONGEST_FOUND ? `${value.slice(0, LONGEST_FOUND)}…` : value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
