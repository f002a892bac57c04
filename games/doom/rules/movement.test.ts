import { describe, expect, it } from 'vitest';
import { action, demon, giveClass, gloryOf, hurt } from '../testing/arranging.ts';
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
  walk,
  ways,
} from '../testing/moving.ts';
import { type Sketch, sketch } from '../testing/sketch.ts';
import { NOWHERE } from './doom.ts';
import { whyNoWay } from './step-checks.ts';

const IMP = demon('imp');
const MANCUBUS = demon('mancubus');

/** What one step costs Alpha from (0,0) to (1,0), past which the board goes on. */
function costOfStep(drawn: Sketch, ...others: FigurePlacements): number {
  const table = moving(9, { board: sketch(3, 1, drawn), standing: [[ALPHA, '(0,0)'], ...others] });
  return 9 - Number(points(walk(table, '(1,0)')));
}

describe('what a step costs', () => {
  it('DM-MOV-01: 1 point for an adjacent space, straight or diagonal', () => {
    const table = moving(2, { board: sketch(3, 3), standing: [[ALPHA, '(0,0)']] });
    expect(points(walk(table, '(1,1)'))).toBe(1);
    expect(points(walk(table, '(1,0)'))).toBe(0);
    expect(spacesOf(table, ALPHA)).toEqual(['(1,0)']);
    expect(table.happened('stepped').map(({ fields }) => fields.to)).toEqual([4, 1]);
    expect(ways(table)).toEqual([]);
    const far = moving(9, { board: sketch(3, 3), standing: [[IMP, '(0,0)']] });
    expect(stops(far, '(2,1)')).toBe('DM-MOV-01');
  });

  it('DM-MOV-02: 2 points into difficult terrain', () => {
    expect([costOfStep({}), costOfStep({ difficult: '(1,0)' })]).toEqual([1, 2]);
  });

  it('DM-MOV-03: 2 points into a space with an enemy', () => {
    expect(costOfStep({}, [IMP, '(1,0)'])).toBe(2);
    const demonSteps = moving(9, {
      board: sketch(3, 1),
      standing: [
        [IMP, '(0,0)'],
        [ALPHA, '(1,0)'],
      ],
    });
    expect(points(walk(demonSteps, '(1,0)'))).toBe(7);
  });

  it('DM-MOV-04: 3 points into difficult terrain with an enemy', () => {
    expect(costOfStep({ difficult: '(1,0)' }, [IMP, '(1,0)'])).toBe(3);
  });

  it('DM-MOV-05: a friend costs nothing extra', () => {
    expect(costOfStep({}, [BRAVO, '(1,0)'])).toBe(1);
    expect(costOfStep({ difficult: '(1,0)' }, [BRAVO, '(1,0)'])).toBe(2);
  });

  it('DM-MOV-06: a diagonal step needs a space orthogonally adjacent to both ends', () => {
    const from = (wall: string) => moving(9, { board: sketch(2, 2, { wall }), standing: [[ALPHA, '(0,0)']] });
    expect(ways(from('V(1,0)'))).toEqual(['(0,1)', '(1,1)']);
    expect(ways(from('V(1,0) V(1,1)'))).toEqual(['(0,1)']);
    expect(stops(from('V(1,0) V(1,1)'), '(1,1)')).toBe('DM-MOV-06');
  });

  it('DM-MOV-10: who stands, or what lies, on the elbow of a diagonal step costs nothing', () => {
    const table = moving(9, {
      board: sketch(2, 2, { difficult: '(1,0) (0,1)' }),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(1,0)'],
        [demon('imp', 1), '(0,1)'],
      ],
    });
    expect(points(walk(table, '(1,1)'))).toBe(8);
  });

  it.each([
    ['difficult terrain', { difficult: '(1,1)' }, []],
    ['an enemy', {}, [[IMP, '(1,1)']]],
  ] as const)(
    'DM-MOV-11: 2×2, wall on H(0,1), %s on the elbow (1,1): (0,1)→(1,0) costs 1',
    (_, drawn, others) => {
      const board = sketch(2, 2, { wall: 'H(0,1)', ...drawn });
      const table = moving(1, { board, standing: [[ALPHA, '(0,1)'], ...others] });
      expect(points(walk(table, '(1,0)'))).toBe(0);
    },
  );

  it.each([
    ['a wall', { wall: 'H(0,1) H(1,1)' }],
    ['a door', { wall: 'H(0,1)', door: 'H(1,1)' }],
    ['a blocking border', { wall: 'H(0,1)', blocking: '(1,1)' }],
    ['an impassable border', { wall: 'H(0,1)', impassableBorder: 'H(1,1)' }],
    ['impassable terrain', { wall: 'H(0,1)', impassable: '(1,1)' }],
  ])('DM-MOV-12: 2×2, wall on H(0,1), %s on H(1,1): (0,1)→(1,0) is illegal', (_, drawn) => {
    const table = moving(9, { board: sketch(2, 2, drawn), standing: [[ALPHA, '(0,1)']] });
    expect(ways(table)).not.toContain('(1,0)');
    expect(stops(table, '(1,0)')).toBe('DM-MOV-06');
  });

  it('DM-MOV-16: each step over a large enemy costs the surcharge, from one of its spaces to another too', () => {
    const table = moving(9, {
      board: sketch(4, 2),
      standing: [
        [ALPHA, '(0,0)'],
        [MANCUBUS, '(1,0)'],
      ],
    });
    expect(['(1,0)', '(2,0)', '(3,0)'].map((space) => points(walk(table, space)))).toEqual([7, 5, 4]);
  });

  it('DM-MOV-17: tokens do not obstruct, and a space with nothing but tokens is free', () => {
    const table = marching({
      board: sketch(3, 1),
      standing: [[ALPHA, '(0,0)']],
      mission: (at) => ({
        portals: [{ cell: at(1, 0), colour: 'blue', faceUp: true }],
        teleporters: [{ cell: at(1, 0), active: true }],
        healthPacks: [at(1, 0)],
        weapons: [{ cell: at(1, 0), weapon: 'chainsaw' }],
        objectives: [{ cell: at(1, 0), order: 1, kind: 'sample' }],
      }),
      arrange(g, at) {
        g.state.marines[BRAVO].grenades.push({ set: 12, cell: at(1, 0) });
      },
    });
    expect(points(walk(table, '(1,0)'))).toBe(4);
    expect(stopsEnd(table)).toBeNull();
  });
});

