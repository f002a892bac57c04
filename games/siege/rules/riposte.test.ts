import { describe, expect, it } from 'vitest';
import { activating, points, walk } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  D0,
  D1,
  DEFENDS,
  EAST_SIDE,
  hide,
  lay,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
  upstairs,
  WEST_SIDE,
} from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';

/** Fires the first Riposte on offer. */
const fire = (table: TestTable, seat: number): TestTable =>
  table.play(seat, 'riposte', ...table.options(seat, 'riposte')[0]).play(seat, 'keep');

describe('what triggers a Riposte', () => {
  it('SG-RIP-02: nobody else fires one', () => {
    const table = activating(A0, {
      board: sketch(4, 4),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,2)'));
        put(g, D0, 'rook', at('(3,3)'), { facing: NORTH_SIDE });
        put(g, D1, 'mute', at('(3,0)'), { facing: NORTH_SIDE });
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,2)'));
    expect(table.forbids(DEFENDS, 'riposte', D0, 0, 0)).toBeNull();
    expect(table.forbids(DEFENDS, 'riposte', D1, 0, 0)).toBe('SG-RIP-02');
  });

  it('SG-RIP-01, SG-RIP-03: an action completed in the overwatched space, of an opponent only', () => {
    const asked = (watcher: number, facing: number) => {
      const table = activating(A0, {
        board: sketch(9, 6, { light: 'N(8,5)' }),
        arrange(g, at) {
          put(g, A0, 'sledge', at('(2,2)'));
          put(g, watcher, watcher === A1 ? 'ash' : 'smoke', at('(3,3)'), { facing });
        },
      });
      return table.play(ATTACKS, 'destroy', table.at('(8,4)')).asked(DEFENDS);
    };
    expect(asked(D0, NORTH_SIDE)).toBe('reacting.react');
    expect(asked(D0, EAST_SIDE)).toBeNull();
    expect(asked(A1, NORTH_SIDE)).toBeNull();
  });

  it('SG-RIP-04, SG-RIP-05, SG-RIP-06: from upstairs the overwatched entryway, entered or acted on, at short range', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { gray: '(1,1)', light: 'N(8,5)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,1)'));
        put(g, D0, 'rook', upstairs(g, 0));
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,1)'));
    expect(table.options(DEFENDS, 'riposte')).toEqual([[D0, 0, 0]]);
    fire(table, DEFENDS);
    expect(table.happened('shotDeclared')[0].fields).toMatchObject({ kind: 'riposte', distance: 1 });
    table.play(ATTACKS, 'overwatch', NORTH_SIDE);
    expect(table.options(DEFENDS, 'riposte')).toEqual([[D0, 0, 0]]);
  });

  it('SG-RIP-07: an obstacle in the overwatched area triggers like any space', () => {
    const table = activating(A0, {
      board: sketch(4, 4, { obstacles: ['(1,1)'] }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,1)'));
        put(g, D0, 'smoke', at('(3,3)'), { facing: NORTH_SIDE });
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,1)'));
    expect(table.options(DEFENDS, 'riposte')).toEqual([[D0, 0, 0]]);
  });

  it('SG-RIP-02: the space entered counts, not the one a standee stays in', () => {
    const asked = (leanTo: string) => {
      const table = activating(A0, {
        arrange(g, at) {
          put(g, A0, 'fuze', at('(2,2)'));
          put(g, D0, 'smoke', at('(3,3)'), { facing: NORTH_SIDE });
        },
      });
      return table.play(ATTACKS, 'lean', table.at(leanTo)).asked(DEFENDS);
    };
    expect(asked('(1,2)')).toBe('reacting.react');
    // South of the line: her standee in (2,2) is in the area, but she has not entered it.
    expect(asked('(2,3)')).toBeNull();
  });

  it('SG-RIP-03, SG-LOS-15: after an action both spaces of a leaning Operator count, and either may be aimed at', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { light: 'N(8,5)' }),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(2,3)'), { standee: at('(2,2)') });
        put(g, D0, 'smoke', at('(4,3)'), { facing: NORTH_SIDE });
      },
    });
    table.play(ATTACKS, 'destroy', table.at('(2,0)'));
    expect(table.options(DEFENDS, 'riposte').map(([, aim]) => aim)).toEqual([0, 1]);
  });

  it('SG-RIP-13: it is fired while the mover stands in the space entered', () => {
    const table = activating(A0, {
      // Smoke at short range: O* R R.
      dice: [
        ['orange', 0],
        ['red', 1],
        ['red', 1],
      ],
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,3)'));
        put(g, D0, 'smoke', at('(3,3)'), { facing: NORTH_SIDE });
      },
    });
    fire(table.play(ATTACKS, 'step', table.at('(1,2)')), DEFENDS);
    expect(table.state.operators[A0].bodies[0].at).toBe(table.at('(1,2)'));
    expect(points(table, ATTACKS)).toBe(4);
  });
});

