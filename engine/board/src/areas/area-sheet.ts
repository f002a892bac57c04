import type { DrawnEntry, SheetEntry, TilePlacement } from '../map/sheet.ts';

/**
 * A file of areas as it is written. A sector is drawn with one character for each unit square; sectors are placed
 * side by side, and areas that touch are neighbours, in a sector and across the joint of two.
 */
export interface AreaSheet {
  /** a board, or a box of sectors for other files to place */
  readonly what: 'areas' | 'sectors';
  readonly name: string;
  readonly notes: readonly string[];
  readonly sectors: readonly SectorDrawing[];
  readonly place: readonly TilePlacement[];
  readonly links: readonly AreaLinkLine[];
  readonly cuts: readonly AreaPair[];
  readonly marks: readonly AreaMarkLine[];
}

export interface SectorDrawing {
  readonly id: string;
  /** an area's glyph, its name, its terrain, its properties */
  readonly areas: readonly DrawnEntry[];
  readonly rows: readonly string[];
}

/** Areas by their ids. */
export interface AreaPair {
  readonly a: string;
  readonly b: string;
}

/** A link between areas that do not touch, or of another kind between areas that do. */
export interface AreaLinkLine extends AreaPair {
  readonly kind: string;
}

export interface AreaMarkLine extends SheetEntry {
  readonly at: readonly string[];
}
