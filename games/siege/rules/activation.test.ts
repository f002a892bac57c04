import { describe, expect, it } from 'vitest';
import { activating, points, steps, walk } from '../testing/activating.ts';
import {
  A0,
  ATTACKS,
  D0,
  D1,
  DEFENDS,
  hide,
  lay,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
  stock,
  upstairs,
} from '../testing/arranging.ts';
import { refusesTactical, useTactical } from '../testing/gadgets.ts';
import { sketch } from '../testing/sketch.ts';

describe('the actions of an activation', () => {
  it('SG-ACT-01, SG-ACT-03: one Move and two others; without a Move there is no third', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { light: 'N(4,1)' }),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    table.play(ATTACKS, 'destroy', table.at('(4,0)')).play(ATTACKS, 'overwatch', NORTH_SIDE);
    expect(table.forbids(ATTACKS, 'run')).toBe('SG-ACT-03');
    expect(points(table, ATTACKS)).toBe(5);
    walk(table, ATTACKS, '(1,0)');
  });

  it('SG-ACT-02: no action twice', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')) });
    table.play(ATTACKS, 'overwatch', NORTH_SIDE);
    expect(table.forbids(ATTACKS, 'overwatch', SOUTH_SIDE)).toBe('SG-ACT-02');
  });

  it('SG-ACT-04: Run is one of the two others', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')) });
    table.play(ATTACKS, 'run').play(ATTACKS, 'overwatch', SOUTH_SIDE);
    expect(table.forbids(ATTACKS, 'destroy', table.at('(1,0)'))).toBe('SG-ACT-03');
  });

  it('SG-ACT-05: two tactical gadgets are the same action', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        stock(g, { flashbang: 1, frag: 1 });
      },
    });
    useTactical(table, ATTACKS, 'flashbang', '(4,4)');
    expect(refusesTactical(table, ATTACKS, 'frag', '(4,4)')).toBe('SG-ACT-05');
  });

  it('SG-ACT-06: a revealed Operator chooses among all', () => {
    const table = activating(A0, {
      board: sketch(9, 6),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at('(3,0)'));
        stock(g, { flashbang: 1 });
      },
    });
    for (const verb of ['step', 'lean', 'run', 'shoot', 'overwatch', 'tactical', 'special', 'destroy', 'end'])
      expect(table.verbs(ATTACKS)).toContain(verb);
  });

  it('SG-ACT-07: a hidden one moves and runs', () => {
    const table = activating(D0, {
      arrange(g, at) {
        hide(g, D0, 'pulse', [at('(0,0)'), at('(8,5)')]);
        put(g, A0, 'ash', at('(3,0)'));
        stock(g, { impactGrenade: 1 });
      },
    });
    expect(table.verbs(DEFENDS).toSorted()).toEqual(['end', 'lean', 'otherToken', 'reveal', 'run', 'step']);
    expect(table.forbids(DEFENDS, 'shoot', A0, 0, 0)).toBe('SG-ACT-07');
    expect(table.forbids(DEFENDS, 'overwatch', NORTH_SIDE)).toBe('SG-ACT-07');
    expect(table.forbids(DEFENDS, 'destroy', table.at('(1,0)'))).toBe('SG-ACT-07');
    expect(refusesTactical(table, DEFENDS, 'impactGrenade', '(1,0)')).toBe('SG-ACT-07');
  });

  it('SG-ACT-08, SG-ACT-09: [example] hidden Smoke moves, reveals himself and shoots; one action is left', () => {
    const table = activating(D0, {
      arrange(g, at) {
        hide(g, D0, 'smoke', [at('(0,0)'), at('(8,5)')]);
        put(g, A0, 'fuze', at('(3,0)'));
      },
    });
    walk(table, DEFENDS, '(0,1)', '(0,2)', '(1,2)', '(2,2)', '(3,2)').play(DEFENDS, 'reveal', D0);
    table.play(DEFENDS, 'shoot', ...table.options(DEFENDS, 'shoot')[0]).play(DEFENDS, 'keep');
    expect(steps(table, DEFENDS)).toEqual([]);
    expect(table.forbids(DEFENDS, 'shoot', A0, 0, 0)).toBe('SG-ACT-02');
    table.play(DEFENDS, 'overwatch', NORTH_SIDE);
    expect(table.verbs(DEFENDS)).toEqual(['end']);
  });

  it('SG-ACT-10: it ends when the player says so, and nothing else is left at last', () => {
    const idle = activating(A0, { arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')) });
    expect(idle.play(ATTACKS, 'end').asked(ATTACKS)).toBe('test.idle');
    const busy = activating(A0, {
      board: sketch(9, 1),
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)')),
    });
    busy.play(ATTACKS, 'run');
    walk(busy, ATTACKS, '(1,0)', '(2,0)', '(3,0)', '(4,0)', '(5,0)', '(6,0)', '(7,0)');
    expect(busy.play(ATTACKS, 'overwatch', NORTH_SIDE).verbs(ATTACKS)).toEqual(['end']);
  });

  it('SG-ACT-11, SG-ACT-12, SG-ACT-13: from upstairs only neutral entryways are targets, for two different actions', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { gray: '(1,1) (5,1)', blue: '(7,1)', light: 'N(7,1)' }),
      arrange(g, at) {
        put(g, A0, 'sledge', upstairs(g, 0));
        put(g, D0, 'smoke', at('(7,1)'));
        put(g, D1, 'mute', upstairs(g, 0));
        g.state.operators[D1].watches = at('(5,1)');
        stock(g, { frag: 1 });
      },
    });
    expect(table.options(ATTACKS, 'destroy').map(([space]) => table.name(space))).toEqual(['(1,1)', '(7,1)']);
    expect(table.forbids(ATTACKS, 'destroy', table.at('(5,1)'))).toBe('SG-ACT-11');
    expect(table.forbids(ATTACKS, 'destroy', table.at('(2,1)'))).toBe('SG-ACT-11');
    table.play(ATTACKS, 'destroy', table.at('(7,1)'));
    table.play(ATTACKS, 'shoot', ...table.options(ATTACKS, 'shoot')[0]).play(ATTACKS, 'keep');
    expect(table.happened('shotDeclared')[0].fields.distance).toBe(1);
  });
});

