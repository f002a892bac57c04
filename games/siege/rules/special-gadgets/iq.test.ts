import { describe, expect, it } from 'vitest';
import { activating, walk } from '../../testing/activating.ts';
import { A0, A1, ATTACKS, D0, D1, DEFENDS, lay, NORTH_SIDE, put, upstairs } from '../../testing/arranging.ts';
import { refusesSpecial, specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

const detecting = (above: boolean) =>
  activating(A0, {
    board: sketch(7, 2, { heavy: 'E(0,0) E(1,0)', rooms: ['^(6,0) (6,1)'] }),
    arrange(g, at) {
      put(g, A0, 'iq', above ? upstairs(g, 0) : at('(0,0)'));
      put(g, D0, 'rook', at('(3,1)'));
      lay(g, 'camera', at('(4,0)'), NORTH_SIDE);
      lay(g, 'camera', at('(6,0)'), NORTH_SIDE);
      lay(g, 'barbedWire', at('(2,0)'));
    },
  });

describe('Spectre Detector', () => {
  it('SG-SGA-09, SG-KEY-23: one Electronics gadget up to 4 spaces away, whatever stands between', () => {
    const table = detecting(false);
    expect(specialTargets(table, ATTACKS, 'spectreDetector')).toEqual(['(4,0)']);
    expect(refusesSpecial(table, ATTACKS, 'spectreDetector', '(2,0)')).toBe('SG-SGA-09');
    useSpecial(table, ATTACKS, 'spectreDetector', '(4,0)');
    expect(table.state.pieces.map(({ at }) => table.name(at))).toEqual(['(6,0)', '(2,0)']);
    expect(table.happened('destroyed')).toEqual([]);
  });

  it('SG-KEY-25, SG-KEY-26: from upstairs in any room with the arrow', () => {
    expect(specialTargets(detecting(true), ATTACKS, 'spectreDetector')).toEqual(['(6,0)']);
  });

  it('SG-SGA-10, SG-SGD-30: her REACTION spares a squad-mate the extra action', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { door: 'E(0,0)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, A1, 'iq', at('(3,0)'));
        put(g, D0, 'kapkan', upstairs(g, 0));
        put(g, D1, 'rook', upstairs(g, 1));
      },
    });
    table.play(ATTACKS, 'step', table.at('(1,0)')).play(DEFENDS, 'deny');
    expect(table.asked(ATTACKS)).toBe('extraAction.decide');
    table.play(ATTACKS, 'detector').passAll();
    expect(table.state.operators[A0].wounds).toBe(0);
    expect(table.state.operators[A1].charges).toBe(1);
    expect(walk(table, ATTACKS, '(2,0)').match.decision(ATTACKS)?.about.others).toBe(0);
  });
});
