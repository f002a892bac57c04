import {
  beside,
  type Cell,
  cellsBeside,
  centreTable,
  copyGround,
  type Edge,
  exists,
  formatMap,
  type Ground,
  horizontal,
  SIDES,
  setCell,
  setEdge,
  vertical,
  xOf,
  yOf,
} from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { LEGEND, type SectionKind, SIGHT, sectionKind, spaceKind } from '../../rules/map/legend.ts';
import { type LoadedMap, loadMap } from '../../rules/map/load-map.ts';
import { sectionsOf, thicknessOf } from '../../rules/map/printed-walls.ts';
import { spaceName } from '../../rules/map/space-names.ts';
import { PUBLISHED_WALLS } from '../../rules/map/testing/published-walls.ts';
import { rooms as en } from '../../text/en/rooms.ts';
import { rooms as pt } from '../../text/pt-BR/rooms.ts';
import { rooms as ru } from '../../text/ru/rooms.ts';
import { LOCATIONS } from './index.ts';

const loaded = LOCATIONS.map((value) => loadMap({ file: value.id, value }));
const [consulate, clubhouse] = loaded;
const each = loaded.map((map) => [map.name, map] as const);

const segments = (text: string): string[] => text.trim().split(/\s+/);
const publishedOf = (map: LoadedMap) => PUBLISHED_WALLS[map.name as keyof typeof PUBLISHED_WALLS];

/** What of a map's outer wall the publisher's data leaves open. */
const CLOSED_BY_US: Readonly<Record<string, readonly string[]>> = {
  consulate: [],
  clubhouse: ['12,11-13,11', '14,5-14,6', '13,11-15,11', '21,16-21,17'],
};

function sectionsAlong(map: LoadedMap, segment: string): Edge[] {
  const [x1, y1, x2, y2] = segment.split(/[-,]/).map(Number);
  return sectionsOf(map.layout, { x1, y1, x2, y2, offset: 0, start: 0, end: 0 });
}

const sectionsOfAll = (map: LoadedMap, list: readonly string[]): Edge[] =>
  list.flatMap((segment) => sectionsAlong(map, segment)).sort((a, b) => a - b);

const sectionsOfKind = (map: LoadedMap, kinds: readonly SectionKind[]): Edge[] =>
  [...map.ground.edgeKind.keys()].filter((e) =>
    kinds.some((kind) => map.ground.edgeKind[e] === sectionKind(kind)),
  );

/** The segments of all components of these kinds, as the publisher's lists write them. */
const segmentsOfKind = (map: LoadedMap, kinds: readonly SectionKind[]): string[] =>
  map.partitions
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ edges }) => {
      const { x1, y1, x2, y2 } = map.printed[map.printedOf[edges[0]]];
      expect(sectionsAlong(map, `${x1},${y1}-${x2},${y2}`)).toEqual(edges);
      return `${x1},${y1}-${x2},${y2}`;
    });

const OPENINGS: readonly SectionKind[] = ['door', 'window'];
const cellsWhere = (map: LoadedMap, is: (c: Cell) => boolean): Cell[] =>
  [...map.ground.cellKind.keys()].filter(is);
const sizes = (map: LoadedMap, kinds: readonly SectionKind[]) =>
  [1, 2].map((n) => map.partitions.filter(({ kind, size }) => kinds.includes(kind) && size === n).length);

