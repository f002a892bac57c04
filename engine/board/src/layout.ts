/**
 * The arithmetic of a grid: how cells, borders and lattice corners are numbered. No content, no state.
 *
 * A cell `(x, y)` of a level is the unit square with corners `<x,y>` and `<x+1,y+1>`; y grows downwards.
 * `V(x,y)` is the vertical border from `<x,y>` to `<x,y+1>`, `H(x,y)` the horizontal one from `<x,y>` to
 * `<x+1,y>`. Cells and edges are plain numbers, so that a state can hold them and a table can be indexed by them.
 */
export type Cell = number & { readonly idOf?: 'cell' };
export type Edge = number;
/** The four sides of a cell, clockwise; also the four facings of a figure. */
export type Side = 0 | 1 | 2 | 3;
export const NORTH: Side = 0;
export const EAST: Side = 1;
export const SOUTH: Side = 2;
export const WEST: Side = 3;
export const SIDES: readonly Side[] = [NORTH, EAST, SOUTH, WEST];

/** Eight directions, clockwise from north; the even ones are the sides. */
export const DX8: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
export const DY8: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly levels: number;
  /** cells of one level, and of all */
  readonly area: number;
  readonly cells: number;
  /** borders of one level (vertical ones first), and of all */
  readonly verticals: number;
  readonly borders: number;
  readonly edges: number;
}

export function layout(width: number, height: number, levels = 1): Layout {
  for (const n of [width, height, levels])
    if (!Number.isInteger(n) || n < 1)
      throw new RangeError(`a layout needs whole sizes of 1 or more, not ${n}`);
  const area = width * height;
  const verticals = (width + 1) * height;
  const borders = verticals + width * (height + 1);
  return Object.freeze({
    width,
    height,
    levels,
    area,
    cells: area * levels,
    verticals,
    borders,
    edges: borders * levels,
  });
}

export const cellAt = (l: Layout, x: number, y: number, level = 0): Cell => level * l.area + y * l.width + x;
export const xOf = (l: Layout, c: Cell): number => c % l.width;
export const yOf = (l: Layout, c: Cell): number => ((c % l.area) / l.width) | 0;
export const levelOf = (l: Layout, c: Cell): number => (c / l.area) | 0;
export const inside = (l: Layout, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < l.width && y < l.height;

/** The number of border `V(x,y)`: 0 ≤ x ≤ width, 0 ≤ y < height. */
export const vertical = (l: Layout, x: number, y: number, level = 0): Edge =>
  level * l.borders + y * (l.width + 1) + x;
/** The number of border `H(x,y)`: 0 ≤ x < width, 0 ≤ y ≤ height. */
export const horizontal = (l: Layout, x: number, y: number, level = 0): Edge =>
  level * l.borders + l.verticals + y * l.width + x;

/** The border on one side of a cell. */
export function edgeOf(l: Layout, c: Cell, side: Side): Edge {
  const x = xOf(l, c);
  const y = yOf(l, c);
  const level = levelOf(l, c);
  if (side === NORTH) return horizontal(l, x, y, level);
  if (side === SOUTH) return horizontal(l, x, y + 1, level);
  return vertical(l, side === EAST ? x + 1 : x, y, level);
}

/** Where a border lies: its end with the smaller coordinates, and which way it runs. */
export function placeOf(l: Layout, e: Edge): { vertical: boolean; x: number; y: number; level: number } {
  const level = (e / l.borders) | 0;
  const i = e % l.borders;
  if (i < l.verticals) return { vertical: true, x: i % (l.width + 1), y: (i / (l.width + 1)) | 0, level };
  const j = i - l.verticals;
  return { vertical: false, x: j % l.width, y: (j / l.width) | 0, level };
}

/** The two cells a border separates: west/north one first; -1 where the board ends. */
export function cellsBeside(l: Layout, e: Edge): [Cell, Cell] {
  const p = placeOf(l, e);
  if (p.vertical)
    return [
      p.x > 0 ? cellAt(l, p.x - 1, p.y, p.level) : -1,
      p.x < l.width ? cellAt(l, p.x, p.y, p.level) : -1,
    ];
  return [
    p.y > 0 ? cellAt(l, p.x, p.y - 1, p.level) : -1,
    p.y < l.height ? cellAt(l, p.x, p.y, p.level) : -1,
  ];
}

/** The neighbour on one side, walls or not; -1 beyond the board. */
export function beside(l: Layout, c: Cell, side: Side): Cell {
  const x = xOf(l, c) + DX8[side * 2];
  const y = yOf(l, c) + DY8[side * 2];
  return inside(l, x, y) ? cellAt(l, x, y, levelOf(l, c)) : -1;
}
