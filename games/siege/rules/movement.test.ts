import { describe, expect, it } from 'vitest';
import { activating, points, steps, walk } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  cover,
  D0,
  DEFENDS,
  hide,
  lay,
  NORTH_SIDE,
  put,
  upstairs,
} from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';

/** What one step costs Sledge from (0,0) to (1,0) on a board of one row. */
function costOfStep(drawn: FloorSketch): number {
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

  it('SG-MOV-05, SG-MOV-06, SG-MOV-07: breaches and windows cost 1 MP more, open doors nothing', () => {
    expect(costOfStep({ breach: 'E(0,0)' })).toBe(2);
    expect(costOfStep({ window: 'E(0,0)' })).toBe(2);
    expect(costOfStep({ door: 'E(0,0)' })).toBe(1);
  });

  it('SG-MOV-08, SG-MOV-09, SG-MOV-10: climbing an obstacle costs 1 MP more, going on or down does not', () => {
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

const YELLOWS = (n: number) => Array.from({ length: n }, () => ['yellow', 0] as const);

describe('a Move in detail', () => {
  it('SG-MOV-14, SG-RUN-05: [example] 6 MP of corridor need a Run joined to the Move', () => {
    for (const drawn of [{ obstacles: ['(2,0)'] }, { window: 'E(2,0)' }]) {
      const table = activating(A0, {
        board: sketch(6, 1, drawn),
        arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
      });
      walk(table, ATTACKS, '(1,0)', '(2,0)', '(3,0)', '(4,0)');
      expect(steps(table, ATTACKS)).not.toContain('(5,0)');
      table.play(ATTACKS, 'run');
      walk(table, ATTACKS, '(5,0)');
      expect(points(table, ATTACKS)).toBe(1);
    }
  });

  it('SG-MOV-15, SG-RUN-03: the two tokens of a hidden Operator share the MP, of a Run too', () => {
    const table = activating(D0, {
      arrange: (g, at) => hide(g, D0, 'smoke', [at('(0,0)'), at('(8,5)')]),
    });
    walk(table, DEFENDS, '(1,0)', '(2,0)').play(DEFENDS, 'otherToken');
    walk(table, DEFENDS, '(7,5)', '(6,5)').play(DEFENDS, 'run').play(DEFENDS, 'otherToken');
    walk(table, DEFENDS, '(3,0)', '(4,0)');
    expect(points(table, DEFENDS)).toBe(1);
    expect(table.state.operators[D0].bodies.map(({ at }) => table.name(at))).toEqual(['(4,0)', '(6,5)']);
  });

  it('SG-MOV-16, SG-MOV-17: a Move is paused for other actions, more than once, and resumed with the MP left', () => {
    const table = activating(A0, {
      board: sketch(9, 2, { light: 'N(4,1)' }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    walk(table, ATTACKS, '(1,0)').play(ATTACKS, 'destroy', table.at('(4,0)'));
    walk(table, ATTACKS, '(2,0)').play(ATTACKS, 'overwatch', NORTH_SIDE);
    walk(table, ATTACKS, '(3,0)');
    expect(points(table, ATTACKS)).toBe(2);
  });

  it('SG-MOV-18, SG-MOV-20: every step is told with the MP left, and is not taken back', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')) });
    walk(table, ATTACKS, '(1,0)', '(2,1)');
    expect(table.happened('stepped').map(({ fields }) => fields.points)).toEqual([4, 3]);
    expect(table.forbids(ATTACKS, 'step', table.at('(0,0)'))).toBe('SG-MOV-02');
  });

  it('SG-MOV-19: MP left when the activation ends are lost', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')) });
    walk(table, ATTACKS, '(1,0)').play(ATTACKS, 'end');
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-MOV-21: a diagonal step across the middle of a double window passes through it', () => {
    const table = activating(A0, {
      board: sketch(2, 2, { double: ['window E(0,0) E(0,1)'] }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    expect(points(walk(table, ATTACKS, '(1,1)'), ATTACKS)).toBe(3);
  });

  it('SG-MOV-22: from one obstacle onto another costs the surcharge again', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { obstacles: ['(1,0)', '(2,0)'] }),
      arrange: (g, at) => put(g, A0, 'ash', at('(0,0)')),
    });
    expect(points(walk(table, ATTACKS, '(1,0)', '(2,0)'), ATTACKS)).toBe(1);
  });

  it('SG-MOV-24: the other token of the same Operator is passed, not stopped with', () => {
    const table = activating(D0, {
      board: sketch(4, 1),
      arrange: (g, at) => hide(g, D0, 'smoke', [at('(0,0)'), at('(1,0)')]),
    });
    walk(table, DEFENDS, '(1,0)');
    expect(table.forbids(DEFENDS, 'end')).toBe('SG-MOV-16');
    expect(table.forbids(DEFENDS, 'otherToken')).toBe('SG-MOV-11');
    walk(table, DEFENDS, '(2,0)').play(DEFENDS, 'otherToken');
    walk(table, DEFENDS, '(0,0)');
    expect(table.state.operators[D0].bodies.map(({ at }) => table.name(at))).toEqual(['(2,0)', '(0,0)']);
  });

  it('SG-MOV-25: cameras and gas come before the Riposte, Barbed Wire after it', () => {
    const table = activating(A0, {
      board: sketch(4, 4, { rooms: ['*'], heavy: 'N(0,0)' }),
      dice: YELLOWS(1),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,1)'));
        put(g, D0, 'rook', at('(3,3)'), { facing: NORTH_SIDE });
        lay(g, 'camera', at('(0,0)'), NORTH_SIDE);
        lay(g, 'barbedWire', at('(1,1)'));
        cover(g, 'gas', at('(1,1)'), at('(1,0)'));
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,1)'));
    // The camera has Located him, so that the gas does not hide him from the Riposte.
    expect(table.state.operators[A0].bodies[0].located).toBe(true);
    expect(table.state.operators[A0].wounds).toBe(1);
    expect(table.asked(DEFENDS)).toBe('reacting.react');
    table.play(DEFENDS, 'riposte', ...table.options(DEFENDS, 'riposte')[0]).play(DEFENDS, 'keep');
    const order = table.events.map(({ kind }) => kind);
    expect(order.indexOf('located')).toBeLessThan(order.indexOf('wounded'));
    expect(order.indexOf('wounded')).toBeLessThan(order.indexOf('shotRolled'));
    expect(order.indexOf('shotRolled')).toBeLessThan(order.indexOf('activationEnded'));
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-MOV-25: who is eliminated on entering is not shot any more', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,1)'), { wounds: 3 });
        put(g, D0, 'rook', at('(3,3)'), { facing: NORTH_SIDE });
        cover(g, 'gas', at('(1,1)'), at('(1,0)'));
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,1)'));
    expect(table.state.operators[A0].eliminated).toBe(true);
    expect(table.happened('shotRolled')).toEqual([]);
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-MOV-26, SG-LEAN-11, SG-LEAN-15, SG-FLR-07: steps, leans, straightening and coming down all enter a space', () => {
    const entries = (act: (table: TestTable) => TestTable, upstairsFirst = false) => {
      const table = activating(A0, {
        board: sketch(4, 4, { gray: '(1,1)' }),
        arrange(g, at) {
          put(g, A0, 'fuze', upstairsFirst ? upstairs(g, 0) : at('(0,1)'));
          cover(g, 'gas', at('(1,1)'), at('(1,0)'));
        },
      });
      return act(table).state.operators[A0].wounds;
    };
    expect(entries((t) => t.play(ATTACKS, 'step', t.at('(1,1)')))).toBe(1);
    expect(entries((t) => t.play(ATTACKS, 'lean', t.at('(1,1)')))).toBe(1);
    expect(entries((t) => t.play(ATTACKS, 'lean', t.at('(1,1)')).play(ATTACKS, 'straighten', 0))).toBe(2);
    expect(entries((t) => t.play(ATTACKS, 'lean', t.at('(1,1)')).play(ATTACKS, 'straighten', 1))).toBe(1);
    expect(entries((t) => t.play(ATTACKS, 'comeDown', t.at('(1,1)')), true)).toBe(1);
  });

  it("SG-MOV-27: stepping into a squad-mate's space is an entry like any other", () => {
    const table = activating(A0, {
      board: sketch(4, 4),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,1)'));
        put(g, A1, 'fuze', at('(1,1)'));
        put(g, D0, 'rook', at('(3,3)'), { facing: NORTH_SIDE });
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,1)'));
    // The squad-mate there does not break the line to that space.
    expect(table.options(DEFENDS, 'riposte')).toEqual([[D0, 0, 0]]);
  });
});

