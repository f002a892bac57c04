import { EAST, NORTH, SOUTH, WEST } from '@sightline/board';
import { oversized } from '@sightline/content';
import { describe, expect, it } from 'vitest';
import { consulateBomb } from '../../content/missions/consulate-bomb.ts';
import { consulateControl } from '../../content/missions/consulate-control.ts';
import { consulateHostage } from '../../content/missions/consulate-hostage.ts';
import { loadMission } from './load-mission.ts';
import { missionPage } from './mission-page.ts';
import { spaceName } from './space-names.ts';
import {
  KNOWN,
  load,
  problemsOf,
  replaced,
  withAttackers,
  withDefenders,
} from './testing/refused-missions.ts';

const [{ layout: l }] = KNOWN.maps;
const at = (x: number, y: number) => y * 27 + x;

describe('a mission that can be set up', () => {
  it('SG-SET-06, SG-SET-07: is read with its objectives and pieces', () => {
    const bomb = load(consulateBomb);
    expect([bomb.id, bomb.kind, bomb.map.name]).toEqual(['consulateBomb', 'bomb', 'consulate']);
    expect(bomb.bombs).toEqual([at(21, 8), at(21, 4)]);
    expect(bomb.hostage).toBe(-1);
    expect(bomb.rooms).toEqual([]);
    expect(bomb.cameras[0]).toEqual({ cell: at(22, 4), side: EAST, edge: expect.any(Number) });
    expect(bomb.map.partitions[bomb.barricades[0]].id).toBe('main-door');
    expect(bomb.barbedWire.map((c) => spaceName(l, c))).toEqual(['18,4', '18,9', '19,3']);
    expect(bomb.fortifiedEntryways.map((c) => spaceName(l, c))).toEqual(['22,3', '19,11']);
    expect(load(consulateHostage).hostage).toBe(at(8, 8));
    const control = load(consulateControl);
    expect(control.rooms.map(({ room, value }) => [control.map.rooms[room].id, value])).toEqual([
      ['lobby', 3],
      ['visaOffice', 2],
      ['cafeteria', 2],
      ['meetingRoom', 2],
      ['pressRoom', 1],
      ['consulOffice', 1],
    ]);
  });

  it('SG-DEP-09, SG-DEP-10, SG-DEP-13: is read with its ready deployments', () => {
    const { attackers, defenders } = load(consulateControl).starterZone;
    expect(attackers.squad[0]).toEqual({
      operator: 'thermite',
      at: { cell: at(12, 14), facing: NORTH, standee: -1 },
    });
    expect(attackers.inventory).toEqual({
      breachCharge: 2,
      frag: 1,
      flashbang: 1,
      smokeGrenade: 2,
      claymore: 0,
      tacticalDrone: 3,
    });
    expect(defenders.squad[4]).toEqual({
      operator: 'pulse',
      portrait: { cell: -1, facing: NORTH, standee: -1, watches: at(11, 8) },
      decoy: { cell: at(20, 4), facing: EAST, standee: -1, watches: -1 },
    });
    expect(defenders.gadgets[2]).toEqual({ piece: 'ced1', cell: at(12, 5) });
    expect(defenders.gadgets[4]).toMatchObject({ piece: 'signalDisruptor', cell: at(14, 8), side: EAST });
    expect(defenders.gadgets[6]).toMatchObject({ piece: 'bulletproofCamera', cell: at(16, 6), side: EAST });
    expect(defenders.gadgets[7]).toEqual({ piece: 'deployableShield', cell: at(10, 7) });
    expect([attackers.recruit, defenders.recruit]).toEqual(['recruitLight', 'recruitHeavy']);
  });

  it('SG-DEP-03: may deploy somebody leaning', () => {
    const squad = replaced(consulateControl.starterZone.attackers.squad, 0, {
      at: '12,15 north standee west',
    });
    const { starterZone } = load(withAttackers(consulateControl, { squad }));
    expect(starterZone.attackers.squad[0].at).toEqual({
      cell: at(12, 15),
      facing: NORTH,
      standee: at(11, 15),
    });
  });

  it('SG-DEP-24: has reserve lists in their order', () => {
    const { reserves } = load(consulateControl);
    expect(reserves.attackers[0]).toEqual({ cell: at(12, 0), facing: SOUTH, standee: -1 });
    expect(reserves.defenders[1]).toEqual({ cell: at(9, 6), facing: WEST, standee: -1 });
  });

  it('may come as text', () => {
    const text = JSON.stringify(consulateBomb);
    expect(loadMission({ file: 'm.json', text }, KNOWN).id).toBe('consulateBomb');
  });
});