describe('the publisher’s part of the maps', () => {
  it('SG-ENV-19: the Consulate has 27 by 18 spaces, the Clubhouse 25 by 18', () => {
    expect(loaded.map(({ layout: l }) => [l.width, l.height, l.levels])).toEqual([
      [27, 18, 1],
      [25, 18, 1],
    ]);
  });

  it.each(each)('SG-ENV-19: %s has every wall and opening of the board, and no other', (name, map) => {
    const published = publishedOf(map);
    const ours = CLOSED_BY_US[name];
    const wallOfOurs = ours.filter((one) => sectionsAlong(map, one).every((e) => map.partitionOf[e] < 0));
    expect(sectionsOfKind(map, ['heavy'])).toEqual(
      sectionsOfAll(map, [...segments(published.heavy), ...wallOfOurs]),
    );
    expect(segmentsOfKind(map, ['fortified']).sort()).toEqual(segments(published.fortified).sort());
    expect(segmentsOfKind(map, ['light']).sort()).toEqual(segments(published.light).sort());
    const openings = [...segments(published.openings), ...ours.filter((one) => !wallOfOurs.includes(one))];
    expect(segmentsOfKind(map, OPENINGS).sort()).toEqual(openings.sort());
    expect(wallOfOurs).toHaveLength(name === 'clubhouse' ? 1 : 0);
  });

  it('SG-PRT-22: their components are single and double as on the board', () => {
    expect([
      sizes(consulate, ['light']),
      sizes(consulate, ['fortified']),
      sizes(consulate, OPENINGS),
    ]).toEqual([
      [10, 2],
      [2, 2],
      [9, 3],
    ]);
    // two single doors and a double one close gaps of the publisher's data
    expect([
      sizes(clubhouse, ['light']),
      sizes(clubhouse, ['fortified']),
      sizes(clubhouse, OPENINGS),
    ]).toEqual([
      [1, 6],
      [0, 2],
      [4 + 2, 1 + 1],
    ]);
  });

  it.each(each)('SG-PRT-09: %s has no holed wall', (_, map) => {
    expect(sectionsOfKind(map, ['holed'])).toEqual([]);
  });

  it('SG-PRT-18: four structural elements on each', () => {
    const structural = loaded.map((map) =>
      cellsWhere(map, (c) => !exists(map.ground, c)).map((c) => spaceName(map.layout, c)),
    );
    expect(structural).toEqual([
      ['4,4', '10,5', '10,8', '10,9'],
      ['1,9', '3,9', '3,10', '2,14'],
    ]);
  });

  /** Unordered pairs; the publisher's data leaves gaps in the outer wall of the Clubhouse. */
  function pairsInSight(map: LoadedMap, shut: boolean): number {
    const g: Ground = copyGround(map.ground);
    for (const segment of CLOSED_BY_US[map.name])
      for (const e of sectionsAlong(map, segment)) setEdge(g, e, 0);
    for (const e of sectionsOfKind(map, OPENINGS))
      if (shut && g.edgeKind[e] !== 0) setEdge(g, e, sectionKind('barricadedDoor'));
    for (let c = 0; c < g.layout.cells; c++) setCell(g, c, spaceKind('interior'));
    const table = centreTable(g, { mask: SIGHT, corners: 'closed', ends: 0 });
    let pairs = 0;
    for (let a = 0; a < g.layout.cells; a++)
      for (let b = a + 1; b < g.layout.cells; b++) if (table.sees(a, b)) pairs++;
    return pairs;
  }

  it.each([
    [consulate, 20_708, 17_767],
    [clubhouse, 17_171, 14_228],
  ] as const)('SG-LOS-28: as many pairs of spaces see each other as were measured', (map, open, shut) => {
    expect([pairsInSight(map, false), pairsInSight(map, true)]).toEqual([open, shut]);
  });
});

