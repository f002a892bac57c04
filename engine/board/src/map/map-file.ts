import type { Ground } from '../ground.ts';
import type { Corner } from '../lattice.ts';
import type { Cell, Edge, Side } from '../layout.ts';

/** A map as the games use it: the ground, and everything on it that has a name. Links are in the ground. */
export interface MapFile {
  readonly name: string;
  readonly notes: readonly string[];
  readonly ground: Ground;
  readonly marks: readonly MapMark[];
  readonly components: readonly Component[];
  readonly rooms: readonly Room[];
  /** ascending */
  readonly corners: readonly CornerPiece[];
}

/** The game's own words about a named thing: what it is, and properties of it. */
export interface Named {
  readonly id: string;
  readonly tags: readonly string[];
  readonly props: Readonly<Record<string, string>>;
}

/** Something printed or laid on cells: a start space, a token, a portal, an obstacle, an icon. */
export interface MapMark extends Named {
  /** ascending */
  readonly cells: readonly Cell[];
  /** the only property the engine knows, because it turns when a tile is turned */
  readonly facing: Side | null;
}

/** Borders that are one piece: what happens to a double door happens to both halves. */
export interface Component extends Named {
  /** the name of the kind that all its borders have */
  readonly kind: string;
  /** ascending */
  readonly edges: readonly Edge[];
}

export interface Room extends Named {
  /** ascending */
  readonly cells: readonly Cell[];
}

/** Something at a corner of cells: a wall's stub, a pillar. */
export interface CornerPiece {
  readonly corner: Corner;
  readonly kind: string;
  readonly props: Readonly<Record<string, string>>;
  readonly facing: Side | null;
}
