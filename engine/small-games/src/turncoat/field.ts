import { beside, type Cell, layout, SIDES } from '@sightline/board';
import { SetupError } from '@sightline/kernel';

export const FIELD = layout(4, 4);

/** A corner of three cells for each side; the figures begin there. */
export const CAMPS: readonly (readonly Cell[])[] = [
  [0, 1, 4],
  [15, 14, 11],
  [3, 2, 7],
];

export const neighbours = (at: Cell): Cell[] => SIDES.map((s) => beside(FIELD, at, s)).filter((c) => c >= 0);

export const areNeighbours = (a: Cell, b: Cell): boolean => neighbours(a).includes(b);

/** A set-up says where the figures of each side begin; without one, in their camps. */
export function startsFrom(setup: unknown, seats: number): readonly (readonly number[])[] {
  const starts: unknown = setup ?? CAMPS.slice(0, seats);
  const isCell = (c: unknown) => Number.isInteger(c) && (c as number) >= 0 && (c as number) < FIELD.cells;
  if (
    !Array.isArray(starts) ||
    starts.length !== seats ||
    !starts.every((s) => Array.isArray(s) && s.length > 0)
  )
    throw new SetupError(`a set-up lists the first cells of ${seats} sides`);
  const cells = starts.flat();
  if (!cells.every(isCell) || new Set(cells).size < cells.length)
    throw new SetupError('every figure begins on a cell of its own');
  return starts;
}
