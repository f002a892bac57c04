import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AdjacencyRule,
  type NeighbourTable,
  neighbourTable,
  surchargePerBit,
  withLinks,
} from './adjacency.ts';
import { allBut, drawn, scattered, WALKERS, WINDOW } from './drawn-board.ts';
import { costTo, frontier, pathTo } from './frontier.ts';
import type { Link } from './ground.ts';
import { layout } from './layout.ts';
import { linkAll, linkTable } from './links.ts';
import { eachOpenStep, type OpenStep, openSteps } from './open-steps.ts';
import {
  type Arrival,
  arrivalByLink,
  cellOfArrival,
  type Entering,
  flood,
  type Going,
  nearestEnd,
  reachedEnds,
} from './reach.ts';

const walking: AdjacencyRule = { barred: WALKERS, diagonals: 'elbow' };
const teleporter = 'teleporter';
const bytes = (...numbers: number[]) => Uint8Array.from(numbers);

describe('a row of seven spaces, walled in two, with teleporters on 1 and 5', () => {
  const g = drawn(7, 1, { wall: 'V(3,0)' });
  const t = withLinks(neighbourTable(g, walking), linkTable(g.layout, linkAll([1, 5], teleporter)));
  const f = frontier(14);
  const free: Entering = { entry: allBut(g), mayEnd: allBut(g) };
  const walkInto = { entry: bytes(1, 1, 1, 1, 1, 2, 1), mayEnd: allBut(g, '(5,0)') };
  const demon: Going = { ...walkInto, byLink: free };
  const friend: Going = {
    ...free,
    mayEnd: allBut(g, '(5,0)'),
    byLink: { ...free, mayEnd: allBut(g, '(5,0)') },
  };
  const onto = (going: Going, from: number, budget: number, to = 5): OpenStep[] =>
    openSteps(f, t, from, budget, going).filter((step) => step.to === to);

  it('DM-TFG-06: a marine with 1 point teleports onto a demon', () => {
    expect(onto(demon, 1, 1)).toEqual([{ to: 5, cost: 1, byLink: true }]);
  });
  it('DM-TFG-04: walking onto it costs 2, and one may not end there', () => {
    expect(onto(demon, 4, 2)).toEqual([]);
    expect(onto(demon, 4, 3)).toEqual([{ to: 5, cost: 2 }]);
    // without prices of its own a link would be entered like that too
    expect(onto(walkInto, 1, 2)).toEqual([]);
    expect(onto(walkInto, 1, 3)).toEqual([{ to: 5, cost: 2 }]);
  });
  it('DM-TEL-06: difficult terrain at the far end costs 1 more', () => {
    const mire = bytes(1, 1, 1, 1, 1, 2, 1);
    expect(onto({ ...free, entry: mire, byLink: { ...free, entry: mire } }, 1, 1)).toEqual([]);
    expect(onto({ ...free, entry: mire, byLink: { ...free, entry: mire } }, 1, 2)).toEqual([
      { to: 5, cost: 2, byLink: true },
    ]);
  });
  it('DM-TEL-06: a friend at the far end may be passed through but not ended on', () => {
    expect(onto(friend, 1, 1)).toEqual([]);
    expect(onto(friend, 1, 2)).toEqual([{ to: 5, cost: 1, byLink: true }]);
  });
  it('DM-TFG-02: the flood knows both ways in, and what each costs', () => {
    flood(f, t, 4, 9, demon.entry, free.entry);
    expect([costTo(f, 5), costTo(f, arrivalByLink(g.layout, 5))]).toEqual([2, 4]);
    expect(pathTo(f, arrivalByLink(g.layout, 5))).toEqual([
      5,
      arrivalByLink(g.layout, 1),
      arrivalByLink(g.layout, 5),
    ]);
    const ends = reachedEnds(f, demon.mayEnd, free.mayEnd);
    expect(ends.filter((a) => cellOfArrival(g.layout, a) === 5)).toEqual([arrivalByLink(g.layout, 5)]);
  });
  it('DM-MOV-15, DM-TFG-01: in transit one may come back by teleporter and end there', () => {
    const crowded: Going = {
      ...demon,
      mayEnd: new Uint8Array(7),
      byLink: { ...free, mayEnd: bytes(0, 0, 0, 0, 0, 1, 0) },
    };
    expect(nearestEnd(f, t, 5, 1, crowded)).toBe(-1);
    expect(nearestEnd(f, t, 5, 2, crowded)).toBe(arrivalByLink(g.layout, 5));
    expect(nearestEnd(f, t, arrivalByLink(g.layout, 5), 0, crowded)).toBe(arrivalByLink(g.layout, 5));
  });
  it('refuses a frontier that has no room for both ways in', () => {
    expect(() => flood(frontier(7), t, 0, 1, free.entry, free.entry)).toThrow(RangeError);
    expect(() => flood(frontier(6), t, 0, 1, free.entry)).toThrow(RangeError);
  });
});

