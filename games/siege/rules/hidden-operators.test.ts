import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { activating, points, walk } from '../testing/activating.ts';
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
  stock,
  upstairs,
  WEST_SIDE,
} from '../testing/arranging.ts';
import { useTactical } from '../testing/gadgets.ts';
import { given, type TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { isHidden, operatorsOf } from './operators.ts';
import { activationPhase, drone } from './procedures.ts';
import { ATTACKER, DEFENDER } from './siege.ts';

/** The bodies of an Operator, by the names of their spaces. */
const places = (table: TestTable, o: number): string[] =>
  table.state.operators[o].bodies.map(({ at }) => table.name(at));

describe('hidden Operators', () => {
  it('SG-HID-03, SG-HID-23: all know whose two tokens they are, the defenders alone which is real', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')], {}, 1);
      },
    });
    const seen = (seat: number) => table.match.view(seat).state.operators[D0];
    expect(seen(DEFENDS).portrait).toMatchObject({ value: 1 });
    expect(seen(ATTACKS).portrait).toMatchObject({ value: null });
    expect(seen(ATTACKS).profile).toBe(seen(DEFENDS).profile);
    expect(seen(ATTACKS).bodies).toEqual(seen(DEFENDS).bodies);
  });

  it('SG-HID-01, SG-HID-02: only defenders hide, with two tokens in two spaces (SG-HID-04)', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')]);
      },
    });
    expect(operatorsOf(ATTACKER).some((o) => isHidden(table.g, o))).toBe(false);
    expect(operatorsOf(DEFENDER).filter((o) => isHidden(table.g, o))).toEqual([D0]);
    expect(new Set(places(table, D0)).size).toBe(2);
  });

  it('SG-HID-06, SG-HID-18: the defender reveals one at any time, in the phase of the attacker too; nobody reacts to it', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')]);
      },
    });
    table.play(DEFENDS, 'reveal', D0);
    expect(places(table, D0)).toEqual(['(8,5)']);
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(table.forbids(ATTACKS, 'reveal', D0)).toBe('SG-HID-06');
  });

  it('SG-HID-09, SG-HID-19: [example] the attacker demands it in mid-move, at no cost', () => {
    const table = activating(A0, {
      board: sketch(6, 3, { heavy: 'E(1,0) E(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(5,2)'), at('(5,0)')]);
      },
    });
    expect(table.options(ATTACKS, 'demand')).toEqual([]);
    walk(table, ATTACKS, '(0,1)', '(0,2)');
    expect(table.options(ATTACKS, 'demand')).toEqual([[2 * D0]]);
    table.play(ATTACKS, 'demand', 2 * D0);
    expect(places(table, D0)).toEqual(['(5,2)']);
    expect(points(table, ATTACKS)).toBe(3);
  });

  it('SG-HID-09: to be overwatched is not enough, and not needed', () => {
    const demands = (facing: number, drawn: { light?: string }) =>
      activating(A1, {
        board: sketch(5, 3, drawn),
        arrange(g, at) {
          put(g, A0, 'fuze', at('(0,1)'), { facing });
          put(g, A1, 'ash', upstairs(g, 0));
          hide(g, D0, 'smoke', [at('(4,1)'), upstairs(g, 0)]);
        },
      }).options(ATTACKS, 'demand').length;
    expect(demands(WEST_SIDE, {})).toBe(1);
    expect(demands(EAST_SIDE, { light: 'E(2,1)' })).toBe(0);
  });

  it('SG-HID-09, R08: from upstairs only in the own activation', () => {
    const demands = (active: number) =>
      activating(active, {
        board: sketch(5, 3, { gray: '(4,1)' }),
        arrange(g, at) {
          put(g, A0, 'fuze', upstairs(g, 0));
          put(g, A1, 'ash', upstairs(g, 1));
          hide(g, D0, 'smoke', [at('(4,1)'), at('(0,2)')]);
          put(g, D1, 'mute', at('(0,0)'));
        },
      });
    expect(demands(A0).options(ATTACKS, 'demand')).toEqual([[2 * D0]]);
    expect(demands(D1).options(ATTACKS, 'demand')).toEqual([]);
  });

  it('SG-HID-06, SG-HID-09: between activations too', () => {
    const between = (phase: number) =>
      given({
        arrange(g, at) {
          g.state.round = 1;
          g.state.phase = phase;
          put(g, A0, 'fuze', at('(0,0)'));
          hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')]);
        },
        run: () => call(activationPhase, {}),
      });
    expect(between(1).options(ATTACKS, 'demand')).toEqual([[2 * D0], [2 * D0 + 1]]);
    expect(between(0).options(DEFENDS, 'reveal')).toEqual([[D0]]);
  });

  it('SG-HID-29: each demand names one token', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')]);
        hide(g, D1, 'mute', [at('(8,1)'), at('(5,1)')]);
      },
    });
    table.play(ATTACKS, 'demand', 2 * D1 + 1);
    expect([isHidden(table.g, D0), isHidden(table.g, D1)]).toEqual([true, false]);
    expect(table.options(ATTACKS, 'demand')).toEqual([[2 * D0], [2 * D0 + 1]]);
  });

  it('SG-HID-26: who demands the reveal of a decoy has spent no action, and has no target there', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { heavy: 'N(6,5) N(7,5) N(8,5) W(6,5)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(8,5)'), at('(5,0)')]);
      },
    });
    expect(table.forbids(ATTACKS, 'shoot', D0, 0, 0)).toBe('SG-HID-26');
    table.play(ATTACKS, 'demand', 2 * D0 + 1);
    expect(places(table, D0)).toEqual(['(8,5)']);
    expect(table.options(ATTACKS, 'shoot')).toEqual([]);
    expect(table.match.decision(ATTACKS)?.about.others).toBe(0);
  });
});

