import { describe, expect, it } from 'vitest';
import { range, sight } from '../testing/aiming.ts';
import { demon } from '../testing/arranging.ts';
import { ALPHA, activating, BRAVO, moving, points, stops, walk, ways } from '../testing/moving.ts';
import { type Sketch, sketch } from '../testing/sketch.ts';
import { figuresBeside } from './beside.ts';

const IMP = demon('imp');
const CACODEMON = demon('cacodemon');
const CYBERDEMON = demon('cyberdemon');

/** Alpha on `from` of a little board, with points to spare. */
const alphaOn = (from: string, width: number, height: number, drawn: Sketch = {}) =>
  moving(9, { board: sketch(width, height, drawn), standing: [[ALPHA, from]] });

/** Are (0,1) and (1,0) of a 2×2 board adjacent, for who goes either way and for who just stands there? */
function meetAcross(wall: string): boolean {
  const board = sketch(2, 2, { wall });
  const alpha = [ALPHA, '(0,1)'] as const;
  const imp = [IMP, '(1,0)'] as const;
  const verdicts = [
    ways(moving(9, { board, standing: [alpha] })).includes('(1,0)'),
    ways(moving(9, { board, standing: [imp] })).includes('(0,1)'),
    figuresBeside(moving(9, { board, standing: [alpha, imp] }).g, ALPHA).includes(IMP),
  ];
  expect(new Set(verdicts).size).toBe(1);
  return verdicts[0];
}

const ALL_ROUND = ['(1,0)', '(2,1)', '(1,2)', '(0,1)', '(2,0)', '(2,2)', '(0,2)', '(0,0)'];

