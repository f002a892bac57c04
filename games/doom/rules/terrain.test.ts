import {
  cellsBeside,
  type Edge,
  exists,
  type Ground,
  horizontal,
  parseMap,
  parseTiles,
  vertical,
} from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../content/missions/index.ts';
import { TILES } from '../content/tiles.ts';
import { covers, range, sight } from '../testing/aiming.ts';
import { demon } from '../testing/arranging.ts';
import { ALPHA, BRAVO, displacements, moving, points, shift, stops, walk, ways } from '../testing/moving.ts';
import { type Sketch, sketch } from '../testing/sketch.ts';
import { BLOCKING, DIFFICULT, IMPASSABLE, LEGEND, WALL } from './mission/board-legend.ts';
import { prepareBoard } from './mission/prepare-board.ts';
import { boardOf, statics } from './statics.ts';

const IMP = demon('imp');
const CACODEMON = demon('cacodemon');
const MANCUBUS = demon('mancubus');

const tiles = [parseTiles(TILES, LEGEND, 'tiles')];
const assembled = (...lines: readonly string[]): Ground =>
  prepareBoard(
    parseMap(['map joined', '', ...lines, ''].join('\n'), { file: 'test', legend: LEGEND, tiles }).ground,
    [],
  );

const kind = (g: Ground, e: Edge): string => LEGEND.edges[g.edgeKind[e]].name;
const isOuter = (g: Ground, e: Edge): boolean => {
  const [a, b] = cellsBeside(g.layout, e);
  return exists(g, a) !== exists(g, b);
};

const board = (width: number, height: number, drawn: Sketch) =>
  moving(9, { board: sketch(width, height, drawn), standing: [[ALPHA, '(0,0)']] });

/** Alpha on (0,1) looks along the middle of a 4×3 board at an Imp on (3,1); something fills the space (1,1). */
const along = (drawn: Sketch) =>
  moving(9, {
    board: sketch(4, 3, drawn),
    standing: [
      [ALPHA, '(0,1)'],
      [IMP, '(3,1)'],
    ],
  });

describe('walls', () => {
  it('DM-TER-01: nobody moves through a wall, flying and large figures neither', () => {
    const split = sketch(4, 2, { wall: 'V(2,0) V(2,1)' });
    const from = (figure: number) => moving(9, { board: split, standing: [[figure, '(1,0)']] });
    for (const figure of [ALPHA, IMP, CACODEMON])
      expect(ways(from(figure))).toEqual(['(1,1)', '(0,0)', '(0,1)']);
    const large = moving(9, { board: split, standing: [[MANCUBUS, '(0,0)']] });
    expect(large.options(0, 'shift')).toEqual([]);
    expect(large.forbids(0, 'shift', large.cell(1, 0), 0)).toBe('DM-LRG-11');
  });

  it('DM-TER-01: a wall blocks line of sight and gives cover', () => {
    expect(sight(board(3, 1, { wall: 'V(2,0)' }), '(0,0)', '(2,0)')).toBe(false);
    const corner = moving(9, {
      board: sketch(6, 3, { wall: 'V(3,1) V(3,2)' }),
      standing: [
        [ALPHA, '(2,2)'],
        [IMP, '(4,0)'],
      ],
    });
    expect([sight(corner, '(2,2)', '(4,0)'), covers(corner, ALPHA, IMP)]).toEqual([true, true]);
  });

  it('DM-TER-02: the outer edges are walls on every board that ships', () => {
    for (const { id } of MISSIONS) {
      const { ground } = statics({ mission: id }, 5).mission;
      const outer = Array.from({ length: ground.layout.edges }, (_, e) => e).filter((e) =>
        isOuter(ground, e),
      );
      expect(outer.length).toBeGreaterThan(40);
      expect(outer.filter((e) => (ground.edgeBits[e] & WALL) === 0)).toEqual([]);
    }
  });

  it('DM-TER-03: the edge of the assembled board is wall, a joint of two tiles is what the map prints', () => {
    // two closets mouth to mouth; the northern one is turned
    const place = ['place', '  north closet 0,0 turn 180', '  south closet 0,2'];
    const open = assembled(...place);
    const joint = [0, 1].map((x) => horizontal(open.layout, x, 2));
    expect(joint.map((e) => kind(open, e))).toEqual(['open', 'open']);
    const closed = assembled(
      'components',
      '  gate',
      '',
      ...place,
      '',
      'patch',
      '  border H0,2 wall',
      '  border H1,2 door gate',
    );
    expect(joint.map((e) => kind(closed, e))).toEqual(['wall', 'door']);
    // the mouth of a closet that leads nowhere is closed by the edge of the board
    const alone = assembled('place', '  only closet 0,0');
    expect([0, 1].map((x) => kind(alone, horizontal(alone.layout, x, 0)))).toEqual(['wall', 'wall']);
  });
});

