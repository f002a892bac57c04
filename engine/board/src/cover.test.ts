import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesInside, type ReferencePoint, UNIT } from './centre-reference.ts';
import { slowClear } from './corner-reference.ts';
import {
  attackCorners,
  bestCorner,
  type CoverGround,
  coverChanged,
  coveredFrom,
  coverFrom,
  coverGround,
  coverIgnoring,
  type FigureGrid,
} from './cover.ts';
import { type Ground, setEdge } from './ground.ts';
import { cornersOf, cornerX, cornerY } from './lattice.ts';
import { cellsBeside, edgeOf, placeOf, SIDES, xOf, yOf } from './layout.ts';
import {
  anyBoard,
  borders,
  cell,
  cells,
  corner,
  DIFFICULT,
  figures,
  SIGHT,
  sightBoard,
} from './sight-drawing.ts';

const on = (g: Ground) => coverGround(g, SIGHT, DIFFICULT);
const nobody = (g: Ground) => figures(g);
/** the attacker's choices: which corners give sight, and whether each leaves the defender in cover */
const choices = (c: CoverGround, standing: FigureGrid, a: string, b: string) =>
  attackCorners(c, standing, cells(c.ground, a), cells(c.ground, b));
const always = (c: CoverGround, standing: FigureGrid, a: string, b: string) => {
  const all = choices(c, standing, a, b);
  return all.length > 0 && all.every(({ covered }) => covered);
};
const from = (c: CoverGround, standing: FigureGrid, p: string, a: string, b: string) =>
  coverFrom(c, standing, cell(c.ground, a), corner(c.ground, p), cell(c.ground, b)).covered;

