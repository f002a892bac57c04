import { describe, expect, it } from 'vitest';
import { pieceNumber } from '../content/pieces.ts';
import { activating } from '../testing/activating.ts';
import {
  A0,
  A1,
  ATTACKS,
  cover,
  D0,
  D1,
  DEFENDS,
  hide,
  lay,
  put,
  SOUTH_SIDE,
  stock,
  upstairs,
} from '../testing/arranging.ts';
import { deploying } from '../testing/deploying.ts';
import { refusesTactical, targetsOf, useTactical } from '../testing/gadgets.ts';
import { sketch } from '../testing/sketch.ts';
import { isUpperBoxFree } from './changing-floors.ts';
import { isNeutral } from './entryways.ts';
import { ATTACKER, DEFENDER, type G } from './siege.ts';

type Arrange = (g: G, at: (space: string) => number) => void;

const board = () => sketch(8, 4, { gray: '(1,1) (4,1)', blue: '(6,1)' });

/** Ash upstairs, in her activation. */
const ashAbove = (arrange: Arrange = () => {}) =>
  activating(A0, {
    board: board(),
    arrange(g, at) {
      put(g, A0, 'ash', upstairs(g, 0));
      stock(g, { breachCharge: 2, frag: 2, claymore: 2, tacticalDrone: 1, smokeGrenade: 1 });
      arrange(g, at);
    },
  });
/** Rook upstairs, in his. */
const rookAbove = (arrange: Arrange = () => {}) =>
  activating(D0, {
    board: board(),
    arrange(g, at) {
      put(g, D0, 'rook', upstairs(g, 0));
      arrange(g, at);
    },
  });
const destroys = (table: ReturnType<typeof ashAbove>, seat: number) =>
  table.options(seat, 'destroy').map(([space]) => table.name(space));

describe('entryways', () => {
  it('SG-ENT-04: the tokens of entryways go nowhere else', () => {
    const table = ashAbove();
    expect(table.options(ATTACKS, 'watch').map(([space]) => table.name(space))).toEqual([
      '(1,1)',
      '(4,1)',
      '(6,1)',
    ]);
    expect(table.forbids(ATTACKS, 'watch', table.at('(2,1)'))).toBe('SG-OVW-13');
    const deployment = deploying(['mute', 'castle', 'rook', 'bandit', 'thunderbird']);
    const fortified = deployment.state.pieces.findIndex(
      ({ kind }) => kind === pieceNumber('fortifiedEntryway'),
    );
    deployment.play(DEFENDS, 'piece', fortified);
    const entryways = deployment.g.statics.plan.entryways.map(({ cell }) => cell);
    const plain = deployment.g.statics.plan.rooms[0].spaces.find((cell) => !entryways.includes(cell));
    expect(deployment.forbids(DEFENDS, 'lay', plain as number)).toBe('SG-TGD-01');
  });

  it('SG-ENT-05: a Fortified Entryway takes up the place of a gadget, an Entryway Overwatch token does not', () => {
    const table = activating(A0, {
      board: sketch(3, 1, { gray: '(0,0) (2,0)' }),
      arrange(g, at) {
        put(g, A0, 'ash', at('(1,0)'));
        put(g, A1, 'iq', upstairs(g, 0));
        g.state.operators[A1].watches = at('(0,0)');
        lay(g, 'fortifiedEntryway', at('(2,0)'));
        stock(g, { claymore: 2 });
      },
    });
    expect(targetsOf(table, ATTACKS, 'claymore')).toEqual(['(0,0)']);
    expect(refusesTactical(table, ATTACKS, 'claymore', '(2,0)')).toBe('SG-GAD-03');
  });

  it('SG-ENT-06, SG-ENT-07: neutral is what has no opposing token, and for the defenders no blue one', () => {
    const table = ashAbove((g, at) => {
      put(g, A1, 'iq', upstairs(g, 1));
      put(g, D0, 'rook', upstairs(g, 0));
      g.state.operators[A1].watches = at('(1,1)');
      g.state.operators[D0].watches = at('(4,1)');
    });
    const neutral = (squad: 0 | 1) =>
      ['(1,1)', '(4,1)', '(6,1)', '(2,2)'].filter((space) => isNeutral(table.g, table.at(space), squad));
    expect(neutral(ATTACKER)).toEqual(['(1,1)', '(6,1)']);
    expect(neutral(DEFENDER)).toEqual(['(4,1)']);
    expect(destroys(table, ATTACKS)).toEqual(['(1,1)', '(6,1)']);
    expect(targetsOf(table, ATTACKS, 'frag')).toEqual(['(1,1)', '(6,1)']);
  });

  it('SG-ENT-08: one token lies on an entryway: one of the own squad goes, an opposing one is disputed', () => {
    const table = ashAbove((g, at) => {
      put(g, A1, 'iq', upstairs(g, 1));
      put(g, D0, 'rook', upstairs(g, 0));
      g.state.operators[A1].watches = at('(1,1)');
      g.state.operators[D0].watches = at('(4,1)');
    });
    const watching = (space: string) =>
      table.state.operators.flatMap(({ watches }, o) => (watches === table.at(space) ? [o] : []));
    table.play(ATTACKS, 'watch', table.at('(1,1)'));
    expect(watching('(1,1)')).toEqual([A0]);
    const disputing = ashAbove((g, at) => {
      put(g, D0, 'rook', upstairs(g, 0));
      g.state.operators[D0].watches = at('(4,1)');
    });
    disputing.play(ATTACKS, 'watch', disputing.at('(4,1)'));
    expect(disputing.asked(DEFENDS)).toBe('dispute.answer');
    expect(disputing.state.operators[A0].watches).toBe(-1);
  });
});