describe('what cannot be stopped on', () => {
  const wire = (space: string, mate: string) =>
    activating(A0, {
      board: sketch(4, 1),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, A1, 'ash', at(mate));
        lay(g, 'barbedWire', at(space));
      },
    });

  it('SG-MOV-11, SG-TGD-03: nobody walks into Barbed Wire where a squad-mate stands', () => {
    const table = wire('(1,0)', '(1,0)');
    expect(table.forbids(ATTACKS, 'step', table.at('(1,0)'))).toBe('SG-MOV-11');
    // Wire further on does not bar the way past the squad-mate.
    expect(steps(wire('(3,0)', '(1,0)'), ATTACKS)).toEqual(['(1,0)']);
  });

  it('SG-MOV-11: nobody goes so far onto an obstacle that the MP do not last to a free space', () => {
    const third = (length: number) => {
      const spaces = Array.from({ length }, (_, i) => `(${i + 1},0)`).join(' ');
      const table = activating(A0, {
        board: sketch(8, 1, { obstacles: [spaces] }),
        arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
      });
      return steps(walk(table, ATTACKS, '(1,0)', '(2,0)'), ATTACKS);
    };
    // 2 MP left: over three spaces on to (4,0), over four only back.
    expect([third(3), third(4)]).toEqual([['(3,0)', '(1,0)'], ['(1,0)']]);
  });

  it('SG-TGD-05: a Deployable Shield is an obstacle, whatever else lies on the board', () => {
    const table = activating(A0, {
      board: sketch(5, 2, { obstacles: ['(0,1)', '(1,1)'] }),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        for (const space of ['(4,1)', '(4,0)', '(3,1)']) lay(g, 'ced1', at(space));
        lay(g, 'deployableShield', at('(1,0)'));
      },
    });
    expect(points(walk(table, ATTACKS, '(1,0)'), ATTACKS)).toBe(3);
    expect(table.forbids(ATTACKS, 'end')).toBe('SG-MOV-16');
  });
});

