import {
  exists,
  fits,
  floodPlacements,
  formatMap,
  frontier,
  type Ground,
  placement,
  reached,
  xOf,
  yOf,
} from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { WALL } from '../../rules/mission/board-legend.ts';
import { type LoadedMission, loadMission } from '../../rules/mission/load-mission.ts';
import { OBJECTIVES, THREATS } from '../../rules/mission/mission-file.ts';
import { isWalkable, reachableSpaces } from '../../rules/mission/reachable-spaces.ts';
import { KNOWN_CARDS } from '../../rules/statics.ts';
import { WEAPON_SETS } from '../index.ts';
import { MISSIONS } from './index.ts';

const loaded: readonly LoadedMission[] = MISSIONS.map((value) =>
  loadMission({ file: value.id, value }, KNOWN_CARDS),
);

const spacesOf = (g: Ground) =>
  Array.from({ length: g.layout.cells }, (_, c) => c).filter((c) => exists(g, c));

describe('the operation guide', () => {
  it('DM-OPS-01, 02: has two operations of six missions, in order', () => {
    expect(MISSIONS.map(({ operation, number }) => `${operation} ${number}`)).toEqual(
      ['blackBishop', 'exodus'].flatMap((operation) => [1, 2, 3, 4, 5, 6].map((n) => `${operation} ${n}`)),
    );
    expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(12);
  });

  it('uses every objective card twice, every threat card four times and every invasion card once', () => {
    for (const id of OBJECTIVES)
      expect(
        MISSIONS.filter((m) => m.objective === id),
        id,
      ).toHaveLength(2);
    for (const id of THREATS)
      expect(
        MISSIONS.filter((m) => m.threat === id),
        id,
      ).toHaveLength(4);
    expect(MISSIONS.map(({ invasion }) => invasion).sort()).toEqual([...KNOWN_CARDS.invasions].sort());
  });

  it('recommends every event set', () => {
    expect([...new Set(MISSIONS.flatMap(({ events }) => events))].sort()).toEqual(
      [...KNOWN_CARDS.eventSets].sort(),
    );
  });

  it.each(MISSIONS.map((m) => [m.id, m] as const))(
    '%s has no number that falls as squads grow',
    (_id, mission) => {
      const { frags, rounds, progress = [] } = mission;
      for (const asked of [frags, rounds ?? [], progress])
        expect([...asked].sort((a, b) => a - b)).toEqual([...asked]);
    },
  );

  it('begins as the published one does', () => {
    const [{ file, portals, objectives, doors, teleporters, healthPacks, weapons }] = loaded;
    expect(file).toMatchObject({
      id: 'kneeDeepInTheDead',
      objective: 'sampleCollection',
      threat: 'infestation',
      invasion: 'impAssault',
      events: ['powerOverwhelming', 'seekAndDestroy', 'armoredOffensive'],
    });
    expect(file.frags[3]).toBe(6);
    expect(portals.map(({ colour }) => colour).sort()).toEqual([
      'blue',
      'blue',
      'blue',
      'blue',
      'red',
      'yellow',
      'yellow',
    ]);
    const sampleAt = objectives.map(({ cell }) => portals.find((portal) => portal.cell === cell)?.colour);
    expect(sampleAt).toEqual(['yellow', 'red', 'yellow']);
    expect(doors).toHaveLength(4);
    expect(teleporters.map(({ active }) => active)).toEqual([true, false, false]);
    expect(healthPacks).toHaveLength(5);
    expect(weapons.map(({ weapon }) => weapon).sort()).toEqual(['chaingun', 'chainsaw']);
  });
});

describe.each(loaded.map((mission) => [mission.file.id, mission] as const))('%s', (_, mission) => {
  const { ground, starts, portals, teleporters, healthPacks, weapons, doors } = mission;
  const spaces = spacesOf(ground);

  it('has a compact board', () => {
    expect(Math.max(ground.layout.width, ground.layout.height)).toBeLessThanOrEqual(26);
    const walkable = spaces.filter((c) => isWalkable(ground, c));
    expect(walkable.length).toBeGreaterThanOrEqual(150);
    expect(walkable.length).toBeLessThanOrEqual(260);
  });

  it('can be walked everywhere', () => {
    const reachable = reachableSpaces(ground, starts[0]);
    const shut = spaces.filter((c) => isWalkable(ground, c) && reachable[c] === 0);
    expect(shut.map((c) => `${xOf(ground.layout, c)},${yOf(ground.layout, c)}`)).toEqual([]);
  });

  it('lets the largest square base go everywhere, once the doors are open', () => {
    const base = { wide: 2, high: 2 };
    const gait = { forward: 1, right: 1, back: 1, left: 1 };
    const standing = spaces.map((c) => placement(c)).filter((p) => fits(ground, base, p, WALL));
    const search = frontier(4 * ground.layout.cells);
    floodPlacements(search, ground, { base, gait, barred: WALL }, standing[0], 99);
    expect(reached(search).sort((a, b) => a - b)).toEqual(standing);
  });

  it('has tokens in the numbers that the box holds and the game wants', () => {
    const within = (n: number, least: number, most: number) => n >= least && n <= most;
    expect(starts.length).toSatisfy((n: number) => within(n, 4, 8));
    expect(portals.length).toSatisfy((n: number) => within(n, 4, 8));
    expect(teleporters.length).toSatisfy((n: number) => within(n, 2, 4));
    expect(healthPacks.length).toSatisfy((n: number) => within(n, 4, 9));
    expect(weapons.length).toSatisfy((n: number) => within(n, 1, 3));
    // eight stands for doors
    expect(doors.length).toBeLessThanOrEqual(8);
  });

  it('keeps everything on spaces of its own but the samples on their portals', () => {
    const lying = [portals, teleporters, weapons].flatMap((tokens) => tokens.map(({ cell }) => cell));
    const all = [...lying, ...healthPacks, ...starts, ...mission.post, ...mission.exits];
    expect(new Set(all).size).toBe(all.length);
  });

  it('has one active teleporter, among the starting spaces', () => {
    const active = teleporters.filter((teleporter) => teleporter.active);
    expect(active).toHaveLength(1);
    const { layout } = ground;
    const away = (c: number) =>
      Math.max(
        Math.abs(xOf(layout, c) - xOf(layout, active[0].cell)),
        Math.abs(yOf(layout, c) - yOf(layout, active[0].cell)),
      );
    expect(Math.min(...starts.map(away))).toBeLessThanOrEqual(2);
  });

  it('has portals of all colours, some of them face up', () => {
    expect([...new Set(portals.map(({ colour }) => colour))].sort()).toEqual(['blue', 'red', 'yellow']);
    const up = portals.filter(({ faceUp }) => faceUp).length;
    expect(up).toBeGreaterThanOrEqual(1);
    expect(up).toBeLessThan(portals.length / 2);
  });

  it('gives out weapons that are found, not more often than there are', () => {
    for (const { weapon } of weapons) {
      const set = WEAPON_SETS.find(({ id }) => id === weapon);
      expect(set?.starting, weapon).toBe(false);
      expect(weapons.filter((other) => other.weapon === weapon).length).toBeLessThanOrEqual(set?.copies ?? 0);
    }
  });

  it('opens doors two borders wide', () => {
    for (const edges of doors) expect(edges).toHaveLength(2);
  });

  it('is written as the formatter writes it', () => {
    expect(formatMap(mission.file.map, mission.file.id)).toBe(mission.file.map);
  });
});
