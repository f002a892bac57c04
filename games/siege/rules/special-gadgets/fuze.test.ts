import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, A1, ATTACKS, D0, D1, lay, NORTH_SIDE, put, upstairs } from '../../testing/arranging.ts';
import { specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

const charging = (above = false) =>
  activating(A0, {
    board: sketch(6, 1, { light: 'E(0,0)', rooms: ['^(1,0) (2,0) (3,0) (4,0)'] }),
    dice: [
      ['yellow', 1],
      ['yellow', 2],
    ],
    arrange(g, at) {
      put(g, A0, 'fuze', above ? upstairs(g, 0) : at('(0,0)'));
      put(g, A1, 'ash', at('(2,0)'));
      put(g, D0, 'rook', at('(4,0)'));
      put(g, D1, 'doc', at('(5,0)'));
      lay(g, 'camera', at('(3,0)'), NORTH_SIDE);
      lay(g, 'ced1', at('(4,0)'));
    },
  });

describe('Cluster Charge', () => {
  it('SG-SGA-21: next to him past a light wall, or from upstairs in a room with the arrow', () => {
    expect(specialTargets(charging(), ATTACKS, 'clusterCharge')).toEqual(['(1,0)']);
    expect(specialTargets(charging(true), ATTACKS, 'clusterCharge')).toHaveLength(4);
  });

  it('SG-SGA-22, SG-SGA-23, SG-SGA-24: gadgets of the room fall, cameras and walls stay, all there take a yellow die', () => {
    const table = charging();
    useSpecial(table, ATTACKS, 'clusterCharge', '(1,0)');
    expect(table.state.pieces.map(({ at }) => table.name(at))).toEqual(['(3,0)']);
    expect(table.happened('destroyed')).toEqual([]);
    expect([A0, A1, D0, D1].map((o) => table.state.operators[o].wounds)).toEqual([0, 1, 2, 0]);
  });
});
