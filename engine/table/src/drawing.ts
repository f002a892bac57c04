import type { DrawnPlan } from './border.ts';
import type { LandKind, Prop, Texture } from './look.ts';
import type { Ref } from './ref.ts';

/** What never changes on a board: drawn once for a match. Coordinates are in spaces, y grows downwards. */
export type BoardDrawing = GridDrawing | AreasDrawing;

/** A board of squares. */
export interface GridDrawing {
  readonly kind: 'grid';
  readonly width: number;
  readonly height: number;
  readonly levels: number;
  readonly spaces: readonly DrawnSpace[];
  readonly walls: readonly DrawnEdge[];
  /** borders of terrain that matter to rules: drawn as dashed outlines in the terrain's own colour */
  readonly outlines: readonly (DrawnEdge & { readonly kind: 'difficult' | 'impassable' | 'blocking' })[];
  readonly doors: readonly DrawnDoor[];
  /** what the marks mean, for the legend below the board */
  readonly legend: readonly {
    readonly kind: 'difficult' | 'impassable' | 'blocking';
    readonly label: string;
  }[];
  /** drawn as a floor plan, whose borders change; `walls` and `doors` are empty then */
  readonly plan?: DrawnPlan;
}

export interface DrawnSpace {
  /** `cell:N` */
  readonly ref: Ref;
  readonly x: number;
  readonly y: number;
  /** below `levels`, or the level of an annex of the plan */
  readonly level: number;
  /** the floor below everything */
  readonly floor: Texture;
  /** what lies on it, if anything */
  readonly terrain?: Texture;
  /** what people call it: "C7" */
  readonly label: string;
  /** the tile it belongs to, by number: tiles differ a little in light and pattern */
  readonly tile: number;
}

/** A border from (x,y) one space to the south (`vertical`) or to the east. */
export interface DrawnEdge {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly vertical: boolean;
}

export interface DrawnDoor {
  /** `door:N` */
  readonly ref: Ref;
  readonly edges: readonly DrawnEdge[];
}

/**
 * A board of areas. The game says how they lie to each other and what is there, as the mission's map has it; how a
 * border runs across the land, where a house stands in its yard and where figures stand in a crowd is the table's
 * business.
 */
export interface AreasDrawing {
  readonly kind: 'areas';
  /** in units of the map's lattice */
  readonly width: number;
  readonly height: number;
  readonly levels: 1;
  readonly areas: readonly DrawnArea[];
  readonly ways: readonly DrawnWay[];
  /** the sheets the map is made of: it is folded where they meet */
  readonly sheets: readonly {
    readonly x: number;
    readonly y: number;
    readonly wide: number;
    readonly high: number;
  }[];
  readonly legend: readonly { readonly kind: AreaTerrain; readonly label: string }[];
}

/** Terrain that matters to rules: a mark printed in the area. */
export type AreaTerrain = 'difficult' | 'covered' | 'elevated' | 'impassable';

export interface DrawnArea {
  /** `cell:N` */
  readonly ref: Ref;
  /** what people call it, printed in it */
  readonly label: string;
  /**
   * Closed rings of corners of the lattice, clockwise, holes the other way round. Borders of neighbours have the same
   * corners; the table draws them as one line.
   */
  readonly outline: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly ground: LandKind;
  /** what stands there, the most important first */
  readonly props: readonly DrawnProp[];
  readonly terrain: readonly AreaTerrain[];
}

export interface DrawnProp {
  readonly what: Prop;
  readonly many: number;
}

/**
 * A way from an area to another. Areas that touch without a way are walled off from each other; those that have one
 * and do not touch are joined by a line.
 */
export interface DrawnWay {
  readonly from: Ref;
  readonly to: Ref;
  /** what people call it where it is not a plain step: "ladder" */
  readonly label?: string;
}
