import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ground, ground, type Link, setCell, setEdge } from '../ground.ts';
import { cornerCount } from '../lattice.ts';
import { layout, type Side } from '../layout.ts';
import type { Component, CornerPiece, MapFile, MapMark, Room } from './map-file.ts';
import { formatMap, parseMap, printMap } from './parse-map.ts';
import { SAMPLE_LEGEND } from './sample-legend.ts';

/** Names as authors give them, names that look like something else, and names that nobody would give. */
const name = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9/-]{0,6}$/),
  fc.constantFrom(
    'each',
    'room',
    'turn',
    'to',
    '*',
    '4,2',
    'V1,0',
    'a=b',
    '=',
    '"',
    '+',
    '.',
    'map',
    'the armory',
    'é',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }),
);
const key = name.filter((k) => k !== '__proto__' && k !== 'facing');
const props = fc.dictionary(key, fc.oneof(name, fc.constant('')), { maxKeys: 2, noNullPrototype: true });
const tags = fc.uniqueArray(name, { maxLength: 2 });
const side = fc.constantFrom<Side | null>(null, 0, 1, 2, 3);
const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

const linksBetween = (cells: readonly number[]): fc.Arbitrary<Link[]> =>
  cells.length < 2
    ? fc.constant([])
    : fc.array(
        fc
          .record({
            kind: name,
            ends: fc.shuffledSubarray([...cells], { minLength: 2, maxLength: 2 }),
            oneWay: fc.boolean(),
          })
          .map(({ kind, ends: [a, b], oneWay }): Link => ({ kind, a, b, ...(oneWay ? { oneWay } : {}) })),
        { maxLength: 3 },
      );

const someGround: fc.Arbitrary<Ground> = fc
  .record({
    width: fc.integer({ min: 1, max: 5 }),
    height: fc.integer({ min: 1, max: 4 }),
    levels: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ width, height, levels }) => layout(width, height, levels))
  .chain((l) =>
    fc
      .record({
        cells: fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: l.cells, maxLength: l.cells }),
        edges: fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3, 4), { minLength: l.edges, maxLength: l.edges }),
      })
      .chain(({ cells, edges }) => {
        const existing = cells.flatMap((kind, c) => (kind === 0 ? [] : [c]));
        return linksBetween(existing).map((list) => {
          const g = ground(l, SAMPLE_LEGEND, list);
          cells.forEach((kind, c) => {
            setCell(g, c, kind);
          });
          edges.forEach((kind, e) => {
            setEdge(g, e, kind);
          });
          return g;
        });
      }),
  );

const marksOn = (cells: readonly number[]): fc.Arbitrary<MapMark[]> =>
  cells.length === 0
    ? fc.constant([])
    : fc.uniqueArray(
        fc.record({
          id: name,
          tags,
          props,
          cells: fc.subarray([...cells], { minLength: 1 }).map(ascending),
          facing: side,
        }),
        { maxLength: 4, selector: (mark) => mark.id },
      );

/** Deals some of the numbers out to named holders, none of which goes without. */
function dealt(
  numbers: readonly number[],
): fc.Arbitrary<{ id: string; tags: string[]; props: Record<string, string>; held: number[] }[]> {
  return fc
    .record({
      holders: fc.uniqueArray(fc.record({ id: name, tags, props }), { maxLength: 4, selector: (h) => h.id }),
      deal: fc.array(fc.integer({ min: -1, max: 3 }), {
        minLength: numbers.length,
        maxLength: numbers.length,
      }),
    })
    .map(({ holders, deal }) =>
      holders
        .map((holder, i) => ({ ...holder, held: ascending(numbers.filter((_, j) => deal[j] === i)) }))
        .filter(({ held }) => held.length > 0),
    );
}

const componentsOn = (g: Ground): fc.Arbitrary<Component[]> =>
  dealt([...g.edgeKind.keys()]).map((pieces) =>
    pieces.map(({ id, tags, props, held }) => {
      const kind = g.edgeKind[held[0]];
      return {
        id,
        tags,
        props,
        kind: SAMPLE_LEGEND.edges[kind].name,
        edges: held.filter((e) => g.edgeKind[e] === kind),
      };
    }),
  );

const cornersOn = (g: Ground): fc.Arbitrary<CornerPiece[]> =>
  fc
    .uniqueArray(fc.record({ corner: fc.nat(cornerCount(g.layout) - 1), kind: name, props, facing: side }), {
      maxLength: 3,
      selector: (piece) => piece.corner,
    })
    .map((pieces) => pieces.toSorted((a, b) => a.corner - b.corner));

const someMap: fc.Arbitrary<MapFile> = someGround.chain((g) => {
  const cells = [...g.cellKind.keys()].filter((c) => g.cellKind[c] !== 0);
  const rooms: fc.Arbitrary<Room[]> = dealt(cells).map((list) =>
    list.map(({ id, tags, props, held }) => ({ id, tags, props, cells: held })),
  );
  return fc.record({
    name,
    notes: fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('"Quoted" at first', ' indented', 'trailing ', '', ' '),
      ),
      {
        maxLength: 2,
      },
    ),
    ground: fc.constant(g),
    marks: marksOn(cells),
    components: componentsOn(g),
    rooms,
    corners: cornersOn(g),
  });
});

const parse = (text: string): MapFile => parseMap(text, { file: 'test.map', legend: SAMPLE_LEGEND });

describe('printing', () => {
  it('a map that is printed and read again is the same map', () => {
    fc.assert(
      fc.property(someMap, (m) => {
        expect(parse(printMap(m))).toEqual(m);
      }),
      { numRuns: 1000 },
    );
  });

  it('what is printed is canonical: the formatter and a second printing leave it as it is', () => {
    fc.assert(
      fc.property(someMap, (m) => {
        const text = printMap(m);
        expect(formatMap(text, 'test.map')).toBe(text);
        expect(printMap(parse(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

describe('formatting', () => {
  const CANONICAL = `map test
note Tiles stay tiles, and glyphs stay what they are.

legend
  cell . floor
  cell @ floor start
  border | - wall
  border w w window each
  border v v door each 2

marks
  start facing=north title="The start"

rooms
  r "the room"

tile x room science
+-+
|@|
+w+

level 0
+ +
 .
+ +

place
  a x 1,0
  b x 3,0,1 turn 270

patch
  cell 0,0 * start
  border V0,0 H0,0 wall

plan 0
r...

links
  stairs a/start b/start
  chute a/start to 0,0
`;

  it('keeps a canonical text', () => {
    expect(parse(CANONICAL).rooms.map((room) => room.id)).toEqual(['the room', 'a', 'b']);
    expect(formatMap(CANONICAL, 'test.map')).toBe(CANONICAL);
  });

  it('brings sections into order and tidies blanks', () => {
    const [title, ...blocks] = CANONICAL.trimEnd().split('\n\n');
    const untidy = [title, ...blocks.toReversed()]
      .map((block) => block.replace(/^ {2}/gm, '\t ').replaceAll(' w w ', '  w   w '))
      .join('\n\n\n');
    expect(untidy).not.toBe(CANONICAL);
    expect(formatMap(`${untidy}  \n\n`.replaceAll('\n', '\r\n'), 'test.map')).toBe(CANONICAL);
  });
});
