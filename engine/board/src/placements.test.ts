import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbourTable } from './adjacency.ts';
import { allBut, cellsAt, drawn, FLYERS, scattered } from './drawn-board.ts';
import { anchorOf, cellsUnder, facingOf, fits, placement } from './footprint.ts';
import { costTo, frontier, pathTo, reached } from './frontier.ts';
import { cellAt, EAST, NORTH, SIDES, SOUTH, WEST } from './layout.ts';
import { floodPlacements, type Gait, type LargeFigure, shiftsFrom } from './placements.ts';
import { stepsFrom } from './range.ts';

/** Steps to all four sides alike, rotates for 1. */
const strides: Gait = { forward: 1, right: 1, back: 1, left: 1, rotate: 1 };
const plank: LargeFigure = { base: { wide: 2, high: 1 }, gait: strides, barred: FLYERS };
const block: LargeFigure = { base: { wide: 2, high: 2 }, gait: strides, barred: FLYERS };
/** Walks forward and backward only, turns for a price. */
const vehicle: LargeFigure = {
  base: { wide: 2, high: 2 },
  gait: { forward: 1, back: 2, turn: 1 },
  barred: FLYERS,
};

describe('a figure that steps to all sides', () => {
  it('DM-LRG-20: the four diagonal positions take two steps', () => {
    const g = drawn(4, 4);
    const f = frontier(g.layout.cells * 4);
    floodPlacements(f, g, block, placement(cellAt(g.layout, 1, 1)), 2);
    const costs = cellsAt(g, '(1,0) (2,1) (0,0) (2,0) (0,2) (2,2)').map((c) => costTo(f, placement(c)));
    expect(costs).toEqual([1, 1, 2, 2, 2, 2]);
    expect(reached(f)).toHaveLength(9);
  });
  it('DM-LRG-04: rotates on its way where the passage asks for it', () => {
    // A corridor one cell wide with a bend: lying through the first leg, upright through the second.
    const g = drawn(4, 3, { void: '(0,1) (1,1) (2,1) (0,2) (1,2) (2,2)' });
    const f = frontier(g.layout.cells * 4);
    floodPlacements(f, g, plank, placement(0), 9);
    const goal = placement(cellAt(g.layout, 3, 1), EAST);
    expect(costTo(f, goal)).toBe(4);
    expect(pathTo(f, goal)?.map((p) => cellsUnder(g.layout, plank.base, p))).toEqual([
      cellsAt(g, '(1,0) (2,0)'),
      cellsAt(g, '(2,0) (3,0)'),
      cellsAt(g, '(3,0) (3,1)'),
      cellsAt(g, '(3,1) (3,2)'),
    ]);
  });
  it('DM-LRG-30: the nearest placement to end on is found behind another large figure', () => {
    const g = drawn(6, 2);
    const f = frontier(g.layout.cells * 4);
    const mayEnd = allBut(g, '(2,0) (3,0) (2,1) (3,1)');
    const free = (p: number) => p !== 0 && cellsUnder(g.layout, block.base, p).every((c) => mayEnd[c] === 1);
    expect(floodPlacements(f, g, block, 0, 3, free)).toBe(-1);
    expect(floodPlacements(f, g, block, 0, 4, free)).toBe(placement(4));
    expect(pathTo(f, placement(4))).toEqual([1, 2, 3, 4].map((c) => placement(c)));
  });
});

