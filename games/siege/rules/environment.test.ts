import { cellsBeside, exists } from '@sightline/board';
import { Match, SPECTATOR, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../content/maps/index.ts';
import { activating, steps, walk } from '../testing/activating.ts';
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
} from '../testing/arranging.ts';
import { refusesTactical, targetsOf, useSpecial } from '../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';
import { game } from './game.ts';
import { LEGEND, type SectionKind } from './map/legend.ts';
import { loadMap } from './map/load-map.ts';
import { UPPER_BOXES, upperSpace } from './operators.ts';
import { SQUADS } from './siege.ts';

const maps = LOCATIONS.map((value) => loadMap({ file: value.id, value }));

/** The spaces next to Ash in the middle of 3 × 3, as her Breach Charges find them. */
const besideAsh = (drawn: FloorSketch) =>
  targetsOf(
    activating(A0, {
      board: sketch(3, 3, drawn),
      arrange(g, at) {
        put(g, A0, 'ash', at('(1,1)'));
        stock(g, { breachCharge: 1 });
      },
    }),
    ATTACKS,
    'breachCharge',
  );

describe('the table', () => {
  it('SG-ENV-01, SG-CPT-08: all see the board, the areas of both squads, the supply and the round', () => {
    const match = Match.start(game, {
      setup: { mission: 'consulateControl', clock: 'untimed' },
      seats: 2,
      seed: seedFrom('siege'),
    });
    for (const seat of [ATTACKS, DEFENDS, SPECTATOR]) {
      const seen = match.view(seat).state;
      expect(seen.operators).toHaveLength(5 + 5);
      expect(seen.pieces.length).toBeGreaterThan(0);
      expect(seen.inventory).toEqual(match.position.state.inventory);
      expect(seen.stock).toEqual([8, 8]);
      expect(seen.round).toBe(1);
    }
  });

  it('SG-ENV-02: one building on each side, drawn on one floor; two spaces a squad stand for the others', () => {
    expect(maps.map(({ name }) => name)).toEqual(['consulate', 'clubhouse']);
    for (const { ground, layout } of maps) expect(ground.cellKind).toHaveLength(layout.width * layout.height);
    const table = activating(A0, { board: sketch(3, 3), arrange: (g, at) => put(g, A0, 'ash', at('(0,0)')) });
    for (const squad of SQUADS) expect([squad, UPPER_BOXES.length]).toEqual([squad, 2]);
    expect(UPPER_BOXES.map((box) => upperSpace(table.g, box))).toEqual([9, 10]);
  });

  it('SG-ENV-03: walls, doors and windows lie between two spaces, never in one', () => {
    expect(LEGEND.cells.map(({ name }) => name)).toEqual(['structural', 'interior', 'perimeter']);
    for (const { ground, partitions, layout } of maps)
      for (const { edges } of partitions)
        for (const e of edges) {
          const beside = cellsBeside(layout, e);
          expect(beside).toHaveLength(2);
          expect(beside.every((cell) => exists(ground, cell))).toBe(true);
        }
  });
});

