/**
 * How much a file of maps may hold. No map of any game comes near; a file may come from anybody, and one that asks for
 * a gigabyte is refused before anything is made of it.
 */
export interface MapBounds {
  /** characters of the whole file */
  readonly text: number;
  /** cells along each side of the board, and of each tile */
  readonly side: number;
  readonly levels: number;
}

/** For who names none: a game that reads maps of its players names its own. */
export const LARGEST: MapBounds = { text: 600_000, side: 128, levels: 8 };

/** Headings in a file: drawings, notes and the rest. */
export const MOST_SECTIONS = 300;
/** Lines of one section that are no drawing. */
export const MOST_ENTRIES = 512;
export const MOST_WORDS = 256;
export const LONGEST_WORD = 120;
/** Marks that lie on one cell. */
export const MOST_MARKS = 16;
/** Areas of a board of areas. */
export const MOST_AREAS = 1024;
