import { describe, expect, it } from 'vitest';
import { DEMON_CARDS } from '../content/index.ts';
import { covers, range, sight } from '../testing/aiming.ts';
import { action, demon } from '../testing/arranging.ts';
import {
  ALPHA,
  activating,
  BRAVO,
  bases,
  type FigurePlacements,
  marching,
  moving,
  points,
  shift,
  spacesOf,
  stopsEnd,
  stopsShift,
  uprightBases,
} from '../testing/moving.ts';
import { type Sketch, sketch } from '../testing/sketch.ts';
import { cellsOf } from './figures.ts';
import { hasCover, rangeOf, sees } from './line-of-sight.ts';

const MANCUBUS = demon('mancubus');
const BARON = demon('baronOfHell');
const CYBERDEMON = demon('cyberdemon');
const IMP = demon('imp');

/** A Mancubus at the left of a hall two spaces high. */
const hall = (left: number, width: number, drawn: Sketch = {}, ...others: FigurePlacements) =>
  moving(left, { board: sketch(width, 2, drawn), standing: [[MANCUBUS, '(0,0)'], ...others] });

describe('the base of a large figure', () => {
  it('DM-LRG-01: Mancubus, Baron of Hell and Cyberdemon occupy all spaces under their base', () => {
    const large = DEMON_CARDS.filter(({ base }) => base !== undefined).map(({ id }) => id);
    expect(large).toEqual(['mancubus', 'baronOfHell', 'cyberdemon']);
    const table = moving(1, {
      standing: [
        [MANCUBUS, '(0,0)'],
        [BARON, '(3,0)'],
        [CYBERDEMON, '(5,0)', 'lying'],
      ],
    });
    expect(spacesOf(table, MANCUBUS)).toEqual(['(0,0)', '(1,0)', '(0,1)', '(1,1)']);
    expect(spacesOf(table, BARON)).toEqual(['(3,0)', '(3,1)']);
    expect(spacesOf(table, CYBERDEMON)).toEqual(['(5,0)', '(6,0)', '(7,0)', '(5,1)', '(6,1)', '(7,1)']);
    expect(table.forbids(0, 'step', table.cell(1, 2))).toBe('DM-LRG-03');
    expect(moving(1, { standing: [[IMP, '(0,0)']] }).forbids(0, 'shift', 1, 0)).toBe('DM-LRG-01');
  });

  it('DM-LRG-26: Baron of Hell 1×2, Mancubus 2×2, Cyberdemon 2×3', () => {
    const base = (id: string) => DEMON_CARDS.find((card) => card.id === id)?.base;
    expect(base('baronOfHell')).toEqual({ wide: 1, high: 2 });
    expect(base('mancubus')).toEqual({ wide: 2, high: 2 });
    expect(base('cyberdemon')).toEqual({ wide: 2, high: 3 });
  });

  it('DM-LRG-27: a base straddles no wall, and nothing that is no space; a rotation may sweep over both', () => {
    const turning = (drawn: Sketch) =>
      moving(1, { board: sketch(3, 3, drawn), standing: [[BARON, '(1,1)']] });
    expect(bases(turning({}))).toEqual([
      '(1,0)',
      '(2,1)',
      '(0,1)',
      '(0,1) lying',
      '(1,1) lying',
      '(0,2) lying',
      '(1,2) lying',
    ]);
    // a wall between (0,1) and (1,1) parts one footprint; the corner it sweeps over does not matter
    const walled = turning({ wall: 'V(1,1)' });
    expect(bases(walled)).toEqual(['(1,0)', '(2,1)', '(1,1) lying', '(0,2) lying', '(1,2) lying']);
    expect(stopsShift(walled, '(0,1)', 'lying')).toBe('DM-LRG-27');
    expect(bases(turning({ door: 'V(1,1)' }))).toEqual(bases(walled));
    const edge = moving(1, { board: sketch(2, 2), standing: [[BARON, '(1,0)']] });
    expect(bases(edge)).toEqual(['(0,0)', '(0,0) lying', '(0,1) lying']);
  });

  it('DM-LRG-19: on a space enclosed by blocking terrain it can be seen, and range be counted to it', () => {
    const drawn = { blocking: '(3,0) (4,0) (3,1) (4,1)' };
    const standing: FigurePlacements = [
      [MANCUBUS, '(3,0)'],
      [ALPHA, '(0,0)'],
    ];
    const inside = moving(1, { board: sketch(5, 2, drawn), standing });
    expect([sees(inside.g, ALPHA, MANCUBUS), rangeOf(inside.g, ALPHA, MANCUBUS)]).toEqual([true, 3]);
    // but for who stands there, the terrain blocks
    expect(sight(hall(1, 6, { blocking: '(3,0) (3,1)' }), '(2,0)', '(4,0)')).toBe(false);
  });

  it('DM-LRG-19: to that space, not through the terrain to another space of it', () => {
    // (0,1) is inside; (1,1), outside, would be at range 2 through (2,2)
    const board = sketch(4, 3, { blocking: '(0,1) (0,2) (1,2) (2,2) (2,1)' });
    const standing: FigurePlacements = [
      [ALPHA, '(3,2)'],
      [MANCUBUS, '(0,0)'],
    ];
    expect(rangeOf(moving(1, { board, standing }).g, ALPHA, MANCUBUS)).toBe(3);
  });

  it('DM-LRG-25: 6×3, walls V(3,1) V(3,2): a large demon is seen at its space (4,0) only, range 3, no cover', () => {
    const board = sketch(6, 3, { wall: 'V(3,1) V(3,2)' });
    const alpha = [ALPHA, '(2,2)'] as const;
    const large = moving(1, { board, standing: [alpha, [MANCUBUS, '(4,0)']] });
    const seen = cellsOf(large.g, MANCUBUS).map((_, i) =>
      sight(large, '(2,2)', ['(4,0)', '(5,0)', '(4,1)', '(5,1)'][i]),
    );
    expect(seen).toEqual([true, false, false, false]);
    expect(rangeOf(large.g, ALPHA, MANCUBUS)).toBe(3);
    expect(hasCover(large.g, ALPHA, MANCUBUS)).toBe(false);
    const small = moving(1, { board, standing: [alpha, [IMP, '(4,0)']] });
    expect([sees(small.g, ALPHA, IMP), covers(small, ALPHA, IMP)]).toEqual([true, true]);
    expect(range(small, '(2,2)', '(4,0)')).toBe(3);
  });

  it('DM-LRG-28: it attacks from any of its spaces, and is attacked at any of them', () => {
    const board = sketch(6, 3, { wall: 'V(3,1) V(3,2)' });
    const demonAttacks = activating({
      board,
      standing: [
        [MANCUBUS, '(4,0)'],
        [ALPHA, '(2,2)'],
      ],
    });
    expect(demonAttacks.options(0, 'attack')).toEqual([[ALPHA]]);
    const marineAttacks = marching({
      board,
      standing: [
        [ALPHA, '(2,2)'],
        [MANCUBUS, '(4,0)'],
      ],
    });
    expect(marineAttacks.options(1, 'attack')).toEqual([[MANCUBUS, action('uac4')]]);
    // the best corner of any of its spaces counts: from (1,2) alone Alpha would have cover
    const past = (figure: number, space: string) =>
      moving(1, {
        board: sketch(5, 3, { blocking: '(2,1)' }),
        standing: [
          [figure, space],
          [ALPHA, '(4,0)'],
        ],
      });
    expect(covers(past(IMP, '(1,2)'), IMP, ALPHA)).toBe(true);
    expect(covers(past(CYBERDEMON, '(0,0)'), CYBERDEMON, ALPHA)).toBe(false);
  });
});

