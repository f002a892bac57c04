import type { Cell } from '@sightline/board';
import type { GadgetCapacity } from './gadget-capacity.ts';
import type { NoteFault } from './guide-error.ts';
import type { LoadedMap } from './load-map.ts';
import type { MissionKind, MissionPage } from './mission-page.ts';
import type { PlaceReader, WallPlace } from './places.ts';
import { spaceName } from './space-names.ts';

/** What the layout puts on the board before anybody deploys (SG-SET-06, 07). */
export interface PlacedPieces {
  /** components that are barricaded */
  readonly barricades: readonly number[];
  readonly cameras: readonly WallPlace[];
  readonly barbedWire: readonly Cell[];
  readonly fortifiedEntryways: readonly Cell[];
}

/** SG-CPT-01: standees of one section and of two. */
const STANDEES = { door: [8, 3], window: [10, 3] } as const;
/** SG-SET-07, 08 */
const ON_THE_GROUND: Readonly<Record<MissionKind, readonly [wire: number, entryways: number]>> = {
  control: [0, 0],
  bomb: [3, 2],
  hostage: [3, 2],
};

/** SG-SET-09: legal, and as many as there should be; the schema has counted the cameras. */
export function readPieces(
  file: MissionPage,
  map: LoadedMap,
  places: PlaceReader,
  capacity: GadgetCapacity,
  note: NoteFault,
): PlacedPieces {
  const [wire, entryways] = ON_THE_GROUND[file.kind];
  expectCount('barbedWire', file.barbedWire.length, wire, file.kind, note);
  expectCount('fortifiedEntryways', file.fortifiedEntryways.length, entryways, file.kind, note);

  const onFloor = (title: string, name: string): Cell[] => {
    const c = places.space(title, name);
    if (c < 0 || !places.free(title, c, 'inside')) return [];
    capacity.lay(title, c);
    return [c];
  };
  const pieces: PlacedPieces = {
    barricades: file.barricades.flatMap((id, i) => {
      const number = openingNamed(`barricades[${i}]`, id, map, note);
      return number < 0 ? [] : number;
    }),
    cameras: file.cameras.flatMap((written, i) => {
      const place = places.onWall(`cameras[${i}]`, written);
      if (place !== null) capacity.hang(`cameras[${i}]`, place);
      return place ?? [];
    }),
    barbedWire: file.barbedWire.flatMap((name, i) => onFloor(`barbedWire[${i}]`, name)),
    fortifiedEntryways: file.fortifiedEntryways.flatMap((name, i) => {
      const title = `fortifiedEntryways[${i}]`;
      const [c] = onFloor(title, name);
      if (c === undefined || map.entryways.some(({ cell }) => cell === c)) return c ?? [];
      note('place', `${title}: expected an entryway at ${spaceName(map.layout, c)}`);
      return [];
    }),
  };
  checkStandees(map, pieces.barricades, note);
  return pieces;
}

function expectCount(
  what: string,
  found: number,
  expected: number,
  kind: MissionKind,
  note: NoteFault,
): void {
  if (found !== expected)
    note('count', `${what}: expected ${expected || 'none'} in a mission of ${kind}, found ${found}`);
}

function checkStandees(map: LoadedMap, barricades: readonly number[], note: NoteFault): void {
  for (const [opening, standees] of Object.entries(STANDEES))
    for (const [i, most] of standees.entries()) {
      const found = barricades.filter((number) => {
        const { kind, size } = map.partitions[number];
        return kind === opening && size === i + 1;
      }).length;
      const what = `${i === 0 ? 'single' : 'double'} ${opening}s`;
      if (found > most) note('count', `barricades: expected at most ${most} ${what}, found ${found}`);
    }
}

/** SG-PRT-11: the number of a door or window of the map; -1 after a problem. */
export function openingNamed(title: string, id: string, map: LoadedMap, note: NoteFault): number {
  const number = map.partitions.findIndex((one) => one.id === id);
  const kind = map.partitions[number]?.kind;
  if (kind === 'door' || kind === 'window') return number;
  note('place', `${title}: expected the id of a door or window, found "${id}"${kind ? `, ${kind}` : ''}`);
  return -1;
}
