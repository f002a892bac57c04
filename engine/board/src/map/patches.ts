import type { Kind, Legend } from '../ground.ts';
import { cellAt, horizontal, inside, type Layout, vertical } from '../layout.ts';
import type { Board } from './board.ts';
import { MOST_MARKS } from './bounds.ts';
import { type FilePosition, type Problems, report, shown } from './map-error.ts';
import { kindNumber, mostMarks } from './palette.ts';
import { borderWord, spotWord } from './print-sheet.ts';
import type { BorderPatch, BorderSpot, CellPatch, Patch, Sheet, SheetCell } from './sheet.ts';
import { placeIn } from './where.ts';

/** Changes the assembled board where the section `patch` says so, line by line. */
export function applyPatches(board: Board, sheet: Sheet, legend: Legend, problems: Problems): void {
  const marks = new Set(sheet.marks.map((m) => m.id));
  const components = new Set(sheet.components.map((c) => c.id));
  for (const patch of sheet.patch) {
    if (patch.what === 'cell') patchCells(board, patch, marks, legend.cells, problems);
    else patchBorders(board, patch, components, legend.edges, problems);
  }
  for (const { at, expected, found } of board.disputed.values())
    report(problems, at, 'conflict', expected, found);
}

/** The words of a patch line: "cell" or "border", the places, the kind, the ids. */
const kindWord = (places: readonly SheetCell[]): number => places.length + 1;

function newKind(patch: Patch, word: number, kinds: readonly Kind[], problems: Problems): number | null {
  return patch.kind === null ? null : kindNumber(kinds, patch.kind, patch, word, problems);
}

function patchCells(
  board: Board,
  patch: CellPatch,
  known: ReadonlySet<string>,
  kinds: readonly Kind[],
  problems: Problems,
): void {
  const word = kindWord(patch.cells);
  const kind = newKind(patch, word, kinds, problems);
  patch.marks.forEach((id, i) => {
    const at = placeIn(problems, patch, word + 1 + i);
    if (!known.has(id)) report(problems, at, 'unknown-name', 'a mark of the section "marks"', shown(id));
  });
  patch.cells.forEach((spot, i) => {
    const at = placeIn(problems, patch, 1 + i);
    if (isOn(board.layout, spot)) patchCell(board, spot, kind, patch.marks, at, problems);
    else outside(board.layout, spotWord(spot), at, problems);
  });
}

function patchCell(
  board: Board,
  spot: SheetCell,
  kind: number | null,
  marks: readonly string[],
  at: FilePosition,
  problems: Problems,
): void {
  const c = cellAt(board.layout, spot.x, spot.y, spot.level);
  board.cellKind[c] = kind ?? board.cellKind[c];
  const all = new Set([...(board.marks.get(c) ?? []), ...marks]);
  if (all.size === 0) return;
  if (all.size > MOST_MARKS) report(problems, at, 'too-large', mostMarks, String(all.size));
  board.marks.set(c, [...all]);
  if (board.cellKind[c] === 0)
    report(problems, at, 'void', `a cell for the mark ${shown([...all][0])}`, `none at ${spotWord(spot)}`);
}

function patchBorders(
  board: Board,
  patch: BorderPatch,
  known: ReadonlySet<string>,
  kinds: readonly Kind[],
  problems: Problems,
): void {
  const { component } = patch;
  const word = kindWord(patch.borders);
  const kind = newKind(patch, word, kinds, problems);
  if (component !== null && !known.has(component)) {
    const at = placeIn(problems, patch, word + 1);
    report(problems, at, 'unknown-name', 'a component of the section "components"', shown(component));
  }
  for (const [i, border] of patch.borders.entries()) {
    if (isBorderOn(board.layout, border)) patchBorder(board, border, kind, component);
    else outside(board.layout, borderWord(border), placeIn(problems, patch, 1 + i), problems);
  }
}

function patchBorder(board: Board, border: BorderSpot, kind: number | null, component: string | null): void {
  const place = border.vertical ? vertical : horizontal;
  const e = place(board.layout, border.x, border.y, border.level);
  if (kind !== null) {
    board.edgeKind[e] = kind;
    board.disputed.delete(e);
    board.components.delete(e);
  }
  if (component !== null) board.components.set(e, component);
}

export const isOn = (l: Layout, spot: SheetCell): boolean =>
  inside(l, spot.x, spot.y) && spot.level < l.levels;

/** There is one upright border more than cells in a row, and one lying border more than cells in a column. */
const isBorderOn = (l: Layout, { vertical: stands, x, y, level }: BorderSpot): boolean =>
  x < l.width + (stands ? 1 : 0) && y < l.height + (stands ? 0 : 1) && level < l.levels;

export function outside(l: Layout, what: string, at: FilePosition, problems: Problems): undefined {
  const board = `a place on the board of ${l.width} by ${l.height} cells and ${l.levels} level(s)`;
  return report(problems, at, 'outside', board, what);
}
