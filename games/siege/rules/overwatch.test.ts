import { call } from '@sightline/kernel';
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
  lay,
  NORTH_SIDE,
  put,
  SOUTH_SIDE,
  upstairs,
  WEST_SIDE,
} from '../testing/arranging.ts';
import { given, type TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { MINIATURE } from './line-of-sight.ts';
import { overwatches } from './overwatch.ts';
import { upkeep } from './procedures.ts';
import type { Body } from './siege.ts';

const guard = (table: TestTable, o: number) => table.state.operators[o].bodies[0].facing;

describe('Overwatch on the main floor', () => {
  it('SG-OVW-02, SG-OVW-12: [example] the marker goes to one of the four sides', () => {
    const table = activating(A0, { arrange: (g, at) => put(g, A0, 'fuze', at('(3,3)')) });
    expect(table.options(ATTACKS, 'overwatch')).toEqual([[0], [1], [2], [3]]);
    table.play(ATTACKS, 'overwatch', EAST_SIDE);
    expect(guard(table, A0)).toBe(EAST_SIDE);
  });

  it('SG-OVW-01, SG-OVW-04, SG-OVW-11: [example] all in sight beyond the line of the marked side, nothing beside or behind', () => {
    const table = activating(A0, {
      board: sketch(7, 7),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(6,6)'));
        put(g, D0, 'smoke', at('(3,3)'), { facing: NORTH_SIDE });
      },
    });
    const [smoke] = table.state.operators[D0].bodies;
    const covered: string[] = [];
    for (let at = 0; at < 49; at++) {
      const target: Body = { at, standee: -1, facing: -1, located: false, stunned: false };
      if (at !== smoke.at && overwatches(table.g, D0, smoke, target, MINIATURE, true))
        covered.push(table.name(at));
    }
    expect(covered).toHaveLength(3 * 7);
    expect(covered).toContain('(0,2)');
    expect(covered).not.toContain('(0,3)');
    expect(covered).not.toContain('(3,4)');
  });

  it('SG-OVW-04: a wall takes what it hides out of the area', () => {
    const table = activating(A0, {
      board: sketch(3, 4, { light: 'N(1,2)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(1,0)'));
        put(g, D0, 'smoke', at('(1,3)'), { facing: NORTH_SIDE });
      },
    });
    const [smoke] = table.state.operators[D0].bodies;
    const [ash] = table.state.operators[A0].bodies;
    expect(overwatches(table.g, D0, smoke, ash, MINIATURE, true)).toBe(false);
    // SG-OVW-25: to who is Located a light wall does not count.
    ash.located = true;
    expect(overwatches(table.g, D0, smoke, ash, MINIATURE, true)).toBe(true);
    smoke.facing = SOUTH_SIDE;
    expect(overwatches(table.g, D0, smoke, ash, MINIATURE, true)).toBe(false);
  });

  it('SG-OVW-05: an action in the own activation ends it, whichever it is', () => {
    const after = (act: (table: TestTable) => TestTable) => {
      const table = activating(A0, {
        board: sketch(9, 6, { light: 'N(4,1)' }),
        arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)'), { facing: EAST_SIDE }),
      });
      expect(guard(table, A0)).toBe(EAST_SIDE);
      return guard(act(table), A0);
    };
    expect(after((t) => t.play(ATTACKS, 'step', t.at('(1,0)')))).toBe(-1);
    expect(after((t) => t.play(ATTACKS, 'lean', t.at('(1,0)')))).toBe(-1);
    expect(after((t) => t.play(ATTACKS, 'run'))).toBe(-1);
    expect(after((t) => t.play(ATTACKS, 'destroy', t.at('(4,0)')))).toBe(-1);
    expect(after((t) => t.play(ATTACKS, 'overwatch', WEST_SIDE))).toBe(WEST_SIDE);
  });

  it('SG-OVW-05: what ends is told before the action takes effect', () => {
    const table = activating(A0, {
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)'), { facing: EAST_SIDE }),
    });
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.events.map(({ kind }) => kind).slice(-2)).toEqual(['guardDropped', 'stepped']);
  });

  it('SG-OVW-08: who is activated and does nothing keeps overwatching', () => {
    const table = activating(A0, {
      arrange: (g, at) => put(g, A0, 'sledge', at('(0,0)'), { facing: EAST_SIDE }),
    });
    expect(guard(table.play(ATTACKS, 'end'), A0)).toBe(EAST_SIDE);
  });

  it('SG-OVW-07: Upkeep removes neither markers nor tokens', () => {
    const table = given({
      board: sketch(4, 4, { gray: '(1,1)' }),
      arrange(g, at) {
        g.state.round = 1;
        g.state.phase = 4;
        put(g, A0, 'sledge', at('(0,0)'), { facing: EAST_SIDE });
        put(g, A1, 'ash', upstairs(g, 0));
        g.state.operators[A1].watches = at('(1,1)');
        put(g, D0, 'smoke', at('(3,3)'));
      },
      run: () => call(upkeep, {}),
    });
    expect(guard(table, A0)).toBe(EAST_SIDE);
    expect(table.state.operators[A1].watches).toBe(table.at('(1,1)'));
  });
});