describe('revealing', () => {
  it('SG-HID-13, SG-HID-14, SG-HID-15: the miniature has the place, facing and markers of the portrait, and overwatches', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')], { facing: SOUTH_SIDE, stunned: true });
        g.state.operators[D0].bodies[1].facing = NORTH_SIDE;
      },
    });
    table.play(ATTACKS, 'demand', 2 * D0 + 1);
    expect(table.state.operators[D0].bodies).toMatchObject([
      { at: table.at('(8,5)'), facing: SOUTH_SIDE, stunned: true },
    ]);
  });

  it('SG-HID-16: in its own activation no marker is placed', () => {
    const table = activating(D0, {
      arrange: (g, at) => hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')], { facing: SOUTH_SIDE }),
    });
    table.play(DEFENDS, 'reveal', D0);
    expect(table.state.operators[D0].bodies[0].facing).toBe(-1);
  });

  it('SG-HID-17: it does not become hidden again', () => {
    const table = activating(D0, {
      arrange: (g, at) => hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')]),
    });
    table.play(DEFENDS, 'reveal', D0);
    expect(table.forbids(DEFENDS, 'hide')).toBe('SG-ADV-01');
  });

  it('SG-HID-27: a leaning portrait leaves its standee, a leaning decoy takes it along', () => {
    const table = activating(D1, {
      arrange(g, at) {
        put(g, D1, 'mute', at('(0,0)'));
        hide(g, D0, 'smoke', [at('(8,5)'), at('(5,5)')]);
        g.state.operators[D0].bodies[0].standee = at('(8,4)');
        g.state.operators[D0].bodies[1].standee = at('(5,4)');
      },
    });
    table.play(DEFENDS, 'reveal', D0);
    expect(table.state.operators[D0].bodies).toMatchObject([{ standee: table.at('(8,4)') }]);
  });

  it('SG-HID-28: in mid-activation the miniature goes on with the MP and actions left, whichever token has moved', () => {
    for (const token of [0, 1] as const) {
      const table = activating(D0, {
        arrange: (g, at) => hide(g, D0, 'smoke', [at('(0,0)'), at('(8,5)')], {}, token),
      });
      // Token 0 goes two spaces east or west, portrait or not.
      if (token === 0) walk(table, DEFENDS, '(1,0)', '(2,0)');
      else walk(table, DEFENDS, '(7,5)', '(6,5)');
      table.play(DEFENDS, 'reveal', D0);
      expect(places(table, D0)).toEqual([token === 0 ? '(2,0)' : '(0,0)']);
      expect(points(table, DEFENDS)).toBe(3);
      walk(table, DEFENDS, token === 0 ? '(3,0)' : '(1,0)').play(DEFENDS, 'overwatch', NORTH_SIDE);
    }
  });

  it('SG-HID-28, SG-FLR-04: what only the decoy did does not bind the miniature', () => {
    const board = () => sketch(9, 6, { gray: '(1,1) (8,5)' });
    const table = activating(D0, {
      board: board(),
      arrange: (g, at) => hide(g, D0, 'smoke', [at('(5,5)'), at('(1,1)')], {}, 1),
    });
    table.play(DEFENDS, 'goUp', 0).play(DEFENDS, 'reveal', D0);
    expect(places(table, D0)).toEqual(['(5,5)']);
    walk(table, DEFENDS, '(6,5)');
  });

  it('SG-HID-30: upstairs there is no marker; in the phase of the attacker it keeps overwatching its entryway', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { gray: '(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(8,0)'));
        hide(g, D0, 'smoke', [upstairs(g, 0), at('(5,5)')], { facing: SOUTH_SIDE });
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(ATTACKS, 'demand', 2 * D0 + 1);
    expect(table.state.operators[D0]).toMatchObject({ watches: table.at('(1,1)'), bodies: [{ facing: -1 }] });
  });

  it('SG-HID-16, SG-OVW-05: revealed in its own activation it watches no entryway any more', () => {
    const table = activating(D0, {
      board: sketch(9, 6, { gray: '(1,1)' }),
      arrange(g, at) {
        hide(g, D0, 'smoke', [upstairs(g, 0), at('(5,5)')]);
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(DEFENDS, 'reveal', D0);
    expect(table.state.operators[D0].watches).toBe(-1);
  });

  it("SG-HID-25: a decoy's Entryway Overwatch token is removed", () => {
    const table = activating(A0, {
      board: sketch(9, 6, { gray: '(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(8,0)'));
        hide(g, D0, 'smoke', [at('(5,5)'), upstairs(g, 0)]);
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(ATTACKS, 'demand', 2 * D0);
    expect(table.state.operators[D0].watches).toBe(-1);
  });
});

describe('what befalls tokens', () => {
  it('SG-HID-12, SG-HID-20: [example] a drone that stops in the room of a token reveals its Operator', () => {
    const located = (inRoom: 'portrait' | 'decoy') => {
      const table = given({
        board: sketch(9, 3, { rooms: ['(3,0) (4,0) (5,0)'] }),
        arrange(g, at) {
          g.state.phase = 0;
          put(g, A0, 'ash', at('(0,0)'));
          const [room, elsewhere] = [at('(5,0)'), at('(8,2)')];
          hide(g, D0, 'smoke', inRoom === 'portrait' ? [room, elsewhere] : [elsewhere, room]);
        },
        run: (g) => call(drone, { operator: A0, at: g.statics.layout.width - 6, points: 5 }),
      });
      table.play(ATTACKS, 'stop');
      expect(table.state.operators[D0].bodies).toHaveLength(1);
      return table.state.operators[D0].bodies[0].located;
    };
    // SG-HID-22: a decoy's Located marker vanishes.
    expect([located('portrait'), located('decoy')]).toEqual([true, false]);
  });

  const fragAt = (dice: number, portraitIsHit: boolean) => {
    const table = activating(A0, {
      dice: [
        ['yellow', dice],
        ['yellow', 0],
      ],
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        const [hit, safe] = [at('(4,0)'), at('(8,5)')];
        hide(g, D0, 'smoke', portraitIsHit ? [hit, safe] : [safe, hit]);
        stock(g, { frag: 1 });
      },
    });
    return useTactical(table, ATTACKS, 'frag', '(4,0)').passAll();
  };

  it('SG-HID-11, SG-HID-21, SG-HID-22: [example] dice are rolled for a token; a wound reveals, and counts for the portrait only', () => {
    const portrait = fragAt(2, true);
    expect(portrait.happened('rolledFor')).toHaveLength(1);
    expect([places(portrait, D0), portrait.state.operators[D0].wounds]).toEqual([['(4,0)'], 2]);
    const decoy = fragAt(2, false);
    expect(decoy.happened('rolledFor')).toHaveLength(1);
    expect([places(decoy, D0), decoy.state.operators[D0].wounds]).toEqual([['(8,5)'], 0]);
  });

  it('SG-HID-21: without a wound it stays hidden', () => {
    for (const portraitIsHit of [true, false])
      expect(fragAt(0, portraitIsHit).state.operators[D0].bodies).toHaveLength(2);
  });

  it('SG-HID-22, SG-GAD-12: with both tokens in the area the portrait has its own dice, whichever comes first', () => {
    for (const token of [0, 1] as const) {
      const table = activating(A0, {
        // 2 yellow in the target, 1 yellow beside it; in the order of the tokens.
        dice:
          token === 0
            ? [
                ['yellow', 2],
                ['yellow', 1],
                ['yellow', 1],
              ]
            : [
                ['yellow', 2],
                ['yellow', 1],
                ['yellow', 2],
              ],
        arrange(g, at) {
          put(g, A0, 'fuze', at('(0,0)'));
          hide(
            g,
            D0,
            'rook',
            token === 0 ? [at('(4,0)'), at('(5,0)')] : [at('(5,0)'), at('(4,0)')],
            {},
            token,
          );
          stock(g, { frag: 1 });
        },
      });
      useTactical(table, ATTACKS, 'frag', '(4,0)').passAll();
      expect(table.state.operators[D0].bodies).toHaveLength(1);
      expect(table.state.operators[D0].wounds).toBe(token === 0 ? 3 : 2);
    }
  });

  it('SG-HID-31: an Armor Plate helps after the reveal, a decoy uses none', () => {
    for (const portraitIsHit of [true, false]) {
      const table = activating(A0, {
        dice: [
          ['yellow', 1],
          ['yellow', 0],
        ],
        arrange(g, at) {
          put(g, A0, 'fuze', at('(0,0)'));
          const [hit, safe] = [at('(4,0)'), at('(8,5)')];
          hide(g, D0, 'smoke', portraitIsHit ? [hit, safe] : [safe, hit]);
          g.state.operators[D0].plate = true;
          stock(g, { frag: 1 });
        },
      });
      useTactical(table, ATTACKS, 'frag', '(4,0)').passAll();
      expect(table.state.operators[D0].bodies).toHaveLength(1);
      expect(table.state.operators[D0]).toMatchObject({ wounds: 0, plate: !portraitIsHit });
    }
  });

  it('SG-HID-24: a Stunned marker lies on one token; only the portrait keeps it', () => {
    for (const portraitIsHit of [true, false]) {
      const table = activating(A0, {
        arrange(g, at) {
          put(g, A0, 'fuze', at('(0,0)'));
          const [hit, safe] = [at('(4,0)'), at('(8,5)')];
          hide(g, D0, 'smoke', portraitIsHit ? [hit, safe] : [safe, hit]);
          stock(g, { flashbang: 1 });
        },
      });
      useTactical(table, ATTACKS, 'flashbang', '(4,0)').passAll();
      const tokens = table.state.operators[D0].bodies;
      expect(tokens.map(({ stunned }) => stunned)).toEqual([portraitIsHit, !portraitIsHit]);
      table.play(DEFENDS, 'reveal', D0);
      expect(table.state.operators[D0].bodies[0].stunned).toBe(portraitIsHit);
    }
  });

  it('SG-HID-28: a decoy revealed by the gas it entered triggers nothing more', () => {
    const table = activating(D0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,5)'), { facing: NORTH_SIDE });
        hide(g, D0, 'mute', [at('(8,5)'), at('(0,1)')], {}, 1);
        cover(g, 'gas', at('(1,1)'), at('(1,0)'));
      },
    });
    table.play(DEFENDS, 'step', table.at('(1,1)'));
    expect(places(table, D0)).toEqual(['(8,5)']);
    expect(table.state.operators[D0].wounds).toBe(0);
    expect(table.asked(ATTACKS)).toBeNull();
    expect(points(table, DEFENDS)).toBe(4);
  });
});

