import { type Ground, ground, kindOf, type Link, setCell, setEdge } from './ground.ts';
import { type Cell, cellAt, horizontal, layout, vertical } from './layout.ts';

/**
 * Boards for tests, written as the rule catalogs write them: `drawn(2, 2, { wall: 'H(0,1) V(1,0)' })`.
 * Terrain lies on borders: a space of terrain has that terrain on every border it has (DM-TER-06).
 */
export const WALKERS = 1;
export const FLYERS = 2;
export const RANGE = 4;
export const WINDOW = 8;

const LEGEND = {
  cells: [
    { name: 'void', bits: 0 },
    { name: 'floor', bits: 0 },
  ],
  edges: [
    { name: 'open', bits: 0 },
    { name: 'wall', bits: WALKERS | FLYERS | RANGE },
    { name: 'blocking', bits: WALKERS | RANGE },
    { name: 'impassable', bits: WALKERS },
    { name: 'window', bits: WINDOW },
  ],
};

export interface BoardSketch {
  /** coordinates of cells that do not exist */
  readonly void?: string;
  readonly wall?: string;
  readonly blocking?: string;
  readonly impassable?: string;
  readonly window?: string;
  readonly levels?: number;
  readonly links?: readonly Link[];
}

export function drawn(width: number, height: number, drawing: BoardSketch = {}): Ground {
  const l = layout(width, height, drawing.levels ?? 1);
  const g = ground(l, LEGEND, drawing.links ?? []);
  for (const c of cellsAt(g, drawing.void ?? '')) setCell(g, c, 0);
  for (const kind of ['wall', 'blocking', 'impassable', 'window'] as const)
    for (const [, letter, x, y] of (drawing[kind] ?? '').matchAll(/([VH])\((\d+),(\d+)\)/g)) {
      const e = (letter === 'V' ? vertical : horizontal)(l, Number(x), Number(y));
      setEdge(g, e, kindOf(LEGEND.edges, kind));
    }
  return g;
}

/** The cells named in `(1,2) (3,0)`, in that order. */
export const cellsAt = (g: Ground, places: string): Cell[] =>
  Array.from(places.matchAll(/\((\d+),(\d+)\)/g), ([, x, y]) => cellAt(g.layout, Number(x), Number(y)));

/** A mask of the cells: 1 everywhere except at the places named. */
export function allBut(g: Ground, places = ''): Uint8Array {
  const mask = new Uint8Array(g.layout.cells).fill(1);
  for (const c of cellsAt(g, places)) mask[c] = 0;
  return mask;
}

/** A board of random cells and borders: lists that a property test generates, laid out in order. */
export function scattered(
  width: number,
  height: number,
  cellKinds: readonly number[],
  edgeKinds: readonly number[],
): Ground {
  const g = drawn(width, height);
  cellKinds.slice(0, g.layout.cells).forEach((kind, c) => {
    setCell(g, c, kind);
  });
  edgeKinds.slice(0, g.layout.edges).forEach((kind, e) => {
    setEdge(g, e, kind);
  });
  return g;
}
