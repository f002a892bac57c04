import { cellAt, EAST, horizontal, vertical } from '@sightline/board';
import { oversized } from '@sightline/content';
import { describe, expect, it } from 'vitest';
import { GuideError, type GuideProblem } from './guide-error.ts';
import { loadMap } from './load-map.ts';
import { locationFile } from './location-file.ts';

/** Lines that a test adds to sections of the hut's map. */
interface Additions {
  readonly legend?: readonly string[];
  readonly marks?: readonly string[];
  readonly components?: readonly string[];
  readonly rooms?: readonly string[];
  readonly patch?: readonly string[];
  readonly plan?: readonly string[];
}

const PLAN = ['.......', '.hhss..', '.hhss..', '.......'];

/** A hall with a door to the west, a store behind a gap, and a structural element beside them. */
function hut({
  legend = [],
  marks = [],
  components = [],
  rooms = [],
  patch = [],
  plan = PLAN,
}: Additions = {}) {
  const section = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];
  return [
    'map hut',
    ...section('legend', [
      'cell . interior',
      'cell , perimeter',
      'cell # structural',
      'border | - heavy',
      'border d d door front-door',
      'border l l light wall-of-boards',
      ...legend,
    ]),
    ...section('marks', marks),
    ...section('components', ['front-door', 'wall-of-boards', ...components]),
    ...section('rooms', ['h hall', 's store vertical', ...rooms]),
    '',
    'level 0',
    '+ + + + + + + +',
    ' , , , , , , ,',
    '+ +-+-+l+l+-+ +',
    ' ,d. . . .|#|,',
    '+ + + + + +-+ +',
    ' ,|. .|. .|, ,',
    '+ +-+-+-+-+ + +',
    ' , , , , , , ,',
    '+ + + + + + + +',
    ...section('patch', patch),
    '',
    'plan 0',
    ...plan,
    '',
  ].join('\n');
}

const fileOf = (additions: Additions = {}, fields: object = {}) => ({
  id: 'hut',
  map: hut(additions),
  ...fields,
});
const load = (value: unknown) => loadMap({ file: 'hut.json', value });

function problems(value: unknown): readonly GuideProblem[] {
  try {
    load(value);
  } catch (error) {
    if (!(error instanceof GuideError)) throw error;
    expect(error.problems.length).toBeLessThanOrEqual(40);
    expect(error.message.length).toBeLessThan(16_000);
    return error.problems;
  }
  return [];
}

const sentences = (additions: Additions, fields: object = {}) =>
  problems(fileOf(additions, fields)).map(({ code, sentence }) => `${code}: ${sentence}`);
const at = (x: number, y: number) => y * 7 + x;

