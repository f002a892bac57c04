import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AdjacencyRule,
  adjacent,
  type NeighbourTable,
  neighbourTable,
  surchargePerBit,
  withLinks,
} from './adjacency.ts';
import {
  allBut,
  type BoardSketch,
  cellsAt,
  drawn,
  FLYERS,
  scattered,
  WALKERS,
  WINDOW,
} from './drawn-board.ts';
import { costTo, frontier, pathTo, reached } from './frontier.ts';
import type { Ground } from './ground.ts';
import { cellAt } from './layout.ts';
import { linkTable } from './links.ts';
import { openSteps } from './open-steps.ts';
import { flood, nearestEnd, reachedEnds } from './reach.ts';

const walking: AdjacencyRule = { barred: WALKERS, diagonals: 'elbow' };

/** Entry costs: 1, except where the list says otherwise. */
function entryCosts(g: Ground, dearer: Readonly<Record<string, number>> = {}): Uint8Array {
  const entry = allBut(g);
  for (const [places, cost] of Object.entries(dearer)) for (const c of cellsAt(g, places)) entry[c] = cost;
  return entry;
}

function cost(g: Ground, rule: AdjacencyRule, entry: Uint8Array, way: string, budget: number): number {
  const [from, to] = cellsAt(g, way);
  const f = frontier(g.layout.cells);
  flood(f, neighbourTable(g, rule), from, budget, entry);
  return costTo(f, to);
}

describe('the cost of moving', () => {
  it('DM-MOV-11: what lies on the elbow of a diagonal step costs nothing', () => {
    const g = drawn(2, 2, { wall: 'H(0,1)' });
    expect(cost(g, walking, entryCosts(g, { '(1,1)': 2 }), '(0,1) (1,0)', 1)).toBe(1);
  });
  it('DM-MOV-12: no diagonal step for a walker where both elbows are cut', () => {
    for (const kind of ['wall', 'blocking', 'impassable']) {
      const drawing: BoardSketch =
        kind === 'wall' ? { wall: 'H(0,1) H(1,1)' } : { wall: 'H(0,1)', [kind]: 'H(1,1)' };
      const g = drawn(2, 2, drawing);
      expect(cost(g, walking, entryCosts(g), '(0,1) (1,0)', 9)).toBe(-1);
      const flying = cost(g, { barred: FLYERS, diagonals: 'elbow' }, entryCosts(g), '(0,1) (1,0)', 9);
      expect(flying).toBe(kind === 'wall' ? -1 : 1);
    }
  });
  it('DM-MOV-09: what the budget cannot pay in full is not reached', () => {
    const g = drawn(3, 1);
    const entry = entryCosts(g, { '(2,0)': 3 });
    expect(cost(g, walking, entry, '(0,0) (2,0)', 3)).toBe(-1);
    expect(cost(g, walking, entry, '(0,0) (2,0)', 4)).toBe(4);
  });
  it('goes round expensive cells when that is cheaper, and never enters cells that cost 0', () => {
    const g = drawn(3, 2);
    expect(cost(g, walking, entryCosts(g, { '(1,0)': 3 }), '(0,0) (2,0)', 5)).toBe(2);
    expect(cost(g, walking, entryCosts(g, { '(1,0)': 0 }), '(0,0) (2,0)', 5)).toBe(2);
    expect(cost(g, walking, entryCosts(g, { '(1,0) (1,1)': 0 }), '(0,0) (2,0)', 5)).toBe(-1);
  });
  it('SG-MOV-14: an obstacle or a window in a corridor of five steps makes it 6', () => {
    const obstacles = [0, 0, 1, 0, 0, 0];
    const climbing: AdjacencyRule = {
      ...walking,
      surcharge: (_g, from, to) => (obstacles[to] !== 0 && obstacles[to] !== obstacles[from] ? 1 : 0),
    };
    const corridor = drawn(6, 1);
    expect(cost(corridor, climbing, entryCosts(corridor), '(0,0) (5,0)', 5)).toBe(-1);
    expect(cost(corridor, climbing, entryCosts(corridor), '(0,0) (5,0)', 6)).toBe(6);
    const glazed = drawn(6, 1, { window: 'V(3,0)' });
    const windows: AdjacencyRule = { ...walking, surcharge: surchargePerBit([{ bit: WINDOW, cost: 1 }]) };
    expect(cost(glazed, windows, entryCosts(glazed), '(0,0) (5,0)', 9)).toBe(6);
  });
  it('DM-TEL-03, DM-TEL-06: a link is one step, at the entry cost of its far end', () => {
    const g = drawn(9, 1, { wall: 'V(4,0)' });
    const t = withLinks(
      neighbourTable(g, walking),
      linkTable(g.layout, [{ a: 1, b: 7, kind: 'teleporter' }]),
    );
    const f = frontier(9);
    flood(f, t, 0, 4, entryCosts(g, { '(7,0)': 2 }));
    expect([costTo(f, 7), costTo(f, 8), costTo(f, 4)]).toEqual([3, 4, -1]);
    expect(pathTo(f, 8)).toEqual([1, 7, 8]);
  });
});