describe('the steps', () => {
  it('DM-TFG-01, 04: a teleporter next door is two steps, on foot and by teleporter', () => {
    const g = drawn(2, 1);
    const t = withLinks(neighbourTable(g, walking), linkTable(g.layout, linkAll([0, 1], teleporter)));
    const going: Going = {
      entry: bytes(1, 2),
      mayEnd: bytes(1, 0),
      byLink: { entry: bytes(1, 1), mayEnd: bytes(1, 1) },
    };
    expect(openSteps(frontier(4), t, 0, 3, going)).toEqual([
      { to: 1, cost: 2 },
      { to: 1, cost: 1, byLink: true },
    ]);
  });
  it('DM-TEL-05: an inactive teleporter leads away once it is entered, and nowhere leads to it', () => {
    // A friend on the inactive teleporter 1, a dead end; 4 is active.
    const g = drawn(5, 1, { wall: 'V(2,0)' });
    const opened: Link[] = [{ a: 1, b: 4, kind: teleporter, oneWay: true }];
    const t = withLinks(neighbourTable(g, walking), linkTable(g.layout, opened));
    const going: Going = { entry: allBut(g), mayEnd: bytes(0, 0, 1, 1, 1) };
    expect(openSteps(frontier(5), t, 0, 2, going)).toEqual([{ to: 1, cost: 1 }]);
    expect(openSteps(frontier(5), t, 0, 1, going)).toEqual([]);
    expect(openSteps(frontier(5), t, 4, 2, going)).toEqual([{ to: 3, cost: 1 }]);
  });
  it('to a linked neighbour cost what the link costs, which has no surcharge', () => {
    const g = drawn(2, 1, { window: 'V(1,0)' });
    const table = neighbourTable(g, { ...walking, surcharge: surchargePerBit([{ bit: WINDOW, cost: 1 }]) });
    const t = withLinks(table, linkTable(g.layout, [{ a: 0, b: 1, kind: 'stairs' }]));
    const going = { entry: bytes(1, 1), mayEnd: bytes(1, 1) };
    expect(openSteps(frontier(4), t, 0, 2, going)).toEqual([{ to: 1, cost: 1 }]);
    expect(openSteps(frontier(4), t, 0, 2, { ...going, byLink: going })).toEqual([
      { to: 1, cost: 2 },
      { to: 1, cost: 1, byLink: true },
    ]);
  });
  it('come once where two links join the same cells, and never lead to where one stands', () => {
    const links = [
      { a: 0, b: 2, kind: 'stairs' },
      { a: 2, b: 0, kind: 'lift' },
      { a: 0, b: 0, kind: 'loop' },
    ];
    const t = withLinks(neighbourTable(drawn(3, 1), walking), linkTable(layout(3, 1), links));
    const going = { entry: bytes(1, 1, 1), mayEnd: bytes(1, 1, 1) };
    const both = [going, { ...going, byLink: going }].map((way) => openSteps(frontier(6), t, 0, 1, way));
    expect(both.map((steps) => steps.map(({ to }) => to))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
  it('leave the frontier to the visitor', () => {
    const g = drawn(3, 3);
    const t = neighbourTable(g, walking);
    const f = frontier(9);
    const going = { entry: allBut(g), mayEnd: bytes(1, 0, 0, 0, 0, 0, 0, 0, 1) };
    const seen: number[] = [];
    eachOpenStep(f, t, 4, 2, going, (to) => {
      seen.push(to);
      flood(f, t, to, 9, going.entry);
    });
    expect(seen).toEqual([1, 5, 7, 3, 8, 0]);
  });
});

/** Every arrival and what it costs to get there, by relaxing each step until nothing gets cheaper. */
function relaxed(t: NeighbourTable, from: Arrival, going: Required<Going>): number[] {
  const costs = new Array<number>(t.layout.cells * 2).fill(Number.POSITIVE_INFINITY);
  costs[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    costs.forEach((cost, at) => {
      for (const { to, price } of stepsOf(t, cellOfArrival(t.layout, at), going))
        if (cost + price < costs[to]) {
          costs[to] = cost + price;
          changed = true;
        }
    });
  }
  return costs;
}

/** The arrivals that one step leads to, whatever comes after. */
function stepsOf(
  t: NeighbourTable,
  c: number,
  { entry, byLink }: Required<Going>,
): { to: Arrival; price: number }[] {
  const steps: { to: Arrival; price: number }[] = [];
  t.to.subarray(c * 8, c * 8 + 8).forEach((n, i) => {
    if (n >= 0 && entry[n] > 0) steps.push({ to: n, price: entry[n] + (t.extra?.[c * 8 + i] ?? 0) });
  });
  for (const n of new Set(t.links?.to.subarray(t.links.start[c], t.links.start[c + 1])))
    if (byLink.entry[n] > 0) steps.push({ to: arrivalByLink(t.layout, n), price: byLink.entry[n] });
  return steps;
}

describe('on random boards where links have prices of their own', () => {
  const CELLS = 12;
  const prices = fc.uint8Array({ min: 0, max: 3, minLength: CELLS, maxLength: CELLS });
  const flags = fc.uint8Array({ min: 0, max: 1, minLength: CELLS, maxLength: CELLS });
  const entering = fc.record({ entry: prices, mayEnd: flags });
  const link = fc
    .record({ a: fc.nat(CELLS - 1), b: fc.nat(CELLS - 1), oneWay: fc.boolean() })
    .map(({ a, b, oneWay }): Link => ({ a, b, kind: teleporter, ...(oneWay ? { oneWay } : {}) }));
  const cases = fc.record({
    t: fc
      .tuple(
        fc.array(fc.constantFrom(0, 1, 1, 1, 1), { minLength: CELLS, maxLength: CELLS }),
        fc.array(fc.constantFrom(0, 0, 1, 4), { minLength: 31, maxLength: 31 }),
        fc.array(link, { maxLength: 5 }),
      )
      .map(([cellKinds, edgeKinds, links]) => {
        const g = scattered(4, 3, cellKinds, edgeKinds);
        const surcharge = surchargePerBit([{ bit: WINDOW, cost: 1 }]);
        return withLinks(neighbourTable(g, { ...walking, surcharge }), linkTable(g.layout, links));
      }),
    going: fc.tuple(entering, entering).map(([onFoot, byLink]) => ({ ...onFoot, byLink })),
    from: fc.nat(CELLS - 1),
    budget: fc.nat(7),
  });
  const f = frontier(2 * CELLS);
  const mayEndAt = (going: Required<Going>, a: Arrival) =>
    (a < CELLS ? going.mayEnd[a] : going.byLink.mayEnd[a - CELLS]) === 1;

  it('DM-TEL-03: both ways into every cell cost what a plain relaxation says', () => {
    fc.assert(
      fc.property(cases, ({ t, going, from, budget }) => {
        flood(f, t, from, budget, going.entry, going.byLink.entry);
        const expected = relaxed(t, from, going).map((cost) => (cost <= budget ? cost : -1));
        expect(expected.map((_, a) => costTo(f, a))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
  it('DM-MOV-15: a step is open exactly if the rest of the budget leads to a place to end', () => {
    fc.assert(
      fc.property(cases, ({ t, going, from, budget }) => {
        const open = stepsOf(t, from, going).filter(({ to, price }) =>
          relaxed(t, to, going).some((cost, a) => price + cost <= budget && mayEndAt(going, a)),
        );
        expect(
          openSteps(f, t, from, budget, going).map(({ to, cost, byLink }) => ({
            to: byLink ? arrivalByLink(t.layout, to) : to,
            price: cost,
          })),
        ).toEqual(open);
      }),
      { numRuns: 300 },
    );
  });
  it('every path to an end is a chain of open steps', () => {
    const ahead = frontier(2 * CELLS);
    fc.assert(
      fc.property(cases, ({ t, going, from, budget }) => {
        flood(f, t, from, budget, going.entry, going.byLink.entry);
        for (const end of reachedEnds(f, going.mayEnd, going.byLink.mayEnd)) {
          let at = from;
          let left = budget;
          for (const next of pathTo(f, end) ?? []) {
            const step = openSteps(ahead, t, at, left, going).find(
              ({ to, byLink = false }) => to === cellOfArrival(t.layout, next) && byLink === next >= CELLS,
            );
            expect(step).toBeDefined();
            at = cellOfArrival(t.layout, next);
            left -= step?.cost ?? 0;
          }
          expect([at, budget - left]).toEqual([cellOfArrival(t.layout, end), costTo(f, end)]);
        }
      }),
    );
  });
});
