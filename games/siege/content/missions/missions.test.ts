import { describe, expect, it } from 'vitest';
import { loadMap } from '../../rules/map/load-map.ts';
import { loadMission, type MissionLayout } from '../../rules/map/load-mission.ts';
import { MISSION_KINDS } from '../../rules/map/mission-page.ts';
import { KNOWN_PROFILES } from '../../rules/map/testing/known-profiles.ts';
import { LOCATIONS } from '../maps/index.ts';
import { MISSIONS } from './index.ts';

const maps = LOCATIONS.map((value) => loadMap({ file: value.id, value }));
const loaded = MISSIONS.map((value) =>
  loadMission({ file: value.id, value }, { maps, profiles: KNOWN_PROFILES }),
);
const each = loaded.map((mission) => [mission.id, mission] as const);
const squadOf = ({ starterZone }: MissionLayout, side: 'attackers' | 'defenders'): string[] =>
  starterZone[side].squad.map(({ operator }) => operator);
const roomsWith = ({ map }: MissionLayout, cells: readonly number[]) =>
  new Set(cells.map((c) => map.roomOf[c]));

describe('the Mission Guide', () => {
  it('SG-SET-02, SG-MIS-12: has three missions on each location, the recommended first game first', () => {
    expect(loaded.map(({ map, kind }) => `${map.name} ${kind}`)).toEqual(
      ['consulate', 'clubhouse'].flatMap((map) => MISSION_KINDS.map((kind) => `${map} ${kind}`)),
    );
    expect(new Set(loaded.map(({ id }) => id)).size).toBe(6);
  });

  it('SG-SQD-14: the squads of the first game are the published ones', () => {
    expect(squadOf(loaded[0], 'attackers')).toEqual(['thermite', 'ash', 'iq', 'sledge', 'blitz']);
    expect(squadOf(loaded[0], 'defenders')).toEqual(['smoke', 'castle', 'bandit', 'mute', 'pulse']);
  });

  it('SG-SQD-17, SG-CPT-09: those of the other five missions are ours', () => {
    expect(loaded.map(({ file }) => file.ours.includes('squads'))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('SG-SQD-03: brings every Operator of a name into play, and every alternate', () => {
    const ready = new Set(loaded.flatMap((m) => [...squadOf(m, 'attackers'), ...squadOf(m, 'defenders')]));
    const named = KNOWN_PROFILES.filter(({ side }) => side !== 'either').map(({ id }) => id);
    expect([...ready].sort()).toEqual([...named].sort());
  });

  it('SG-SQD-12: brings every tactical gadget into play', () => {
    for (const side of ['attackers', 'defenders'] as const) {
      const used = loaded.flatMap(({ starterZone }) => Object.entries(starterZone[side].inventory));
      const names = new Set(used.map(([gadget]) => gadget));
      for (const gadget of names)
        expect(
          used.some(([name, cubes]) => name === gadget && cubes > 0),
          gadget,
        ).toBe(true);
    }
  });
});

describe.each(each)('%s', (_, mission) => {
  const { map, kind, file } = mission;
  const { attackers, defenders } = mission.starterZone;

  it('SG-MIS-12, SG-CPT-09: says of each of its fields whether it is ours', () => {
    const given = [
      'rooms',
      'bombs',
      'hostage',
      'permitted',
      'barricades',
      'cameras',
      'barbedWire',
      'fortifiedEntryways',
    ] as const;
    const filled = given.filter((field) => file[field] !== undefined && file[field].length > 0);
    const squads = mission === loaded[0] ? [] : ['squads'];
    expect([...file.ours].sort()).toEqual(
      [...filled, 'reserves', ...squads, 'inventories', 'deployments', 'sections'].sort(),
    );
  });

  it('SG-SET-06, SG-SET-07, SG-SET-08: has five cameras, and wire and Fortified Entryways except in Control', () => {
    expect(mission.cameras).toHaveLength(5);
    expect([mission.barbedWire.length, mission.fortifiedEntryways.length]).toEqual(
      kind === 'control' ? [0, 0] : [3, 2],
    );
  });

  it('SG-TGD-07: its cameras watch five rooms', () => {
    const watched = roomsWith(
      mission,
      mission.cameras.map(({ cell }) => cell),
    );
    expect(watched.size).toBe(5);
    expect(watched.has(-1)).toBe(false);
  });

  it('SG-MIS-02, SG-MIS-03, SG-MIS-04: has the objective of its kind', () => {
    expect([mission.rooms.length > 0, mission.bombs.length, mission.hostage >= 0]).toEqual([
      kind === 'control',
      kind === 'bomb' ? 2 : 0,
      kind === 'hostage',
    ]);
  });

  it('SG-MIS-10: has control tokens for its rooms, and points enough on both halves of the building', () => {
    if (kind !== 'control') return expect(mission.rooms).toEqual([]);
    const values = mission.rooms.map(({ value }) => value);
    for (const value of values) expect(values.filter((one) => one === value).length).toBeLessThanOrEqual(3);
    const west = mission.rooms.filter(({ room }) => {
      const { spaces } = map.rooms[room];
      const middle = spaces.reduce((sum, c) => sum + (c % map.layout.width), 0) / spaces.length;
      return middle < map.layout.width / 2;
    });
    const points =
      west.reduce((sum, { value }) => sum + value, 0) / values.reduce((sum, value) => sum + value, 0);
    expect(points).toBeGreaterThan(0.3);
    expect(points).toBeLessThan(0.75);
  });

  it('SG-ENV-15: can be fought for from the upper floor, in a ↕ room', () => {
    const objectives = [...mission.bombs, mission.hostage].filter((c) => c >= 0).map((c) => map.roomOf[c]);
    const rooms = [
      ...objectives,
      ...mission.rooms.map(({ room }) => room),
      ...roomsWith(mission, mission.permitted),
    ];
    expect(rooms.some((room) => map.rooms[room].vertical)).toBe(true);
  });

  it('SG-FWD-02: lets bombs or hostage be put into many rooms, the usual ones among them', () => {
    if (kind === 'control') return expect(mission.permitted).toEqual([]);
    expect(roomsWith(mission, mission.permitted).size).toBeGreaterThanOrEqual(8);
    const usual = kind === 'bomb' ? mission.bombs : [mission.hostage];
    expect(mission.permitted).toEqual(expect.arrayContaining([...usual]));
  });

  it('SG-ENT-19: leaves the defender gray entryways that are not fortified', () => {
    const gray = map.entryways.filter(({ colour }) => colour === 'gray').map(({ cell }) => cell);
    expect(gray.filter((c) => !mission.fortifiedEntryways.includes(c)).length).toBeGreaterThanOrEqual(3);
  });

  it('SG-DEP-05: leaves openings without barricade, and bars the most', () => {
    const openings = map.partitions.filter((one) => one.kind === 'door' || one.kind === 'window').length;
    expect(mission.barricades.length).toBeLessThan(openings);
    expect(mission.barricades.length).toBeGreaterThan(openings / 2);
  });

  it('SG-DEP-24: has room in reserve for every piece, in many rooms and round the building', () => {
    const { reserves } = mission;
    expect(reserves.attackers.length).toBeGreaterThanOrEqual(14);
    expect(reserves.defenders.length).toBeGreaterThanOrEqual(14);
    expect(
      roomsWith(
        mission,
        reserves.defenders.map(({ cell }) => cell),
      ).size,
    ).toBeGreaterThanOrEqual(8);
    const columns = reserves.attackers.map(({ cell }) => cell % map.layout.width);
    expect(Math.min(...columns)).toBeLessThan(4);
    expect(Math.max(...columns)).toBeGreaterThan(map.layout.width - 4);
  });

  it('SG-DEP-24: the first ten reserves are free of what the ready deployment puts down', () => {
    const shields = defenders.gadgets.flatMap((gadget) =>
      gadget.piece === 'deployableShield' ? gadget.cell : [],
    );
    for (const { cell } of mission.reserves.defenders.slice(0, 10)) expect(shields).not.toContain(cell);
  });

  it('SG-DEP-09, SG-DEP-13: deploys ten tokens and five attackers, each on a space of its own', () => {
    const tokens = defenders.squad.flatMap(({ portrait, decoy }) => [portrait, decoy]);
    expect(tokens).toHaveLength(10);
    const floor = tokens.filter(({ watches }) => watches < 0).map(({ cell }) => cell);
    expect(new Set(floor).size).toBe(floor.length);
    expect(new Set(attackers.squad.map(({ at }) => at.cell)).size).toBe(5);
  });

  it('SG-DEP-10: has a defender watch an entryway from above', () => {
    const watched = defenders.squad.flatMap(({ portrait, decoy }) => [portrait.watches, decoy.watches]);
    expect(watched.filter((c) => c >= 0).length).toBeGreaterThanOrEqual(1);
  });

  it('SG-HID-02: has portraits and decoys alike on the main floor', () => {
    const onFloor = (which: 'portrait' | 'decoy') =>
      defenders.squad.filter((one) => one[which].watches < 0).length;
    expect(onFloor('portrait')).toBeGreaterThanOrEqual(3);
    expect(onFloor('decoy')).toBeGreaterThanOrEqual(3);
  });

  it('SG-DEP-07: places every Setup gadget its squad has', () => {
    const placed = (piece: string) => defenders.gadgets.filter((gadget) => gadget.piece === piece).length;
    const squad = squadOf(mission, 'defenders');
    for (const [owner, piece, most] of [
      ['mute', 'signalDisruptor', 2],
      ['castle', 'armorPanel', 2],
      ['bandit', 'ced1', 2],
      ['thunderbird', 'konaStation', 3],
    ] as const)
      expect(placed(piece), piece).toBe(squad.includes(owner) ? most : 0);
    const plates = defenders.squad.filter(
      ({ operator }) => (KNOWN_PROFILES.find(({ id }) => id === operator)?.stamina ?? 6) <= 5,
    );
    expect(placed('armorPlate')).toBe(squad.includes('rook') ? Math.min(3, plates.length) : 0);
  });

  it('SG-MUL-17: has two sections of two on each side', () => {
    for (const side of [attackers, defenders]) {
      const all = side.sections.flat();
      expect(new Set(all).size).toBe(4);
      expect(side.sections.map((section) => section.length)).toEqual([2, 2]);
    }
  });
});
