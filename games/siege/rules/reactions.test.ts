import { describe, expect, it } from 'vitest';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { activating, walk } from '../testing/activating.ts';
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
  put,
  stock,
  upstairs,
  WEST_SIDE,
} from '../testing/arranging.ts';
import type { Given, TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';

/** Ash walks east along a corridor that Smoke watches from its end; nobody has much time. */
const corridor = (of: Partial<Given> = {}) =>
  activating(A0, {
    board: sketch(12, 1),
    // At long range: survived.
    dice: [
      ['yellow', 1],
      ['orange', 1],
    ],
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      put(g, D0, 'smoke', at('(11,0)'), { facing: WEST_SIDE });
      for (const seat of [ATTACKS, DEFENDS]) g.setTime(seat, 60_000);
    },
    ...of,
    settings: { clock: 'timed', losMode: 'assisted', ...of.settings },
  });

/** Somebody who may not is not told so: they have nothing to answer. */
const mayGrab = (table: TestTable): boolean => table.verbs(DEFENDS).includes('grab');

describe('the chance to react', () => {
  it('SG-REA-08: from the trigger to the next step, action or end of activation, on the active clock', () => {
    const table = corridor();
    expect(mayGrab(table)).toBe(false);
    walk(table, ATTACKS, '(1,0)');
    expect(mayGrab(table)).toBe(true);
    expect(table.running()).toEqual([ATTACKS]);
    table.wait(5_000).play(ATTACKS, 'run');
    expect(table.clocks()).toEqual([55, 60]);
    expect(mayGrab(table)).toBe(false);
    walk(table, ATTACKS, '(2,0)');
    expect(mayGrab(table)).toBe(true);
    table.play(ATTACKS, 'end');
    expect(mayGrab(table)).toBe(false);
  });

  it('SG-REA-09: hosts pace the active player while others may react, whether or not they could', () => {
    const paced = corridor();
    expect(paced.match.bystanders).toBe(1 << DEFENDS);
    expect(paced.match.timing.stepPace).toBe(700);
    const asked = corridor({ settings: { reactionWindows: true } });
    expect(asked.match.bystanders).toBe(0);
  });

  it('SG-REA-06, SG-REA-10: who grabs stops the active clock and thinks on their own', () => {
    const table = walk(corridor(), ATTACKS, '(1,0)');
    table.wait(2_000).play(DEFENDS, 'grab');
    expect(table.asked(DEFENDS)).toBe('reacting.react');
    expect(table.match.awaiting()).toEqual([DEFENDS]);
    table.wait(7_000).play(DEFENDS, 'pass');
    expect(table.clocks()).toEqual([58, 53]);
    expect(table.running()).toEqual([ATTACKS]);
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect([table.happened('grabbed').length, table.happened('released').length]).toEqual([1, 1]);
  });

  it('SG-RIP-01, SG-RIP-13, SG-REA-10: a Riposte is declared after a grab, where the Operator stands', () => {
    const table = walk(corridor(), ATTACKS, '(1,0)', '(2,0)').play(DEFENDS, 'grab');
    const [riposte] = table.options(DEFENDS, 'riposte');
    table.play(DEFENDS, 'riposte', ...riposte);
    expect(table.running()).toEqual([]);
    table.play(DEFENDS, 'keep');
    expect(table.name(table.state.operators[A0].bodies[0].at)).toBe('(2,0)');
    expect(table.state.operators[A0].bodies[0].located).toBe(true);
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(table.running()).toEqual([ATTACKS]);
    // SG-RIP-08: one for each trigger
    expect(mayGrab(table)).toBe(false);
    walk(table, ATTACKS, '(3,0)');
    expect(mayGrab(table)).toBe(true);
  });

  it('SG-RIP-09: a Riposte is optional', () => {
    const table = walk(corridor({ settings: { reactionWindows: true } }), ATTACKS, '(1,0)');
    expect(table.happened('shotDeclared')).toEqual([]);
  });

  it('SG-RIP-10: if the active Operator falls, the clock goes back and the activation is over', () => {
    const table = corridor({
      arrange(g, at) {
        put(g, A0, 'ash', at('(5,0)'), { wounds: 3 });
        put(g, D0, 'smoke', at('(11,0)'), { facing: WEST_SIDE });
      },
      dice: [
        ['yellow', 2],
        ['orange', 2],
      ],
    });
    riposteAtOnce(table);
    expect(table.state.operators[A0].eliminated).toBe(true);
    expect(table.asked(0)).toBe('test.idle');
  });

  it('SG-REA-07: each reaction is resolved before the next, in the order that the squad chooses', () => {
    const table = activating(A0, {
      settings: { clock: 'timed', losMode: 'assisted' },
      dice: [
        ['orange', 1],
        ['orange', 0],
        ['yellow', 1],
        ['orange', 1],
      ],
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at('(8,0)'), { facing: WEST_SIDE });
        put(g, D1, 'mute', at('(8,3)'), { facing: WEST_SIDE });
      },
    });
    walk(table, ATTACKS, '(1,0)').play(DEFENDS, 'grab');
    expect(table.options(DEFENDS, 'riposte').map(([o]) => o)).toEqual([D0, D1]);
    table.play(DEFENDS, 'riposte', D1, 0, 0).play(DEFENDS, 'keep');
    expect(table.happened('shotRolled')).toHaveLength(1);
    expect(table.options(DEFENDS, 'riposte').map(([o]) => o)).toEqual([D0]);
    table.play(DEFENDS, 'riposte', D0, 0, 0).play(DEFENDS, 'keep');
    expect(table.asked(ATTACKS)).toBe('activation.act');
  });

  it('SG-REA-11: with `reactionWindows` every trigger opens a window of 2 s, and no clock runs', () => {
    const table = corridor({ settings: { reactionWindows: true } });
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.asked(DEFENDS)).toBe('reacting.react');
    expect(table.running()).toEqual([]);
    expect(table.match.deadline(DEFENDS)).toBe(table.now + 2_000);
    table.timeOut(DEFENDS);
    expect(table.clocks()).toEqual([60, 60]);
    expect(table.running()).toEqual([ATTACKS]);
    expect(mayGrab(table)).toBe(false);
  });

  it('SG-DIG-15: assisted and untimed, every chance is a question that waits for its answer', () => {
    const table = corridor({ settings: { clock: 'untimed' } });
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.asked(DEFENDS)).toBe('reacting.react');
    expect(table.match.deadline(DEFENDS)).toBe(null);
  });

  it('SG-REA-05: where nothing prompts, the player has to notice the chance', () => {
    const table = corridor({ settings: { clock: 'untimed', losMode: 'faithful' } });
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.match.awaiting()).toEqual([ATTACKS]);
    expect(table.verbs(DEFENDS)).toContain('grab');
  });
});

