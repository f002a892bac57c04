import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACK,
  beyond,
  coloursFromSection,
  coloursToward,
  FRONT,
  LEFT,
  outwardQuadrants,
  quadrantsToward,
  RIGHT,
  type Ring,
} from './arc.ts';
import { cellsAt, drawn } from './drawn-board.ts';
import { placement } from './footprint.ts';
import { cellAt, EAST, NORTH, SIDES, type Side, SOUTH, WEST, xOf, yOf } from './layout.ts';

const g = drawn(7, 7);
const l = g.layout;
const at = (place: string) => cellsAt(g, place)[0];
const vision: Ring<string> = ['red', 'orange', 'white', 'orange'];

describe('the quadrants around a figure', () => {
  it('ER-GEO-11: seen from (2,2) facing north', () => {
    const toward = (place: string) => quadrantsToward(l, at('(2,2)'), NORTH, at(place));
    expect(toward('(2,0)')).toEqual([FRONT]);
    expect(toward('(4,2)')).toEqual([RIGHT]);
    expect(toward('(3,1)')).toEqual([FRONT, RIGHT]);
    expect(toward('(2,3)')).toEqual([BACK]);
    expect(toward('(3,3)')).toEqual([RIGHT, BACK]);
    expect(toward('(0,1)')).toEqual([LEFT]);
  });
  it('ER-GEO-11: the colours of the field of vision', () => {
    const colours = (place: string) => coloursToward(l, vision, 'white', at('(2,2)'), NORTH, at(place));
    expect(colours('(2,0)')).toEqual(['red']);
    expect(colours('(4,2)')).toEqual(['orange']);
    expect(colours('(3,1)')).toEqual(['red', 'orange']);
    expect(colours('(2,3)')).toEqual(['white']);
    expect(colours('(3,3)')).toEqual(['orange']);
  });
  it('ER-GEO-07: no choice where both arcs have the same colour', () => {
    const ring: Ring<string> = ['red', 'red', 'white', 'orange'];
    expect(coloursToward(l, ring, 'white', at('(2,2)'), NORTH, at('(3,1)'))).toEqual(['red']);
  });
  it('ER-GEO-06: holds for every facing, and lists one quadrant, or two on a diagonal', () => {
    // forward and rightward offset, for north, east, south, west
    const turned: readonly ((dx: number, dy: number) => readonly [number, number])[] = [
      (dx, dy) => [-dy, dx],
      (dx, dy) => [dx, dy],
      (dx, dy) => [dy, -dx],
      (dx, dy) => [-dx, -dy],
    ];
    fc.assert(
      fc.property(fc.nat(48), fc.nat(48), fc.constantFrom(...SIDES), (from, to, facing) => {
        const [f, r] = turned[facing](xOf(l, to) - xOf(l, from), yOf(l, to) - yOf(l, from));
        const found = quadrantsToward(l, from, facing, to);
        if (f === 0 && r === 0) expect(found).toEqual([]);
        else if (f > Math.abs(r)) expect(found).toEqual([FRONT]);
        else if (-f > Math.abs(r)) expect(found).toEqual([BACK]);
        else if (r > Math.abs(f)) expect(found).toEqual([RIGHT]);
        else if (-r > Math.abs(f)) expect(found).toEqual([LEFT]);
        else expect(found).toEqual([f > 0 ? FRONT : BACK, r > 0 ? RIGHT : LEFT].toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the field beyond one side of a cell', () => {
  const smoke = at('(3,3)');
  const field = (side: Side) => [...g.cellKind.keys()].filter((c) => beyond(l, smoke, side, c));

  it('SG-OVW-11: from (3,3) northwards all spaces with y ≤ 2, and none of its own row', () => {
    expect(field(NORTH)).toEqual([...g.cellKind.keys()].filter((c) => yOf(l, c) <= 2));
    for (const place of ['(0,3)', '(6,3)', '(3,3)', '(3,4)']) expect(field(NORTH)).not.toContain(at(place));
  });
  it('SG-OVW-04: is half of the board on each side', () => {
    expect(field(EAST)).toEqual([...g.cellKind.keys()].filter((c) => xOf(l, c) >= 4));
    expect(field(SOUTH)).toEqual([...g.cellKind.keys()].filter((c) => yOf(l, c) >= 4));
    expect(field(WEST)).toEqual([...g.cellKind.keys()].filter((c) => xOf(l, c) <= 2));
  });
});

describe('ER-BIG-17: a large figure on (2,2)-(3,3)', () => {
  const base = { wide: 2, high: 2 };
  const facing = (side: Side) => placement(cellAt(l, 2, 2), side);

  it('looks out of each square through the sides that square touches', () => {
    const outward = (side: Side, place: string) => outwardQuadrants(l, base, facing(side), at(place));
    expect(outward(NORTH, '(2,2)')).toEqual([FRONT, LEFT]);
    expect(outward(NORTH, '(3,2)')).toEqual([FRONT, RIGHT]);
    expect(outward(NORTH, '(3,3)')).toEqual([RIGHT, BACK]);
    expect(outward(NORTH, '(2,3)')).toEqual([BACK, LEFT]);
    expect(outward(EAST, '(3,3)')).toEqual([FRONT, RIGHT]);
    expect(outward(SOUTH, '(2,2)')).toEqual([RIGHT, BACK]);
  });
  it('sees a target in the colours of those sides only, measured from that square', () => {
    const colours = (section: string, target: string) =>
      coloursFromSection(l, vision, 'white', base, facing(NORTH), at(section), at(target));
    expect(colours('(2,2)', '(2,0)')).toEqual(['red']);
    expect(colours('(3,2)', '(6,2)')).toEqual(['orange']);
    // its right flank is the other front square's
    expect(colours('(2,2)', '(6,2)')).toEqual(['white']);
    // on the front/right diagonal of (2,2), which has no right flank; both arcs of (3,2)'s own diagonal
    expect(colours('(2,2)', '(4,0)')).toEqual(['red']);
    expect(colours('(3,2)', '(5,0)')).toEqual(['red', 'orange']);
    // rear squares see past their flank, not ahead and not behind
    expect(colours('(3,3)', '(6,4)')).toEqual(['orange']);
    expect(colours('(3,3)', '(3,0)')).toEqual(['white']);
    expect(colours('(3,3)', '(3,6)')).toEqual(['white']);
  });
  it('sees behind through the rear squares if the back is coloured', () => {
    const ring: Ring<string> = ['red', 'orange', 'orange', 'orange'];
    const behind = (section: string) =>
      coloursFromSection(l, ring, 'white', base, facing(NORTH), at(section), at('(3,6)'));
    expect(behind('(3,3)')).toEqual(['orange']);
    expect(behind('(3,2)')).toEqual(['white']);
  });
});
