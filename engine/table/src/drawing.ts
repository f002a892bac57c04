import type { Texture } from './look.ts';
import type { Ref } from './ref.ts';

/** What never changes on a board: drawn once for a match. Coordinates are in spaces, y grows downwards. */
export interface BoardDrawing {
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
}

export interface DrawnSpace {
  /** `cell:N` */
  readonly ref: Ref;
  readonly x: number;
  readonly y: number;
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
