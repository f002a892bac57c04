import type { DrawnEdge, GridDrawing } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { edgeKey, planOf, strokes, union, WALL, wallFaces, wallOutlines } from './wall-paths.ts';

const edge = (x: number, y: number, vertical: boolean): DrawnEdge => ({ x, y, vertical, level: 0 });

function room(wide: number, high: number, more: Partial<GridDrawing> = {}): GridDrawing {
  const spaces = Array.from({ length: wide * high }, (_, n) => ({
    ref: `cell:${n}` as const,
    x: n % wide,
    y: Math.floor(n / wide),
    level: 0,
    floor: 'steel' as const,
    label: '',
    tile: 0,
  }));
  return {
    kind: 'grid',
    width: wide,
    height: high,
    levels: 1,
    spaces,
    walls: [],
    outlines: [],
    doors: [],
    legend: [],
    ...more,
  };
}

describe('walls', () => {
  it('stand wherever the floor ends', () => {
    const plan = planOf(room(2, 1), 0);
    expect(plan.walls.map(edgeKey).toSorted()).toEqual(['h0,0', 'h0,1', 'h1,0', 'h1,1', 'v0,0', 'v2,0']);
  });

  it('leave room for a door', () => {
    const plan = planOf(room(2, 1, { doors: [{ ref: 'door:0', edges: [edge(2, 0, true)] }] }), 0);
    expect(plan.isWall('v2,0')).toBe(false);
  });

  it('are one body around a room: an outer outline and an inner one', () => {
    const loops = wallOutlines(planOf(room(3, 2), 0));
    expect(loops.map((loop) => loop.length)).toEqual([4, 4]);
    const xs = loops.flatMap((loop) => loop.map(([x]) => x));
    expect(Math.min(...xs)).toBeCloseTo(-WALL.outside);
    expect(Math.max(...xs)).toBeCloseTo(3 + WALL.outside);
  });

  it('grow to both sides', () => {
    const loops = wallOutlines(planOf(room(1, 1), 0), 0.1);
    expect(Math.min(...loops.flatMap((loop) => loop.map(([x]) => x)))).toBeCloseTo(-WALL.outside - 0.1);
  });

  it('join where a wall between two rooms meets the outer wall', () => {
    const loops = wallOutlines(planOf(room(2, 1, { walls: [edge(1, 0, true)] }), 0));
    // one around everything, one around each room
    expect(loops).toHaveLength(3);
  });

  it('show a face to the south: over the floor inside, over the rock outside', () => {
    const plan = planOf(room(3, 1), 0);
    const loops = wallOutlines(plan);
    expect(wallFaces(plan, loops, true)).toEqual([{ x0: WALL.inside, x1: 3 - WALL.inside, y: WALL.inside }]);
    expect(wallFaces(plan, loops, false)).toEqual([
      { x0: -WALL.outside, x1: 3 + WALL.outside, y: 1 + WALL.outside },
    ]);
  });
});

describe('union', () => {
  it('is exact where boxes cross', () => {
    const loops = union([
      { x0: 0, x1: 3, y0: 1, y1: 2 },
      { x0: 1, x1: 2, y0: 0, y1: 3 },
    ]);
    expect(loops.map((loop) => loop.length)).toEqual([12]);
  });

  it('of nothing is nothing', () => {
    expect(union([])).toEqual([]);
  });
});

describe('strokes', () => {
  it('merge borders in line, and only those', () => {
    const all = strokes([
      edge(0, 0, false),
      edge(2, 0, false),
      edge(1, 0, false),
      edge(0, 1, false),
      edge(3, 0, true),
    ]);
    expect(all).toEqual([
      { x: 0, y: 0, vertical: false, length: 3 },
      { x: 0, y: 1, vertical: false, length: 1 },
      { x: 3, y: 0, vertical: true, length: 1 },
    ]);
  });
});
