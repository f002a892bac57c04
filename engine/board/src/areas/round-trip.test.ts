import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, type AreaLegend, type AreaLink, areaGraph, type Square } from './area-graph.ts';
import type { AreaMap } from './area-map.ts';
import { formatAreas, parseAreas, printAreas } from './parse-areas.ts';
import { touchingPairs } from './touching.ts';

const LEGEND: AreaLegend = {
  terrain: [
    { name: 'difficult', bits: 1 },
    { name: 'very covered', bits: 2 },
  ],
  links: [
    { name: 'path', bits: 0 },
    { name: 'ladder', bits: 4 },
  ],
};
const name = fc.oneof(
  fc.stringMatching(/^[a-z][a-z0-9-]{0,6}$/),
  fc.constantFrom('at', 'turn', '4,2', 'a=b', '.', '"', 'the mill', 'sector'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 5 }),
);
const props = fc.dictionary(
  name.filter((key) => key !== '__proto__'),
  name,
  { maxKeys: 2, noNullPrototype: true },
);

/** Cuts a drawing into pieces: squares with the same letter that hang together by their sides. */
function piecesOf(rows: readonly string[]): Square[][] {
  const left = new Map(
    rows.flatMap((row, y) =>
      row.split('').flatMap((char, x) => (char === '.' ? [] : [[`${x},${y}`, { x, y, char }]])),
    ),
  );
  const pieces: Square[][] = [];
  for (const start of [...left.values()]) {
    const piece: Square[] = [];
    const queue = [start];
    for (let s = queue.pop(); s; s = queue.pop()) {
      if (!left.delete(`${s.x},${s.y}`)) continue;
      piece.push({ x: s.x, y: s.y });
      for (const [x, y] of [
        [s.x, s.y - 1],
        [s.x + 1, s.y],
        [s.x, s.y + 1],
        [s.x - 1, s.y],
      ]) {
        const next = left.get(`${x},${y}`);
        if (next?.char === s.char) queue.push(next);
      }
    }
    if (piece.length > 0) pieces.push(piece.sort((a, b) => a.y - b.y || a.x - b.x));
  }
  return pieces;
}

const someAreas: fc.Arbitrary<Area[]> = fc
  .record({
    rows: fc.array(fc.stringMatching(/^[ab.]{5}$/), { minLength: 1, maxLength: 4 }),
    sectors: fc.uniqueArray(name, { minLength: 2, maxLength: 2 }),
    names: fc.uniqueArray(name, { minLength: 20, maxLength: 20 }),
    terrain: fc.array(fc.subarray(LEGEND.terrain.map((kind) => kind.name)), { minLength: 20, maxLength: 20 }),
    props: fc.array(props, { minLength: 20, maxLength: 20 }),
  })
  .map(({ rows, sectors, names, terrain, props: about }) => {
    const pieces = piecesOf(rows);
    return pieces.map((squares, i) => {
      const sector = sectors[i * 2 < pieces.length ? 0 : 1];
      const bits = LEGEND.terrain.reduce(
        (sum, kind) => (terrain[i].includes(kind.name) ? sum | kind.bits : sum),
        0,
      );
      return {
        id: `${sector}/${names[i]}`,
        sector,
        name: names[i],
        terrain: terrain[i],
        bits,
        props: about[i],
        squares,
      };
    });
  })
  .filter((areas) => areas.length > 0 && new Set(areas.map((area) => area.id)).size === areas.length);

/** Some areas that touch are not linked, and some that do not touch are. */
function linksBetween(areas: readonly Area[]): fc.Arbitrary<AreaLink[]> {
  const touching = touchingPairs(areas);
  const all = areas.flatMap((_, b) => areas.slice(0, b).map((_, a) => [a, b] as const));
  return fc
    .record({ kept: fc.subarray(touching), added: fc.subarray(all, { maxLength: Math.min(3, all.length) }) })
    .map(({ kept, added }) => {
      const links = new Map<string, AreaLink>();
      for (const [a, b] of kept) links.set(`${a} ${b}`, { a, b, ...kindOf(0) });
      for (const [a, b] of added) links.set(`${a} ${b}`, { a, b, ...kindOf((a + b) % 2) });
      return [...links.values()];
    });
}
const kindOf = (i: number) => ({ kind: LEGEND.links[i].name, bits: LEGEND.links[i].bits });

const someBoard: fc.Arbitrary<AreaMap> = someAreas.chain((areas) =>
  fc.record({
    name,
    notes: fc.array(fc.string({ unit: 'binary' }), { maxLength: 2 }),
    graph: linksBetween(areas).map((links) => areaGraph(LEGEND, areas, links)),
    marks: fc.uniqueArray(
      fc.record({
        id: name,
        tags: fc.uniqueArray(name, { maxLength: 2 }),
        props,
        areas: fc.subarray([...areas.keys()], { minLength: 1 }),
      }),
      { maxLength: 3, selector: (mark) => mark.id },
    ),
  }),
);

const parse = (text: string): AreaMap => parseAreas(text, { file: 'test.areas', legend: LEGEND });

describe('printing', () => {
  it('a board that is printed and read again is the same board, and its text is canonical', () => {
    fc.assert(
      fc.property(someBoard, (board) => {
        const text = printAreas(board);
        expect(parse(text)).toEqual(board);
        expect(formatAreas(text, 'test.areas')).toBe(text);
        expect(printAreas(parse(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