/** The step that Smoke Ripostes at. */
function riposteAtOnce(table: TestTable): void {
  walk(table, ATTACKS, '(6,0)').play(DEFENDS, 'grab');
  const [riposte] = table.options(DEFENDS, 'riposte');
  table.play(DEFENDS, 'riposte', ...riposte).play(DEFENDS, 'keep');
}

describe('the chance tells nothing', () => {
  /** Smoke's portrait watches the corridor and the decoy looks away, or the other way round. */
  const hidden = (token: 0 | 1) =>
    activating(A0, {
      board: sketch(9, 3),
      settings: { clock: 'timed', losMode: 'assisted' },
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        hide(
          g,
          D0,
          'smoke',
          token === 0 ? [at('(8,0)'), at('(8,2)')] : [at('(8,2)'), at('(8,0)')],
          {},
          token,
        );
        g.state.operators[D0].bodies[0].facing = WEST_SIDE;
        g.state.operators[D0].bodies[1].facing = EAST_SIDE;
      },
    });

  it('SG-DIG-10, SG-OVW-10: it is the same for portrait and decoy; only the portrait can Riposte', () => {
    const [portrait, decoy] = [hidden(0), hidden(1)].map((table) => {
      walk(table, ATTACKS, '(1,0)');
      const seen = [table.match.bystanders, mayGrab(table), table.verbs(ATTACKS)];
      table.play(DEFENDS, 'grab');
      return { seen, ripostes: table.options(DEFENDS, 'riposte').length };
    });
    expect(decoy.seen).toEqual(portrait.seen);
    expect([portrait.ripostes, decoy.ripostes]).toEqual([1, 0]);
  });

  it('SG-DIG-10: without assistance LoS has no part in it, the half-plane has', () => {
    const chance = (losMode: 'faithful' | 'assisted', facing: number) => {
      const table = activating(A0, {
        board: sketch(9, 1, { heavy: 'E(4,0)' }),
        settings: { clock: 'timed', losMode },
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,0)'));
          put(g, D0, 'smoke', at('(8,0)'), { facing });
        },
      });
      return mayGrab(walk(table, ATTACKS, '(1,0)'));
    };
    expect(chance('faithful', WEST_SIDE)).toBe(true);
    expect(chance('assisted', WEST_SIDE)).toBe(false);
    expect(chance('faithful', EAST_SIDE)).toBe(false);
  });
});