describe('moving through others', () => {
  const corridor = sketch(4, 1);

  it('DM-MOV-07: through friend and enemy alike', () => {
    const table = moving(9, {
      board: corridor,
      standing: [
        [ALPHA, '(0,0)'],
        [BRAVO, '(1,0)'],
        [IMP, '(2,0)'],
      ],
    });
    expect(points(walk(table, '(1,0)', '(2,0)', '(3,0)'))).toBe(5);
    const demonMoves = moving(9, {
      board: corridor,
      standing: [
        [IMP, '(0,0)'],
        [demon('imp', 1), '(1,0)'],
        [ALPHA, '(2,0)'],
      ],
    });
    expect(spacesOf(walk(demonMoves, '(1,0)', '(2,0)', '(3,0)'), IMP)).toEqual(['(3,0)']);
  });

  it.each([
    ['a friend', BRAVO],
    ['an enemy', IMP],
  ])('DM-MOV-08: a small figure cannot end its movement on the space of %s', (_, other) => {
    const table = moving(9, {
      board: sketch(4, 2),
      standing: [
        [ALPHA, '(0,0)'],
        [other, '(1,0)'],
      ],
    });
    walk(table, '(1,0)');
    expect(stopsEnd(table)).toBe('DM-MOV-15');
    expect(table.verbs(1)).not.toContain('end');
    expect(stopsEnd(walk(table, '(2,0)'))).toBeNull();
  });

  it('DM-MOV-08: nor on any space of a large one', () => {
    const table = moving(9, {
      board: sketch(4, 2),
      standing: [
        [ALPHA, '(0,0)'],
        [MANCUBUS, '(1,0)'],
      ],
    });
    const forbidden = ['(1,0)', '(2,1)', '(3,0)'].map((space) => stopsEnd(walk(table, space)));
    expect(forbidden).toEqual(['DM-MOV-15', 'DM-MOV-15', null]);
  });

  it('DM-MOV-09: a step is legal only if its full cost can be paid', () => {
    const at = (left: number) =>
      moving(left, { board: sketch(3, 1, { difficult: '(1,0)' }), standing: [[ALPHA, '(0,0)']] });
    expect(ways(at(1))).toEqual([]);
    expect(at(1).whyNot(1, 'step', 1)).toEqual({ rule: 'DM-MOV-09', facts: { cost: 2, points: 1 } });
    expect(ways(at(2))).toEqual(['(1,0)']);
  });

  it('DM-MOV-09: so is a walk', () => {
    const { g } = moving(3, { board: sketch(5, 1), standing: [[ALPHA, '(0,0)']] });
    expect(whyNoWay(g, { figure: ALPHA, points: 3 }, [3], 3)).toBeNull();
    const tooFar = whyNoWay(g, { figure: ALPHA, points: 3 }, [4], 4);
    expect(tooFar).toEqual({ rule: 'DM-MOV-09', facts: { cost: 4, points: 3 } });
  });

  it('DM-MOV-13: with 3 points past a demon on difficult terrain the step in is illegal, with 4 legal', () => {
    const at = (left: number) =>
      moving(left, {
        board: sketch(3, 1, { difficult: '(1,0)' }),
        standing: [
          [ALPHA, '(0,0)'],
          [IMP, '(1,0)'],
        ],
      });
    expect(ways(at(3))).toEqual([]);
    expect(stops(at(3), '(1,0)')).toBe('DM-MOV-15');
    const enough = at(4);
    expect(points(walk(enough, '(1,0)', '(2,0)'))).toBe(0);
    expect(stopsEnd(enough)).toBeNull();
  });

  it('DM-MOV-14: attacks, cards, abilities, doors and the end of the activation end a movement; taking an item does not', () => {
    const table = marching({
      board: sketch(4, 2, { door: 'H(1,1)' }),
      standing: [
        [ALPHA, '(0,0)'],
        [BRAVO, '(1,0)'],
        [IMP, '(3,0)'],
      ],
      mission: (at) => ({ healthPacks: [at(1, 0)] }),
      arrange(g) {
        giveClass(g, ALPHA, 'infiltrator');
        gloryOf(g, ALPHA, 'adrenalineRush');
      },
    });
    const acts = () => table.verbs(1).toSorted();
    expect(acts()).toEqual(['attack', 'end', 'play', 'step', 'use']);
    walk(table, '(1,0)');
    expect(acts()).toEqual(['step', 'take']);
    expect(table.forbids(1, 'attack', IMP, action('uac4'))).toBe('DM-MOV-15');
    expect(table.forbids(1, 'play', action('uac2'), -1)).toBe('DM-MOV-15');
    expect(table.forbids(1, 'open', 0)).toBe('DM-MOV-15');
    table.play(1, 'take', 0);
    walk(table, '(2,0)');
    expect(acts()).toEqual(['attack', 'end', 'play', 'step', 'use']);
  });

  it('DM-MOV-14: a demon in transit neither attacks nor opens doors', () => {
    const table = activating({
      board: sketch(4, 2, { door: 'H(1,1)' }),
      standing: [
        [IMP, '(0,0)'],
        [ALPHA, '(1,0)'],
      ],
    });
    expect(table.options(0, 'attack')).toEqual([[ALPHA]]);
    walk(table, '(1,0)');
    expect(table.verbs(0)).toEqual(['step']);
    expect(table.forbids(0, 'attack', ALPHA)).toBe('DM-MOV-15');
    expect(table.forbids(0, 'open', 0)).toBe('DM-MOV-15');
    walk(table, '(2,0)');
    expect(table.options(0, 'attack')).toEqual([[ALPHA]]);
  });

  it('DM-MOV-15: into an occupied space only if the points reach some space to end on', () => {
    const row = (left: number, ...others: FigurePlacements) =>
      moving(left, { board: sketch(5, 1), standing: [[ALPHA, '(1,0)'], ...others] });
    const friends: FigurePlacements = [
      [BRAVO, '(2,0)'],
      [IMP, '(3,0)'],
    ];
    // 1 for the friend, 2 for the enemy, 1 for the space behind; or back again for 2
    expect(ways(row(2, ...friends))).toEqual(['(2,0)', '(0,0)']);
    expect(ways(row(1, ...friends))).toEqual(['(0,0)']);
    expect(stops(row(1, ...friends), '(2,0)')).toBe('DM-MOV-15');
    const onceIn = walk(row(3, ...friends), '(2,0)');
    expect([ways(onceIn), stops(onceIn, '(3,0)')]).toEqual([['(1,0)'], 'DM-MOV-15']);
  });

  it('DM-MOV-15: a staggered demon is no obstacle to an end, since entering its space empties it', () => {
    const table = moving(2, {
      board: sketch(2, 1),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(1,0)'],
      ],
      arrange: (g) => hurt(g, IMP, 2),
    });
    expect(ways(table)).toEqual(['(1,0)']);
    expect(stopsEnd(walk(table, '(1,0)'))).toBeNull();
  });

  it('DM-MOV-15: the points that reach a teleporter are of no use to who may not use it', () => {
    // Behind Bravo there is only a teleporter, which is closed to who carries the asset; the way back is too expensive.
    const withAsset = (carrier: number) =>
      moving(2, {
        board: sketch(4, 1, { wall: 'V(2,0)', difficult: '(0,0)' }),
        file: { objective: 'assetExtraction' },
        mission: (at) => ({
          teleporters: [
            { cell: at(1, 0), active: true },
            { cell: at(3, 0), active: true },
          ],
          objectives: [{ cell: at(2, 0), order: 1, kind: 'asset' }],
        }),
        standing: [
          [ALPHA, '(0,0)'],
          [BRAVO, '(1,0)'],
        ],
        arrange(g) {
          g.state.tokens[0] = { order: 1, cell: NOWHERE, carrier };
        },
      });
    expect(ways(withAsset(BRAVO))).toEqual(['(1,0)']);
    expect(ways(withAsset(ALPHA))).toEqual([]);
    expect(stops(withAsset(ALPHA), '(1,0)')).toBe('DM-MOV-15');
    expect(stops(withAsset(ALPHA), '(3,0)', 'teleport')).toBe('DM-GLD-03');
  });
});
