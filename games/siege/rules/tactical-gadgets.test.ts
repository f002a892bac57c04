import { describe, expect, it } from 'vitest';
import { profileNumber } from '../content/operators.ts';
import { OVERLAYS, pieceNumber } from '../content/pieces.ts';
import { TACTICAL_GADGETS, tacticalGadget, tacticalNumber } from '../content/tactical-gadgets.ts';
import { activating, points, walk } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  cover,
  D0,
  D1,
  DEFENDS,
  EAST_SIDE,
  hide,
  lay,
  NORTH_SIDE,
  put,
  stock,
  upstairs,
} from '../testing/arranging.ts';
import { deploying } from '../testing/deploying.ts';
import { refusesTactical, specialTargets, targetsOf, useSpecial, useTactical } from '../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';
import { bitOf } from './actions.ts';
import type { G } from './siege.ts';
import { inventoryOf } from './squad-selection.ts';

const ALL = {
  breachCharge: 2,
  frag: 2,
  flashbang: 2,
  smokeGrenade: 2,
  claymore: 2,
  tacticalDrone: 3,
  nitroCell: 2,
  impactGrenade: 2,
} as const;

/** Ash at (0,0) of a board, with all cubes; others as said. */
const ash = (
  drawn: FloorSketch = {},
  more: (g: G, at: (s: string) => number) => void = () => {},
  size = [8, 4],
) =>
  activating(A0, {
    board: sketch(size[0], size[1], drawn),
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      stock(g, ALL);
      more(g, at);
    },
  });

const smoke = (drawn: FloorSketch = {}, more: (g: G, at: (s: string) => number) => void = () => {}) =>
  activating(D0, {
    board: sketch(8, 4, drawn),
    arrange(g, at) {
      put(g, D0, 'smoke', at('(0,0)'));
      stock(g, ALL);
      more(g, at);
    },
  });

describe('Use Tactical Gadget', () => {
  it('SG-UTG-01, SG-UTG-02: any Operator of the squad spends a cube of the inventory', () => {
    const table = ash();
    useTactical(table, ATTACKS, 'flashbang', '(3,0)');
    expect(table.state.inventory[tacticalNumber('flashbang')]).toBe(1);
  });

  it('SG-UTG-03: without a cube left the gadget cannot be used', () => {
    const table = ash({}, (g) => stock(g, { flashbang: 0 }));
    expect(targetsOf(table, ATTACKS, 'flashbang')).toEqual([]);
    expect(refusesTactical(table, ATTACKS, 'flashbang', '(3,0)')).toBe('SG-UTG-03');
  });

  it('SG-UTG-04: its Destroy has the rating of the gadget, not of the Operator', () => {
    // IQ destroys with D1, a Breach Charge with D3.
    const table = activating(A0, {
      board: sketch(3, 1, { fortified: 'E(1,0)' }),
      arrange(g, at) {
        put(g, A0, 'iq', at('(0,0)'));
        stock(g, ALL);
      },
    });
    useTactical(table, ATTACKS, 'breachCharge', '(1,0)');
    expect(table.happened('destroyed')).toHaveLength(1);
  });

  it('SG-UTG-05: defenders use Nitro Cells and Impact Grenades in play, and no Setup gadget', () => {
    const table = smoke({}, (g) => stock(g, { bulletproofCamera: 1 }));
    const usable = new Set(table.options(DEFENDS, 'tactical').map(([gadget]) => TACTICAL_GADGETS[gadget].id));
    expect([...usable].sort()).toEqual(['impactGrenade', 'nitroCell']);
    expect(refusesTactical(table, DEFENDS, 'bulletproofCamera', '(1,0)')).toBe('SG-UTG-05');
    expect(refusesTactical(table, DEFENDS, 'frag', '(1,0)')).toBe('SG-UTG-05');
  });

  it('SG-ACT-05: two different tactical gadgets are the same action', () => {
    const table = ash();
    useTactical(table, ATTACKS, 'flashbang', '(3,0)');
    expect(refusesTactical(table, ATTACKS, 'frag', '(3,0)')).toBe('SG-ACT-05');
  });
});

