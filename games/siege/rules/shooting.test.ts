import { describe, expect, it } from 'vitest';
import { activating, walk } from '../testing/activating.ts';
import {
  A0,
  ATTACKS,
  cover,
  D0,
  DEFENDS,
  EAST_SIDE,
  hide,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
} from '../testing/arranging.ts';
import { sketch } from '../testing/sketch.ts';

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
    // SG-PRO-16: light protection by the obstacle next to him.
    expect(table.options(ATTACKS, 'shoot')).toEqual([[D0, 0, 1]]);
    table.play(ATTACKS, 'shoot', D0, 0, 1).play(ATTACKS, 'keep');
    expect(table.state.operators[D0].wounds).toBe(3);
    expect(table.state.operators[D0].bodies[0].located).toBe(true);
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
