import { describe, expect, it } from 'vitest';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { activating } from '../testing/activating.ts';
import { A0, ATTACKS, D0, DEFENDS, put, stock } from '../testing/arranging.ts';
import type { Given } from '../testing/given.ts';

/** Ash has shot Mute at medium range: Y O R R. */
const rolled = (of: Partial<Given> = {}) =>
  activating(A0, {
    dice: [
      ['yellow', 0],
      ['orange', 3],
      ['red', 1],
      ['red', 1],
      ['yellow', 2],
      ['red', 3],
      ['red', 2],
    ],
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      put(g, D0, 'rook', at('(5,0)'));
    },
    ...of,
  }).play(ATTACKS, 'shoot', D0, 0, 0);

describe('the Reroll token', () => {
  it('SG-RRL-01: after seeing the dice of a shot, once', () => {
    const table = rolled();
    expect(table.asked(ATTACKS)).toBe('shot.reroll');
    expect(JSON.stringify(table.match.view(ATTACKS))).toContain('"dice":[0,3,1,1]');
    table.play(ATTACKS, 'reroll', -1);
    expect(table.state.reroll).toEqual([false, true]);
  });

  it('SG-RRL-02: one die may be kept, all others are rolled again, and the new total counts', () => {
    const table = rolled();
    expect(table.options(ATTACKS, 'reroll')).toEqual([[-1], [0], [1], [2], [3]]);
    table.play(ATTACKS, 'reroll', 1);
    expect(table.happened('rerolled')[0].fields).toMatchObject({ squad: 0, kept: 1 });
    expect(table.happened('shotRolled')[0].fields.hits).toBe(3 + 2 + 3 + 2);
  });

  it('SG-RRL-01, SG-RRL-03: spent, it is not offered again', () => {
    const table = rolled({
      arrange(g, at) {
        g.state.reroll[0] = false;
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'rook', at('(5,0)'));
      },
    });
    expect(table.happened('shotRolled')).toHaveLength(1);
  });

  it('SG-RRL-04: by the shooter’s player, and not for gadgets', () => {
    const table = rolled();
    expect(table.match.awaiting()).toEqual([ATTACKS]);
    expect(table.verbs(DEFENDS)).toEqual([]);
    const thrown = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'rook', at('(5,0)'));
        stock(g, { frag: 1 });
      },
    });
    thrown.play(ATTACKS, 'tactical', tacticalNumber('frag'), thrown.at('(5,0)'));
    expect(thrown.happened('rolledFor')).toHaveLength(1);
    expect(thrown.state.reroll).toEqual([true, true]);
  });

  it('SG-RRL-05: a single die is rolled again', () => {
    const table = activating(A0, {
      arrange(g, at) {
        // At long range: R.
        put(g, A0, 'montagne', at('(0,0)'));
        put(g, D0, 'rook', at('(8,0)'));
      },
    });
    table.play(ATTACKS, 'shoot', D0, 0, 0);
    expect(table.options(ATTACKS, 'reroll')).toEqual([[-1]]);
  });
});