describe('fields that are refused', () => {
  it.each<[what: string, value: unknown, path: string]>([
    ['a map that nobody drew', { ...consulateBomb, map: 'bank' }, 'map'],
    ['another kind of mission', { ...consulateBomb, kind: 'picnic' }, 'kind'],
    ['SG-MIS-11: masks', { ...consulateBomb, masks: [] }, 'masks'],
    ['SG-SET-06: four cameras', { ...consulateBomb, cameras: consulateBomb.cameras.slice(1) }, 'cameras'],
    [
      'SG-SET-06: six cameras',
      { ...consulateBomb, cameras: [...consulateBomb.cameras, '3,3 west'] },
      'cameras',
    ],
    [
      'SG-SET-07: four Barbed Wires',
      { ...consulateBomb, barbedWire: ['1,1', '2,2', '3,3', '4,4'] },
      'barbedWire',
    ],
    ['SG-MIS-10: a third bomb', { ...consulateBomb, bombs: ['18,6', '21,4', '9,3'] }, 'bombs'],
    [
      'SG-MIS-10: a room worth 6',
      { ...consulateControl, rooms: [{ room: 'lobby', value: 6 }] },
      'rooms[0].value',
    ],
    ['a space by another name', { ...consulateHostage, hostage: 'H8' }, 'hostage'],
    [
      'SG-DEP-24: thirteen reserves',
      {
        ...consulateBomb,
        reserves: { ...consulateBomb.reserves, attackers: consulateBomb.reserves.attackers.slice(0, 13) },
      },
      'reserves.attackers',
    ],
    [
      'SG-DEP-24: a reserve without a facing',
      {
        ...consulateBomb,
        reserves: {
          ...consulateBomb.reserves,
          attackers: consulateBomb.reserves.attackers.map((_, i) => `${i},0`),
        },
      },
      'reserves.attackers[0]',
    ],
    [
      'SG-SQD-02: a squad of six',
      withAttackers(consulateControl, {
        squad: [...consulateControl.starterZone.attackers.squad, { operator: 'glaz', at: '0,0 south' }],
      }),
      'starterZone.attackers.squad',
    ],
    [
      'an Operator whom nobody knows',
      withAttackers(consulateControl, {
        squad: replaced(consulateControl.starterZone.attackers.squad, 0, { operator: 'nobody' }),
      }),
      'starterZone.attackers.squad[0].operator',
    ],
    [
      'SG-SQD-12: a third cube on Deployable Shields',
      withDefenders(consulateControl, { inventory: { deployableShield: 3, nitroCell: 1 } }),
      'starterZone.defenders.inventory.deployableShield',
    ],
    [
      'SG-MUL-01: a section of three',
      withAttackers(consulateControl, {
        sections: [
          ['ash', 'iq', 'sledge'],
          ['blitz', 'thermite'],
        ],
      }),
      'starterZone.attackers.sections[0]',
    ],
  ])('%s', (_, value, path) => {
    expect(problemsOf(value)[0]).toContain(`field: m.json: ${path}: expected`);
  });

  it.each([
    ['attackers', 'breachCharge', 3],
    ['attackers', 'frag', 3],
    ['attackers', 'flashbang', 3],
    ['attackers', 'smokeGrenade', 3],
    ['attackers', 'claymore', 2],
    ['attackers', 'tacticalDrone', 3],
    ['defenders', 'bulletproofCamera', 3],
    ['defenders', 'deployableShield', 2],
    ['defenders', 'nitroCell', 3],
    ['defenders', 'impactGrenade', 3],
  ] as const)('SG-SQD-12: %s have slots for so many cubes: %s %i', (side, gadget, slots) => {
    const withCubes = (cubes: number) => {
      const inventory = { [gadget]: cubes };
      const change = side === 'attackers' ? withAttackers : withDefenders;
      return problemsOf(change(consulateControl, { inventory }));
    };
    const expected = `field: m.json: starterZone.${side}.inventory.${gadget}: expected a whole number from 0 to ${slots}, found ${slots + 1}.`;
    expect(withCubes(slots + 1)).toEqual([expected]);
    expect(withCubes(slots).some((one) => one.startsWith('field'))).toBe(false);
  });

  it('no place on the largest board, however it is written', () => {
    const reserves = {
      attackers: consulateBomb.reserves.attackers.slice(0, 14),
      defenders: consulateBomb.reserves.defenders.map((place, i) =>
        i === 0 ? '63,63 north standee north' : place,
      ),
    };
    const squad = replaced(consulateBomb.starterZone.defenders.squad, 0, {
      portrait: '63,63 south standee south',
    });
    const value = {
      ...withDefenders(consulateBomb, { squad }),
      reserves,
      bombs: ['18,6', '63,63'],
      cameras: consulateBomb.cameras.map((place, i) => (i === 0 ? '63,63 south' : place)),
    };
    expect(problemsOf(value)).toEqual([
      'place: m.json: bombs[1]: expected a space of the map, found "63,63".',
      'place: m.json: cameras[0]: expected a space of the map, found "63,63".',
      'place: m.json: reserves.defenders[0]: expected a space of the map, found "63,63".',
      'place: m.json: starterZone.defenders.squad[0].portrait: expected a space of the map, found "63,63".',
    ]);
  });

  it.each([...oversized(missionPage)].map(({ path, value }) => [path, value] as const))(
    '%s: ten times too large is refused there',
    (path, value) => {
      const found = problemsOf({ ...consulateControl, ...(value as object) });
      expect(found).toContainEqual(expect.stringContaining(`m.json: ${path}: expected`));
      expect(found.join('\n').length).toBeLessThan(16_000);
    },
  );
});
