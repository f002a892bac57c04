import type { Legend } from '../ground.ts';
import { assemble } from './assemble.ts';
import type { MapBounds } from './bounds.ts';
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
  /** how large it may be, where its author is anybody */
  readonly bounds?: MapBounds;
}

/** Reads a map. Whatever the text is, the outcome is a map or a `MapError` that says what is wrong with it. */
export function parseMap(text: string, { file, legend, tiles = [], bounds }: MapSource): MapFile {
  const { sheet, where } = readSheet(text, file, bounds);
  return assemble(sheet, where, legend, file, tiles, bounds);
}

/** Draws a map whole. `parseMap(printMap(m))` is `m` again. */
export const printMap = (m: MapFile): string => printSheet(sheetOf(m));

/** The canonical text of a file of maps or tiles: the same tiles, glyphs and order, tidied. Throws `MapError`. */
export const formatMap = (text: string, file: string): string => printSheet(readSheet(text, file).sheet);
