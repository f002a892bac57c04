import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AreaGraph, areaGraph } from './area-graph.ts';
import {
  areaRange,
  areasWithin,
  cheapestWays,
  costsFrom,
  costsTo,
  nextSteps,
  type StepCost,
} from './area-walk.ts';

const LEGEND = { terrain: [], links: [{ name: 'path', bits: 0 }] };

function graphOf(size: number, pairs: readonly (readonly [number, number])[]): AreaGraph {
  const areas = Array.from({ length: size }, (_, i) => ({
    id: `s/${i}`,
    sector: 's',
    name: `${i}`,
    terrain: [],
    bits: 0,
    props: {},
    squares: [],
  }));
  return areaGraph(
    LEGEND,
    areas,
    pairs.map(([a, b]) => ({ a: Math.min(a, b), b: Math.max(a, b), kind: 'path', bits: 0 })),
  );
}

/**
 *     0 - 1 - 3
 *      \ 2 /  |      4 is difficult, 5 impassable
 *        |    4 - 6
 *        5
 */
const RIVER = graphOf(7, [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [4, 6],
]);
const hero: StepCost = (to) => (to === 5 ? 0 : to === 4 ? 2 : 1);

describe('range', () => {
  it('FZ-GEN-05, FZ-TER-08: is the least number of steps, whatever the terrain', () => {
    expect(areaRange(RIVER, 0, 0)).toBe(0);
    expect(areaRange(RIVER, 0, 6)).toBe(4);
    expect(areaRange(RIVER, 0, 5)).toBe(2);
    expect(areasWithin(RIVER, 3, 1, 2)).toEqual([0, 1, 2, 4, 5, 6]);
    expect(areasWithin(RIVER, 0, 0, 1)).toEqual([0, 1, 2]);
  });

  it('is -1 where there is no way', () => {
    expect(areaRange(graphOf(2, []), 0, 1)).toBe(-1);
  });
});

describe('reach', () => {
  it('FZ-TER-10: a difficult area costs two, and may be entered only if both are left', () => {
    expect([...costsFrom(RIVER, 3, hero, 2)]).toEqual([2, 1, 1, 0, 2, -1, -1]);
    expect(costsFrom(RIVER, 1, hero, 2)[4]).toBe(-1);
  });

  it('costs are paid on entering, so the way there and the way back may differ', () => {
    expect(costsFrom(RIVER, 3, hero)[4]).toBe(2);
    expect(costsTo(RIVER, 3, hero)[4]).toBe(1);
  });

  it('refuses costs that are no whole numbers', () => {
    expect(() => costsFrom(RIVER, 0, () => 0.5)).toThrow(RangeError);
    expect(() => costsFrom(RIVER, 0, () => -1)).toThrow(RangeError);
  });
});

describe('shortest ways', () => {
  it('FZ-MMOV-09: all first steps among equals, the lowest location first', () => {
    expect(nextSteps(RIVER, 0, 6)).toEqual([1, 2]);
    expect(nextSteps(RIVER, 3, 6)).toEqual([4]);
    expect(nextSteps(RIVER, 6, 6)).toEqual([]);
  });

  it('FZ-MMOV-11: none where there is no way', () => {
    expect(nextSteps(RIVER, 0, 5, hero)).toEqual([]);
    expect([...cheapestWays(RIVER, 0, 5, hero)]).toEqual([]);
  });

  it('are given one after the other', () => {
    expect([...cheapestWays(RIVER, 0, 6)]).toEqual([
      [1, 3, 4, 6],
      [2, 3, 4, 6],
    ]);
    expect([...cheapestWays(RIVER, 0, 0)]).toEqual([[]]);
  });
});

/** Every simple way, with its cost: slow and plainly right. */
function allWays(
  graph: AreaGraph,
  from: number,
  to: number,
  cost: StepCost,
): { way: number[]; cost: number }[] {
  const found: { way: number[]; cost: number }[] = [];
  const walk = (at: number, way: number[], paid: number): void => {
    if (at === to) found.push({ way, cost: paid });
    else
      for (const { to: next, link } of graph.steps[at]) {
        const price = cost(next, link);
        if (price > 0 && next !== from && !way.includes(next)) walk(next, [...way, next], paid + price);
      }
  };
  walk(from, [], 0);
  return found;
}

describe('on any graph', () => {
  const size = 6;
  const pairs = Array.from({ length: size }, (_, a) =>
    Array.from({ length: a }, (_, b) => [a, b] as const),
  ).flat();
  const arbitrary = fc.record({
    pairs: fc.subarray(pairs),
    entry: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: size, maxLength: size }),
    from: fc.nat(size - 1),
    to: fc.nat(size - 1),
  });

  it('costs, first steps and ways agree with trying every way', () => {
    fc.assert(
      fc.property(arbitrary, ({ pairs: chosen, entry, from, to }) => {
        const graph = graphOf(size, chosen);
        const cost: StepCost = (area) => entry[area];
        const ways = allWays(graph, from, to, cost);
        const least = ways.length === 0 ? -1 : Math.min(...ways.map((w) => w.cost));
        const best = ways.filter((w) => w.cost === least).map((w) => w.way);
        expect(costsFrom(graph, from, cost)[to]).toBe(least);
        expect(costsTo(graph, to, cost)[from]).toBe(least);
        expect([...cheapestWays(graph, from, to, cost)]).toEqual(best);
        expect(nextSteps(graph, from, to, cost)).toEqual([
          ...new Set(best.flatMap((way) => way.slice(0, 1))),
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});
