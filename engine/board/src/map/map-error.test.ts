import { describe, expect, it } from 'vitest';
import { MapError, type MapFault, type MapProblem, sentence } from './map-error.ts';
import { parseMap } from './parse-map.ts';
import { SAMPLE_LEGEND } from './sample-legend.ts';
import { parseTiles } from './tile-set.ts';

const TILES = `tiles box

legend
  cell . floor
  border | - wall

tile square
+-+-+
|. .|
+ + +
|. .|
+-+-+
`;

/** A map without mistakes, in which each test makes one. */
const GOOD = `map good

legend
  cell . floor
  cell ' void
  cell S floor start
  border | - wall
  border 1 1 door gate
  border w w window each
  corner o stub

marks
  start facing=north
  flag

components
  gate

rooms
  a armory

tile corridor
+-+-+
 . .
+-+-+

level 0
+-+-+-+
|S .1.|
+ o + +
|. . '
+-+-+ +

place
  hall corridor 3,0
  yard square 0,2

patch
  cell 1,1 rubble flag
  border V1,3 open

plan 0
aa...
a....
.....
.....

links
  stairs start 1,1
`;

function problems(text: string): readonly MapProblem[] {
  try {
    const tiles = [parseTiles(TILES, SAMPLE_LEGEND, 'box.tiles')];
    parseMap(text, { file: 'good.map', legend: SAMPLE_LEGEND, tiles });
    return [];
  } catch (error) {
    if (error instanceof MapError) return error.problems;
    throw error;
  }
}

/**
 * Makes one mistake in the good map and expects it to be found where the replacement has the sign ‸. A mistake that
 * shows elsewhere takes a second replacement, which only sets the sign.
 */
type Mistake = [what: string, code: MapFault, piece: string, by: string, piece2?: string, by2?: string];

function expectFound([, code, piece, by, piece2, by2]: Mistake): void {
  let text = GOOD;
  for (const [from, to] of [[piece, by] as const, ...(piece2 && by2 ? [[piece2, by2] as const] : [])]) {
    expect(text.split(from)).toHaveLength(2);
    text = text.replace(from, to);
  }
  const before = text.slice(0, text.indexOf('‸')).split('\n');
  const place = `${code} ${before.length}:${(before.at(-1) ?? '').length + 1}`;
  expect(problems(text.replace('‸', '')).map((p) => `${p.code} ${p.line}:${p.column}`)).toContain(place);
}

describe('a map without mistakes', () => {
  it('is accepted', () => {
    expect(problems(GOOD)).toEqual([]);
  });
});

describe('mistakes in the legend', () => {
  it.each<Mistake>([
    ['an unknown heading', 'unknown-word', 'legend\n', '‸legends\n'],
    ['an unknown sort of glyph', 'syntax', '  cell . floor', '  ‸tile . floor'],
    ['a glyph of two characters', 'syntax', 'cell . floor', 'cell ‸.. floor'],
    ['a missing kind', 'syntax', '  cell . floor', '  cell .‸'],
    ['an unknown kind of cell', 'unknown-name', 'cell . floor', 'cell . ‸flour'],
    ['an unknown kind of border', 'unknown-name', '| - wall', '| - ‸well'],
    ['a cell glyph twice', 'duplicate', "cell ' void", 'cell ‸. void'],
    ['an upright glyph twice', 'duplicate', '1 1 door gate', '‸| 1 door gate'],
    ['a lying glyph twice', 'duplicate', '1 1 door gate', '1 ‸- door gate'],
    ['the plain corner explained', 'duplicate', 'corner o stub', 'corner ‸+ stub'],
    ['an undeclared mark', 'unknown-name', 'S floor start', 'S floor ‸star'],
    ['a mark twice on a cell', 'duplicate', 'S floor start', 'S floor start ‸start'],
    ['a mark in the void', 'void', 'S floor start', 'S void ‸start'],
    ['an undeclared component', 'unknown-name', '1 1 door gate', '1 1 door ‸gait'],
    ['a word too many', 'syntax', 'corner o stub', 'corner o stub ‸pillar'],
    ['components of no border', 'syntax', 'window each', 'window each ‸0'],
    ['components of a quoted length', 'syntax', 'window each', 'window each ‸"2"'],
    ['a component and its length', 'syntax', 'door gate', 'door gate ‸2'],
    ['a word after the length', 'syntax', 'window each', 'window each 2 ‸gate'],
    ['an unfinished quotation', 'syntax', 'corner o stub', 'corner o ‸"stub'],
    ['a corner that faces no side', 'unknown-name', 'corner o stub', '‸corner o stub facing=up'],
  ])('%s', (...mistake) => {
    expectFound(mistake);
  });
});

