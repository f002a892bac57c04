import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, cover, D0, D1, hide, put, upstairs } from '../../testing/arranging.ts';
import { refusesSpecial, specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

describe('Flip Sight', () => {
  const above = () =>
    activating(A0, {
      board: sketch(5, 1, { rooms: ['^(2,0) (3,0)'] }),
      arrange(g, at) {
        put(g, A0, 'glaz', upstairs(g, 0));
        hide(g, D0, 'rook', [at('(4,0)'), at('(2,0)')]);
        put(g, D1, 'doc', at('(3,0)'));
      },
    });

  it('SG-SGA-18, SG-SGA-19: from upstairs a hidden token in a room with the arrow is revealed, without a mark', () => {
    const table = above();
    expect(specialTargets(table, ATTACKS, 'flipSight')).toEqual(['(2,0)']);
    expect(refusesSpecial(table, ATTACKS, 'flipSight', '(3,0)')).toBe('SG-SGA-18');
    useSpecial(table, ATTACKS, 'flipSight', '(2,0)');
    expect(table.state.operators[D0]).toMatchObject({
      wounds: 0,
      bodies: [{ at: table.at('(4,0)'), located: false }],
    });
  });

  it('SG-KEY-25: not from the main floor', () => {
    const table = activating(A0, {
      board: sketch(5, 1, { rooms: ['^(2,0) (3,0)'] }),
      arrange(g, at) {
        put(g, A0, 'glaz', at('(1,0)'));
        hide(g, D0, 'rook', [at('(4,0)'), at('(2,0)')]);
      },
    });
    expect(specialTargets(table, ATTACKS, 'flipSight')).toEqual([]);
  });

  it('SG-SGA-17, SG-SGA-20: Smoke and Gas break no line of his, Smoke of others it does', () => {
    const shots = (profile: string) =>
      activating(A0, {
        board: sketch(6, 1),
        arrange(g, at) {
          put(g, A0, profile, at('(0,0)'));
          put(g, D0, 'rook', at('(5,0)'));
          cover(g, 'smoke', at('(2,0)'));
          cover(g, 'gas', at('(3,0)'));
        },
      }).options(ATTACKS, 'shoot');
    expect(shots('glaz')).toHaveLength(1);
    expect(shots('ash')).toEqual([]);
  });
});