describe('Overwatch from upstairs', () => {
  const board = () => sketch(6, 4, { gray: '(1,1) (4,1)', blue: '(3,3)' });

  it('SG-OVW-01, SG-OVW-13, SG-OVW-14: one entryway usable by the squad', () => {
    const table = activating(D0, {
      board: board(),
      arrange(g, at) {
        put(g, D0, 'smoke', upstairs(g, 0));
        lay(g, 'fortifiedEntryway', at('(4,1)'));
      },
    });
    expect(table.forbids(DEFENDS, 'overwatch', NORTH_SIDE)).toBe('SG-OVW-01');
    expect(table.options(DEFENDS, 'watch').map(([space]) => table.name(space))).toEqual(['(1,1)']);
    expect(table.forbids(DEFENDS, 'watch', table.at('(4,1)'))).toBe('SG-OVW-13');
    expect(table.forbids(DEFENDS, 'watch', table.at('(3,3)'))).toBe('SG-OVW-13');
    table.play(DEFENDS, 'watch', table.at('(1,1)'));
    expect(table.state.operators[D0].watches).toBe(table.at('(1,1)'));
    expect(table.forbids(DEFENDS, 'watch', table.at('(1,1)'))).toBe('SG-ACT-02');
  });

  it('SG-OVW-15, SG-OVW-24: a token of the own squad makes room; each Operator has one', () => {
    const table = activating(A0, {
      board: board(),
      arrange(g, at) {
        put(g, A0, 'fuze', upstairs(g, 0));
        put(g, A1, 'ash', upstairs(g, 1));
        g.state.operators[A0].watches = at('(3,3)');
        g.state.operators[A1].watches = at('(1,1)');
      },
    });
    table.play(ATTACKS, 'watch', table.at('(1,1)'));
    expect(table.state.operators[A0].watches).toBe(table.at('(1,1)'));
    expect(table.state.operators[A1].watches).toBe(-1);
  });

  it('SG-OVW-05: an action takes the token back', () => {
    const table = activating(A0, {
      board: board(),
      arrange(g, at) {
        put(g, A0, 'fuze', upstairs(g, 0));
        g.state.operators[A0].watches = at('(3,3)');
      },
    });
    table.play(ATTACKS, 'comeDown', table.at('(1,1)'));
    expect(table.state.operators[A0].watches).toBe(-1);
  });
});

