import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, lay, NORTH_SIDE, put } from '../../testing/arranging.ts';
import { refusesSpecial, specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

const throwing = (rooms: readonly string[]) =>
  activating(A0, {
    board: sketch(8, 2, { rooms, heavy: 'S(5,0)' }),
    arrange(g, at) {
      put(g, A0, 'thatcher', at('(0,0)'));
      put(g, D0, 'rook', at('(7,1)'));
      lay(g, 'camera', at('(5,1)'), NORTH_SIDE);
      lay(g, 'ced1', at('(3,0)'));
      lay(g, 'barbedWire', at('(4,0)'));
      lay(g, 'signalDisruptor', at('(7,0)'), NORTH_SIDE);
    },
  });

describe('EMP Grenades', () => {
  it('SG-SGA-05: all Electronics of the room, seen or not, and nothing else', () => {
    const table = throwing(['(3,0) (4,0) (5,0) (5,1)']);
    useSpecial(table, ATTACKS, 'empGrenades', '(4,0)');
    const left = table.state.pieces.map(({ at }) => table.name(at));
    expect(left).toEqual(['(4,0)', '(7,0)']);
    expect(table.state.operators[A0].charges).toBe(1);
  });

  it('SG-SGA-15: outside every room nothing is hit, and the charge is spent', () => {
    const table = throwing([]);
    useSpecial(table, ATTACKS, 'empGrenades', '(3,0)');
    expect(table.state.pieces).toHaveLength(4);
    expect(table.state.operators[A0].charges).toBe(1);
  });

  it('SG-KEY-19: it is thrown 6 spaces at most', () => {
    const table = throwing([]);
    expect(specialTargets(table, ATTACKS, 'empGrenades')).toContain('(6,0)');
    expect(refusesSpecial(table, ATTACKS, 'empGrenades', '(7,0)')).toBe('SG-KEY-19');
  });

  it('SG-USG-01, SG-USG-03: only Thatcher throws them, while a charge is left', () => {
    const table = activating(A0, {
      board: sketch(3, 1),
      arrange(g, at) {
        put(g, A0, 'thatcher', at('(0,0)'));
        g.state.operators[A0].charges = 0;
      },
    });
    expect(refusesSpecial(table, ATTACKS, 'empGrenades', '(1,0)')).toBe('SG-USG-03');
    expect(refusesSpecial(table, ATTACKS, 'hammer', '(1,0)')).toBe('SG-USG-01');
  });
});
