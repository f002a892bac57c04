import { ContentError, shown } from './content-error.ts';

/** A value of JSON that remembers where it stands. */
export interface JsonNode {
  /** where it begins in the text */
  readonly at: number;
  readonly value: unknown;
  /** the members of an object, with where their names stand */
  readonly members?: ReadonlyMap<string, { readonly at: number; readonly node: JsonNode }>;
  readonly items?: readonly JsonNode[];
}

const DEEPEST = 100;
const BLANKS = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORDS: readonly [string, unknown][] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/**
 * Reads JSON and keeps the position of every value, which `JSON.parse` does not tell. Stricter where content can only
 * be mistaken: no name twice in one object, none called `__proto__`, no number too large, no endless depth. Throws
 * `ContentError` at the first thing that is not as it should be.
 */
export function readJson(text: string, file: string): JsonNode {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const scanner: Scanner = { text, file, at: start };
  const node = readValue(scanner, 0);
  skipBlanks(scanner);
  if (scanner.at < text.length) refuse(scanner, 'nothing after the value');
  return node;
}

interface Scanner {
  readonly text: string;
  readonly file: string;
  at: number;
}

/** Lines and columns count from 1; a column is one UTF-16 unit. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

function refuse(s: Scanner, expected: string, code: 'syntax' | 'duplicate' | 'too-deep' = 'syntax'): never {
  const found = s.at < s.text.length ? shown(s.text.slice(s.at, s.at + 10)) : 'the end of the file';
  throw new ContentError({ code, file: s.file, path: '', ...lineAndColumn(s.text, s.at), expected, found });
}

function skipBlanks(s: Scanner): void {
  BLANKS.lastIndex = s.at;
  s.at += BLANKS.exec(s.text)?.[0].length ?? 0;
}

/** The character if it comes next, blanks left aside. */
function take(s: Scanner, char: string): boolean {
  skipBlanks(s);
  if (s.text[s.at] !== char) return false;
  s.at++;
  return true;
}

function readValue(s: Scanner, depth: number): JsonNode {
  skipBlanks(s);
  if (depth > DEEPEST) refuse(s, `at most ${DEEPEST} lists and objects in one another`, 'too-deep');
  const at = s.at;
  if (take(s, '{')) return readMembers(s, at, depth);
  if (take(s, '[')) return readItems(s, at, depth);
  if (s.text[at] === '"') return { at, value: readString(s) };
  for (const [word, value] of WORDS)
    if (s.text.startsWith(word, at)) {
      s.at += word.length;
      return { at, value };
    }
  return { at, value: readNumber(s) };
}

function readMembers(s: Scanner, at: number, depth: number): JsonNode {
  const members = new Map<string, { at: number; node: JsonNode }>();
  const value: Record<string, unknown> = {};
  let closed = take(s, '}');
  while (!closed) {
    skipBlanks(s);
    const nameAt = s.at;
    if (s.text[nameAt] !== '"') refuse(s, 'the name of a field in quotation marks');
    const name = readString(s);
    if (members.has(name) || name === '__proto__') {
      s.at = nameAt;
      refuse(s, 'a field not named before in this object, and not "__proto__"', 'duplicate');
    }
    if (!take(s, ':')) refuse(s, '":" after the name of a field');
    const node = readValue(s, depth + 1);
    members.set(name, { at: nameAt, node });
    value[name] = node.value;
    closed = take(s, '}');
    if (!closed && !take(s, ',')) refuse(s, '"," or "}" after a field');
  }
  return { at, value, members };
}

function readItems(s: Scanner, at: number, depth: number): JsonNode {
  const items: JsonNode[] = [];
  let closed = take(s, ']');
  while (!closed) {
    items.push(readValue(s, depth + 1));
    closed = take(s, ']');
    if (!closed && !take(s, ',')) refuse(s, '"," or "]" after a value');
  }
  return { at, value: items.map((item) => item.value), items };
}

function readString(s: Scanner): string {
  const start = s.at++;
  while (s.text[s.at] !== '"') {
    if (s.at >= s.text.length) refuse(s, 'a quotation mark that ends the text');
    if (s.text[s.at] < ' ') refuse(s, 'no line break or control character in a text');
    ESCAPE.lastIndex = s.at;
    if (s.text[s.at] !== '\\') s.at++;
    else
      s.at += ESCAPE.exec(s.text)?.[0].length ?? refuse(s, 'an escape that JSON knows, like \\n or \\u00e9');
  }
  s.at++;
  return String(JSON.parse(s.text.slice(start, s.at)));
}

function readNumber(s: Scanner): number {
  NUMBER.lastIndex = s.at;
  const digits = NUMBER.exec(s.text)?.[0] ?? refuse(s, 'a value');
  const value = Number(digits);
  if (!Number.isFinite(value)) refuse(s, 'a number that is not too large');
  s.at += digits.length;
  return value;
}