describe('automatic Overwatch of hidden Operators', () => {
  const twoTokens = (portrait: string, decoy: string, standee?: string) =>
    activating(D0, {
      arrange(g, at) {
        hide(g, D0, 'smoke', [at(portrait), at(decoy)]);
        if (standee !== undefined) g.state.operators[D0].bodies[0].standee = at(standee);
      },
    });

  it('SG-OVW-09, SG-HID-05: at the end each token is turned; that costs no action', () => {
    const table = twoTokens('(0,0)', '(5,5)');
    walk(table, DEFENDS, '(1,0)').play(DEFENDS, 'end');
    expect(table.asked(DEFENDS)).toBe('automaticOverwatch.turn');
    table.play(DEFENDS, 'turn', 2 * D0, SOUTH_SIDE).play(DEFENDS, 'turn', 2 * D0 + 1, WEST_SIDE);
    expect(table.state.operators[D0].bodies.map(({ facing }) => facing)).toEqual([SOUTH_SIDE, WEST_SIDE]);
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-OVW-09: a token is turned once, and may stay as it is', () => {
    const table = twoTokens('(0,0)', '(5,5)');
    table.play(DEFENDS, 'end').play(DEFENDS, 'turn', 2 * D0, SOUTH_SIDE);
    expect(table.forbids(DEFENDS, 'turn', 2 * D0, EAST_SIDE)).toBe('SG-OVW-09');
    table.play(DEFENDS, 'done');
    expect(table.state.operators[D0].bodies.map(({ facing }) => facing)).toEqual([SOUTH_SIDE, NORTH_SIDE]);
  });

  it('SG-OVW-03: a token that leans must turn away from its standee', () => {
    const table = twoTokens('(0,1)', '(5,5)', '(0,0)');
    table.play(DEFENDS, 'end');
    expect(table.forbids(DEFENDS, 'done')).toBe('SG-OVW-03');
    expect(table.forbids(DEFENDS, 'turn', 2 * D0, NORTH_SIDE)).toBe('SG-OVW-03');
    table.play(DEFENDS, 'turn', 2 * D0, EAST_SIDE).play(DEFENDS, 'done');
  });

  it('SG-OVW-29: it is no completed action that could be reacted to', () => {
    const table = activating(D0, {
      arrange(g, at) {
        hide(g, D0, 'smoke', [at('(0,0)'), at('(5,5)')]);
        put(g, A0, 'fuze', at('(0,3)'), { facing: NORTH_SIDE });
      },
    });
    table
      .play(DEFENDS, 'end')
      .play(DEFENDS, 'turn', 2 * D0, SOUTH_SIDE)
      .play(DEFENDS, 'done');
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-OVW-05: hidden tokens keep their marks while they act', () => {
    const table = twoTokens('(0,0)', '(5,5)');
    walk(table, DEFENDS, '(1,0)');
    expect(guard(table, D0)).toBe(NORTH_SIDE);
  });

  it('SG-HID-09: attackers may demand a reveal then too; nothing is turned any more', () => {
    const table = activating(D0, {
      arrange(g, at) {
        hide(g, D0, 'smoke', [at('(0,0)'), at('(5,5)')]);
        put(g, A0, 'fuze', at('(0,3)'));
      },
    });
    table.play(DEFENDS, 'end').play(ATTACKS, 'demand', 2 * D0);
    expect(table.asked(ATTACKS)).toBe('test.idle');
    expect(guard(table, D0)).toBe(-1);
  });

  const board = () => sketch(9, 6, { gray: '(1,1) (4,1)' });
  /** Hidden Smoke, his first token upstairs, ends his activation. */
  const upThere = (
    portraitIsUp: boolean,
    arrange?: (table: TestTable['g'], at: (s: string) => number) => void,
  ) => {
    const table = activating(D0, {
      board: board(),
      arrange(g, at) {
        hide(g, D0, 'smoke', portraitIsUp ? [upstairs(g, 0), at('(8,5)')] : [at('(8,5)'), upstairs(g, 0)]);
        put(g, A0, 'fuze', at('(8,0)'));
        put(g, A1, 'ash', upstairs(g, 0));
        arrange?.(g, at);
      },
    }).play(DEFENDS, 'end');
    return table.verbs(DEFENDS).includes('done') ? table.play(DEFENDS, 'done') : table;
  };

  it('SG-OVW-21, SG-OVW-28: with a token upstairs it overwatches an entryway besides, and must where one is free', () => {
    for (const portraitIsUp of [true, false]) {
      const table = upThere(portraitIsUp);
      expect(table.asked(DEFENDS)).toBe('automaticOverwatch.watch');
      expect(table.verbs(DEFENDS)).toEqual(['watch']);
      table.play(DEFENDS, 'watch', table.at('(4,1)'));
      expect(table.state.operators[D0].watches).toBe(table.at('(4,1)'));
      expect(table.state.operators[D0].bodies).toHaveLength(2);
      expect(table.asked(ATTACKS)).toBe('test.idle');
    }
  });

  it('SG-OVW-23: its single token may be relocated', () => {
    const table = upThere(true, (g, at) => {
      g.state.operators[D0].bodies[1].at = upstairs(g, 1);
      g.state.operators[D0].watches = at('(1,1)');
    });
    table.play(DEFENDS, 'watch', table.at('(4,1)'));
    expect(table.state.operators.filter(({ watches }) => watches >= 0)).toHaveLength(1);
    expect(table.state.operators[D0].watches).toBe(table.at('(4,1)'));
  });

  it('SG-OVW-22: it is revealed before it disputes', () => {
    const table = upThere(true, (g, at) => {
      g.state.operators[A1].watches = at('(1,1)');
    });
    table.play(DEFENDS, 'watch', table.at('(1,1)'));
    expect(table.state.operators[D0].bodies).toHaveLength(1);
    expect(table.asked(ATTACKS)).toBe('dispute.answer');
  });

  it('SG-OVW-26: a decoy upstairs disputes nothing; declining it watches no entryway', () => {
    const all = (g: TestTable['g'], at: (s: string) => number) => {
      g.state.operators[A1].watches = at('(1,1)');
      lay(g, 'fortifiedEntryway', at('(4,1)'));
    };
    const decoy = upThere(false, all);
    expect(decoy.asked(DEFENDS)).toBe('automaticOverwatch.watch');
    expect(decoy.forbids(DEFENDS, 'watch', decoy.at('(1,1)'))).toBe('SG-OVW-26');
    decoy.play(DEFENDS, 'decline');
    expect(decoy.state.operators[D0]).toMatchObject({ watches: -1, bodies: [{}, {}] });
    // The portrait may decline as well, so that declining tells nothing.
    upThere(true, all).play(DEFENDS, 'decline');
  });

  it('SG-OVW-13, SG-OVW-26: only usable entryways are watched', () => {
    const table = upThere(true, (g, at) => lay(g, 'fortifiedEntryway', at('(4,1)')));
    expect(table.forbids(DEFENDS, 'watch', table.at('(4,1)'))).toBe('SG-OVW-13');
    expect(table.forbids(DEFENDS, 'watch', table.at('(1,1)'))).toBeNull();
  });

  it('SG-OVW-27: with no entryway to watch it ends without', () => {
    const table = upThere(true, (g, at) => {
      for (const space of ['(1,1)', '(4,1)']) lay(g, 'fortifiedEntryway', at(space));
    });
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-OVW-21: the last token that comes down takes the Entryway Overwatch token with it', () => {
    const table = activating(D0, {
      board: board(),
      arrange(g, at) {
        hide(g, D0, 'smoke', [upstairs(g, 0), at('(8,5)')]);
        g.state.operators[D0].watches = at('(1,1)');
      },
    });
    table.play(DEFENDS, 'comeDown', table.at('(4,1)'));
    expect(table.state.operators[D0].watches).toBe(-1);
  });

  it('SG-TIM-18: out of time nobody is asked: tokens stay as they turned, a watched entryway stays watched', () => {
    const table = activating(D0, {
      board: board(),
      settings: { clock: 'timed' },
      arrange(g, at) {
        hide(g, D0, 'smoke', [upstairs(g, 0), at('(8,5)')]);
        g.state.operators[D0].bodies[1].standee = at('(8,4)');
        g.state.operators[D0].watches = at('(4,1)');
        g.state.expired = [false, true];
      },
    });
    table.play(DEFENDS, 'end').passAll();
    expect(table.asked(ATTACKS)).toBe('test.idle');
    expect(table.state.operators[D0].watches).toBe(table.at('(4,1)'));
    expect(table.state.operators[D0].bodies[1].facing).not.toBe(NORTH_SIDE);
  });
});

