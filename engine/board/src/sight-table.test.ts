import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDING, PASSING, TOUCHING } from './blockers.ts';
import type { CentreSight } from './centre-line.ts';
import { centreTable } from './centre-table.ts';
import { cornerTable } from './corner-table.ts';
import { copyGround, type Ground, setCell, setEdge } from './ground.ts';
import { obstacles } from './obstacles.ts';
import { seenPast } from './seen-past.ts';
import { seesByCentres } from './sight-centres.ts';
import { seesByCorners } from './sight-corners.ts';
import { anyBoard, borders, cell, SIGHT, sightBoard, someThickWalls } from './sight-drawing.ts';
import { forEachSeen, type SightTable } from './sight-table.ts';

const CLOSED: CentreSight = { mask: SIGHT, corners: 'closed', ends: 0 };
const SLIP: CentreSight = { mask: SIGHT, corners: 'slip', ends: 0 };

const thick = (g: Ground): CentreSight => ({ ...CLOSED, walls: someThickWalls(g.layout) });

/** The models that a table is made for: how it is built, and what it must agree with. */
const MODELS: [string, (g: Ground) => SightTable, (g: Ground) => (a: number, b: number) => boolean][] = [
  ...[CLOSED, SLIP, { ...CLOSED, ends: SIGHT }, { ...SLIP, ends: SIGHT }].map(
    (sight): (typeof MODELS)[number] => [
      `centres, corners ${sight.corners}, ends ${sight.ends}`,
      (g) => centreTable(g, sight),
      (g) => (a, b) => seesByCentres(g, sight, a, b),
    ],
  ),
  [
    'thick walls',
    (g) => centreTable(g, thick(g)),
    (g) => {
      const sight = thick(g);
      return (a, b) => seesByCentres(g, sight, a, b);
    },
  ],
  [
    'corners',
    (g) => cornerTable(g, SIGHT),
    (g) => {
      const o = obstacles(g, SIGHT);
      return (a, b) => seesByCorners(o, a, b);
    },
  ],
];

const rows = (t: SightTable) => Array.from({ length: t.layout.cells }, (_, a) => [...t.row(a)]);

function expectToAgree(t: SightTable, sees: (a: number, b: number) => boolean): void {
  const { cells } = t.layout;
  for (let a = 0; a < cells; a++)
    for (let b = 0; b < cells; b++)
      if (t.sees(a, b) !== sees(a, b)) expect.fail(`${a} and ${b}: the table says ${t.sees(a, b)}`);
}

/** A wall that rises or falls, a cell that becomes blocking or free: `[is it a border, which, what it becomes]`. */
const anyChanges = fc.array(fc.tuple(fc.boolean(), fc.nat(), fc.constantFrom(0, 1, 2)), { maxLength: 25 });

function change(g: Ground, border: boolean, which: number, kind: number): void {
  if (border) setEdge(g, which % g.layout.edges, kind);
  else setCell(g, which % g.layout.cells, kind);
}

function tell(t: SightTable, border: boolean, which: number): void {
  if (border) t.edgeChanged(which % t.layout.edges);
  else t.cellChanged(which % t.layout.cells);
}

