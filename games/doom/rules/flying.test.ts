import { describe, expect, it } from 'vitest';
import { covers } from '../testing/aiming.ts';
import { action, demon, hurt } from '../testing/arranging.ts';
import {
  ALPHA,
  activating,
  BRAVO,
  type FigurePlacements,
  marching,
  moving,
  points,
  spacesOf,
  stops,
  stopsEnd,
  teleport,
  walk,
  ways,
} from '../testing/moving.ts';
import { type Sketch, sketch } from '../testing/sketch.ts';
import { cardOf, FIRST_DEMON, flies } from './figures.ts';
import { rangeOf, sees } from './line-of-sight.ts';

const CACODEMON = demon('cacodemon');
const IMP = demon('imp');
const MANCUBUS = demon('mancubus');

const flying = (from: string, width: number, height: number, drawn: Sketch, ...others: FigurePlacements) =>
  moving(9, { board: sketch(width, height, drawn), standing: [[CACODEMON, from], ...others] });

const walking = (from: string, width: number, height: number, drawn: Sketch) =>
  moving(9, { board: sketch(width, height, drawn), standing: [[IMP, from]] });

describe('flying', () => {
  it('DM-FLY-01: spaces separated only by blocking or impassable borders or corners are adjacent for it', () => {
    const inTheMiddle = { blocking: '(1,0) (0,1)', impassable: '(2,1) (1,2)' };
    expect(ways(flying('(1,1)', 3, 3, inTheMiddle))).toHaveLength(8);
    expect(ways(walking('(1,1)', 3, 3, inTheMiddle))).toEqual([]);
    expect(ways(flying('(0,0)', 2, 1, { impassableBorder: 'V(1,0)' }))).toEqual(['(1,0)']);
    // it is the card that says so
    const flyers = [
      ...new Set(
        Array.from({ length: 33 }, (_, i) => FIRST_DEMON + i)
          .filter(flies)
          .map((f) => cardOf(f).id),
      ),
    ];
    expect(flyers).toEqual(['cacodemon']);
  });

  it('DM-FLY-02: not through walls and closed doors, and round their corners only by an open elbow', () => {
    for (const barrier of ['wall', 'door'] as const) {
      const straight = flying('(0,0)', 2, 1, { [barrier]: 'V(1,0)' });
      expect([ways(straight), stops(straight, '(1,0)')]).toEqual([[], 'DM-ADJ-02']);
      const round = flying('(0,1)', 2, 2, { [barrier]: 'H(0,1)' });
      expect(ways(round)).toContain('(1,0)');
      const closed = flying('(0,1)', 2, 2, { [barrier]: 'H(0,1) H(1,1)' });
      expect([ways(closed), stops(closed, '(1,0)')]).toEqual([['(1,1)'], 'DM-MOV-06']);
    }
  });

  it('DM-FLY-03: no surcharge for difficult terrain', () => {
    const drawn = { difficult: '(1,0) (2,0)' };
    expect(points(walk(flying('(0,0)', 3, 1, drawn), '(1,0)', '(2,0)'))).toBe(7);
    expect(points(walk(walking('(0,0)', 3, 1, drawn), '(1,0)', '(2,0)'))).toBe(5);
  });

  it('DM-FLY-04: it moves through and ends on blocking and impassable spaces', () => {
    const table = walk(flying('(0,0)', 3, 1, { blocking: '(1,0)', impassable: '(2,0)' }), '(1,0)');
    expect(stopsEnd(table)).toBeNull();
    expect(stopsEnd(walk(table, '(2,0)'))).toBeNull();
    expect(points(table)).toBe(7);
  });

  it('DM-FLY-05: through enemies without surcharge', () => {
    const table = flying('(0,0)', 3, 1, {}, [ALPHA, '(1,0)']);
    expect(points(walk(table, '(1,0)', '(2,0)'))).toBe(7);
  });

  it.each([
    ['an enemy', ALPHA],
    ['a friend', IMP],
  ])('DM-FLY-06: it cannot end its movement on the space of %s', (_, other) => {
    const table = walk(flying('(0,0)', 3, 1, {}, [other, '(1,0)']), '(1,0)');
    expect(stopsEnd(table)).toBe('DM-MOV-15');
    const short = moving(1, {
      board: sketch(3, 1),
      standing: [
        [CACODEMON, '(0,0)'],
        [other, '(1,0)'],
      ],
    });
    expect([ways(short), stops(short, '(1,0)')]).toEqual([[], 'DM-MOV-15']);
  });
});