describe('cover', () => {
  it('DM-COV-14: none from the free end of the wall; the shooter behind it has cover himself', () => {
    const g = sightBoard(5, 4, { wall: 'V(1,0)' });
    const c = on(g);
    expect(from(c, nobody(g), '<1,1>', '(0,0)', '(3,2)')).toBe(false);
    expect(bestCorner(c, nobody(g), cells(g, '(0,0)'), cells(g, '(3,2)'))?.covered).toBe(false);
    expect(always(c, nobody(g), '(3,2)', '(0,0)')).toBe(true);
  });

  it('DM-COV-15: difficult terrain in the line gives cover from every corner', () => {
    const g = sightBoard(6, 3, { difficult: '(3,1)' });
    expect(always(on(g), nobody(g), '(0,1)', '(5,1)')).toBe(true);
  });

  it('DM-COV-16: so does blocking terrain', () => {
    const g = sightBoard(6, 3, { blocking: '(3,1)' });
    expect(always(on(g), nobody(g), '(0,1)', '(5,1)')).toBe(true);
  });

  it('DM-COV-17: so does a third figure; with nothing there is none', () => {
    const g = sightBoard(6, 3);
    expect(always(on(g), figures(g, '(0,1)', '(5,1)', '(3,1)'), '(0,1)', '(5,1)')).toBe(true);
    const alone = figures(g, '(0,1)', '(5,1)');
    expect(choices(on(g), alone, '(0,1)', '(5,1)').some(({ covered }) => covered)).toBe(false);
  });

  it('DM-COV-18: three soldiers, three kinds of cover, whichever corner he uses', () => {
    const g = sightBoard(7, 7, { difficult: '(4,0)', blocking: '(3,3)' });
    const standing = figures(g, '(0,3)', '(6,0)', '(6,3)', '(6,6)', '(4,6)');
    for (const soldier of ['(6,0)', '(6,3)', '(6,6)'])
      expect(always(on(g), standing, '(0,3)', soldier), soldier).toBe(true);
  });

  it('DM-COV-19: impassable terrain gives none', () => {
    const g = sightBoard(6, 3, { impassable: '(3,1)' });
    expect(bestCorner(on(g), nobody(g), cells(g, '(0,1)'), cells(g, '(5,1)'))?.covered).toBe(false);
    expect(choices(on(g), nobody(g), '(0,1)', '(5,1)').some(({ covered }) => covered)).toBe(false);
  });

  it('DM-COV-20: difficult terrain under the defender, and under the attacker', () => {
    const g = sightBoard(6, 3, { difficult: '(5,1)' });
    expect(always(on(g), nobody(g), '(0,1)', '(5,1)')).toBe(true);
    expect(from(on(g), nobody(g), '<5,1>', '(4,1)', '(5,1)')).toBe(false);
    expect(from(on(g), nobody(g), '<5,1>', '(5,1)', '(0,1)')).toBe(false);
  });

  it('DM-COV-21: it matters where the third figure stands', () => {
    const g = sightBoard(4, 3);
    expect(always(on(g), figures(g, '(0,1)', '(2,0)', '(1,0)'), '(0,1)', '(2,0)')).toBe(true);
    expect(from(on(g), figures(g, '(0,1)', '(2,0)', '(1,1)'), '<1,1>', '(0,1)', '(2,0)')).toBe(false);
  });

  it('DM-COV-22: an orthogonal neighbour never has cover, however crowded', () => {
    const g = sightBoard(6, 3);
    const crowd = '(0,0) (1,0) (2,0) (2,1) (0,2) (1,2) (2,2)'.split(' ');
    const standing = figures(g, '(0,1)', '(1,1)', ...crowd);
    const all = choices(on(g), standing, '(0,1)', '(1,1)');
    expect(all.map(({ covered }) => covered)).toEqual([false, false, false, false]);
  });

  it('DM-COV-23: the group’s own borders give its flyer no cover, a third figure does', () => {
    const g = sightBoard(6, 3, { blocking: '(3,1) (4,1)' });
    const group = cells(g, '(3,1) (4,1)').flatMap((c) => SIDES.map((side) => edgeOf(g.layout, c, side)));
    const c = coverIgnoring(on(g), group);
    const marine = cells(g, '(0,1)');
    const demon = cells(g, '(4,1)');
    expect(bestCorner(on(g), nobody(g), marine, demon)).toBe(null);
    expect(bestCorner(c, figures(g, '(0,1)', '(4,1)'), marine, demon)?.covered).toBe(false);
    expect(always(c, figures(g, '(0,1)', '(4,1)', '(2,1)'), '(0,1)', '(4,1)')).toBe(true);
  });

  it('DM-FLY-08: nor do the borders at the corners inside a larger group', () => {
    const g = sightBoard(5, 4, { blocking: '(2,1) (3,1) (2,2) (3,2)' });
    const group = cells(g, '(2,1) (3,1) (2,2) (3,2)').flatMap((c) =>
      SIDES.map((side) => edgeOf(g.layout, c, side)),
    );
    const c = coverIgnoring(on(g), group);
    // <1,0>→<4,3> passes the group's own corners <2,1> and <3,2>
    expect(from(c, nobody(g), '<1,0>', '(0,0)', '(3,2)')).toBe(false);
  });

  it('DM-COV-24, DM-COV-12: a shut shared corner that gives sight along the wall means no cover', () => {
    const g = sightBoard(4, 2, { wall: 'H(0,1) H(1,1)' });
    const all = choices(on(g), nobody(g), '(0,1)', '(1,0)');
    const shared = corner(g, '<1,1>');
    expect(all.find((choice) => choice.from === shared)?.covered).toBe(false);
    expect(all.filter((choice) => choice.from !== shared).map(({ covered }) => covered)).not.toContain(false);
    expect(all.map((choice) => choice.from)).toContain(corner(g, '<1,2>'));
  });

  it('DM-LRG-25: a small demon beside the wall’s end is seen, and in cover', () => {
    const g = sightBoard(6, 3, { wall: 'V(3,1) V(3,2)' });
    expect(always(on(g), nobody(g), '(2,2)', '(4,0)')).toBe(true);
  });
});

