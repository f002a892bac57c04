import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALPHA,
  alphaAims,
  BRAVO,
  clearLines,
  covers,
  demonAims,
  type FigureSpaces,
  facing,
  isClear,
  range,
  type Size,
  SOLDIER,
  sight,
  targets,
} from '../testing/aiming.ts';
import { anyBoard } from '../testing/any-board.ts';
import { action, demon } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { corner, type Sketch, sketch } from '../testing/sketch.ts';
import { figuresBeside } from './beside.ts';
import { BOX } from './box.ts';
import { cornersAgainst, hasCover, rangeOf, sees, seesCells } from './line-of-sight.ts';

const IMP = demon('imp');
const CACODEMON = demon('cacodemon');

/** Whether they see one another: by the geometry, and by whether the attack is offered. */
function inSight(size: Size, alpha: string, soldier: string, drawn: Sketch = {}, others: FigureSpaces = []) {
  const table = facing(size, alpha, soldier, drawn, others);
  const seen = sight(table, alpha, soldier);
  if (seen !== cornersAgainst(table.g, ALPHA, SOLDIER).length > 0) throw new Error('sight without a corner');
  if (targets(table).includes(SOLDIER) && !seen) throw new Error('an attack without sight');
  return seen;
}

const whyNotShot = (table: TestTable) => table.forbids(1, 'attack', SOLDIER, action('staticRifle2'));

