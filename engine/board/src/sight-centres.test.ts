import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDING, PASSING, TOUCHING } from './blockers.ts';
import { type CentreSight, centreHindrance } from './centre-line.ts';
import { slowSees } from './centre-reference.ts';
import { type Ground, setEdge } from './ground.ts';
import { hindranceOf } from './hindrance.ts';
import { bordersAt } from './lattice.ts';
import type { Cell, Side } from './layout.ts';
import { bordersMet, crossedBy, seesByCentres, sightByCentres } from './sight-centres.ts';
import { anyBoard, borders, cell, cells, corner, figures, SIGHT, sightBoard, WALK } from './sight-drawing.ts';
import { type Stub, stubsOn } from './stubs.ts';

const CLOSED: CentreSight = { mask: SIGHT, corners: 'closed', ends: 0 };
const SLIP: CentreSight = { mask: SIGHT, corners: 'slip', ends: 0 };

const BLOCKING = [0, PASSING, ENDING, PASSING | ENDING, PASSING | ENDING | TOUCHING];

const passing = (g: Ground, places: string) => figures(g, places);
const sees = (g: Ground, sight: CentreSight, a: string, b: string, blockers = '') =>
  seesByCentres(g, sight, cell(g, a), cell(g, b), passing(g, blockers));

describe('sight from centre to centre, borders closed segments', () => {
  it('SG-LOS-21: an open line is mutual; an operator or smoke on a space it crosses breaks it', () => {
    const g = sightBoard(5, 4);
    expect(sees(g, CLOSED, '(0,0)', '(4,3)')).toBe(true);
    expect(sees(g, CLOSED, '(4,3)', '(0,0)')).toBe(true);
    for (const space of ['(2,1)', '(2,2)']) expect(sees(g, CLOSED, '(0,0)', '(4,3)', space)).toBe(false);
    expect(sees(g, CLOSED, '(0,0)', '(4,3)', '(2,0) (1,2) (3,1)')).toBe(true);
  });

  it('SG-LOS-22: a heavy wall across the line', () => {
    const g = sightBoard(1, 5, { wall: 'H(0,2)' });
    expect(sees(g, CLOSED, '(0,0)', '(0,4)')).toBe(false);
    expect(sightByCentres(g, CLOSED, cell(g, '(0,0)'), cell(g, '(0,4)')).by).toEqual({
      kind: 'border',
      edge: borders(g, 'H(0,2)')[0],
    });
  });

  it('SG-LOS-23: a line through a wall’s end is broken, through a bare corner between two spaces not', () => {
    for (const wall of ['V(1,0)', 'H(1,1)', 'V(1,1)', 'H(0,1)']) {
      const g = sightBoard(2, 2, { wall });
      expect(sees(g, CLOSED, '(0,0)', '(1,1)'), wall).toBe(false);
      expect(sees(g, CLOSED, '(1,0)', '(0,1)'), wall).toBe(false);
    }
    const g = sightBoard(2, 2);
    expect(sees(g, CLOSED, '(0,0)', '(1,1)', '(1,0) (0,1)')).toBe(true);
  });

  it('SG-LOS-03, SG-LOS-04: smoke breaks a line at its ends, too, an operator does not', () => {
    const g = sightBoard(3, 1);
    const at = (space: string, kind: number) =>
      seesByCentres(
        g,
        CLOSED,
        0,
        2,
        passing(g, space).map((here) => here * kind),
      );
    for (const space of ['(0,0)', '(2,0)']) {
      expect(at(space, PASSING)).toBe(true);
      expect(at(space, PASSING | ENDING)).toBe(false);
    }
    expect(at('(1,0)', PASSING)).toBe(false);
  });

  it('SG-LOS-29: smoke that blocks by touch breaks a line through one of its corners', () => {
    const g = sightBoard(3, 3);
    for (const space of ['(1,0)', '(0,1)', '(2,1)', '(1,2)']) {
      const smoke = passing(g, space);
      expect(seesByCentres(g, CLOSED, 0, 8, smoke), space).toBe(true);
      smoke[cell(g, space)] = PASSING | ENDING | TOUCHING;
      expect(sightByCentres(g, CLOSED, 0, 8, smoke).by, space).toEqual({
        kind: 'cell',
        cell: cell(g, space),
      });
      expect(seesByCentres(g, CLOSED, 0, cell(g, '(2,0)'), smoke), space).toBe(space !== '(1,0)');
    }
  });

  it('SG-ENV-10: adjacent spaces are those that touch and see each other', () => {
    const g = sightBoard(3, 3, { wall: 'V(2,0) V(2,1) V(2,2)' });
    const own = cell(g, '(1,1)');
    const adjacent = [...Array(9).keys()].filter((c) => c !== own && seesByCentres(g, CLOSED, own, c));
    expect(adjacent).toEqual(cells(g, '(0,0) (1,0) (0,1) (0,2) (1,2)'));
  });

  it('SG-MOV-13: the diagonal through a wall’s end is shut', () => {
    const g = sightBoard(2, 2, { wall: 'H(0,1)' });
    expect(sees(g, CLOSED, '(0,0)', '(1,1)')).toBe(false);
  });

  it('R02: a stub breaks the lines it reaches, and no others', () => {
    const g = sightBoard(3, 3);
    const stub = (quarters: 1 | 2 | 3): CentreSight => ({
      ...CLOSED,
      stubs: stubsOn(g.layout, [{ corner: corner(g, '<1,1>'), side: 1, quarters }]),
    });
    // (1,0)–(1,1) crosses H(1,1) in its middle
    expect(sees(g, stub(1), '(1,0)', '(1,1)')).toBe(true);
    expect(sees(g, stub(2), '(1,0)', '(1,1)')).toBe(false);
    expect(sees(g, stub(1), '(0,0)', '(1,1)')).toBe(false);
    expect(sees(g, stub(3), '(2,0)', '(1,1)')).toBe(true);
    expect(() => stubsOn(g.layout, [{ corner: 0, side: 0, quarters: 1 }])).toThrow(RangeError);
  });
});

