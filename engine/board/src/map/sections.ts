import { MOST_ENTRIES, MOST_SECTIONS } from './bounds.ts';
import { type FilePosition, type Problems, refuseLarge, report, shown } from './map-error.ts';
import { type MapWord, wordsOf } from './words.ts';

/**
 * How the text of a file falls into sections. A section begins with its heading at the left margin; what follows
 * depends on the heading:
 *
 * - `line`: nothing, the heading says it all;
 * - `text`: nothing, and the rest of the line is text, not words;
 * - `entries`: indented lines of words, up to the next line at the margin; empty lines do not matter;
 * - `drawing`: the rows of a drawing, up to the first empty line;
 * - `both`: indented entries, then the rows of a drawing, none of which begins with a blank.
 */
export type SectionShape = 'line' | 'text' | 'entries' | 'drawing' | 'both';

export interface Section extends FilePosition {
  readonly keyword: string;
  /** the words after the keyword */
  readonly words: readonly MapWord[];
  /** what follows the keyword, for the shape `text` */
  readonly text: string;
  readonly entries: readonly (readonly MapWord[])[];
  readonly rows: readonly string[];
  /** where the first row stands, or would stand */
  readonly rowsAt: FilePosition;
  /** where the section's last line ends */
  readonly end: FilePosition;
}

const trimmed = (line: string): string => line.replace(/[ \t]+$/, '');
const isBlank = (line: string | undefined): boolean => line !== undefined && trimmed(line) === '';
const isIndented = (line: string): boolean => /^[ \t]/.test(line);

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\n/);

/** The sections of a text, in order; headings that `shapes` does not know are reported and passed over. */
export function sectionsOf(
  text: string,
  shapes: ReadonlyMap<string, SectionShape>,
  problems: Problems,
): readonly Section[] {
  const { bounds } = problems;
  if (text.length > bounds.text)
    refuseLarge(problems, { line: 1, column: 1 }, `at most ${bounds.text} characters`, text.length);
  const lines = linesOf(text);
  const sections: Section[] = [];
  let at = 0;
  while (at < lines.length) {
    const first = at;
    const line = trimmed(lines[at++]);
    if (line === '') continue;
    const keyword = /^[^ \t]*/.exec(line)?.[0] ?? '';
    const shape = shapes.get(keyword);
    if (shape === undefined) {
      const known = [...shapes.keys()].join(', ');
      report(problems, { line: first + 1, column: 1 }, 'unknown-word', `a heading (${known})`, shown(line));
      // What follows an unknown heading would only repeat the complaint.
      while (at < lines.length && !isBlank(lines[at])) at++;
      continue;
    }
    const words = shape === 'text' ? [] : wordsOf(line, first + 1, problems).slice(1);
    const entries: MapWord[][] = [];
    while ((shape === 'entries' || shape === 'both') && at < lines.length) {
      if (!isIndented(lines[at]) && !(shape === 'entries' && isBlank(lines[at]))) break;
      const entry = wordsOf(trimmed(lines[at]), at + 1, problems);
      if (entry.length > 0) entries.push(entry);
      if (entries.length > MOST_ENTRIES)
        refuseLarge(problems, entry[0], `at most ${MOST_ENTRIES} lines in a section`, entries.length);
      at++;
    }
    const rows: string[] = [];
    const rowsAt = { line: Math.min(at + 1, lines.length), column: 1 };
    if (shape === 'drawing' || shape === 'both')
      while (at < lines.length && !isBlank(lines[at])) rows.push(trimmed(lines[at++]));
    if (sections.length === MOST_SECTIONS)
      refuseLarge(problems, rowsAt, `at most ${MOST_SECTIONS} headings`, MOST_SECTIONS + 1);
    sections.push({
      line: first + 1,
      column: 1,
      keyword,
      words,
      text: line.slice(keyword.length).trim(),
      entries,
      rows,
      rowsAt,
      end: { line: at, column: trimmed(lines[at - 1]).length + 1 },
    });
  }
  return sections;
}