describe('paths', () => {
  it('list the cells entered, are straight where they can be, and are always the same', () => {
    const g = drawn(7, 7);
    const f = frontier(49);
    flood(f, neighbourTable(g, walking), cellAt(g.layout, 3, 3), 3, entryCosts(g));
    for (const way of ['(4,3) (5,3) (6,3)', '(3,2) (3,1) (3,0)', '(2,4) (1,5) (0,6)', '(4,3) (5,3) (6,2)'])
      expect(pathTo(f, cellsAt(g, way)[2])).toEqual(cellsAt(g, way));
    expect(pathTo(f, cellAt(g.layout, 3, 3))).toEqual([]);
    expect(reached(f)).toHaveLength(49);
  });
  it('are null where the budget does not reach', () => {
    const f = frontier(3);
    flood(f, neighbourTable(drawn(3, 1), walking), 0, 1, new Uint8Array(3).fill(1));
    expect([pathTo(f, 1), pathTo(f, 2), costTo(f, 2)]).toEqual([[1], null, -1]);
  });
});

describe('cells one may pass through but not end on', () => {
  // Marine on (0,0), demon on difficult terrain on (1,0): entering it costs 3; (2,0) behind it is free.
  const g = drawn(3, 1);
  const t = neighbourTable(g, walking);
  const going = { entry: entryCosts(g, { '(1,0)': 3 }), mayEnd: allBut(g, '(1,0)') };

  it('DM-MOV-13: a step into an occupied space needs points left to leave it', () => {
    const f = frontier(3);
    expect(openSteps(f, t, 0, 3, going)).toEqual([]);
    expect(openSteps(f, t, 0, 4, going)).toEqual([{ to: 1, cost: 3 }]);
  });
  it('DM-MOV-15: while in transit the nearest place to end is known', () => {
    const f = frontier(3);
    expect(nearestEnd(f, t, 1, 0, going)).toBe(-1);
    expect(nearestEnd(f, t, 1, 1, { ...going, mayEnd: allBut(g, '(0,0) (1,0)') })).toBe(2);
    expect(pathTo(f, 2)).toEqual([2]);
    expect(nearestEnd(f, t, 0, 0, going)).toBe(0);
  });
  it('DM-MOV-08: they are no destinations', () => {
    const f = frontier(3);
    flood(f, t, 0, 4, going.entry);
    expect(reached(f)).toEqual([0, 1, 2]);
    expect(reachedEnds(f, going.mayEnd)).toEqual([0, 2]);
  });
  it('open steps count surcharges and links', () => {
    const glazed = drawn(3, 1, { window: 'V(1,0)' });
    const rule: AdjacencyRule = { ...walking, surcharge: surchargePerBit([{ bit: WINDOW, cost: 1 }]) };
    const table = withLinks(
      neighbourTable(glazed, rule),
      linkTable(glazed.layout, [{ a: 0, b: 2, kind: 'stairs' }]),
    );
    expect(openSteps(frontier(3), table, 0, 2, { entry: allBut(g), mayEnd: allBut(g) })).toEqual([
      { to: 1, cost: 2 },
      { to: 2, cost: 1 },
    ]);
  });
});

describe('the workspace', () => {
  it('refuses budgets and starts that make no sense', () => {
    const t = neighbourTable(drawn(2, 1), walking);
    const entry = new Uint8Array(2).fill(1);
    for (const budget of [-1, 1.5, Number.NaN])
      expect(() => flood(frontier(2), t, 0, budget, entry)).toThrow(RangeError);
    expect(() => flood(frontier(2), t, 2, 1, entry)).toThrow(RangeError);
  });
  it('begins anew when its labels are used up', () => {
    const t = neighbourTable(drawn(3, 1), walking);
    const f = frontier(3);
    const entry = new Uint8Array(3).fill(1);
    flood(f, t, 0, 2, entry);
    f.base = -0x7fffffff;
    f.label.fill(f.base);
    flood(f, t, 2, 1, entry);
    expect([costTo(f, 0), costTo(f, 1), costTo(f, 2)]).toEqual([-1, 1, 0]);
  });
});

