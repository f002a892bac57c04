import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, EAST_SIDE, lay, put } from '../../testing/arranging.ts';
import { refusesSpecial, specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../../testing/sketch.ts';
import type { G } from '../siege.ts';

const hammering = (drawn: FloorSketch, more: (g: G, at: (s: string) => number) => void = () => {}) =>
  activating(A0, {
    board: sketch(4, 2, drawn),
    arrange(g, at) {
      put(g, A0, 'sledge', at('(0,0)'));
      more(g, at);
    },
  });

describe('Tactical Breaching Hammer', () => {
  it('SG-SGA-01, SG-SGA-24: past one light wall or barricade he breaks the target free and stands in it', () => {
    const table = hammering({ light: 'E(0,0)' });
    useSpecial(table, ATTACKS, 'hammer', '(1,0)');
    expect(table.name(table.state.operators[A0].bodies[0].at)).toBe('(1,0)');
    expect(table.happened('destroyed')).toHaveLength(1);
    expect(specialTargets(hammering({ barricadedDoor: 'E(0,0)' }), ATTACKS, 'hammer')).toContain('(1,0)');
    const walled = hammering({ heavy: 'E(0,0)', fortified: 'S(0,0)' });
    expect(specialTargets(walled, ATTACKS, 'hammer')).toEqual([]);
    expect(refusesSpecial(walled, ATTACKS, 'hammer', '(1,0)')).toBe('SG-SGA-01');
  });

  it('SG-SGA-02: then a free Shoot and a free Destroy, both in one adjacent space', () => {
    const table = hammering({ light: 'E(2,0) E(2,1)' }, (g, at) => put(g, D0, 'rook', at('(2,0)')));
    useSpecial(table, ATTACKS, 'hammer', '(1,0)');
    expect(table.asked(ATTACKS)).toBe('hammerFollowUp.follow');
    const [shot] = table.options(ATTACKS, 'shoot');
    table.play(ATTACKS, 'shoot', ...shot).play(ATTACKS, 'keep');
    expect(table.options(ATTACKS, 'shoot')).toEqual([]);
    expect(table.options(ATTACKS, 'destroy')).toEqual([[table.at('(2,0)')]]);
    expect(table.forbids(ATTACKS, 'destroy', table.at('(2,1)'))).toBe('SG-SGA-02');
    table.play(ATTACKS, 'destroy', table.at('(2,0)'));
    expect(table.happened('destroyed')).toHaveLength(1);
    expect(table.asked(ATTACKS)).toBe('activation.act');
  });

  it('SG-SGA-03: not while leaning', () => {
    const table = hammering({}, (g, at) => put(g, A0, 'sledge', at('(0,0)'), { standee: at('(0,1)') }));
    expect(specialTargets(table, ATTACKS, 'hammer')).toEqual([]);
  });

  it('SG-SGA-04: the target is free once the Destroy is done: a Deployable Shield falls, an obstacle stays', () => {
    const table = hammering({ obstacles: ['(0,1)'] }, (g, at) => {
      lay(g, 'deployableShield', at('(1,0)'), EAST_SIDE);
      put(g, D0, 'rook', at('(1,1)'));
    });
    expect(specialTargets(table, ATTACKS, 'hammer')).toEqual(['(1,0)']);
    useSpecial(table, ATTACKS, 'hammer', '(1,0)');
    expect(table.state.pieces).toEqual([]);
  });

  it('SG-SGD-23: an electrified target strikes him when he targets it and again when he comes', () => {
    const table = hammering({}, (g, at) => lay(g, 'ced1', at('(2,0)')));
    useSpecial(table, ATTACKS, 'hammer', '(1,0)');
    expect(table.state.operators[A0].wounds).toBe(2);
  });

  it('SG-USG-03: without a charge slot it is unlimited, once per activation', () => {
    const table = hammering({});
    useSpecial(table, ATTACKS, 'hammer', '(1,0)').play(ATTACKS, 'stop');
    expect(refusesSpecial(table, ATTACKS, 'hammer', '(2,0)')).toBe('SG-ACT-05');
  });
});
