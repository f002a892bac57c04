import { describe, expect, it } from 'vitest';
import { activating, points, steps, walk } from '../testing/activating.ts';
import { A0, A1, A2, ATTACKS, D0, DEFENDS, hide, lay, put, upstairs } from '../testing/arranging.ts';
import { sketch } from '../testing/sketch.ts';
import { isUpstairs } from './operators.ts';

const board = () => sketch(6, 4, { gray: '(1,1) (5,3)', blue: '(3,1)' });

describe('going up', () => {
  it('SG-FLR-01, SG-FLR-02: from an entryway for 1 MP to a free space of the own area', () => {
    const table = activating(A0, {
      board: board(),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,1)'));
        put(g, A1, 'fuze', upstairs(g, 0));
      },
    });
    expect(table.forbids(ATTACKS, 'goUp', 1)).toBe('SG-FLR-01');
    walk(table, ATTACKS, '(1,1)');
    expect(table.options(ATTACKS, 'goUp')).toEqual([[1]]);
    table.play(ATTACKS, 'goUp', 1);
    expect(table.state.operators[A0].bodies[0].at).toBe(upstairs(table.g, 1));
    expect(table.happened('wentUp')).toHaveLength(1);
  });

  it('SG-FLR-03: not while both spaces are taken; the other squad takes up none of them', () => {
    const table = activating(A0, {
      board: board(),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(1,1)'));
        put(g, A1, 'fuze', upstairs(g, 0));
        put(g, A2, 'fuze', upstairs(g, 1));
      },
    });
    expect(table.forbids(ATTACKS, 'goUp', 0)).toBe('SG-FLR-03');
    const other = activating(A0, {
      board: board(),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(1,1)'));
        put(g, D0, 'smoke', upstairs(g, 0));
      },
    });
    expect(other.forbids(ATTACKS, 'goUp', 0)).toBeNull();
  });

  it('SG-FLR-04: then no MP are spent any more and no Run begins, other actions remain', () => {
    const table = activating(A0, {
      board: board(),
      arrange: (g, at) => put(g, A0, 'sledge', at('(1,1)')),
    });
    table.play(ATTACKS, 'goUp', 0);
    expect(steps(table, ATTACKS)).toEqual([]);
    expect(table.forbids(ATTACKS, 'comeDown', table.at('(1,1)'))).toBe('SG-FLR-04');
    expect(table.forbids(ATTACKS, 'run')).toBe('SG-FLR-04');
    expect(table.options(ATTACKS, 'destroy')).not.toEqual([]);
  });

  it('SG-FLR-08: an opposing Entryway Overwatch token does not forbid it, it may bring a Riposte', () => {
    const table = activating(A0, {
      board: board(),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,1)'));
        put(g, D0, 'smoke', upstairs(g, 0));
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,1)'));
    expect(table.options(DEFENDS, 'riposte')).toEqual([[D0, 0, 0]]);
    table.passAll().play(ATTACKS, 'goUp', 0);
    expect(isUpstairs(table.g, table.state.operators[A0].bodies[0].at)).toBe(true);
  });

  it('SG-FLR-10: standing on the entryway at the start is enough', () => {
    const table = activating(A0, {
      board: board(),
      arrange: (g, at) => put(g, A0, 'sledge', at('(1,1)')),
    });
    expect(table.forbids(ATTACKS, 'goUp', 0)).toBeNull();
  });

  it('SG-ENT-03, SG-ENT-19: defenders use no blue entryway, nobody a fortified one', () => {
    const table = activating(D0, {
      board: board(),
      arrange(g, at) {
        put(g, D0, 'smoke', at('(3,1)'));
        lay(g, 'fortifiedEntryway', at('(1,1)'));
      },
    });
    expect(table.forbids(DEFENDS, 'goUp', 0)).toBe('SG-ENT-03');
    walk(table, DEFENDS, '(2,1)', '(1,1)');
    expect(table.forbids(DEFENDS, 'goUp', 0)).toBe('SG-ENT-03');
  });
});

describe('coming down', () => {
  it('SG-FLR-05, SG-FLR-09: for 1 MP to any entryway usable by the squad, then on with the rest', () => {
    const table = activating(A0, { board: board(), arrange: (g) => put(g, A0, 'sledge', upstairs(g, 0)) });
    expect(table.options(ATTACKS, 'comeDown').map(([space]) => table.name(space))).toEqual([
      '(1,1)',
      '(5,3)',
      '(3,1)',
    ]);
    table.play(ATTACKS, 'comeDown', table.at('(5,3)')).passAll();
    expect(points(table, ATTACKS)).toBe(4);
    walk(table, ATTACKS, '(5,2)');
    expect(points(table, ATTACKS)).toBe(3);
  });

  it('SG-FLR-06: who has come down does not go back up in the same activation', () => {
    const table = activating(A0, { board: board(), arrange: (g) => put(g, A0, 'sledge', upstairs(g, 0)) });
    table.play(ATTACKS, 'comeDown', table.at('(1,1)'));
    expect(table.forbids(ATTACKS, 'goUp', 0)).toBe('SG-FLR-06');
  });

  it('SG-FLR-11: onto a squad-mate only to move on, onto an opponent never', () => {
    const table = activating(A0, {
      board: board(),
      arrange(g, at) {
        put(g, A0, 'fuze', upstairs(g, 0));
        put(g, A1, 'ash', at('(1,1)'));
        put(g, D0, 'smoke', at('(5,3)'));
      },
    });
    expect(table.forbids(ATTACKS, 'comeDown', table.at('(5,3)'))).toBe('SG-FLR-11');
    table.play(ATTACKS, 'comeDown', table.at('(1,1)')).passAll();
    expect(table.forbids(ATTACKS, 'end')).toBe('SG-MOV-16');
    const walled = activating(A0, {
      board: sketch(3, 3, { gray: '(1,1)', heavy: 'N(1,1) E(1,1) S(1,1) W(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', upstairs(g, 0));
        put(g, A1, 'ash', at('(1,1)'));
      },
    });
    expect(walled.forbids(ATTACKS, 'comeDown', walled.at('(1,1)'))).toBe('SG-FLR-11');
  });

  it('SG-FLR-12: each token of a hidden Operator changes floors by itself', () => {
    const table = activating(D0, {
      board: board(),
      arrange: (g, at) => hide(g, D0, 'smoke', [at('(1,1)'), at('(4,3)')]),
    });
    table.play(DEFENDS, 'goUp', 0);
    expect(steps(table, DEFENDS)).toEqual([]);
    // The Run is the Operator's: the other token may use it.
    expect(table.forbids(DEFENDS, 'run')).toBeNull();
    table.play(DEFENDS, 'otherToken');
    walk(table, DEFENDS, '(5,3)').play(DEFENDS, 'goUp', 1);
    expect(table.state.operators[D0].bodies.map(({ at }) => at)).toEqual([
      upstairs(table.g, 0),
      upstairs(table.g, 1),
    ]);
    expect(table.forbids(DEFENDS, 'run')).toBe('SG-FLR-04');
  });
});
