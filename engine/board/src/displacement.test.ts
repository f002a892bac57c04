import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbourTable } from './adjacency.ts';
import { nearestFree } from './displacement.ts';
import { allBut, cellsAt, drawn, FLYERS, scattered, WALKERS } from './drawn-board.ts';
import type { Ground } from './ground.ts';
import { stepsFrom } from './range.ts';

/** The places for a figure displaced from `from`, where figures stand on `occupied`. */
function options(g: Ground, from: string, occupied: string, barred = WALKERS): number[] {
  const t = neighbourTable(g, { barred, diagonals: 'elbow' });
  return nearestFree(t, cellsAt(g, from)[0], allBut(g), allBut(g, occupied));
}

const sorted = (cells: number[]) => cells.toSorted((a, b) => a - b);

describe('displacement', () => {
  const demon = '(1,0) (2,0) (1,1) (2,1)';
  it('DM-LRG-23: all nearest free spaces are offered', () => {
    const g = drawn(5, 4);
    expect(options(g, '(2,0)', demon)).toEqual(cellsAt(g, '(3,0) (3,1)'));
  });
  it('DM-LRG-24: the first figure placed leaves the rest to the next', () => {
    const g = drawn(5, 4);
    const soldier = cellsAt(g, '(3,0) (3,1) (3,2) (2,2) (1,2)');
    expect(options(g, '(2,1)', demon)).toEqual(sorted(soldier));
    expect(options(g, '(2,0)', `${demon} (3,1)`)).toEqual(cellsAt(g, '(3,0)'));
    expect(options(g, '(2,0)', `${demon} (3,0) (3,1)`)).toEqual(
      sorted(cellsAt(g, '(4,0) (4,1) (4,2) (3,2) (2,2) (1,2) (0,0) (0,1) (0,2)')),
    );
  });
  it('DM-LRG-14: counts through occupied spaces, round walls', () => {
    const g = drawn(4, 1);
    expect(options(g, '(0,0)', '(0,0) (1,0) (2,0)')).toEqual([3]);
    const walled = drawn(3, 2, { wall: 'V(1,0) V(1,1)' });
    expect(options(walled, '(0,0)', '(0,0)')).toEqual(cellsAt(walled, '(0,1)'));
  });
  it('DM-LRG-31: a flyer may be displaced across terrain that stops a walker', () => {
    const g = drawn(3, 1, { blocking: 'V(2,0)' });
    expect(options(g, '(1,0)', '(0,0) (1,0)')).toEqual([]);
    expect(options(g, '(1,0)', '(0,0) (1,0)', FLYERS)).toEqual([2]);
  });
  it('DM-LRG-33: none where no free space can be reached', () => {
    expect(options(drawn(2, 2, { wall: 'V(1,0) V(1,1)' }), '(0,0)', '(0,0) (0,1)')).toEqual([]);
  });
  it('DM-LRG-35: links count only for a table that has them', () => {
    const g = drawn(9, 1, { wall: 'V(2,0)', links: [{ a: 0, b: 8, kind: 'teleporter' }] });
    const free = allBut(g, '(0,0)');
    const plain = neighbourTable(g, { barred: WALKERS, diagonals: 'elbow' });
    const linked = neighbourTable(g, { barred: WALKERS, diagonals: 'elbow', links: ['teleporter'] });
    expect(nearestFree(plain, 0, allBut(g), free)).toEqual([1]);
    expect(nearestFree(linked, 0, allBut(g), free)).toEqual([1, 8]);
  });
  it('ties are all equally far, nothing nearer is free, and no tie is missed', () => {
    const kinds = fc.array(fc.constantFrom(0, 1, 1, 1), { minLength: 30, maxLength: 30 });
    const borders = fc.array(fc.constantFrom(0, 0, 1, 3), { minLength: 71, maxLength: 71 });
    const mask = fc.uint8Array({ min: 0, max: 1, minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(kinds, borders, mask, mask, fc.nat(29), (cellKinds, edgeKinds, through, free, from) => {
        const g = scattered(6, 5, cellKinds, edgeKinds);
        const t = neighbourTable(g, { barred: WALKERS, diagonals: 'elbow' });
        const found = nearestFree(t, from, through, free);
        const distance = stepsFrom(t, from, through);
        const candidates = [...free.keys()].filter((c) => free[c] === 1 && distance[c] >= 0);
        const nearest = Math.min(...candidates.map((c) => distance[c]));
        expect(found).toEqual(candidates.filter((c) => distance[c] === nearest));
      }),
    );
  });
});