describe('what does not outrun a reaction', () => {
  it('SG-RIP-15: Ripostes are declared before a Claymore is rolled for, which waits for `stepPace`', () => {
    const table = activating(D0, {
      board: sketch(9, 1),
      settings: { clock: 'timed', losMode: 'assisted' },
      arrange(g, at) {
        put(g, D0, 'smoke', at('(0,0)'));
        put(g, A0, 'montagne', at('(8,0)'), { facing: WEST_SIDE });
        lay(g, 'claymore', at('(2,0)'), WEST_SIDE, 0);
      },
    });
    table.play(DEFENDS, 'step', table.at('(1,0)'));
    expect(table.asked(ATTACKS)).toBe('announcing.wait');
    expect(table.match.deadline(ATTACKS)).toBe(table.now + 700);
    expect(table.running()).toEqual([DEFENDS]);
    table.play(ATTACKS, 'grab').play(ATTACKS, 'riposte', A0, 0, 0).play(ATTACKS, 'keep');
    expect(table.happened('rolledFor')).toEqual([]);
    table.passAll();
    expect(table.happened('rolledFor')).toHaveLength(1);
    expect(table.happened('shotRolled')).toHaveLength(1);
  });

  it('SG-REA-09: Barbed Wire ends the activation no sooner than `stepPace` after the step', () => {
    const table = activating(A0, {
      board: sketch(9, 1),
      settings: { clock: 'timed', losMode: 'assisted' },
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at('(8,0)'), { facing: WEST_SIDE });
        lay(g, 'barbedWire', at('(1,0)'));
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.asked(DEFENDS)).toBe('announcing.wait');
    expect(table.verbs(DEFENDS)).toContain('grab');
    table.timeOut(DEFENDS);
    expect(table.now).toBe(700);
    expect(table.asked(0)).toBe('test.idle');
  });

  /** Ash throws a Frag Grenade into Jäger's room. */
  const thrown = (settings: Given['settings'] = {}) => {
    const table = activating(A0, {
      board: sketch(9, 1, { rooms: ['*'] }),
      settings: { clock: 'timed', losMode: 'assisted', ...settings },
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'jager', at('(8,0)'));
        stock(g, { frag: 1 });
        for (const seat of [ATTACKS, DEFENDS]) g.setTime(seat, 60_000);
      },
    });
    return table.play(ATTACKS, 'tactical', tacticalNumber('frag'), table.at('(4,0)'));
  };

  it('SG-REA-12: a throw waits for `stepPace`, on the active clock, while Jäger might stop it', () => {
    const table = thrown();
    expect(table.asked(DEFENDS)).toBe('interception.react');
    expect(table.match.deadline(DEFENDS)).toBe(table.now + 700);
    expect(table.running()).toEqual([ATTACKS]);
    table.timeOut(DEFENDS);
    expect(table.running()).toEqual([ATTACKS]);
    expect(table.state.operators[D0].charges).toBeGreaterThan(0);
  });

  it('SG-REA-12, SG-REA-10: a grab in that time goes first, and gives time to think', () => {
    const table = thrown().play(DEFENDS, 'grab');
    expect(table.asked(DEFENDS)).toBe('interception.think');
    expect(table.running()).toEqual([DEFENDS]);
    const { charges } = table.state.operators[D0];
    table.wait(9_000).play(DEFENDS, 'intercept');
    expect(table.asked(ATTACKS)).toBe('extraAction.decide');
    expect(table.running()).toEqual([ATTACKS]);
    table.play(ATTACKS, 'suffer');
    expect(table.state.operators[D0].charges).toBe(charges - 1);
    expect(table.clocks()).toEqual([60, 51]);
    expect(table.running()).toEqual([ATTACKS]);
  });

  it('SG-TIM-26: without time of their own they have 2 s, off the clock', () => {
    const table = thrown();
    table.state.expired[DEFENDS] = true;
    table.play(DEFENDS, 'grab');
    expect(table.running()).toEqual([]);
    expect(table.match.deadline(DEFENDS)).toBe(table.now + 2_000);
  });

  it('SG-REA-11: in a window no clock runs, for 2 s', () => {
    const table = thrown({ reactionWindows: true });
    expect(table.running()).toEqual([]);
    expect(table.match.deadline(DEFENDS)).toBe(table.now + 2_000);
    expect(table.verbs(DEFENDS)).not.toContain('grab');
    table.timeOut(DEFENDS).passAll();
    expect(table.running()).toEqual([ATTACKS]);
  });

  it('SG-REA-09: nor does a clock that runs out', () => {
    const table = walk(corridor(), ATTACKS, '(1,0)').timeOut(ATTACKS);
    expect(table.asked(DEFENDS)).toBe('announcing.wait');
    table.play(DEFENDS, 'grab').play(DEFENDS, 'pass').timeOut(DEFENDS);
    expect(table.asked(0)).toBe('test.idle');
  });
});

