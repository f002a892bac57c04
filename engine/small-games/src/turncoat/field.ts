import { beside, type Cell, layout, type Side } from '@sightline/board';

export const FIELD = layout(4, 4);

/** A corner of three cells for each side; the figures begin there. */
export const CAMPS: readonly (readonly Cell[])[] = [
  [0, 1, 4],
  [15, 14, 11],
  [3, 2, 7],
];

const SIDES: readonly Side[] = [0, 1, 2, 3];

export const neighbours = (at: Cell): Cell[] => SIDES.map((s) => beside(FIELD, at, s)).filter((c) => c >= 0);

export const areNeighbours = (a: Cell, b: Cell): boolean => neighbours(a).includes(b);