describe('a hidden reactor', () => {
  it('SG-HID-08: uses a special-gadget REACTION by its cube and stays hidden', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { rooms: ['*'] }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'jager', [at('(8,5)'), at('(5,5)')]);
        stock(g, { flashbang: 1 });
      },
    });
    useTactical(table, ATTACKS, 'flashbang', '(4,0)');
    const seat = DEFENDS;
    const [reaction] = table.verbs(seat).filter((verb) => !['pass', 'reveal', 'demand'].includes(verb));
    const charges = table.state.operators[D0].charges;
    table.play(seat, reaction);
    expect(table.state.operators[D0].charges).toBe(charges - 1);
    expect(isHidden(table.g, D0)).toBe(true);
  });
});

describe('what is not in sight', () => {
  it('SG-HID-09: is not demanded', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { heavy: 'E(1,0)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        hide(g, D0, 'rook', [at('(3,0)'), at('(1,0)')]);
      },
    });
    expect(table.options(ATTACKS, 'demand')).toEqual([[2 * D0 + 1]]);
    expect(table.forbids(ATTACKS, 'demand', 2 * D0)).toBe('SG-HID-09');
  });
});

describe('a reveal in the middle of the own activation', () => {
  it('SG-HID-28, SG-RIP-14: when the decoy has entered, the miniature is not shot for it', () => {
    const entering = (decoyMoves: boolean) => {
      const table = activating(D0, {
        board: sketch(6, 6),
        arrange(g, at) {
          put(g, A0, 'fuze', at('(3,3)'), { facing: NORTH_SIDE });
          hide(g, D0, 'rook', decoyMoves ? [at('(0,2)'), at('(5,3)')] : [at('(5,3)'), at('(0,2)')]);
        },
      });
      if (decoyMoves) table.play(DEFENDS, 'otherToken');
      table.play(DEFENDS, 'step', table.at('(5,2)'));
      table.play(ATTACKS, 'demand', 2 * D0 + (decoyMoves ? 1 : 0));
      return table.options(ATTACKS, 'riposte').length;
    };
    expect([entering(true), entering(false)]).toEqual([0, 1]);
  });

  it('SG-HID-28, SG-FLR-06: who came down as a token does not go back up as a miniature', () => {
    const goUp = (token: 0 | 1, down: number) => {
      const table = activating(D0, {
        board: sketch(6, 4, { gray: '(1,1) (4,1)' }),
        arrange(g, at) {
          const above = [upstairs(g, 0), at('(4,1)')] as const;
          hide(g, D0, 'rook', above, {}, token);
        },
      });
      if (down === 1) table.play(DEFENDS, 'otherToken');
      table.play(DEFENDS, 'comeDown', table.at('(1,1)')).passAll();
      table.play(DEFENDS, 'reveal', D0).passAll();
      return table.forbids(DEFENDS, 'goUp', 0);
    };
    expect([goUp(0, 0), goUp(1, 1)]).toEqual(['SG-FLR-06', 'SG-FLR-06']);
  });
});