describe('Located Operators', () => {
  it.each([
    ['a light wall', { light: 'E(2,0)' }, false, 1],
    ['a barricade', { barricadedDoor: 'E(2,0)' }, false, 1],
    ['smoke', {}, true, 0],
  ] as const)(
    'SG-OVW-25: who is Located behind %s is overwatched, and no one else',
    (_what, drawn, smoked, protection) => {
      const ripostes = (located: boolean, facing = WEST_SIDE) => {
        const table = activating(A0, {
          board: sketch(6, 1, drawn),
          arrange(g, at) {
            put(g, A0, 'fuze', at('(0,0)'), { located });
            put(g, D0, 'rook', at('(5,0)'), { facing });
            if (smoked) cover(g, 'smoke', at('(2,0)'), at('(3,0)'));
          },
        });
        return table.play(ATTACKS, 'step', table.at('(1,0)')).options(DEFENDS, 'riposte');
      };
      expect(ripostes(false)).toEqual([]);
      expect(ripostes(true)).toEqual([[D0, 0, protection]]);
      // Only in the field of 180°.
      expect(ripostes(true, EAST_SIDE)).toEqual([]);
    },
  );
});

describe('what overlays do to Overwatch', () => {
  it('SG-RIP-17: smoke on the watched entryway blocks the Riposte unless the target is Located', () => {
    const asked = (located: boolean) => {
      const table = activating(A0, {
        board: sketch(6, 4, { gray: '(1,1)' }),
        arrange(g, at) {
          put(g, A0, 'fuze', at('(0,1)'), { located });
          put(g, D1, 'smoke', upstairs(g, 0));
          g.state.operators[D1].watches = at('(1,1)');
          cover(g, 'smoke', at('(1,1)'), at('(1,2)'));
        },
      });
      return table.play(ATTACKS, 'step', table.at('(1,1)')).asked(DEFENDS);
    };
    expect([asked(false), asked(true)]).toEqual([null, 'reacting.react']);
  });
});
