import { cellsBeside, type Edge, exists, type Ground, parseMap, parseTiles, placeOf } from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { TILES } from '../../content/tiles.ts';
import { LEGEND, WALL } from './board-legend.ts';

const tiles = parseTiles(TILES, LEGEND, 'tiles');
const ids = [...tiles.tiles.keys()];
const base = ids.slice(0, ids.length / 2);
const hell = ids.slice(ids.length / 2);

const alone = (id: string): Ground =>
  parseMap(`map alone\n\nplace\n  it ${id} 0,0\n`, { file: id, legend: LEGEND, tiles: [tiles] }).ground;

const spaces = (g: Ground): string => Array.from(g.cellKind, (kind) => (kind === 0 ? "'" : '.')).join('');

/** Borders at which the tile goes on into the next one. */
const openings = (g: Ground): Edge[] =>
  Array.from({ length: g.layout.edges }, (_, e) => e).filter((e) => {
    const [a, b] = cellsBeside(g.layout, e);
    return exists(g, a) !== exists(g, b) && (g.edgeBits[e] & WALL) === 0;
  });

describe('the map tiles', () => {
  it.each(base.map((id, i) => [id, hell[i]]))('%s and %s are two sides of one tile', (front, back) => {
    const [a, b] = [alone(front), alone(back)];
    expect([b.layout.width, b.layout.height, spaces(b)]).toEqual([
      a.layout.width,
      a.layout.height,
      spaces(a),
    ]);
    expect(openings(b)).toEqual(openings(a));
  });

  it.each(ids)('%s opens on the raster of two by two spaces, two borders at a time', (id) => {
    const g = alone(id);
    const open = openings(g).map((e) => placeOf(g.layout, e));
    const key = (vertical: boolean, x: number, y: number) => `${vertical ? 'V' : 'H'}${x},${y}`;
    const all = new Set(open.map(({ vertical, x, y }) => key(vertical, x, y)));
    expect(open.length).toBeGreaterThan(0);
    // the other half of the pair: 0 and 1, 2 and 3, …
    for (const { vertical, x, y } of open)
      expect(all).toContain(vertical ? key(true, x, y ^ 1) : key(false, x ^ 1, y));
  });
});