describe('line of sight', () => {
  it('DM-LOS-01: who is in range but not in line of sight cannot be attacked', () => {
    const table = facing([2, 3], '(0,0)', '(1,0)', { wall: 'V(1,0) V(1,1)' });
    expect(whyNotShot(table)).toBe('DM-LOS-02');
    expect(targets(table)).toEqual([]);
    expect(targets(facing([2, 3], '(0,0)', '(1,0)'))).toEqual([SOLDIER]);
  });

  it.each([
    ['a wall', { wall: 'V(1,0)' }],
    ['a closed door', { door: 'V(1,0)' }],
    ['blocking terrain', { blocking: '(1,0)' }],
  ])('DM-LOS-02: %s ends every line that crosses it', (_what, drawn) => {
    expect(inSight([3, 1], '(0,0)', '(2,0)', drawn)).toBe(false);
    expect(clearLines(facing([3, 1], '(0,0)', '(2,0)', drawn), '(0,0)', '(2,0)')).toEqual([]);
    expect(inSight([3, 1], '(0,0)', '(2,0)')).toBe(true);
  });

  it('DM-LOS-02: an opened door ends none', () => {
    const table = facing([3, 1], '(0,0)', '(2,0)', { door: 'V(1,0)' });
    table.play(1, 'open', 0).passAll();
    expect(sight(table, '(0,0)', '(2,0)')).toBe(true);
    expect(targets(table)).toEqual([SOLDIER]);
  });

  it('DM-LOS-03: one clear line of the sixteen is enough', () => {
    const table = facing([4, 3], '(0,0)', '(2,2)', { wall: 'V(1,0) V(1,1)' });
    expect(clearLines(table, '(0,0)', '(2,2)')).toHaveLength(1);
    expect(isClear(table, '(0,0)', '<0,1>→<2,3>', '(2,2)')).toBe(true);
    expect(targets(table)).toEqual([SOLDIER]);
  });

  it('DM-LOS-04: figures never block', () => {
    const crowd: FigureSpaces = [
      [BRAVO, '(1,0)'],
      [IMP, '(2,0)'],
      [demon('pinky'), '(3,0)'],
      [2, '(4,0)'],
    ];
    expect(targets(facing([6, 1], '(0,0)', '(5,0)', {}, crowd))).toContain(SOLDIER);
  });

  it('DM-LOS-05: difficult and impassable terrain never block', () => {
    const drawn = { difficult: '(1,0) (2,0)', impassable: '(3,0) (4,0)', impassableBorder: 'V(2,0)' };
    expect(targets(facing([6, 1], '(0,0)', '(5,0)', drawn))).toEqual([SOLDIER]);
  });

  it.each([
    ['walls', { wall: 'H(0,1) H(1,1)' }],
    ['doors', { door: 'H(0,1) H(1,1)' }],
    ['blocking terrain', { blocking: '(0,1) (1,1)' }],
  ])('DM-LOS-06: a line along %s, or touching a corner of them, is not blocked', (_what, drawn) => {
    const table = facing([4, 3], '(0,0)', '(3,0)', drawn);
    expect(isClear(table, '(0,0)', '<0,1>→<4,1>', '(3,0)')).toBe(true);
    expect(isClear(table, '(1,0)', '<1,0>→<3,2>', '(2,1)')).toBe(true);
  });

  it.each([
    ['two walls', { wall: 'H(0,1) H(1,1)' }],
    ['a wall and a door', { wall: 'H(0,1)', door: 'H(1,1)' }],
    ['a wall and a blocking space', { wall: 'H(0,1)', blocking: '(1,1)' }],
  ])('DM-LOS-07: nothing passes between %s in a straight line; along it a line does', (_what, drawn) => {
    const table = facing([2, 2], '(0,1)', '(1,0)', drawn);
    expect(isClear(table, '(0,1)', '<0,2>→<2,0>', '(1,0)')).toBe(false);
    expect(targets(table)).toEqual([]);
    expect(isClear(table, '(0,0)', '<0,1>→<2,1>', '(1,0)')).toBe(true);
  });

  it('DM-LOS-08: nothing passes where obstacles meet diagonally; past one on one side it does', () => {
    const both = facing([3, 3], '(0,2)', '(2,0)', { blocking: '(0,1)', wall: 'V(1,2)' });
    expect(isClear(both, '(0,2)', '<0,3>→<3,0>', '(2,0)')).toBe(false);
    const walls = facing([3, 3], '(0,2)', '(2,0)', { wall: 'H(0,2) V(1,2)' });
    expect(isClear(walls, '(0,2)', '<0,3>→<3,0>', '(2,0)')).toBe(false);
    for (const drawn of [{ blocking: '(0,1)' }, { wall: 'V(1,2)' }, { blocking: '(1,2)' }])
      expect(isClear(facing([3, 3], '(0,2)', '(2,0)', drawn), '(0,2)', '<0,3>→<3,0>', '(2,0)')).toBe(true);
  });

  it('DM-LOS-09: who sees is seen', () => {
    const drawn = { wall: 'V(1,0)' };
    const standing: FigureSpaces = [
      [ALPHA, '(0,0)'],
      [SOLDIER, '(3,2)'],
    ];
    expect(targets(alphaAims(sketch(5, 4, drawn), standing))).toEqual([SOLDIER]);
    expect(targets(demonAims(sketch(5, 4, drawn), standing), 0)).toEqual([ALPHA]);
  });

  it('DM-LOS-10, DM-LOS-17: a line may run through the defender’s own space', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)');
    expect(isClear(table, '(0,1)', '<1,1>→<6,2>', '(5,1)')).toBe(true);
    expect(targets(table)).toEqual([SOLDIER]);
  });

  it('DM-LOS-11, DM-LOS-22: between a figure and another, a wall or blocking terrain a line passes', () => {
    const line = (table: TestTable) => isClear(table, '(0,2)', '<0,3>→<3,0>', '(2,0)');
    const figures = facing([3, 3], '(0,2)', '(2,0)', {}, [
      [BRAVO, '(0,1)'],
      [IMP, '(1,2)'],
    ]);
    expect(line(figures)).toBe(true);
    expect(targets(figures)).toContain(SOLDIER);
    for (const drawn of [{ blocking: '(0,1)' }, { wall: 'H(0,2)' }]) {
      const mixed = facing([3, 3], '(0,2)', '(2,0)', drawn, [[IMP, '(1,2)']]);
      expect(line(mixed)).toBe(true);
      expect(targets(mixed)).toContain(SOLDIER);
    }
  });

  it('DM-LOS-12: whoever asks, of whatever figures, changes nothing', () => {
    const table = facing([5, 4], '(0,0)', '(3,2)', { wall: 'V(1,0)', blocking: '(4,3)' }, [[IMP, '(2,2)']]);
    const { statics } = table.g;
    const before = table.match.hash();
    for (let seat = 0; seat < 5; seat++) {
      const seen = { statics, state: table.match.view(seat).state };
      for (let a = 0; a < BOX.figures; a++)
        for (let b = 0; b < BOX.figures; b++) {
          expect(sees(seen, a, b)).toBe(sees(table.g, a, b));
          rangeOf(seen, a, b);
          hasCover(seen, a, b);
          cornersAgainst(seen, a, b);
        }
      expect(sees(seen, SOLDIER, ALPHA)).toBe(true);
    }
    expect(table.match.hash()).toBe(before);
    expect(targets(table)).toContain(SOLDIER);
  });
});