describe('Ripostes', () => {
  it('SG-RIP-08, SG-RIP-09: each overwatching Operator may fire one at each trigger, or none', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,3)'));
        put(g, D0, 'rook', at('(3,4)'), { facing: NORTH_SIDE });
        put(g, D1, 'mute', at('(8,4)'), { facing: NORTH_SIDE });
      },
    });
    table.play(ATTACKS, 'step', table.at('(0,2)'));
    expect(table.options(DEFENDS, 'riposte').map(([o]) => o)).toEqual([D0, D1]);
    table.play(DEFENDS, 'riposte', D1, 0, 0).play(DEFENDS, 'keep');
    expect(table.options(DEFENDS, 'riposte').map(([o]) => o)).toEqual([D0]);
    table.play(DEFENDS, 'pass').play(ATTACKS, 'step', table.at('(0,1)'));
    expect(table.options(DEFENDS, 'riposte').map(([o]) => o)).toEqual([D0, D1]);
  });

  it('SG-OVW-06: firing does not end overwatching', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,3)'));
        put(g, D0, 'smoke', at('(3,3)'), { facing: NORTH_SIDE });
      },
    });
    fire(table.play(ATTACKS, 'step', table.at('(1,2)')), DEFENDS);
    expect(table.state.operators[D0].bodies[0].facing).toBe(NORTH_SIDE);
  });

  it('SG-RIP-10: who falls to one loses all that is left of the activation', () => {
    const table = activating(A0, {
      // Smoke at short range: O* R R.
      dice: [
        ['orange', 1],
        ['red', 3],
        ['red', 3],
      ],
      arrange(g, at) {
        put(g, A0, 'ash', at('(1,3)'));
        put(g, D0, 'smoke', at('(3,3)'), { facing: NORTH_SIDE });
      },
    });
    fire(table.play(ATTACKS, 'step', table.at('(1,2)')), DEFENDS);
    expect(table.state.operators[A0].eliminated).toBe(true);
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-RIP-11: [example] Ash leans, is shot at, shoots, and is shot at again', () => {
    const table = activating(A0, {
      dice: [
        // Smoke: O* R R, three hits; Ash: Y R R; Smoke again: no more than she bears.
        ['orange', 0],
        ['red', 1],
        ['red', 1],
        ['yellow', 0],
        ['red', 1],
        ['red', 1],
      ],
      arrange(g, at) {
        put(g, A0, 'ash', at('(1,3)'));
        put(g, D0, 'smoke', at('(3,3)'), { facing: NORTH_SIDE });
      },
    });
    table.play(ATTACKS, 'lean', table.at('(1,2)')).play(DEFENDS, 'riposte', D0, 0, 0).play(DEFENDS, 'keep');
    table.play(ATTACKS, 'shoot', ...table.options(ATTACKS, 'shoot')[0]).play(ATTACKS, 'keep');
    expect(table.state.operators[D0]).toMatchObject({ wounds: 2, eliminated: false });
    expect(table.asked(DEFENDS)).toBe('reacting.react');
    expect(table.options(DEFENDS, 'riposte').length).toBeGreaterThan(0);
  });

  it('SG-RIP-14: at a hidden Operator only after a demand, and only where the miniature then stands', () => {
    const riposte = (portraitMoves: boolean) => {
      const table = activating(D0, {
        arrange(g, at) {
          put(g, A0, 'fuze', at('(3,3)'), { facing: NORTH_SIDE });
          const [near, far] = [at('(1,3)'), at('(6,5)')];
          hide(g, D0, 'smoke', portraitMoves ? [near, far] : [far, near], {}, portraitMoves ? 0 : 1);
        },
      });
      table.play(DEFENDS, 'step', table.at('(1,2)'));
      expect(table.asked(ATTACKS)).toBe('reacting.react');
      expect(table.options(ATTACKS, 'riposte')).toEqual([]);
      table.play(ATTACKS, 'demand', 2 * D0);
      return table.options(ATTACKS, 'riposte').length;
    };
    expect([riposte(true), riposte(false)]).toEqual([1, 0]);
  });
});