describe('what a line crosses, for protection', () => {
  const crossedCells = (g: Ground, a: string, b: string) =>
    crossedBy(g.layout, cell(g, a), cell(g, b)).flatMap((thing) =>
      thing.kind === 'cell' ? [thing.cell] : [],
    );
  const met = (g: Ground, a: string, b: string) =>
    bordersMet(g.layout, crossedBy(g.layout, cell(g, a), cell(g, b)));

  it('SG-PRO-16, SG-PRO-17: the obstacle in the line', () => {
    const g = sightBoard(6, 1);
    expect(crossedCells(g, '(0,0)', '(4,0)')).toContain(cell(g, '(3,0)'));
    expect(crossedCells(g, '(0,0)', '(5,0)')).toContain(cell(g, '(3,0)'));
    expect(sees(g, CLOSED, '(0,0)', '(5,0)')).toBe(true);
  });

  it('SG-PRO-18: sight is free, the line of cover crosses the heavy wall', () => {
    const g = sightBoard(6, 2, { wall: 'V(5,1)' });
    expect(sees(g, CLOSED, '(0,0)', '(5,0)')).toBe(true);
    expect(met(g, '(0,0)', '(5,0)')).not.toContain(borders(g, 'V(5,1)')[0]);
    expect(met(g, '(0,0)', '(5,1)')).toContain(borders(g, 'V(5,1)')[0]);
  });

  it('SG-PRO-19: the line of sight crosses the light wall, the line of cover the obstacle', () => {
    const g = sightBoard(6, 2, { wall: 'V(5,0)' });
    expect(met(g, '(0,0)', '(5,0)')).toContain(borders(g, 'V(5,0)')[0]);
    expect(crossedCells(g, '(0,0)', '(5,1)')).toContain(cell(g, '(4,1)'));
    // a Located target is seen through light walls: another mask
    expect(sees(g, { ...CLOSED, mask: 0 }, '(0,0)', '(5,0)')).toBe(true);
  });

  it('comes in the order of the line, corners with the two cells beside them', () => {
    const g = sightBoard(3, 2);
    expect(crossedBy(g.layout, cell(g, '(0,0)'), cell(g, '(1,1)'))).toEqual([
      { kind: 'cell', cell: cell(g, '(0,0)') },
      { kind: 'corner', corner: corner(g, '<1,1>'), beside: cells(g, '(1,0) (0,1)') },
      { kind: 'cell', cell: cell(g, '(1,1)') },
    ]);
    expect(crossedBy(g.layout, cell(g, '(2,1)'), cell(g, '(0,0)'))).toEqual([
      { kind: 'cell', cell: cell(g, '(2,1)') },
      { kind: 'border', edge: borders(g, 'V(2,1)')[0] },
      { kind: 'cell', cell: cell(g, '(1,1)') },
      { kind: 'border', edge: borders(g, 'H(1,1)')[0] },
      { kind: 'cell', cell: cell(g, '(1,0)') },
      { kind: 'border', edge: borders(g, 'V(1,0)')[0] },
      { kind: 'cell', cell: cell(g, '(0,0)') },
    ]);
    expect(met(g, '(0,0)', '(1,1)')).toEqual(bordersAt(g.layout, corner(g, '<1,1>')));
  });
});