describe('corners of a line', () => {
  it('DM-LOS-13: a line along borders changes sides only where a border is open', () => {
    const whole = facing([4, 2], '(0,1)', '(3,0)', { wall: 'H(0,1) H(1,1) H(2,1) H(3,1)' });
    expect(isClear(whole, '(0,1)', '<0,1>→<4,1>', '(3,0)')).toBe(false);
    for (const wall of ['H(0,1) H(1,1) H(3,1)', 'H(0,1) H(1,1) H(2,1)', 'H(1,1) H(2,1) H(3,1)'])
      expect(isClear(facing([4, 2], '(0,1)', '(3,0)', { wall }), '(0,1)', '<0,1>→<4,1>', '(3,0)'), wall).toBe(
        true,
      );
  });

  it('DM-LOS-13: a corner is open if one of the two turns round it is', () => {
    // round <1,1> from (0,1) to (1,0): over (0,0) or over (1,1)
    const open = (wall: string) =>
      isClear(facing([2, 2], '(0,1)', '(1,0)', { wall }), '(0,1)', '<0,2>→<2,0>', '(1,0)');
    expect(['H(0,1)', 'V(1,0)', 'H(0,1) V(1,0)', 'V(1,1) H(1,1)'].filter(open)).toHaveLength(4);
    expect(['H(0,1) H(1,1)', 'V(1,0) V(1,1)', 'H(0,1) V(1,1)', 'V(1,0) H(1,1)'].filter(open)).toEqual([]);
  });

  it('DM-LOS-14: from the middle of a straight wall no line leaves on its far side', () => {
    const table = facing([4, 2], '(0,1)', '(1,0)', { wall: 'H(0,1) H(1,1)' });
    const lines = clearLines(table, '(0,1)', '(1,0)').filter(({ from }) => from === corner(table, '<1,1>'));
    // along it and round its free end
    expect(lines.map(({ to }) => to)).toEqual([corner(table, '<2,1>')]);
    const closed = facing([3, 3], '(0,2)', '(1,1)', { wall: 'H(0,2) V(1,2)' });
    for (const space of ['(0,1)', '(1,1)', '(1,2)', '(2,0)', '(2,2)'])
      expect(clearLines(closed, '(0,2)', space), space).toEqual([]);
  });

  it('DM-LOS-15: a line of length 0 is clear where the shared corner is open', () => {
    const atShared = (drawn: Sketch) =>
      isClear(facing([2, 2], '(0,0)', '(1,1)', drawn), '(0,0)', '<1,1>→<1,1>', '(1,1)');
    expect(atShared({})).toBe(true);
    expect(atShared({ wall: 'V(1,0)' })).toBe(true);
    expect(atShared({ wall: 'V(1,0) H(0,1)' })).toBe(false);
    expect(atShared({ blocking: '(1,0) (0,1)' })).toBe(false);
  });

  it('DM-LOS-16: on any board, between any spaces, sight is mutual', () => {
    fc.assert(
      fc.property(anyBoard(5), (board) => {
        const { g } = alphaAims(board, [[ALPHA, '(0,0)']]);
        const { cells } = g.statics.layout;
        for (let a = 0; a < cells; a++)
          for (let b = 0; b <= a; b++) expect(seesCells(g, [a], [b])).toBe(seesCells(g, [b], [a]));
      }),
      { numRuns: 60 },
    );
  });
});

