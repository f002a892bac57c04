import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { across } from './adjacency.ts';
import { cellsAt, drawn, FLYERS, scattered } from './drawn-board.ts';
import { anchorOf, type Base, cellsUnder, facingOf, fits, placement, rotations, shift } from './footprint.ts';
import type { Ground } from './ground.ts';
import { cellAt, EAST, NORTH, SIDES, type Side, WEST } from './layout.ts';

const oneByOne: Base = { wide: 1, high: 1 };
const lying: Base = { wide: 2, high: 1 };
const square: Base = { wide: 2, high: 2 };
const upright: Base = { wide: 2, high: 3 };

const lyingAt = (g: Ground, x: number, y: number, facing: Side = NORTH) =>
  placement(cellAt(g.layout, x, y), facing);
const sorted = (cells: readonly number[]) => cells.toSorted((a, b) => a - b);

describe('a footprint', () => {
  it('covers its cells from the top left, turned ones with width and height exchanged', () => {
    const g = drawn(5, 5);
    expect(cellsUnder(g.layout, oneByOne, lyingAt(g, 4, 4))).toEqual(cellsAt(g, '(4,4)'));
    expect(cellsUnder(g.layout, lying, lyingAt(g, 1, 1))).toEqual(cellsAt(g, '(1,1) (2,1)'));
    expect(cellsUnder(g.layout, lying, lyingAt(g, 1, 1, EAST))).toEqual(cellsAt(g, '(1,1) (1,2)'));
    expect(cellsUnder(g.layout, square, lyingAt(g, 0, 0, WEST))).toEqual(
      cellsAt(g, '(0,0) (1,0) (0,1) (1,1)'),
    );
    expect(cellsUnder(g.layout, upright, lyingAt(g, 2, 0, EAST))).toEqual(
      cellsAt(g, '(2,0) (3,0) (4,0) (2,1) (3,1) (4,1)'),
    );
  });
  it('never sticks out over the edge of the board, nor wraps round it', () => {
    const g = drawn(5, 5);
    for (const [x, y] of [
      [4, 0],
      [0, 4],
    ])
      expect(cellsUnder(g.layout, square, lyingAt(g, x, y))).toEqual([]);
    expect(fits(g, square, lyingAt(g, 4, 0), FLYERS)).toBe(false);
  });
  it('keeps its anchor and facing in one number', () => {
    for (const side of SIDES) {
      const p = placement(123, side);
      expect([anchorOf(p), facingOf(p)]).toEqual([123, side]);
    }
  });
  it('DM-LRG-27: lies wholly on existing spaces, with no wall between two of its own', () => {
    const walls = ['V(1,0)', 'V(1,1)', 'H(0,1)', 'H(1,1)'];
    for (const wall of walls) {
      const g = drawn(2, 2, { wall });
      expect(fits(g, square, 0, FLYERS)).toBe(false);
    }
    for (const blocking of walls) expect(fits(drawn(2, 2, { blocking }), square, 0, FLYERS)).toBe(true);
    expect(fits(drawn(2, 2, { wall: 'V(0,0) H(0,0) V(2,1) H(1,2)' }), square, 0, FLYERS)).toBe(true);
    expect(fits(drawn(2, 2, { void: '(1,1)' }), square, 0, FLYERS)).toBe(false);
  });
});