describe('a flyer inside blocking terrain', () => {
  /** 6×3: (3,1) and (4,1) are one group, the Cacodemon hovers over the far space, Alpha on (0,1). */
  const drawn = { blocking: '(3,1) (4,1)' };
  const standing: FigurePlacements = [
    [ALPHA, '(0,1)'],
    [CACODEMON, '(4,1)'],
  ];
  const hovering = (...others: FigurePlacements) =>
    marching({ board: sketch(6, 3, drawn), standing: [...standing, ...others] });

  it('DM-FLY-07: a marine sees it and counts range to it as if the borders of its group were open', () => {
    const table = hovering();
    expect([sees(table.g, ALPHA, CACODEMON), rangeOf(table.g, ALPHA, CACODEMON)]).toEqual([true, 4]);
    expect(table.options(1, 'attack')).toEqual([[CACODEMON, action('uac4')]]);
    // only who stands in the group is seen through it
    const behind = marching({
      board: sketch(6, 1, { blocking: '(3,0)' }),
      standing: [
        [ALPHA, '(1,0)'],
        [CACODEMON, '(4,0)'],
      ],
    });
    expect(behind.forbids(1, 'attack', CACODEMON, action('uac4'))).toBe('DM-RNG-03');
    expect(sees(behind.g, ALPHA, CACODEMON)).toBe(false);
  });

  it('DM-FLY-08: those borders give it no cover', () => {
    expect(covers(hovering(), ALPHA, CACODEMON)).toBe(false);
  });

  it('DM-FLY-09: its own attacks out of the group ignore them for sight and range', () => {
    const table = activating({ board: sketch(6, 3, drawn), standing: standing.toReversed() });
    expect([sees(table.g, CACODEMON, ALPHA), rangeOf(table.g, CACODEMON, ALPHA)]).toEqual([true, 4]);
    expect(table.options(0, 'attack')).toEqual([[ALPHA]]);
  });

  it('DM-FLY-09: the target of such an attack has the cover that the borders give', () => {
    const table = activating({ board: sketch(6, 3, drawn), standing: standing.toReversed() });
    expect(covers(table, CACODEMON, ALPHA)).toBe(true);
    const large = activating({
      board: sketch(7, 3, { blocking: '(3,0) (4,0) (3,1) (4,1)' }),
      standing: [
        [MANCUBUS, '(3,0)'],
        [ALPHA, '(0,0)'],
      ],
    });
    expect(large.options(0, 'attack')).toEqual([[ALPHA]]);
    expect(covers(large, MANCUBUS, ALPHA)).toBe(true);
  });

  it('DM-FLY-09: a target that shares the corner has no cover (DM-COV-03)', () => {
    const beside = activating({
      board: sketch(6, 3, drawn),
      standing: [
        [CACODEMON, '(4,1)'],
        [ALPHA, '(5,1)'],
      ],
    });
    expect(covers(beside, CACODEMON, ALPHA)).toBe(false);
  });

  it('DM-FLY-09: a large attacker that reaches out of the group uses a corner outside', () => {
    const half = activating({
      board: sketch(7, 3, { blocking: '(4,0) (4,1)' }),
      standing: [
        [MANCUBUS, '(3,0)'],
        [ALPHA, '(0,0)'],
      ],
    });
    expect(covers(half, MANCUBUS, ALPHA)).toBe(false);
  });

  it('DM-FLY-10: whatever else stands or lies in the way still gives it cover', () => {
    expect(covers(hovering([BRAVO, '(2,1)']), ALPHA, CACODEMON)).toBe(true);
    const mud = marching({ board: sketch(6, 3, { ...drawn, difficult: '(2,0) (2,1) (2,2)' }), standing });
    expect(covers(mud, ALPHA, CACODEMON)).toBe(true);
  });

  it.each([
    ['blocking', 'DM-TER-11'],
    ['impassable', 'DM-TER-10'],
  ])(
    'DM-FLY-11: over %s terrain no demon is glory-killed by walking; one that reaches a teleporter is telefragged',
    (terrain, rule) => {
      const over = (figure: number) =>
        moving(9, {
          board: sketch(5, 2, { [terrain]: '(2,0) (2,1)' }),
          mission: (at) => ({ teleporters: [at(0, 0), at(3, 0)].map((cell) => ({ cell, active: true })) }),
          standing: [
            [ALPHA, '(1,0)'],
            [figure, '(2,0)'],
          ],
          arrange: (g) => hurt(g, figure, cardOf(figure).stagger),
        });
      for (const figure of [CACODEMON, MANCUBUS]) {
        const table = over(figure);
        expect(ways(table)).toEqual(['(1,1)', '(0,0)', '(0,1)']);
        expect(stops(table, '(2,0)')).toBe(rule);
      }
      const table = teleport(walk(over(MANCUBUS), '(0,0)'), '(3,0)').passAll();
      expect([spacesOf(table, MANCUBUS), spacesOf(table, ALPHA)]).toEqual([[], ['(3,0)']]);
      // a teleporter beside a flyer is of no use against it
      const beside = teleport(walk(over(CACODEMON), '(0,0)'), '(3,0)').passAll();
      expect([spacesOf(beside, CACODEMON), stops(beside, '(2,0)')]).toEqual([['(2,0)'], rule]);
    },
  );
});