describe.each(each)('%s, as it was printed', (name, map) => {
  it('SG-LOS-27: every section with a wall or opening belongs to one printed segment', () => {
    const covered = map.printed.flatMap((wall) => sectionsOf(map.layout, wall));
    expect(covered.sort((a, b) => a - b)).toEqual(
      [...map.ground.edgeKind.keys()].filter((e) => map.ground.edgeKind[e] !== 0),
    );
    for (const [i, wall] of map.printed.entries())
      for (const e of sectionsOf(map.layout, wall)) expect(map.printedOf[e]).toBe(i);
  });

  it('SG-LOS-27: in the publisher’s lines and order; what is ours is printed where it is drawn', () => {
    const p = publishedOf(map);
    const listed = [
      [p.heavy, p.heavyPrint],
      [p.fortified, p.fortifiedPrint],
      [p.light, p.lightPrint],
      [p.openings, p.openingsPrint],
    ].flatMap(([walls, print]) => segments(walls).map((wall, i) => `${wall} ${segments(print)[i]}`));
    const written = map.printed.map((w) => `${w.x1},${w.y1}-${w.x2},${w.y2} ${w.offset}/${w.start}/${w.end}`);
    expect(written).toEqual([...listed, ...CLOSED_BY_US[name].map((wall) => `${wall} 0/0/0`)]);
  });

  it('SG-LOS-27: walls are 20 hundredths thick, openings 14', () => {
    const opening = map.printed.filter((wall) => thicknessOf(map.ground, wall) === 14).length;
    expect(opening).toBe(map.partitions.filter(({ kind }) => OPENINGS.includes(kind)).length);
    expect(new Set(map.printed.map((wall) => thicknessOf(map.ground, wall)))).toEqual(new Set([14, 20]));
  });
});

describe.each(each)('%s, our part', (_, map) => {
  const { ground: g, layout: l } = map;
  const inside = cellsWhere(map, (c) => exists(g, c) && map.perimeter[c] === 0);

  it('SG-CPT-09, SG-ENV-19: says what of it is ours', () => {
    expect(map.file.ours).toEqual(
      expect.arrayContaining(['rooms', 'vertical', 'entryways', 'perimeter', 'obstacles']),
    );
    expect(map.file.ours.includes('outerWall')).toBe(CLOSED_BY_US[map.name].length > 0);
  });

  it('SG-ENV-16: the perimeter is all that lies outside, and the building is closed', () => {
    expect(map.perimeter.filter((one) => one === 1)).toHaveLength(272);
    for (let e = 0; e < l.edges; e++) {
      const [a, b] = cellsBeside(l, e);
      if (!exists(g, a) || !exists(g, b) || map.perimeter[a] === map.perimeter[b]) continue;
      expect(LEGEND.edges[g.edgeKind[e]].name, `${spaceName(l, a)} ${spaceName(l, b)}`).not.toBe('open');
    }
    for (const c of cellsWhere(map, (one) => map.perimeter[one] === 1)) expect(map.roomOf[c]).toBe(-1);
  });

  it('SG-ENV-13, SG-ENV-20: every space inside is in one room but for a corridor', () => {
    const roomless = inside.filter((c) => map.roomOf[c] < 0);
    expect(roomless.length).toBeGreaterThan(0);
    expect(roomless.length).toBeLessThanOrEqual(6);
    for (const [i, { spaces }] of map.rooms.entries()) for (const c of spaces) expect(map.roomOf[c]).toBe(i);
    expect(map.rooms.flatMap(({ spaces }) => spaces)).toHaveLength(inside.length - roomless.length);
  });

  it('SG-ENV-13: rooms have names in every language', () => {
    for (const { name } of map.rooms)
      for (const names of [en, ru, pt])
        expect(names, name).toHaveProperty([name], expect.stringMatching(/\S/));
  });

  it('SG-ENV-15: some rooms show the ↕ icon, and some do not', () => {
    const marked = map.rooms.filter((room) => room.vertical).length;
    expect(marked).toBeGreaterThanOrEqual(4);
    expect(marked).toBeLessThanOrEqual(map.rooms.length - 4);
  });

  it('SG-ENT-01, SG-ENT-02: three to six gray entryways inside, in rooms apart', () => {
    const gray = map.entryways.filter(({ colour }) => colour === 'gray').map(({ cell }) => cell);
    expect(gray.length).toBeGreaterThanOrEqual(3);
    expect(gray.length).toBeLessThanOrEqual(6);
    for (const c of gray) expect(map.perimeter[c]).toBe(0);
    expect(new Set(gray.map((c) => map.roomOf[c])).size).toBe(gray.length);
  });

  it('SG-ENT-03: two to four blue entryways outside, at the wall of the building', () => {
    const blue = map.entryways.filter(({ colour }) => colour === 'blue').map(({ cell }) => cell);
    expect(blue.length).toBeGreaterThanOrEqual(2);
    expect(blue.length).toBeLessThanOrEqual(4);
    for (const c of blue) {
      expect(map.perimeter[c]).toBe(1);
      const next = SIDES.map((side) => beside(l, c, side));
      expect(
        next.some((n) => n >= 0 && map.perimeter[n] === 0),
        spaceName(l, c),
      ).toBe(true);
    }
  });

  it('SG-ENT-01: one can stand on every entryway', () => {
    for (const { cell } of map.entryways) expect(map.obstacleOf[cell]).toBe(-1);
  });

  it('has several ways in on foot, on three sides or more', () => {
    const sides = new Set<string>();
    let ways = 0;
    for (const { kind, edges } of map.partitions) {
      const [a, b] = cellsBeside(l, edges[0]);
      if (!OPENINGS.includes(kind) || map.perimeter[a] === map.perimeter[b]) continue;
      ways++;
      const upright = edges[0] < l.verticals;
      sides.add(`${upright ? 'x' : 'y'}${map.perimeter[a]}`);
    }
    expect(ways).toBeGreaterThanOrEqual(8);
    expect(sides.size).toBeGreaterThanOrEqual(3);
  });

  it('is written as the formatter writes it', () => {
    expect(formatMap(map.file.map, map.name)).toBe(map.file.map);
  });
});

