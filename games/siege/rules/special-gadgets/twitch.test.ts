import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, lay, NORTH_SIDE, put } from '../../testing/arranging.ts';
import { refusesSpecial, useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

const flying = (hits: number) =>
  activating(A0, {
    board: sketch(6, 1, { rooms: ['(1,0) (2,0) (3,0) (4,0)'] }),
    dice: [['red', hits]],
    arrange(g, at) {
      put(g, A0, 'twitch', at('(0,0)'));
      put(g, D0, 'rook', at('(5,0)'));
      lay(g, 'camera', at('(2,0)'), NORTH_SIDE);
      lay(g, 'camera', at('(4,0)'), NORTH_SIDE);
      lay(g, 'camera', at('(5,0)'), NORTH_SIDE);
      lay(g, 'barbedWire', at('(3,0)'));
    },
  });

describe('Shock Drones', () => {
  it('SG-SGA-11, SG-SGA-12: for each hit of a red die one Electronics gadget of the scanned room', () => {
    const table = flying(1);
    useSpecial(table, ATTACKS, 'shockDrones', '(1,0)').play(ATTACKS, 'stop');
    expect(table.options(ATTACKS, 'destroy').map(([at]) => table.name(at))).toEqual(['(2,0)', '(4,0)']);
    table.play(ATTACKS, 'destroy', table.at('(4,0)'));
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(table.state.pieces.map(({ at }) => table.name(at))).toEqual(['(2,0)', '(5,0)', '(3,0)']);
  });

  it('SG-SGA-11: more hits than gadgets are lost', () => {
    const table = flying(3);
    useSpecial(table, ATTACKS, 'shockDrones', '(1,0)').play(ATTACKS, 'stop');
    table.play(ATTACKS, 'destroy', table.at('(4,0)')).play(ATTACKS, 'destroy', table.at('(2,0)'));
    expect(table.asked(ATTACKS)).toBe('activation.act');
  });

  it('SG-KEY-29: it is not deployed in Barbed Wire', () => {
    const table = activating(A0, {
      board: sketch(3, 1),
      arrange(g, at) {
        put(g, A0, 'twitch', at('(0,0)'));
        lay(g, 'barbedWire', at('(1,0)'));
      },
    });
    expect(refusesSpecial(table, ATTACKS, 'shockDrones', '(1,0)')).toBe('SG-KEY-27');
  });

  it('SG-USG-03, SG-SGD-06, SG-SGD-17: it costs a charge, and keeps out of jammed rooms and electrified spaces', () => {
    const table = activating(A0, {
      board: sketch(4, 3, { rooms: ['(1,0) (2,0)'], heavy: 'N(2,0)', light: 'S(0,1) S(1,1)' }),
      arrange(g, at) {
        put(g, A0, 'twitch', at('(0,0)'));
        lay(g, 'signalDisruptor', at('(2,0)'), NORTH_SIDE);
        lay(g, 'ced1', at('(3,1)'));
      },
    });
    expect(refusesSpecial(table, ATTACKS, 'shockDrones', '(1,0)')).toBe('SG-SGD-06');
    useSpecial(table, ATTACKS, 'shockDrones', '(1,1)');
    expect(table.state.operators[A0].charges).toBe(1);
    expect(table.forbids(ATTACKS, 'fly', table.at('(1,0)'))).toBe('SG-SGD-06');
    expect(table.forbids(ATTACKS, 'fly', table.at('(2,1)'))).toBe('SG-SGD-17');
  });
});