describe('a map that can be played on', () => {
  const additions: Additions = {
    legend: ['corner o stub facing=east quarters=2'],
    marks: ['stairs entryway gray', 'ladder entryway blue', 'bench obstacle', 'crate obstacle'],
    patch: ['cell 1,1 4,2 * stairs', 'cell 0,0 * ladder', 'cell 3,1 3,2 * bench', 'cell 6,0 * crate'],
  };

  it('SG-ENV-19: is read with everything on it', () => {
    const map = load({
      ...fileOf(additions, { printed: ['3,1-5,1 2/3/4'], ours: ['rooms'] }),
      map: hut(additions).replace(' ,|. .|. .|, ,\n+ +-+-+-+-+ + +', ' ,|. .|. .|, ,\n+ +-+-+-+-o + +'),
    });
    const { layout: l } = map;
    expect(map.name).toBe('hut');
    expect(map.partitions).toEqual([
      { id: 'front-door', kind: 'door', edges: [vertical(l, 1, 1)], size: 1 },
      { id: 'wall-of-boards', kind: 'light', edges: [horizontal(l, 3, 1), horizontal(l, 4, 1)], size: 2 },
    ]);
    expect(
      [vertical(l, 1, 1), horizontal(l, 4, 1), vertical(l, 3, 2)].map((e) => map.partitionOf[e]),
    ).toEqual([0, 1, -1]);
    expect(map.rooms).toEqual([
      { id: 'hall', name: 'room.hall', vertical: false, spaces: [at(1, 1), at(2, 1), at(1, 2), at(2, 2)] },
      { id: 'store', name: 'room.store', vertical: true, spaces: [at(3, 1), at(4, 1), at(3, 2), at(4, 2)] },
    ]);
    expect([at(0, 0), at(2, 2), at(3, 1)].map((c) => map.roomOf[c])).toEqual([-1, 0, 1]);
    expect(map.entryways).toEqual([
      { cell: at(0, 0), colour: 'blue' },
      { cell: at(1, 1), colour: 'gray' },
      { cell: at(4, 2), colour: 'gray' },
    ]);
    expect(map.obstacles).toEqual([
      { id: 'bench', spaces: [at(3, 1), at(3, 2)] },
      { id: 'crate', spaces: [at(6, 0)] },
    ]);
    expect([at(3, 2), at(6, 0), at(4, 2)].map((c) => map.obstacleOf[c])).toEqual([0, 1, -1]);
    expect([at(0, 1), at(1, 1), at(5, 1), at(6, 1)].map((c) => map.perimeter[c])).toEqual([1, 0, 0, 1]);
    expect(map.stubs).toMatchObject([{ side: EAST, quarters: 2 }]);
  });

  it('SG-ENV-20: leaves a space inside to no room', () => {
    const map = load(fileOf({ plan: ['.......', '.hhss..', '..hss..', '.......'] }));
    expect(map.roomOf[at(1, 2)]).toBe(-1);
  });

  it('SG-LOS-27: prints what no line names where it is drawn, a component as one', () => {
    const map = load(fileOf({}, { printed: ['1,1-3,1 -4/10/0'] }));
    const { layout: l } = map;
    const at = (e: number) => map.printed[map.printedOf[e]];
    expect(at(horizontal(l, 2, 1))).toEqual({ x1: 1, y1: 1, x2: 3, y2: 1, offset: -4, start: 10, end: 0 });
    expect(at(horizontal(l, 4, 1))).toEqual({ x1: 3, y1: 1, x2: 5, y2: 1, offset: 0, start: 0, end: 0 });
    expect(at(vertical(l, 3, 2))).toEqual({ x1: 3, y1: 2, x2: 3, y2: 3, offset: 0, start: 0, end: 0 });
    expect(map.printedOf[vertical(l, 2, 1)]).toBe(-1);
  });

  it('SG-PRT-09: may have holed walls', () => {
    const map = load(
      fileOf({
        legend: ['border h h holed grating'],
        components: ['grating'],
        patch: ['border V3,2 holed grating'],
      }),
    );
    expect(map.partitions[2]).toMatchObject({ id: 'grating', kind: 'holed', size: 1 });
  });

  it('comes as text too, and says where its fields are wrong', () => {
    const text = (value: object) => ({ file: 'hut.json', text: JSON.stringify(value, null, 1) });
    expect(loadMap(text(fileOf())).name).toBe('hut');
    expect(() => loadMap(text({ ...fileOf(), id: 'The hut' }))).toThrow(
      /^hut\.json:2:8: id: expected a name/,
    );
  });
});

describe('fields that are refused', () => {
  it.each<[what: string, fields: object, path: string]>([
    ['a part that is nobody’s', { ours: ['walls'] }, 'ours[0]'],
    ['the same part twice', { ours: ['rooms', 'rooms'] }, 'ours[1]'],
    ['a print without its ends', { printed: ['1,1-3,1 4'] }, 'printed[0]'],
    ['a field nobody reads', { walls: [] }, 'walls'],
  ])('%s', (_, fields, path) => {
    const found = sentences({}, fields);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`field: hut.json: ${path}: expected`);
  });

  it.each([...oversized(locationFile)].map(({ path, value }) => [path, value] as const))(
    '%s: ten times too large is refused there',
    (path, value) => {
      const found = problems({ ...fileOf(), ...(value as object) });
      expect(found.map(({ sentence }) => sentence)).toContainEqual(
        expect.stringContaining(`hut.json: ${path}: expected`),
      );
    },
  );
});