describe('mistakes in declarations', () => {
  it.each<Mistake>([
    ['an id twice', 'duplicate', '  flag\n', '  flag\n  ‸start\n'],
    ['a mark that stands nowhere', 'unused', '  flag\n', '  flag\n  ‸flog\n'],
    ['a component that stands nowhere', 'unused', '  gate\n', '  gate\n  ‸gait\n'],
    ['a room that is not on the plan', 'unused', '  a armory\n', '  a armory\n  b ‸bath\n'],
    ['a room glyph twice', 'duplicate', '  a armory\n', '  a armory\n  ‸a bath\n'],
    ['a tag twice', 'syntax', 'start facing=north', 'start big ‸big'],
    ['a property twice', 'syntax', 'facing=north', 'facing=north ‸facing=east'],
    ['a property that no object can have', 'syntax', 'facing=north', '‸__proto__=north'],
    ['a mark that faces no side', 'unknown-name', 'start facing=north', '‸start facing=up'],
    ['a section twice', 'duplicate', 'rooms\n', '‸marks\n  more\n\nrooms\n'],
  ])('%s', (...mistake) => {
    expectFound(mistake);
  });
});

describe('mistakes in drawings', () => {
  it.each<Mistake>([
    ['an unknown cell', 'unknown-character', '|S .1.|', '|S ‸?1.|'],
    ['an unknown upright border', 'unknown-character', '|S .1.|', '|S .‸2.|'],
    ['an unknown lying border', 'unknown-character', '+ o + +', '+ o‸_+ +'],
    ['an unknown corner', 'unknown-character', '+ o + +', '+ ‸x + +'],
    ['a blank instead of a cell', 'unknown-character', '|S .1.|', '|S ‸ 1.|'],
    ['a row too short', 'row-too-short', '|S .1.|', '|S .1‸'],
    ['a row of corners without its last', 'row-too-short', '+ o + +', '+ o +‸'],
    ['a row too long', 'row-too-long', '|S .1.|', '|S .1.|‸.'],
    ['a first row that ends between corners', 'row-too-short', '+-+-+-+\n', '+-+-+-‸\n'],
    ['a drawing that is not closed', 'rows-missing', "|. . '\n+-+-+ +\n", "|. . '‸\n"],
    ['no drawing at all', 'rows-missing', '+-+-+\n . .\n+-+-+\n', '‸'],
    ['a level twice', 'duplicate', 'level 0\n', 'level 0\n+ +\n .\n+ +\n\nlevel ‸0\n'],
    ['a level without number', 'syntax', 'level 0\n', 'level‸\n'],
    ['too many levels', 'too-large', 'level 0\n', 'level ‸9\n'],
    ['a tile id twice', 'duplicate', 'level 0\n', 'tile ‸corridor\n+ +\n .\n+ +\n\nlevel 0\n'],
  ])('%s', (...mistake) => {
    expectFound(mistake);
  });
});

describe('mistakes in placing and patching', () => {
  it.each<Mistake>([
    ['an unknown tile', 'unknown-name', 'hall corridor', 'hall ‸corrode'],
    [
      'a tile that two files have',
      'ambiguous',
      'tile corridor',
      'tile square',
      'yard square',
      'yard ‸square',
    ],
    ['a name twice', 'duplicate', 'yard square', '‸hall square'],
    ['a tile on a drawing', 'overlap', 'hall corridor 3,0', '‸hall corridor 1,1'],
    ['tiles that overlap', 'overlap', 'yard square 0,2', '‸yard square 3,0'],
    ['a turn that is none', 'syntax', 'corridor 3,0', 'corridor 3,0 turn ‸45'],
    ['a place that is none', 'syntax', 'corridor 3,0', 'corridor ‸3;0'],
    ['a tile far out', 'too-large', 'hall corridor 3,0', '‸hall corridor 127,0'],
    ['a patch outside', 'outside', 'cell 1,1 rubble', 'cell ‸1,9 rubble'],
    ['a patch of a border outside', 'outside', 'V1,3', '‸V6,0'],
    ['a mark outside', 'outside', 'cell 1,1 rubble flag', 'cell 1,1 ‸1,1,1 * flag'],
    ['a mark where there is no cell', 'void', 'cell 1,1 rubble flag', 'cell ‸2,1 * flag'],
    ['a marked cell taken away', 'void', 'border V1,3', 'cell ‸0,0 void\n  border V1,3'],
    ['an unknown kind', 'unknown-name', 'rubble flag', '‸rabble flag'],
    ['an undeclared mark', 'unknown-name', 'rubble flag', 'rubble ‸flog'],
    ['an undeclared component', 'unknown-name', 'V1,3 open', 'V1,3 open ‸gait'],
    ['a component of two kinds', 'conflict', 'V1,3 open', 'V1,3 wall gate', '  gate\n', '  ‸gate\n'],
  ])('%s', (...mistake) => {
    expectFound(mistake);
  });

  it('an id that both the map and a tile placed declare', () => {
    const text = `map test

legend
  cell S floor start
  cell T floor a/start

marks
  start
  a/start

tile x
+ +
 S
+ +

level 0
+ + +
 T '
+ + +

place
  a x 1,0
`;
    expect(problems(text.replace('legend', "legend\n  cell ' void")).map(sentence)).toEqual([
      'good.map:23:3: expected an id not used before for everything on the tile, found "a/start".',
    ]);
  });

  it('tiles that draw different things on the border they share', () => {
    const text = `map test

legend
  cell . floor
  border | - wall
  border w w window

tile a
+ +
 .|
+ +

tile b
+ +
w.
+ +

place
  left a 0,0
  right b 1,0
`;
    expect(problems(text).map(sentence)).toEqual([
      'good.map:20:3: expected border V1,0 as it is drawn already ("wall"), found "window".',
    ]);
    expect(problems(`${text}\npatch\n  border V1,0 window\n`)).toEqual([]);
  });
});

