import { call } from '@sightline/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALPHA,
  alphaAims,
  BRAVO,
  demonAims,
  type FigureSpaces,
  range,
  SOLDIER,
  sight,
  targets,
} from '../testing/aiming.ts';
import { anyBoard } from '../testing/any-board.ts';
import { action, cardsOf, demon, giveClass, put } from '../testing/arranging.ts';
import { given } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { figuresBeside } from './beside.ts';
import { rangeBetween, rangeOf } from './line-of-sight.ts';
import { marineActivation } from './procedures.ts';

const facing = (alpha: string, soldier: string): FigureSpaces => [
  [ALPHA, alpha],
  [SOLDIER, soldier],
];

describe('range', () => {
  it('DM-RNG-01: an attack reaches as far as its box says, with what lies in play', () => {
    const at = (space: string) => alphaAims(sketch(7, 1), facing('(0,0)', space), 'uac4');
    expect(targets(at('(4,0)'))).toEqual([SOLDIER]);
    expect(at('(5,0)').whyNot(1, 'attack', SOLDIER, action('uac4'))).toEqual({
      rule: 'DM-RNG-03',
      facts: { range: 4 },
    });
    const marksman = given({
      board: sketch(7, 1),
      arrange(g, cell) {
        put(g, ALPHA, cell(0, 0));
        put(g, SOLDIER, cell(5, 0));
        cardsOf(g, ALPHA, { hand: ['uac4'] });
        giveClass(g, ALPHA, 'marksman');
      },
      run: () => call(marineActivation, { figure: ALPHA }),
    });
    marksman.passAll().play(1, 'play', action('uac4'), -1);
    expect(targets(marksman)).toEqual([SOLDIER]);
  });

  it('DM-RNG-02: the defender’s space counts, the attacker’s does not; diagonals count as one', () => {
    const table = alphaAims(sketch(6, 4), facing('(0,0)', '(1,0)'));
    const spaces = ['(0,0)', '(1,0)', '(1,1)', '(3,0)', '(3,3)', '(5,2)'];
    expect(spaces.map((space) => range(table, '(0,0)', space))).toEqual([0, 1, 1, 3, 3, 5]);
  });

  it('DM-RNG-03: the shortest count decides', () => {
    // straight through the gap, or a long way round
    const table = alphaAims(sketch(5, 3, { wall: 'V(2,0) V(2,1)' }), facing('(1,0)', '(2,0)'), 'uac4');
    expect(range(table, '(1,0)', '(2,0)')).toBe(4);
    const near = alphaAims(sketch(5, 3, { wall: 'V(2,0)' }), facing('(1,0)', '(2,0)'), 'combatShotgun2');
    expect(range(near, '(1,0)', '(2,0)')).toBe(2);
    expect(targets(near)).toEqual([SOLDIER]);
  });

  it('DM-RNG-03: the same for demons', () => {
    const at = (space: string) => demonAims(sketch(7, 1), facing('(0,0)', space));
    expect(targets(at('(5,0)'), 0)).toEqual([ALPHA]);
    expect(at('(6,0)').forbids(0, 'attack', ALPHA)).toBe('DM-RNG-03');
  });

  it('DM-RNG-04, DM-RNG-06: range is counted across impassable terrain, though nobody walks there', () => {
    const board = sketch(3, 1, { impassable: '(1,0)' });
    const table = alphaAims(board, facing('(0,0)', '(2,0)'), 'combatShotgun2');
    expect(range(table, '(0,0)', '(2,0)')).toBe(2);
    expect(sight(table, '(0,0)', '(2,0)')).toBe(true);
    expect(targets(table)).toEqual([SOLDIER]);
    expect(table.options(1, 'step')).toEqual([]);
    const corners = alphaAims(sketch(2, 2, { impassable: '(1,0) (0,1)' }), facing('(0,0)', '(1,1)'));
    expect(range(corners, '(0,0)', '(1,1)')).toBe(1);
  });

  it('DM-RNG-05: walls, closed doors and blocking terrain are gone round', () => {
    const counted = (drawn: Parameters<typeof sketch>[2]) =>
      range(alphaAims(sketch(3, 3, drawn), facing('(0,0)', '(2,0)')), '(0,0)', '(2,0)');
    expect(counted({})).toBe(2);
    expect(counted({ wall: 'V(1,0) V(1,1)' })).toBe(4);
    expect(counted({ door: 'V(1,0) V(1,1)' })).toBe(4);
    expect(counted({ blocking: '(1,0) (1,1)' })).toBe(4);
    expect(counted({ blocking: '(1,0) (1,1) (1,2)' })).toBe(-1);
    expect(counted({ difficult: '(1,0) (1,1) (1,2)' })).toBe(2);
    const shut = alphaAims(sketch(3, 1, { wall: 'V(1,0)' }), facing('(0,0)', '(2,0)'), 'uac4');
    expect(shut.forbids(1, 'attack', SOLDIER, action('uac4'))).toBe('DM-RNG-03');
  });

  it('DM-RNG-05: figures do not matter, nor do the corners of an elbow they stand on', () => {
    const crowd: FigureSpaces = [...facing('(0,0)', '(3,0)'), [BRAVO, '(1,0)'], [demon('imp'), '(2,0)']];
    expect(rangeOf(alphaAims(sketch(4, 1), crowd).g, ALPHA, SOLDIER)).toBe(3);
    // DM-ADJ-03: one elbow must be open to both
    const elbow = (wall: string) =>
      range(alphaAims(sketch(2, 2, { wall }), facing('(0,1)', '(1,0)')), '(0,1)', '(1,0)');
    expect([elbow('H(0,1)'), elbow('H(0,1) V(1,1)')]).toEqual([1, -1]);
  });

  it('DM-RNG-07: across an impassable border they are not adjacent, yet at range 1', () => {
    const board = sketch(2, 1, { impassableBorder: 'V(1,0)' });
    const table = alphaAims(board, facing('(0,0)', '(1,0)'), 'combatShotgun3');
    expect(figuresBeside(table.g, ALPHA)).toEqual([]);
    expect(range(table, '(0,0)', '(1,0)')).toBe(1);
    expect(targets(table)).toEqual([SOLDIER]);
  });

  it('DM-RNG-08: a large figure is as near as its nearest space, as attacker and as defender', () => {
    const mancubus = demon('mancubus');
    const standing: FigureSpaces = [
      [ALPHA, '(0,0)'],
      [mancubus, '(4,0)'],
    ];
    const defending = alphaAims(sketch(8, 2), standing, 'uac4');
    expect(rangeOf(defending.g, ALPHA, mancubus)).toBe(4);
    expect(targets(defending)).toEqual([mancubus]);
    const attacking = demonAims(
      sketch(8, 2),
      [
        [ALPHA, '(7,0)'],
        [mancubus, '(1,0)'],
      ],
      mancubus,
    );
    expect(rangeOf(attacking.g, mancubus, ALPHA)).toBe(5);
    expect(targets(attacking, 0)).toEqual([ALPHA]);
  });

  it('DM-RNG-09: teleporters are no short cut for an attack', () => {
    const table = given({
      board: sketch(8, 1),
      mission: (at) => ({
        teleporters: [
          { cell: at(1, 0), active: true },
          { cell: at(7, 0), active: true },
        ],
      }),
      arrange(g, at) {
        put(g, ALPHA, at(1, 0));
        put(g, SOLDIER, at(7, 0));
        cardsOf(g, ALPHA, { hand: ['uac4'] });
      },
      run: () => call(marineActivation, { figure: ALPHA }),
    });
    table.passAll().play(1, 'play', action('uac4'), -1);
    expect(table.options(1, 'teleport')).toEqual([[table.cell(7, 0)]]);
    expect(rangeOf(table.g, ALPHA, SOLDIER)).toBe(6);
    expect(table.forbids(1, 'attack', SOLDIER, action('uac4'))).toBe('DM-RNG-03');
  });

  it('DM-RNG-03: on any board it is the same both ways', () => {
    fc.assert(
      fc.property(anyBoard(5), (board) => {
        const { g } = alphaAims(board, [[ALPHA, '(0,0)']]);
        const { cells } = g.statics.layout;
        for (let a = 0; a < cells; a++)
          for (let b = 0; b <= a; b++) expect(rangeBetween(g, [a], [b])).toBe(rangeBetween(g, [b], [a]));
      }),
      { numRuns: 60 },
    );
  });
});