describe('sight from centre to centre, slipping by at corners', () => {
  it('ER-LOS-13: blocked at a corner only by figures on both sides', () => {
    const g = sightBoard(3, 3);
    expect(sees(g, SLIP, '(0,0)', '(2,2)', '(1,0)')).toBe(true);
    expect(sees(g, SLIP, '(0,0)', '(2,2)', '(1,0) (0,1)')).toBe(false);
    expect(sees(g, SLIP, '(0,0)', '(2,2)', '(1,1)')).toBe(false);
  });

  it('ER-LOS-10: a wall on one way and a figure on the other block together', () => {
    for (const wall of ['V(1,0)', 'H(1,1)']) {
      const g = sightBoard(2, 2, { wall });
      expect(sees(g, SLIP, '(0,0)', '(1,1)'), wall).toBe(true);
      expect(sees(g, SLIP, '(0,0)', '(1,1)', '(1,0)'), wall).toBe(true);
      expect(sees(g, SLIP, '(0,0)', '(1,1)', '(0,1)'), wall).toBe(false);
    }
    const shut = sightBoard(2, 2, { wall: 'V(1,0) V(1,1)' });
    expect(sees(shut, SLIP, '(0,0)', '(1,1)')).toBe(false);
  });

  it('ER-LOS-14: a figure in a straight line', () => {
    const g = sightBoard(5, 1);
    expect(sees(g, SLIP, '(0,0)', '(4,0)', '(2,0)')).toBe(false);
    expect(sees(g, SLIP, '(0,0)', '(4,0)')).toBe(true);
  });

  it('ER-LOS-15, ER-LOS-12: a blocking square is seen itself, and seen out of', () => {
    const g = sightBoard(4, 1, { blocking: '(2,0)' });
    expect(sees(g, SLIP, '(0,0)', '(2,0)')).toBe(true);
    expect(sees(g, SLIP, '(0,0)', '(3,0)')).toBe(false);
    expect(sees(g, SLIP, '(2,0)', '(0,0)')).toBe(true);
    expect(sees(g, { ...SLIP, ends: SIGHT }, '(0,0)', '(2,0)')).toBe(false);
  });

  it('the mask says which borders block', () => {
    const g = sightBoard(2, 1, { holed: 'V(1,0)' });
    expect(sees(g, SLIP, '(0,0)', '(1,0)')).toBe(true);
    expect(sees(g, { ...SLIP, mask: WALK }, '(0,0)', '(1,0)')).toBe(false);
  });

  it('does not join levels', () => {
    const g = sightBoard(2, 1, { levels: 2 });
    expect(sightByCentres(g, SLIP, 0, 2)).toEqual({ from: 0, to: 2, crossed: [], by: { kind: 'level' } });
    setEdge(g, borders(g, 'V(1,0)')[0], 1);
    expect(seesByCentres(g, SLIP, 2, 3)).toBe(true);
  });
});

describe.each([CLOSED, SLIP, { ...CLOSED, ends: SIGHT }, { ...SLIP, ends: SIGHT }])('by rule %o', (rule) => {
  const position = fc.tuple(anyBoard(7), fc.infiniteStream(fc.nat()));

  it('agrees with a slow reference that looks at everything, both ways', () => {
    fc.assert(
      fc.property(position, ([g, pick]) => {
        const any = (n: number) => Number(pick.next().value) % n;
        const blockers = new Uint8Array(g.layout.cells);
        for (let i = 0; i < 3; i++) blockers[any(blockers.length)] = BLOCKING[any(BLOCKING.length)];
        const stubs: Stub[] = [];
        if (rule.corners === 'closed' && any(2) === 0)
          for (let i = 0; i < 4; i++) {
            const place = any((g.layout.width + 1) * (g.layout.height + 1));
            const side = any(4) as Side;
            if (bordersAt(g.layout, place)[side] >= 0)
              stubs.push({ corner: place, side, quarters: (1 + any(3)) as 1 | 2 | 3 });
          }
        const distinct = stubs.filter(
          (stub, i) => stubs.findIndex((s) => s.corner === stub.corner && s.side === stub.side) === i,
        );
        const sight = { ...rule, stubs: stubsOn(g.layout, distinct) };
        for (let i = 0; i < 20; i++) {
          const [a, b]: [Cell, Cell] = [any(g.layout.cells), any(g.layout.cells)];
          const seen = slowSees(g, rule, a, b, blockers, distinct);
          expect(seesByCentres(g, sight, a, b, blockers)).toBe(seen);
          expect(seesByCentres(g, sight, b, a, blockers)).toBe(seen);
        }
      }),
      { numRuns: 250 },
    );
  });

  it('names as hindrance something that the line crosses', () => {
    fc.assert(
      fc.property(position, ([g, pick]) => {
        const any = () => Number(pick.next().value) % g.layout.cells;
        for (let i = 0; i < 20; i++) {
          const line = sightByCentres(g, rule, any(), any());
          expect(line.by).toEqual(hindranceOf(g.layout, centreHindrance(g, rule, line.from, line.to)));
          if (line.by) expect(line.crossed).toContainEqual(expect.objectContaining(line.by));
        }
      }),
      { numRuns: 60 },
    );
  });
});