/** DM-COV-10 by looking at every cell of the board and every border that the line may run along. */
function slowlyCrossed(g: Ground, standing: FigureGrid, a: number, p: number, b: number, q: number): boolean {
  const l = g.layout;
  const third = (c: number) =>
    standing[c] !== 0 && standing[c] !== standing[a] && standing[c] !== standing[b];
  const point = (v: number): ReferencePoint => ({ x: UNIT * cornerX(l, v), y: UNIT * cornerY(l, v) });
  if (!slowClear(g, SIGHT, p, a, q, b)) return true;
  for (let c = 0; c < l.cells; c++) {
    const gives = third(c) || (g.cellBits[c] & DIFFICULT) !== 0;
    if (gives && passesInside(point(p), point(q), xOf(l, c), yOf(l, c))) return true;
  }
  for (let e = 0; e < l.edges; e++) {
    const [one, other] = cellsBeside(l, e);
    if (one < 0 || other < 0 || !third(one) || standing[one] !== standing[other]) continue;
    const { x, y, vertical } = placeOf(l, e);
    const middle = { x: UNIT * x + (vertical ? 0 : UNIT / 2), y: UNIT * y + (vertical ? UNIT / 2 : 0) };
    const [from, to] = [point(p), point(q)];
    const follows = vertical
      ? from.x === middle.x && to.x === middle.x
      : from.y === middle.y && to.y === middle.y;
    const passes = (middle.x - from.x) * (middle.x - to.x) + (middle.y - from.y) * (middle.y - to.y) < 0;
    if (follows && passes) return true;
  }
  return !slowClear(g, SIGHT, p, a, q, b, SIGHT | DIFFICULT);
}

it('DM-DOOR-02: an opened door gives no cover any more', () => {
  const g = sightBoard(5, 1, { wall: 'V(2,0)' });
  const c = on(g);
  expect(bestCorner(c, nobody(g), [0], [4])).toBe(null);
  const [door] = borders(g, 'V(2,0)');
  setEdge(g, door, 0);
  coverChanged(c, door);
  expect(bestCorner(c, nobody(g), [0], [4])?.covered).toBe(false);
});

