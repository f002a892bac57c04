import { LARGEST } from '../map/bounds.ts';
import { largest, rowFits } from '../map/drawing-size.ts';
import { NOTHING } from '../map/glyphs.ts';
import { type Problems, problemsOf, refuse, report, shown } from '../map/map-error.ts';
import { declared } from '../map/palette.ts';
import type { DrawnEntry } from '../map/sheet.ts';
import { placeIn, spotIn } from '../map/where.ts';
import type { AreaLegend, Square } from './area-graph.ts';
import type { AreaSheet, SectorDrawing } from './area-sheet.ts';
import { readAreas } from './read-areas.ts';

/** A sector ready to be placed. */
export interface Sector {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly SectorArea[];
}

interface SectorArea {
  readonly entry: DrawnEntry;
  readonly squares: readonly Square[];
}

/** The sectors of a file, to be placed by the missions of a game. */
export interface SectorSet {
  readonly name: string;
  readonly sectors: ReadonlyMap<string, Sector>;
}

export function parseSectors(text: string, legend: AreaLegend, file: string): SectorSet {
  const { sheet, where } = readAreas(text, file);
  const problems = problemsOf(file, where);
  if (sheet.what !== 'sectors')
    report(
      problems,
      { line: 1, column: 1 },
      'syntax',
      'a file that begins with "sectors"',
      'a board of areas',
    );
  const sectors = sectorsIn(sheet, legend, problems);
  refuse(problems);
  return { name: sheet.name, sectors };
}

/** The sectors that a sheet draws itself. */
export function sectorsIn(
  sheet: AreaSheet,
  legend: AreaLegend,
  problems: Problems,
): ReadonlyMap<string, Sector> {
  const sectors = new Map<string, Sector>();
  for (const drawing of sheet.sectors) {
    const { id } = drawing;
    if (sectors.has(id))
      report(problems, placeIn(problems, drawing, 1), 'duplicate', 'a sector id not used before', shown(id));
    declared(drawing.areas, problems);
    for (const entry of drawing.areas) checkTerrain(entry, legend, problems);
    const areas = areasOf(drawing, problems);
    for (const area of areas) checkWhole(area, problems);
    sectors.set(id, { id, width: drawing.rows[0]?.length ?? 0, height: drawing.rows.length, areas });
  }
  return sectors;
}

function checkTerrain(entry: DrawnEntry, legend: AreaLegend, problems: Problems): void {
  entry.tags.forEach((tag, i) => {
    if (legend.terrain.some((kind) => kind.name === tag)) return;
    const known = legend.terrain.map((kind) => kind.name).join(', ');
    report(
      problems,
      placeIn(problems, entry, 2 + i),
      'unknown-name',
      `a terrain of the game (${known})`,
      shown(tag),
    );
  });
}

/** Reads the drawing: every character is an area of the sector, or nothing. */
function areasOf(drawing: SectorDrawing, problems: Problems): SectorArea[] {
  const squares = new Map<string, Square[]>();
  for (const entry of drawing.areas) {
    if (squares.has(entry.glyph) || entry.glyph === NOTHING) {
      const expected = `a glyph of its own, not "${NOTHING}"`;
      report(problems, placeIn(problems, entry), 'duplicate', expected, shown(entry.glyph));
    }
    squares.set(entry.glyph, []);
  }
  if (sizeFits(drawing, problems))
    drawing.rows.forEach((row, y) => {
      if (rowFits(drawing, y, drawing.rows[0].length, drawing.rows[0].length, problems)) readRow(row, y);
    });
  return drawing.areas.map((entry) => ({ entry, squares: squares.get(entry.glyph) ?? [] }));

  function readRow(row: string, y: number): void {
    for (let x = 0; x < row.length; x++) {
      if (row[x] === NOTHING) continue;
      const area = squares.get(row[x]);
      if (area) area.push({ x, y });
      else {
        const at = spotIn(problems, drawing, y, x);
        report(problems, at, 'unknown-character', `an area of the sector, or "${NOTHING}"`, shown(row[x]));
      }
    }
  }
}

function sizeFits(drawing: SectorDrawing, problems: Problems): boolean {
  const { rows } = drawing;
  const at = placeIn(problems, drawing);
  if (rows.length === 0) report(problems, at, 'rows-missing', 'the rows of a drawing', 'none');
  else if (rows.length <= LARGEST.side && rows[0].length <= LARGEST.side) return true;
  else report(problems, at, 'too-large', largest(problems), `${rows[0].length} by ${rows.length}`);
  return false;
}

/** An area is drawn, and in one piece: squares that meet only in a corner are not one piece. */
function checkWhole({ entry, squares }: SectorArea, problems: Problems): void {
  const at = placeIn(problems, entry, 1);
  if (squares.length === 0) {
    report(problems, at, 'unused', 'an area that stands on the drawing', shown(entry.id));
    return;
  }
  const left = new Map(squares.map((s) => [`${s.x},${s.y}`, s]));
  const queue = [squares[0]];
  for (let s = queue.pop(); s; s = queue.pop()) {
    if (!left.delete(`${s.x},${s.y}`)) continue;
    for (const [x, y] of [
      [s.x, s.y - 1],
      [s.x + 1, s.y],
      [s.x, s.y + 1],
      [s.x - 1, s.y],
    ]) {
      const next = left.get(`${x},${y}`);
      if (next) queue.push(next);
    }
  }
  if (left.size > 0)
    report(problems, at, 'conflict', 'an area in one piece', `${shown(entry.id)} in several`);
}
