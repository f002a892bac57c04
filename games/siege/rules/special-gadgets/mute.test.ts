import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, lay, NORTH_SIDE, put, stock } from '../../testing/arranging.ts';
import { refusesSpecial, refusesTactical, useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

const jammed = (profile: string) =>
  activating(A0, {
    board: sketch(5, 1, { rooms: ['(2,0) (3,0)', '(1,0)'] }),
    arrange(g, at) {
      put(g, A0, profile, at('(1,0)'));
      put(g, D0, 'mute', at('(4,0)'));
      lay(g, 'signalDisruptor', at('(3,0)'), NORTH_SIDE);
      stock(g, { tacticalDrone: 1 });
    },
  });

describe('Signal Disruptors', () => {
  it('SG-SGD-05, SG-SGD-06, SG-ATR-01, SG-ATR-04: Electronics of the attacker stay out of the room', () => {
    expect(refusesTactical(jammed('ash'), ATTACKS, 'tacticalDrone', '(2,0)')).toBe('SG-SGD-06');
    expect(refusesSpecial(jammed('twitch'), ATTACKS, 'shockDrones', '(2,0)')).toBe('SG-SGD-06');
    expect(refusesSpecial(jammed('flores'), ATTACKS, 'rceDrone', '(2,0)')).toBe('SG-SGD-06');
  });

  it('SG-SGD-06: a drone does not fly into it either', () => {
    const table = useSpecial(jammed('twitch'), ATTACKS, 'shockDrones', '(0,0)').play(ATTACKS, 'fly', 1);
    expect(table.forbids(ATTACKS, 'fly', table.at('(2,0)'))).toBe('SG-SGD-06');
  });

  it('SG-ATR-04: the tools against Electronics are not barred', () => {
    expect(refusesSpecial(jammed('thatcher'), ATTACKS, 'empGrenades', '(2,0)')).toBeNull();
    expect(refusesSpecial(jammed('iq'), ATTACKS, 'spectreDetector', '(3,0)')).toBeNull();
  });
});
