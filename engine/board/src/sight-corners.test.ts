import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowClear } from './corner-reference.ts';
import type { Ground } from './ground.ts';
import { setEdge } from './ground.ts';
import { cornersOf } from './lattice.ts';
import { edgeOf, SIDES } from './layout.ts';
import { ignoring, type Obstacles, obstacles } from './obstacles.ts';
import { anySeesByCorners, clear, seesByCorners, sightByCorners } from './sight-corners.ts';
import {
  anyBoard,
  borders,
  cell,
  cells,
  corner,
  SIGHT,
  type SightDrawing,
  sightBoard,
} from './sight-drawing.ts';

const los = (g: Ground, a: string, b: string, o: Obstacles = obstacles(g, SIGHT)) =>
  seesByCorners(o, cell(g, a), cell(g, b));
const lineIsClear = (g: Ground, p: string, a: string, q: string, b: string) =>
  clear(obstacles(g, SIGHT), corner(g, p), cell(g, a), corner(g, q), cell(g, b));

describe('sight from corner to corner', () => {
  it('DM-LOS-16: sight is mutual', () => {
    fc.assert(
      fc.property(anyBoard(6), (g) => {
        const o = obstacles(g, SIGHT);
        for (let a = 0; a < g.layout.cells; a++)
          for (let b = 0; b < a; b++) expect(seesByCorners(o, a, b)).toBe(seesByCorners(o, b, a));
      }),
      { numRuns: 60 },
    );
  });

  it('DM-LOS-17: a line may pass through the target’s own space', () => {
    const g = sightBoard(6, 3);
    expect(lineIsClear(g, '<1,1>', '(0,1)', '<6,2>', '(5,1)')).toBe(true);
  });

  it('DM-LOS-18: round the free end of a wall by a line of length 0', () => {
    const g = sightBoard(2, 2, { wall: 'V(1,0)' });
    expect(los(g, '(0,0)', '(1,0)')).toBe(true);
    expect(lineIsClear(g, '<1,1>', '(0,0)', '<1,1>', '(1,0)')).toBe(true);
    expect(lineIsClear(g, '<1,0>', '(0,0)', '<1,0>', '(1,0)')).toBe(false);
  });

  it('DM-LOS-19: a corner in the middle of a straight wall is not open', () => {
    const g = sightBoard(2, 3, { wall: 'V(1,0) V(1,1)' });
    expect(los(g, '(0,0)', '(1,0)')).toBe(false);
    expect(los(g, '(0,1)', '(1,1)')).toBe(true);
  });

  it.each<[string, string, SightDrawing, boolean]>([
    ['DM-LOS-20', 'a line touches the corner of one blocking space', { blocking: '(0,1)' }, true],
    ['DM-LOS-21', 'a line passes a wall’s free end', { wall: 'H(0,2)' }, true],
    ['DM-LOS-22', 'figures never block', {}, true],
    ['DM-LOS-22', 'a wall on one side only', { wall: 'V(1,2)' }, true],
    ['DM-LOS-22', 'blocking terrain on the other side only', { blocking: '(1,2)' }, true],
    ['DM-LOS-23', 'between two blocking spaces', { blocking: '(0,1) (1,2)' }, false],
    ['DM-LOS-23', 'between a blocking space and a wall', { blocking: '(0,1)', wall: 'V(1,2)' }, false],
  ])('%s: %s', (_rule, _what, drawing, seen) => {
    const g = sightBoard(3, 3, drawing);
    expect(los(g, '(0,2)', '(2,0)')).toBe(seen);
    expect(lineIsClear(g, '<0,3>', '(0,2)', '<3,0>', '(2,0)')).toBe(seen);
  });

  it('DM-LOS-24: no sight through the point where two obstacles meet diagonally', () => {
    const g = sightBoard(4, 4, { blocking: '(1,1) (2,2)' });
    expect(los(g, '(1,2)', '(2,1)')).toBe(false);
  });

  it('DM-LOS-25: along a straight wall, not across it', () => {
    const g = sightBoard(4, 2, { wall: 'H(0,1) H(1,1) H(2,1) H(3,1)' });
    expect(los(g, '(0,1)', '(1,0)')).toBe(false);
    expect(los(g, '(0,0)', '(3,0)')).toBe(true);
    expect(lineIsClear(g, '<0,1>', '(0,0)', '<4,1>', '(3,0)')).toBe(true);
  });

  it('DM-LOS-26: along the border of a blocking space, unless the wall shuts the other side', () => {
    const open = sightBoard(3, 3, { blocking: '(1,1)' });
    expect(los(open, '(0,1)', '(2,1)')).toBe(true);
    expect(lineIsClear(open, '<1,1>', '(0,1)', '<2,1>', '(2,1)')).toBe(true);
    const shut = sightBoard(3, 2, { blocking: '(1,0) (1,1)' });
    expect(los(shut, '(0,1)', '(2,1)')).toBe(false);
  });

  it('DM-LOS-27: an inner room corner cannot be shot through', () => {
    const g = sightBoard(3, 3, { wall: 'H(0,2) V(1,2)' });
    expect(los(g, '(0,2)', '(1,1)')).toBe(false);
  });

  it('DM-LOS-28: the borders of a blocking space are open for the flyer inside it', () => {
    const g = sightBoard(6, 3, { blocking: '(4,1)' });
    const own = SIDES.map((side) => edgeOf(g.layout, cell(g, '(4,1)'), side));
    const o = obstacles(g, SIGHT);
    expect(los(g, '(0,1)', '(4,1)')).toBe(false);
    expect(los(g, '(0,1)', '(4,1)', ignoring(o, own))).toBe(true);
    expect(los(g, '(0,1)', '(4,1)', o)).toBe(false);
  });

  it('DM-LRG-25: a large figure is seen by any of its spaces', () => {
    const g = sightBoard(6, 3, { wall: 'V(3,1) V(3,2)' });
    const o = obstacles(g, SIGHT);
    const demon = cells(g, '(4,0) (5,0) (4,1) (5,1)');
    const marine = cells(g, '(2,2)');
    expect(demon.filter((c) => seesByCorners(o, marine[0], c))).toEqual(cells(g, '(4,0)'));
    expect(anySeesByCorners(o, marine, demon)).toBe(true);
    expect(sightByCorners(o, marine, demon).line?.toCell).toBe(cell(g, '(4,0)'));
    expect(sightByCorners(o, demon, marine).line?.fromCell).toBe(cell(g, '(4,0)'));
  });

  it('DM-DOOR-06: a closed door blocks sight, an opened one does not', () => {
    const g = sightBoard(3, 1, { wall: 'V(1,0)' });
    expect(los(g, '(0,0)', '(2,0)')).toBe(false);
    setEdge(g, borders(g, 'V(1,0)')[0], 0);
    expect(los(g, '(0,0)', '(2,0)')).toBe(true);
  });

  it('does not join levels', () => {
    const g = sightBoard(3, 3, { levels: 2 });
    const o = obstacles(g, SIGHT);
    expect(seesByCorners(o, 0, 9)).toBe(false);
    expect(sightByCorners(o, [0], [9]).blocked).toHaveLength(16);
    expect(sightByCorners(o, [0], [9]).blocked[0].by).toEqual({ kind: 'level' });
    expect(seesByCorners(o, 9, 17)).toBe(true);
  });
});

