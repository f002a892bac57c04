import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDING, PASSING, TOUCHING } from './blockers.ts';
import type { CentreSight } from './centre-line.ts';
import { centreTable } from './centre-table.ts';
import { type Ground, setEdge } from './ground.ts';
import { type Cell, xOf, yOf } from './layout.ts';
import { pairsThrough } from './pairs-through.ts';
import { seesByCentres, sightByCentres, wallsMet } from './sight-centres.ts';
import { anyBoard, borders, cell, randomWalls, SIGHT, sightBoard, WALK } from './sight-drawing.ts';
import { passesThrough } from './thick-wall-line.ts';
import { slowSeesPastWalls, slowWallsMet } from './thick-wall-reference.ts';
import { type ThickWall, thickWalls, UNITS } from './thick-walls.ts';

const THIN: CentreSight = { mask: SIGHT, corners: 'closed', ends: 0 };

/** A wall along the border named, by default one border long, 20 thick and without offset or ends. */
const wall = (g: Ground, first: string, print: Partial<ThickWall> = {}): ThickWall => ({
  first: borders(g, first)[0],
  borders: 1,
  thickness: 20,
  offset: 0,
  before: 0,
  after: 0,
  ...print,
});

const thick = (g: Ground, ...walls: ThickWall[]): CentreSight => ({
  ...THIN,
  walls: thickWalls(g.layout, walls, 20),
});

const sees = (g: Ground, sight: CentreSight, a: string, b: string) => {
  const seen = seesByCentres(g, sight, cell(g, a), cell(g, b));
  expect(seesByCentres(g, sight, cell(g, b), cell(g, a))).toBe(seen);
  return seen;
};

describe('thick walls', () => {
  it('SG-LOS-27: a line past a wall’s end is broken by the thickness, and only by so much of it', () => {
    // the line passes the end of the wall, (1, 1), at (1, 0.75) and meets its height at (1.5, 1)
    const g = sightBoard(3, 2, { wall: 'H(0,1)' });
    expect(sees(g, THIN, '(0,0)', '(2,1)')).toBe(true);
    expect(sees(g, thick(g), '(0,0)', '(2,1)')).toBe(true);
    expect(sees(g, thick(g, wall(g, 'H(0,1)', { thickness: 51 })), '(0,0)', '(2,1)')).toBe(false);
    expect(sees(g, thick(g, wall(g, 'H(0,1)', { after: 31 })), '(0,0)', '(2,1)')).toBe(false);
  });

  it('SG-LOS-27: merely touching it is not crossing', () => {
    const g = sightBoard(3, 2, { wall: 'H(0,1)' });
    // the line reaches (1, 0.75) and (1.3, 0.9), corners of these walls
    expect(sees(g, thick(g, wall(g, 'H(0,1)', { thickness: 50 })), '(0,0)', '(2,1)')).toBe(true);
    expect(sees(g, thick(g, wall(g, 'H(0,1)', { after: 30 })), '(0,0)', '(2,1)')).toBe(true);
    // along the side of a wall that reaches to the centres' row
    const along = sightBoard(3, 2, { wall: 'H(1,1)' });
    const deep = thick(along, wall(along, 'H(1,1)', { thickness: 60, offset: -20 }));
    expect(sees(along, deep, '(0,0)', '(2,0)')).toBe(true);
    expect(sees(along, deep, '(0,0)', '(2,1)')).toBe(false);
  });

  it('SG-LOS-27: the offset moves a wall south, or west if it is upright', () => {
    const level = sightBoard(3, 2, { wall: 'H(0,1)' });
    const shifted = (offset: number) => thick(level, wall(level, 'H(0,1)', { thickness: 46, offset }));
    expect(sees(level, shifted(-3), '(0,0)', '(2,1)')).toBe(false);
    expect(sees(level, shifted(3), '(0,0)', '(2,1)')).toBe(true);
    const upright = sightBoard(2, 3, { wall: 'V(1,0)' });
    const moved = (offset: number) => thick(upright, wall(upright, 'V(1,0)', { thickness: 46, offset }));
    expect(sees(upright, moved(3), '(0,0)', '(1,2)')).toBe(false);
    expect(sees(upright, moved(-3), '(0,0)', '(1,2)')).toBe(true);
  });

  it('SG-LOS-27: it goes on beyond its west or north end by `before`, beyond the other by `after`', () => {
    const level = sightBoard(5, 2, { wall: 'H(2,1)' });
    const both = [
      ['(0,1)', '(2,0)'],
      ['(2,0)', '(4,1)'],
    ] as const;
    const broken = (g: Ground, print: Partial<ThickWall>, first: string, lines: typeof both) =>
      lines.map(([a, b]) => !sees(g, thick(g, wall(g, first, print)), a, b));
    expect(broken(level, { before: 31 }, 'H(2,1)', both)).toEqual([true, false]);
    expect(broken(level, { after: 31 }, 'H(2,1)', both)).toEqual([false, true]);
  });

  it('stands while its borders block: a breach opens it, a barricade brings the rectangle back', () => {
    const g = sightBoard(4, 3, { wall: 'V(2,0) V(2,1)' });
    const double = wall(g, 'V(2,0)', { borders: 2, after: 40 });
    const sight = thick(g, double);
    const t = centreTable(g, sight);
    const [upper, lower] = borders(g, 'V(2,0) V(2,1)');
    const change = (kind: number) => {
      for (const e of [upper, lower]) {
        setEdge(g, e, kind);
        t.edgeChanged(e);
      }
    };
    const [a, b] = [cell(g, '(1,2)'), cell(g, '(3,1)')];
    for (const [kind, seen] of [
      [1, false],
      [0, true],
      [2, true],
      [1, false],
    ] as const) {
      change(kind);
      expect(t.sees(a, b), `kind ${kind}`).toBe(seen);
      expect(seesByCentres(g, sight, a, b)).toBe(seen);
    }
    // it stands as soon as one of its borders does, whichever fell last
    change(0);
    setEdge(g, upper, 1);
    t.edgeChanged(upper);
    expect(t.sees(a, b)).toBe(false);
  });

  it('refuses walls that overlap, leave the board, cover a centre or leave their own borders', () => {
    const g = sightBoard(3, 2);
    const refused = (...walls: ThickWall[]) => expect(() => thick(g, ...walls)).toThrow(RangeError);
    refused(wall(g, 'H(0,1)', { borders: 2 }), wall(g, 'H(1,1)'));
    refused(wall(g, 'H(1,1)', { borders: 3 }));
    refused(wall(g, 'V(1,1)', { borders: 2 }));
    refused(wall(g, 'H(0,1)', { borders: 0 }));
    refused(wall(g, 'H(0,1)', { thickness: 90, offset: 6 }));
    refused(wall(g, 'H(0,1)', { offset: 10 }));
    refused(wall(g, 'H(0,1)', { before: -1 }));
    refused(wall(g, 'H(0,1)', { after: 51 }));
    refused(wall(g, 'H(0,1)', { thickness: 20.5 }));
  });
});

