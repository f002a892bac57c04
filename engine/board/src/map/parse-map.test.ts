import { describe, expect, it } from 'vitest';
import { cornerAt } from '../lattice.ts';
import { cellAt, EAST, horizontal, NORTH, SOUTH, vertical } from '../layout.ts';
import { parseMap } from './parse-map.ts';
import { SAMPLE_LEGEND } from './sample-legend.ts';
import { parseTiles } from './tile-set.ts';

const parse = (text: string, ...tiles: string[]) =>
  parseMap(text, {
    file: 'test.map',
    legend: SAMPLE_LEGEND,
    tiles: tiles.map((set) => parseTiles(set, SAMPLE_LEGEND, 'test.tiles')),
  });

const HEAD = `map test

legend
  cell . floor
  cell ~ rubble
  cell ' void
  border | - wall
`;

describe('a drawing', () => {
  it('shows cells between borders, one character each', () => {
    const { ground } = parse(`${HEAD}
level 0
+-+-+
|. ~
+ +-+
 '|.|
+ + +
`);
    const l = ground.layout;
    expect([l.width, l.height, l.levels]).toEqual([2, 2, 1]);
    expect([...ground.cellKind]).toEqual([1, 2, 0, 1]);
    const walls = [...ground.edgeKind].flatMap((kind, e) => (kind === 1 ? [e] : []));
    expect(walls).toEqual(
      [
        horizontal(l, 0, 0),
        horizontal(l, 1, 0),
        vertical(l, 0, 0),
        horizontal(l, 1, 1),
        vertical(l, 1, 1),
        vertical(l, 2, 1),
      ].sort((a, b) => a - b),
    );
    expect(ground.edgeBits[horizontal(l, 0, 0)]).toBe(3);
  });

  it('may be of several levels, the board being as large as the largest', () => {
    const { ground } = parse(`${HEAD}
level 1
+ +
 .
+ +

level 0
+ + +
 . .
+ + +
`);
    expect(ground.layout.levels).toBe(2);
    expect([...ground.cellKind]).toEqual([1, 1, 1, 0]);
  });

  it('takes kinds with blanks in their names as quoted words', () => {
    const { ground } = parse(`map test

legend
  cell . floor
  border ! = "light wall"

level 0
+=+
 .!
+ +
`);
    expect(ground.edgeKind[horizontal(ground.layout, 0, 0)]).toBe(4);
    expect(ground.edgeKind[vertical(ground.layout, 1, 0)]).toBe(4);
  });

  it('reads lines that end with a carriage return, and a byte order mark', () => {
    const text = `${HEAD}\nlevel 0\n+-+\n|.|\n+-+\n`;
    expect(parse(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(parse(text));
  });
});

describe('marks', () => {
  it('lie on the cells whose glyph names them: several on a cell, one on several cells', () => {
    const { marks, ground } = parse(`${HEAD}  cell S floor start
  cell T rubble start token

marks
  start facing=south
  token item colour=red

level 0
+ + + +
 S T .
+ + + +
`);
    expect(marks).toEqual([
      { id: 'start', tags: [], props: {}, facing: SOUTH, cells: [0, 1] },
      { id: 'token', tags: ['item'], props: { colour: 'red' }, facing: null, cells: [1] },
    ]);
    expect([...ground.cellKind]).toEqual([1, 2, 1]);
  });
});

describe('components', () => {
  it('DM-DOOR-05, SG-PRT-20: borders of one glyph are one piece, however many', () => {
    const { components, ground } = parse(`${HEAD}  border 1 1 door gate

components
  gate wooden card=yes

level 0
+ + +
 .1.
+ + +
 .1.
+ + +
`);
    const l = ground.layout;
    expect(components).toEqual([
      {
        id: 'gate',
        tags: ['wooden'],
        props: { card: 'yes' },
        kind: 'door',
        edges: [vertical(l, 1, 0), vertical(l, 1, 1)],
      },
    ]);
  });

  it('SG-PRT-22: "each" makes a component of every straight run, and numbers them as one reads', () => {
    const { components, ground } = parse(`${HEAD}  border w w window each

level 0
+w+w+
 . .w
+w+ +
w.w.
+ +w+
`);
    const l = ground.layout;
    expect(components.map(({ id, edges }) => [id, edges])).toEqual([
      ['window-1', [horizontal(l, 0, 0), horizontal(l, 1, 0)]],
      ['window-2', [vertical(l, 2, 0)]],
      ['window-3', [horizontal(l, 0, 1)]],
      ['window-4', [vertical(l, 0, 1)]],
      ['window-5', [vertical(l, 1, 1)]],
      ['window-6', [horizontal(l, 1, 2)]],
    ]);
  });

  it('SG-PRT-22: "each 2" cuts a straight run into components of two borders, the last of one', () => {
    const { components, ground } = parse(`${HEAD}  border w w window each 2

level 0
+w+w+w+w+w+
w. . . . .
+ + +w+ + +
w. . . . .w
+ + + + + +
w. . . . .w
+w+w+ +w+w+
`);
    const l = ground.layout;
    const lying = (y: number, ...xs: number[]) => xs.map((x) => horizontal(l, x, y));
    const upright = (x: number, ...ys: number[]) => ys.map((y) => vertical(l, x, y));
    expect(components.map(({ id, edges }) => [id, edges])).toEqual([
      ['window-1', lying(0, 0, 1)],
      ['window-2', lying(0, 2, 3)],
      ['window-3', lying(0, 4)],
      ['window-4', upright(0, 0, 1)],
      ['window-5', lying(1, 2)],
      ['window-6', upright(5, 1, 2)],
      ['window-7', upright(0, 2)],
      ['window-8', lying(3, 0, 1)],
      ['window-9', lying(3, 3, 4)],
    ]);
  });

  it('SG-PRT-22: a tile that is turned keeps its components whole', () => {
    const { components, ground } = parse(`${HEAD}  border w w "light wall" each 2

tile wing
+w+w+w+
 . . .
+ + + +

place
  a wing 0,0 turn 180
  b wing 0,2
`);
    const l = ground.layout;
    expect(components.map(({ id, edges }) => [id, edges])).toEqual([
      ['a/light wall-1', [horizontal(l, 1, 1), horizontal(l, 2, 1)]],
      ['a/light wall-2', [horizontal(l, 0, 1)]],
      ['b/light wall-1', [horizontal(l, 0, 2), horizontal(l, 1, 2)]],
      ['b/light wall-2', [horizontal(l, 2, 2)]],
    ]);
  });

  it('"each" keeps two runs apart that are drawn with two glyphs, and steps over names given by hand', () => {
    const { components } = parse(`${HEAD}  border w w window each
  border v v window each
  border x x window window-1

components
  window-1

level 0
+w+v+x+
 . . .
+ + + +
`);
    expect(components.map(({ id, edges }) => [id, edges.length])).toEqual([
      ['window-1', 1],
      ['window-2', 1],
      ['window-3', 1],
    ]);
  });
});

describe('rooms', () => {
  it('are drawn on a plan, one character for each cell', () => {
    const { rooms } = parse(`${HEAD}
rooms
  a armory vertical
  b bridge

level 0
+ + + +
 . . .
+ + + +
 . . '
+ + + +

plan 0
aab
a..
`);
    expect(rooms).toEqual([
      { id: 'armory', tags: ['vertical'], props: {}, cells: [0, 1, 3] },
      { id: 'bridge', tags: [], props: {}, cells: [2] },
    ]);
  });
});

describe('links', () => {
  it('ER-LVL-01: join cells by their marks or by their places', () => {
    const { ground } = parse(`${HEAD}  cell u floor up

marks
  up

level 0
+ + +
 u .
+ + +

level 1
+ + +
 . .
+ + +

links
  stairs up 0,0,1
  ladder 1,0 1,0,1
`);
    expect(ground.links).toEqual([
      { a: 0, b: 2, kind: 'stairs' },
      { a: 1, b: 3, kind: 'ladder' },
    ]);
  });

  it('DM-TEL-05: lead one way where they are written with "to", which may be the name of a mark too', () => {
    const { ground } = parse(`${HEAD}  cell t floor to

marks
  to

level 0
+ + +
 t .
+ + +

links
  chute 1,0 to "to"
  chute "to" to 1,0
  chute "to" 1,0
`);
    expect(ground.links).toStrictEqual([
      { a: 1, b: 0, kind: 'chute', oneWay: true },
      { a: 0, b: 1, kind: 'chute', oneWay: true },
      { a: 0, b: 1, kind: 'chute' },
    ]);
  });
});

describe('corners', () => {
  it('SG-PRT-03: a stub stands at a corner and points to a side', () => {
    const { corners, ground } = parse(`${HEAD}  corner o stub facing=east quarters=2

level 0
+ + +
 . .
+ o +
 . .
+ + +
`);
    const corner = cornerAt(ground.layout, 1, 1);
    expect(corners).toEqual([{ corner, kind: 'stub', props: { quarters: '2' }, facing: EAST }]);
  });
});

describe('tiles', () => {
  const TILES = `tiles box

legend
  cell . floor
  cell ~ rubble
  cell ' void
  cell A rubble icon
  border | - wall
  border 1 1 door hatch
  corner o stub facing=north

marks
  icon facing=north

components
  hatch small

tile lab room science
+-+-+
|. A1
+ o +
|' ~|
+-+-+
`;
  const placed = (lines: string) => parse(`map test\n\nplace\n${lines}`, TILES);

  it('DM-SET-07: lie where they are placed, with their ids behind the name of the placement', () => {
    const { ground, marks, components, rooms } = placed('  one lab 0,0\n  two lab 3,0\n');
    expect(ground.layout.width).toBe(5);
    expect([...ground.cellKind]).toEqual([1, 2, 0, 1, 2, 0, 2, 0, 0, 2]);
    expect(marks.map(({ id, cells }) => [id, cells])).toEqual([
      ['one/icon', [1]],
      ['two/icon', [4]],
    ]);
    expect(components.map(({ id, edges }) => [id, edges])).toEqual([
      ['one/hatch', [vertical(ground.layout, 2, 0)]],
      ['two/hatch', [vertical(ground.layout, 5, 0)]],
    ]);
    expect(rooms.map(({ id, tags, cells }) => [id, tags, cells])).toEqual([
      ['one', ['science'], [0, 1, 6]],
      ['two', ['science'], [3, 4, 9]],
    ]);
  });

  it('turn clockwise with all that is on them', () => {
    const turned = placed('  one lab 0,0 turn 90\n');
    const l = turned.ground.layout;
    // . A1      '. ─
    // ' ~|  →   ~ A below it a door
    expect([...turned.ground.cellKind]).toEqual([0, 1, 2, 2]);
    expect(turned.marks).toEqual([
      { id: 'one/icon', tags: [], props: {}, cells: [cellAt(l, 1, 1)], facing: EAST },
    ]);
    expect(turned.components[0].edges).toEqual([horizontal(l, 1, 2)]);
    expect(turned.corners).toEqual([{ corner: cornerAt(l, 1, 1), kind: 'stub', props: {}, facing: EAST }]);
  });

  it('turned by half lie upside down', () => {
    const [upright, halfTurned] = [placed('  one lab 0,0\n'), placed('  one lab 0,0 turn 180\n')];
    expect(halfTurned.ground.cellKind).toEqual(upright.ground.cellKind.toReversed());
    expect([upright.marks[0].facing, halfTurned.marks[0].facing]).toEqual([NORTH, SOUTH]);
  });

  it('DM-TER-03: at a joint what is drawn wins over the open border, and a patch over both', () => {
    const text = `tiles box

legend
  cell . floor
  border | - wall

tile open
+-+
 .
+-+

tile shut
+-+
|.|
+-+
`;
    const joint = (patch: string) => {
      const m = parse(`map test\n\nplace\n  a open 0,0\n  b shut 1,0\n${patch}`, text);
      return m.ground.edgeKind[vertical(m.ground.layout, 1, 0)];
    };
    expect(joint('')).toBe(1);
    expect(joint('\npatch\n  border V1,0 open\n')).toBe(0);
  });

  it('lose a component whose border a patch changes, the last border of a row too', () => {
    const m = parse('map test\n\nplace\n  a lab 0,0\n\npatch\n  border V2,0 wall\n', TILES);
    expect(m.components).toEqual([]);
    expect(m.ground.edgeKind[vertical(m.ground.layout, 2, 0)]).toBe(1);
  });

  it('DM-SET-14: take doors and marks by a patch', () => {
    const m = parse(
      `map test

marks
  start

components
  gate

place
  a lab 0,0
  b lab 2,0

patch
  border V2,0 door gate
  cell 0,0 3,0 * start
  cell 0,1 floor
`,
      TILES,
    );
    expect(m.components.map(({ id, edges }) => [id, edges])).toEqual([
      ['gate', [vertical(m.ground.layout, 2, 0)]],
      ['b/hatch', [vertical(m.ground.layout, 4, 0)]],
    ]);
    expect(m.marks.map(({ id, cells }) => [id, cells])).toEqual([
      ['start', [0, 3]],
      ['a/icon', [1]],
      ['b/icon', [3]],
    ]);
    expect(m.ground.cellKind[4]).toBe(1);
  });
});