describe('a figure with a facing', () => {
  const g = drawn(6, 6);
  const from = placement(cellAt(g.layout, 2, 2), NORTH);

  it('ER-BIG-02 to 04: moves forward for 1, backward for 2, never sideways', () => {
    const steps = shiftsFrom(g, { ...vehicle, gait: { forward: 1, back: 2 } }, from);
    const [north, south] = cellsAt(g, '(2,1) (2,3)');
    expect(steps).toEqual([
      { to: placement(north, NORTH), cost: 1 },
      { to: placement(south, NORTH), cost: 2 },
    ]);
    const west = placement(anchorOf(from), WEST);
    expect(shiftsFrom(g, { ...vehicle, gait: { forward: 1, back: 2 } }, west)).toEqual([
      { to: placement(cellAt(g.layout, 3, 2), WEST), cost: 2 },
      { to: placement(cellAt(g.layout, 1, 2), WEST), cost: 1 },
    ]);
  });
  it('ER-BIG-23: a forward step needs both squares in front; a backward one costs 2', () => {
    const north = placement(cellAt(g.layout, 2, 1), NORTH);
    const south = placement(cellAt(g.layout, 2, 3), NORTH);
    const costs = (mayEnter: Uint8Array) => {
      const steps = shiftsFrom(g, { ...vehicle, mayEnter }, from);
      return [north, south].map((p) => steps.find((s) => s.to === p)?.cost);
    };
    expect(costs(allBut(g))).toEqual([1, 2]);
    expect(costs(allBut(g, '(3,1)'))).toEqual([undefined, 2]);
    expect(costs(allBut(g, '(2,1)'))).toEqual([undefined, 2]);
    expect(costs(allBut(g, '(2,4)'))).toEqual([1, undefined]);
    expect(costs(allBut(g, '(2,2) (3,2) (2,3) (3,3) (1,1) (4,1)'))).toEqual([1, 2]);
  });
  it('ER-BIG-06, 15, 16: turning by 90° or 180° has one price and needs no space', () => {
    const boxed = drawn(2, 2);
    const f = frontier(16);
    floodPlacements(f, boxed, vehicle, placement(0, NORTH), 1);
    expect(SIDES.map((side) => costTo(f, placement(0, side)))).toEqual([0, 1, 1, 1]);
  });
  it('ER-BIG-22: free turns make every facing as cheap as the place', () => {
    const free: LargeFigure = { ...vehicle, gait: { forward: 1, back: 2, turn: 0 } };
    const f = frontier(g.layout.cells * 4);
    floodPlacements(f, g, free, from, 3);
    const away = stepsFrom(neighbourTable(g, { barred: FLYERS, diagonals: 'never' }), anchorOf(from));
    for (const p of reached(f)) {
      expect(costTo(f, p)).toBe(away[anchorOf(p)]);
      for (const side of SIDES) expect(costTo(f, placement(anchorOf(p), side))).toBe(costTo(f, p));
    }
  });
  it('backs out of a dead end more dearly than it turns', () => {
    const f = frontier(g.layout.cells * 4);
    floodPlacements(f, g, vehicle, from, 5);
    expect(costTo(f, placement(cellAt(g.layout, 2, 4), NORTH))).toBe(4);
    expect(costTo(f, placement(cellAt(g.layout, 2, 4), SOUTH))).toBe(3);
  });
});

describe('on random boards', () => {
  const kinds = fc.array(fc.constantFrom(0, 1, 1, 1, 1, 1), { minLength: 30, maxLength: 30 });
  const borders = fc.array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: 71, maxLength: 71 });
  const f = frontier(120);

  it('costs are those of a plain relaxation, and every placement reached fits', () => {
    const figures = fc.constantFrom(plank, block, vehicle, {
      ...vehicle,
      gait: { forward: 2, back: 3, turn: 0 },
    });
    fc.assert(
      fc.property(kinds, borders, figures, fc.nat(29), (cellKinds, edgeKinds, figure, start) => {
        const g = scattered(6, 5, cellKinds, edgeKinds);
        const from = placement(start);
        fc.pre(fits(g, figure.base, from, FLYERS));
        const costs = new Map([[from, 0]]);
        for (const [p, cost] of costs)
          for (const next of shiftsFrom(g, figure, p))
            if (cost + next.cost < (costs.get(next.to) ?? 7)) {
              costs.delete(next.to);
              costs.set(next.to, cost + next.cost);
            }
        floodPlacements(f, g, figure, from, 6);
        expect(new Map(reached(f).map((p) => [p, costTo(f, p)]))).toEqual(costs);
        expect(reached(f)).toHaveLength(costs.size);
        for (const p of reached(f)) expect(fits(g, figure.base, p, FLYERS)).toBe(true);
      }),
    );
  });
  it('a 1×1 base that steps to all sides moves like a small figure without diagonals', () => {
    const dot: LargeFigure = { base: { wide: 1, high: 1 }, gait: strides, barred: FLYERS };
    fc.assert(
      fc.property(kinds, borders, fc.nat(29), (cellKinds, edgeKinds, start) => {
        const g = scattered(6, 5, cellKinds, edgeKinds);
        fc.pre(fits(g, dot.base, placement(start), FLYERS));
        floodPlacements(f, g, dot, placement(start), 29);
        const expected = stepsFrom(neighbourTable(g, { barred: FLYERS, diagonals: 'never' }), start);
        expect([...expected.keys()].map((c) => costTo(f, placement(c)))).toEqual([...expected]);
        expect(reached(f).every((p) => facingOf(p) === NORTH)).toBe(true);
      }),
    );
  });
});
