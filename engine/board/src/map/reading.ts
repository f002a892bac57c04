import { type Cursor, cursorOf, takeEnd, takeName } from './cursor.ts';
import { type Problems, report, shown } from './map-error.ts';
import { readNote } from './notes.ts';
import type { Section } from './sections.ts';
import type { MapWord } from './words.ts';

/** A file being read. What is understood is entered into the table of positions. */
export interface MapReading {
  readonly sections: readonly Section[];
  readonly problems: Problems;
}

/** The name after the heading that every file begins with. */
export function readTitle(r: MapReading, keyword: string): string {
  const [first, ...others] = r.sections;
  const expected = `the heading "${keyword}" with a name`;
  if (first?.keyword !== keyword) {
    report(
      r.problems,
      first ?? { line: 1, column: 1 },
      'syntax',
      expected,
      first ? shown(first.keyword) : 'none',
    );
    return '';
  }
  for (const section of others)
    if (section.keyword === keyword)
      report(r.problems, section, 'duplicate', `one heading "${keyword}"`, 'a second one');
  const c = cursorOf(first.words, first.end, r.problems);
  const name = takeName(c, 'a name');
  takeEnd(c);
  return name;
}

export const readNotes = (r: MapReading): string[] =>
  r.sections.filter((s) => s.keyword === 'note').map((s) => readNote(s.text));

/** The lines of the one section with this heading; lines that are broken are left out. */
export function readEntries<T extends object>(
  r: MapReading,
  keyword: string,
  read: (c: Cursor) => T | undefined,
): T[] {
  const [section, ...others] = r.sections.filter((s) => s.keyword === keyword);
  for (const other of others)
    report(r.problems, other, 'duplicate', `one section "${keyword}" (line ${section.line})`, 'a second one');
  if (section) takeEnd(cursorOf(section.words, section.end, r.problems));
  return readLines(r, section, read);
}

/** The indented lines of a section. */
export function readLines<T extends object>(
  r: MapReading,
  section: Section | undefined,
  read: (c: Cursor) => T | undefined,
): T[] {
  return (section?.entries ?? []).flatMap((words) => readWhole(r, words, words, read) ?? []);
}

/** All sections with this heading, each of them a drawing of its own. */
export function readDrawings<T extends object>(
  r: MapReading,
  keyword: string,
  read: (c: Cursor, section: Section) => T,
): T[] {
  return r.sections
    .filter((s) => s.keyword === keyword)
    .flatMap((section) => {
      const words = [section.rowsAt, ...section.words];
      return readWhole(r, section.words, words, (c) => read(c, section), section) ?? [];
    });
}

function readWhole<T extends object>(
  r: MapReading,
  words: readonly MapWord[],
  positions: readonly { line: number; column: number }[],
  read: (c: Cursor) => T | undefined,
  section?: Section,
): T | undefined {
  const c = cursorOf(words, section ? headingEnd(section) : { line: 1, column: 1 }, r.problems);
  const part = read(c);
  takeEnd(c);
  if (c.broken || !part) return undefined;
  r.problems.where.set(part, positions);
  return part;
}

const headingEnd = (s: Section) => ({ line: s.line, column: s.column + s.keyword.length });