describe('terrain', () => {
  it('DM-TER-04: terrain is difficult, impassable or blocking', () => {
    expect(LEGEND.cells.map(({ name }) => name)).toEqual([
      'void',
      'floor',
      'difficult',
      'impassable',
      'blocking',
    ]);
    const bits = MISSIONS.flatMap(({ id }) => [...statics({ mission: id }, 5).mission.ground.cellBits]);
    expect(new Set(bits)).toEqual(new Set([0, DIFFICULT, IMPASSABLE, BLOCKING]));
  });

  const terrainAt = (drawn: Sketch, width: number, height: number): string[] => {
    const { ground } = boardOf(board(width, height, drawn).g);
    return Array.from(ground.cellKind, (k) => LEGEND.cells[k].name[0]);
  };
  /** All but these spaces of a board are floor. */
  const floorBut = (cells: number, letter: string, ...places: readonly number[]) =>
    Array.from({ length: cells }, (_, c) => (places.includes(c) ? letter : 'f'));

  describe.each(['difficult', 'impassable', 'blocking'] as const)('%s', (name) => {
    const border = `${name}Border` as const;
    const letter = name[0];

    it('DM-TER-05: a space enclosed by a ring of its borders is such terrain', () => {
      const ring = { [border]: 'V(2,2) V(3,2) H(2,2) H(2,3)' };
      expect(terrainAt(ring, 5, 5)).toEqual(floorBut(25, letter, 12));
    });

    it('DM-TER-05: so is a group of spaces', () => {
      const ring = { [border]: 'V(2,2) V(4,2) H(2,2) H(3,2) H(2,3) H(3,3)' };
      expect(terrainAt(ring, 5, 5)).toEqual(floorBut(25, letter, 12, 13));
      const { ground } = boardOf(board(5, 5, ring).g);
      // DM-TER-06: the border between the two is drawn by nobody
      expect(kind(ground, vertical(ground.layout, 3, 2))).toBe(name);
    });

    it('DM-TER-05: walls may take part in the enclosure', () => {
      // the corner of the room, and a space beside a wall that stands free
      expect(terrainAt({ [border]: 'V(4,4) H(4,4)' }, 5, 5)).toEqual(floorBut(25, letter, 24));
      const beside = { wall: 'V(3,2)', [border]: 'V(2,2) H(2,2) H(2,3)' };
      expect(terrainAt(beside, 5, 5)).toEqual(floorBut(25, letter, 12));
    });

    it('DM-TER-05: borders that enclose nothing make no terrain', () => {
      expect(terrainAt({ [border]: 'V(2,2) V(3,2) H(2,2)' }, 5, 5)).toEqual(floorBut(25, letter));
    });

    it('DM-TER-05: a door is no part of an enclosure', () => {
      const open = { door: 'V(3,2)', [border]: 'V(2,2) H(2,2) H(2,3)' };
      expect(terrainAt(open, 5, 5)).toEqual(floorBut(25, letter));
    });

    it('DM-TER-05: a space drawn as terrain has borders of its kind', () => {
      const { ground } = boardOf(board(3, 2, { [name]: '(1,0)' }).g);
      const { layout } = ground;
      const around = [
        vertical(layout, 1, 0),
        vertical(layout, 2, 0),
        horizontal(layout, 1, 1),
        horizontal(layout, 1, 0),
      ];
      expect(around.map((e) => kind(ground, e))).toEqual([name, name, name, 'wall']);
    });
  });

  it('DM-TER-05: borders of two colours enclose no terrain of either', () => {
    const mixed = { impassableBorder: 'V(2,2) V(3,2)', difficultBorder: 'H(2,2) H(2,3)' };
    expect(terrainAt(mixed, 5, 5)).toEqual(floorBut(25, ''));
  });

  it('DM-TER-05: from where the marines start, a line leads into the terrain and the next one out of it', () => {
    // dots from wall to wall: the marines start on the left
    const line = { impassableBorder: 'V(3,0) V(3,1) V(3,2)' };
    expect(terrainAt(line, 4, 3)).toEqual(floorBut(12, 'i', 3, 7, 11));
    const strip = { impassableBorder: 'V(2,0) V(3,0)' };
    expect(terrainAt(strip, 5, 1)).toEqual(floorBut(5, 'i', 2));
    const island = {
      difficultBorder:
        'V(2,2) V(2,3) V(2,4) V(5,2) V(5,3) V(5,4) H(2,2) H(3,2) H(4,2) H(2,5) H(3,5) H(4,5) V(3,3) V(4,3) H(3,3) H(3,4)',
    };
    const ring = [2, 3, 4].flatMap((y) => [2, 3, 4].map((x) => 7 * y + x)).filter((c) => c !== 7 * 3 + 3);
    expect(terrainAt(island, 7, 7)).toEqual(floorBut(49, 'd', ...ring));
  });

  it('DM-TER-05: what borders enclose counts like any terrain', () => {
    const mud = moving(9, {
      board: sketch(4, 1, { difficultBorder: 'V(2,0) V(3,0)' }),
      standing: [[ALPHA, '(1,0)']],
    });
    expect(['(2,0)', '(3,0)'].map((space) => points(walk(mud, space)))).toEqual([7, 6]);
    const block = moving(9, {
      board: sketch(4, 1, { blockingBorder: 'V(2,0) V(3,0)' }),
      standing: [[ALPHA, '(1,0)']],
    });
    expect(stops(block, '(2,0)')).toBe('DM-TER-11');
    const flyer = moving(9, {
      board: sketch(4, 1, { blockingBorder: 'V(2,0) V(3,0)' }),
      standing: [[CACODEMON, '(1,0)']],
    });
    expect(ways(flyer)).toContain('(2,0)');
  });

  it('DM-TER-06: undrawn borders inside a group have its colour too', () => {
    const group = board(4, 2, { blocking: '(1,0) (2,0)' });
    const { ground } = boardOf(group.g);
    expect(kind(ground, vertical(ground.layout, 2, 0))).toBe('blocking');
    // so one space of a group is not seen from the other side of the next
    expect(sight(board(4, 1, { blocking: '(1,0) (2,0)' }), '(0,0)', '(3,0)')).toBe(false);
    const mud = moving(9, {
      board: sketch(4, 1, { difficult: '(1,0) (2,0)' }),
      standing: [[ALPHA, '(1,0)']],
    });
    expect(points(walk(mud, '(2,0)'))).toBe(7);
  });

  it('DM-TER-07: walls in the enclosure stay walls, so flyers do not cross them', () => {
    const drawn = { impassable: '(1,0)', wall: 'V(1,0)' };
    const { ground } = boardOf(board(3, 1, drawn).g);
    expect([1, 2].map((x) => kind(ground, vertical(ground.layout, x, 0)))).toEqual(['wall', 'impassable']);
    const flyer = moving(9, { board: sketch(3, 1, drawn), standing: [[CACODEMON, '(1,0)']] });
    expect(ways(flyer)).toEqual(['(2,0)']);
    const large = moving(9, {
      board: sketch(4, 2, { blocking: '(2,0) (2,1)', wall: 'V(2,0)' }),
      standing: [[MANCUBUS, '(0,0)']],
    });
    expect(large.options(0, 'shift')).toEqual([]);
  });

  it('DM-TER-08: each entry into difficult terrain costs 1 more, leaving it nothing', () => {
    const table = moving(9, {
      board: sketch(4, 1, { difficult: '(1,0) (2,0)' }),
      standing: [[ALPHA, '(0,0)']],
    });
    const left = ['(1,0)', '(2,0)', '(3,0)'].map((space) => points(walk(table, space)));
    expect(left).toEqual([7, 5, 4]);
  });

  it('DM-TER-09: difficult terrain gives cover and never blocks line of sight', () => {
    const table = along({ difficult: '(1,0) (1,1) (1,2)' });
    expect([sight(table, '(0,1)', '(3,1)'), covers(table, ALPHA, IMP)]).toEqual([true, true]);
    expect(covers(along({}), ALPHA, IMP)).toBe(false);
  });

  it('DM-TER-10: walkers do not enter impassable terrain; it neither blocks line of sight nor gives cover', () => {
    const table = along({ impassable: '(1,0) (1,1) (1,2)' });
    expect(ways(table)).toEqual(['(0,0)', '(0,2)']);
    expect(stops(table, '(1,1)')).toBe('DM-TER-10');
    expect([sight(table, '(0,1)', '(3,1)'), covers(table, ALPHA, IMP)]).toEqual([true, false]);
    expect(range(table, '(0,1)', '(3,1)')).toBe(3);
  });

  it('DM-TER-11: walkers do not enter blocking terrain; it blocks line of sight and gives cover', () => {
    const wide = along({ blocking: '(1,0) (1,1) (1,2)' });
    expect(ways(wide)).toEqual(['(0,0)', '(0,2)']);
    expect(stops(wide, '(1,1)')).toBe('DM-TER-11');
    expect(sight(wide, '(0,1)', '(3,1)')).toBe(false);
    const narrow = along({ blocking: '(1,1)' });
    expect([sight(narrow, '(0,1)', '(3,1)'), covers(narrow, ALPHA, IMP)]).toEqual([true, true]);
  });

  it.each([
    ['impassable', { impassable: '(3,0) (3,1)' }],
    ['blocking', { blocking: '(3,0) (3,1)' }],
    ['the border of impassable', { impassableBorder: 'V(3,0) V(3,1)' }],
  ])('DM-TER-12: who is displaced is not moved through or onto %s terrain', (_, drawn) => {
    const table = moving(1, {
      board: sketch(5, 3, drawn),
      standing: [
        [MANCUBUS, '(0,0)'],
        [BRAVO, '(2,0)'],
      ],
    });
    shift(table, '(1,0)').play(0, 'end');
    // onto the terrain would be nearer; across it (4,0) and (4,1) would be as near as these
    const around = ['(0,0)', '(0,1)', '(0,2)', '(1,2)', '(2,2)', '(3,2)'];
    expect(displacements(table, 2, BRAVO)).toEqual(around);
  });
});
