import { describe, expect, it } from 'vitest';
import { activating, walk } from '../../testing/activating.ts';
import { A0, cover, D0, D1, DEFENDS, put } from '../../testing/arranging.ts';
import { useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

describe('Shumikha Launcher', () => {
  it('SG-SGD-32, SG-SGD-33: an orange die for everybody in the fire, Tachanka too', () => {
    const table = activating(D0, {
      board: sketch(6, 1),
      dice: [
        ['orange', 1],
        ['orange', 2],
        ['orange', 0],
      ],
      arrange(g, at) {
        put(g, D0, 'tachanka', at('(1,0)'));
        put(g, D1, 'doc', at('(5,0)'));
        put(g, A0, 'ash', at('(2,0)'));
      },
    });
    useSpecial(table, DEFENDS, 'shumikhaLauncher', '(2,0)').play(DEFENDS, 'place', table.at('(1,0)'), 1);
    // The last die is for the action that he ends in it (SG-SGD-35).
    expect(table.happened('rolledFor')).toHaveLength(3);
    expect([A0, D0, D1].map((o) => table.state.operators[o].wounds)).toEqual([1, 2, 0]);
  });

  it('SG-SGD-34, SG-SGD-35: so for whoever enters it and ends an action in it', () => {
    const table = activating(D0, {
      board: sketch(5, 1),
      dice: [
        ['orange', 1],
        ['orange', 2],
      ],
      arrange(g, at) {
        put(g, D0, 'tachanka', at('(0,0)'));
        cover(g, 'fire', at('(1,0)'), at('(2,0)'));
      },
    });
    walk(table, DEFENDS, '(1,0)');
    expect(table.state.operators[D0].wounds).toBe(1);
    table.play(DEFENDS, 'overwatch', 1).passAll();
    expect(table.state.operators[D0].wounds).toBe(3);
  });

  it('SG-SGD-36, SG-KEY-17: fire hinders neither sight nor steps', () => {
    const table = activating(D0, {
      board: sketch(5, 1),
      arrange(g, at) {
        put(g, D0, 'doc', at('(0,0)'));
        put(g, A0, 'ash', at('(4,0)'));
        cover(g, 'fire', at('(1,0)'), at('(2,0)'));
      },
    });
    expect(table.options(DEFENDS, 'shoot')).toEqual([[A0, 0, 0]]);
    expect(table.options(DEFENDS, 'step')).toEqual([[table.at('(1,0)')]]);
  });
});
