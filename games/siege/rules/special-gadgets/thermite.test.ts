import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, put } from '../../testing/arranging.ts';
import { useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

describe('Exothermic Charges', () => {
  it('SG-SGA-07: D3 in the target and in all spaces that touch it, past any partition', () => {
    const table = activating(A0, {
      board: sketch(5, 3, { heavy: 'E(1,1)', fortified: 'E(2,1) E(3,1)', barricadedDoor: 'E(2,0)' }),
      arrange(g, at) {
        put(g, A0, 'thermite', at('(0,1)'));
        put(g, D0, 'rook', at('(4,0)'));
      },
    });
    useSpecial(table, ATTACKS, 'exothermicCharges', '(1,1)');
    expect(table.happened('destroyed')).toHaveLength(2);
    expect(table.state.operators[A0].charges).toBe(1);
  });
});
