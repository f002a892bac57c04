import { type Ground, horizontal, parseMap, vertical } from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { findBlockingGroups } from './blocking-groups.ts';
import { LEGEND } from './board-legend.ts';
import { borderWithoutDoor, prepareBoard } from './prepare-board.ts';

const HEAD = `map board

legend
  cell . floor
  cell ' void
  cell ~ difficult
  cell o impassable
  cell # blocking
  border | - wall
  border D D door each

level 0
`;

const drawn = (...rows: readonly string[]): Ground =>
  parseMap(`${HEAD}${rows.join('\n')}\n`, { file: 'board', legend: LEGEND }).ground;

/** The kind of border `V(x,y)` or `H(x,y)`. */
const kindAt = (g: Ground, letter: 'V' | 'H', x: number, y: number): string =>
  LEGEND.edges[g.edgeKind[(letter === 'V' ? vertical : horizontal)(g.layout, x, y)]].name;

/** All four borders of a cell: north, east, south, west. */
const around = (g: Ground, x: number, y: number): string[] => [
  kindAt(g, 'H', x, y),
  kindAt(g, 'V', x + 1, y),
  kindAt(g, 'H', x, y + 1),
  kindAt(g, 'V', x, y),
];

describe('prepareBoard', () => {
  it('DM-TER-02, 03: the edge of the assembled board is wall, wherever it runs', () => {
    const g = prepareBoard(drawn('+ + +', " . '", '+ + +', ' . .', '+ + +'), []);
    expect(around(g, 0, 0)).toEqual(['wall', 'wall', 'open', 'wall']);
    expect(around(g, 1, 1)).toEqual(['wall', 'wall', 'wall', 'open']);
  });

  it('DM-TER-03: the edge is wall even where a door or terrain is drawn at it', () => {
    const g = prepareBoard(drawn('+ +', 'D#', '+ +'), []);
    expect(around(g, 0, 0)).toEqual(['wall', 'wall', 'wall', 'wall']);
  });

  it.each([
    ['~', 'difficult'],
    ['o', 'impassable'],
    ['#', 'blocking'],
  ])('DM-TER-05: a space of terrain %s is enclosed by borders of its kind', (glyph, kind) => {
    const g = prepareBoard(
      drawn('+ + + +', ' . . .', '+ + + +', ` . ${glyph} .`, '+ + + +', ' . . .', '+ + + +'),
      [],
    );
    expect(around(g, 1, 1)).toEqual([kind, kind, kind, kind]);
    expect(around(g, 0, 0)).toEqual(['wall', 'open', 'open', 'wall']);
  });

  it('DM-TER-06: the border between two spaces of one group has its terrain too', () => {
    const g = prepareBoard(drawn('+ + + + +', ' . # # .', '+ + + + +'), []);
    expect([1, 2, 3].map((x) => kindAt(g, 'V', x, 0))).toEqual(['blocking', 'blocking', 'blocking']);
  });

  it('DM-TER-07: a wall in the enclosure stays a wall, and a door a door', () => {
    const g = prepareBoard(drawn('+ + + +', ' .|~D.', '+ + + +'), []);
    expect([1, 2].map((x) => kindAt(g, 'V', x, 0))).toEqual(['wall', 'door']);
  });

  it('the stricter terrain wins where two meet', () => {
    const g = prepareBoard(drawn('+ + + + +', ' ~ o # ~', '+ + + + +'), []);
    expect([1, 2, 3].map((x) => kindAt(g, 'V', x, 0))).toEqual(['impassable', 'blocking', 'blocking']);
  });

  it('leaves the drawn ground as it was', () => {
    const g = drawn('+ + +', ' . #', '+ + +');
    prepareBoard(g, []);
    expect(around(g, 1, 0)).toEqual(['open', 'open', 'open', 'open']);
  });

  it('DM-DOOR-02: without its door a border is open, or has the terrain beside it', () => {
    const g = prepareBoard(drawn('+ + + +', ' .D.D~', '+ + + +'), []);
    const without = [1, 2].map((x) => borderWithoutDoor(g, vertical(g.layout, x, 0)));
    expect(without.map((kind) => LEGEND.edges[kind].name)).toEqual(['open', 'difficult']);
  });
});

describe('findBlockingGroups', () => {
  it('DM-FLY-07: spaces that touch are one group, with all borders round and between them', () => {
    const g = prepareBoard(drawn('+ + + + +', ' . # # .', '+ + + + +', ' . . # #', '+ + + + +'), []);
    const { blockingGroups, groupBorders } = findBlockingGroups(g);
    expect([...blockingGroups]).toEqual([-1, 0, 0, -1, -1, -1, 0, 0]);
    const l = g.layout;
    const expected = [
      ...[1, 2, 3].map((x) => vertical(l, x, 0)),
      ...[2, 3].map((x) => vertical(l, x, 1)),
      ...[1, 2, 3].map((x) => horizontal(l, x, 1)),
    ];
    expect(groupBorders).toEqual([expected]);
  });

  it('spaces that touch only by a corner are two groups', () => {
    const g = prepareBoard(drawn('+ + +', ' # .', '+ + +', ' . #', '+ + +'), []);
    expect([...findBlockingGroups(g).blockingGroups]).toEqual([0, -1, -1, 1]);
  });

  it('DM-TER-07: a wall parts groups and belongs to none', () => {
    const g = prepareBoard(drawn('+ + + + +', ' . #|# .', '+ + + + +'), []);
    const { blockingGroups, groupBorders } = findBlockingGroups(g);
    expect([...blockingGroups]).toEqual([-1, 0, 1, -1]);
    expect(groupBorders).toEqual([[vertical(g.layout, 1, 0)], [vertical(g.layout, 3, 0)]]);
  });
});
