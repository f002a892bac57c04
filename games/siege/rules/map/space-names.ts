import { type Cell, cellAt, inside, type Layout, placeOf, xOf, yOf } from '@sightline/board';

/** How files and sentences call a space: `x,y`. */
export const spaceName = (l: Layout, c: Cell): string => `${xOf(l, c)},${yOf(l, c)}`;

/** The space of that name; -1 where the board has none. */
export function spaceNamed(l: Layout, name: string): Cell {
  const [x, y] = name.split(',').map(Number);
  return inside(l, x, y) ? cellAt(l, x, y) : -1;
}

/** As in docs/map-format.md: `V3,2` is the section west of 3,2; `H3,2` the one north of it. */
export function sectionName(l: Layout, e: number): string {
  const { vertical, x, y } = placeOf(l, e);
  return `${vertical ? 'V' : 'H'}${x},${y}`;
}