describe('steps and rotations', () => {
  it('DM-LRG-02: one step costs 1 point, to the four sides only', () => {
    const table = moving(2, { standing: [[MANCUBUS, '(2,2)']] });
    expect(points(shift(table, '(2,1)'))).toBe(1);
    expect(stopsShift(table, '(3,2)')).toBe('DM-LRG-02');
    expect(points(shift(table, '(3,1)'))).toBe(0);
    expect(bases(table)).toEqual([]);
    expect(stopsShift(table, '(4,1)')).toBe('DM-MOV-09');
  });

  it('DM-LRG-03: every section moves the same way, the base does not turn', () => {
    const table = shift(moving(1, { standing: [[CYBERDEMON, '(1,1)']] }), '(2,1)');
    expect(spacesOf(table, CYBERDEMON)).toEqual(['(2,1)', '(3,1)', '(2,2)', '(3,2)', '(2,3)', '(3,3)']);
    const lying = shift(moving(1, { standing: [[BARON, '(1,1)', 'lying']] }), '(1,2)', 'lying');
    expect(spacesOf(lying, BARON)).toEqual(['(1,2)', '(2,2)']);
  });

  it('DM-LRG-04: who occupies 2 or 6 spaces may rotate by 90° for 1 point', () => {
    const baron = shift(moving(1, { standing: [[BARON, '(3,3)']] }), '(3,3)', 'lying');
    expect([points(baron), spacesOf(baron, BARON)]).toEqual([0, ['(3,3)', '(4,3)']]);
    const cyberdemon = shift(moving(1, { standing: [[CYBERDEMON, '(2,2)']] }), '(1,2)', 'lying');
    expect(points(cyberdemon)).toBe(0);
    expect(spacesOf(cyberdemon, CYBERDEMON)).toEqual(['(1,2)', '(2,2)', '(3,2)', '(1,3)', '(2,3)', '(3,3)']);
  });

  it('DM-LRG-05: at least half of the spaces are kept', () => {
    for (const figure of [BARON, CYBERDEMON]) {
      const table = moving(1, { board: sketch(9, 9), standing: [[figure, '(4,4)']] });
      const before = spacesOf(table, figure);
      const turned = table.options(0, 'shift').filter(([, lying]) => lying === 1);
      for (const [anchor] of turned) {
        const after = moving(1, { board: sketch(9, 9), standing: [[figure, '(4,4)']] }).play(
          0,
          'shift',
          anchor,
          1,
        );
        const kept = spacesOf(after, figure).filter((space) => before.includes(space));
        expect(2 * kept.length).toBeGreaterThanOrEqual(before.length);
      }
      expect(turned).toHaveLength(4);
      expect(stopsShift(table, '(6,4)', 'lying')).toBe('DM-LRG-02');
    }
  });

  it('DM-LRG-06: a square base has no rotation', () => {
    const table = moving(9, { standing: [[MANCUBUS, '(2,2)']] });
    expect(bases(table).filter((base) => base.endsWith('lying'))).toEqual([]);
    expect(stopsShift(table, '(2,2)', 'lying')).toBe('DM-LRG-02');
  });

  it('DM-LRG-20: open board, 2×2 on (1,1): the four straight positions, none of the diagonal ones', () => {
    const table = moving(2, { board: sketch(5, 5), standing: [[MANCUBUS, '(1,1)']] });
    expect(bases(table)).toEqual(['(1,0)', '(2,1)', '(1,2)', '(0,1)']);
    const diagonal = ['(0,0)', '(2,0)', '(0,2)', '(2,2)'].map((space) => stopsShift(table, space));
    expect(new Set(diagonal)).toEqual(new Set(['DM-LRG-02']));
  });

  it('DM-LRG-21: 1×2 on (2,2) (3,2): exactly four rotations', () => {
    const table = moving(1, { board: sketch(6, 6), standing: [[BARON, '(2,2)', 'lying']] });
    expect(uprightBases(table)).toEqual(['(2,1)', '(3,1)', '(2,2)', '(3,2)']);
    const after = spacesOf(shift(table, '(3,1)'), BARON);
    expect(after).toEqual(['(3,1)', '(3,2)']);
  });

  it('DM-LRG-22: 2×3 on columns 2–3, rows 2–4: exactly four rotations, each keeping four spaces', () => {
    const at = () => moving(1, { board: sketch(8, 8), standing: [[CYBERDEMON, '(2,2)']] });
    const turned = bases(at()).filter((base) => base.endsWith('lying'));
    expect(turned).toEqual(['(1,2) lying', '(2,2) lying', '(1,3) lying', '(2,3) lying']);
    const before = spacesOf(at(), CYBERDEMON);
    for (const base of turned) {
      const after = spacesOf(shift(at(), base, 'lying'), CYBERDEMON);
      expect(after.filter((space) => before.includes(space))).toHaveLength(4);
    }
  });

  it.each([
    ['blocking', { blocking: '(2,0) (2,1) (3,0)' }],
    ['impassable', { impassable: '(2,0) (2,1) (3,0)' }],
  ])('DM-LRG-07: %s terrain does not stop it', (_, drawn) => {
    const table = hall(4, 6, drawn);
    for (const space of ['(1,0)', '(2,0)', '(3,0)', '(4,0)']) shift(table, space);
    expect(spacesOf(table, MANCUBUS)).toContain('(4,0)');
  });

  it('DM-LRG-08: it may end its movement on blocking and impassable terrain', () => {
    const table = shift(hall(1, 3, { blocking: '(2,0)', impassable: '(2,1)' }), '(1,0)');
    expect(stopsEnd(table)).toBeNull();
    expect(table.play(0, 'end').asked(0)).toBe('test.idle');
  });

  it('DM-LRG-09: difficult terrain costs it nothing extra', () => {
    expect(points(shift(hall(3, 3, { difficult: '(2,0) (2,1)' }), '(1,0)'))).toBe(2);
  });

  it('DM-LRG-10: enemies cost it nothing extra', () => {
    expect(points(shift(hall(3, 4, {}, [ALPHA, '(2,0)'], [BRAVO, '(2,1)']), '(1,0)'))).toBe(2);
  });

  it('DM-LRG-11: no section of its base crosses a wall or a closed door', () => {
    for (const drawn of [{ wall: 'V(2,1)' }, { door: 'V(2,1)' }, { wall: 'V(2,0)' }]) {
      const table = hall(9, 4, drawn);
      expect(bases(table)).toEqual([]);
      expect(stopsShift(table, '(1,0)')).toBe('DM-LRG-11');
    }
    // a base one space deep leaves the wall behind it
    const baron = moving(9, { board: sketch(2, 2, { wall: 'V(1,0)' }), standing: [[BARON, '(0,0)']] });
    expect(stopsShift(baron, '(1,0)')).toBe('DM-LRG-11');
  });
});
