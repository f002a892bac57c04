import type { AreaLegend } from './area-graph.ts';
import type { AreaMap } from './area-map.ts';
import { assembleAreas } from './assemble-areas.ts';
import { areaSheetOf } from './flatten-areas.ts';
import { printAreaSheet } from './print-areas.ts';
import { readAreas } from './read-areas.ts';
import type { SectorSet } from './sector.ts';

export interface AreaSource {
  /** the file's name, for messages */
  readonly file: string;
  /** what the game calls its terrain and its links */
  readonly legend: AreaLegend;
  /** sectors of other files that the board may place */
  readonly sectors?: readonly SectorSet[];
}

/** Reads a board of areas. Whatever the text is, the outcome is a board or a `MapError`. */
export function parseAreas(text: string, { file, legend, sectors = [] }: AreaSource): AreaMap {
  const { sheet, where } = readAreas(text, file);
  return assembleAreas(sheet, where, legend, file, sectors);
}

/** Draws a board sector by sector. `parseAreas(printAreas(m))` is `m` again. */
export const printAreas = (m: AreaMap): string => printAreaSheet(areaSheetOf(m));

/** The canonical text of a file of areas or sectors: the same drawings, glyphs and order, tidied. */
export const formatAreas = (text: string, file: string): string =>
  printAreaSheet(readAreas(text, file).sheet);