describe('pictures of lines of sight', () => {
  it('DM-LOS-18: round the free end of a wall', () => {
    const drawn = { wall: 'V(1,0)' };
    const standing: FigureSpaces = [
      [ALPHA, '(0,0)'],
      [SOLDIER, '(1,0)'],
    ];
    const table = facing([2, 2], '(0,0)', '(1,0)', drawn);
    expect(isClear(table, '(0,0)', '<1,1>→<1,1>', '(1,0)')).toBe(true);
    expect(figuresBeside(table.g, ALPHA)).toEqual([]);
    expect(range(table, '(0,0)', '(1,0)')).toBe(2);
    const near = alphaAims(sketch(2, 2, drawn), standing, 'combatShotgun3');
    expect(near.forbids(1, 'attack', SOLDIER, action('combatShotgun3'))).toBe('DM-RNG-03');
    expect(targets(alphaAims(sketch(2, 2, drawn), standing, 'combatShotgun2'))).toEqual([SOLDIER]);
    const fromEnd = cornersAgainst(table.g, ALPHA, SOLDIER).find((c) => c.from === corner(table, '<1,1>'));
    expect(fromEnd?.covered).toBe(false);
    expect(covers(table, ALPHA, SOLDIER)).toBe(false);
  });

  it('DM-LOS-19: not through the middle of a wall two borders long', () => {
    const drawn = { wall: 'V(1,0) V(1,1)' };
    const table = facing([2, 3], '(0,0)', '(1,0)', drawn);
    expect([inSight([2, 3], '(0,0)', '(1,0)', drawn), range(table, '(0,0)', '(1,0)')]).toEqual([false, 4]);
    expect([inSight([2, 3], '(0,1)', '(1,1)', drawn), range(table, '(0,1)', '(1,1)')]).toEqual([true, 2]);
  });

  /** Alpha's line through <1,2> to the soldier in the far corner, and his attack. */
  const pastCorner = (drawn: Sketch): readonly boolean[] => {
    const table = facing([3, 3], '(0,2)', '(2,0)', drawn);
    return [isClear(table, '(0,2)', '<0,3>→<3,0>', '(2,0)'), targets(table).includes(SOLDIER)];
  };

  it('DM-LOS-20: past the corner of a blocking space', () => {
    expect(pastCorner({ blocking: '(0,1)' })).toEqual([true, true]);
  });

  it('DM-LOS-21: past the end of a wall', () => {
    expect(pastCorner({ wall: 'H(0,2)' })).toEqual([true, true]);
  });

  it('DM-LOS-23: not between two obstacles that meet diagonally', () => {
    expect(inSight([3, 3], '(0,2)', '(2,0)', { blocking: '(0,1) (1,2)' })).toBe(false);
    expect(inSight([3, 3], '(0,2)', '(2,0)', { blocking: '(0,1)', wall: 'V(1,2)' })).toBe(false);
  });

  it('DM-LOS-24: spaces that touch only where two obstacles meet', () => {
    const drawn = { blocking: '(1,1) (2,2)' };
    expect(inSight([4, 4], '(1,2)', '(2,1)', drawn)).toBe(false);
    const { g } = facing([4, 4], '(1,2)', '(2,1)', drawn);
    expect(figuresBeside(g, ALPHA)).toEqual([]);
  });

  it('DM-LOS-25: a wall across the whole board', () => {
    const drawn = { wall: 'H(0,1) H(1,1) H(2,1) H(3,1)' };
    expect(inSight([4, 2], '(0,1)', '(1,0)', drawn)).toBe(false);
    const along = facing([4, 2], '(0,0)', '(3,0)', drawn);
    expect(isClear(along, '(0,0)', '<0,1>→<4,1>', '(3,0)')).toBe(true);
    expect(targets(along)).toEqual([SOLDIER]);
  });

  it('DM-LOS-26: along the border of a blocking space, but not between two', () => {
    const table = facing([3, 3], '(0,1)', '(2,1)', { blocking: '(1,1)' });
    expect(isClear(table, '(0,1)', '<1,1>→<2,1>', '(2,1)')).toBe(true);
    expect(targets(table)).toEqual([SOLDIER]);
    expect(covers(table, ALPHA, SOLDIER)).toBe(true);
    expect(range(table, '(0,1)', '(2,1)')).toBe(2);
    expect(inSight([3, 2], '(0,1)', '(2,1)', { blocking: '(1,0) (1,1)' })).toBe(false);
  });

  it('DM-LOS-27: not out of a corner that two walls close', () => {
    expect(inSight([3, 3], '(0,2)', '(1,1)', { wall: 'H(0,2) V(1,2)' })).toBe(false);
  });

  it('DM-LOS-28: to a flying demon on blocking terrain', () => {
    const table = alphaAims(sketch(6, 3, { blocking: '(4,1)' }), [
      [ALPHA, '(0,1)'],
      [CACODEMON, '(4,1)'],
    ]);
    expect(targets(table)).toEqual([CACODEMON]);
    expect(rangeOf(table.g, ALPHA, CACODEMON)).toBe(4);
    expect(covers(table, ALPHA, CACODEMON)).toBe(false);
    expect(clearLines(table, '(0,1)', '(4,1)')).toEqual([]);
  });
});
