import { changeEdge, chebyshev } from '@sightline/board';
import { type Answer, Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { activating } from '../testing/activating.ts';
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
  SOUTH_SIDE,
  stock,
  WEST_SIDE,
} from '../testing/arranging.ts';
import { refusesTactical, targetsOf } from '../testing/gadgets.ts';
import type { Given } from '../testing/given.ts';
import { type FloorSketch, sketch } from '../testing/sketch.ts';
import { spacesOf } from './environment.ts';
import { game } from './game.ts';
import { sectionKind } from './map/legend.ts';
import type { G } from './siege.ts';

type Arrange = (g: G, at: (space: string) => number) => void;

/** Whom Ash at (0,0) may shoot at, in a row of 8 spaces unless said otherwise. */
const shotsOfAsh = (arrange: Arrange, drawn: FloorSketch = {}, [width, height] = [8, 1]) =>
  activating(A0, {
    board: sketch(width, height, drawn),
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      arrange(g, at);
    },
  })
    .options(ATTACKS, 'shoot')
    .map(([target]) => target);

describe('what breaks a line of sight', () => {
  it('SG-LOS-05: hidden tokens, portrait and decoy alike', () => {
    const past = (tokens: readonly [string, string]) =>
      shotsOfAsh(
        (g, at) => {
          put(g, D0, 'rook', at('(5,0)'));
          hide(g, D1, 'mute', [at(tokens[0]), at(tokens[1])]);
        },
        {},
        [8, 2],
      );
    expect(past(['(7,1)', '(6,1)'])).toEqual([D0]);
    expect(past(['(3,0)', '(6,1)'])).toEqual([]);
    expect(past(['(6,1)', '(3,0)'])).toEqual([]);
  });

  it('SG-LOS-08: nobody looks to one side only', () => {
    for (const facing of [NORTH_SIDE, EAST_SIDE, SOUTH_SIDE, WEST_SIDE])
      for (const target of ['(0,1)', '(2,1)', '(1,0)', '(1,2)']) {
        const table = activating(A0, {
          board: sketch(3, 3),
          arrange(g, at) {
            put(g, A0, 'ash', at('(1,1)'), { facing });
            put(g, D0, 'rook', at(target));
          },
        });
        expect(table.options(ATTACKS, 'shoot')).toHaveLength(1);
      }
  });

  it('SG-LOS-11: Located Operators are seen through light walls; they see no more than before', () => {
    const drawn = { light: 'E(2,0)' };
    const seen = (shooter: boolean, target: boolean) =>
      shotsOfAsh((g, at) => {
        g.state.operators[A0].bodies[0].located = shooter;
        put(g, D0, 'rook', at('(4,0)'), { located: target });
      }, drawn);
    expect([seen(false, false), seen(true, false)]).toEqual([[], []]);
    expect(seen(false, true)).toEqual([D0]);
    // Of two behind the same wall only the one that is Located.
    const both = shotsOfAsh(
      (g, at) => {
        put(g, D0, 'rook', at('(4,0)'), { located: true });
        put(g, D1, 'mute', at('(4,1)'));
      },
      { light: 'E(2,0) E(2,1)' },
      [8, 2],
    );
    expect(both).toEqual([D0]);
  });

  it('SG-LOS-14: a leaning Operator sees from the miniature, not from the standee', () => {
    const shots = (miniature: string, standee: string) =>
      activating(A0, {
        board: sketch(4, 2, { heavy: 'E(1,0)' }),
        arrange(g, at) {
          put(g, A0, 'ash', at(miniature), { standee: at(standee) });
          put(g, D0, 'rook', at('(3,0)'));
        },
      }).options(ATTACKS, 'shoot').length;
    // Only from the lower row is there a line past the end of the wall.
    expect([shots('(1,0)', '(1,1)'), shots('(1,1)', '(1,0)')]).toEqual([0, 1]);
  });
});

