import fc from 'fast-check';
import { type Ground, ground, kindOf, setCell, setEdge } from './ground.ts';
import { type Corner, cornerAt } from './lattice.ts';
import {
  type Cell,
  cellAt,
  type Edge,
  horizontal,
  type Layout,
  layout,
  placeOf,
  vertical,
} from './layout.ts';
import { type ThickWall, type ThickWalls, thickWalls } from './thick-walls.ts';

/** Boards for tests of sight, written as the rule catalogs write them: `sightBoard(3, 3, { wall: 'H(0,2)' })`. */
export const SIGHT = 1;
export const DIFFICULT = 2;
export const WALK = 4;

const LEGEND = {
  cells: [
    { name: 'void', bits: SIGHT },
    { name: 'floor', bits: 0 },
    { name: 'blocking', bits: SIGHT },
    { name: 'difficult', bits: DIFFICULT },
    { name: 'impassable', bits: WALK },
  ],
  edges: [
    { name: 'open', bits: 0 },
    { name: 'wall', bits: SIGHT | WALK },
    { name: 'holed', bits: WALK },
  ],
};

export interface SightDrawing {
  readonly wall?: string;
  readonly holed?: string;
  readonly blocking?: string;
  readonly difficult?: string;
  readonly impassable?: string;
  readonly levels?: number;
}

export function sightBoard(width: number, height: number, drawing: SightDrawing = {}): Ground {
  const g = ground(layout(width, height, drawing.levels ?? 1), LEGEND);
  for (const kind of ['wall', 'holed'] as const)
    for (const e of borders(g, drawing[kind] ?? '')) setEdge(g, e, kindOf(LEGEND.edges, kind));
  for (const kind of ['blocking', 'difficult', 'impassable'] as const)
    for (const c of cells(g, drawing[kind] ?? '')) setCell(g, c, kindOf(LEGEND.cells, kind));
  return g;
}

/** The borders named in `V(1,0) H(0,2)`. */
export const borders = (g: Ground, places: string): Edge[] =>
  Array.from(places.matchAll(/([VH])\((\d+),(\d+)\)/g), ([, letter, x, y]) =>
    (letter === 'V' ? vertical : horizontal)(g.layout, Number(x), Number(y)),
  );

/** The cells named in `(1,0) (2,2)`. */
export const cells = (g: Ground, places: string): Cell[] =>
  Array.from(places.matchAll(/\((\d+),(\d+)\)/g), ([, x, y]) => cellAt(g.layout, Number(x), Number(y)));

export const cell = (g: Ground, place: string): Cell => cells(g, place)[0];

/** The lattice corner `<1,2>`. */
export function corner(g: Ground, place: string): Corner {
  const [x, y] = place.replace(/[<>]/g, '').split(',').map(Number);
  return cornerAt(g.layout, x, y);
}

/** Every cell of a figure gets its number: `figures(g, '(0,1)', '(2,1) (3,1)')`. */
export function figures(g: Ground, ...places: string[]): Uint8Array {
  const standing = new Uint8Array(g.layout.cells);
  places.forEach((place, i) => {
    for (const c of cells(g, place)) standing[c] = i + 1;
  });
  return standing;
}

/** Random boards with walls and blocking cells, from open to crowded. */
export const anyBoard = (most: number, levels = 1): fc.Arbitrary<Ground> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: most }),
      fc.integer({ min: 1, max: most }),
      fc.constantFrom(3, 6, 20),
      fc.constantFrom(4, 8, 30),
      fc.infiniteStream(fc.nat(59)),
    )
    .map(([width, height, wallOneIn, cellOneIn, rolls]) => {
      const g = sightBoard(width, height, { levels });
      const roll = (sides: number) => Number(rolls.next().value) % sides;
      for (let e = 0; e < g.layout.edges; e++) if (roll(wallOneIn) === 0) setEdge(g, e, 1);
      for (let c = 0; c < g.layout.cells; c++) if (roll(cellOneIn) === 0) setCell(g, c, 2 + roll(2));
      return g;
    });

/** Random walls for a layout: runs of one to three borders of any print, most of the rest named by none. */
export function randomWalls(l: Layout, any: (n: number) => number): ThickWall[] {
  const walls: ThickWall[] = [];
  const taken = new Set<Edge>();
  for (let first = 0; first < l.edges; first++) {
    const { vertical: upright, x, y } = placeOf(l, first);
    const room = upright ? l.height - y : l.width - x;
    const run = Array.from(
      { length: Math.min(room, 1 + any(3)) },
      (_, i) => first + i * (upright ? l.width + 1 : 1),
    );
    const thickness = 1 + any(60);
    const half = Math.ceil(thickness / 2);
    const most = Math.min(50 - half, half - 1);
    const offset = any(2 * most + 1) - most;
    const wall = { first, borders: run.length, thickness, offset, before: any(51), after: any(51) };
    if (any(3) === 0 || run.some((e) => taken.has(e))) continue;
    for (const e of run) taken.add(e);
    walls.push(wall);
  }
  return walls;
}

/** Some such walls, always the same for the same layout. */
export function someThickWalls(l: Layout): ThickWalls {
  let state = l.width * 31 + l.height;
  const any = (n: number) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  return thickWalls(l, randomWalls(l, any), 20);
}
