import { type Cursor, fail, more, takeKeyword, takeName, takeWordsAbout } from '../map/cursor.ts';
import { problemsOf, refuse } from '../map/map-error.ts';
import { readDrawnEntry, readPlacement } from '../map/read-lines.ts';
import {
  type MapReading,
  readDrawings,
  readEntries,
  readLines,
  readNotes,
  readTitle,
} from '../map/reading.ts';
import { type Section, type SectionShape, sectionsOf } from '../map/sections.ts';
import type { Where } from '../map/where.ts';
import type { AreaLinkLine, AreaMarkLine, AreaPair, AreaSheet, SectorDrawing } from './area-sheet.ts';

const SECTIONS: readonly [string, SectionShape][] = [
  ['note', 'text'],
  ['sector', 'both'],
];
const OF_SECTORS: ReadonlyMap<string, SectionShape> = new Map([['sectors', 'line'], ...SECTIONS]);
const OF_AREAS: ReadonlyMap<string, SectionShape> = new Map([
  ['areas', 'line'],
  ...SECTIONS,
  ['place', 'entries'],
  ['links', 'entries'],
  ['cuts', 'entries'],
  ['marks', 'entries'],
]);

/**
 * Reads what a file of areas says, without asking yet whether it makes sense. Throws MapError and nothing else.
 *
 *     file    = ("areas" | "sectors") name, then sections in any order
 *     section = "note" text
 *             | "sector" id (glyph name (terrain | property)*)* rows
 *             | "place" (name id spot ["turn" ("90" | "180" | "270")])*
 *             | "links" (kind area area)*   | "cuts" (area area)*
 *             | "marks" (id (tag | property)* "at" area+)*
 *     area    = the name of a placement "/" the name of an area
 *     rows    = lines at the margin up to the first empty line, one character for each square; "." is nothing
 *
 * Words are those of maps: see read-sheet.ts.
 */
export function readAreas(text: string, file: string): { sheet: AreaSheet; where: Where } {
  const what = /^\uFEFF?\s*sectors(?=\s|$)/.test(text) ? 'sectors' : 'areas';
  const problems = problemsOf(file);
  const r: MapReading = {
    sections: sectionsOf(text, what === 'sectors' ? OF_SECTORS : OF_AREAS, problems),
    problems,
  };
  const sheet: AreaSheet = {
    what,
    name: readTitle(r, what),
    notes: readNotes(r),
    sectors: readDrawings(r, 'sector', (c, section) => readSector(r, c, section)),
    place: readEntries(r, 'place', readPlacement),
    links: readEntries(r, 'links', readLink),
    cuts: readEntries(r, 'cuts', readPair),
    marks: readEntries(r, 'marks', readMark),
  };
  refuse(problems);
  return { sheet, where: problems.where };
}

const readSector = (r: MapReading, c: Cursor, section: Section): SectorDrawing => ({
  id: takeName(c, 'the id of the sector'),
  areas: readLines(r, section, readDrawnEntry),
  rows: section.rows,
});

const readPair = (c: Cursor): AreaPair => ({ a: takeName(c, 'an area'), b: takeName(c, 'another area') });

function readLink(c: Cursor): AreaLinkLine {
  const kind = takeName(c, 'the kind of the link');
  return { kind, ...readPair(c) };
}

function readMark(c: Cursor): AreaMarkLine | undefined {
  const entry = takeWordsAbout(c, takeName(c, 'an id'), 'at');
  if (!takeKeyword(c, 'at')) return fail(c, '"at" and the areas where the mark is');
  const at = [takeName(c, 'an area')];
  while (more(c)) at.push(takeName(c, 'an area'));
  return { ...entry, at };
}
