import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacent, neighbourTable, withLinks } from './adjacency.ts';
import { drawn, WALKERS } from './drawn-board.ts';
import type { Link } from './ground.ts';
import { layout } from './layout.ts';
import { linked, linksOfKind, linkTable } from './links.ts';
import { stepsFrom } from './range.ts';

describe('links that lead one way', () => {
  const slide: Link = { a: 0, b: 3, kind: 'slide', oneWay: true };

  it('join the second cell to the first for whoever stands on the first', () => {
    const g = drawn(4, 1, { wall: 'V(2,0)', links: [slide] });
    const t = neighbourTable(g, { barred: WALKERS, diagonals: 'never', links: ['slide'] });
    expect([adjacent(t, 0, 3), adjacent(t, 3, 0)]).toEqual([true, false]);
    expect([...stepsFrom(t, 1)]).toEqual([1, 0, 3, 2]);
    expect([...stepsFrom(t, 3)]).toEqual([-1, -1, 1, 0]);
    expect(linksOfKind(g, ['slide'])).toEqual([slide]);
  });
  it('DM-TEL-05: a teleporter that would become active leads to those that are', () => {
    const t = withLinks(
      neighbourTable(drawn(5, 1), { barred: WALKERS, diagonals: 'never' }),
      linkTable(layout(5, 1), [
        { a: 0, b: 4, kind: 'teleporter' },
        { a: 2, b: 0, kind: 'teleporter', oneWay: true },
        { a: 2, b: 4, kind: 'teleporter', oneWay: true },
      ]),
    );
    expect([adjacent(t, 2, 0), adjacent(t, 2, 4), adjacent(t, 0, 4), adjacent(t, 4, 0)]).not.toContain(false);
    expect([adjacent(t, 0, 2), adjacent(t, 4, 2)]).not.toContain(true);
  });
});

describe('a table of links', () => {
  it('has every link at its own cells, in the order given', () => {
    const link = fc
      .record({ a: fc.nat(5), b: fc.nat(5), oneWay: fc.boolean() })
      .map(({ a, b, oneWay }): Link => ({ a, b, kind: 'stairs', ...(oneWay ? { oneWay } : {}) }));
    fc.assert(
      fc.property(fc.array(link, { minLength: 1, maxLength: 8 }), (links) => {
        const t = linkTable(layout(3, 2), links);
        for (let c = 0; c < 6; c++) {
          const expected = links.flatMap(({ a, b, oneWay }) => [
            ...(a === c && b !== c ? [b] : []),
            ...(b === c && a !== c && !oneWay ? [a] : []),
          ]);
          expect([...(t?.to.subarray(t.start[c], t.start[c + 1]) ?? [])]).toEqual(expected);
          for (let to = 0; to < 6; to++) expect(linked(t, c, to)).toBe(expected.includes(to));
        }
      }),
    );
  });
  it('is none without links', () => {
    expect(linkTable(layout(3, 2), [])).toBeNull();
    expect(linkTable(layout(3, 2), [{ a: 1, b: 1, kind: 'stairs' }])).toBeNull();
    expect(linked(null, 0, 1)).toBe(false);
  });
});