describe('keywords', () => {
  it('SG-KEY-19: a throw needs LoS and reaches 6 spaces; Operators and smoke do not block it', () => {
    const table = ash({ heavy: 'E(1,2)' }, (g, at) => {
      put(g, A1, 'iq', at('(1,0)'));
      cover(g, 'smoke', at('(3,0)'), at('(4,0)'));
    });
    const targets = targetsOf(table, ATTACKS, 'flashbang');
    expect(targets).toContain('(6,0)');
    expect(targets).not.toContain('(7,0)');
    expect(targets).not.toContain('(2,3)');
    expect(refusesTactical(table, ATTACKS, 'flashbang', '(7,0)')).toBe('SG-KEY-19');
  });

  it('SG-KEY-20, SG-KEY-22: from upstairs throws and Deployables reach neutral entryways', () => {
    const table = ash({ gray: '(3,0) (5,0)' }, (g, at) => {
      g.state.operators[A0].bodies[0].at = upstairs(g, 0);
      put(g, D0, 'smoke', upstairs(g, 0));
      g.state.operators[D0].watches = at('(5,0)');
    });
    expect(targetsOf(table, ATTACKS, 'flashbang')).toEqual(['(3,0)']);
    expect(targetsOf(table, ATTACKS, 'breachCharge')).toEqual(['(3,0)']);
  });

  it('SG-KEY-21: a Deployable is used on an adjacent space', () => {
    expect(targetsOf(ash({ light: 'E(0,0)' }), ATTACKS, 'breachCharge')).toEqual(['(0,1)']);
    expect(refusesTactical(ash(), ATTACKS, 'breachCharge', '(2,0)')).toBe('SG-KEY-21');
  });

  it('SG-KEY-38: smoke bars Deployables, unless agreed otherwise', () => {
    const smoked = (smokeBlocksDeployables: boolean) =>
      activating(A0, {
        board: sketch(3, 1),
        settings: { smokeBlocksDeployables },
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,0)'));
          stock(g, ALL);
          cover(g, 'smoke', at('(1,0)'), at('(2,0)'));
        },
      });
    expect(targetsOf(smoked(true), ATTACKS, 'breachCharge')).toEqual([]);
    expect(targetsOf(smoked(false), ATTACKS, 'breachCharge')).toEqual(['(1,0)']);
  });

  it('SG-KEY-37: a throw is measured as a shot is: the own space does not count, diagonals are one', () => {
    const board = ash({}, () => {}, [8, 8]);
    const targets = targetsOf(board, ATTACKS, 'flashbang');
    expect(targets).toEqual(expect.arrayContaining(['(6,6)', '(6,0)', '(0,6)', '(6,3)']));
    for (const space of ['(7,7)', '(7,0)', '(0,7)', '(7,3)']) expect(targets).not.toContain(space);
  });

  it('SG-KEY-18: a Line of sight gadget reaches any distance, and nothing out of sight', () => {
    const table = activating(A0, {
      board: sketch(20, 2, { heavy: 'S(0,0) S(1,0)' }),
      arrange: (g, at) => put(g, A0, 'ash', at('(0,0)')),
    });
    const targets = specialTargets(table, ATTACKS, 'breachingRounds');
    expect(targets).toContain('(19,0)');
    expect(targets).not.toContain('(0,1)');
  });

  it('SG-KEY-24: from upstairs a Wave reaches the neutral entryway that it is aimed at, and no space beside it', () => {
    const table = activating(A0, {
      board: sketch(8, 2, { gray: '(1,0) (5,0)' }),
      arrange(g, at) {
        put(g, A0, 'iq', upstairs(g, 0));
        put(g, D0, 'rook', upstairs(g, 0));
        g.state.operators[D0].watches = at('(5,0)');
        for (const space of ['(1,0)', '(2,0)', '(5,0)']) lay(g, 'ced1', at(space));
      },
    });
    expect(specialTargets(table, ATTACKS, 'spectreDetector')).toEqual(['(1,0)']);
    useSpecial(table, ATTACKS, 'spectreDetector', '(1,0)');
    expect(table.state.pieces.map(({ at }) => table.name(at))).toEqual(['(2,0)', '(5,0)']);
  });

  it('SG-LOS-24: no gadget is used on the own space', () => {
    expect(refusesTactical(ash(), ATTACKS, 'frag', '(0,0)')).toBe('SG-LOS-24');
  });
});

describe('drones', () => {
  it('SG-TGA-03: Tactical Drones have cubes of their own beside those chosen', () => {
    const table = ash({}, (g) => stock(g, { tacticalDrone: 3, frag: 3, flashbang: 3, claymore: 0 }));
    const cubes = (gadget: 'tacticalDrone' | 'frag') => table.state.inventory[tacticalNumber(gadget)];
    useTactical(table, ATTACKS, 'tacticalDrone', '(1,0)').play(ATTACKS, 'stop');
    expect([cubes('tacticalDrone'), cubes('frag')]).toEqual([2, 3]);
    const chosen = deploying(['mute', 'castle', 'rook', 'bandit', 'thunderbird']);
    // Nobody chooses drones; they come on top.
    expect(inventoryOf(0)).not.toContain(tacticalNumber('tacticalDrone'));
    expect(chosen.state.inventory[tacticalNumber('tacticalDrone')]).toBe(3);
  });

  const flights = (table: ReturnType<typeof ash>) =>
    table.options(ATTACKS, 'fly').map(([cell]) => table.name(cell));

  it('SG-KEY-27, SG-KEY-35: deployed next to the user, it flies up to 5 MP, or not at all', () => {
    const table = useTactical(ash(), ATTACKS, 'tacticalDrone', '(1,0)');
    for (const x of [2, 3, 4, 5, 6]) table.play(ATTACKS, 'fly', table.at(`(${x},0)`));
    expect(flights(table)).toEqual([]);
    table.play(ATTACKS, 'stop');
    expect(table.asked(ATTACKS)).toBe('activation.act');
    useTactical(ash(), ATTACKS, 'tacticalDrone', '(1,0)').play(ATTACKS, 'stop');
  });

  it('SG-KEY-28, SG-KEY-29, SG-KEY-34: no obstacles, no Barbed Wire; a window costs 1 MP more', () => {
    const table = useTactical(
      ash({ obstacles: ['(2,0)'], window: 'S(1,0)' }, (g, at) => lay(g, 'barbedWire', at('(0,1)'))),
      ATTACKS,
      'tacticalDrone',
      '(1,0)',
    );
    expect(flights(table)).not.toContain('(2,0)');
    expect(table.forbids(ATTACKS, 'fly', table.at('(2,0)'))).toBe('SG-KEY-28');
    expect(table.forbids(ATTACKS, 'fly', table.at('(0,1)'))).toBe('SG-KEY-29');
    table.play(ATTACKS, 'fly', table.at('(1,1)'));
    expect(table.match.decision(ATTACKS)?.about.points).toBe(3);
  });

  it('SG-KEY-31, SG-KEY-32, SG-KEY-33: it may stop on Operators and locates all opponents of its room, leaning ones too', () => {
    const table = ash({ rooms: ['(2,0) (3,0) (2,1) (3,1)'] }, (g, at) => {
      put(g, D0, 'smoke', at('(2,0)'));
      put(g, D1, 'mute', at('(4,0)'), { standee: at('(3,0)') });
      put(g, A1, 'iq', at('(2,1)'));
    });
    useTactical(table, ATTACKS, 'tacticalDrone', '(1,0)').play(ATTACKS, 'fly', table.at('(2,0)'));
    table.play(ATTACKS, 'stop');
    const isLocated = (o: number) => table.state.operators[o].bodies[0].located;
    expect([D0, D1, A1].map(isLocated)).toEqual([true, true, false]);
  });

  it('SG-HID-20, SG-KEY-32: [example] a hidden token in the room is revealed', () => {
    const table = ash({ rooms: ['(1,0) (2,0)'] }, (g, at) =>
      hide(g, D0, 'smoke', [at('(7,3)'), at('(2,0)')]),
    );
    useTactical(table, ATTACKS, 'tacticalDrone', '(1,0)').play(ATTACKS, 'stop');
    expect(table.state.operators[D0].bodies).toMatchObject([{ at: table.at('(7,3)'), located: false }]);
  });

  it('SG-KEY-30: an entryway does not lead it upstairs', () => {
    const table = useTactical(ash({ gray: '(1,0)' }), ATTACKS, 'tacticalDrone', '(1,0)');
    expect(table.verbs(ATTACKS)).toEqual(expect.not.arrayContaining(['goUp']));
  });
});

