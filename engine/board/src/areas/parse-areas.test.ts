import { describe, expect, it } from 'vitest';
import { MapError, type MapFault, sentence } from '../map/map-error.ts';
import { type AreaLegend, areaNumbered } from './area-graph.ts';
import { formatAreas, parseAreas } from './parse-areas.ts';
import { parseSectors } from './sector.ts';

const LEGEND: AreaLegend = {
  terrain: [
    { name: 'difficult', bits: 1 },
    { name: 'elevated', bits: 2 },
  ],
  links: [
    { name: 'path', bits: 0 },
    { name: 'ladder', bits: 4 },
  ],
};

const SECTORS = `sectors box

sector mill
  y yard
  l loft elevated difficult
  c cellar depth=2
yyl
yyl
cc.
`;

const RIVER = `areas river
note Two mills at the river.

sector dock
  p pier
pp

place
  west mill 0,0
  east mill 3,0 turn 90
  quay dock 3,3

links
  ladder west/loft west/cellar
  path west/cellar east/yard

cuts
  west/yard west/cellar

marks
  spawn spawn number=1 at east/loft west/yard
  exit at quay/pier
`;

const parse = (text: string) => {
  const sectors = [parseSectors(SECTORS, LEGEND, 'box.areas')];
  return parseAreas(text, { file: 'river.areas', legend: LEGEND, sectors });
};

