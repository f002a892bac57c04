import { type Problems, report, shown } from './map-error.ts';
import type { SheetEntry } from './sheet.ts';
import type { Tile } from './tile-set.ts';
import { placeIn } from './where.ts';

/** A declared id that stands nowhere is a slip: most often of spelling. */
export function checkUsed(
  entries: readonly SheetEntry[],
  used: readonly string[],
  word: number,
  problems: Problems,
): void {
  const known = new Set(used);
  for (const entry of entries)
    if (!known.has(entry.id))
      report(
        problems,
        placeIn(problems, entry, word),
        'unused',
        'an id that stands on a drawing',
        shown(entry.id),
      );
}

export const marksOnTiles = (tiles: readonly Tile[]): string[] =>
  tiles.flatMap(({ stamp }) => [...stamp.marks.values()].flat());

export const componentsOnTiles = (tiles: readonly Tile[]): string[] =>
  tiles.flatMap(({ stamp }) => [...stamp.components.values()]);