describe('the examples', () => {
  /** Do the two see each other, with this between them? */
  const sight = (
    [defender, at1]: readonly [string, string],
    [attacker, at2]: readonly [string, string],
    drawn: FloorSketch,
    arrange: Arrange = () => {},
  ) => {
    const shots = (active: number, seat: number) =>
      activating(active, {
        board: sketch(5, 5, drawn),
        arrange(g, at) {
          put(g, D0, defender, at(at1));
          put(g, A0, attacker, at(at2));
          arrange(g, at);
        },
      })
        .options(seat, 'shoot')
        .filter(([target]) => target === A0 || target === D0).length;
    return [shots(D0, DEFENDS), shots(A0, ATTACKS)];
  };

  it('SG-LOS-21: [example] Mute and Thermite see each other unless an Operator or smoke is on their line', () => {
    const between = (arrange?: Arrange) => sight(['mute', '(0,0)'], ['thermite', '(4,3)'], {}, arrange);
    expect(between()).toEqual([1, 1]);
    for (const space of ['(2,1)', '(2,2)']) {
      expect(between((g, at) => put(g, A1, 'iq', at(space)))).toEqual([0, 0]);
      expect(between((g, at) => put(g, D1, 'rook', at(space)))).toEqual([0, 0]);
      expect(between((g, at) => cover(g, 'smoke', at(space)))).toEqual([0, 0]);
    }
  });

  it('SG-LOS-22: [example] Mute and IQ do not see each other through a heavy wall', () => {
    const between = (drawn: FloorSketch) => sight(['mute', '(0,0)'], ['iq', '(0,4)'], drawn);
    expect(between({ heavy: 'S(0,1)' })).toEqual([0, 0]);
    expect(between({})).toEqual([1, 1]);
  });
});

describe('the ruler', () => {
  it('SG-LOS-17, SG-LOS-18: from dot to dot; what it crosses by however little breaks it', () => {
    // The line (0,0)–(8,3) passes (1,1) for a sixth of its width, and (2,0) not at all.
    const past = (space: string) =>
      shotsOfAsh(
        (g, at) => {
          put(g, D0, 'rook', at('(8,3)'));
          put(g, A1, 'iq', at(space));
        },
        {},
        [9, 4],
      );
    expect(past('(1,1)')).toEqual([]);
    expect(past('(2,0)')).toEqual([D0]);
  });

  it('SG-LOS-18: a space that is only touched at its corner does not break it', () => {
    const past = (space: string) =>
      shotsOfAsh(
        (g, at) => {
          put(g, D0, 'rook', at('(5,1)'));
          put(g, A1, 'iq', at(space));
        },
        {},
        [6, 2],
      );
    // (0,0)–(5,1) goes through the corner between (2,0) and (3,1).
    expect([past('(3,0)'), past('(2,1)')]).toEqual([[D0], [D0]]);
    expect([past('(2,0)'), past('(3,1)')]).toEqual([[], []]);
  });

  it('SG-LOS-19: before a challenge nothing tells whether a line is free', () => {
    const table = (drawn: FloorSketch): Omit<Given, 'run'> => ({
      board: sketch(6, 2, drawn),
      settings: { losMode: 'faithful' },
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'mute', at('(5,1)'));
        hide(g, D1, 'rook', [at('(5,0)'), at('(4,1)')]);
        stock(g, { frag: 1 });
      },
    });
    const [open, shut] = [{}, { heavy: 'E(2,0) E(2,1)' }].map((drawn) => activating(A0, table(drawn)));
    for (const verb of ['shoot', 'destroy', 'demand', 'tactical', 'special'])
      expect(shut.options(ATTACKS, verb), verb).toEqual(open.options(ATTACKS, verb));
    const answers: Answer[] = [
      ['shoot', D0, 0, 0],
      ['destroy', open.at('(5,0)')],
      ['demand', 2 * D1, A0],
    ];
    for (const answer of answers)
      expect(shut.whyNot(ATTACKS, ...answer)).toEqual(open.whyNot(ATTACKS, ...answer));
    // Nor do they who are not asked learn anything by it.
    expect(shut.match.decision(DEFENDS)).toEqual(open.match.decision(DEFENDS));
  });
});