describe('adjacency', () => {
  it('DM-ADJ-01: spaces that share a border or a corner are adjacent, at most eight of them', () => {
    expect(ways(alphaOn('(1,1)', 3, 3))).toEqual(ALL_ROUND);
    expect(ways(alphaOn('(0,0)', 3, 3))).toEqual(['(1,0)', '(0,1)', '(1,1)']);
    expect(stops(alphaOn('(0,0)', 3, 3), '(2,0)')).toBe('DM-MOV-01');
  });

  it.each([
    ['a wall', { wall: 'V(1,0)' }, 'DM-ADJ-02'],
    ['a closed door', { door: 'V(1,0)' }, 'DM-ADJ-02'],
    ['an impassable border', { impassableBorder: 'V(1,0)' }, 'DM-ADJ-02'],
    ['impassable terrain', { impassable: '(1,0)' }, 'DM-TER-10'],
    ['blocking terrain', { blocking: '(1,0)' }, 'DM-TER-11'],
  ])('DM-ADJ-02: %s separates the spaces beside it', (_, drawn, rule) => {
    const table = alphaOn('(0,0)', 2, 1, drawn);
    expect(ways(table)).toEqual([]);
    expect(stops(table, '(1,0)')).toBe(rule);
  });

  it('DM-ADJ-02: difficult terrain does not', () => {
    expect(ways(alphaOn('(0,0)', 2, 1, { difficult: '(1,0)' }))).toEqual(['(1,0)']);
  });

  it.each([
    ['a wall', { wall: 'H(0,1)' }],
    ['a door', { door: 'H(0,1)' }],
    ['an impassable border', { impassableBorder: 'H(0,1)' }],
    ['impassable terrain', { impassable: '(0,0)' }],
    ['blocking terrain', { blocking: '(0,0)' }],
  ] as const)('DM-ADJ-03: past %s at the corner only round the other elbow', (_, drawn) => {
    expect(ways(alphaOn('(0,1)', 2, 2, drawn))).toContain('(1,0)');
    const closed = { ...drawn, wall: `V(1,1)${'wall' in drawn ? drawn.wall : ''}` };
    const table = alphaOn('(0,1)', 2, 2, closed);
    expect(ways(table)).not.toContain('(1,0)');
    expect(stops(table, '(1,0)')).toBe('DM-MOV-06');
  });

  it('DM-ADJ-04: a large figure is adjacent to what any of its spaces is adjacent to', () => {
    const standing = [
      [CYBERDEMON, '(1,1)'],
      [ALPHA, '(3,4)'],
      [BRAVO, '(4,2)'],
      [IMP, '(0,0)'],
    ] as const;
    const table = activating({ board: sketch(6, 6), standing });
    expect(figuresBeside(table.g, CYBERDEMON)).toEqual([ALPHA, IMP]);
    expect(figuresBeside(table.g, ALPHA)).toEqual([CYBERDEMON]);
    expect(figuresBeside(table.g, BRAVO)).toEqual([]);
  });

  it('DM-ADJ-05: a figure is adjacent to the door on a border of its space, not to one at its corner', () => {
    const board = sketch(3, 2, { door: 'V(2,0)' });
    const beside = moving(1, { board, standing: [[ALPHA, '(1,0)']] });
    expect(beside.options(1, 'open')).toEqual([[0]]);
    const atItsEnd = moving(1, { board, standing: [[ALPHA, '(1,1)']] });
    expect(atItsEnd.forbids(1, 'open', 0)).toBe('DM-ADJ-05');
    const large = moving(1, {
      board: sketch(3, 2, { door: 'V(2,1)' }),
      standing: [[demon('mancubus'), '(0,0)']],
    });
    expect(large.options(0, 'open')).toEqual([[0]]);
  });

  it('DM-ADJ-06: active teleporters are adjacent to one another for a moving marine, and for nothing else', () => {
    const active = (cell: number) => ({ cell, active: true });
    const table = moving(1, {
      board: sketch(5, 1, { wall: 'V(2,0)' }),
      mission: (at) => ({
        teleporters: [active(at(0, 0)), active(at(4, 0)), { cell: at(3, 0), active: false }],
      }),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(4,0)'],
      ],
    });
    expect(ways(table, 'teleport')).toEqual(['(4,0)']);
    expect(stops(table, '(3,0)', 'teleport')).toBe('DM-TEL-03');
    expect(range(table, '(0,0)', '(4,0)')).toBe(-1);
    expect(figuresBeside(table.g, ALPHA)).toEqual([]);
  });

  it('DM-ADJ-07: figures on the elbow spaces do not matter', () => {
    const table = moving(1, {
      board: sketch(2, 2),
      standing: [
        [ALPHA, '(0,1)'],
        [IMP, '(0,0)'],
        [BRAVO, '(1,1)'],
      ],
    });
    expect(ways(table)).toEqual(['(1,0)']);
    expect(points(walk(table, '(1,0)'))).toBe(0);
  });

  it('DM-ADJ-08: 2×2, a wall on H(0,1): (0,1) and (1,0) are adjacent through (1,1)', () => {
    expect(meetAcross('H(0,1)')).toBe(true);
  });

  it('DM-ADJ-09: 2×2, walls round the elbow (0,0): adjacent through (1,1)', () => {
    expect(meetAcross('H(0,1) V(1,0)')).toBe(true);
  });

  it('DM-ADJ-10: 2×2, a straight line of walls: not adjacent', () => {
    expect(meetAcross('H(0,1) H(1,1)')).toBe(false);
  });

  it('DM-ADJ-11: 2×2, both walls on the start space: not adjacent', () => {
    expect(meetAcross('H(0,1) V(1,1)')).toBe(false);
  });

  it('DM-ADJ-12: one elbow blocking, the other open or impassable', () => {
    const blocked = { blocking: '(0,0)' };
    expect(ways(alphaOn('(0,1)', 2, 2, blocked))).toContain('(1,0)');
    const board = sketch(2, 2, { ...blocked, impassable: '(1,1)' });
    const walker = moving(9, { board, standing: [[ALPHA, '(0,1)']] });
    expect(ways(walker)).toEqual([]);
    const flyer = moving(9, { board, standing: [[CACODEMON, '(0,1)']] });
    expect(ways(flyer)).toContain('(1,0)');
    expect([sight(walker, '(0,1)', '(1,0)'), range(walker, '(0,1)', '(1,0)')]).toEqual([true, 1]);
  });

  it('DM-ADJ-13: on a card, impassable terrain separates; only range ignores it', () => {
    // The Cyberdemon stamps: enemies adjacent to it suffer 2 damage.
    const table = activating({
      board: sketch(5, 3, { impassable: '(1,0) (1,1)' }),
      standing: [
        [CYBERDEMON, '(0,0)'],
        [ALPHA, '(2,0)'],
        [BRAVO, '(2,2)'],
      ],
      arrange: (g) => {
        g.state.argent.fill(2);
      },
    });
    expect([range(table, '(1,0)', '(2,0)'), range(table, '(1,2)', '(2,2)')]).toEqual([1, 1]);
    table.play(0, 'end');
    const [[stomp]] = table.options(0, 'use');
    table.play(0, 'use', stomp, -1, -1).passAll();
    expect([ALPHA, BRAVO].map((m) => table.state.figures[m].damage)).toEqual([0, 2]);
  });
});