describe('a board of areas', () => {
  const board = parse(RIVER);
  const { areas, links } = board.graph;
  const number = (id: string) => areaNumbered(board.graph, id);
  const linksOf = (id: string) => board.graph.steps[number(id)].map(({ to }) => areas[to].id);

  it('FZ-GEN-03: has the areas of all sectors placed, with their terrain together', () => {
    expect(areas.map((area) => area.id)).toEqual([
      'west/yard',
      'west/loft',
      'west/cellar',
      'east/yard',
      'east/loft',
      'east/cellar',
      'quay/pier',
    ]);
    expect(areas[1]).toMatchObject({
      sector: 'west',
      name: 'loft',
      terrain: ['elevated', 'difficult'],
      bits: 3,
    });
    expect(areas[2].props).toEqual({ depth: '2' });
  });

  it('lays sectors where they are placed, turned clockwise', () => {
    // yyl      cyy
    // yyl  →   cyy
    // cc.      .ll
    expect(areas[number('west/loft')].squares).toEqual([
      { x: 2, y: 0 },
      { x: 2, y: 1 },
    ]);
    expect(areas[number('east/loft')].squares).toEqual([
      { x: 4, y: 2 },
      { x: 5, y: 2 },
    ]);
    expect(areas[number('east/cellar')].squares).toEqual([
      { x: 3, y: 0 },
      { x: 3, y: 1 },
    ]);
  });

  it('FZ-GEN-04, FZ-GEN-13: areas are neighbours if they touch, by a corner too, and across the joint', () => {
    expect(linksOf('west/loft')).toEqual(['west/yard', 'west/cellar', 'east/cellar']);
    expect(linksOf('quay/pier')).toEqual(['east/loft']);
    expect(linksOf('east/cellar')).toEqual(['west/loft', 'east/yard', 'east/loft']);
  });

  it('FZ-GEN-04: finds all eight ways to touch', () => {
    const text =
      'areas x\n\nsector s\n  o o\n  a a\n  b b\n  c c\n  d d\n  e e\n  f f\n  g g\n  h h\nabc\nhod\ngfe\n\nplace\n  s s 0,0\n';
    expect(parse(text).graph.steps[0].map(({ to }) => to)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('has its links and cuts besides', () => {
    expect(links.find(({ a, b }) => a === number('west/loft') && b === number('west/cellar'))).toMatchObject({
      kind: 'ladder',
      bits: 4,
    });
    expect(linksOf('west/yard')).toEqual(['west/loft']);
    expect(linksOf('west/cellar')).toEqual(['west/loft', 'east/yard']);
  });

  it('FZ-SET-15: has marks, on several areas if need be', () => {
    expect(board.marks).toEqual([
      { id: 'spawn', tags: ['spawn'], props: { number: '1' }, areas: [0, 4] },
      { id: 'exit', tags: [], props: {}, areas: [6] },
    ]);
  });

  it('keeps its text when it is formatted', () => {
    expect(formatAreas(RIVER, 'river.areas')).toBe(RIVER);
    expect(formatAreas(SECTORS, 'box.areas')).toBe(SECTORS);
  });
});

describe('mistakes', () => {
  /** As in map-error.test.ts: the sign ‸ stands where the mistake must be found. */
  it.each<[string, MapFault, string, string]>([
    ['an unknown heading', 'unknown-word', 'place\n', '‸places\n'],
    ['an unknown terrain', 'unknown-name', '  p pier\n', '  p pier ‸wet\n'],
    ['a glyph twice', 'duplicate', '  p pier\n', '  p pier\n  ‸p post\n'],
    ['an area twice', 'duplicate', '  p pier\n', '  p pier\n  ‸q pier\n'],
    ['an area that is not drawn', 'unused', '  p pier\n', '  p pier\n  q ‸quay\n'],
    ['an area in two pieces', 'conflict', '  p pier\npp\n', '  p ‸pier\np.p\n'],
    ['an unknown character', 'unknown-character', 'pp\n', 'p‸q\n'],
    ['a row too short', 'row-too-short', 'pp\n', 'pp\np‸\n'],
    ['a row too long', 'row-too-long', 'pp\n', 'pp\npp‸p\n'],
    ['no drawing', 'rows-missing', 'pp\n\n', '‸\n'],
    ['a sector twice', 'duplicate', 'place\n', 'sector ‸dock\n  p pier\npp\n\nplace\n'],
    ['an unknown sector', 'unknown-name', 'quay dock', 'quay ‸duck'],
    ['a name twice', 'duplicate', 'quay dock', '‸west dock'],
    ['sectors that overlap', 'overlap', 'quay dock 3,3', '‸quay dock 4,2'],
    ['a sector far out', 'too-large', 'quay dock 3,3', '‸quay dock 127,3'],
    ['a sector on another level', 'too-large', 'quay dock 3,3', '‸quay dock 3,3,1'],
    ['an unknown kind of link', 'unknown-name', 'ladder west', '‸letter west'],
    ['a link from nowhere', 'unknown-name', 'ladder west/loft', 'ladder ‸west/left'],
    ['a link to nowhere', 'unknown-name', 'west/loft west/cellar', 'west/loft ‸west/celler'],
    ['a link to itself', 'syntax', 'west/loft west/cellar', 'west/loft ‸west/loft'],
    ['a pair linked and cut', 'duplicate', 'ladder west/loft west/cellar', 'ladder west/yard ‸west/cellar'],
    ['a cut between areas that do not touch', 'conflict', 'west/yard west/cellar', 'west/yard ‸quay/pier'],
    ['a mark nowhere', 'syntax', 'exit at quay/pier', 'exit‸'],
    ['a mark on an unknown area', 'unknown-name', 'at east/loft west/yard', 'at east/loft ‸west/yerd'],
    ['a mark twice on an area', 'duplicate', 'at east/loft west/yard', 'at east/loft ‸east/loft'],
    ['a mark id twice', 'duplicate', '  exit at', '  ‸spawn at'],
  ])('%s', (_, code, piece, by) => {
    expect(RIVER.split(piece)).toHaveLength(2);
    const text = RIVER.replace(piece, by);
    const before = text.slice(0, text.indexOf('‸')).split('\n');
    try {
      parse(text.replace('‸', ''));
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof MapError)) throw error;
      const places = error.problems.map((p) => `${p.code} ${p.line}:${p.column}`);
      expect(places).toContain(`${code} ${before.length}:${(before.at(-1) ?? '').length + 1}`);
    }
  });

  it('two areas that would have the same id', () => {
    const text = `areas x

sector one
  a b/c
a

sector two
  a c
a

place
  s one 0,0
  s/b two 1,0
`;
    expect(() => parse(text)).toThrow(
      'river.areas:13:3: expected an id not used before for every area, found "s/b/c".',
    );
  });

  it('a sector that two files have', () => {
    const sectors = [parseSectors(SECTORS, LEGEND, 'a.areas'), parseSectors(SECTORS, LEGEND, 'b.areas')];
    expect(() =>
      parseAreas('areas x\n\nplace\n  a mill 0,0\n', { file: 'x.areas', legend: LEGEND, sectors }),
    ).toThrow('x.areas:4:5: expected one sector of that id, found 2 of "mill".');
  });

  it('files of another sort', () => {
    expect(() => parse(SECTORS)).toThrow(
      'expected a board, which begins with "areas", found a file of sectors.',
    );
    expect(() => parseSectors(RIVER, LEGEND, 'x')).toThrow('expected a file that begins with "sectors"');
    expect(() => parse('areas x\n')).toThrow('expected a board with a sector placed, found none.');
    expect(sentence({ code: 'void', file: 'f', line: 1, column: 2, expected: 'a', found: 'b' })).toBe(
      'f:1:2: expected a, found b.',
    );
  });
});