describe('the walls that a line meets', () => {
  it('come in its order, each once, whichever way it is drawn', () => {
    const g = sightBoard(4, 3, { wall: 'V(1,0) V(1,1) H(1,1) V(3,0) V(3,1)', holed: 'V(2,1)' });
    const sight = thick(g, wall(g, 'V(1,0)', { borders: 2 }), wall(g, 'V(3,0)', { borders: 2, before: 5 }));
    const [a, b] = [cell(g, '(0,0)'), cell(g, '(3,1)')];
    const [first, brushed, last, holed] = borders(g, 'V(1,0) H(1,1) V(3,1) V(2,1)');
    expect(wallsMet(g, sight, a, b)).toEqual([first, brushed, last]);
    expect(wallsMet(g, sight, b, a)).toEqual([last, brushed, first]);
    expect(wallsMet(g, sight, a, b, WALK)).toEqual([first, brushed, holed, last]);
    expect(sightByCentres(g, sight, a, b).by).toEqual({ kind: 'border', edge: first });
  });

  it('as segments are those crossed and those that end in a corner on the line', () => {
    const g = sightBoard(3, 2, { wall: 'H(0,1) V(2,1)', holed: 'V(1,1)' });
    const [end, across, holed] = borders(g, 'H(0,1) V(2,1) V(1,1)');
    expect(wallsMet(g, THIN, cell(g, '(0,0)'), cell(g, '(1,1)'))).toEqual([end]);
    expect(wallsMet(g, THIN, cell(g, '(0,0)'), cell(g, '(1,1)'), WALK)).toEqual([holed, end]);
    expect(wallsMet(g, THIN, cell(g, '(0,1)'), cell(g, '(2,1)'), WALK)).toEqual([holed, across]);
  });

  it('are none between levels', () => {
    const g = sightBoard(2, 1, { wall: 'V(1,0)', levels: 2 });
    expect(wallsMet(g, THIN, 0, 3)).toEqual([]);
    expect(wallsMet(g, thick(g), 0, 3)).toEqual([]);
  });
});