describe('what gives the cover (DM-COV-10)', () => {
  const by = (g: Ground, standing: FigureGrid, p: string, a: string, b: string) =>
    coverFrom(on(g), standing, cell(g, a), corner(g, p), cell(g, b)).lines.map((line) => line.by);

  it('(a) the wall that a line fails at', () => {
    const g = sightBoard(4, 1, { wall: 'V(2,0)' });
    expect(by(g, nobody(g), '<1,0>', '(0,0)', '(3,0)')).toContainEqual({
      kind: 'border',
      edge: borders(g, 'V(2,0)')[0],
    });
  });

  it('(b) the difficult space whose inside it passes, not one that it only runs along', () => {
    const g = sightBoard(6, 3, { difficult: '(3,1)' });
    const [toNorthWest, , toSouthEast] = by(g, nobody(g), '<1,1>', '(0,1)', '(5,1)');
    expect(toNorthWest).toBe(null);
    expect(toSouthEast).toEqual({ kind: 'terrain', cell: cell(g, '(3,1)') });
  });

  it('(c) a third figure; a large one also on its inner border', () => {
    const g = sightBoard(6, 4);
    const standing = figures(g, '(0,1)', '(5,1)', '(2,1) (3,1) (2,2) (3,2)');
    // the line <1,2>→<5,2> runs between the upper and the lower spaces of the large figure
    const toSouthWest = by(g, standing, '<1,2>', '(0,1)', '(5,1)')[3];
    expect(toSouthWest).toEqual({ kind: 'figure', cell: cell(g, '(2,1)'), figure: 3 });
    const two = figures(g, '(0,1)', '(5,1)', '(2,1) (3,1)', '(2,2) (3,2)');
    expect(by(g, two, '<1,2>', '(0,1)', '(5,1)')[3]).toBe(null);
    const upright = sightBoard(4, 5);
    const tall = figures(upright, '(1,0)', '(1,4)', '(0,2) (1,2)');
    expect(by(upright, tall, '<1,1>', '(1,0)', '(1,4)')[0]).toMatchObject({ figure: 3 });
  });

  it('(c) the attacker and the defender themselves give none', () => {
    const g = sightBoard(6, 3);
    const standing = figures(g, '(0,1) (1,1)', '(4,1) (5,1)');
    expect(by(g, standing, '<0,1>', '(0,1)', '(5,1)')).toEqual([null, null, null, null]);
  });

  it('(d) squeezed at a corner between a difficult space and another, a wall, or blocking terrain', () => {
    for (const rest of [{ difficult: '(0,1) (1,2)' }, { difficult: '(0,1)', blocking: '(1,2)' }]) {
      const g = sightBoard(3, 3, rest);
      expect(by(g, nobody(g), '<0,3>', '(0,2)', '(2,0)')[1]).toEqual({
        kind: 'squeezed',
        corner: corner(g, '<1,2>'),
      });
    }
    const walled = sightBoard(3, 3, { difficult: '(0,1)', wall: 'V(1,2)' });
    expect(by(walled, nobody(walled), '<0,3>', '(0,2)', '(2,0)')[1]).toMatchObject({ kind: 'squeezed' });
    const oneSide = sightBoard(3, 3, { difficult: '(0,1)' });
    expect(by(oneSide, nobody(oneSide), '<0,3>', '(0,2)', '(2,0)')[1]).toBe(null);
  });

  it('(d) squeezed along a border between two difficult spaces, but not at the line’s own ends', () => {
    const g = sightBoard(5, 2, { difficult: '(2,0) (2,1)' });
    expect(by(g, nobody(g), '<1,1>', '(0,0)', '(4,0)')[3]).toEqual({
      kind: 'squeezed',
      corner: corner(g, '<2,1>'),
    });
    const atEnd = sightBoard(4, 2, { difficult: '(0,1) (1,0)' });
    expect(by(atEnd, nobody(atEnd), '<1,1>', '(0,0)', '(3,0)')[3]).toBe(null);
  });

  it('(d) squeezed off to the side of a wall where the defender is not', () => {
    // <0,1>→<3,1>: beside (1,1) the line has to keep above, but the wall then parts it from (2,1)
    const g = sightBoard(3, 2, { wall: 'H(0,1) H(2,1)', difficult: '(1,1)' });
    const toNorthEast = by(g, nobody(g), '<0,1>', '(0,0)', '(2,1)')[1];
    expect(toNorthEast).toEqual({ kind: 'squeezed', corner: corner(g, '<2,1>') });
  });

  it('agrees with the quick answer, and every line with a slow reading of (a) to (d)', () => {
    fc.assert(
      fc.property(anyBoard(6), fc.infiniteStream(fc.nat()), (g, pick) => {
        const c = on(g);
        const any = () => Number(pick.next().value) % g.layout.cells;
        const standing = figures(g);
        for (let i = 1; i <= 4; i++) {
          const c = any();
          standing[c] = i;
          if (c + 1 < standing.length && i % 2) standing[c + 1] = i;
        }
        for (let n = 0; n < 10; n++) {
          const [a, b] = [any(), any()];
          cornersOf(g.layout, a).forEach((p, i) => {
            const { covered, lines } = coverFrom(c, standing, a, p, b);
            expect(coveredFrom(c, standing, a, i, b)).toBe(covered);
            expect(covered).toBe(lines.some((line) => line.by !== null));
            for (const { to, by } of lines) {
              expect(by !== null).toBe(slowlyCrossed(g, standing, a, p, b, to));
              if (by?.kind === 'squeezed') expect([p, to]).not.toContain(by.corner);
            }
          });
        }
      }),
      { numRuns: 150 },
    );
  });

  it('refuses a corner that is not the attacker’s', () => {
    const g = sightBoard(3, 3);
    expect(() => from(on(g), nobody(g), '<2,2>', '(0,0)', '(2,2)')).toThrow(RangeError);
  });
});
