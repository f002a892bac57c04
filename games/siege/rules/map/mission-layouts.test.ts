import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '../../content/maps/index.ts';
import { consulateBomb } from '../../content/missions/consulate-bomb.ts';
import { consulateControl } from '../../content/missions/consulate-control.ts';
import { consulateHostage } from '../../content/missions/consulate-hostage.ts';
import { loadMap } from './load-map.ts';
import type { MissionScript } from './mission-page.ts';
import { KNOWN, load, problemsOf } from './testing/refused-missions.ts';

describe('SG-SET-09: layouts that are refused', () => {
  it.each<[what: string, fields: Partial<MissionScript>, expected: string]>([
    [
      'SG-SET-07: two Barbed Wires',
      { barbedWire: ['18,4', '18,9'] },
      'count: m.json: barbedWire: expected 3 in a mission of bomb, found 2',
    ],
    [
      'SG-SET-07: one Fortified Entryway',
      { fortifiedEntryways: ['22,3'] },
      'count: m.json: fortifiedEntryways: expected 2 in a mission of bomb, found 1',
    ],
    [
      'SG-MIS-10: one bomb',
      { bombs: ['18,6'] },
      'count: m.json: bombs: expected 2 in a mission of bomb, found 1',
    ],
    [
      'SG-MIS-03: a hostage among bombs',
      { hostage: '8,8' },
      'count: m.json: hostage: expected none in a mission of bomb, found 1',
    ],
    [
      'SG-MIS-04: contested rooms among bombs',
      { rooms: [{ room: 'lobby', value: 1 }] },
      'count: m.json: rooms: expected none in a mission of bomb, found 1',
    ],
    [
      'SG-FWD-02: no choice of spaces',
      { permitted: ['18,6', '21,4'] },
      'count: m.json: permitted: expected 3 or more in a mission of bomb, found 2',
    ],
    [
      'SG-PRT-18: a bomb that nobody can reach, in a structural element',
      { bombs: ['18,6', '10,8'] },
      'place: m.json: bombs[1]: expected a space of the map, found "10,8"',
    ],
    [
      'a bomb off the board',
      { bombs: ['18,6', '27,4'] },
      'place: m.json: bombs[1]: expected a space of the map, found "27,4"',
    ],
    [
      'SG-ENV-16: a bomb outside',
      { bombs: ['18,6', '1,1'] },
      'place: m.json: bombs[1]: expected a space inside the building, found 1,1',
    ],
    [
      'SG-PRT-17: a bomb on an obstacle',
      { bombs: ['18,6', '17,6'] },
      'place: m.json: bombs[1]: expected a free space, found an obstacle on 17,6',
    ],
    [
      'SG-ENV-20: a bomb in no room',
      { bombs: ['18,6', '17,12'] },
      'place: m.json: bombs[1]: expected a space in a room',
    ],
    [
      'SG-FWD-02: a permitted space outside',
      { permitted: ['18,6', '21,4', '0,0'] },
      'place: m.json: permitted[2]: expected a space inside the building, found 0,0',
    ],
    [
      'SG-PRT-11: a barricade on a light wall',
      { barricades: ['lobby-panel'] },
      'place: m.json: barricades[0]: expected the id of a door or window, found "lobby-panel", light',
    ],
    [
      'SG-PRT-11: a barricade on nothing',
      { barricades: ['cat-flap'] },
      'place: m.json: barricades[0]: expected the id of a door or window, found "cat-flap"',
    ],
    [
      'SG-TGD-01: a Fortified Entryway beside an entryway',
      { fortifiedEntryways: ['22,3', '21,3'] },
      'place: m.json: fortifiedEntryways[1]: expected an entryway at 21,3',
    ],
    [
      'SG-TGD-14: a Fortified Entryway on the perimeter',
      { fortifiedEntryways: ['22,3', '23,4'] },
      'place: m.json: fortifiedEntryways[1]: expected a space inside the building, found 23,4',
    ],
    [
      'SG-GAD-02: Barbed Wire on an obstacle',
      { barbedWire: ['18,4', '18,9', '16,4'] },
      'place: m.json: barbedWire[2]: expected a free space, found an obstacle on 16,4',
    ],
    [
      'SG-GAD-03: Barbed Wire on a Fortified Entryway',
      { barbedWire: ['18,4', '18,9', '22,3'] },
      'place: m.json: fortifiedEntryways[0]: expected 22,3 without another gadget',
    ],
    [
      'SG-DEP-04: Barbed Wire on the perimeter',
      { barbedWire: ['18,4', '18,9', '24,3'] },
      'place: m.json: barbedWire[2]: expected a space inside the building, found 24,3',
    ],
  ])('%s', (_, fields, expected) => {
    expect(problemsOf({ ...consulateBomb, ...fields })).toContain(`${expected}.`);
  });

  it.each([
    ['SG-GAD-05: on a light wall', '12,9 north', 'expected a heavy wall at H12,9'],
    ['SG-GAD-05: on a fortified wall', '19,12 east', 'expected a heavy wall at V20,12'],
    ['SG-GAD-05: on no wall', '13,6 north', 'expected a heavy wall at H13,6'],
    ['SG-DEP-04: outside', '2,7 east', 'expected a space inside the building, found 2,7'],
    ['SG-GAD-02: over an obstacle', '3,5 west', 'expected a free space, found an obstacle on 3,5'],
    ['SG-GAD-03: over another gadget', '22,3 north', 'expected 22,3 without another gadget'],
  ])('a camera %s', (_, place, expected) => {
    const cameras = [...consulateBomb.cameras.slice(0, 4), place];
    const found = problemsOf({ ...consulateBomb, cameras });
    expect(found.some((one) => one.endsWith(`${expected}.`) && one.startsWith('place: m.json: '))).toBe(true);
  });

  it('SG-GAD-07: two cameras on both sides of one wall', () => {
    // The wall between lobby and antechamber.
    const cameras = [...consulateControl.cameras.slice(0, 3), '14,5 east', '15,5 west'];
    expect(problemsOf({ ...consulateControl, cameras })).toEqual([
      'place: m.json: cameras[4]: expected nothing else on the wall at V15,5.',
    ]);
  });

  it('SG-SET-08: Barbed Wire in Control', () => {
    expect(problemsOf({ ...consulateControl, barbedWire: ['12,6', '12,8', '13,5'] })).toEqual([
      'count: m.json: barbedWire: expected none in a mission of control, found 3.',
    ]);
  });

  it('SG-MIS-10: a fourth room of one value, and a room that is not there', () => {
    const rooms = ['lobby', 'visaOffice', 'archives', 'tellers', 'attic'].map((room, i) => ({
      room,
      value: i < 4 ? 2 : 5,
    }));
    expect(problemsOf({ ...consulateControl, rooms })).toEqual([
      'count: m.json: rooms[3]: expected at most 3 rooms worth 2.',
      'place: m.json: rooms[4]: expected a room of the map, found "attic".',
    ]);
  });

  /** A tower with openings of one size to the west, one above the other. */
  function tower(kind: 'door' | 'window', size: 1 | 2, openings: number) {
    const rows = Array.from({ length: openings }, () => Array.from({ length: size }, () => ' ,w.|,')).flat();
    const between = (y: number) => (y % size === 0 ? '+ +-+ +' : '+ + + +');
    const map = [
      'map tower',
      '',
      'legend',
      '  cell . interior',
      '  cell , perimeter',
      '  border | - heavy',
      `  border w w ${kind} each ${size}`,
      '',
      'level 0',
      ...rows.flatMap((row, y) => [between(y), row]),
      '+ +-+ +',
      '',
    ].join('\n');
    return loadMap({ file: 'tower', value: { id: 'tower', map } });
  }

  it.each([
    ['single doors', 'door', 1, 8],
    ['double doors', 'door', 2, 3],
    ['single windows', 'window', 1, 10],
    ['double windows', 'window', 2, 3],
  ] as const)('SG-CPT-01: more barricades for %s than there are standees', (what, kind, size, most) => {
    const barred = (barricades: number) => {
      const ids = Array.from({ length: barricades }, (_, i) => `${kind}-${i + 1}`);
      const value = { ...consulateControl, map: 'tower', barricades: ids };
      return problemsOf(value, { ...KNOWN, maps: [tower(kind, size, most + 1)] });
    };
    const expected = `count: m.json: barricades: expected at most ${most} ${what}, found ${most + 1}.`;
    expect(barred(most + 1)).toContain(expected);
    expect(barred(most).some((one) => one.includes('barricades'))).toBe(false);
  });

  /** A cell round which one can walk, with a way to the edge of the board at most at one space. */
  function cell(gap: string) {
    const rows = ['#########', '#,,,,,,,#', '#,.,,,,,#', '#,,,,,,,#', '#########'].map((row, y) =>
      Array.from(row, (kind, x) => (gap === `${x},${y}` ? ',' : kind)),
    );
    const isRock = (x: number, y: number) => (rows[y]?.[x] ?? '#') === '#';
    const drawing = rows.flatMap((row, y) => [
      `+${row.map((_, x) => (y > 0 && isRock(x, y) !== isRock(x, y - 1) ? '-' : ' ')).join('+')}+`,
      row.map((kind, x) => `${x > 0 && isRock(x, y) !== isRock(x - 1, y) ? '|' : ' '}${kind}`).join(''),
    ]);
    const map = [
      'map cell',
      '',
      'legend',
      '  cell . interior',
      '  cell , perimeter',
      '  cell # structural',
      '  border | - heavy',
      '',
      'level 0',
      ...drawing,
      '+ + + + + + + + + +',
      '',
    ].join('\n');
    return { ...KNOWN, maps: [loadMap({ file: 'cell', value: { id: 'cell', map } })] };
  }
  const lost = 'out-of-reach: m.json: hostage: nobody can walk to the edge of the board on the perimeter.';

  it('SG-MIS-18: a hostage on a map without a way off the board', () => {
    expect(problemsOf({ ...consulateHostage, map: 'cell' }, cell('none'))).toContain(lost);
    expect(problemsOf({ ...consulateBomb, map: 'cell' }, cell('none'))).not.toContain(lost);
  });

  it.each(['5,0', '8,2', '3,4', '0,1'])('SG-MIS-18: a way off the board at %s is enough', (gap) => {
    expect(problemsOf({ ...consulateHostage, map: 'cell' }, cell(gap))).not.toContain(lost);
  });

  it('SG-MIS-03, SG-MIS-04: a mission without its objective', () => {
    const { hostage: _, ...nobody } = consulateHostage;
    expect(problemsOf(nobody)).toEqual([
      'count: m.json: hostage: expected 1 in a mission of hostage, found 0.',
    ]);
    expect(problemsOf({ ...consulateControl, rooms: [] })).toEqual([
      'count: m.json: rooms: expected 1 or more in a mission of control, found 0.',
    ]);
    expect(problemsOf({ ...consulateHostage, permitted: ['8,8'] })).toEqual([
      'count: m.json: permitted: expected 2 or more in a mission of hostage, found 1.',
    ]);
    expect(problemsOf({ ...consulateHostage, hostage: '1,1' })).toEqual([
      'place: m.json: hostage: expected a space inside the building, found 1,1.',
    ]);
  });

  it('SG-MIS-04: a contested room in which nobody can stand', () => {
    const [{ map }] = LOCATIONS;
    const full = map
      .replace('  embassy-car obstacle', '  embassy-car obstacle\n  boxes obstacle')
      .replace('\nplan 0', '  cell 4,6 5,6 3,7 4,7 5,7 * boxes\n\nplan 0')
      .replace('  bathroom-stall obstacle\n', '')
      .replace('  cell 3,6 * bathroom-stall\n', '  cell 3,6 * boxes\n')
      .replace('  cell 17,1 18,1 * embassy-car\n\n', '  cell 17,1 18,1 * embassy-car\n');
    const consulate = loadMap({ file: 'consulate', value: { ...LOCATIONS[0], map: full } });
    const value = { ...consulateControl, rooms: [{ room: 'publicBathroom', value: 1 }] };
    expect(() => load(value, { ...KNOWN, maps: [consulate] })).toThrow(
      'm.json: rooms[0]: nobody can stand in the room "publicBathroom".',
    );
  });

  it.each([
    ['outside', 'defenders', '1,1 north', 'expected a space inside the building, found 1,1'],
    ['inside', 'attackers', '12,6 north', 'expected a perimeter space, found 12,6'],
    ['on an obstacle', 'attackers', '17,1 north', 'expected a free space, found an obstacle on 17,1'],
    ['leaning', 'defenders', '12,6 north standee west', 'expected nobody to lean'],
    ['twice on one space', 'defenders', '9,6 north', 'expected a space that is not in the list before'],
  ] as const)('SG-DEP-24: a reserve %s', (_, side, place, expected) => {
    const reserves = { ...consulateBomb.reserves, [side]: [...consulateBomb.reserves[side], place] };
    const i = reserves[side].length - 1;
    expect(problemsOf({ ...consulateBomb, reserves })).toEqual([
      `place: m.json: reserves.${side}[${i}]: ${expected}.`,
    ]);
  });
});