describe('reacting without time', () => {
  const late = () => {
    const table = corridor();
    table.state.expired[DEFENDS] = true;
    return walk(table, ATTACKS, '(1,0)').play(DEFENDS, 'grab');
  };

  it('SG-TIM-14, SG-TIM-26: who has no time left may grab, and has 2 s off the clock to declare', () => {
    const table = late();
    expect(table.asked(DEFENDS)).toBe('reacting.atOnce');
    expect(table.running()).toEqual([]);
    expect(table.match.deadline(DEFENDS)).toBe(table.now + 2_000);
    expect(table.options(DEFENDS, 'riposte')).toHaveLength(1);
    table.timeOut(DEFENDS);
    expect(table.happened('shotDeclared')).toEqual([]);
    expect(table.running()).toEqual([ATTACKS]);
  });

  it('SG-TIM-26: once for each trigger', () => {
    const table = late().timeOut(DEFENDS);
    expect(mayGrab(table)).toBe(false);
    walk(table, ATTACKS, '(2,0)');
    expect(mayGrab(table)).toBe(true);
  });

  it('SG-TIM-23: a clock that runs out while its player thinks leaves 2 s to declare', () => {
    const table = walk(corridor(), ATTACKS, '(1,0)').play(DEFENDS, 'grab').timeOut(DEFENDS);
    expect(table.state.expired).toEqual([false, true]);
    expect(table.asked(DEFENDS)).toBe('reacting.atOnce');
    expect(table.match.deadline(DEFENDS)).toBe(table.now + 2_000);
    table.timeOut(DEFENDS);
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(table.running()).toEqual([ATTACKS]);
    expect(table.clocks()).toEqual([60, 0]);
  });

  it('SG-REA-10: who has let it be may grab again while they have time', () => {
    const table = walk(corridor(), ATTACKS, '(1,0)').play(DEFENDS, 'grab').play(DEFENDS, 'pass');
    expect(mayGrab(table)).toBe(true);
  });

  it('SG-MUL-09: either player of a squad grabs', () => {
    const table = activating(A0, {
      seats: 4,
      board: sketch(9, 1),
      settings: { clock: 'timed', losMode: 'assisted' },
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, A1, 'ash', at('(1,0)'));
        put(g, D0, 'smoke', at('(8,0)'), { facing: WEST_SIDE });
      },
    });
    walk(table, 0, '(1,0)', '(2,0)');
    expect([1, 2, 3].map((seat) => table.verbs(seat).includes('grab'))).toEqual([false, true, true]);
    table.play(3, 'grab');
    expect(table.match.awaiting()).toEqual([2, 3]);
  });
});

describe('kinds of reactions', () => {
  it('SG-REA-01, SG-REA-02: Ripostes, which cost nothing, and REACTIONs, which cost a Charge cube of their profile', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { door: 'E(0,0)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        put(g, D0, 'kapkan', at('(3,0)'), { facing: WEST_SIDE });
        put(g, D1, 'rook', upstairs(g, 0));
      },
    });
    const charges = () => [D0, D1].map((o) => table.state.operators[o].charges);
    expect(charges()).toEqual([3, 0]);
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.verbs(DEFENDS)).toEqual(['deny', 'riposte', 'pass']);
    table.play(DEFENDS, 'riposte', ...table.options(DEFENDS, 'riposte')[0]).play(DEFENDS, 'keep');
    expect(charges()).toEqual([3, 0]);
    table.play(DEFENDS, 'deny').play(ATTACKS, 'suffer').passAll();
    expect(charges()).toEqual([2, 0]);
  });

  it('SG-REA-02: without a cube left there is no REACTION', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { door: 'E(0,0)' }),
      arrange(g, at) {
        put(g, A0, 'fuze', at('(0,0)'));
        put(g, D0, 'kapkan', upstairs(g, 0));
        g.state.operators[D0].charges = 0;
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.verbs(DEFENDS)).not.toContain('deny');
  });
});
