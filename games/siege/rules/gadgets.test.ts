import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { PIECES, type PieceKind } from '../content/pieces.ts';
import { activating } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  D0,
  DEFENDS,
  EAST_SIDE,
  lay,
  NORTH_SIDE,
  put,
  stock,
  WEST_SIDE,
} from '../testing/arranging.ts';
import { deploying } from '../testing/deploying.ts';
import { refusesTactical, specialTargets, targetsOf, useSpecial, useTactical } from '../testing/gadgets.ts';
import { given } from '../testing/given.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';
import { defenderDeployment } from './procedures.ts';
import type { G } from './siege.ts';

const ash = (drawn: FloorSketch, more: (g: G, at: (s: string) => number) => void = () => {}) =>
  activating(A0, {
    board: sketch(6, 2, drawn),
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      put(g, D0, 'rook', at('(5,1)'));
      stock(g, { claymore: 2, frag: 1, flashbang: 1, tacticalDrone: 1 });
      more(g, at);
    },
  });

describe('gadgets on the board', () => {
  it('SG-GAD-03, SG-GAD-06: a gadget on a wall counts for the space that it faces', () => {
    const table = ash({ heavy: 'E(0,0)' }, (g, at) => lay(g, 'camera', at('(1,0)'), WEST_SIDE));
    expect(targetsOf(table, ATTACKS, 'claymore')).toEqual(['(0,1)']);
    const facing = ash({ heavy: 'E(1,0)' }, (g, at) => lay(g, 'camera', at('(1,0)'), NORTH_SIDE));
    expect(refusesTactical(facing, ATTACKS, 'claymore', '(1,0)')).toBe('SG-GAD-03');
  });

  it('SG-GAD-06: and for that only: what hits the space behind its wall leaves it', () => {
    const table = ash({ heavy: 'E(1,0)' }, (g, at) => lay(g, 'camera', at('(2,0)'), WEST_SIDE));
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(table.state.pieces).toHaveLength(1);
  });

  it('SG-GAD-01: gadgets are placed in deployment, or by an action in play', () => {
    const deployment = deploying(['mute', 'castle', 'rook', 'bandit', 'thunderbird']).play(DEFENDS, 'next');
    expect(deployment.verbs(DEFENDS)).toContain('gadget');
    const table = ash({});
    expect(table.match.decision(ATTACKS)?.about.others).toBe(0);
    useTactical(table, ATTACKS, 'claymore', '(1,0)').play(ATTACKS, 'point', WEST_SIDE);
    expect(table.state.pieces).toHaveLength(1);
    expect(table.match.decision(ATTACKS)?.about.others).toBe(1);
  });

  it('SG-KEY-01: what is marked Setup is placed in deployment only', () => {
    const owners = ['mute', 'castle', 'bandit', 'rook', 'thunderbird'];
    for (const profile of owners) {
      const table = activating(D0, {
        board: sketch(4, 2, { heavy: 'E(0,0)', door: 'S(0,0)' }),
        arrange(g, at) {
          put(g, D0, profile, at('(0,0)'));
          stock(g, { bulletproofCamera: 3, deployableShield: 1 });
        },
      });
      expect([profile, table.options(DEFENDS, 'special'), table.options(DEFENDS, 'tactical')]).toEqual([
        profile,
        [],
        [],
      ]);
      expect(refusesTactical(table, DEFENDS, 'bulletproofCamera', '(0,1)')).toBe('SG-UTG-05');
      expect(refusesTactical(table, DEFENDS, 'deployableShield', '(0,1)')).toBe('SG-UTG-05');
    }
    // In deployment all of them may.
    const deployment = deploying(owners).play(DEFENDS, 'next');
    const offered = () => deployment.options(DEFENDS, 'gadget').map(([gadget]) => gadget);
    expect(offered()).toEqual([0, 1, 2, 3, 4]);
    deployment.play(DEFENDS, 'next');
    expect(offered()).toEqual([5, 6]);
  });

  it('SG-GAD-05: wall-mounted gadgets hang on heavy walls, and on no others', () => {
    const table = given({
      board: sketch(5, 1, {
        heavy: 'W(0,0) N(2,0)',
        fortified: 'E(0,0)',
        light: 'E(1,0)',
        panelledDoor: 'E(2,0)',
        barricadedDoor: 'E(3,0)',
      }),
      arrange(g, at) {
        put(g, D0, 'mute', at('(4,0)'));
        lay(g, 'camera', at('(0,0)'), WEST_SIDE);
      },
      run: () => call(defenderDeployment, {}),
    });
    table.play(DEFENDS, 'piece', 0);
    expect(table.options(DEFENDS, 'hang')).toEqual([[table.at('(2,0)'), NORTH_SIDE]]);
    expect(table.forbids(DEFENDS, 'hang', table.at('(0,0)'), EAST_SIDE)).toBe('SG-GAD-05');
  });

  it('SG-TGD-14: a blue entryway is fortified only if it is not on the perimeter', () => {
    const table = given({
      board: sketch(5, 1, { blue: '(0,0) (2,0)', gray: '(4,0)', perimeter: '(0,0)' }),
      arrange: (g, at) => lay(g, 'fortifiedEntryway', at('(4,0)')),
      run: () => call(defenderDeployment, {}),
    });
    table.play(DEFENDS, 'piece', 0);
    expect(table.options(DEFENDS, 'lay').map(([space]) => table.name(space))).toEqual(['(2,0)']);
    expect(table.forbids(DEFENDS, 'lay', table.at('(0,0)'))).toBe('SG-DEP-04');
  });

  it('SG-GAD-04: a ground gadget lies on any space, perimeter too', () => {
    const table = ash({ perimeter: '(1,0)' });
    expect(targetsOf(table, ATTACKS, 'claymore')).toContain('(1,0)');
  });

  it('SG-GAD-08: grenades and drones go where Operators and gadgets are', () => {
    const table = ash({}, (g, at) => {
      put(g, A1, 'iq', at('(1,0)'));
      lay(g, 'ced1', at('(3,1)'));
      lay(g, 'camera', at('(1,0)'), NORTH_SIDE);
    });
    expect(targetsOf(table, ATTACKS, 'tacticalDrone')).toContain('(1,0)');
    expect(targetsOf(table, ATTACKS, 'frag')).toEqual(expect.arrayContaining(['(1,0)', '(3,1)']));
  });

  it('SG-GAD-20: bombs and the hostage take no room', () => {
    const table = ash({}, (g, at) => {
      g.state.bombs = [at('(1,0)'), at('(5,0)')];
      g.state.hostage.at = at('(0,1)');
    });
    expect(targetsOf(table, ATTACKS, 'claymore')).toEqual(expect.arrayContaining(['(1,0)', '(0,1)']));
  });
});