describe('grenades', () => {
  it('SG-TGA-04, SG-TGA-05, SG-GAD-12: a Frag Grenade destroys with D1 and rolls dice for each Operator', () => {
    const table = ash({ barricadedDoor: 'E(4,0)' }, (g, at) => {
      put(g, D0, 'smoke', at('(4,0)'));
      put(g, D1, 'mute', at('(3,0)'));
    });
    useTactical(table, ATTACKS, 'frag', '(4,0)');
    const rolls = table
      .happened('rolledFor')
      .map(({ fields }) => [fields.body, (fields.dice as number[]).length / 2]);
    expect(rolls).toEqual([
      [2 * D0, 2],
      [2 * D1, 1],
    ]);
    expect(table.happened('destroyed')).toHaveLength(1);
    expect(tacticalGadget(tacticalNumber('frag'))).toMatchObject({
      target: { destroy: 1, dice: 'Y Y' },
      beside: { destroy: 1, dice: 'Y' },
    });
  });

  it('SG-TGA-06: the values of the Frag Grenade are marked as ours', () => {
    expect(tacticalGadget(tacticalNumber('frag')).ours).toContain('ratings');
  });

  it('SG-GAD-13, SG-GAD-19: who leans from the target into the area is rolled for once, with the dice of the target', () => {
    const table = ash({}, (g, at) => put(g, D0, 'smoke', at('(4,0)'), { standee: at('(5,0)') }));
    useTactical(table, ATTACKS, 'frag', '(5,0)');
    expect(table.happened('rolledFor').map(({ fields }) => (fields.dice as number[]).length / 2)).toEqual([
      2,
    ]);
  });

  it('SG-GAD-11: an area of effect hits both squads', () => {
    const table = ash({}, (g, at) => put(g, A1, 'iq', at('(4,0)')));
    useTactical(table, ATTACKS, 'frag', '(4,0)');
    expect(table.happened('rolledFor')).toHaveLength(1);
  });

  it('SG-GAD-16, SG-TGA-15: partitions stop an area of adjacent spaces, smoke does not', () => {
    const table = ash({ light: 'E(4,0)' }, (g, at) => {
      put(g, D0, 'smoke', at('(5,0)'));
      put(g, D1, 'mute', at('(3,0)'));
      cover(g, 'smoke', at('(3,0)'), at('(4,0)'));
    });
    useTactical(table, ATTACKS, 'flashbang', '(4,0)');
    const isStunned = (o: number) => table.state.operators[o].bodies[0].stunned;
    expect([D0, D1].map(isStunned)).toEqual([false, true]);
  });

  it('SG-GAD-10, SG-GAD-21: spaces are fixed before anything is destroyed', () => {
    // The barricade falls, and does not let the blast through.
    const table = ash({ barricadedDoor: 'E(4,0)' }, (g, at) => put(g, D0, 'smoke', at('(5,0)')));
    useTactical(table, ATTACKS, 'frag', '(4,0)');
    expect(table.happened('destroyed')).toHaveLength(1);
    expect(table.happened('rolledFor')).toHaveLength(0);
  });

  it('SG-GAD-09: [example] a grenade may be thrown at a space with Barbed Wire', () => {
    const table = ash({}, (g, at) => lay(g, 'barbedWire', at('(3,0)')));
    expect(targetsOf(table, ATTACKS, 'frag')).toContain('(3,0)');
  });

  it('SG-TGA-07, SG-TGA-19: a Flashbang stuns everybody in the target and adjacent spaces; tokens stay hidden', () => {
    const table = ash({}, (g, at) => {
      put(g, A1, 'iq', at('(4,1)'));
      hide(g, D0, 'smoke', [at('(4,0)'), at('(7,3)')]);
    });
    useTactical(table, ATTACKS, 'flashbang', '(4,0)');
    expect(table.state.operators[A1].bodies[0].stunned).toBe(true);
    expect(table.state.operators[D0].bodies.map(({ stunned }) => stunned)).toEqual([true, false]);
  });

  it('SG-HID-21, SG-HID-22: [example] dice are rolled for a token; a wound reveals its Operator', () => {
    const table = (dice: readonly ['yellow', number][]) => {
      const t = activating(A0, {
        board: sketch(8, 4),
        dice,
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,0)'));
          stock(g, ALL);
          hide(g, D0, 'smoke', [at('(7,3)'), at('(4,0)')]);
        },
      });
      return useTactical(t, ATTACKS, 'frag', '(4,0)');
    };
    const unhurt = table([
      ['yellow', 0],
      ['yellow', 0],
    ]);
    expect(unhurt.state.operators[D0].bodies).toHaveLength(2);
    // The decoy's wounds vanish.
    const hurt = table([
      ['yellow', 2],
      ['yellow', 1],
    ]);
    expect(hurt.state.operators[D0]).toMatchObject({ wounds: 0, bodies: [{ at: hurt.at('(7,3)') }] });
  });

  it('SG-TGD-10, SG-TGD-12: a Nitro Cell hits with 2 red in the target and 1 orange beside it, and destroys nothing', () => {
    const table = smoke({ barricadedDoor: 'E(4,0)' }, (g, at) => {
      put(g, A0, 'ash', at('(4,0)'));
      put(g, A1, 'iq', at('(3,0)'));
    });
    useTactical(table, DEFENDS, 'nitroCell', '(4,0)');
    const colours = table
      .happened('rolledFor')
      .map(({ fields }) => (fields.dice as number[]).filter((_, i) => i % 2 === 0));
    expect(colours).toEqual([[2, 2], [1]]);
    expect(table.happened('destroyed')).toEqual([]);
  });

  it('SG-TGD-11, SG-TGD-13: an Impact Grenade opens light walls and no fortified ones', () => {
    const table = smoke({ light: 'E(4,0)', fortified: 'S(4,0)' });
    useTactical(table, DEFENDS, 'impactGrenade', '(4,0)');
    expect(table.happened('destroyed').map(({ fields }) => fields.edges)).toHaveLength(1);
    expect(table.forbids(DEFENDS, 'step', table.at('(1,0)'))).toBeNull();
  });

  it('SG-PRO-01: protection does not reduce the hits of gadgets', () => {
    const table = activating(A0, {
      board: sketch(8, 1),
      dice: [
        ['yellow', 2],
        ['yellow', 2],
      ],
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, A1, 'montagne', at('(4,0)'));
        stock(g, ALL);
      },
    });
    useTactical(table, ATTACKS, 'frag', '(4,0)');
    expect(table.state.operators[A1].wounds).toBe(4);
  });
});