/** Relaxes every step of the board until nothing gets cheaper. */
function relaxed(t: NeighbourTable, from: number, entry: Uint8Array): number[] {
  const costs = new Array<number>(t.layout.cells).fill(Number.POSITIVE_INFINITY);
  costs[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let c = 0; c < t.layout.cells; c++)
      for (let n = 0; n < t.layout.cells; n++) {
        if (entry[n] === 0 || !adjacent(t, c, n)) continue;
        const through = costs[c] + entry[n] + stepSurcharge(t, c, n);
        if (through < costs[n]) {
          costs[n] = through;
          changed = true;
        }
      }
  }
  return costs;
}

/** The surcharge of the step in the plane, unless a link joins the same two cells without one. */
function stepSurcharge(t: NeighbourTable, c: number, n: number): number {
  const linked = t.links?.to.subarray(t.links.start[c], t.links.start[c + 1]).includes(n) ?? false;
  const slot = t.to.subarray(c * 8, c * 8 + 8).indexOf(n);
  return linked || slot < 0 || t.extra === null ? 0 : t.extra[c * 8 + slot];
}

describe('on random boards', () => {
  const cases = fc
    .record({
      width: fc.integer({ min: 1, max: 6 }),
      height: fc.integer({ min: 1, max: 6 }),
      cellKinds: fc.array(fc.constantFrom(0, 1, 1, 1, 1), { minLength: 36, maxLength: 36 }),
      edgeKinds: fc.array(fc.constantFrom(0, 0, 0, 1, 3, 4), { minLength: 84, maxLength: 84 }),
      entry: fc.uint8Array({ min: 0, max: 4, minLength: 36, maxLength: 36 }),
      link: fc.option(fc.tuple(fc.nat(), fc.nat())),
      windowCost: fc.integer({ min: 0, max: 3 }),
      diagonals: fc.constantFrom('never' as const, 'elbow' as const),
    })
    .map((b) => {
      const g = scattered(b.width, b.height, b.cellKinds, b.edgeKinds);
      const surcharge = surchargePerBit([{ bit: WINDOW, cost: b.windowCost }]);
      const table = neighbourTable(g, { barred: WALKERS, diagonals: b.diagonals, surcharge });
      const cells = g.layout.cells;
      const links = b.link === null ? [] : [{ a: b.link[0] % cells, b: b.link[1] % cells, kind: 'stairs' }];
      return { t: withLinks(table, linkTable(g.layout, links)), entry: b.entry };
    });
  // One workspace for all runs: what an earlier search left must never show.
  const f = frontier(36);

  it('costs are those of a plain relaxation, cheapest first, and paths cost what they say', () => {
    fc.assert(
      fc.property(cases, fc.nat(), fc.integer({ min: 0, max: 14 }), ({ t, entry }, start, budget) => {
        const from = start % t.layout.cells;
        flood(f, t, from, budget, entry);
        const expected = relaxed(t, from, entry).map((c) => (c <= budget ? c : -1));
        expect(expected.map((_, c) => costTo(f, c))).toEqual(expected);
        const order = reached(f).map((c) => costTo(f, c));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(order).toHaveLength(expected.filter((c) => c >= 0).length);
        for (const goal of reached(f)) {
          let at = from;
          let paid = 0;
          for (const next of pathTo(f, goal) ?? []) {
            expect(adjacent(t, at, next)).toBe(true);
            paid += entry[next] + stepSurcharge(t, at, next);
            at = next;
          }
          expect([at, paid]).toEqual([goal, costTo(f, goal)]);
        }
      }),
      { numRuns: 300 },
    );
  });
  it('DM-MOV-15: a step is open exactly if the rest of the budget leads to a place to end', () => {
    const ends = fc.uint8Array({ min: 0, max: 1, minLength: 36, maxLength: 36 });
    fc.assert(
      fc.property(
        cases,
        ends,
        fc.nat(),
        fc.integer({ min: 0, max: 9 }),
        ({ t, entry }, mayEnd, start, budget) => {
          const from = start % t.layout.cells;
          const open = openSteps(f, t, from, budget, { entry, mayEnd });
          for (let to = 0; to < t.layout.cells; to++) {
            const left = budget - entry[to] - stepSurcharge(t, from, to);
            const wayOut = relaxed(t, to, entry).some((c, cell) => c <= left && mayEnd[cell] === 1);
            const lawful = to !== from && adjacent(t, from, to) && entry[to] > 0 && wayOut;
            expect(open.filter((step) => step.to === to)).toHaveLength(lawful ? 1 : 0);
          }
        },
      ),
    );
  });
});
