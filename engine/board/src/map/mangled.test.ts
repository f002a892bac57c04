import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AreaLegend } from '../areas/area-graph.ts';
import { formatAreas, parseAreas } from '../areas/parse-areas.ts';
import { parseSectors } from '../areas/sector.ts';
import { MapError } from './map-error.ts';
import { formatMap, parseMap } from './parse-map.ts';
import { SAMPLE_LEGEND } from './sample-legend.ts';
import { parseTiles } from './tile-set.ts';

/**
 * Whatever a file holds, a loader gives a result or a MapError whose every problem lies inside the file. Anything
 * else that is thrown fails these tests, and so does a loader that does not come to an end.
 */
const MAP = `map "the laboratory"
note A guard room, a shaft and two laboratories.

legend
  cell . floor
  cell ' void
  cell ~ rubble
  cell S floor start
  cell u floor up
  cell v rubble down
  border | - wall
  border ! = "light wall" each 2
  border 1 1 door gate
  corner o stub facing=north quarters=2

marks
  start portal colour=red facing=north
  up
  down title="the \\"shaft\\""

components
  gate wooden

rooms
  a armory vertical
  b bath

tile lab room science
+-+-+
|. S|
o + +
|~1'
+-+-+

level 0
+-+-+-+
|. .|S|
+=+=+ +
|. u1~|
+ + + +
|. .1.!
+-+-+-+

level 1
+-+-+
|. v|
+-+-+

place
  east lab 4,0 turn 90
  north lab 3,0,1

patch
  border V4,0 open
  cell 4,0 1,1 * start

plan 0
aa....
bb....
......

links
  stairs up down
  pipe 0,0 to 1,0,1
`;
const TILES = `tiles box
note One tile.

legend
  cell . floor
  cell A rubble icon
  border | - wall
  border 1 1 door hatch

marks
  icon facing=west

components
  hatch small

tile square room dark
+-+-+
|. A1
+ + +
|. .|
+-+-+
`;
const AREAS = `areas river
note Two sectors.

sector mill
  y yard
  l loft elevated covered
  c cellar difficult depth=2
yyyll
yyyll
ccc.l

sector dock
  p pier
  w water impassable
ppw
ppw

place
  mill mill 0,0
  quay dock 5,0 turn 90

links
  ladder mill/loft mill/cellar

cuts
  mill/yard mill/cellar

marks
  spawn-1 spawn number=1 at mill/yard quay/pier
  exit at quay/pier
`;
const SECTORS = AREAS.slice(0, AREAS.indexOf('place')).replace('areas river', 'sectors box');
const AREA_LEGEND: AreaLegend = {
  terrain: [
    { name: 'difficult', bits: 1 },
    { name: 'elevated', bits: 2 },
    { name: 'impassable', bits: 4 },
    { name: 'covered', bits: 8 },
  ],
  links: [
    { name: 'path', bits: 0 },
    { name: 'ladder', bits: 1 },
  ],
};

const file = 'mangled';
const LOADERS: [name: string, sample: string, load: (text: string) => unknown][] = [
  ['parseMap', MAP, (text) => parseMap(text, { file, legend: SAMPLE_LEGEND })],
  ['formatMap', MAP, (text) => formatMap(text, file)],
  ['parseTiles', TILES, (text) => parseTiles(text, SAMPLE_LEGEND, file)],
  ['parseAreas', AREAS, (text) => parseAreas(text, { file, legend: AREA_LEGEND })],
  ['formatAreas', AREAS, (text) => formatAreas(text, file)],
  ['parseSectors', SECTORS, (text) => parseSectors(text, AREA_LEGEND, file)],
];

function expectResultOrPlace(load: (text: string) => unknown, text: string): boolean {
  try {
    load(text);
    return true;
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
    const outside = error.problems.filter(
      ({ line, column, expected, found }) =>
        !(line >= 1 && line <= lines.length && column >= 1 && column <= lines[line - 1].length + 1) ||
        expected === '' ||
        found === '',
    );
    expect(outside).toEqual([]);
    expect(error.problems).not.toEqual([]);
    return false;
  }
}

/** One slip of the pen, of the kinds that pens make and of some that only disks make. */
type Slip = (text: string, at: number, other: number) => string;
const lineWise =
  (change: (lines: string[], at: number, other: number) => void): Slip =>
  (text, at, other) => {
    const lines = text.split('\n');
    change(lines, at % lines.length, other % lines.length);
    return lines.join('\n');
  };
const CHARACTERS = '+-|.\' "=,/\\\t\r\n0123456789abVH*~#:\u0000\u0301\uD800é☃\uFEFF';
const SLIPS: Slip[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at, other) => text.slice(0, at) + text.slice(at + (other % 40)),
  (text, at, other) => text.slice(0, at) + CHARACTERS[other % CHARACTERS.length] + text.slice(at),
  (text, at, other) => text.slice(0, at) + CHARACTERS[other % CHARACTERS.length] + text.slice(at + 1),
  (text, at) => text.slice(0, at),
  (text, at, other) => text.slice(0, at) + text.slice(other),
  (text, at) => text.replace(/\d/g, (digit, i: number) => (i > at ? '9' : digit)),
  lineWise((lines, at) => lines.splice(at, 1)),
  lineWise((lines, at, other) => lines.splice(other, 0, lines[at])),
  lineWise((lines, at, other) => {
    [lines[at], lines[other]] = [lines[other], lines[at]];
  }),
  lineWise((lines, at) => {
    lines[at] = ` ${lines[at]}`;
  }),
  lineWise((lines, at) => {
    lines[at] = lines[at].trimStart();
  }),
];
const slips = fc.array(fc.tuple(fc.constantFrom(...SLIPS), fc.nat(), fc.nat()), {
  minLength: 1,
  maxLength: 4,
});
const mangle = (text: string, made: [Slip, number, number][]): string =>
  made.reduce((t, [slip, at, other]) => slip(t, at % (t.length + 1), other % (t.length + 1)), text);

describe.each(LOADERS)('%s', (_, sample, load) => {
  it('takes the sample as it is', () => {
    expect(() => load(sample)).not.toThrow();
  });

  it('refuses or takes the sample with slips in it', () => {
    let taken = 0;
    let refused = 0;
    fc.assert(
      fc.property(slips, (made) => {
        if (expectResultOrPlace(load, mangle(sample, made))) taken++;
        else refused++;
      }),
      { numRuns: 3000 },
    );
    // The slips must be neither harmless nor hopeless, or they test nothing.
    expect(taken).toBeGreaterThan(30);
    expect(refused).toBeGreaterThan(300);
  });

  it('refuses or takes the sample cut off anywhere', () => {
    for (let end = 0; end <= sample.length; end++) expectResultOrPlace(load, sample.slice(0, end));
  });

  it('refuses or takes any text and any bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((list) => new TextDecoder('latin1').decode(list));
    const utf8 = fc.uint8Array({ maxLength: 200 }).map((list) => new TextDecoder().decode(list));
    const lines = fc
      .array(fc.constantFrom(...sample.split('\n')), { maxLength: 30 })
      .map((list) => list.join('\n'));
    const text = fc.oneof(bytes, utf8, lines, fc.string({ unit: 'binary' }), fc.string());
    fc.assert(
      fc.property(text, (t) => {
        expectResultOrPlace(load, t);
        expectResultOrPlace(load, `${sample.split('\n')[0]}\n${t}`);
      }),
      { numRuns: 1000 },
    );
  });
});