describe('areas of effect', () => {
  it('SG-GAD-14: a room is all of its spaces, seen or not', () => {
    const table = activating(A0, {
      board: sketch(5, 1, { light: 'E(2,0)', rooms: ['(1,0) (2,0) (3,0)'] }),
      arrange(g, at) {
        put(g, A0, 'blitz', at('(0,0)'));
        put(g, D0, 'rook', at('(3,0)'));
      },
    });
    useSpecial(table, ATTACKS, 'flashShield', '(1,0)');
    expect(table.state.operators[D0].bodies[0].stunned).toBe(true);
  });

  it('SG-GAD-15: an overlay acts in its own spaces and no other', () => {
    const table = activating(D0, {
      board: sketch(6, 1),
      arrange(g, at) {
        put(g, D0, 'smoke', at('(0,0)'));
        put(g, A0, 'ash', at('(3,0)'));
        put(g, A1, 'iq', at('(4,0)'));
      },
    });
    expect(specialTargets(table, DEFENDS, 'gasGrenades')).toContain('(2,0)');
    useSpecial(table, DEFENDS, 'gasGrenades', '(2,0)').play(DEFENDS, 'place', table.at('(2,0)'), 1);
    expect([A0, A1].map((o) => table.state.operators[o].wounds)).toEqual([1, 0]);
  });

  it('SG-GAD-11: an area hits both squads', () => {
    const table = ash({}, (g, at) => {
      put(g, A1, 'iq', at('(3,0)'));
      put(g, D0, 'rook', at('(4,0)'));
    });
    useTactical(table, ATTACKS, 'flashbang', '(3,0)');
    expect([A1, D0].map((o) => table.state.operators[o].bodies[0].stunned)).toEqual([true, true]);
  });

  it('SG-KEY-36: a drone sets off no Claymore and no camera', () => {
    const table = ash({ rooms: ['(1,0) (2,0)'] }, (g, at) => {
      g.state.pieces.push({
        kind: PIECES.findIndex(({ id }) => id === 'claymore'),
        squad: 1,
        at: at('(2,0)'),
        side: 3,
      });
      lay(g, 'camera', at('(1,0)'), NORTH_SIDE);
    });
    useTactical(table, ATTACKS, 'tacticalDrone', '(1,0)').play(ATTACKS, 'stop').passAll();
    expect(table.state.pieces).toHaveLength(2);
    expect(table.state.operators[A0]).toMatchObject({ wounds: 0, bodies: [{ located: false }] });
  });
});

describe('attributes', () => {
  it('SG-ATR-02, SG-ATR-03: strengths, Bulletproof, Electronics and Always Visible of each kind', () => {
    const kinds: readonly PieceKind[] = PIECES;
    const named = (of: (kind: PieceKind) => boolean) => kinds.filter(of).map(({ id }) => id);
    expect(named(({ strength }) => strength === 2)).toEqual(['deployableShield']);
    expect(named(({ strength }) => strength === 3)).toEqual(['fortifiedEntryway']);
    expect(named(({ bulletproof }) => bulletproof === true)).toEqual([
      'bulletproofCamera',
      'barbedWire',
      'deployableShield',
    ]);
    expect(named(({ alwaysVisible }) => alwaysVisible === true)).toEqual(['camera', 'bulletproofCamera']);
    expect(named(({ electronics }) => electronics === true)).toEqual([
      'camera',
      'bulletproofCamera',
      'signalDisruptor',
      'ced1',
      'konaStation',
    ]);
  });
});
