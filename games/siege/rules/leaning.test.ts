import { describe, expect, it } from 'vitest';
import { activating, points, steps, walk } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  D0,
  D1,
  D2,
  D3,
  D4,
  DEFENDS,
  hide,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
  upstairs,
} from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';

/** The spaces it may lean into. */
const leans = (table: TestTable, seat: number): string[] =>
  table.options(seat, 'lean').map(([cell]) => table.name(cell));

/** Why Sledge in the middle of 3 × 3 spaces may not lean east. */
const refusesEast = (drawn: FloorSketch): string | null => {
  const table = activating(A0, {
    board: sketch(3, 3, drawn),
    arrange: (g, at) => put(g, A0, 'sledge', at('(1,1)')),
  });
  return table.forbids(ATTACKS, 'lean', table.at('(2,1)'));
};

describe('leaning', () => {
  it('SG-LEAN-01, SG-LEAN-03: costs 1 MP; the miniature goes into the new space, the standee stays in the old', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(1,1)')) });
    table.play(ATTACKS, 'lean', table.at('(2,1)'));
    expect(points(table, ATTACKS)).toBe(4);
    expect(table.state.operators[A0].bodies).toMatchObject([
      { at: table.at('(2,1)'), standee: table.at('(1,1)') },
    ]);
  });

  it('SG-LEAN-01, SG-LEAN-12: the last MP is enough, none is not', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(0,1)')) });
    walk(table, ATTACKS, '(1,1)', '(2,1)', '(3,1)', '(4,1)');
    expect(leans(table, ATTACKS)).toContain('(5,1)');
    table.play(ATTACKS, 'lean', table.at('(5,1)'));
    expect(points(table, ATTACKS)).toBe(0);
    expect(table.forbids(ATTACKS, 'straighten', 0)).toBe('SG-MOV-01');
  });

  it('SG-LEAN-01: hidden Operators lean too, nobody does upstairs', () => {
    const hidden = activating(D0, {
      arrange: (g, at) => hide(g, D0, 'smoke', [at('(1,1)'), at('(5,5)')]),
    });
    hidden.play(DEFENDS, 'lean', hidden.at('(2,1)'));
    expect(hidden.state.operators[D0].bodies[0].standee).toBe(hidden.at('(1,1)'));
    const above = activating(A0, { arrange: (g) => put(g, A0, 'sledge', upstairs(g, 0)) });
    expect(above.forbids(ATTACKS, 'lean', above.at('(2,1)'))).toBe('SG-LEAN-01');
  });

  it('SG-LEAN-02: to a free space, orthogonally', () => {
    const table = activating(A0, {
      board: sketch(3, 3),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(1,1)'));
        put(g, A1, 'ash', at('(0,1)'));
      },
    });
    expect(leans(table, ATTACKS)).toEqual(['(1,0)', '(2,1)', '(1,2)']);
    expect(table.forbids(ATTACKS, 'lean', table.at('(2,2)'))).toBe('SG-LEAN-02');
    expect(table.forbids(ATTACKS, 'lean', table.at('(0,1)'))).toBe('SG-LEAN-02');
  });

  it('SG-LEAN-04, SG-LEAN-05, SG-LEAN-06, SG-LEAN-07: through an open door, not through breaches, windows, partitions or with obstacles', () => {
    expect(refusesEast({ door: 'E(1,1)' })).toBeNull();
    expect(refusesEast({ breach: 'E(1,1)' })).toBe('SG-LEAN-04');
    expect(refusesEast({ window: 'E(1,1)' })).toBe('SG-LEAN-05');
    expect(refusesEast({ barricadedDoor: 'E(1,1)' })).toBe('SG-PRT-04');
    expect(refusesEast({ holed: 'E(1,1)' })).toBe('SG-PRT-04');
    expect(refusesEast({ obstacles: ['(2,1)'] })).toBe('SG-LEAN-06');
  });

  it('SG-LEAN-06: nor from an obstacle', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { obstacles: ['(1,0)'] }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    walk(table, ATTACKS, '(1,0)');
    expect(table.forbids(ATTACKS, 'lean', table.at('(2,0)'))).toBe('SG-LEAN-06');
  });

  it('SG-LEAN-17: [example] Mute leans only where nothing is in the way', () => {
    const table = activating(D0, {
      board: sketch(3, 3, { breach: 'E(1,1)', obstacles: ['(1,2)'] }),
      arrange: (g, at) => put(g, D0, 'mute', at('(1,1)')),
    });
    expect(leans(table, DEFENDS)).toEqual(['(1,0)', '(0,1)']);
  });

  it("SG-MOV-04: nobody leans out of a squad-mate's space", () => {
    const table = activating(A0, {
      board: sketch(4, 2),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, A1, 'ash', at('(1,0)'));
      },
    });
    walk(table, ATTACKS, '(1,0)');
    expect(table.forbids(ATTACKS, 'lean', table.at('(1,1)'))).toBe('SG-MOV-04');
  });

  it('SG-LEAN-08: both spaces are taken', () => {
    const lean = { standee: 4 } as const;
    const opponent = activating(A0, {
      board: sketch(3, 2),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, D0, 'smoke', at('(1,0)'), lean);
      },
    });
    expect(opponent.forbids(ATTACKS, 'step', opponent.at('(1,0)'))).toBe('SG-MOV-03');
    expect(opponent.forbids(ATTACKS, 'step', opponent.at('(1,1)'))).toBe('SG-MOV-03');
    const mate = activating(A0, {
      board: sketch(3, 2),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, A1, 'ash', at('(1,0)'), lean);
      },
    });
    for (const space of ['(1,0)', '(1,1)']) {
      walk(mate, ATTACKS, space);
      expect(mate.forbids(ATTACKS, 'end')).toBe('SG-MOV-16');
    }
  });

  it('SG-LEAN-09: across a border of rooms it is in both', () => {
    const table = activating(A0, {
      board: sketch(2, 2, { rooms: ['(0,0) (0,1)', '(1,0) (1,1)'], heavy: 'N(1,0)' }),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        g.state.pieces.push({ kind: 0, squad: 1, at: at('(1,0)'), side: NORTH_SIDE });
      },
    });
    walk(table, ATTACKS, '(0,1)');
    expect(table.state.operators[A0].bodies[0].located).toBe(false);
    table.play(ATTACKS, 'lean', table.at('(1,1)'));
    expect(table.state.operators[A0].bodies[0].located).toBe(true);
  });

  it('SG-LEAN-10: leaning it neither steps, nor leans, nor changes floors', () => {
    const table = activating(A0, {
      board: sketch(4, 4, { gray: '(1,1)' }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,1)')),
    });
    table.play(ATTACKS, 'lean', table.at('(1,1)'));
    expect(steps(table, ATTACKS)).toEqual([]);
    expect(table.forbids(ATTACKS, 'step', table.at('(2,1)'))).toBe('SG-LEAN-10');
    expect(table.forbids(ATTACKS, 'lean', table.at('(2,1)'))).toBe('SG-LEAN-10');
    expect(table.forbids(ATTACKS, 'goUp', 0)).toBe('SG-LEAN-10');
  });

  it('SG-LEAN-12, SG-LEAN-13, SG-LEAN-14: straightening costs 1 MP, back to the standee or where the miniature is', () => {
    for (const [back, space] of [
      [1, '(1,1)'],
      [0, '(2,1)'],
    ] as const) {
      const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(1,1)')) });
      table.play(ATTACKS, 'lean', table.at('(2,1)')).play(ATTACKS, 'straighten', back);
      expect(points(table, ATTACKS)).toBe(3);
      expect(table.state.operators[A0].bodies).toMatchObject([{ at: table.at(space), standee: -1 }]);
      expect(table.forbids(ATTACKS, 'straighten', back)).toBe('SG-LEAN-12');
    }
  });

  it('SG-LEAN-16: it still leans after the activation', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(1,1)')) });
    table.play(ATTACKS, 'lean', table.at('(2,1)')).play(ATTACKS, 'end');
    expect(table.state.operators[A0].bodies[0].standee).toBe(table.at('(1,1)'));
  });

  it('SG-LEAN-18: a squad has five standees', () => {
    const refusal = (leaning: number) => {
      const table = activating(D0, {
        arrange(g, at) {
          for (const [i, o] of [D0, D1, D2, D3, D4].entries()) {
            hide(g, o, 'smoke', [at(`(${2 * i},5)`), at(`(${2 * i},0)`)]);
            if (i < leaning) g.state.operators[o].bodies[1].standee = at(`(${2 * i},1)`);
          }
        },
      });
      return table.forbids(DEFENDS, 'lean', table.at('(1,5)'));
    };
    expect(refusal(4)).toBeNull();
    expect(refusal(5)).toBe('SG-LEAN-18');
  });

  it('SG-LEAN-19: onto an entryway; going up needs it straight and standing there', () => {
    const table = activating(A0, {
      board: sketch(4, 4, { gray: '(1,1)' }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,1)')),
    });
    table.play(ATTACKS, 'lean', table.at('(1,1)')).play(ATTACKS, 'straighten', 0);
    expect(table.forbids(ATTACKS, 'goUp', 0)).toBeNull();
  });

  it('SG-OVW-03: a leaning Operator watches one of the three sides away from its standee', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(1,1)')) });
    table.play(ATTACKS, 'lean', table.at('(1,2)'));
    expect(table.options(ATTACKS, 'overwatch').map(([side]) => side)).toEqual([1, 2, 3]);
    expect(table.forbids(ATTACKS, 'overwatch', NORTH_SIDE)).toBe('SG-OVW-03');
    expect(table.forbids(ATTACKS, 'overwatch', SOUTH_SIDE)).toBeNull();
  });
});
