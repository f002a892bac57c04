import { describe, expect, it } from 'vitest';
import { activating, walk } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  cover,
  D0,
  D1,
  DEFENDS,
  EAST_SIDE,
  hide,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
  upstairs,
} from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';

describe('Shoot', () => {
  it('SG-SHT-10, SG-SHT-11, SG-SHT-12, SG-SHT-13: hits less protection are wounds, and the target is Located', () => {
    const table = activating(A0, {
      board: sketch(5, 1, { obstacles: ['(3,0)'] }),
      // Ash: Y O R R at medium range.
      dice: [
        ['yellow', 2],
        ['orange', 1],
        ['red', 1],
        ['red', 1],
      ],
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at('(4,0)'));
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, 1).play(ATTACKS, 'keep');
    expect(table.state.operators[D0].wounds).toBe(3);
    expect(table.state.operators[D0].bodies[0].located).toBe(true);
  });

  it('SG-PRO-16: [example] an obstacle next to the target protects lightly: 2 hits less', () => {
    const table = activating(A0, {
      board: sketch(5, 1, { obstacles: ['(3,0)'] }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at('(4,0)'));
      },
    });
    expect(table.options(ATTACKS, 'shoot')).toEqual([[D0, 0, 1]]);
    table.play(ATTACKS, 'shoot', D0, 0, 1).play(ATTACKS, 'keep');
    expect(table.happened('shotRolled')[0].fields.subtracted).toBe(2);
  });

  it('SG-SHT-01: at opponents in sight, not at squad-mates', () => {
    const table = activating(A0, {
      board: sketch(5, 2, { heavy: 'E(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, A1, 'iq', at('(2,0)'));
        put(g, D0, 'smoke', at('(0,1)'));
        put(g, D1, 'mute', at('(4,1)'));
      },
    });
    expect(table.options(ATTACKS, 'shoot').map(([target]) => target)).toEqual([D0]);
    expect(table.forbids(ATTACKS, 'shoot', A1, 0, 0)).toBe('SG-SHT-01');
    expect(table.forbids(ATTACKS, 'shoot', D1, 0, 0)).toBe('SG-SHT-01');
  });

  const COLOURS = ['yellow', 'orange', 'red'];
  const coloursOf = (dice: unknown) =>
    (dice as number[]).filter((_, i) => i % 2 === 0).map((colour) => COLOURS[colour][0]);

  it.each([
    [1, 'y r r'],
    [3, 'y r r'],
    [4, 'y o r r'],
    [6, 'y o r r'],
    [7, 'o r'],
    [9, 'o r'],
  ])('SG-SHT-07, SG-OPR-03: over %i spaces Ash rolls %s', (distance, dice) => {
    const table = activating(A0, {
      board: sketch(10, 1),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at(`(${distance},0)`));
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, 0);
    expect(coloursOf(table.happened('diceRolled')[0].fields.dice).join(' ')).toBe(dice);
  });

  it('SG-SHT-16: [example] from Blitz at (0,0) to Smoke at (4,2) is 4: medium range', () => {
    const table = activating(A0, {
      board: sketch(5, 3),
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        put(g, D0, 'smoke', at('(4,2)'));
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, 0);
    expect(table.happened('shotDeclared')[0].fields.distance).toBe(4);
    expect(coloursOf(table.happened('diceRolled')[0].fields.dice).join(' ')).toBe('y y y o');
  });

  it('SG-SHT-08: lightning dice are not rolled at who is protected', () => {
    // Thatcher at medium range: Y* O R R.
    const rolled = (obstacles: readonly string[]) => {
      const table = activating(A0, {
        board: sketch(5, 1, { obstacles }),
        arrange(g, at) {
          put(g, A0, 'thatcher', at('(0,0)'));
          put(g, D0, 'smoke', at('(4,0)'));
        },
      });
      table.play(ATTACKS, 'shoot', ...table.options(ATTACKS, 'shoot')[0]);
      const { dice, removed } = table.happened('diceRolled')[0].fields;
      return [coloursOf(dice).join(' '), removed];
    };
    expect(rolled([])).toEqual(['y o r r', []]);
    expect(rolled(['(3,0)'])).toEqual(['o r r', [0]]);
  });

  it('SG-SHT-09: from upstairs an entryway is at short range', () => {
    const table = activating(A0, {
      board: sketch(12, 4, { gray: '(11,3)' }),
      arrange(g, at) {
        put(g, A0, 'ash', upstairs(g, 0));
        put(g, D0, 'smoke', at('(11,3)'));
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, 0);
    expect(coloursOf(table.happened('diceRolled')[0].fields.dice).join(' ')).toBe('y r r');
  });

  it('SG-SHT-15: a Located Operator is shot through light walls, barricades and overlays, which protect as ever', () => {
    const shots = (drawn: FloorSketch, overlay: boolean, located: boolean) =>
      activating(A0, {
        board: sketch(5, 1, drawn),
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,0)'));
          put(g, D0, 'smoke', at('(4,0)'), { located });
          if (overlay) cover(g, 'gas', at('(2,0)'), at('(3,0)'));
        },
      })
        .options(ATTACKS, 'shoot')
        .map(([, , protection]) => protection);
    const wall = { light: 'E(1,0)' };
    const barricade = { barricadedWindow: 'E(1,0)' };
    expect([shots(wall, false, false), shots(barricade, false, false), shots({}, true, false)]).toEqual([
      [],
      [],
      [],
    ]);
    expect([shots(wall, false, true), shots(barricade, false, true), shots({}, true, true)]).toEqual([
      [1],
      [1],
      [0],
    ]);
    expect(shots(wall, true, true)).toEqual([1]);
  });

  it('SG-SHT-17: [example] only lightning dice against light protection: no die is rolled, the target is Located', () => {
    // A Recruit's long range is O* O R R; the cubes cover all but the first.
    const table = activating(A0, {
      board: sketch(8, 1, { obstacles: ['(6,0)'] }),
      arrange(g, at) {
        put(g, A0, 'recruitLight', at('(0,0)'));
        g.state.operators[A0].covered = [0, 0, 3];
        put(g, D0, 'smoke', at('(7,0)'));
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, 1);
    expect(table.happened('diceRolled')[0].fields).toMatchObject({ dice: [], removed: [1] });
    // There is nothing to roll again.
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(table.happened('shotRolled')[0].fields).toMatchObject({ hits: 0, wounds: 0 });
    expect(table.state.operators[D0]).toMatchObject({ wounds: 0, bodies: [{ located: true }] });
  });

  it('SG-SHT-02: a Riposte and the shots of an exchange of fire go the same way', () => {
    const STEPS = ['shotDeclared', 'diceRolled', 'shotRolled', 'wounded', 'located'];
    const dice = [
      ['red', 2],
      ['red', 2],
    ] as const;
    // Tachanka at short range: R R.
    const shooting = activating(D0, {
      board: sketch(3, 1),
      dice,
      arrange(g, at) {
        put(g, D0, 'tachanka', at('(0,0)'));
        put(g, A0, 'fuze', at('(2,0)'));
      },
    });
    const riposting = activating(A0, {
      board: sketch(4, 1),
      dice,
      arrange(g, at) {
        put(g, D0, 'tachanka', at('(0,0)'), { facing: EAST_SIDE });
        put(g, A0, 'fuze', at('(3,0)'));
      },
    });
    const disputing = activating(D0, {
      board: sketch(4, 1, { gray: '(1,0)' }),
      dice,
      arrange(g, at) {
        put(g, D0, 'tachanka', upstairs(g, 0));
        put(g, A0, 'fuze', upstairs(g, 0));
        g.state.operators[A0].watches = at('(1,0)');
      },
    });
    shooting.play(DEFENDS, 'shoot', A0, 0, 0).play(DEFENDS, 'keep');
    riposting.play(ATTACKS, 'step', riposting.at('(2,0)'));
    riposting.play(DEFENDS, 'riposte', D0, 0, 0).play(DEFENDS, 'keep');
    disputing.play(DEFENDS, 'watch', disputing.at('(1,0)')).play(ATTACKS, 'fight');
    disputing.play(DEFENDS, 'fire').play(DEFENDS, 'keep');
    const kinds = (table: TestTable) =>
      table.events.map(({ kind }) => kind).filter((kind) => STEPS.includes(kind));
    for (const table of [shooting, riposting, disputing]) {
      expect(kinds(table)).toEqual(STEPS);
      expect(table.state.reroll).toEqual([true, true]);
    }
    const wounds = (table: TestTable) => table.state.operators[A0].wounds;
    // Protection of the exchange is heavy by rule.
    expect([shooting, riposting, disputing].map(wounds)).toEqual([4, 4, 1]);
  });

  it('SG-PRO-17: [example] an obstacle away from the target gives no protection', () => {
    const table = activating(A0, {
      board: sketch(6, 1, { obstacles: ['(3,0)'] }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at('(5,0)'));
      },
    });
    expect(table.options(ATTACKS, 'shoot')).toEqual([[D0, 0, 0]]);
  });

  it('SG-LOS-21: [example] a line through smoke is broken, to a Located Operator it is not', () => {
    const shots = (located: boolean) =>
      activating(A0, {
        arrange(g, at) {
          put(g, A0, 'thermite', at('(0,0)'));
          put(g, D0, 'mute', at('(4,3)'), { located });
          cover(g, 'smoke', at('(2,1)'), at('(2,2)'));
        },
      }).options(ATTACKS, 'shoot').length;
    expect([shots(false), shots(true)]).toEqual([0, 1]);
  });
});

describe('Riposte', () => {
  it('SG-RIP-02: an overwatching Operator may shoot at who enters the area', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,5)'));
        put(g, D0, 'smoke', at('(3,3)'), { facing: NORTH_SIDE });
      },
    });
    table.play(ATTACKS, 'step', table.at('(0,4)'));
    expect(table.asked(DEFENDS)).toBeNull();
    walk(table, ATTACKS, '(0,3)');
    table.play(ATTACKS, 'step', table.at('(0,2)'));
    expect(table.options(DEFENDS, 'riposte')).toEqual([[D0, 0, 0]]);
    table.play(DEFENDS, 'riposte', D0, 0, 0).play(DEFENDS, 'keep');
    expect(table.happened('shotRolled')).toHaveLength(1);
    // SG-RIP-08: each trigger allows one.
    expect(table.asked(DEFENDS)).toBeNull();
  });

  it('SG-OVW-10, SG-HID-07: only the portrait fires, and is revealed first; the chance is the same for a decoy', () => {
    const riposte = (portraitWatches: boolean) => {
      const table = activating(A0, {
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,2)'));
          const places = [at('(3,3)'), at('(8,5)')] as const;
          hide(g, D0, 'smoke', portraitWatches ? places : [places[1], places[0]], { facing: NORTH_SIDE });
          g.state.operators[D0].bodies[portraitWatches ? 1 : 0].facing = SOUTH_SIDE;
        },
      });
      table.play(ATTACKS, 'step', table.at('(1,1)'));
      return { asked: table.asked(DEFENDS), options: table.options(DEFENDS, 'riposte').length };
    };
    expect(riposte(true)).toEqual({ asked: 'reacting.react', options: 1 });
    expect(riposte(false)).toEqual({ asked: 'reacting.react', options: 0 });
  });

  it('SG-HID-09, SG-HID-13: an attacker demands the reveal of a token in sight; the miniature stands where the portrait lay', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { heavy: 'E(6,5) E(6,4)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,2)'));
        hide(g, D0, 'smoke', [at('(8,5)'), at('(3,3)')], { facing: EAST_SIDE });
      },
    });
    const tokens = table.options(ATTACKS, 'demand');
    expect(tokens).toContainEqual([2 * D0 + 1]);
    table.play(ATTACKS, 'demand', 2 * D0 + 1);
    expect(table.state.operators[D0].bodies).toMatchObject([{ at: table.at('(8,5)'), facing: EAST_SIDE }]);
  });
});
