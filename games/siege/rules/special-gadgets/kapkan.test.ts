import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, D1, DEFENDS, hide, put, upstairs } from '../../testing/arranging.ts';
import { type FloorSketch, sketch } from '../../testing/sketch.ts';

const entering = (drawn: FloorSketch) =>
  activating(A0, {
    board: sketch(4, 1, drawn),
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      put(g, D0, 'kapkan', upstairs(g, 0));
      put(g, D1, 'doc', upstairs(g, 1));
    },
  });

describe('Entry Denial', () => {
  it('SG-SGD-29, SG-SGD-31, SG-REA-03: a step through a door or window costs 2 wounds, once a trigger', () => {
    for (const drawn of [{ door: 'E(0,0)' }, { window: 'E(0,0)' }]) {
      const table = entering(drawn).play(ATTACKS, 'step', 1).play(DEFENDS, 'deny');
      table.play(ATTACKS, 'suffer');
      expect(table.state.operators[A0].wounds).toBe(2);
      expect(table.state.operators[D0].charges).toBe(2);
      expect(table.verbs(DEFENDS)).not.toContain('deny');
    }
  });

  it('SG-SGD-31: breaches and open ground set off nothing', () => {
    for (const drawn of [{ breach: 'E(0,0)' }, {}])
      expect(entering(drawn).play(ATTACKS, 'step', 1).verbs(DEFENDS)).not.toContain('deny');
  });

  it('SG-SGD-30, SG-ACT-14: an extra action spares the wounds', () => {
    const table = entering({ door: 'E(0,0)' }).play(ATTACKS, 'step', 1).play(DEFENDS, 'deny');
    table.play(ATTACKS, 'spend', 0).passAll();
    expect(table.state.operators[A0].wounds).toBe(0);
    expect(table.match.decision(ATTACKS)?.about.others).toBe(1);
  });

  it('SG-SGD-31, SG-LEAN-11: a lean through a door is one too', () => {
    const table = entering({ door: 'E(0,0)' });
    const [lean] = table.options(ATTACKS, 'lean');
    expect(table.play(ATTACKS, 'lean', ...lean).verbs(DEFENDS)).toContain('deny');
  });

  it('SG-SGD-31, SG-HID-08: a hidden Kapkan reacts unrevealed', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { door: 'E(0,0)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        hide(g, D0, 'kapkan', [upstairs(g, 0), upstairs(g, 1)]);
      },
    });
    table.play(ATTACKS, 'step', 1).play(DEFENDS, 'deny').play(ATTACKS, 'suffer').passAll();
    expect(table.state.operators[A0].wounds).toBe(2);
    expect(table.state.operators[D0].bodies).toHaveLength(2);
  });
});
