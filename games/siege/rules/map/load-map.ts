import {
  type Cell,
  type Edge,
  type Ground,
  type Layout,
  MapError,
  type MapFile,
  sentence as mapSentence,
  parseMap,
  type Stub,
} from '@sightline/board';
import { ContentError, type ContentSource, sentence as fieldSentence, readContent } from '@sightline/content';
import { checkComponents, checkReach, checkRooms, checkStructuralElements } from './check-map.ts';
import { GuideError, type NoteFault, problemsIn } from './guide-error.ts';
import { LEGEND, type SectionKind, sectionKind, spaceKind } from './legend.ts';
import { LONGEST_SIDE, type LocationFile, locationFile } from './location-file.ts';
import { type PrintedWalls, readPrinted } from './printed-walls.ts';
import { type MarksOnMap, readMarks } from './read-marks.ts';

/** A destructible wall or an opening: what happens to it happens to all its sections (SG-PRT-20, 22). */
export interface MapComponent {
  readonly id: string;
  /** as printed: fortified, light, holed, door or window */
  readonly kind: SectionKind;
  /** ascending, so from its west or north end */
  readonly edges: readonly Edge[];
  readonly size: 1 | 2;
}

export interface MapRoom {
  readonly id: string;
  /** of its name in the game's messages */
  readonly name: `room.${string}`;
  /** it shows the ↕ icon (SG-ENV-15) */
  readonly vertical: boolean;
  /** ascending */
  readonly spaces: readonly Cell[];
}

/** A location ready for a match (SG-ENV-19). */
export interface LoadedMap extends MarksOnMap, PrintedWalls {
  /** the id of the location */
  readonly name: string;
  readonly file: LocationFile;
  readonly ground: Ground;
  readonly layout: Layout;
  readonly partitions: readonly MapComponent[];
  /** by section: its component, or -1 */
  readonly partitionOf: Int16Array;
  readonly rooms: readonly MapRoom[];
  /** by space: its room, or -1 (SG-ENV-20) */
  readonly roomOf: Int16Array;
  /** by space: 1 on the perimeter (SG-ENV-16) */
  readonly perimeter: Uint8Array;
  /** by space: 1 where one gets to from outside without tearing down a wall */
  readonly reachable: Uint8Array;
  /** pieces of wall that protrude beyond the last section (SG-PRT-03) */
  readonly stubs: readonly Stub[];
}

/** Reads a location, whoever drew it. The outcome is a map that can be played on, or a `GuideError`. */
export function loadMap(source: ContentSource): LoadedMap {
  const file = readFields(() => readContent(locationFile, source));
  const map = readDrawing(source.file, file.map);
  const { note, refuse } = problemsIn(source.file);
  const { ground } = map;
  const { layout } = ground;

  const partitions = map.components.map(
    ({ id, kind, edges }): MapComponent => ({
      id,
      kind: kind as SectionKind,
      edges,
      size: edges.length === 2 ? 2 : 1,
    }),
  );
  const partitionOf = numbered(layout.edges, partitions, ({ edges }) => edges);
  const rooms = map.rooms.map(
    ({ id, tags, cells }): MapRoom => ({
      id,
      name: `room.${id}`,
      vertical: tags.includes('vertical'),
      spaces: cells,
    }),
  );
  const marks = readMarks(map.marks, ground, note);
  const perimeter = ground.cellKind.map((kind) => (kind === PERIMETER ? 1 : 0));

  checkComponents(map, partitionOf, note);
  checkStructuralElements(ground, note);
  checkRooms(map, note);
  const reachable = checkReach(ground, rooms, marks, perimeter, note);
  const stubs = readStubs(map, note);
  const print = readPrinted(file.printed, ground, piecesOf(ground, partitions, partitionOf), note);
  refuse();
  return {
    name: file.id,
    file,
    ground,
    layout,
    partitions,
    partitionOf,
    rooms,
    roomOf: numbered(layout.cells, rooms, ({ spaces }) => spaces),
    ...marks,
    perimeter,
    reachable,
    ...print,
    stubs,
  };
}

const PERIMETER = spaceKind('perimeter');
const HEAVY = sectionKind('heavy');

/** What reading the fields of a file throws becomes a `GuideError`. */
export function readFields<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new GuideError(
      error.problems.map((p) => ({ code: 'field', file: p.file, sentence: fieldSentence(p) })),
    );
  }
}

/** Lines and columns of its mistakes are those of the map's own text. */
function readDrawing(file: string, map: string): MapFile {
  const bounds = { text: map.length, side: LONGEST_SIDE, levels: 1 };
  try {
    return parseMap(map, { file: `${file}:map`, legend: LEGEND, bounds });
  } catch (error) {
    if (!(error instanceof MapError)) throw error;
    throw new GuideError(
      error.problems.map((p) => ({
        code: p.code === 'too-large' ? 'size' : 'map',
        file,
        sentence: mapSentence(p),
      })),
    );
  }
}

/** For each place the number of the thing that has it, or -1. */
function numbered<T>(
  length: number,
  things: readonly T[],
  placesOf: (thing: T) => readonly number[],
): Int16Array {
  const numbers = new Int16Array(length).fill(-1);
  for (const [i, thing] of things.entries()) for (const place of placesOf(thing)) numbers[place] = i;
  return numbers;
}

/** The sections that are printed as one: components, and heavy sections one by one. */
function piecesOf(
  g: Ground,
  partitions: readonly MapComponent[],
  partitionOf: Int16Array,
): (readonly Edge[])[] {
  const heavy = [...g.edgeKind.keys()].filter((e) => g.edgeKind[e] === HEAVY && partitionOf[e] < 0);
  return [...partitions.map(({ edges }) => edges), ...heavy.map((e) => [e])];
}

/** `corner o stub facing=south quarters=2` */
function readStubs({ corners }: MapFile, note: NoteFault): Stub[] {
  return corners.flatMap(({ corner, kind, props, facing }) => {
    const quarters = ([1, 2, 3] as const).find((n) => String(n) === props.quarters);
    if (kind === 'stub' && facing !== null && quarters !== undefined)
      return { corner, side: facing, quarters };
    note('mark', `a corner of the kind "${kind}": expected stub with facing= and quarters= from 1 to 3`);
    return [];
  });
}
