import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbourTable, patchNeighbours } from './adjacency.ts';
import { cellsAt, drawn, RANGE, scattered, WALKERS } from './drawn-board.ts';
import { costTo, frontier } from './frontier.ts';
import { type Ground, setEdge } from './ground.ts';
import { layout, vertical } from './layout.ts';
import { chebyshev, least, manhattan, stepDistances, steps, stepsFrom, stepsFromAny } from './range.ts';
import { flood } from './reach.ts';

function stepCount(g: Ground, barred: number, a: string, b: string): number {
  const d = stepDistances(neighbourTable(g, { barred, diagonals: 'elbow' }));
  return least(cellsAt(g, a), cellsAt(g, b), (x, y) => steps(d, x, y));
}

describe('range in steps', () => {
  it('DM-RNG-02: counts the spaces up to and including the defender’s', () => {
    const g = drawn(5, 5);
    expect(stepCount(g, RANGE, '(0,0)', '(1,0)')).toBe(1);
    expect(stepCount(g, RANGE, '(0,0)', '(3,4)')).toBe(4);
    expect(stepCount(g, RANGE, '(2,2)', '(2,2)')).toBe(0);
  });
  it('DM-RNG-05: walls break it, and where no way leads there is no range', () => {
    const g = drawn(3, 2, { wall: 'V(1,0)' });
    expect(stepCount(g, RANGE, '(0,0)', '(2,0)')).toBe(2);
    expect(stepCount(drawn(3, 2, { wall: 'V(1,0) H(0,1)' }), RANGE, '(0,0)', '(2,0)')).toBe(-1);
  });
  it('DM-RNG-06: an impassable space can be counted through, not walked through', () => {
    const g = drawn(3, 1, { impassable: 'V(1,0) V(2,0)' });
    expect(stepCount(g, RANGE, '(0,0)', '(2,0)')).toBe(2);
    expect(stepCount(g, WALKERS, '(0,0)', '(2,0)')).toBe(-1);
  });
  it('DM-RNG-07: two figures with an impassable border between them are at range 1, not adjacent', () => {
    const g = drawn(2, 1, { impassable: 'V(1,0)' });
    expect(stepCount(g, RANGE, '(0,0)', '(1,0)')).toBe(1);
    expect(stepCount(g, WALKERS, '(0,0)', '(1,0)')).toBe(-1);
  });
  it('DM-RNG-08: large figures count from and to their nearest spaces', () => {
    const g = drawn(7, 3);
    expect(stepCount(g, RANGE, '(0,0) (1,0) (0,1) (1,1)', '(5,1) (6,1) (5,2) (6,2)')).toBe(4);
    const cut = drawn(4, 1, { wall: 'V(1,0)' });
    expect(stepCount(cut, RANGE, '(0,0) (1,0)', '(3,0)')).toBe(2);
  });
  it('DM-DOOR-06: an opened door gives range 2, also to a table that was asked before', () => {
    const g = drawn(3, 1, { wall: 'V(1,0)' });
    const t = neighbourTable(g, { barred: RANGE, diagonals: 'elbow' });
    const d = stepDistances(t);
    expect([steps(d, 0, 2), steps(d, 1, 2)]).toEqual([-1, 1]);
    const door = vertical(g.layout, 1, 0);
    setEdge(g, door, 0);
    patchNeighbours(t, g, door);
    expect([steps(d, 0, 2), steps(d, 2, 0)]).toEqual([2, 2]);
  });
  it('from several cells is that from the nearest of them', () => {
    const g = drawn(7, 1, { wall: 'V(6,0)' });
    const t = neighbourTable(g, { barred: RANGE, diagonals: 'elbow' });
    expect([...stepsFromAny(t, [0, 4, 0])]).toEqual([0, 1, 2, 1, 0, 1, -1]);
    expect([...stepsFromAny(t, [])]).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  });
  it('equals a flood at cost 1 a cell, on random boards', () => {
    const kinds = fc.array(fc.constantFrom(0, 1, 1, 1), { minLength: 30, maxLength: 30 });
    const borders = fc.array(fc.constantFrom(0, 0, 1), { minLength: 71, maxLength: 71 });
    const masks = fc.uint8Array({ min: 0, max: 1, minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(kinds, borders, masks, fc.nat(29), (cellKinds, edgeKinds, through, from) => {
        const g = scattered(6, 5, cellKinds, edgeKinds);
        const t = neighbourTable(g, { barred: WALKERS, diagonals: 'elbow' });
        const f = frontier(30);
        flood(f, t, from, 30, through);
        expect([...stepsFrom(t, from, through)]).toEqual([...through.keys()].map((c) => costTo(f, c)));
      }),
    );
  });
});

describe('range as the crow flies', () => {
  const l = layout(8, 8, 2);
  it('ER-GEO-12: orthogonally, (0,0) to (2,3) is 5 and a neighbour is at 1', () => {
    const [origin, far, near] = cellsAt(drawn(8, 8), '(0,0) (2,3) (1,0)');
    expect([manhattan(l, origin, far), manhattan(l, far, origin), manhattan(l, origin, near)]).toEqual([
      5, 5, 1,
    ]);
  });
  it('by the greater of columns and rows', () => {
    const [a, b] = cellsAt(drawn(8, 8), '(1,6) (4,5)');
    expect([chebyshev(l, a, b), chebyshev(l, b, a), chebyshev(l, a, a)]).toEqual([3, 3, 0]);
  });
  it('knows no distance between levels, and least passes over it', () => {
    expect([manhattan(l, 0, 64), chebyshev(l, 0, 64)]).toEqual([-1, -1]);
    for (const from of [
      [64, 3],
      [3, 64],
    ])
      expect(least(from, [0], (a, b) => manhattan(l, a, b))).toBe(3);
    expect(least([64], [0], (a, b) => manhattan(l, a, b))).toBe(-1);
  });
});