describe('upper-floor areas', () => {
  it('SG-ENT-10: a space holds one miniature or one hidden token', () => {
    const table = activating(D0, {
      board: board(),
      arrange(g, at) {
        put(g, D0, 'rook', at('(1,1)'));
        hide(g, D1, 'mute', [upstairs(g, 1), at('(7,3)')]);
      },
    });
    expect(table.options(DEFENDS, 'goUp')).toEqual([[0]]);
    table.play(DEFENDS, 'goUp', 0);
    expect([0, 1].map((box) => isUpperBoxFree(table.g, DEFENDER, box))).toEqual([false, false]);
    // The other squad has an area of its own.
    expect([0, 1].map((box) => isUpperBoxFree(table.g, ATTACKER, box))).toEqual([true, true]);
  });

  it('SG-ENT-11: its spaces are next to nothing', () => {
    const table = ashAbove((g, at) => {
      put(g, A1, 'iq', upstairs(g, 1));
      put(g, D0, 'rook', at('(2,1)'));
    });
    expect(table.options(ATTACKS, 'step')).toEqual([]);
    expect(table.options(ATTACKS, 'lean')).toEqual([]);
    // A blast on the entryway reaches what is beside it, and nobody upstairs.
    useTactical(table, ATTACKS, 'frag', '(1,1)');
    expect(table.happened('rolledFor').map(({ fields }) => fields.body)).toEqual([2 * D0]);
  });

  it('SG-ENT-12, SG-ENT-13: in the own activation an attacker sees every entryway, a defender the gray ones', () => {
    expect(destroys(ashAbove(), ATTACKS)).toEqual(['(1,1)', '(4,1)', '(6,1)']);
    expect(destroys(rookAbove(), DEFENDS)).toEqual(['(1,1)', '(4,1)']);
    const shots = (space: string) =>
      rookAbove((g, at) => put(g, A0, 'ash', at(space))).options(DEFENDS, 'shoot').length;
    expect(['(1,1)', '(6,1)'].map(shots)).toEqual([1, 0]);
  });

  it('SG-ENT-12: in no other activation', () => {
    const demands = (active: number) => {
      const table = activating(active, {
        board: board(),
        arrange(g, at) {
          put(g, A0, 'ash', upstairs(g, 0));
          hide(g, D0, 'rook', [at('(1,1)'), at('(7,3)')], { facing: SOUTH_SIDE });
        },
      });
      return table.options(ATTACKS, 'demand').length;
    };
    expect([demands(A0), demands(D0)]).toEqual([1, 0]);
  });

  it('SG-ENT-14: and nothing beyond the entryway', () => {
    const table = ashAbove((g, at) => {
      put(g, D0, 'rook', at('(1,1)'));
      put(g, D1, 'mute', at('(2,1)'));
    });
    expect(table.options(ATTACKS, 'shoot').map(([target]) => target)).toEqual([D0]);
    expect(table.forbids(ATTACKS, 'destroy', table.at('(2,1)'))).toBe('SG-ACT-11');
  });

  it('SG-ENT-15, SG-ENT-16, SG-ENT-17: an opposing token, a fortification and smoke or gas hide an entryway', () => {
    const seen = (arrange: Arrange) => destroys(ashAbove(arrange), ATTACKS);
    const token: Arrange = (g, at) => {
      put(g, D0, 'rook', upstairs(g, 0));
      g.state.operators[D0].watches = at('(1,1)');
    };
    expect(seen(token)).toEqual(['(4,1)', '(6,1)']);
    expect(seen((g, at) => lay(g, 'fortifiedEntryway', at('(4,1)')))).toEqual(['(1,1)', '(6,1)']);
    expect(seen((g, at) => cover(g, 'smoke', at('(1,1)'), at('(1,2)')))).toEqual(['(4,1)', '(6,1)']);
    expect(seen((g, at) => cover(g, 'gas', at('(6,1)'), at('(6,2)')))).toEqual(['(1,1)', '(4,1)']);
    expect(seen((g, at) => cover(g, 'fire', at('(6,1)'), at('(6,2)')))).toHaveLength(3);
    // D3 reaches a fortified one all the same (SG-TGD-02).
    const fortified = ashAbove((g, at) => lay(g, 'fortifiedEntryway', at('(4,1)')));
    expect(targetsOf(fortified, ATTACKS, 'breachCharge')).toContain('(4,1)');
    expect(targetsOf(fortified, ATTACKS, 'frag')).not.toContain('(4,1)');
  });

  it('SG-ENT-18: from an entryway nobody sees upstairs', () => {
    const table = activating(A0, {
      board: board(),
      settings: { losMode: 'faithful' },
      arrange(g, at) {
        put(g, A0, 'ash', at('(1,1)'));
        put(g, D0, 'rook', upstairs(g, 0));
        hide(g, D1, 'mute', [upstairs(g, 1), at('(7,3)')]);
        stock(g, { frag: 1 });
      },
    });
    expect(table.options(ATTACKS, 'shoot')).toEqual([]);
    expect(table.forbids(ATTACKS, 'shoot', D0, 0, 0)).toBe('SG-ENT-22');
    expect(table.options(ATTACKS, 'demand')).toEqual([[2 * D1 + 1, A0]]);
  });

  it('SG-ENT-20: smoke on the entryway does not hide who is Located there; a token or a fortification does', () => {
    const shots = (located: boolean, arrange: Arrange) =>
      ashAbove((g, at) => {
        put(g, D0, 'rook', at('(1,1)'), { located });
        arrange(g, at);
      }).options(ATTACKS, 'shoot').length;
    const smoke: Arrange = (g, at) => cover(g, 'smoke', at('(1,1)'), at('(1,2)'));
    const token: Arrange = (g, at) => {
      put(g, D1, 'mute', upstairs(g, 0));
      g.state.operators[D1].watches = at('(1,1)');
    };
    const fortified: Arrange = (g, at) => lay(g, 'fortifiedEntryway', at('(1,1)'));
    expect([false, true].map((located) => shots(located, smoke))).toEqual([0, 1]);
    expect([token, fortified].map((arrange) => shots(true, arrange))).toEqual([0, 0]);
  });

  it('SG-ENT-21: no gadget, overlay or drone goes there', () => {
    const table = ashAbove((g) => put(g, A1, 'iq', upstairs(g, 1)));
    const cells = table.g.statics.layout.cells;
    for (const verb of ['tactical', 'special']) {
      expect(table.options(ATTACKS, verb)).not.toEqual([]);
      for (const [, space] of table.options(ATTACKS, verb)) expect(space).toBeLessThan(cells);
    }
    const drone = useTactical(ashAbove(), ATTACKS, 'tacticalDrone', '(1,1)');
    for (const [space] of drone.options(ATTACKS, 'fly')) expect(space).toBeLessThan(cells);
    const smoke = useTactical(ashAbove(), ATTACKS, 'smokeGrenade', '(1,1)');
    smoke.play(ATTACKS, 'place', ...smoke.options(ATTACKS, 'place')[0]);
    for (const space of smoke.state.overlays[0].spaces) expect(space).toBeLessThan(cells);
  });

  it('SG-ENT-22: the squads upstairs leave each other alone but for a dispute', () => {
    const table = ashAbove((g) => put(g, D0, 'rook', upstairs(g, 0)));
    expect(table.options(ATTACKS, 'shoot')).toEqual([]);
    expect(table.forbids(ATTACKS, 'shoot', D0, 0, 0)).toBe('SG-ENT-22');
    // A blast in an entryway hurts neither.
    useTactical(table, ATTACKS, 'frag', '(1,1)');
    expect(table.happened('rolledFor')).toEqual([]);
  });
});
