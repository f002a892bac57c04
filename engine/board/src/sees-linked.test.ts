import { describe, expect, it } from 'vitest';
import { ENDING, PASSING } from './blockers.ts';
import { centreTable } from './centre-table.ts';
import { drawn, RANGE } from './drawn-board.ts';
import { cellAt } from './layout.ts';
import { linksOfKind, linkTable } from './links.ts';
import { seenPast } from './seen-past.ts';
import { seesLinked } from './sees-linked.ts';

/** Three levels of three squares; stairs lead from the middle up, and from there up again. A wall cuts level 0. */
const g = drawn(3, 1, {
  levels: 3,
  wall: 'V(1,0)',
  links: [
    { a: 1, b: 4, kind: 'stairs' },
    { a: 4, b: 7, kind: 'stairs' },
    { a: 0, b: 3, kind: 'pipe' },
    { a: 2, b: 5, kind: 'chute', oneWay: true },
  ],
});
const l = g.layout;
const table = centreTable(g, { mask: RANGE, ends: 0, corners: 'slip' });
const stairs = linkTable(l, linksOfKind(g, ['stairs']));
const sees = (a: number, b: number) => seesLinked(table, stairs, a, b);
const below = cellAt(l, 1, 0, 0);
const above = cellAt(l, 1, 0, 1);

describe('sight over stairs', () => {
  it('ER-LVL-03, 09: linked stair squares see each other, both ways', () => {
    expect([sees(below, above), sees(above, below)]).toEqual([true, true]);
    expect(table.sees(below, above)).toBe(false);
  });
  it('ER-LVL-02, 03: on its own level a stair square sees as usual', () => {
    expect([sees(below, 2), sees(2, below)]).toEqual([true, true]);
    expect([sees(below, 0), sees(0, below)]).toEqual([false, false]);
  });
  it('ER-LVL-03: nothing else of the other level is seen, neither from the stairs nor from beside them', () => {
    for (const other of [3, 5]) expect([sees(below, other), sees(other, below)]).toEqual([false, false]);
    for (const own of [0, 2]) expect([sees(own, above), sees(above, own)]).toEqual([false, false]);
  });
  it('ER-LVL-03: two flights of stairs are not seen through', () => {
    expect([sees(above, 7), sees(below, 7), sees(7, below)]).toEqual([true, false, false]);
  });
  it('is given by links of the kinds named only', () => {
    expect([sees(0, 3), seesLinked(table, linkTable(l, linksOfKind(g, ['pipe'])), 0, 3)]).toEqual([
      false,
      true,
    ]);
    expect(seesLinked(table, null, below, above)).toBe(false);
  });
  it('ER-LVL-09: is mutual even where the link leads one way', () => {
    const chute = linkTable(l, linksOfKind(g, ['chute']));
    expect([seesLinked(table, chute, 2, 5), seesLinked(table, chute, 5, 2)]).toEqual([true, true]);
  });
  it('ER-LVL-02, 09: figures block on a level, never between linked stairs', () => {
    const crowd = new Uint8Array(9);
    crowd[above] = PASSING | ENDING;
    const past = { sees: (a: number, b: number) => seenPast(table, a, b, crowd) };
    expect([seesLinked(past, stairs, 3, 5), seesLinked(table, stairs, 3, 5)]).toEqual([false, true]);
    expect(seesLinked(past, stairs, below, above)).toBe(true);
  });
});
