import { type Cell, type Layout, xOf, yOf } from '@sightline/board';
import type { Point, Preview } from '@sightline/table';
import type { OpenTable } from '../rules/siege.ts';

export const centreOf = (layout: Layout, cell: Cell): Point => [
  xOf(layout, cell) + 0.5,
  yOf(layout, cell) + 0.5,
];

/** Spaces concerned, for a preview. */
export const areaOf = (
  { statics: { layout } }: Pick<OpenTable, 'statics'>,
  cells: readonly Cell[],
): NonNullable<Preview['area']> => cells.map((cell) => ({ x: xOf(layout, cell), y: yOf(layout, cell) }));