describe('drawings that are refused', () => {
  it('an unknown character, at line and column of the map', () => {
    const found = problems({ ...fileOf(), map: hut().replace(' ,d. . .', ' ,d? . .') });
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'hut.json:map:23:4: expected a cell of the legend, found "?".',
    ]);
  });

  it('SG-ENV-13: a room without an outline', () => {
    expect(sentences({ rooms: ['x attic'] })).toEqual([
      'map: hut.json:map:18:5: expected an id that stands on a drawing, found "attic".',
    ]);
  });

  it('SG-ENV-19: an entryway in a structural element', () => {
    expect(sentences({ marks: ['stairs entryway gray'], patch: ['cell 5,1 * stairs'] })).toEqual([
      expect.stringMatching(/^map: .* expected a cell for the mark "stairs", found none at 5,1\.$/),
    ]);
  });

  it('SG-PRT-18: a room in a structural element', () => {
    expect(sentences({ plan: ['.......', '.hhsss.', '.hhss..', '.......'] })).toEqual([
      expect.stringMatching(/^map: .* expected a cell for the room "store", found none at 5,1\.$/),
    ]);
  });

  it('more than 64 by 64 spaces, and a second floor', () => {
    const row = (n: number) => [`${'+ '.repeat(n)}+`, ' ,'.repeat(n), `${'+ '.repeat(n)}+`].join('\n');
    const wide = `map m\n\nlegend\n  cell , perimeter\n\nlevel 0\n${row(65)}\n`;
    expect(problems({ ...fileOf(), map: wide })).toMatchObject([{ code: 'size' }]);
    expect(problems({ ...fileOf(), map: wide.replaceAll(row(65), row(64)) })).toEqual([]);
    expect(problems({ ...fileOf(), map: `${hut()}\nlevel 1\n${row(1)}\n` })).toMatchObject([
      { code: 'size' },
    ]);
  });
});

