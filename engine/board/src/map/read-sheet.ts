import type { MapBounds } from './bounds.ts';
import { type Cursor, more, takeKeyword, takeLevel, takeName } from './cursor.ts';
import { problemsOf, refuse } from './map-error.ts';
import { readDrawnEntry, readEntry, readGlyph, readLink, readPatch, readPlacement } from './read-lines.ts';
import { type MapReading, readDrawings, readEntries, readNotes, readTitle } from './reading.ts';
import { type Section, type SectionShape, sectionsOf } from './sections.ts';
import type { LevelDrawing, Sheet, TileDrawing } from './sheet.ts';
import type { Where } from './where.ts';

const SECTIONS: readonly [string, SectionShape][] = [
  ['note', 'text'],
  ['legend', 'entries'],
  ['marks', 'entries'],
  ['components', 'entries'],
  ['tile', 'drawing'],
];
const OF_TILES: ReadonlyMap<string, SectionShape> = new Map([['tiles', 'line'], ...SECTIONS]);
const OF_MAPS: ReadonlyMap<string, SectionShape> = new Map([
  ['map', 'line'],
  ...SECTIONS,
  ['rooms', 'entries'],
  ['level', 'drawing'],
  ['place', 'entries'],
  ['patch', 'entries'],
  ['plan', 'drawing'],
  ['links', 'entries'],
]);

/**
 * Reads what a file says, without asking yet whether it makes sense. Throws MapError and nothing else.
 *
 *     file       = ("map" | "tiles") name, then sections in any order
 *     section    = "note" text
 *                | "legend" (cell | border | corner)*      | "marks" entry*   | "components" entry*
 *                | "rooms" (glyph entry)*                  | "tile" id ["room" tag*] rows
 *                | "level" number rows                     | "plan" number rows
 *                | "place" (name id spot ["turn" ("90" | "180" | "270")])*
 *                | "patch" (cellPatch | borderPatch)*      | "links" (kind end ["to"] end)*
 *     cell       = "cell" glyph kind id*
 *     border     = "border" glyph glyph kind ["each" [number] | id]   upright, lying
 *     corner     = "corner" glyph kind property*
 *     entry      = id (tag | property)*
 *     cellPatch  = "cell" spot+ (kind | "*") id*
 *     borderPatch= "border" (("V" | "H") spot)+ (kind | "*") [id]
 *     end        = spot | id                                     id: of a mark on one cell
 *     spot       = x "," y ["," level]
 *     rows       = lines at the margin up to the first empty line; see ink.ts
 *     glyph      = one visible character but the quotation mark
 *     name, id, kind, tag = a bare word or a JSON string;  property = word "=" word
 *
 * Headings stand at the margin, what belongs to them is indented. docs/map-format.md explains it by an example.
 */
export function readSheet(text: string, file: string, bounds?: MapBounds): { sheet: Sheet; where: Where } {
  const what = /^\uFEFF?\s*tiles(?=\s|$)/.test(text) ? 'tiles' : 'map';
  const problems = problemsOf(file, undefined, bounds);
  const r: MapReading = {
    sections: sectionsOf(text, what === 'tiles' ? OF_TILES : OF_MAPS, problems),
    problems,
  };
  const sheet: Sheet = {
    what,
    name: readTitle(r, what),
    notes: readNotes(r),
    legend: readEntries(r, 'legend', readGlyph),
    marks: readEntries(r, 'marks', readEntry),
    components: readEntries(r, 'components', readEntry),
    rooms: readEntries(r, 'rooms', readDrawnEntry),
    tiles: readDrawings(r, 'tile', readTile),
    levels: readDrawings(r, 'level', readLevel),
    place: readEntries(r, 'place', readPlacement),
    patch: readEntries(r, 'patch', readPatch),
    plans: readDrawings(r, 'plan', readLevel),
    links: readEntries(r, 'links', readLink),
  };
  refuse(problems);
  return { sheet, where: problems.where };
}

function readTile(c: Cursor, { rows }: Section): TileDrawing {
  const id = takeName(c, 'the id of the tile');
  const room: string[] | null = takeKeyword(c, 'room') ? [] : null;
  while (room && more(c)) room.push(takeName(c, 'a tag of the room'));
  return { id, room, rows };
}

const readLevel = (c: Cursor, { rows }: Section): LevelDrawing => ({ level: takeLevel(c), rows });