describe('mistakes in rooms and links', () => {
  it.each<Mistake>([
    ['an unknown room', 'unknown-character', 'aa...\n', 'a‸b...\n'],
    ['a room where there is no cell', 'void', '\na....\n', '\na.‸a..\n'],
    ['a row of the plan too short', 'row-too-short', 'aa...\n', 'aa..‸\n'],
    ['a row of the plan too long', 'row-too-long', 'aa...\n', 'aa...‸.\n'],
    ['too few rows', 'rows-missing', '\na....\n.....\n.....\n', '\na....\n.....‸\n'],
    ['too many rows', 'rows-extra', '.....\n\n', '.....\n‸.....\n\n'],
    ['a plan of no level', 'outside', 'plan 0', 'plan ‸1'],
    ['a plan twice', 'duplicate', 'links\n', 'plan ‸0\n\nlinks\n'],
    ['a link to the void', 'void', 'start 1,1', 'start ‸2,1'],
    ['a link to beyond the board', 'outside', 'start 1,1', 'start ‸1,7'],
    ['a link to an unknown mark', 'unknown-name', 'start 1,1', '‸stair 1,1'],
    ['a link to itself', 'syntax', 'start 1,1', 'start ‸0,0'],
    ['a link that leads to itself', 'syntax', 'start 1,1', 'start to ‸0,0'],
    ['a link that leads into the void', 'void', 'start 1,1', 'start to ‸2,1'],
    ['a link that leads nowhere', 'syntax', 'start 1,1', 'start to‸'],
    ['a link to a mark on several cells', 'ambiguous', '|. . ', '|S . ', 'start 1,1', '‸start 1,1'],
  ])('%s', (...mistake) => {
    expectFound(mistake);
  });

  it('a tile that is a room, on a room of the plan', () => {
    const text = `map test

legend
  cell . floor

rooms
  a armory

tile x room
+ +
 .
+ +

place
  b x 0,0

plan 0
a
`;
    expect(problems(text).map(sentence)).toEqual([
      'good.map:15:3: expected cells in no room but "b", found one in "armory".',
    ]);
  });
});

describe('files of another sort', () => {
  it('a file of tiles is not a map, and a map is not a file of tiles', () => {
    expect(problems(TILES).map(sentence)).toEqual([
      'good.map:1:1: expected a map, which begins with "map", found a file of tiles.',
    ]);
    expect(() => parseTiles(GOOD, SAMPLE_LEGEND, 'good.map')).toThrow(
      'good.map:1:1: expected a file of tiles, which begins with "tiles", found a map.',
    );
  });

  it('an empty file, and one without a drawing', () => {
    expect(problems('').map(sentence)).toEqual([
      'good.map:1:1: expected the heading "map" with a name, found none.',
    ]);
    expect(problems('map x\n').map(sentence)).toEqual([
      'good.map:1:1: expected a map with a level drawn or a tile placed, found neither.',
    ]);
  });
});

describe('a map error', () => {
  it('is a sentence for each mistake, in the order of the file; its own fields are those of the first', () => {
    const text = GOOD.replace('|. . ', '|. ? ').replace('|S .1.|', '|S .1.||');
    try {
      parseMap(text, { file: 'good.map', legend: SAMPLE_LEGEND });
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof MapError)) throw error;
      expect(error.message).toBe(
        'good.map:29:8: expected a row of 7 characters, found 8.\n' +
          'good.map:31:4: expected a cell of the legend, found "?".\n' +
          'good.map:36:8: expected the id of a tile, found "square".',
      );
      expect(error).toMatchObject({ code: 'row-too-long', file: 'good.map', line: 29, column: 8 });
      expect(error.problems).toHaveLength(3);
    }
  });

  it('stops counting after a while', () => {
    const rows = Array.from({ length: 60 }, () => '|?|\n+ +\n').join('');
    expect(problems(GOOD.replace('level 0', `level 1\n+ +\n${rows}\nlevel 0`))).toHaveLength(40);
  });
});
