import type { Side } from '../layout.ts';

/**
 * A map file as it is written: drawings as rows of characters, declarations in their order. Nothing is looked up
 * yet; `assemble` makes a board of it. The formatter and an editor work on sheets, so that tiles stay tiles and
 * every map keeps the glyphs its author chose.
 */
export interface Sheet {
  /** a board, or a box of tiles for other files to place */
  readonly what: 'map' | 'tiles';
  readonly name: string;
  readonly notes: readonly string[];
  readonly legend: readonly Glyph[];
  readonly marks: readonly SheetEntry[];
  readonly components: readonly SheetEntry[];
  readonly rooms: readonly DrawnEntry[];
  readonly tiles: readonly TileDrawing[];
  readonly levels: readonly LevelDrawing[];
  readonly place: readonly TilePlacement[];
  readonly patch: readonly Patch[];
  readonly plans: readonly LevelDrawing[];
  readonly links: readonly LinkLine[];
}

export type Glyph = CellGlyph | BorderGlyph | CornerGlyph;

/** `cell S floor start`: an S is a floor cell on which the mark "start" lies. */
export interface CellGlyph {
  readonly what: 'cell';
  readonly glyph: string;
  readonly kind: string;
  readonly marks: readonly string[];
}

/** `border 1 1 door gate`: how the border is drawn when it stands upright, and when it lies. */
export interface BorderGlyph {
  readonly what: 'border';
  readonly upright: string;
  readonly lying: string;
  readonly kind: string;
  /** the component that all borders drawn so belong to */
  readonly component: string | null;
  /**
   * every straight run of this glyph is a component of its own, named after its kind and numbered; with a number,
   * every stretch of at most so many borders of it
   */
  readonly each: 'run' | number | null;
}

/** `corner o stub facing=east`: something at a corner of cells. */
export interface CornerGlyph {
  readonly what: 'corner';
  readonly glyph: string;
  readonly kind: string;
  readonly props: Readonly<Record<string, string>>;
}

/** A declared id with the game's own words about it. */
export interface SheetEntry {
  readonly id: string;
  readonly tags: readonly string[];
  readonly props: Readonly<Record<string, string>>;
}

/** An entry that is drawn with one glyph of its own: a room on a plan, an area of a sector. */
export interface DrawnEntry extends SheetEntry {
  readonly glyph: string;
}

export interface LevelDrawing {
  readonly level: number;
  readonly rows: readonly string[];
}

export interface TileDrawing {
  readonly id: string;
  /** when the tile is a room of its own once placed: the tags of that room */
  readonly room: readonly string[] | null;
  readonly rows: readonly string[];
}

/** A tile on the board: its cell nearest to the origin lies on (x, y) after `turns` quarter turns clockwise. */
export interface TilePlacement {
  readonly name: string;
  readonly tile: string;
  readonly spot: SheetCell;
  readonly turns: Side;
}

export interface SheetCell {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

export interface BorderSpot extends SheetCell {
  readonly vertical: boolean;
}

/** What is changed on the assembled board; a kind of null leaves what is drawn. */
export type Patch = CellPatch | BorderPatch;

export interface CellPatch {
  readonly what: 'cell';
  readonly cells: readonly SheetCell[];
  readonly kind: string | null;
  /** added to those that lie there */
  readonly marks: readonly string[];
}

export interface BorderPatch {
  readonly what: 'border';
  readonly borders: readonly BorderSpot[];
  readonly kind: string | null;
  readonly component: string | null;
}

/** An end of a link: a cell, or the id of a mark that lies on exactly one. */
export type LinkEnd = SheetCell | string;

export interface LinkLine {
  readonly kind: string;
  readonly a: LinkEnd;
  readonly b: LinkEnd;
  /** written with "to": it leads from `a` to `b` only */
  readonly oneWay: boolean;
}
