import type { Legend } from '../ground.ts';
import { assemble } from './assemble.ts';
import { sheetOf } from './flatten.ts';
import type { MapFile } from './map-file.ts';
import { printSheet } from './print-sheet.ts';
import { readSheet } from './read-sheet.ts';
import type { TileSet } from './tile-set.ts';

export interface MapSource {
  /** the file's name, for messages */
  readonly file: string;
  /** what the game calls the kinds of cells and borders */
  readonly legend: Legend;
  /** tiles of other files that the map may place */
  readonly tiles?: readonly TileSet[];
}

/** Reads a map. Whatever the text is, the outcome is a map or a `MapError` that says all that is wrong with it. */
export function parseMap(text: string, { file, legend, tiles = [] }: MapSource): MapFile {
  const { sheet, where } = readSheet(text, file);
  return assemble(sheet, where, legend, file, tiles);
}

/** Draws a map whole. `parseMap(printMap(m))` is `m` again. */
export const printMap = (m: MapFile): string => printSheet(sheetOf(m));

/** The canonical text of a file of maps or tiles: the same tiles, glyphs and order, tidied. Throws `MapError`. */
export const formatMap = (text: string, file: string): string => printSheet(readSheet(text, file).sheet);
