import type { Cell } from '@sightline/board';
import type { NoteFault } from './guide-error.ts';
import type { LoadedMap } from './load-map.ts';
import type { MissionKind, MissionPage } from './mission-page.ts';
import type { PlaceReader } from './places.ts';

/** What the squads fight for; spaces and rooms are numbers of the map. */
export interface MissionObjectives {
  /** Control (SG-MIS-04) */
  readonly rooms: readonly { readonly room: number; readonly value: number }[];
  readonly bombs: readonly Cell[];
  /** -1: the mission has none */
  readonly hostage: Cell;
  /** SG-FWD-02 */
  readonly permitted: readonly Cell[];
}

/** How many of each a mission has, at least and at most. */
const ANY = Number.POSITIVE_INFINITY;
const NEEDS: Readonly<
  Record<MissionKind, Readonly<Record<keyof MissionObjectives, readonly [number, number]>>>
> = {
  control: { rooms: [1, ANY], bombs: [0, 0], hostage: [0, 0], permitted: [0, 0] },
  bomb: { rooms: [0, 0], bombs: [2, 2], hostage: [0, 0], permitted: [3, ANY] },
  hostage: { rooms: [0, 0], bombs: [0, 0], hostage: [1, 1], permitted: [2, ANY] },
};

/** SG-MIS-04, 08 to 10: every kind of mission has its own objectives, and no others. */
export function readObjectives(
  { kind, rooms, bombs, hostage, permitted }: MissionPage,
  map: LoadedMap,
  places: PlaceReader,
  note: NoteFault,
): MissionObjectives {
  const written = { rooms, bombs, hostage: hostage === undefined ? [] : [hostage], permitted };
  for (const what of ['rooms', 'bombs', 'hostage', 'permitted'] as const) {
    const [least, most] = NEEDS[kind][what];
    const { length } = written[what];
    const expected = most === ANY ? `${least} or more` : String(least || 'none');
    if (length < least || length > most)
      note('count', `${what}: expected ${expected} in a mission of ${kind}, found ${length}`);
  }
  const spacesOf = (what: 'bombs' | 'hostage' | 'permitted'): Cell[] =>
    written[what].flatMap((name, i) => {
      const title = what === 'hostage' ? what : `${what}[${i}]`;
      const c = places.space(title, name);
      return c >= 0 && isObjectiveSpace(title, c, map, places, note) ? c : [];
    });
  if (kind === 'hostage' && !hasWayOut(map))
    note('out-of-reach', 'hostage: nobody can walk to the edge of the board on the perimeter');
  return {
    rooms: readValues(rooms, map, note),
    bombs: spacesOf('bombs'),
    hostage: spacesOf('hostage')[0] ?? -1,
    permitted: spacesOf('permitted'),
  };
}

function isObjectiveSpace(
  title: string,
  c: Cell,
  map: LoadedMap,
  places: PlaceReader,
  note: NoteFault,
): boolean {
  if (!places.free(title, c, 'inside')) return false;
  if (map.roomOf[c] >= 0) return true;
  note('place', `${title}: expected a space in a room`);
  return false;
}

/** SG-MIS-18: the carrier leaves from a perimeter space at the edge of the board. */
function hasWayOut({ layout: l, perimeter }: LoadedMap): boolean {
  return perimeter.some((outside, c) => {
    const x = c % l.width;
    return outside === 1 && (x === 0 || x === l.width - 1 || c < l.width || c >= l.cells - l.width);
  });
}

/** SG-MIS-10: control tokens show 1 to 5, three tokens each. */
const TOKENS_OF_EACH = 3;

function readValues(
  rooms: MissionPage['rooms'],
  map: LoadedMap,
  note: NoteFault,
): MissionObjectives['rooms'] {
  return rooms.flatMap(({ room: id, value }, i) => {
    const title = `rooms[${i}]`;
    if (rooms.slice(0, i).filter((other) => other.value === value).length >= TOKENS_OF_EACH)
      note('count', `${title}: expected at most ${TOKENS_OF_EACH} rooms worth ${value}`);
    const room = map.rooms.findIndex((one) => one.id === id);
    if (room < 0) {
      note('place', `${title}: expected a room of the map, found "${id}"`);
      return [];
    }
    if (map.rooms[room].spaces.every((c) => map.obstacleOf[c] >= 0))
      note('out-of-reach', `${title}: nobody can stand in the room "${id}"`);
    return { room, value };
  });
}
