import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, A1, ATTACKS, D0, DEFENDS, put } from '../../testing/arranging.ts';
import { useSpecial } from '../../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../../testing/sketch.ts';
import { protectionOf, SUBTRACTED } from '../protection.ts';

/** What Montagne's protection is for a shooter at the other end. */
const declared = (drawn: FloorSketch, raised: boolean, profile = 'montagne') =>
  activating(D0, {
    board: sketch(6, 1, drawn),
    arrange(g, at) {
      put(g, A0, profile, at('(0,0)'));
      g.state.operators[A0].raised = raised;
      put(g, D0, 'rook', at('(5,0)'));
    },
  }).options(DEFENDS, 'shoot')[0][2];

describe('Extendable Shield', () => {
  it('SG-SGA-13, SG-GAD-17, SG-GAD-18, SG-USG-02: an ACTION extends it, once per activation', () => {
    const table = activating(A0, {
      board: sketch(3, 1),
      arrange: (g, at) => put(g, A0, 'montagne', at('(0,0)')),
    });
    useSpecial(table, ATTACKS, 'extendableShield');
    expect(table.state.operators[A0].raised).toBe(true);
    expect(table.match.decision(ATTACKS)?.about.others).toBe(1);
    expect(table.options(ATTACKS, 'special')).toEqual([]);
  });

  it('SG-SGA-14: extended, he moves and acts as ever', () => {
    const table = activating(A0, {
      board: sketch(3, 1),
      arrange: (g, at) => put(g, A0, 'montagne', at('(0,0)')),
    });
    useSpecial(table, ATTACKS, 'extendableShield').play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.options(ATTACKS, 'destroy').length).toBeGreaterThan(0);
  });

  it('SG-SGA-16, SG-SGA-25 to 29: [example] in the open −2 or −3, behind an obstacle −4, Blitz there −3', () => {
    const hits = (protection: number) => SUBTRACTED[protection];
    const behind = { obstacles: ['(1,0)'] };
    expect([declared({}, false), declared({}, true)].map(hits)).toEqual([2, 3]);
    expect([declared(behind, false), declared(behind, true)].map(hits)).toEqual([4, 4]);
    expect([declared({}, false, 'blitz'), declared(behind, false, 'blitz')].map(hits)).toEqual([2, 3]);
  });

  it('SG-SGA-26: extended, he gives heavy protection to a squad-mate whose line of cover crosses him', () => {
    const given = (raised: boolean) =>
      activating(D0, {
        board: sketch(6, 2, { heavy: 'S(1,0) S(2,0) S(3,0) S(4,0) S(5,0)' }),
        arrange(g, at) {
          put(g, A0, 'montagne', at('(2,0)'));
          g.state.operators[A0].raised = raised;
          put(g, A1, 'ash', at('(1,0)'), { standee: at('(0,0)') });
          put(g, D0, 'rook', at('(5,0)'));
          g.state.operators[A1].bodies[0].located = true;
        },
      });
    const protection = (raised: boolean) => {
      const table = given(raised);
      const body = table.state.operators[A1].bodies[0];
      return protectionOf(table.g, {
        shooter: D0,
        from: table.state.operators[D0].bodies[0],
        target: A1,
        body,
        aim: 0,
      });
    };
    expect([protection(false), protection(true)]).toEqual([1, 2]);
  });

  it('SG-SGA-34: double may be declared against him, and against nobody else', () => {
    const claims = (profile: string) =>
      activating(D0, {
        board: sketch(4, 1),
        settings: { losMode: 'faithful' },
        arrange(g, at) {
          put(g, A0, profile, at('(0,0)'));
          put(g, D0, 'rook', at('(3,0)'));
        },
      })
        .options(DEFENDS, 'shoot')
        .map(([, , claimed]) => claimed);
    expect(claims('montagne')).toEqual([0, 1, 2, 3]);
    expect(claims('blitz')).toEqual([0, 1, 2]);
  });
});
