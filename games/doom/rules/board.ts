import {
  type Cell,
  type CornerTable,
  type CoverGround,
  copyGround,
  copyNeighbours,
  cornerTable,
  coverChanged,
  coverGround,
  coverIgnoring,
  type Edge,
  type Ground,
  type GroundStates,
  groundStates,
  kindOf,
  linkAll,
  linkTable,
  type NeighbourTable,
  neighbourTable,
  patchNeighbours,
  type StepDistances,
  setEdge,
  stepDistances,
  type TablesOfGround,
  withLinks,
} from '@sightline/board';
import { BLOCKING, DIFFICULT, DOOR, IMPASSABLE, LEGEND, WALL } from './mission/board-legend.ts';
import type { LoadedMission } from './mission/load-mission.ts';

/**
 * What stops lines of sight (DM-LOS-02), walkers (DM-ADJ-02), flyers and large figures (DM-FLY-02, DM-LRG-11), and
 * the counting of range (DM-RNG-05).
 */
const SIGHT = WALL | DOOR | BLOCKING;
const WALKING = WALL | DOOR | BLOCKING | IMPASSABLE;
export const FLYING = WALL | DOOR;
const RANGE = WALL | DOOR | BLOCKING;

/** The spaces next to each other for a walker (DM-ADJ-02). */
export const walkingTable = (ground: Ground): NeighbourTable =>
  neighbourTable(ground, { barred: WALKING, diagonals: 'elbow' });

/** DM-COV-11: does who stands there have cover wherever an attack comes from? */
export const isCoverAround = ({ ground }: Pick<BoardTables, 'ground'>, cell: Cell): boolean =>
  (ground.cellBits[cell] & DIFFICULT) !== 0;

const OPEN_BORDER = kindOf(LEGEND.edges, 'open');

/** What a set of opened doors makes of the board. */
export interface BoardTables {
  readonly ground: Ground;
  readonly sight: CornerTable;
  readonly cover: CoverGround;
  readonly walk: NeighbourTable;
  readonly fly: NeighbourTable;
  readonly range: NeighbourTable;
  readonly steps: StepDistances;
  /**
   * the same for lines and ranges to or from figures inside blocking terrain (DM-FLY-07, DM-LRG-19), by their groups
   */
  readonly inside: Map<string, Inside>;
  /** walkers' neighbours with the teleporters that are active, by their numbers as bits */
  readonly teleporting: Map<number, NeighbourTable>;
}

export interface Inside {
  readonly cover: CoverGround;
  readonly steps: StepDistances;
}

const tables: TablesOfGround<BoardTables> = {
  build: (ground) => {
    const range = neighbourTable(ground, { barred: RANGE, diagonals: 'elbow' });
    return {
      ground,
      sight: cornerTable(ground, SIGHT),
      cover: coverGround(ground, SIGHT, DIFFICULT),
      walk: walkingTable(ground),
      fly: neighbourTable(ground, { barred: FLYING, diagonals: 'elbow' }),
      range,
      steps: stepDistances(range),
      inside: new Map(),
      teleporting: new Map(),
    };
  },
  copyFor(t, ground) {
    const range = copyNeighbours(t.range);
    return {
      ground,
      sight: t.sight.copyFor(ground),
      cover: coverGround(ground, SIGHT, DIFFICULT),
      walk: copyNeighbours(t.walk),
      fly: copyNeighbours(t.fly),
      range,
      steps: stepDistances(range),
      inside: new Map(),
      teleporting: new Map(),
    };
  },
  edgeChanged(t, g, e) {
    t.sight.edgeChanged(e);
    coverChanged(t.cover, e);
    for (const table of [t.walk, t.fly, t.range]) patchNeighbours(table, g, e);
  },
  cellChanged() {
    throw new Error('only doors open here');
  },
};

/** The spaces next to one; links between spaces left out. */
export function spacesNextTo(table: NeighbourTable, cell: Cell): Cell[] {
  const found: Cell[] = [];
  for (let slot = cell * 8; slot < cell * 8 + 8 && table.to[slot] >= 0; slot++) found.push(table.to[slot]);
  return found;
}

export const boards = (ground: Ground): GroundStates<BoardTables> => groundStates(ground, tables);

/** The board as seen by, or from, figures that stand inside these groups of blocking spaces. */
export function insideGroups(t: BoardTables, mission: LoadedMission, groups: readonly number[]): Inside {
  const key = groups.join();
  let found = t.inside.get(key);
  if (found === undefined) {
    const borders: Edge[] = groups.flatMap((group) => [...mission.groupBorders[group]]);
    const ground = copyGround(t.ground);
    for (const e of borders) setEdge(ground, e, OPEN_BORDER);
    found = {
      cover: coverIgnoring(t.cover, borders),
      steps: stepDistances(neighbourTable(ground, { barred: RANGE, diagonals: 'elbow' })),
    };
    t.inside.set(key, found);
  }
  return found;
}

/**
 * DM-ADJ-06, DM-TEL-05: active teleporters are adjacent to one another; an inactive one becomes active when it is
 * entered, so a marine may go on from there, but not come to it.
 */
export function withTeleporters(
  t: BoardTables,
  cells: readonly Cell[],
  active: readonly boolean[],
  /** where the marine stands: what he began on without entering it does not take him anywhere (DM-TEL-03) */
  standing: Cell,
): NeighbourTable {
  const useless = cells.findIndex((cell, i) => cell === standing && !active[i]);
  let key = (useless + 1) << 16;
  for (let i = 0; i < active.length; i++) if (active[i]) key |= 1 << i;
  let found = t.teleporting.get(key);
  if (found === undefined) {
    const on = cells.filter((_, i) => active[i]);
    const off = cells.filter((_, i) => !active[i] && i !== useless);
    const oneWay = off.flatMap((a) => on.map((b) => ({ a, b, kind: 'teleporter', oneWay: true as const })));
    found = withLinks(t.walk, linkTable(t.walk.layout, [...linkAll(on, 'teleporter'), ...oneWay]));
    t.teleporting.set(key, found);
  }
  return found;
}