describe('free actions', () => {
  it('SG-FREE-01, SG-FREE-02: a Destroy by a gadget costs no action of its own, and may be done again by hand', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { light: 'E(1,0) E(5,0)' }),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        stock(g, { breachCharge: 1 });
      },
    });
    useTactical(table, ATTACKS, 'breachCharge', '(1,0)');
    expect(table.happened('destroyed')).toHaveLength(1);
    expect(table.forbids(ATTACKS, 'destroy', table.at('(5,0)'))).toBeNull();
  });

  it('SG-FREE-03: the free action is no trigger, the action that caused it is one', () => {
    const table = activating(A0, {
      board: sketch(9, 6, { light: 'E(1,0)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        put(g, D0, 'rook', at('(0,3)'), { facing: NORTH_SIDE });
        stock(g, { breachCharge: 1 });
      },
    });
    useTactical(table, ATTACKS, 'breachCharge', '(1,0)');
    expect(table.asked(DEFENDS)).toBe('reacting.react');
    expect(table.happened('destroyed')).toHaveLength(1);
    table.play(DEFENDS, 'riposte', D0, 0, 0).play(DEFENDS, 'keep');
    expect(table.asked(DEFENDS)).toBeNull();
  });

  it("SG-FREE-04: [example] Pulse's free Shoot through the floor leaves him his own; reactions come after the gadget action", () => {
    const table = activating(D0, {
      board: sketch(9, 6, { rooms: ['^*'], gray: '(8,5)' }),
      arrange(g, at) {
        put(g, D0, 'pulse', upstairs(g, 0));
        put(g, A0, 'fuze', at('(8,5)'), { located: true });
      },
    });
    const [sensor] = table.options(DEFENDS, 'special').filter(([, space]) => space === table.at('(8,5)'));
    expect(sensor).toBeDefined();
    const shots = table
      .options(DEFENDS, 'special')
      .filter(([, space]) => space === table.at('(8,5)'))
      .map(([action]) => action);
    table.play(DEFENDS, 'special', Math.max(...shots), table.at('(8,5)')).play(DEFENDS, 'keep');
    expect(table.happened('shotDeclared')).toHaveLength(1);
    expect(table.forbids(DEFENDS, 'special', Math.max(...shots), table.at('(8,5)'))).toBe('SG-ACT-05');
    expect(table.options(DEFENDS, 'shoot')).not.toEqual([]);
  });
});

describe('an obstacle that goes', () => {
  it('SG-DES-20, SG-MOV-16: a destroyed Deployable Shield leaves a free space', () => {
    const table = activating(A0, {
      board: sketch(4, 1),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        lay(g, 'deployableShield', at('(1,0)'));
      },
    });
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(points(walk(table, ATTACKS, '(1,0)'), ATTACKS)).toBe(4);
  });
});
