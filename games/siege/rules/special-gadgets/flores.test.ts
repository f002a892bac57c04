import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, A1, ATTACKS, D0, D1, hide, put } from '../../testing/arranging.ts';
import { useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

describe('RCE Explosive Drone', () => {
  it('SG-SGA-30 to 33: scans, then D2 and an orange die each where it stopped and beside', () => {
    const table = activating(A0, {
      board: sketch(6, 2, { light: 'E(3,0)', rooms: ['(2,0) (3,0)'], heavy: 'S(2,0) S(3,0)' }),
      dice: [
        ['orange', 2],
        ['orange', 1],
      ],
      arrange(g, at) {
        put(g, A0, 'flores', at('(0,0)'));
        put(g, A1, 'ash', at('(2,0)'));
        hide(g, D0, 'rook', [at('(3,0)'), at('(5,1)')]);
        put(g, D1, 'doc', at('(3,1)'));
      },
    });
    useSpecial(table, ATTACKS, 'rceDrone', '(1,0)').play(ATTACKS, 'fly', table.at('(2,0)'));
    table.play(ATTACKS, 'fly', table.at('(3,0)')).play(ATTACKS, 'stop').passAll();
    expect(table.state.operators[D0].bodies).toMatchObject([{ at: table.at('(3,0)'), located: true }]);
    expect([A0, A1, D0, D1].map((o) => table.state.operators[o].wounds)).toEqual([0, 2, 1, 0]);
    expect(table.happened('destroyed')).toHaveLength(1);
  });
});
