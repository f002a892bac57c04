import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, A1, ATTACKS, D0, D1, hide, lay, put } from '../../testing/arranging.ts';
import { useSpecial } from '../../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../../testing/sketch.ts';
import type { G } from '../siege.ts';

describe('RCE Explosive Drone', () => {
  it('SG-SGA-30 to 33: scans, then D2 and an orange die each where it stopped and beside', () => {
    const table = activating(A0, {
      board: sketch(6, 2, { light: 'E(3,0)', rooms: ['(2,0) (3,0)'], heavy: 'S(2,0) S(3,0)' }),
      dice: [
        ['orange', 2],
        ['orange', 1],
      ],
      arrange(g, at) {
        put(g, A0, 'flores', at('(0,0)'));
        put(g, A1, 'ash', at('(2,0)'));
        hide(g, D0, 'rook', [at('(3,0)'), at('(5,1)')]);
        put(g, D1, 'doc', at('(3,1)'));
      },
    });
    useSpecial(table, ATTACKS, 'rceDrone', '(1,0)').play(ATTACKS, 'fly', table.at('(2,0)'));
    table.play(ATTACKS, 'fly', table.at('(3,0)')).play(ATTACKS, 'stop').passAll();
    expect(table.state.operators[D0].bodies).toMatchObject([{ at: table.at('(3,0)'), located: true }]);
    expect([A0, A1, D0, D1].map((o) => table.state.operators[o].wounds)).toEqual([0, 2, 1, 0]);
    expect(table.happened('destroyed')).toHaveLength(1);
  });

  /** The drone stops in (2,0), with whatever else is there. */
  const landing = (drawn: FloorSketch, more: (g: G, at: (s: string) => number) => void = () => {}) => {
    const table = activating(A0, {
      board: sketch(6, 3, drawn),
      dice: Array.from({ length: 3 }, () => ['orange', 1] as const),
      arrange(g, at) {
        put(g, A0, 'flores', at('(0,0)'));
        more(g, at);
      },
    });
    useSpecial(table, ATTACKS, 'rceDrone', '(1,0)').play(ATTACKS, 'fly', table.at('(2,0)'));
    return table.play(ATTACKS, 'stop').passAll();
  };

  it('SG-SGA-31: D2 where it stopped and in every adjacent space', () => {
    const table = landing({
      // of (2,0), of (3,0), of (2,1), and one that is not near
      light: 'N(2,0) E(3,0) S(2,1) E(4,2)',
      fortified: 'E(3,1)',
    });
    expect(table.happened('destroyed')).toHaveLength(3);
    const gadgets = landing({}, (g, at) => {
      for (const space of ['(2,1)', '(3,1)', '(4,0)']) lay(g, 'deployableShield', at(space));
    });
    expect(gadgets.state.pieces.map(({ at }) => gadgets.name(at))).toEqual(['(4,0)']);
  });

  it('SG-SGA-32: an orange die for everybody there, of both squads, Flores too', () => {
    const table = landing({}, (g, at) => {
      g.state.operators[A0].bodies[0].at = at('(1,1)');
      put(g, D0, 'rook', at('(3,1)'));
      put(g, D1, 'doc', at('(4,0)'));
    });
    expect(table.happened('rolledFor').map(({ fields }) => [fields.body, fields.dice])).toEqual([
      [2 * A0, [1, 1]],
      [2 * D0, [1, 1]],
    ]);
  });

  it('SG-SGA-33: what a wall keeps out stays out, though it falls', () => {
    const table = landing({ light: 'E(2,0) E(2,1)' }, (g, at) => put(g, D0, 'rook', at('(3,0)')));
    expect(table.happened('destroyed')).toHaveLength(2);
    expect(table.happened('rolledFor')).toEqual([]);
  });

  it('SG-SGA-33: a hidden token outside the room is revealed by its wound, not by the scan', () => {
    const tokens = (rooms: readonly string[]) =>
      landing({ rooms }, (g, at) => hide(g, D0, 'rook', [at('(3,1)'), at('(5,2)')]));
    const found = (table: ReturnType<typeof landing>) => table.state.operators[D0];
    expect(found(tokens(['(2,0)']))).toMatchObject({ wounds: 1, bodies: [{ located: false }] });
    expect(found(tokens(['(2,0) (3,1)']))).toMatchObject({ wounds: 1, bodies: [{ located: true }] });
  });
});
