import { LOCATIONS } from '../content/maps/index.ts';
import { MISSIONS } from '../content/missions/index.ts';
import { OPERATORS } from '../content/operators.ts';
import { type LoadedMap, loadMap } from './map/load-map.ts';
import { loadMission, type MissionLayout } from './map/load-mission.ts';

let maps: readonly LoadedMap[] = [];
const layouts = new Map<string, MissionLayout>();

/** The ids of the missions that ship, in the order of the Mission Guide. */
export const MISSION_IDS: readonly string[] = MISSIONS.map(({ id }) => id);

/** A mission that ships, read once; null where there is none of this id. */
export function missionCalled(id: unknown): MissionLayout | null {
  const page = MISSIONS.find((each) => each.id === id);
  if (page === undefined) return null;
  const known = layouts.get(page.id);
  if (known !== undefined) return known;
  if (maps.length === 0) maps = LOCATIONS.map((value) => loadMap({ file: value.id, value }));
  const layout = loadMission({ file: page.id, value: page }, { maps, profiles: OPERATORS });
  layouts.set(page.id, layout);
  return layout;
}