describe('Smoke', () => {
  const placed = (table: ReturnType<typeof ash>) => table.options(ATTACKS, 'place');

  it('SG-KEY-03, SG-KEY-04, SG-KEY-13, SG-KEY-14: the largest overlay that fits covers the target', () => {
    const table = useTactical(ash(), ATTACKS, 'smokeGrenade', '(3,1)');
    // Four squares of 2 × 2 contain (3,1); no domino may be used.
    expect(placed(table).map(([corner, shape]) => [table.name(corner), shape])).toEqual([
      ['(2,0)', 0],
      ['(3,0)', 0],
      ['(2,1)', 0],
      ['(3,1)', 0],
    ]);
    table.play(ATTACKS, 'place', table.at('(2,0)'), 0);
    expect(table.state.overlays[0].spaces.map((s) => table.name(s))).toEqual([
      '(2,0)',
      '(3,0)',
      '(2,1)',
      '(3,1)',
    ]);
  });

  it('SG-KEY-05, SG-KEY-06, SG-KEY-07, SG-KEY-11: no overlay crosses a partition, breach or window', () => {
    const corners = (drawn: FloorSketch) =>
      placed(
        useTactical(
          ash(drawn, () => {}, [4, 2]),
          ATTACKS,
          'smokeGrenade',
          '(1,0)',
        ),
      ).length;
    expect(corners({})).toBe(2);
    for (const kind of ['light', 'breach', 'window'] as const) expect(corners({ [kind]: 'E(1,0)' })).toBe(1);
    // SG-KEY-15: an open door does not stop it.
    expect(corners({ door: 'E(1,0)' })).toBe(2);
  });

  it('SG-KEY-08, SG-KEY-09, SG-KEY-12: nor does it lie on an obstacle or another overlay', () => {
    const table = ash(
      { obstacles: ['(2,0)'] },
      (g, at) => cover(g, 'fire', at('(0,1)'), at('(1,1)')),
      [4, 2],
    );
    useTactical(table, ATTACKS, 'smokeGrenade', '(1,0)');
    expect(placed(table).map(([corner, shape]) => [table.name(corner), shape])).toEqual([['(0,0)', 1]]);
  });

  it('SG-KEY-11: [example] a wall on the E side of (1,0) keeps the square off (1,0), (2,0), (1,1), (2,1)', () => {
    const onIt = (drawn: FloorSketch) =>
      placed(useTactical(ash(drawn), ATTACKS, 'smokeGrenade', '(1,0)')).some(
        ([corner, shape]) => corner === 1 && shape === 0,
      );
    expect([onIt({}), onIt({ light: 'E(1,0)' }), onIt({ heavy: 'E(1,0)' })]).toEqual([true, false, false]);
  });

  it('SG-KEY-12: [example] an obstacle on (4,1), or another overlay, keeps it off (3,0), (4,0), (3,1), (4,1)', () => {
    const onIt = (drawn: FloorSketch, overlay: boolean) =>
      placed(
        useTactical(
          ash(drawn, (g, at) => {
            if (overlay) cover(g, 'gas', at('(4,1)'), at('(4,2)'));
          }),
          ATTACKS,
          'smokeGrenade',
          '(3,0)',
        ),
      ).some(([corner, shape]) => corner === 3 && shape === 0);
    expect([onIt({}, false), onIt({ obstacles: ['(4,1)'] }, false), onIt({}, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('SG-KEY-13, SG-KEY-14: [example] a free square over the target is legal, a domino beside it is not', () => {
    const shapes = placed(useTactical(ash(), ATTACKS, 'smokeGrenade', '(3,1)')).map(([, shape]) => shape);
    expect(shapes).toContain(0);
    expect(shapes).not.toContain(1);
    expect(shapes).not.toContain(2);
  });

  it('SG-KEY-02: an overlay has 2 or 4 spaces, and is of smoke, gas or fire', () => {
    const laid = (profile: string, action: string, size: readonly [number, number]) => {
      const table = activating(D0, {
        board: sketch(size[0], size[1]),
        arrange: (g, at) => put(g, D0, profile, at('(0,0)')),
      });
      useSpecial(table, DEFENDS, action, '(1,0)');
      table.play(DEFENDS, 'place', ...table.options(DEFENDS, 'place')[0]).passAll();
      const [{ kind, spaces }] = table.state.overlays;
      return [OVERLAYS[kind], spaces.length];
    };
    expect(laid('smoke', 'gasGrenades', [4, 2])).toEqual(['gas', 4]);
    expect(laid('smoke', 'gasGrenades', [4, 1])).toEqual(['gas', 2]);
    expect(laid('tachanka', 'shumikhaLauncher', [4, 2])).toEqual(['fire', 4]);
    const smoked = useTactical(ash(), ATTACKS, 'smokeGrenade', '(3,1)');
    smoked.play(ATTACKS, 'place', ...placed(smoked)[0]);
    expect(smoked.state.overlays.map(({ kind }) => OVERLAYS[kind])).toEqual(['smoke']);
  });

  it('SG-KEY-15: a square or a domino, lying or upright, also across an open door', () => {
    const shapes = (size: [number, number], space: string, drawn: FloorSketch = {}) => {
      const table = useTactical(
        ash(drawn, () => {}, size),
        ATTACKS,
        'smokeGrenade',
        space,
      );
      return placed(table).map(([corner, shape]) => [
        table.name(corner),
        ['square', 'lying', 'upright'][shape],
      ]);
    };
    expect(shapes([3, 2], '(2,0)')).toEqual([['(1,0)', 'square']]);
    expect(shapes([3, 1], '(1,0)')).toEqual([
      ['(0,0)', 'lying'],
      ['(1,0)', 'lying'],
    ]);
    expect(shapes([1, 3], '(0,1)')).toEqual([
      ['(0,0)', 'upright'],
      ['(0,1)', 'upright'],
    ]);
    expect(shapes([3, 1], '(2,0)', { door: 'E(1,0)' })).toEqual([['(1,0)', 'lying']]);
  });

  it('SG-KEY-10: a space where not even a domino fits is no target', () => {
    const table = ash({ window: 'E(1,0) E(2,0)' }, () => {}, [4, 1]);
    expect(targetsOf(table, ATTACKS, 'smokeGrenade')).toEqual(['(1,0)']);
    const boxed = ash({ window: 'E(0,0) E(1,0)' }, () => {}, [4, 1]);
    expect(refusesTactical(boxed, ATTACKS, 'smokeGrenade', '(1,0)')).toBe('SG-KEY-10');
  });

  it('SG-KEY-16: there are 8 overlays in all', () => {
    const table = ash({}, (g, at) => {
      for (let x = 0; x < 8; x++) cover(g, 'fire', at(`(${x},3)`));
    });
    expect(refusesTactical(table, ATTACKS, 'smokeGrenade', '(3,0)')).toBe('SG-KEY-16');
  });

  it('SG-TGA-08, SG-TGA-09: it blocks lines of sight and no steps', () => {
    const table = ash({}, (g, at) => {
      put(g, D0, 'smoke', at('(4,0)'));
      cover(g, 'smoke', at('(1,0)'), at('(2,0)'));
    });
    expect(table.options(ATTACKS, 'shoot')).toEqual([]);
    walk(table, ATTACKS, '(1,0)', '(2,0)');
    expect(points(table, ATTACKS)).toBe(3);
  });
});

describe('Breach Charge', () => {
  it('SG-TGA-01, SG-DES-02: destroys all partitions of the space with D3', () => {
    const table = ash({ light: 'E(1,0)', fortified: 'S(1,0)', barricadedDoor: 'N(1,0)' });
    useTactical(table, ATTACKS, 'breachCharge', '(1,0)');
    expect(table.happened('destroyed')).toHaveLength(3);
  });

  it('SG-TGA-02, SG-TGD-02: it removes a Fortified Entryway, from the main floor and from upstairs', () => {
    const fortified = (fromUpstairs: boolean) =>
      ash({ gray: '(1,0)' }, (g, at) => {
        lay(g, 'fortifiedEntryway', at('(1,0)'));
        if (fromUpstairs) g.state.operators[A0].bodies[0].at = upstairs(g, 0);
      });
    for (const fromUpstairs of [false, true]) {
      const table = useTactical(fortified(fromUpstairs), ATTACKS, 'breachCharge', '(1,0)');
      expect(table.state.pieces).toEqual([]);
    }
    expect(targetsOf(fortified(true), ATTACKS, 'frag')).toEqual([]);
  });
});

describe('Claymore', () => {
  const CLAYMORE = pieceNumber('claymore');
  const armed = (more: (g: G, at: (s: string) => number) => void = () => {}) =>
    ash({}, (g, at) => {
      lay(g, 'claymore', at('(4,1)'), NORTH_SIDE, 0);
      more(g, at);
    });

  it('SG-TGA-10: it is put on a free adjacent space, its arrow to one of four sides', () => {
    const table = useTactical(ash(), ATTACKS, 'claymore', '(1,0)');
    expect(table.options(ATTACKS, 'point')).toHaveLength(3);
    table.play(ATTACKS, 'point', EAST_SIDE);
    expect(table.state.pieces).toEqual([
      { kind: CLAYMORE, squad: 0, at: table.at('(1,0)'), side: EAST_SIDE },
    ]);
  });

  it('SG-GAD-02, SG-GAD-03: it needs a free space without a gadget', () => {
    const table = ash({}, (g, at) => {
      put(g, A1, 'iq', at('(1,0)'));
      lay(g, 'ced1', at('(0,1)'));
    });
    expect(refusesTactical(table, ATTACKS, 'claymore', '(1,0)')).toBe('SG-GAD-02');
    expect(refusesTactical(table, ATTACKS, 'claymore', '(0,1)')).toBe('SG-GAD-03');
  });

  it('SG-GEN-02, SG-GEN-04: with both out it cannot be used, and no cube is lost', () => {
    const table = armed((g, at) => lay(g, 'claymore', at('(6,3)'), NORTH_SIDE, 0));
    expect(refusesTactical(table, ATTACKS, 'claymore', '(1,0)')).toBe('SG-GEN-02');
  });

  it.each(['(4,1)', '(4,0)'])(
    'SG-TGA-11, SG-TGA-13, SG-TGA-17: an opponent who enters %s trips it: 2 red for all near it',
    (space) => {
      const table = activating(D0, {
        board: sketch(8, 4),
        arrange(g, at) {
          put(g, D0, 'smoke', at('(5,0)'));
          put(g, A0, 'ash', at('(3,2)'));
          lay(g, 'claymore', at('(4,1)'), NORTH_SIDE, 0);
        },
      });
      table.play(DEFENDS, 'step', table.at(space)).passAll();
      expect(
        table
          .happened('rolledFor')
          .map(({ fields }) => Number(fields.body))
          .toSorted((a, b) => a - b),
      ).toEqual([2 * A0, 2 * D0]);
      expect(table.happened('rolledFor').map(({ fields }) => (fields.dice as number[])[0])).toEqual([2, 2]);
      expect(table.state.pieces).toEqual([]);
    },
  );

  it('SG-TGA-11: its own squad does not trip it', () => {
    const table = armed((g, at) => {
      g.state.operators[A0].bodies[0].at = at('(5,1)');
    });
    walk(table, ATTACKS, '(4,0)');
    expect(table.happened('rolledFor')).toEqual([]);
  });

  it('SG-TGA-12: it goes off when it is destroyed', () => {
    const table = armed((g, at) => put(g, D0, 'smoke', at('(4,2)')));
    table.play(ATTACKS, 'destroy', table.at('(4,1)'));
    expect(table.happened('rolledFor').map(({ fields }) => fields.body)).toEqual([2 * D0]);
  });

  it('SG-TGA-14: a hidden token is not moved into a space where it would trip one', () => {
    const table = activating(D0, {
      board: sketch(8, 4),
      arrange(g, at) {
        hide(g, D0, 'smoke', [at('(5,0)'), at('(7,3)')]);
        lay(g, 'claymore', at('(4,1)'), NORTH_SIDE, 0);
      },
    });
    const entered = table.options(DEFENDS, 'step').map(([cell]) => table.name(cell));
    expect(entered).not.toContain('(4,0)');
    expect(entered).not.toContain('(4,1)');
    expect(table.forbids(DEFENDS, 'step', table.at('(4,0)'))).toBe('SG-TGA-14');
  });
});

describe('gadgets of the defenders', () => {
  const enters = (kind: 'camera' | 'bulletproofCamera') =>
    ash({ rooms: ['(2,0) (3,0) (2,1) (3,1)'], heavy: 'N(3,1)' }, (g, at) =>
      lay(g, kind, at('(3,1)'), NORTH_SIDE),
    );

  it.each(['camera', 'bulletproofCamera'] as const)(
    'SG-TGD-07, SG-TGD-08, SG-TGD-09: a %s locates who enters its room, LoS or not',
    (kind) => {
      const table = enters(kind);
      walk(table, ATTACKS, '(1,0)');
      expect(table.state.operators[A0].bodies[0].located).toBe(false);
      walk(table, ATTACKS, '(2,0)');
      expect(table.state.operators[A0].bodies[0].located).toBe(true);
    },
  );

  it('SG-TGD-08: and who finishes an action there', () => {
    const table = enters('camera');
    walk(table, ATTACKS, '(1,0)', '(2,0)');
    const other = ash({ rooms: ['(0,0) (3,0)'], heavy: 'N(3,0)' }, (g, at) =>
      lay(g, 'camera', at('(3,0)'), NORTH_SIDE),
    );
    expect(other.state.operators[A0].bodies[0].located).toBe(false);
    other.play(ATTACKS, 'overwatch', EAST_SIDE);
    expect(other.state.operators[A0].bodies[0].located).toBe(true);
  });

  it('SG-TGD-03: Barbed Wire ends the activation of an attacker', () => {
    const table = ash({}, (g, at) => lay(g, 'barbedWire', at('(1,0)')));
    table.play(ATTACKS, 'step', table.at('(1,0)'));
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-TGD-04: it does not affect defenders', () => {
    const table = smoke({}, (g, at) => lay(g, 'barbedWire', at('(1,0)')));
    expect(points(walk(table, DEFENDS, '(1,0)'), DEFENDS)).toBe(4);
  });
});

describe('Destroy', () => {
  const sledge = (drawn: FloorSketch, more: (g: G, at: (s: string) => number) => void = () => {}) =>
    activating(A0, {
      board: sketch(8, 4, drawn),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        more(g, at);
      },
    });

  it('SG-DES-01: any space in LoS, the own one apart', () => {
    const table = sledge({ heavy: 'E(1,0)' });
    const targets = table.options(ATTACKS, 'destroy').map(([cell]) => table.name(cell));
    expect(targets).toContain('(1,0)');
    expect(targets).toContain('(0,3)');
    expect(targets).not.toContain('(3,0)');
    expect(table.forbids(ATTACKS, 'destroy', table.at('(0,0)'))).toBe('SG-LOS-24');
    expect(table.forbids(ATTACKS, 'destroy', table.at('(3,0)'))).toBe('SG-DES-01');
  });

  it('SG-DES-02, SG-DES-05, SG-DES-06: everything of the space that the rating can destroy goes, own things too', () => {
    const table = sledge({ light: 'E(3,0)', barricadedWindow: 'S(3,0)', heavy: 'N(3,0)' }, (g, at) =>
      lay(g, 'barbedWire', at('(3,0)')),
    );
    table.play(ATTACKS, 'destroy', table.at('(3,0)'));
    expect(table.happened('destroyed')).toHaveLength(2);
    // SG-DES-07: Bulletproof, and not adjacent.
    expect(table.state.pieces).toHaveLength(1);
  });

  it('SG-DES-05: D1 leaves light walls, D2 fortified ones', () => {
    const left = (profile: string, kind: 'light' | 'fortified') => {
      const table = activating(A0, {
        board: sketch(4, 1, { [kind]: 'E(1,0)' }),
        arrange: (g, at) => put(g, A0, profile, at('(0,0)')),
      });
      return table.play(ATTACKS, 'destroy', table.at('(1,0)')).happened('destroyed').length;
    };
    expect([left('iq', 'light'), left('sledge', 'light'), left('sledge', 'fortified')]).toEqual([0, 1, 0]);
  });

  it('SG-DES-07: a Bulletproof gadget falls only to an adjacent Operator of sufficient rating', () => {
    const fell = (space: string) => {
      const table = sledge({}, (g, at) => lay(g, 'deployableShield', at(space)));
      return table.play(ATTACKS, 'destroy', table.at(space)).state.pieces.length === 0;
    };
    expect([fell('(1,1)'), fell('(3,0)')]).toEqual([true, false]);
  });

  it('SG-DES-08: from upstairs as if adjacent', () => {
    const table = sledge({ gray: '(5,0)' }, (g, at) => {
      g.state.operators[A0].bodies[0].at = upstairs(g, 1);
      lay(g, 'barbedWire', at('(5,0)'));
    });
    expect(table.options(ATTACKS, 'destroy').map(([cell]) => table.name(cell))).toEqual(['(5,0)']);
    expect(table.play(ATTACKS, 'destroy', table.at('(5,0)')).state.pieces).toEqual([]);
  });

  it('SG-DES-09: a Destroy by a gadget ignores Bulletproof', () => {
    const table = ash({}, (g, at) => lay(g, 'barbedWire', at('(4,0)')));
    expect(useTactical(table, ATTACKS, 'frag', '(4,0)').state.pieces).toEqual([]);
  });

  it('SG-DES-10, SG-DES-15, SG-DES-17: [example] a wall-mounted gadget is targeted through the space it faces', () => {
    const table = sledge({ heavy: 'E(3,0)' }, (g, at) => {
      lay(g, 'camera', at('(3,0)'), EAST_SIDE);
      lay(g, 'signalDisruptor', at('(5,0)'), EAST_SIDE);
    });
    table.play(ATTACKS, 'destroy', table.at('(3,0)'));
    expect(table.state.pieces.map(({ kind }) => kind)).toEqual([pieceNumber('signalDisruptor')]);
    expect(table.forbids(ATTACKS, 'destroy', table.at('(5,0)'))).not.toBeNull();
  });

  it('SG-DES-11, SG-GEN-03: what is destroyed goes to the box for good', () => {
    const table = sledge({}, (g, at) => lay(g, 'claymore', at('(5,3)'), NORTH_SIDE, 1));
    table.play(ATTACKS, 'destroy', table.at('(5,3)'));
    expect(table.happened('pieceLost').map(({ fields }) => fields.kind)).toEqual([pieceNumber('claymore')]);
  });

  it('SG-DES-12: a destroyed barricade leaves its open door or window', () => {
    const table = sledge({ barricadedDoor: 'E(1,0)', barricadedWindow: 'S(0,1)' });
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(points(walk(table, ATTACKS, '(1,0)', '(2,0)'), ATTACKS)).toBe(3);
  });

  it('SG-DES-13, SG-DES-16: [example] a destroyed light wall becomes a breach', () => {
    const table = sledge({ light: 'E(1,0)' });
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(points(walk(table, ATTACKS, '(1,0)', '(2,0)'), ATTACKS)).toBe(2);
  });

  it('SG-DES-14: a double partition falls as a whole', () => {
    const table = sledge({ double: ['light E(2,0) E(2,1)'] });
    table.play(ATTACKS, 'destroy', table.at('(2,1)'));
    expect(table.happened('destroyed').map(({ fields }) => (fields.edges as number[]).length)).toEqual([2]);
  });

  it('SG-DES-18, SG-CPT-01: without a breach standee the wall stays', () => {
    const table = sledge({ light: 'E(1,0)', barricadedDoor: 'S(1,0)' }, (g) => {
      g.state.stock = g.state.stock.map(() => 0);
    });
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(table.happened('destroyed')).toHaveLength(1);
  });

  it('SG-DES-03: things of both squads fall', () => {
    const table = sledge({ heavy: 'N(2,0)' }, (g, at) => {
      lay(g, 'claymore', at('(1,0)'), NORTH_SIDE, 0);
      lay(g, 'camera', at('(2,0)'), NORTH_SIDE);
    });
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(table.state.pieces.map(({ squad }) => squad)).toEqual([1]);
    const other = sledge({ heavy: 'N(2,0)' }, (g, at) => lay(g, 'camera', at('(2,0)'), NORTH_SIDE));
    other.play(ATTACKS, 'destroy', other.at('(2,0)'));
    expect(other.state.pieces).toEqual([]);
  });

  it('SG-DES-04: what an Operator there has on the profile does not', () => {
    const table = sledge({}, (g, at) => {
      put(g, D0, 'doc', at('(2,0)'));
      g.state.operators[D0].plate = true;
      put(g, A1, 'montagne', at('(3,0)'));
      g.state.operators[A1].raised = true;
      stock(g, ALL);
    });
    const before = structuredClone([table.state.operators, table.state.inventory]);
    table.play(ATTACKS, 'destroy', table.at('(2,0)'));
    expect([table.state.operators, table.state.inventory]).toEqual(before);
  });

  it('SG-DES-19: a gadget in the own space is destroyed from another, Bulletproof from the next one', () => {
    const table = sledge({ heavy: 'N(0,0)' }, (g, at) => lay(g, 'barbedWire', at('(0,0)')));
    expect(table.forbids(ATTACKS, 'destroy', table.at('(0,0)'))).toBe('SG-LOS-24');
    expect(table.options(ATTACKS, 'destroy')).not.toContainEqual([table.at('(0,0)')]);
    walk(table, ATTACKS, '(1,0)').play(ATTACKS, 'destroy', table.at('(0,0)'));
    expect(table.state.pieces).toEqual([]);
    const far = sledge({ heavy: 'N(0,0)' }, (g, at) => lay(g, 'barbedWire', at('(0,0)')));
    walk(far, ATTACKS, '(1,0)', '(2,0)').play(ATTACKS, 'destroy', far.at('(0,0)'));
    expect(far.state.pieces).toHaveLength(1);
    // What is Always Visible is not offered either.
    const camera = sledge({ heavy: 'N(0,0)' }, (g, at) => lay(g, 'camera', at('(0,0)'), NORTH_SIDE));
    expect(camera.options(ATTACKS, 'destroy')).not.toContainEqual([camera.at('(0,0)')]);
  });

  it('SG-TGD-06: a Deployable Shield is Bulletproof with S2', () => {
    const shieldAfter = (act: (table: ReturnType<typeof ash>) => unknown, profile = 'ash', x = 1) => {
      const table = ash({}, (g, at) => {
        g.state.operators[A0].profile = profileNumber(profile);
        g.state.operators[A0].charges = 2;
        lay(g, 'deployableShield', at(`(${x},0)`));
      });
      act(table);
      return table.state.pieces.length;
    };
    const destroy = (x: number) => (table: ReturnType<typeof ash>) =>
      table.play(ATTACKS, 'destroy', table.at(`(${x},0)`));
    expect(shieldAfter(destroy(1))).toBe(0);
    expect(shieldAfter(destroy(1), 'iq')).toBe(1);
    expect(shieldAfter(destroy(2), 'ash', 2)).toBe(1);
    expect(shieldAfter((table) => useTactical(table, ATTACKS, 'frag', '(3,0)'), 'ash', 3)).toBe(1);
    const breached = shieldAfter(
      (table) => {
        useSpecial(table, ATTACKS, 'breachingRounds', '(3,0)');
        table.play(ATTACKS, 'second', table.at('(3,1)'));
      },
      'ash',
      3,
    );
    expect(breached).toBe(0);
  });

  it('SG-DES-20: a destroyed Deployable Shield frees its space at once', () => {
    const table = sledge({}, (g, at) => lay(g, 'deployableShield', at('(1,0)')));
    table.play(ATTACKS, 'destroy', table.at('(1,0)'));
    expect(points(walk(table, ATTACKS, '(1,0)'), ATTACKS)).toBe(4);
  });

  it('SG-DES-21: a space where nothing is destroyed may be named, and spends the action', () => {
    const table = sledge({});
    table.play(ATTACKS, 'destroy', table.at('(3,3)'));
    expect(table.forbids(ATTACKS, 'destroy', table.at('(3,3)'))).toBe('SG-ACT-02');
    expect(bitOf('destroy')).toBeGreaterThan(0);
  });

  it('SG-LOS-12: an Always Visible gadget is seen past Operators and smoke', () => {
    const table = sledge({ heavy: 'E(5,0)' }, (g, at) => {
      put(g, D0, 'smoke', at('(2,0)'));
      cover(g, 'smoke', at('(3,0)'), at('(4,0)'));
      lay(g, 'camera', at('(5,0)'), EAST_SIDE);
    });
    expect(table.forbids(ATTACKS, 'destroy', table.at('(5,0)'))).toBeNull();
    expect(table.forbids(ATTACKS, 'destroy', table.at('(4,0)'))).toBe('SG-DES-01');
  });
});