describe('maps that could not be played on are refused', () => {
  it('SG-PRT-22: a component of three sections', () => {
    expect(sentences({ patch: ['border H2,1 light wall-of-boards'] })).toEqual([
      'component: hut.json: the component "wall-of-boards": expected one or two sections, found 3.',
    ]);
  });

  it.each([
    ['round a corner', 'border V3,2 H3,3 light new-wall', 'V3,2 and H3,3'],
    ['apart', 'border H1,1 H1,3 light new-wall', 'H1,1 and H1,3'],
    ['with a gap between them', 'border V1,2 V3,2 light new-wall', 'V1,2 and V3,2'],
  ])('SG-PRT-22: a component of two sections %s', (_, patch, found) => {
    expect(sentences({ components: ['new-wall'], patch: [patch] })).toEqual([
      `component: hut.json: the component "new-wall": expected two sections in line, found ${found}.`,
    ]);
  });

  it('SG-PRT-22: a light wall that belongs to no component', () => {
    expect(sentences({ patch: ['border V3,2 light'] })).toEqual([
      'section: hut.json: the section V3,2: expected a component for its light, found none.',
    ]);
  });

  it('SG-PRT-11, SG-PRT-15: barricades and breaches that are printed', () => {
    expect(sentences({ patch: ['border V3,2 barricadedDoor', 'border H2,1 breach'] })).toEqual([
      'section: hut.json: the section V3,2: expected heavy, fortified, light, holed, door, window or nothing, found barricadedDoor.',
      'section: hut.json: the section H2,1: expected heavy, fortified, light, holed, door, window or nothing, found breach.',
    ]);
  });

  it('SG-PRT-05: a heavy wall as a component', () => {
    expect(sentences({ components: ['block'], patch: ['border V3,2 heavy block'] })).toEqual([
      'component: hut.json: the component "block": expected one of fortified, light, holed, door, window, found heavy.',
    ]);
  });

  it('SG-PRT-22: a component with a word nobody knows', () => {
    const words = { components: ['gate oak locked=yes'], patch: ['border V3,2 door gate'] };
    expect(sentences(words)).toEqual([
      'component: hut.json: the component "gate": expected nothing but its id, found "oak".',
      'component: hut.json: the component "gate": expected nothing but its id, found "locked".',
    ]);
  });

  it('SG-PRT-19: a door with a space on one side only', () => {
    expect(sentences({ components: ['gate'], patch: ['border V0,1 door gate'] })).toEqual([
      'section: hut.json: the section V0,1: expected a space on both sides of its door.',
    ]);
  });

  it('SG-PRT-18: a structural element that is open to one side', () => {
    expect(sentences({ patch: ['border V6,1 open'] })).toEqual([
      'structural: hut.json: the structural element at 5,1: expected a heavy wall at V6,1.',
    ]);
  });

  it('SG-ENV-16: a room with a perimeter space', () => {
    expect(sentences({ plan: ['.......', 'hhhss..', '.hhss..', '.......'] })).toEqual([
      'room: hut.json: the room "hall": expected spaces inside the building, found 0,1 on the perimeter.',
    ]);
  });

  it('SG-ENV-13: a room in two places', () => {
    expect(sentences({ plan: ['.......', '.h.ss..', '..hss..', '.......'] })).toEqual([
      'room: hut.json: the room "hall": expected one outline, found spaces apart.',
    ]);
  });

  it('SG-ENV-15: a room with a word nobody knows', () => {
    expect(
      sentences({ rooms: ['x attic dark'], plan: ['.......', '.hxss..', '.hhss..', '.......'] }),
    ).toEqual(['room: hut.json: the room "attic": expected vertical or nothing, found "dark".']);
  });

  it('a room with spaces that nobody can walk to', () => {
    expect(sentences({ patch: ['border V3,1 heavy'] })).toEqual([
      'out-of-reach: hut.json: the room "store": nobody can walk from the perimeter to 3,1 4,1 3,2 4,2.',
    ]);
  });

  it('a corridor that nobody can walk to', () => {
    const plan = ['.......', '.hhs...', '.hhs...', '.......'];
    expect(sentences({ plan, patch: ['border V4,1 V4,2 heavy'] })).toEqual([
      'out-of-reach: hut.json: nobody can walk from the perimeter to 4,1 4,2.',
    ]);
  });

  it('SG-DEP-13: too few perimeter spaces for five attackers', () => {
    const map = 'map m\n\nlegend\n  cell , perimeter\n\nlevel 0\n+ + + + +\n , , , ,\n+ + + + +\n';
    expect(problems({ ...fileOf(), map }).map(({ sentence }) => sentence)).toEqual([
      'hut.json: expected 5 perimeter spaces without obstacle or more, found 4.',
    ]);
  });

  it.each([
    ['nothing', 'thing', 'nothing'],
    ['a word nobody knows', 'thing banana', 'banana'],
    ['an entryway of no colour', 'thing entryway', 'entryway'],
    ['an entryway of two colours', 'thing entryway gray blue', 'blue entryway gray'],
    ['an obstacle with a property', 'thing obstacle size=2', 'obstacle size'],
  ])('SG-ENV-17: a mark that is %s', (_, mark, found) => {
    expect(sentences({ marks: [mark], patch: ['cell 1,1 * thing'] })).toEqual([
      `mark: hut.json: the mark "thing": expected entryway gray, entryway blue or obstacle, found ${found}.`,
    ]);
  });

  it('SG-ENT-01: two entryways on one space, or one under an obstacle', () => {
    const marks = ['up entryway gray', 'again entryway blue', 'bench obstacle'];
    expect(sentences({ marks, patch: ['cell 1,1 * up again', 'cell 2,2 * up bench'] })).toEqual([
      'entryway: hut.json: two entryways lie on 1,1.',
      'entryway: hut.json: the entryway at 2,2 lies under an obstacle.',
    ]);
  });

  it('SG-PRT-16: an obstacle in pieces, through a wall, or on another', () => {
    const marks = ['far obstacle', 'split obstacle', 'one obstacle', 'other obstacle'];
    const patch = ['cell 0,0 6,3 * far', 'cell 2,2 3,2 * split', 'cell 1,1 * one other'];
    expect(sentences({ marks, patch })).toEqual([
      'obstacle: hut.json: the obstacle "far": expected spaces side by side, with no wall between them.',
      'obstacle: hut.json: the obstacle "split": expected spaces side by side, with no wall between them.',
      'obstacle: hut.json: two obstacles lie on 1,1.',
    ]);
  });

  it('SG-CPT-01: a sixteenth obstacle', () => {
    const marks = Array.from({ length: 16 }, (_, i) => `o${i} obstacle`);
    const patch = marks.map((_, i) => `cell ${i % 7},${i < 7 ? 0 : 3} * o${i}`).slice(0, 14);
    const more = ['cell 1,1 * o14', 'cell 1,2 * o15'];
    expect(sentences({ marks, patch: [...patch, ...more] })).toEqual([
      'size: hut.json: expected at most 15 obstacles, found 16.',
    ]);
  });

  it.each<[what: string, lines: readonly string[], found: string]>([
    [
      'off the board',
      ['1,1-8,1 0/0/0'],
      'a straight segment on the board, from west to east or north to south',
    ],
    [
      'not straight',
      ['1,1-2,2 0/0/0'],
      'a straight segment on the board, from west to east or north to south',
    ],
    ['backwards', ['3,1-1,1 0/0/0'], 'a straight segment on the board, from west to east or north to south'],
    [
      'of no length',
      ['1,1-1,1 0/0/0'],
      'a straight segment on the board, from west to east or north to south',
    ],
    ['where nothing stands', ['0,1-2,1 0/0/0'], 'walls or openings all along it'],
    ['of wall and door together', ['1,1-1,3 0/0/0'], 'walls or openings, found both'],
    ['that covers no section of its own', ['1,1-2,1 10/0/0'], 'it to cover its sections and no central dot'],
    ['that reaches a central dot', ['1,1-2,1 0/51/0'], 'it to cover its sections and no central dot'],
  ])('SG-LOS-27: a print %s', (_, printed, found) => {
    expect(sentences({}, { printed })).toEqual([
      `print: hut.json: printed[0] "${printed[0]}": expected ${found}.`,
    ]);
  });

  it('SG-LOS-27: two prints of one section', () => {
    expect(sentences({}, { printed: ['1,1-2,1 0/0/0', '1,1-3,1 0/0/0'] })).toEqual([
      'print: hut.json: printed[1] "1,1-3,1 0/0/0": expected sections that no other line has.',
    ]);
  });

  it('SG-PRT-03: a stub without a side or a length', () => {
    const legend = ['corner o stub quarters=2', 'corner p stub facing=east quarters=4'];
    const map = hut({ legend }).replace('+ +-+-+-+-+ + +', 'o +-+-+-+-p + +');
    expect(problems({ ...fileOf(), map }).map(({ sentence }) => sentence)).toEqual([
      'hut.json: a corner of the kind "stub": expected stub with facing= and quarters= from 1 to 3.',
      'hut.json: a corner of the kind "stub": expected stub with facing= and quarters= from 1 to 3.',
    ]);
  });

  it('with forty sentences at most', () => {
    const row = '|'.replace('|', ' .'.repeat(64));
    const wall = `+${'l+'.repeat(64)}`;
    const map = ['map m', '', 'legend', '  cell . interior', '  border l l light', '', 'level 0'];
    for (let y = 0; y < 64; y++) map.push(wall, row);
    expect(problems({ ...fileOf(), map: [...map, wall, ''].join('\n') })).toHaveLength(40);
  });

  it('cell numbers count row by row', () => {
    expect(cellAt(load(fileOf()).layout, 3, 2)).toBe(at(3, 2));
  });
});
