import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, D0, D1, DEFENDS, hide, put, upstairs } from '../../testing/arranging.ts';
import { refusesSpecial, specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { given } from '../../testing/given.ts';
import { type FloorSketch, sketch } from '../../testing/sketch.ts';
import { suffer } from '../procedures.ts';
import type { G } from '../siege.ts';

const healing = () =>
  activating(D0, {
    board: sketch(5, 1, { heavy: 'E(3,0)' }),
    arrange(g, at) {
      put(g, D0, 'doc', at('(0,0)'), { wounds: 2 });
      put(g, D1, 'rook', at('(2,0)'), { wounds: 4 });
      put(g, A0, 'ash', at('(4,0)'), { wounds: 1 });
    },
  });

/** Rook takes 5 wounds with one left. */
const dying = (doc: (g: G, at: (s: string) => number) => void, drawn: FloorSketch = {}) =>
  given({
    board: sketch(5, 1, drawn),
    arrange(g, at) {
      put(g, D1, 'rook', at('(2,0)'), { wounds: 5 });
      doc(g, at);
    },
    run: () => call(suffer, { operator: D1, body: 0, wounds: 5, cause: 'shot' }),
  });

describe('Stim Pistol', () => {
  it('SG-SGD-24, SG-OPR-05: removes up to 3 wounds from an Operator he sees', () => {
    const table = healing();
    expect(specialTargets(table, DEFENDS, 'stimPistol')).toEqual(['(2,0)']);
    useSpecial(table, DEFENDS, 'stimPistol', '(2,0)').play(DEFENDS, 'heal', 3);
    expect(table.state.operators[D1].wounds).toBe(1);
    expect(table.state.operators[D0].charges).toBe(2);
  });

  it('SG-SGD-27: not from himself', () => {
    expect(refusesSpecial(healing(), DEFENDS, 'stimPistol', '(0,0)')).toBe('SG-LOS-24');
    const falling = given({
      arrange: (g, at) => put(g, D0, 'doc', at('(0,0)'), { wounds: 5 }),
      run: () => call(suffer, { operator: D0, body: 0, wounds: 1, cause: 'shot' }),
    });
    expect(falling.state.operators[D0].eliminated).toBe(true);
  });

  it('SG-SGD-25, SG-SGD-26, SG-REA-04: saves who is about to be eliminated, one wound short and Stunned', () => {
    const table = dying((g, at) => put(g, D0, 'doc', at('(0,0)'))).play(DEFENDS, 'save');
    expect(table.state.operators[D1]).toMatchObject({
      wounds: 5,
      eliminated: false,
      bodies: [{ stunned: true }],
    });
    expect(table.state.operators[D0].charges).toBe(2);
    const left = dying((g, at) => put(g, D0, 'doc', at('(0,0)'))).passAll();
    expect(left.state.operators[D1].eliminated).toBe(true);
  });

  it('SG-SGD-25: without a line to the space he saves nobody', () => {
    const table = dying((g, at) => put(g, D0, 'doc', at('(0,0)')), { heavy: 'E(0,0)' });
    expect(table.state.operators[D1].eliminated).toBe(true);
  });

  it('SG-SGD-28: hidden he saves unrevealed, from the portrait token; asked for decoy and portrait alike', () => {
    const drawn = { heavy: 'E(2,0)' };
    const portrait = dying((g, at) => hide(g, D0, 'doc', [at('(0,0)'), at('(4,0)')]), drawn);
    portrait.play(DEFENDS, 'save');
    expect(portrait.state.operators[D0].bodies).toHaveLength(2);
    const decoy = dying((g, at) => hide(g, D0, 'doc', [at('(4,0)'), at('(0,0)')]), drawn);
    expect(decoy.match.awaiting()).toEqual([DEFENDS]);
    expect(decoy.forbids(DEFENDS, 'save')).toBe('SG-SGD-28');
  });

  it('SG-SGD-28, SG-DIG-07: from upstairs never, even where lines are claimed', () => {
    const table = given({
      board: sketch(5, 1, { gray: '(2,0)' }),
      settings: { losMode: 'faithful' },
      arrange(g, at) {
        put(g, D0, 'doc', upstairs(g, 0));
        put(g, D1, 'rook', at('(2,0)'), { wounds: 5 });
      },
      run: () => call(suffer, { operator: D1, body: 0, wounds: 1, cause: 'shot' }),
    });
    expect(table.state.operators[D1].eliminated).toBe(true);
  });
});
