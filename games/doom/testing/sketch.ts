import { type Cell, type Corner, cornerAt } from '@sightline/board';
import { room, type TestTable } from './given.ts';

/**
 * A little board as the rules catalog writes its vectors: spaces `(1,0) (2,2)`, borders `V(1,0) H(0,2)`. The outer
 * edge is wall; everything not named is open.
 */
export interface Sketch {
  readonly wall?: string;
  readonly door?: string;
  readonly difficultBorder?: string;
  readonly impassableBorder?: string;
  readonly blockingBorder?: string;
  readonly blocking?: string;
  readonly difficult?: string;
  readonly impassable?: string;
}

const BORDERS = {
  wall: '|-',
  door: 'D=',
  difficultBorder: ';;',
  impassableBorder: '::',
  blockingBorder: '!!',
} as const;
const SPACES = { blocking: '#', difficult: '~', impassable: 'o' } as const;

export function sketch(width: number, height: number, drawn: Sketch = {}): string[] {
  const rows = room(width, height).map((row) => row.split(''));
  for (const kind of ['wall', 'door', 'difficultBorder', 'impassableBorder', 'blockingBorder'] as const)
    for (const { letter, x, y } of named(drawn[kind] ?? '')) {
      const [upright, lying] = BORDERS[kind];
      if (letter === 'V') rows[2 * y + 1][2 * x] = upright;
      else rows[2 * y][2 * x + 1] = lying;
    }
  for (const kind of ['blocking', 'difficult', 'impassable'] as const)
    for (const { x, y } of named(drawn[kind] ?? '')) rows[2 * y + 1][2 * x + 1] = SPACES[kind];
  return rows.map((row) => row.join(''));
}

const named = (places: string) =>
  Array.from(places.matchAll(/([VH]?)\((\d+),(\d+)\)/g), ([, letter, x, y]) => ({
    letter,
    x: Number(x),
    y: Number(y),
  }));

/** The column and row of `(4,1)`. */
export function placeOf(space: string): readonly [x: number, y: number] {
  const [{ x, y }] = named(space);
  return [x, y];
}

export const spaceAt = (table: TestTable, space: string): Cell => table.cell(...placeOf(space));

/** The lattice corner `<1,2>`. */
export function corner(table: TestTable, point: string): Corner {
  const [x, y] = point.replace(/[<>]/g, '').split(',').map(Number);
  return cornerAt(table.g.statics.layout, x, y);
}
