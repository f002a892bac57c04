import { describe, expect, it } from 'vitest';
import { activating, points, steps, walk } from '../testing/activating.ts';
import { A0, A1, ATTACKS, D0, lay, put } from '../testing/arranging.ts';
import { type Sketch, sketch } from '../testing/sketch.ts';

/** What one step costs Sledge from (0,0) to (1,0) on a board of one row. */
function costOfStep(drawn: Sketch): number {
  const table = activating(A0, {
    board: sketch(4, 1, drawn),
    arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
  });
  return 5 - Number(points(walk(table, ATTACKS, '(1,0)'), ATTACKS));
}

describe('Move', () => {
  it('SG-MOV-01: grants 5 MP to spend on steps', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')) });
    walk(table, ATTACKS, '(1,0)', '(2,0)', '(3,0)', '(4,0)', '(5,0)');
    expect(points(table, ATTACKS)).toBe(0);
    expect(steps(table, ATTACKS)).toEqual([]);
    expect(table.forbids(ATTACKS, 'step', table.at('(6,0)'))).toBe('SG-MOV-01');
  });

  it('SG-MOV-02: a step goes to an adjacent space, straight or diagonal, for 1 MP', () => {
    const table = activating(A0, {
      board: sketch(3, 3),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    expect(steps(table, ATTACKS)).toEqual(['(1,0)', '(0,1)', '(1,1)']);
    expect(points(walk(table, ATTACKS, '(1,1)'), ATTACKS)).toBe(4);
    expect(table.forbids(ATTACKS, 'step', table.at('(0,0)'))).toBeNull();
  });

  it('SG-MOV-03: an Operator never enters a space of an opposing Operator', () => {
    const table = activating(A0, {
      board: sketch(3, 2),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, D0, 'smoke', at('(1,0)'), { standee: at('(1,1)') });
      },
    });
    expect(steps(table, ATTACKS)).toEqual(['(0,1)']);
    expect(table.forbids(ATTACKS, 'step', table.at('(1,1)'))).toBe('SG-MOV-03');
  });

  it('SG-MOV-04: an Operator passes a squad-mate but stops nowhere with one', () => {
    const table = activating(A0, {
      board: sketch(3, 1),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, A1, 'ash', at('(1,0)'));
      },
    });
    walk(table, ATTACKS, '(1,0)');
    expect(table.forbids(ATTACKS, 'end')).toBe('SG-MOV-16');
    walk(table, ATTACKS, '(2,0)').play(ATTACKS, 'end');
  });

  it('SG-MOV-05, 06, 07: breaches and windows cost 1 MP more, open doors nothing', () => {
    expect(costOfStep({ breach: 'E(0,0)' })).toBe(2);
    expect(costOfStep({ window: 'E(0,0)' })).toBe(2);
    expect(costOfStep({ door: 'E(0,0)' })).toBe(1);
  });

  it('SG-MOV-08, 09, 10: climbing an obstacle costs 1 MP more, going on or down does not', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { obstacles: ['(1,0) (2,0)'] }),
      arrange: (g, at) => put(g, A0, 'ash', at('(0,0)')),
    });
    expect(points(walk(table, ATTACKS, '(1,0)'), ATTACKS)).toBe(3);
    expect(points(walk(table, ATTACKS, '(2,0)'), ATTACKS)).toBe(2);
    expect(points(walk(table, ATTACKS, '(3,0)'), ATTACKS)).toBe(1);
  });

  it('SG-MOV-11: nobody steps onto an obstacle they cannot leave', () => {
    const table = activating(A0, {
      board: sketch(7, 1, { obstacles: ['(4,0) (5,0)'] }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    walk(table, ATTACKS, '(1,0)', '(2,0)', '(3,0)');
    expect(table.forbids(ATTACKS, 'step', table.at('(4,0)'))).toBe('SG-MOV-11');
    table.play(ATTACKS, 'run');
    expect(steps(table, ATTACKS)).toContain('(4,0)');
  });

  it('SG-MOV-12: surcharges add up', () => {
    expect(costOfStep({ window: 'E(0,0)', obstacles: ['(1,0)'] })).toBe(3);
  });

  it('SG-MOV-13: [example] a diagonal step past the end of a wall is illegal', () => {
    const table = activating(A0, {
      board: sketch(3, 3, { heavy: 'N(0,1)' }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    expect(table.forbids(ATTACKS, 'step', table.at('(1,1)'))).toBe('SG-ENV-08');
    expect(points(walk(table, ATTACKS, '(1,0)', '(1,1)'), ATTACKS)).toBe(3);
  });

  it('SG-TGD-05: a Deployable Shield is an obstacle in every respect', () => {
    const table = activating(A0, {
      board: sketch(3, 1),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        lay(g, 'deployableShield', at('(1,0)'));
      },
    });
    expect(points(walk(table, ATTACKS, '(1,0)'), ATTACKS)).toBe(3);
    expect(table.forbids(ATTACKS, 'end')).toBe('SG-MOV-16');
  });
});
