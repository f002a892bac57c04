import { cornerAt } from '../lattice.ts';
import { cellAt, type Edge, horizontal, type Layout, placeOf, vertical } from '../layout.ts';
import { type MapDrawing, rowFits, sizeOf } from './drawing-size.ts';
import { OPEN, PLAIN_CORNER } from './glyphs.ts';
import { type Problems, report, shown } from './map-error.ts';
import type { BorderMeaning, MapPalette } from './palette.ts';
import type { SheetEntry } from './sheet.ts';
import { blankStamp, type Stamp } from './stamp.ts';
import { spotIn } from './where.ts';

/** For naming the components of `each`: how many there are so far by kind, and which names are given by hand. */
interface RunNames {
  readonly counted: Map<string, number>;
  readonly taken: ReadonlySet<string>;
}

export const runNames = (components: readonly SheetEntry[]): RunNames => ({
  counted: new Map(),
  taken: new Set(components.map((c) => c.id)),
});

/**
 * Understands the rows of a drawing. Corners stand at even places of even rows, lying borders between them;
 * upright borders stand at even places of odd rows, cells between them.
 */
export function ink(
  drawing: MapDrawing,
  palette: MapPalette,
  names: RunNames,
  problems: Problems,
): Stamp | undefined {
  const size = sizeOf(drawing, problems);
  if (!size) return undefined;
  const stamp = blankStamp(size.width, size.height);
  const borders = new Map<Edge, BorderMeaning>();
  const full = size.width * 2 + 1;
  drawing.rows.forEach((row, i) => {
    // The last border of a row of cells may be left out: a blank at the end of a line cannot be seen.
    if (!rowFits(drawing, i, i % 2 === 0 ? full : full - 1, full, problems)) return;
    for (let j = 0; j < full; j++) {
      const missing = inkAt(stamp, palette, borders, row[j] ?? OPEN, i, j);
      if (missing)
        report(
          problems,
          spotIn(problems, drawing, i, j),
          'unknown-character',
          missing,
          shown(row[j] ?? OPEN),
        );
    }
  });
  nameRuns(borders, stamp, names);
  return stamp;
}

/** Enters one character; returns what should have stood there if the legend does not explain it. */
function inkAt(
  stamp: Stamp,
  palette: MapPalette,
  borders: Map<Edge, BorderMeaning>,
  char: string,
  row: number,
  column: number,
): string | undefined {
  const l = stamp.layout;
  const x = column >> 1;
  const y = row >> 1;
  const upright = column % 2 === 0;
  if (row % 2 === 0 && upright) {
    const corner = palette.corners.get(char);
    if (corner === undefined) return `a corner "${PLAIN_CORNER}" or a corner of the legend`;
    if (corner) stamp.corners.set(cornerAt(l, x, y), corner);
  } else if (row % 2 === 1 && !upright) {
    const cell = palette.cells.get(char);
    if (!cell) return 'a cell of the legend';
    stamp.cellKind[cellAt(l, x, y)] = cell.kind;
    if (cell.marks.length > 0) stamp.marks.set(cellAt(l, x, y), cell.marks);
  } else if (char !== OPEN) {
    const border = (upright ? palette.upright : palette.lying).get(char);
    if (!border) return `${upright ? 'an upright' : 'a lying'} border of the legend, or a blank`;
    const e = upright ? vertical(l, x, y) : horizontal(l, x, y);
    stamp.edgeKind[e] = border.kind;
    if (border.component !== null) stamp.components.set(e, border.component);
    borders.set(e, border);
  }
  return undefined;
}

/**
 * Names the components of glyphs marked `each`: borders that follow one another in a straight line. Where they have a
 * greatest length, a longer line is cut from its upper or left end on, so that only its last piece may be shorter.
 */
function nameRuns(borders: ReadonlyMap<Edge, BorderMeaning>, stamp: Stamp, names: RunNames): void {
  const lengths = new Map<string, number>();
  for (const [e, border] of borders) {
    if (border.each === null) continue;
    const { beginning, longest } = border.each;
    const before = edgeBefore(stamp.layout, e);
    const run = borders.get(before) === border ? stamp.components.get(before) : undefined;
    const length = run === undefined ? 0 : (lengths.get(run) ?? 0);
    const name = run === undefined || length === longest ? nextName(names, beginning) : run;
    lengths.set(name, name === run ? length + 1 : 1);
    stamp.components.set(e, name);
  }
}

/** The border that leads straight to this one, from above or from the left; -1 at the edge of the drawing. */
function edgeBefore(l: Layout, e: Edge): Edge {
  const p = placeOf(l, e);
  if (p.vertical) return p.y > 0 ? vertical(l, p.x, p.y - 1) : -1;
  return p.x > 0 ? horizontal(l, p.x - 1, p.y) : -1;
}

function nextName(names: RunNames, beginning: string): string {
  let n = names.counted.get(beginning) ?? 0;
  do n++;
  while (names.taken.has(`${beginning}-${n}`));
  names.counted.set(beginning, n);
  return `${beginning}-${n}`;
}
