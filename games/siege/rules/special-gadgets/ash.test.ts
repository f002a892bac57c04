import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, put } from '../../testing/arranging.ts';
import { refusesSpecial, specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../../testing/sketch.ts';

const aiming = (drawn: FloorSketch) =>
  activating(A0, {
    board: sketch(5, 2, { heavy: 'S(0,0) S(1,0) S(2,0) S(3,0) S(4,0)', ...drawn }),
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      put(g, D0, 'rook', at('(0,1)'));
    },
  });

describe('Breaching Rounds', () => {
  it('SG-SGA-06: a line of sight past one barricade at most', () => {
    const one = aiming({ barricadedDoor: 'E(1,0)' });
    expect(specialTargets(one, ATTACKS, 'breachingRounds')).toEqual(['(1,0)', '(2,0)', '(3,0)', '(4,0)']);
    const two = aiming({ barricadedDoor: 'E(1,0) E(2,0)' });
    expect(specialTargets(two, ATTACKS, 'breachingRounds')).toEqual(['(1,0)', '(2,0)']);
    const wall = aiming({ light: 'E(1,0)' });
    expect(specialTargets(wall, ATTACKS, 'breachingRounds')).toEqual(['(1,0)']);
  });

  it('SG-SGA-06: Destroy in the target and in one space orthogonally beside it, of her choice', () => {
    const table = aiming({ barricadedDoor: 'E(1,0)', light: 'E(3,0)' });
    useSpecial(table, ATTACKS, 'breachingRounds', '(2,0)');
    expect(table.options(ATTACKS, 'second').map(([space]) => table.name(space))).toEqual([
      '(3,0)',
      '(2,1)',
      '(1,0)',
    ]);
    table.play(ATTACKS, 'second', table.at('(3,0)'));
    expect(table.happened('destroyed')).toHaveLength(2);
  });

  it('SG-SGA-06: what is out of sight is refused by its own rule', () => {
    const table = aiming({ light: 'E(1,0)' });
    expect(refusesSpecial(table, ATTACKS, 'breachingRounds', '(3,0)')).toBe('SG-SGA-06');
    expect(refusesSpecial(table, ATTACKS, 'breachingRounds', '(0,0)')).toBe('SG-LOS-24');
  });
});
