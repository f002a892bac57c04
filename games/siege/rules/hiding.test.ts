import { describe, expect, it } from 'vitest';
import { activating, points, walk } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  cover,
  D0,
  DEFENDS,
  EAST_SIDE,
  hide,
  lay,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
  stock,
  upstairs,
} from '../testing/arranging.ts';
import { useTactical } from '../testing/gadgets.ts';
import type { Given, TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { isStacked } from './operators.ts';

const playing = (operator: number, of: Omit<Given, 'run'>): TestTable =>
  activating(operator, { ...of, settings: { advancedTactics: true, ...of.settings } });

/** Smoke at (0,0), facing east, has hidden. */
const stacked = (of: Partial<Omit<Given, 'run'>> = {}): TestTable =>
  playing(D0, {
    board: sketch(9, 6, { gray: '(1,1)' }),
    ...of,
    arrange(g, at) {
      put(g, D0, 'smoke', at('(0,0)'), { facing: EAST_SIDE });
      of.arrange?.(g, at);
    },
  }).play(DEFENDS, 'hide');

describe('Hide', () => {
  it('SG-ADV-01: an action of revealed defenders, once, with the module only', () => {
    const table = stacked();
    expect(table.match.decision(DEFENDS)?.about.others).toBe(1);
    table.play(DEFENDS, 'reveal', D0);
    expect(table.forbids(DEFENDS, 'hide')).toBe('SG-ACT-02');
    const attacker = playing(A0, { arrange: (g, at) => put(g, A0, 'fuze', at('(0,0)')) });
    expect(attacker.forbids(ATTACKS, 'hide')).toBe('SG-ADV-01');
    const without = activating(D0, { arrange: (g, at) => put(g, D0, 'smoke', at('(0,0)')) });
    expect(without.forbids(DEFENDS, 'hide')).toBe('SG-ADV-01');
  });

  it('SG-ADV-02, SG-ADV-03, SG-ADV-15: two tokens lie in a stack in its space, with its facing, and count as one', () => {
    const table = stacked();
    const { bodies } = table.state.operators[D0];
    expect(bodies).toMatchObject([
      { at: table.at('(0,0)'), facing: EAST_SIDE },
      { at: table.at('(0,0)'), facing: EAST_SIDE },
    ]);
    expect(isStacked(table.g, D0)).toBe(true);
    expect(table.forbids(DEFENDS, 'end')).toBeNull();
  });

  it('SG-ADV-04, SG-ADV-06: not while Located or leaning', () => {
    const forbids = (standing: { located?: boolean; standee?: number }) =>
      playing(D0, { arrange: (g, at) => put(g, D0, 'smoke', at('(0,0)'), standing) }).forbids(
        DEFENDS,
        'hide',
      );
    expect(forbids({ located: true })).toBe('SG-ADV-04');
    expect(forbids({ standee: 9 })).toBe('SG-ADV-06');
  });

  it('SG-ADV-05, SG-ADV-09: the Stunned keep their marker; separated, each token has one', () => {
    const table = playing(D0, {
      arrange: (g, at) => put(g, D0, 'smoke', at('(0,0)'), { stunned: true }),
    }).play(DEFENDS, 'hide');
    walk(table, DEFENDS, '(1,0)');
    expect(table.state.operators[D0].bodies.map(({ stunned }) => stunned)).toEqual([true, true]);
  });

  it('SG-ADV-07: a stack neither leans nor turns', () => {
    const table = stacked();
    expect(table.forbids(DEFENDS, 'lean', table.at('(1,0)'))).toBe('SG-ADV-07');
    table.play(DEFENDS, 'end');
    expect(table.asked(ATTACKS)).toBe('test.idle');
    expect(table.state.operators[D0].bodies[0].facing).toBe(EAST_SIDE);
  });

  it('SG-ADV-08: the tokens move separately from then on', () => {
    const table = stacked();
    walk(table, DEFENDS, '(1,0)').play(DEFENDS, 'otherToken');
    expect(isStacked(table.g, D0)).toBe(false);
    walk(table, DEFENDS, '(0,1)', '(0,2)');
    expect(table.state.operators[D0].bodies.map(({ at }) => table.name(at))).toEqual(['(1,0)', '(0,2)']);
    expect(points(table, DEFENDS)).toBe(2);
  });

  it('SG-MOV-24: once apart they are in each other’s way', () => {
    const table = stacked();
    walk(table, DEFENDS, '(1,0)').play(DEFENDS, 'otherToken');
    walk(table, DEFENDS, '(1,0)');
    expect(table.forbids(DEFENDS, 'end')).toBe('SG-MOV-16');
  });

  it('SG-ADV-10: revealed, it can hide again in another activation', () => {
    const table = playing(D0, {
      arrange: (g, at) => hide(g, D0, 'smoke', [at('(0,0)'), at('(5,5)')]),
    });
    table.play(DEFENDS, 'reveal', D0).play(DEFENDS, 'hide');
    expect(isStacked(table.g, D0)).toBe(true);
  });

  it('SG-ADV-16: which token is real is cast by lot, and the attackers see no difference', () => {
    const real = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const table = stacked({ seed: `hide ${i}` });
      real.add(table.state.operators[D0].portrait.value);
      const seen = table.match.view(ATTACKS);
      expect(seen.state.operators[D0].portrait).toMatchObject({ value: null });
    }
    expect([...real].toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('SG-ADV-19: a stack in an area is one Operator: one roll, one marker, and the hits are its own', () => {
    for (let i = 0; i < 4; i++) {
      const table = playing(A0, {
        seed: `area ${i}`,
        dice: [
          ['yellow', 2],
          ['yellow', 2],
        ],
        arrange(g, at) {
          put(g, A0, 'fuze', at('(8,5)'));
          hide(g, D0, 'smoke', [at('(4,2)'), at('(4,2)')], {}, i % 2 === 0 ? 0 : 1);
          g.state.operators[D0].stacked = true;
          stock(g, { frag: 1, flashbang: 1 });
        },
      });
      useTactical(table, ATTACKS, 'frag', '(4,2)').passAll();
      expect(table.happened('rolledFor')).toHaveLength(1);
      expect(table.state.operators[D0]).toMatchObject({ wounds: 4, stacked: false, bodies: [{}] });
    }
  });

  it('SG-ADV-19: a flashbang leaves one marker on the stack', () => {
    const table = playing(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(8,5)'));
        hide(g, D0, 'smoke', [at('(4,2)'), at('(4,2)')]);
        g.state.operators[D0].stacked = true;
        stock(g, { flashbang: 1 });
      },
    });
    useTactical(table, ATTACKS, 'flashbang', '(4,2)').passAll();
    expect(table.happened('stunned')).toHaveLength(1);
    expect(table.state.operators[D0].bodies.map(({ stunned }) => stunned)).toEqual([true, true]);
  });

  it('SG-HID-09: the reveal of a stack is demanded like that of a token', () => {
    const table = playing(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,2)'));
        hide(g, D0, 'smoke', [at('(4,2)'), at('(4,2)')], { facing: SOUTH_SIDE });
        g.state.operators[D0].stacked = true;
      },
    });
    expect(table.options(ATTACKS, 'demand')).toEqual([[2 * D0]]);
    table.play(ATTACKS, 'demand', 2 * D0);
    expect(table.state.operators[D0].bodies).toMatchObject([{ at: table.at('(4,2)'), facing: SOUTH_SIDE }]);
  });

  it('SG-RIP-14: a stack that has acted in the overwatched area can be revealed and shot', () => {
    const table = stacked({ arrange: (g, at) => put(g, A0, 'fuze', at('(2,3)'), { facing: NORTH_SIDE }) });
    expect(table.asked(ATTACKS)).toBe('reacting.react');
    table.play(ATTACKS, 'demand', 2 * D0);
    expect(table.options(ATTACKS, 'riposte').map(([o]) => o)).toEqual([A0]);
  });
});

