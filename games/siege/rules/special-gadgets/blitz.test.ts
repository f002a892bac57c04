import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, A1, ATTACKS, D0, D1, put } from '../../testing/arranging.ts';
import { useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

describe('Flash Shield Charges', () => {
  it('SG-SGA-08: everybody in the room of the target is Stunned, but not Blitz', () => {
    const table = activating(A0, {
      board: sketch(6, 1, { rooms: ['(0,0) (1,0) (2,0) (3,0)'] }),
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        put(g, A1, 'ash', at('(2,0)'));
        put(g, D0, 'rook', at('(4,0)'), { standee: at('(3,0)') });
        put(g, D1, 'doc', at('(5,0)'));
      },
    });
    useSpecial(table, ATTACKS, 'flashShield', '(1,0)');
    const isStunned = (o: number) => table.state.operators[o].bodies[0].stunned;
    expect([A0, A1, D0, D1].map(isStunned)).toEqual([false, true, true, false]);
  });
});