describe('the end of a movement action', () => {
  const walked = (moveEndTriggers: boolean) => {
    const table = activating(A0, {
      board: sketch(9, 6),
      settings: { moveEndTriggers },
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        put(g, D0, 'rook', at('(4,4)'), { facing: NORTH_SIDE });
      },
    });
    return walk(table, ATTACKS, '(1,0)', '(2,0)', '(3,0)', '(4,0)');
  };

  it('SG-RIP-12: is no trigger of its own', () => {
    const table = walked(false).play(ATTACKS, 'step', 5).play(DEFENDS, 'pass');
    expect(table.asked(DEFENDS)).toBeNull();
    expect(table.play(ATTACKS, 'end').asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-RIP-12: with `moveEndTriggers` it is one: when the MP are spent', () => {
    const table = walked(true).play(ATTACKS, 'step', 5).play(DEFENDS, 'pass');
    expect(table.asked(DEFENDS)).toBe('reacting.react');
    table.play(DEFENDS, 'pass').play(ATTACKS, 'end');
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-RIP-12: or when the activation ends with MP left, once', () => {
    const table = walked(true).play(ATTACKS, 'end');
    expect(table.asked(DEFENDS)).toBe('reacting.react');
    expect(table.play(DEFENDS, 'pass').asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-RIP-12: not when nothing was moved, and not while it is paused', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { light: 'N(8,5)' }),
      settings: { moveEndTriggers: true },
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, D0, 'rook', at('(4,4)'), { facing: NORTH_SIDE });
      },
    });
    table.play(ATTACKS, 'destroy', table.at('(8,4)')).play(DEFENDS, 'pass');
    expect(table.asked(DEFENDS)).toBeNull();
    expect(table.play(ATTACKS, 'end').asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-RIP-12, SG-SGD-04: it counts for gas too, and for either token of a hidden Operator', () => {
    const wounds = (moveEndTriggers: boolean) => {
      const table = activating(D0, {
        settings: { moveEndTriggers },
        arrange(g, at) {
          hide(g, D0, 'mute', [at('(8,5)'), at('(0,0)')], {}, 1);
          g.state.overlays.push({ kind: 1, spaces: [at('(8,5)'), at('(7,5)')] });
        },
      });
      walk(table, DEFENDS, '(1,0)').play(DEFENDS, 'end');
      return table.state.operators[D0].wounds;
    };
    expect([wounds(false), wounds(true)]).toEqual([0, 1]);
  });
});

describe('a Claymore and Ripostes to the same entry', () => {
  /** Smoke steps in front of a Claymore; Fuze overwatches from beside it. */
  const entering = (of: { smokeWounds?: number; fuzeWounds?: number; clock?: 'timed' | 'untimed' }) =>
    activating(D0, {
      settings: { clock: of.clock ?? 'untimed' },
      arrange(g, at) {
        put(g, D0, 'smoke', at('(5,2)'), { wounds: of.smokeWounds ?? 0 });
        put(g, A0, 'fuze', at('(2,2)'), { facing: EAST_SIDE, wounds: of.fuzeWounds ?? 0 });
        lay(g, 'claymore', at('(3,2)'), EAST_SIDE, 0);
      },
    }).play(DEFENDS, 'step', 2 * 9 + 4);

  it('SG-RIP-15, SG-RIP-16: [example] the Riposte is declared first, and fired by a shooter whom the blast eliminates', () => {
    const table = entering({ fuzeWounds: 5 });
    expect(table.happened('rolledFor')).toEqual([]);
    table.play(ATTACKS, 'riposte', A0, 0, 0).play(ATTACKS, 'keep');
    const order = table.events.map(({ kind }) => kind);
    expect(order.indexOf('shotRolled')).toBeLessThan(order.indexOf('rolledFor'));
    expect(table.happened('rolledFor')).toHaveLength(2);
    expect(table.state.operators[A0].eliminated).toBe(true);
  });

  it('SG-RIP-15: it goes off for the others though a Riposte has eliminated who tripped it', () => {
    // Fuze at short range: O R, at least one hit.
    const table = entering({ smokeWounds: 4 });
    table.play(ATTACKS, 'riposte', A0, 0, 0).play(ATTACKS, 'keep');
    expect(table.state.operators[D0].eliminated).toBe(true);
    expect(table.happened('rolledFor').map(({ fields }) => fields.body)).toEqual([2 * A0]);
    expect(table.state.pieces).toEqual([]);
  });

  it('SG-RIP-15: after the roll it is too late to declare one', () => {
    const table = entering({ clock: 'timed' });
    expect(table.happened('rolledFor')).toEqual([]);
    table.wait(5_000).timeOut(ATTACKS);
    expect(table.happened('rolledFor')).toHaveLength(2);
    expect(table.verbs(ATTACKS)).not.toContain('grab');
  });
});

describe('who watches', () => {
  it('SG-OVW-28: of a hidden Operator on both floors the portrait decides what can be fired', () => {
    const riposte = (portraitIsUp: boolean, space: string) => {
      const table = activating(A0, {
        board: sketch(9, 6, { gray: '(1,1)' }),
        arrange(g, at) {
          put(g, A0, 'fuze', at('(0,2)'));
          const [up, down] = [upstairs(g, 0), at('(8,3)')];
          hide(g, D0, 'smoke', portraitIsUp ? [up, down] : [down, up], { facing: SOUTH_SIDE });
          g.state.operators[D0].watches = at('(1,1)');
          put(g, A1, 'ash', at('(8,0)'), { facing: WEST_SIDE });
        },
      });
      table.play(ATTACKS, 'step', table.at(space));
      return [table.asked(DEFENDS), table.options(DEFENDS, 'riposte').length];
    };
    expect(riposte(true, '(1,1)')).toEqual(['reacting.react', 1]);
    expect(riposte(false, '(1,1)')).toEqual(['reacting.react', 0]);
    expect(riposte(true, '(1,3)')).toEqual(['activation.act.meanwhile', 0]);
  });
});