describe('the components in the box', () => {
  const count = <T>(things: readonly T[]): Map<T, number> =>
    new Map(
      Array.from(
        Map.groupBy(things, (thing) => thing),
        ([thing, all]) => [thing, all.length],
      ),
    );

  /** The sides of the smallest rectangle, the shorter one first. */
  const shapeOf = (map: LoadedMap, spaces: readonly Cell[]): string => {
    const wide = new Set(spaces.map((c) => xOf(map.layout, c))).size;
    const high = new Set(spaces.map((c) => yOf(map.layout, c))).size;
    expect(wide * high).toBe(spaces.length);
    return [wide, high].sort((a, b) => a - b).join('x');
  };

  it('SG-SET-05, SG-CPT-01: the same 15 obstacles furnish either map', () => {
    const [one, other] = loaded.map((map) => count(map.obstacles.map(({ spaces }) => shapeOf(map, spaces))));
    expect([...one.values()].reduce((sum, n) => sum + n)).toBe(15);
    expect(other).toEqual(one);
  });

  it.each(each)('SG-CPT-01, SG-PRT-11: barricades for every door and window of %s', (_, map) => {
    expect(sizes(map, ['door']).map((n, i) => n <= [8, 3][i])).toEqual([true, true]);
    expect(sizes(map, ['window']).map((n, i) => n <= [10, 3][i])).toEqual([true, true]);
  });

  it.each(each)('SG-CPT-01: double breaches for every double wall of %s that can fall', (_, map) => {
    expect(sizes(map, ['light', 'fortified'])[1]).toBeLessThanOrEqual(8);
  });

  it('the sections of the map text are those of the board', () => {
    // The lounge door of the Clubhouse: two sections of one component.
    const { layout: l } = clubhouse;
    const door = clubhouse.partitionOf[horizontal(l, 13, 11)];
    expect(clubhouse.partitions[door]).toMatchObject({ id: 'lounge-door', kind: 'door', size: 2 });
    expect(clubhouse.partitionOf[horizontal(l, 14, 11)]).toBe(door);
    expect(clubhouse.partitionOf[vertical(l, 15, 10)]).toBe(-1);
  });
});