describe('targets', () => {
  it('SG-ENV-06: a line goes to the middle of a space, whatever stands there', () => {
    // A wall hides the middle of (3,1) from (0,0), not its near corner.
    const table = activating(A0, {
      board: sketch(4, 2, { heavy: 'E(2,1)' }),
      arrange(g, at) {
        put(g, A0, 'sledge', at('(0,0)'));
        put(g, D0, 'rook', at('(3,1)'));
        lay(g, 'barbedWire', at('(3,1)'));
        stock(g, { frag: 1 });
      },
    });
    expect(table.options(ATTACKS, 'shoot')).toEqual([]);
    expect(table.forbids(ATTACKS, 'destroy', table.at('(3,1)'))).toBe('SG-DES-01');
    expect(refusesTactical(table, ATTACKS, 'frag', '(3,1)')).toBe('SG-KEY-19');
    expect(targetsOf(table, ATTACKS, 'frag')).toContain('(3,0)');
  });

  it('SG-ENV-05: an obstacle, an Operator or smoke fills its space', () => {
    // The line (0,0)–(3,2) only cuts a corner of (1,1), far from its middle.
    const between = (arrange: Arrange, drawn: FloorSketch = {}) =>
      activating(A0, {
        board: sketch(4, 3, drawn),
        arrange(g, at) {
          put(g, A0, 'ash', at('(0,0)'));
          put(g, D0, 'rook', at('(3,2)'));
          arrange(g, at);
        },
      }).options(ATTACKS, 'shoot');
    expect(between(() => {})).toEqual([[D0, 0, 0]]);
    expect(between((g, at) => put(g, A1, 'iq', at('(2,1)')))).toEqual([]);
    expect(between((g, at) => cover(g, 'smoke', at('(2,1)')))).toEqual([]);
    expect(between(() => {}, { obstacles: ['(2,1)'] })).toEqual([[D0, 0, 1]]);
  });
});

describe('printed walls', () => {
  /** Does Ash see Rook past the end of what is printed that much too long? */
  const isSeen = (kind: 'light' | 'door', end: number) => {
    const plain = sketch(3, 2, { [kind]: 'S(0,0)' });
    const [section] = plain.partitions[0].edges;
    const printedOf = plain.printedOf.slice();
    printedOf[section] = 0;
    const printed = [{ x1: 0, y1: 1, x2: 1, y2: 1, offset: 0, start: 0, end }];
    return (
      activating(A0, {
        board: { ...plain, printed, printedOf },
        settings: { wallModel: 'printed' },
        arrange(g, at) {
          if (kind === 'door')
            changeEdge(plain.ground, g.state.changes, section, sectionKind('barricadedDoor'));
          put(g, A0, 'ash', at('(0,0)'));
          put(g, D0, 'rook', at('(2,1)'));
        },
      }).options(ATTACKS, 'shoot').length > 0
    );
  };

  it('SG-LOS-27: a wall is 20 hundredths thick, a barricade 14; touching is not crossing', () => {
    expect([30, 31].map((end) => isSeen('light', end))).toEqual([true, false]);
    expect([36, 37].map((end) => isSeen('door', end))).toEqual([true, false]);
  });
});

describe('both maps', () => {
  it.each([
    ['consulateControl', 'open'],
    ['consulateControl', 'barricaded'],
    ['clubhouseControl', 'open'],
    ['clubhouseControl', 'barricaded'],
  ] as const)(
    'SG-LOS-26, SG-LOS-28: %s, openings %s: printed walls break more lines, and none over 1 or 2 spaces',
    (mission, openings) => {
      const sightBy = (wallModel: 'line' | 'printed') => {
        const { position } = Match.start(game, {
          setup: { mission, wallModel, clock: 'untimed' },
          seats: 2,
          seed: seedFrom('siege'),
        });
        const { plan, floors, layout } = position.statics;
        const changes: number[] = [];
        for (const { kind, edges } of openings === 'open' ? [] : plan.partitions) {
          if (kind !== 'door' && kind !== 'window') continue;
          const shut = sectionKind(kind === 'door' ? 'barricadedDoor' : 'barricadedWindow');
          for (const e of edges) changeEdge(plan.ground, changes, e, shut);
        }
        return { layout, sight: floors.at(changes).tables.sight, spaces: spacesOf(position) };
      };
      const [line, printed] = [sightBy('line'), sightBy('printed')];
      let broken = 0;
      for (const a of line.spaces)
        for (const b of line.spaces) {
          if (a >= b || line.sight.sees(a, b) === printed.sight.sees(a, b)) continue;
          expect(printed.sight.sees(a, b)).toBe(false);
          expect(chebyshev(line.layout, a, b)).toBeGreaterThan(2);
          broken++;
        }
      // What is measured with the published walls alone is compared in content/maps and ruler.test.ts.
      expect(broken).toBeGreaterThan(300);
    },
  );
});
