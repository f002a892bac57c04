import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbourTable } from './adjacency.ts';
import { allBut, cellsAt, drawn, FLYERS, scattered, WALKERS } from './drawn-board.ts';
import { cellsUnder, fits, placement } from './footprint.ts';
import type { Ground } from './ground.ts';
import { cellAt, EAST, SIDES } from './layout.ts';
import { nearestPlacements } from './nearest-placements.ts';
import type { Gait, LargeFigure } from './placements.ts';
import { stepsFrom } from './range.ts';

const strides: Gait = { forward: 1, right: 1, back: 1, left: 1, rotate: 1 };
const mancubus: LargeFigure = { base: { wide: 2, high: 2 }, gait: strides, barred: FLYERS };
const baron: LargeFigure = { base: { wide: 2, high: 1 }, gait: strides, barred: FLYERS };
const vehicle: LargeFigure = { ...mancubus, gait: { forward: 1, back: 2, turn: 1 } };
const at = (g: Ground, places: string) => cellsAt(g, places).map((c) => placement(c));

describe('a large figure put down near a portal', () => {
  it('DM-SUM-17: one section on the portal or beside it is as close as can be; every such placement counts', () => {
    const g = drawn(6, 6);
    const near = cellsAt(g, '(2,2) (3,2) (2,3) (3,3)');
    const found = nearestPlacements(g, mancubus, near, allBut(g));
    expect(found).toEqual(at(g, '(1,1) (2,1) (3,1) (1,2) (2,2) (3,2) (1,3) (2,3) (3,3)'));
  });
  it('DM-SUM-13: never on occupied spaces', () => {
    const g = drawn(5, 2);
    expect(nearestPlacements(g, mancubus, cellsAt(g, '(0,0) (1,0)'), allBut(g, '(0,1)'))).toEqual(
      at(g, '(1,0)'),
    );
  });
  it('DM-SUM-13, 17: crowded out, its nearest section is as close as possible', () => {
    const g = drawn(7, 2);
    const portal = cellsAt(g, '(3,0)');
    expect(nearestPlacements(g, mancubus, portal, allBut(g, '(3,0)'))).toEqual(at(g, '(1,0) (4,0)'));
    expect(nearestPlacements(g, mancubus, portal, allBut(g, '(3,0) (2,1)'))).toEqual(at(g, '(4,0)'));
    expect(nearestPlacements(g, mancubus, portal, allBut(g, '(3,0) (2,1) (4,1)'))).toEqual(
      at(g, '(0,0) (5,0)'),
    );
  });
  it('DM-SUM-10, DM-LRG-14: the way counts through occupied spaces, not through walls', () => {
    // The portal's room is full; its door is in the south, so the space behind the wall is a long way off.
    const g = drawn(4, 3, { wall: 'V(2,0) V(2,1)' });
    const full = allBut(g, '(0,0) (1,0) (0,1) (1,1) (0,2) (1,2)');
    expect(nearestPlacements(g, mancubus, cellsAt(g, '(1,0)'), full)).toEqual(at(g, '(2,1)'));
    const shut = drawn(4, 3, { wall: 'V(2,0) V(2,1) V(2,2)' });
    expect(nearestPlacements(shut, mancubus, cellsAt(g, '(1,0)'), full)).toEqual([]);
  });
  it('DM-LRG-27: astride no wall', () => {
    const g = drawn(3, 2, { wall: 'V(1,0)' });
    expect(nearestPlacements(g, mancubus, cellsAt(g, '(0,0)'), allBut(g))).toEqual(at(g, '(1,0)'));
  });
  it('DM-SUM-12: ignores the terrain that its own movement ignores', () => {
    const g = drawn(4, 2, { impassable: 'V(1,0) V(1,1) H(0,1)' });
    expect(nearestPlacements(g, mancubus, [0], allBut(g))).toEqual(at(g, '(0,0)'));
    expect(nearestPlacements(g, { ...mancubus, barred: WALKERS }, [0], allBut(g))).toEqual([]);
    const stuck = { ...mancubus, mayEnter: allBut(g, '(1,1)') };
    expect(nearestPlacements(g, stuck, [0], allBut(g))).toEqual(at(g, '(2,0)'));
  });
  it('DM-LRG-04: an oblong one may lie either way, one with a front may face any side', () => {
    const g = drawn(2, 2);
    const found = nearestPlacements(g, baron, [0], allBut(g));
    expect(found).toEqual([placement(0), placement(0, EAST)]);
    const walker = { ...mancubus, gait: { ...strides, turn: 1 } };
    const carriage = { ...mancubus, gait: { forward: 1, back: 2 } };
    for (const figure of [vehicle, walker, carriage])
      expect(nearestPlacements(g, figure, [0], allBut(g))).toEqual(SIDES.map((side) => placement(0, side)));
  });
  it('counts as another table says, if one is given', () => {
    const g = drawn(4, 4);
    const free = allBut(g, '(0,0) (1,0) (2,0) (3,0) (0,1) (0,2) (0,3)');
    const chess = neighbourTable(g, { barred: FLYERS, diagonals: 'elbow' });
    expect(nearestPlacements(g, mancubus, [0], free)).toEqual([placement(cellAt(g.layout, 1, 1))]);
    const blocked = free.slice();
    for (const c of cellsAt(g, '(1,1) (2,1) (1,2)')) blocked[c] = 0;
    expect(nearestPlacements(g, baron, [0], blocked, chess)).toContain(placement(cellAt(g.layout, 2, 2)));
    expect(nearestPlacements(g, baron, [0], blocked)).toEqual([
      placement(cellAt(g.layout, 3, 1), EAST),
      placement(cellAt(g.layout, 2, 2)),
      placement(cellAt(g.layout, 2, 2), EAST),
      placement(cellAt(g.layout, 1, 3)),
    ]);
  });
  it('on random boards, is every lawful placement at the least distance of its nearest section', () => {
    const kinds = fc.array(fc.constantFrom(0, 1, 1, 1, 1, 1), { minLength: 20, maxLength: 20 });
    const borders = fc.array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: 49, maxLength: 49 });
    const mask = fc.uint8Array({ min: 0, max: 1, minLength: 20, maxLength: 20 });
    const around = fc.uniqueArray(fc.nat(19), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        kinds,
        borders,
        mask,
        around,
        fc.constantFrom(mancubus, baron),
        (cells, edges, taken, near, figure) => {
          const g = scattered(5, 4, cells, edges);
          const free = taken.map((n, c) => (n === 1 && c % 3 === 0 ? 0 : 1));
          const t = neighbourTable(g, { barred: FLYERS, diagonals: 'never' });
          const rows = near.map((c) => stepsFrom(t, c));
          const lawful = Array.from({ length: 80 }, (_, p) => p)
            .filter((p) => p % 4 === 0 || (p % 4 === 1 && figure === baron))
            .filter(
              (p) =>
                fits(g, figure.base, p, FLYERS) && cellsUnder(g.layout, figure.base, p).every((c) => free[c]),
            );
          const away = (p: number) =>
            Math.min(
              ...rows.flatMap((row) =>
                cellsUnder(g.layout, figure.base, p).map((c) => (row[c] < 0 ? 99 : row[c])),
              ),
            );
          const least = Math.min(98, ...lawful.map(away));
          expect(nearestPlacements(g, figure, near, free)).toEqual(lawful.filter((p) => away(p) === least));
        },
      ),
      { numRuns: 300 },
    );
  });
});