describe('sections', () => {
  it('SG-ENV-04, SG-PRT-19: what lies between two spaces belongs to both, and to no other', () => {
    const destroyedBy = (space: string) => {
      const table = activating(A0, {
        board: sketch(4, 3, { light: 'E(1,0)' }),
        arrange: (g, at) => put(g, A0, 'sledge', at('(1,2)')),
      });
      return table.play(ATTACKS, 'destroy', table.at(space)).happened('destroyed').length;
    };
    expect(['(1,0)', '(2,0)'].map(destroyedBy)).toEqual([1, 1]);
    expect(['(0,0)', '(1,1)', '(2,1)', '(3,0)'].map(destroyedBy)).toEqual([0, 0, 0, 0]);
  });

  const BLOCKING: readonly SectionKind[] = [
    'heavy',
    'fortified',
    'light',
    'barricadedDoor',
    'barricadedWindow',
    'panelledDoor',
    'panelledWindow',
  ];
  it.each(BLOCKING)('SG-ENV-08: spaces with a section of the kind %s between are not adjacent', (kind) => {
    const beside = besideAsh({ [kind]: 'E(1,1)' });
    // The diagonals past its ends are shut as well.
    expect(beside).toEqual(['(0,0)', '(1,0)', '(0,1)', '(0,2)', '(1,2)']);
  });

  it.each(['door', 'window', 'breach', 'holed'] as const)(
    'SG-ENV-09, SG-ENV-18: those with a section of the kind %s between are',
    (kind) => {
      expect(besideAsh({ [kind]: 'E(1,1)' })).toHaveLength(8);
    },
  );

  it('SG-ENV-10: [example] next to Smoke are five spaces, the three behind the wall are not', () => {
    const table = activating(D0, {
      board: sketch(3, 3, { heavy: 'E(1,0) E(1,1) E(1,2)' }),
      arrange: (g, at) => put(g, D0, 'smoke', at('(1,1)')),
    });
    expect(steps(table, DEFENDS).toSorted()).toEqual(['(0,0)', '(0,1)', '(0,2)', '(1,0)', '(1,2)']);
  });
});

describe('capacity', () => {
  it('SG-ENV-11: a space holds one Operator and one gadget', () => {
    const table = activating(A0, {
      board: sketch(3, 2),
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, A1, 'iq', at('(1,0)'));
        lay(g, 'ced1', at('(2,0)'));
        lay(g, 'barbedWire', at('(0,1)'));
        stock(g, { claymore: 1 });
      },
    });
    expect(refusesTactical(table, ATTACKS, 'claymore', '(1,0)')).toBe('SG-GAD-02');
    expect(refusesTactical(table, ATTACKS, 'claymore', '(0,1)')).toBe('SG-GAD-03');
    walk(table, ATTACKS, '(1,0)');
    expect(table.forbids(ATTACKS, 'end')).toBe('SG-MOV-16');
    // An Operator and a gadget share one.
    walk(table, ATTACKS, '(2,0)');
    expect(table.forbids(ATTACKS, 'end')).toBeNull();
    expect(table.state.pieces).toHaveLength(2);
  });
});

describe('rooms', () => {
  const room = '(1,0) (2,0) (3,0)';

  it('SG-ENV-14: what affects a room affects all of its spaces', () => {
    const stunned = (space: string) => {
      const table = activating(A0, {
        board: sketch(5, 2, { rooms: [room] }),
        arrange(g, at) {
          put(g, A0, 'blitz', at('(0,0)'));
          put(g, D0, 'rook', at(space));
        },
      });
      return useSpecial(table, ATTACKS, 'flashShield', '(1,0)').state.operators[D0].bodies[0].stunned;
    };
    expect(['(1,0)', '(2,0)', '(3,0)'].map(stunned)).toEqual([true, true, true]);
    expect(['(4,0)', '(2,1)'].map(stunned)).toEqual([false, false]);
  });

  it('SG-ENV-14: and every action in one of its spaces', () => {
    const located = (space: string) => {
      const table = activating(A0, {
        board: sketch(5, 2, { rooms: [room], heavy: 'N(1,0)' }),
        arrange(g, at) {
          put(g, A0, 'ash', at(space));
          lay(g, 'camera', at('(1,0)'), NORTH_SIDE);
        },
      });
      return table.play(ATTACKS, 'overwatch', EAST_SIDE).state.operators[A0].bodies[0].located;
    };
    expect(['(1,0)', '(2,0)', '(3,0)', '(4,0)'].map(located)).toEqual([true, true, true, false]);
  });

  it('SG-ENV-20: spaces outside every room are no room of their own', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { heavy: 'N(3,0)', rooms: ['(0,0)'] }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(1,0)'));
        lay(g, 'camera', at('(3,0)'), NORTH_SIDE);
      },
    });
    table.play(ATTACKS, 'overwatch', EAST_SIDE);
    expect(table.state.operators[A0].bodies[0].located).toBe(false);
  });
});