describe('the explanation of sight', () => {
  it('names the shortest clear line, and what blocks each of the others', () => {
    const g = sightBoard(2, 2, { wall: 'V(1,0)' });
    const from = cell(g, '(0,0)');
    const to = cell(g, '(1,0)');
    const sight = sightByCorners(obstacles(g, SIGHT), [from], [to]);
    const shared = corner(g, '<1,1>');
    expect(sight.line).toEqual({ fromCell: from, from: shared, toCell: to, to: shared });
    expect(sight.clear.length + sight.blocked.length).toBe(16);
    const across = sight.blocked.find(
      (line) => line.from === corner(g, '<0,0>') && line.to === corner(g, '<2,1>'),
    );
    expect(across?.by).toEqual({ kind: 'border', edge: borders(g, 'V(1,0)')[0] });
    const atWall = sight.blocked.find((line) => line.from === corner(g, '<1,0>') && line.to === line.from);
    expect(atWall?.by).toEqual({ kind: 'corner', corner: corner(g, '<1,0>') });
  });

  it('agrees with the quick answer, and every line with a slow transcription of the reference procedure', () => {
    fc.assert(
      fc.property(anyBoard(5), fc.infiniteStream(fc.nat()), (g, pick) => {
        const o = obstacles(g, SIGHT);
        const any = () => Number(pick.next().value) % g.layout.cells;
        for (let i = 0; i < 12; i++) {
          const [a, b] = [any(), any()];
          const sight = sightByCorners(o, [a], [b]);
          expect(sight.line !== null).toBe(seesByCorners(o, a, b));
          for (const line of sight.clear)
            expect(slowClear(g, SIGHT, line.from, line.fromCell, line.to, line.toCell)).toBe(true);
          for (const line of sight.blocked) {
            expect(slowClear(g, SIGHT, line.from, line.fromCell, line.to, line.toCell)).toBe(false);
            if (line.by.kind === 'border') expect(o.solid[line.by.edge]).toBe(1);
            else expect(line.by.kind === 'corner' && o.star[line.by.corner]).toBeTruthy();
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('refuses a corner that is not the cell’s own', () => {
    const g = sightBoard(3, 3);
    expect(cornersOf(g.layout, cell(g, '(0,0)'))).not.toContain(corner(g, '<2,2>'));
    expect(() => lineIsClear(g, '<2,2>', '(0,0)', '<3,3>', '(2,2)')).toThrow(RangeError);
  });
});