describe('Overwatch in Advanced Tactics', () => {
  it('SG-ADV-11, SG-ADV-12: free and automatic for everybody at the end, no action and no marker', () => {
    const table = playing(A0, { arrange: (g, at) => put(g, A0, 'fuze', at('(0,0)'), { facing: EAST_SIDE }) });
    expect(table.forbids(ATTACKS, 'overwatch', NORTH_SIDE)).toBe('SG-ADV-11');
    walk(table, ATTACKS, '(1,0)');
    // SG-ADV-14: the mark is on the base, so that it shows a direction all the time.
    expect(table.state.operators[A0].bodies[0].facing).toBe(EAST_SIDE);
    table.play(ATTACKS, 'end');
    expect(table.asked(ATTACKS)).toBe('automaticOverwatch.turn');
    table.play(ATTACKS, 'turn', 2 * A0, SOUTH_SIDE);
    expect(table.state.operators[A0].bodies[0].facing).toBe(SOUTH_SIDE);
    expect(table.happened('guardDropped')).toEqual([]);
  });

  it('SG-ADV-13: upstairs an entryway, disputed if need be, at the end of the activation only', () => {
    const table = playing(A0, {
      board: sketch(9, 6, { gray: '(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', upstairs(g, 0));
        put(g, D0, 'smoke', upstairs(g, 0));
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    expect(table.forbids(ATTACKS, 'watch', table.at('(1,1)'))).toBe('SG-ADV-11');
    table.play(ATTACKS, 'end');
    expect(table.verbs(ATTACKS)).toEqual(['watch']);
    table.play(ATTACKS, 'watch', table.at('(1,1)')).play(DEFENDS, 'giveWay');
    expect(table.state.operators[A0].watches).toBe(table.at('(1,1)'));
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-ADV-17: an activation that Barbed Wire ends has its Overwatch too', () => {
    const table = playing(A0, {
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'), { facing: EAST_SIDE });
        lay(g, 'barbedWire', at('(1,0)'));
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.asked(ATTACKS)).toBe('automaticOverwatch.turn');
  });

  it('SG-ADV-18: who hides upstairs takes one space there, and must still watch an entryway', () => {
    const table = playing(D0, {
      board: sketch(9, 6, { gray: '(1,1)' }),
      arrange(g) {
        put(g, D0, 'smoke', upstairs(g, 0));
        put(g, A0, 'fuze', upstairs(g, 0));
        put(g, A1, 'ash', 0);
        g.state.operators[A0].watches = 10;
      },
    }).play(DEFENDS, 'hide');
    expect(new Set(table.state.operators[D0].bodies.map(({ at }) => at)).size).toBe(1);
    table.play(DEFENDS, 'end');
    // A stack is no decoy: it disputes, and is revealed for that.
    expect(table.verbs(DEFENDS)).toEqual(['watch']);
    table.play(DEFENDS, 'watch', table.at('(1,1)'));
    expect(table.state.operators[D0].bodies).toHaveLength(1);
    expect(table.asked(ATTACKS)).toBe('dispute.answer');
  });

  it('SG-ADV-18, SG-FLR-04: who went up and hid there goes nowhere with either token', () => {
    const table = playing(D0, {
      board: sketch(9, 6, { gray: '(1,1)' }),
      arrange: (g, at) => put(g, D0, 'smoke', at('(1,1)')),
    });
    table.play(DEFENDS, 'goUp', 0).play(DEFENDS, 'hide');
    expect(table.forbids(DEFENDS, 'comeDown', table.at('(1,1)'))).toBe('SG-FLR-04');
    table.play(DEFENDS, 'otherToken');
    expect(table.forbids(DEFENDS, 'comeDown', table.at('(1,1)'))).toBe('SG-FLR-04');
  });

  it('SG-HID-15, SG-ADV-12: a reveal keeps the facing in the own activation too', () => {
    const table = playing(D0, {
      arrange(g, at) {
        hide(g, D0, 'smoke', [at('(0,0)'), at('(5,5)')], { facing: SOUTH_SIDE });
        cover(g, 'smoke', at('(8,5)'), at('(7,5)'));
      },
    });
    table.play(DEFENDS, 'reveal', D0);
    expect(table.state.operators[D0].bodies[0].facing).toBe(SOUTH_SIDE);
  });
});
