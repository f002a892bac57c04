import type { Legend } from '../ground.ts';
import { ink, runNames } from './ink.ts';
import { type Problems, problemsOf, refuse, report, shown } from './map-error.ts';
import { type MapPalette, paletteOf } from './palette.ts';
import { readSheet } from './read-sheet.ts';
import type { Sheet } from './sheet.ts';
import type { Stamp } from './stamp.ts';
import { checkUsed, componentsOnTiles, marksOnTiles } from './unused.ts';
import { placeIn } from './where.ts';

/** A tile ready to be placed, with the sheet that declares what is on it. */
export interface Tile {
  readonly id: string;
  readonly stamp: Stamp;
  readonly room: readonly string[] | null;
  readonly sheet: Sheet;
}

/** The tiles of a file, to be placed by the maps of a game. */
export interface TileSet {
  readonly name: string;
  readonly tiles: ReadonlyMap<string, Tile>;
}

export function parseTiles(text: string, legend: Legend, file: string): TileSet {
  const { sheet, where } = readSheet(text, file);
  const problems = problemsOf(file, where);
  if (sheet.what !== 'tiles')
    report(problems, { line: 1, column: 1 }, 'syntax', 'a file of tiles, which begins with "tiles"', 'a map');
  const tiles = tilesIn(sheet, paletteOf(sheet, legend, problems), problems);
  refuse(problems);
  checkUsed(sheet.marks, marksOnTiles([...tiles.values()]), 0, problems);
  checkUsed(sheet.components, componentsOnTiles([...tiles.values()]), 0, problems);
  refuse(problems);
  return { name: sheet.name, tiles };
}

/** The tiles that a sheet draws itself. */
export function tilesIn(sheet: Sheet, palette: MapPalette, problems: Problems): ReadonlyMap<string, Tile> {
  const tiles = new Map<string, Tile>();
  for (const drawing of sheet.tiles) {
    const { id, room } = drawing;
    if (tiles.has(id))
      report(problems, placeIn(problems, drawing, 1), 'duplicate', 'a tile id not used before', shown(id));
    const stamp = ink(drawing, palette, runNames(sheet.components), problems);
    if (stamp) tiles.set(id, { id, stamp, room, sheet });
  }
  return tiles;
}
