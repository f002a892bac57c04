import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, A1, D0, DEFENDS, put, upstairs } from '../../testing/arranging.ts';
import { refusesSpecial, specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

const sensing = (above: boolean, located = false) =>
  activating(D0, {
    board: sketch(7, 1, { heavy: 'E(0,0)', rooms: ['^(3,0) (4,0)'] }),
    arrange(g, at) {
      put(g, D0, 'pulse', above ? upstairs(g, 0) : at('(0,0)'));
      put(g, A0, 'montagne', at('(4,0)'), { located });
      put(g, A1, 'ash', at('(5,0)'), { located });
    },
  });

describe('Heartbeat Sensor', () => {
  it('SG-SGD-09, SG-SGD-21: an opponent up to 4 spaces away, or in a room with the arrow from upstairs, is Located', () => {
    const table = sensing(false);
    expect(specialTargets(table, DEFENDS, 'heartbeatSensor')).toEqual(['(4,0)']);
    expect(refusesSpecial(table, DEFENDS, 'heartbeatSensor', '(3,0)')).toBe('SG-SGD-09');
    useSpecial(table, DEFENDS, 'heartbeatSensor', '(4,0)');
    expect(table.state.operators[A0].bodies[0].located).toBe(true);
    expect(specialTargets(sensing(true), DEFENDS, 'heartbeatSensor')).toEqual(['(4,0)']);
  });

  it('SG-SGD-10: a free Shoot at who is Located, at short range with light protection, shield or not', () => {
    const table = sensing(true, true);
    expect(specialTargets(table, DEFENDS, 'heartbeatShot')).toEqual(['(4,0)']);
    useSpecial(table, DEFENDS, 'heartbeatShot', '(4,0)');
    const [{ fields }] = table.happened('shotDeclared');
    expect(fields).toMatchObject({ declared: 1, distance: 1, kind: 'pulse' });
  });

  it('SG-SGD-22: who was located by the sensor is not shot through it in the same activation', () => {
    const table = sensing(true);
    expect(refusesSpecial(table, DEFENDS, 'heartbeatShot', '(4,0)')).toBe('SG-SGD-10');
    useSpecial(table, DEFENDS, 'heartbeatSensor', '(4,0)');
    expect(refusesSpecial(table, DEFENDS, 'heartbeatShot', '(4,0)')).toBe('SG-ACT-05');
  });
});