describe('a step of a large figure', () => {
  it('DM-LRG-20: leads to exactly four positions, never diagonally', () => {
    const g = drawn(4, 4);
    const from = lyingAt(g, 1, 1);
    expect(SIDES.map((side) => anchorOf(shift(g, square, from, side, FLYERS)))).toEqual(
      cellsAt(g, '(1,0) (2,1) (1,2) (0,1)'),
    );
  });
  it('DM-LRG-11: no section may cross a wall, nor come to straddle one', () => {
    const from = (g: Ground) => lyingAt(g, 0, 0);
    const crossed = drawn(3, 2, { wall: 'V(2,1)' });
    expect(shift(crossed, square, from(crossed), EAST, FLYERS)).toBe(-1);
    const straddled = drawn(3, 2, { wall: 'H(2,1)' });
    expect(shift(straddled, square, from(straddled), EAST, FLYERS)).toBe(-1);
    const behind = drawn(4, 2, { wall: 'V(3,0) V(3,1)' });
    expect(shift(behind, square, from(behind), EAST, FLYERS)).toBe(lyingAt(behind, 1, 0));
    const terrain = drawn(3, 2, { blocking: 'V(2,0) V(2,1) H(2,1)' });
    expect(shift(terrain, square, from(terrain), EAST, FLYERS)).toBe(lyingAt(terrain, 1, 0));
  });
  it('DM-LRG-03: every section crosses an open border, and the whole fits, on random boards', () => {
    const kinds = fc.array(fc.constantFrom(0, 1, 1, 1, 1, 1), { minLength: 42, maxLength: 42 });
    const borders = fc.array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: 97, maxLength: 97 });
    const bases = fc.constantFrom(oneByOne, lying, square, upright);
    fc.assert(
      fc.property(kinds, borders, bases, fc.constantFrom(...SIDES), (cellKinds, edgeKinds, base, facing) => {
        const g = scattered(7, 6, cellKinds, edgeKinds);
        const l = g.layout;
        for (let c = 0; c < l.cells; c++) {
          const from = placement(c, facing);
          if (!fits(g, base, from, FLYERS)) continue;
          for (const side of SIDES) {
            const moved = cellsUnder(l, base, from).map((section) => across(g, section, side, FLYERS));
            const next = placement(moved[0], facing);
            const lawful = moved.every((section) => section >= 0) && fits(g, base, next, FLYERS);
            expect(shift(g, base, from, side, FLYERS)).toBe(lawful ? next : -1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
  it('stays on the board', () => {
    const g = drawn(2, 2);
    expect(SIDES.map((side) => shift(g, square, 0, side, FLYERS))).toEqual([-1, -1, -1, -1]);
    expect(shift(drawn(3, 2, { void: '(2,1)' }), square, 0, EAST, FLYERS)).toBe(-1);
  });
});

describe('a rotation', () => {
  it('DM-LRG-21: a 1×2 figure has exactly four', () => {
    const g = drawn(6, 6);
    const found = rotations(g, lying, lyingAt(g, 2, 2), FLYERS).map((p) => cellsUnder(g.layout, lying, p));
    expect(found).toEqual([
      cellsAt(g, '(2,1) (2,2)'),
      cellsAt(g, '(3,1) (3,2)'),
      cellsAt(g, '(2,2) (2,3)'),
      cellsAt(g, '(3,2) (3,3)'),
    ]);
  });
  it('DM-LRG-22: a 2×3 figure has exactly four, each keeping 4 spaces', () => {
    const g = drawn(8, 8);
    const from = lyingAt(g, 2, 2);
    const before = cellsUnder(g.layout, upright, from);
    const found = rotations(g, upright, from, FLYERS);
    expect(found.map(anchorOf)).toEqual(cellsAt(g, '(1,2) (2,2) (1,3) (2,3)'));
    for (const p of found) {
      expect(facingOf(p)).toBe(EAST);
      expect(cellsUnder(g.layout, upright, p).filter((c) => before.includes(c))).toHaveLength(4);
    }
  });
  it('DM-LRG-06: a 2×2 figure has none', () => {
    const g = drawn(6, 6);
    expect(rotations(g, square, lyingAt(g, 2, 2), FLYERS)).toEqual([]);
  });
  it('DM-LRG-27: only the resulting footprint is checked, not the sweep', () => {
    // (3,2) to (2,1) would sweep over (3,1), which does not exist.
    const g = drawn(6, 6, { void: '(3,1)', wall: 'H(2,3)' });
    const found = rotations(g, lying, lyingAt(g, 2, 2), FLYERS).map(anchorOf);
    expect(found).toEqual(cellsAt(g, '(2,1) (3,2)'));
  });
  it('keeps at least half of the cells, can be undone, and misses nothing, on random boards', () => {
    const kinds = fc.array(fc.constantFrom(0, 1, 1, 1, 1, 1), { minLength: 42, maxLength: 42 });
    const borders = fc.array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: 97, maxLength: 97 });
    const bases = fc.constantFrom<Base>(lying, { wide: 1, high: 2 }, upright, { wide: 3, high: 2 });
    fc.assert(
      fc.property(
        kinds,
        borders,
        bases,
        fc.constantFrom(NORTH, EAST),
        (cellKinds, edgeKinds, base, facing) => {
          const g = scattered(7, 6, cellKinds, edgeKinds);
          const all = Array.from({ length: 42 }, (_, c) => c);
          for (const from of all.map((c) => placement(c, facing)).filter((p) => fits(g, base, p, FLYERS))) {
            const before = cellsUnder(g.layout, base, from);
            const turned = all.map((c) => placement(c, facing === NORTH ? EAST : NORTH));
            const lawful = turned.filter(
              (p) =>
                fits(g, base, p, FLYERS) &&
                cellsUnder(g.layout, base, p).filter((c) => before.includes(c)).length * 2 >= before.length,
            );
            const found = rotations(g, base, from, FLYERS);
            expect(sorted(found)).toEqual(sorted(lawful));
            for (const p of found) expect(rotations(g, base, p, FLYERS)).toContain(from);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
