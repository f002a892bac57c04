import type { Cell } from '@sightline/board';
import { type ContentSource, readContent } from '@sightline/content';
import { gadgetCapacity } from './gadget-capacity.ts';
import { type NoteFault, problemsIn } from './guide-error.ts';
import { type LoadedMap, readFields } from './load-map.ts';
import { LOCATION, type MissionKind, type MissionPage, missionPage, PROFILE } from './mission-page.ts';
import { type PlaceReader, placeReader, type StandingPlace } from './places.ts';
import { type MissionObjectives, readObjectives } from './read-objectives.ts';
import { type PlacedPieces, readPieces } from './read-pieces.ts';
import type { KnownProfile } from './ready-squads.ts';
import { readStarterZone, type StarterZone } from './starter-zone.ts';

/** What missions may name. */
export interface KnownToMissions {
  readonly maps: readonly LoadedMap[];
  readonly profiles: readonly KnownProfile[];
}

/** A mission layout ready to be set up; spaces, rooms and components are numbers of its map. */
export interface MissionLayout extends MissionObjectives, PlacedPieces {
  readonly id: string;
  readonly kind: MissionKind;
  readonly file: MissionPage;
  readonly map: LoadedMap;
  /** for each side, in order (SG-DEP-24) */
  readonly reserves: {
    readonly attackers: readonly StandingPlace[];
    readonly defenders: readonly StandingPlace[];
  };
  readonly starterZone: StarterZone;
}

/** Reads a mission, whoever wrote it. The outcome is a mission that can be set up, or a `GuideError`. */
export function loadMission(source: ContentSource, { maps, profiles }: KnownToMissions): MissionLayout {
  const file = readFields(() =>
    readContent(missionPage, source, {
      [LOCATION]: maps.map(({ name }) => name),
      [PROFILE]: profiles.map(({ id }) => id),
    }),
  );
  // Its name was resolved against these maps.
  const map = maps.find(({ name }) => name === file.map) as LoadedMap;
  const { note, refuse } = problemsIn(source.file);
  const places = placeReader(map, note);
  const capacity = gadgetCapacity(map, note);

  const objectives = readObjectives(file, map, places, note);
  const pieces = readPieces(file, map, places, capacity, note);
  const reserves = {
    attackers: readReserves('attackers', file, 'perimeter', places, note),
    defenders: readReserves('defenders', file, 'inside', places, note),
  };
  const starterZone = readStarterZone(file.starterZone, { map, pieces, profiles, places, capacity, note });
  refuse();
  return { id: file.id, kind: file.kind, file, map, ...objectives, ...pieces, reserves, starterZone };
}

/** SG-DEP-24: spaces of their own, where their side may deploy, and straight. */
function readReserves(
  side: 'attackers' | 'defenders',
  file: MissionPage,
  where: 'inside' | 'perimeter',
  places: PlaceReader,
  note: NoteFault,
): StandingPlace[] {
  const seen = new Set<Cell>();
  return file.reserves[side].flatMap((written, i) => {
    const title = `reserves.${side}[${i}]`;
    const place = places.standing(title, written, where);
    if (place === null) return [];
    if (place.standee >= 0) note('place', `${title}: expected nobody to lean`);
    if (seen.has(place.cell)) note('place', `${title}: expected a space that is not in the list before`);
    seen.add(place.cell);
    return place;
  });
}