describe('thick walls on random boards', () => {
  const position = fc.tuple(anyBoard(7), fc.infiniteStream(fc.nat())).map(([g, pick]) => {
    const any = (n: number) => Number(pick.next().value) % n;
    const walls = randomWalls(g.layout, any);
    return { g, any, walls, sight: thick(g, ...walls) };
  });
  /** Whole walls stand or fall, as components do. */
  const level = ({ g, walls }: { g: Ground; walls: readonly ThickWall[] }) => {
    for (const { first, borders: n } of walls)
      for (let i = 1, e = first; i < n; i++) {
        e += first < g.layout.verticals ? g.layout.width + 1 : 1;
        setEdge(g, e, g.edgeKind[first]);
      }
  };

  it('a line agrees with a slow reference that clips it with every rectangle, both ways', () => {
    fc.assert(
      fc.property(position, ({ g, any, walls, sight }) => {
        const blockers = new Uint8Array(g.layout.cells);
        for (let i = 0; i < 3; i++)
          blockers[any(blockers.length)] = [0, PASSING, PASSING | ENDING, PASSING | ENDING | TOUCHING][
            any(4)
          ];
        for (let i = 0; i < 20; i++) {
          const [a, b]: [Cell, Cell] = [any(g.layout.cells), any(g.layout.cells)];
          const seen = slowSeesPastWalls(g, SIGHT, walls, 20, a, b, blockers);
          expect(seesByCentres(g, sight, a, b, blockers)).toBe(seen);
          expect(seesByCentres(g, sight, b, a, blockers)).toBe(seen);
        }
      }),
      { numRuns: 250 },
    );
  });

  it('the walls met agree with it, too', () => {
    fc.assert(
      fc.property(position, ({ g, any, walls, sight }) => {
        for (let i = 0; i < 20; i++) {
          const [a, b]: [Cell, Cell] = [any(g.layout.cells), any(g.layout.cells)];
          const slow = slowWallsMet(g, WALK, walls, 20, a, b);
          const met = wallsMet(g, sight, a, b, WALK);
          expect(met.length).toBe(slow.length);
          for (const run of slow) expect(run.filter((e) => met.includes(e))).toHaveLength(1);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('names as hindrance the first wall met, unless a cell comes before it', () => {
    fc.assert(
      fc.property(position, ({ g, any, sight }) => {
        for (let i = 0; i < 20; i++) {
          const line = sightByCentres(g, sight, any(g.layout.cells), any(g.layout.cells));
          const [first] = wallsMet(g, sight, line.from, line.to);
          if (line.by?.kind === 'border') expect(line.by.edge).toBe(first);
          else if (first === undefined) expect(line.by?.kind).not.toBe('border');
          else expect(line.by?.kind).toBe('cell');
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a whole thick wall breaks all that its borders break, and leaves neighbours as they are', () => {
    fc.assert(
      fc.property(position, (p) => {
        const { g, sight } = p;
        level(p);
        const l = g.layout;
        const [thin, printed] = [centreTable(g, THIN), centreTable(g, sight)];
        for (let a = 0; a < l.cells; a++)
          for (let b = 0; b < l.cells; b++) {
            if (printed.sees(a, b)) expect(thin.sees(a, b)).toBe(true);
            const touch = Math.max(Math.abs(xOf(l, a) - xOf(l, b)), Math.abs(yOf(l, a) - yOf(l, b))) <= 1;
            if (touch) expect(printed.sees(a, b)).toBe(thin.sees(a, b));
          }
      }),
      { numRuns: 60 },
    );
  });

  it('the pairs through a box are those whose line passes through it, each once', () => {
    fc.assert(
      fc.property(position, ({ g, any, sight }) => {
        const l = g.layout;
        const boxes = sight.walls?.boxes ?? [];
        const box = boxes[any(boxes.length)];
        const found: string[] = [];
        pairsThrough(l, box, (x, y, toX, toY) => found.push(`${x},${y} ${toX},${toY}`));
        const expected: string[] = [];
        for (let a = 0; a < l.cells; a++)
          for (let b = a + 1; b < l.cells; b++) {
            const [x, y, toX, toY] = [xOf(l, a), yOf(l, a), xOf(l, b), yOf(l, b)];
            if (passesThrough(box, UNITS * (x + 0.5), UNITS * (y + 0.5), toX - x, toY - y))
              expected.push(`${x},${y} ${toX},${toY}`);
          }
        expect(found.sort()).toEqual(expected.sort());
      }),
      { numRuns: 150 },
    );
  });
});