describe.each(MODELS)('a sight table: %s', (_name, table, direct) => {
  it('says of every pair what the direct question says', () => {
    fc.assert(
      fc.property(anyBoard(8), (g) => {
        expectToAgree(table(g), direct(g));
      }),
      { numRuns: 40 },
    );
  });

  it('is right on boards with several levels and with rows longer than a word', () => {
    const wide = sightBoard(67, 3, {
      wall: 'V(31,0) V(32,1) V(63,2) H(30,1) H(31,1) H(64,2)',
      blocking: '(33,0)',
    });
    expectToAgree(table(wide), direct(wide));
    const exact = sightBoard(32, 2, { wall: 'V(31,0) H(31,1)' });
    expectToAgree(table(exact), direct(exact));
    fc.assert(
      fc.property(anyBoard(5, 2), (g) => {
        expectToAgree(table(g), direct(g));
      }),
      { numRuns: 15 },
    );
  });

  it('patched after any changes, it equals one built afresh', () => {
    fc.assert(
      fc.property(anyBoard(7, 2), anyChanges, fc.infiniteStream(fc.nat()), (g, changes, pick) => {
        const t = table(g);
        for (const [border, which, kind] of changes) {
          change(g, border, which, kind);
          tell(t, border, which);
          // look at some rows in between, so that not all of them are out of date together
          for (let i = 0; i < 4; i++) t.row(Number(pick.next().value) % g.layout.cells);
        }
        expect(rows(t)).toEqual(rows(table(g)));
      }),
      { numRuns: 60 },
    );
  });

  it('may be told of several changes at once, after all of them', () => {
    fc.assert(
      fc.property(anyBoard(7), anyChanges, (g, changes) => {
        const t = table(g);
        for (const [border, which, kind] of changes) change(g, border, which, kind);
        for (const [border, which] of changes) tell(t, border, which);
        expect(rows(t)).toEqual(rows(table(g)));
      }),
      { numRuns: 40 },
    );
  });

  it('patched after every single change of a larger board, it equals one built afresh', () => {
    fc.assert(
      fc.property(anyBoard(14), anyChanges, (g, changes) => {
        const t = table(g);
        rows(t);
        for (const [border, which, kind] of changes.slice(0, 6)) {
          change(g, border, which, kind);
          tell(t, border, which);
          expect(rows(t)).toEqual(rows(table(g)));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('a copy for another ground goes its own way', () => {
    const g = sightBoard(5, 4, { wall: 'V(2,3)' });
    const t = table(g);
    rows(t);
    const fork = copyGround(g);
    const copy = t.copyFor(fork);
    for (const e of borders(g, 'V(2,0) V(2,1) V(2,2)')) {
      setEdge(fork, e, 1);
      copy.edgeChanged(e);
    }
    expect(copy.sees(0, 4)).toBe(false);
    expect(t.sees(0, 4)).toBe(true);
    for (const e of borders(g, 'V(4,0) V(4,1) V(4,2) V(4,3)')) {
      setEdge(g, e, 1);
      t.edgeChanged(e);
    }
    expect(t.sees(3, 4)).toBe(false);
    expect(copy.sees(3, 4)).toBe(true);
    expect(rows(copy)).toEqual(rows(table(fork)));
    for (const e of borders(g, 'V(2,0) V(2,1)')) {
      setEdge(g, e, 1);
      t.edgeChanged(e);
    }
    expect(rows(t)).toEqual(rows(table(g)));
  });

  it('shows the seen cells in order, each level by its own', () => {
    const g = sightBoard(9, 5, { levels: 2 });
    for (let x = 0; x < 9; x++) setEdge(g, borders(g, `H(${x},2)`)[0], 1);
    const t = table(g);
    const seen: number[] = [];
    forEachSeen(t, cell(g, '(3,1)'), (c) => seen.push(c));
    expect(seen).toEqual([...Array(18).keys()]);
    const above: number[] = [];
    forEachSeen(t, 45 + 7, (c) => above.push(c));
    expect(above).toEqual([...Array(45).keys()].map((c) => 45 + c));
  });
});

const MOVING = [PASSING, PASSING | ENDING, PASSING | ENDING | TOUCHING];

describe('sight past what moves', () => {
  it.each([
    ['corners closed', () => CLOSED],
    ['corners slip', () => SLIP],
    ['corners slip, ends', () => ({ ...SLIP, ends: SIGHT })],
    ['thick walls', thick],
  ])('agrees with the direct question: %s', (_name, sightOn) => {
    fc.assert(
      fc.property(anyBoard(7, 2), fc.infiniteStream(fc.nat()), (g, pick) => {
        const any = (n: number) => Number(pick.next().value) % n;
        const sight = sightOn(g);
        const t = centreTable(g, sight);
        const blockers = new Uint8Array(g.layout.cells);
        for (let i = 0; i < 6; i++) blockers[any(blockers.length)] = MOVING[any(3)];
        for (let i = 0; i < 60; i++) {
          const [a, b] = [any(g.layout.cells), any(g.layout.cells)];
          expect(seenPast(t, a, b, blockers)).toBe(seesByCentres(g, sight, a, b, blockers));
        }
      }),
      { numRuns: 120 },
    );
  });

  it('ER-LOS-10: a wall that the table knows and a figure that it does not block a corner together', () => {
    const g = sightBoard(2, 2, { wall: 'V(1,0)' });
    const t = centreTable(g, SLIP);
    const figure = new Uint8Array(4);
    figure[cell(g, '(0,1)')] = PASSING;
    expect(t.sees(0, 3)).toBe(true);
    expect(seenPast(t, 0, 3, figure)).toBe(false);
    expect(seenPast(t, 3, 0, figure)).toBe(false);
  });
});
