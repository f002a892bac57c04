import { type Ground, ground, type Legend, setCell, setEdge } from '../ground.ts';
import { type Board, emptyBoard, layAll } from './board.ts';
import type { MapBounds } from './bounds.ts';
import { componentsOf, cornersOf, marksOf } from './gather.ts';
import { linksOf } from './join.ts';
import { problemsOf, refuse, report } from './map-error.ts';
import type { MapFile } from './map-file.ts';
import { declared, paletteOf } from './palette.ts';
import { applyPatches } from './patches.ts';
import { layoutFor, levelPieces, tilePieces } from './pieces.ts';
import { roomsOf } from './rooms.ts';
import type { Sheet } from './sheet.ts';
import { type TileSet, tilesIn } from './tile-set.ts';
import { checkUsed, componentsOnTiles, marksOnTiles } from './unused.ts';
import { placeIn, type Where } from './where.ts';

/**
 * Makes a board of what a file says: draws the levels, places the tiles, patches, and gathers what has a name.
 * Mistakes in drawings are refused before anything is laid, because they would only be repeated by what follows.
 */
export function assemble(
  sheet: Sheet,
  where: Where,
  legend: Legend,
  file: string,
  sets: readonly TileSet[],
  bounds?: MapBounds,
): MapFile {
  const problems = problemsOf(file, where, bounds);
  const title = placeIn(problems, sheet);
  const kinds = legend.edges.map((kind) => kind.name);
  if (sheet.what !== 'map')
    report(problems, title, 'syntax', 'a map, which begins with "map"', 'a file of tiles');
  declared(sheet.rooms, problems);
  const palette = paletteOf(sheet, legend, problems);
  const tiles = tilesIn(sheet, palette, problems);
  const pieces = [...levelPieces(sheet, palette, problems), ...tilePieces(sheet, tiles, sets, problems)];
  refuse(problems);

  const board = emptyBoard(layoutFor(pieces, title, problems));
  layAll(board, pieces, kinds, problems);
  applyPatches(board, sheet, legend, problems);

  const marks = marksOf(board, pieces, sheet, problems);
  const components = componentsOf(board, pieces, sheet, kinds, problems);
  const rooms = roomsOf(board, pieces, sheet, problems);
  const links = linksOf(board, marks, sheet, problems);
  refuse(problems);

  // Asked last: what a mistake above has hidden would seem to be missing.
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const onTiles = [...tiles.values()];
  checkUsed(sheet.marks, [...ids(marks), ...marksOnTiles(onTiles)], 0, problems);
  checkUsed(sheet.components, [...ids(components), ...componentsOnTiles(onTiles)], 0, problems);
  checkUsed(sheet.rooms, ids(rooms.filter((room) => room.cells.length > 0)), 1, problems);
  refuse(problems);
  return {
    name: sheet.name,
    notes: sheet.notes,
    ground: groundOf(board, legend, links),
    marks,
    components,
    rooms,
    corners: cornersOf(board),
  };
}

function groundOf(board: Board, legend: Legend, links: Ground['links']): Ground {
  const g = ground(board.layout, legend, links);
  board.cellKind.forEach((kind, c) => {
    setCell(g, c, kind);
  });
  board.edgeKind.forEach((kind, e) => {
    setEdge(g, e, kind);
  });
  return g;
}
