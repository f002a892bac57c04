import { LOCATIONS } from '../../../content/maps/index.ts';
import { GuideError } from '../guide-error.ts';
import { loadMap } from '../load-map.ts';
import { type KnownToMissions, loadMission, type MissionLayout } from '../load-mission.ts';
import type { MissionScript } from '../mission-page.ts';
import { KNOWN_PROFILES } from './known-profiles.ts';

/** For tests of missions that are changed in one place and then refused. */
export const KNOWN: KnownToMissions = {
  maps: LOCATIONS.map((value) => loadMap({ file: value.id, value })),
  profiles: KNOWN_PROFILES,
};

export const load = (value: unknown, known = KNOWN): MissionLayout =>
  loadMission({ file: 'm.json', value }, known);

/** Code and sentence of each problem; none: the mission loads. */
export function problemsOf(value: unknown, known = KNOWN): string[] {
  try {
    load(value, known);
  } catch (error) {
    if (!(error instanceof GuideError)) throw error;
    return error.problems.map(({ code, sentence }) => `${code}: ${sentence}`);
  }
  return [];
}

type Zone = MissionScript['starterZone'];

export const withAttackers = (mission: MissionScript, fields: Partial<Zone['attackers']>): MissionScript => ({
  ...mission,
  starterZone: { ...mission.starterZone, attackers: { ...mission.starterZone.attackers, ...fields } },
});

export const withDefenders = (mission: MissionScript, fields: Partial<Zone['defenders']>): MissionScript => ({
  ...mission,
  starterZone: { ...mission.starterZone, defenders: { ...mission.starterZone.defenders, ...fields } },
});

/** The list with one item changed. */
export const replaced = <T extends object>(list: readonly T[], i: number, change: Partial<T>): T[] =>
  list.map((one, j) => (i === j ? { ...one, ...change } : one));