describe('Run', () => {
  it("SG-RUN-01, SG-RUN-04: [example] grants the profile's Run value: Sledge has 7 MP in all, Ash 10", () => {
    const all = (profile: string) =>
      points(
        activating(A0, { arrange: (g, at) => put(g, A0, profile, at('(0,0)')) }).play(ATTACKS, 'run'),
        ATTACKS,
      );
    expect([all('sledge'), all('ash')]).toEqual([7, 10]);
  });

  it('SG-RUN-02: who has no Run value cannot', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'fuze', at('(0,0)')) });
    expect(table.forbids(ATTACKS, 'run')).toBe('SG-RUN-02');
  });

  it('SG-RUN-03: once in an activation', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'ash', at('(0,0)')) });
    expect(table.play(ATTACKS, 'run').forbids(ATTACKS, 'run')).toBe('SG-ACT-02');
  });

  it("SG-RUN-05, SG-MOV-23: neither started on an obstacle nor in a squad-mate's space, paused like a Move", () => {
    const table = activating(A0, {
      board: sketch(6, 2, { obstacles: ['(1,0)'] }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, A1, 'fuze', at('(3,0)'));
      },
    });
    walk(table, ATTACKS, '(1,0)');
    expect(table.forbids(ATTACKS, 'run')).toBe('SG-MOV-16');
    walk(table, ATTACKS, '(2,0)', '(3,0)');
    expect(table.forbids(ATTACKS, 'run')).toBe('SG-MOV-16');
    walk(table, ATTACKS, '(4,0)').play(ATTACKS, 'run');
    walk(table, ATTACKS, '(5,0)').play(ATTACKS, 'overwatch', NORTH_SIDE);
    expect(points(walk(table, ATTACKS, '(5,1)'), ATTACKS)).toBe(3);
  });
});
