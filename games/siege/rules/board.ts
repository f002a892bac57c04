import {
  type Cell,
  type CentreSight,
  type CentreTable,
  centreTable,
  clearCorner,
  copyNeighbours,
  type Ground,
  type GroundStates,
  groundStates,
  type NeighbourTable,
  neighbourTable,
  patchNeighbours,
  stubsOn,
  surchargePerBit,
  type TablesOfGround,
  type ThickWall,
  thickWalls,
} from '@sightline/board';
import type { FloorPlan } from './map/floor-plan.ts';
import { PARTITION, SIGHT, SLOW, STURDY } from './map/legend.ts';
import { type PrintedWall, sectionsOf } from './map/printed-walls.ts';
import type { WallModel } from './settings.ts';

/** What the partitions that stand now make of the main floor. */
export interface FloorTables {
  readonly ground: Ground;
  /** lines of sight past partitions (SG-LOS-02); Operators and overlays are not in it */
  readonly sight: CentreTable;
  /** the same to a Located Operator, for whom light walls and barricades do not count (SG-LOS-09) */
  readonly sturdy: CentreTable;
  /** adjacent spaces by sight, overlays ignored (SG-ENV-07) */
  readonly near: NeighbourTable;
  /** steps: adjacent, and not through a wall (SG-PRT-04, SG-ENV-18) */
  readonly walk: NeighbourTable;
}

/** SG-MOV-05, 06, 21 */
export const SLOW_COST = 1;
const surcharge = surchargePerBit([{ bit: SLOW, cost: SLOW_COST }]);

function tablesOf(plan: FloorPlan, model: WallModel): TablesOfGround<FloorTables> {
  const { layout } = plan.ground;
  const stubs = plan.stubs.length === 0 ? undefined : stubsOn(layout, plan.stubs);
  const walls = model === 'printed' ? thickWalls(layout, plan.printed.map(thickWall(plan)), WALL) : undefined;
  const sightOf = (mask: number): CentreSight => ({ mask, corners: 'closed', ends: 0, stubs, walls });
  return {
    build: (ground) => ({
      ground,
      sight: centreTable(ground, sightOf(SIGHT)),
      sturdy: centreTable(ground, sightOf(STURDY)),
      near: neighbourTable(ground, { barred: SIGHT, diagonals: clearCorner(SIGHT, stubs) }),
      walk: neighbourTable(ground, {
        barred: PARTITION,
        diagonals: clearCorner(PARTITION, stubs),
        surcharge,
      }),
    }),
    copyFor: (t, ground) => ({
      ground,
      sight: t.sight.copyFor(ground),
      sturdy: t.sturdy.copyFor(ground),
      near: copyNeighbours(t.near),
      walk: copyNeighbours(t.walk),
    }),
    edgeChanged(t, g, e) {
      t.sight.edgeChanged(e);
      t.sturdy.edgeChanged(e);
      patchNeighbours(t.near, g, e);
      patchNeighbours(t.walk, g, e);
    },
    cellChanged() {
      throw new Error('spaces never change');
    },
  };
}

export const floorsOf = (plan: FloorPlan, model: WallModel): GroundStates<FloorTables> =>
  groundStates(plan.ground, tablesOf(plan, model));

/** SG-LOS-27: in hundredths of a space. */
const WALL = 20;
const SHUT_OPENING = 14;

const thickWall =
  (plan: FloorPlan) =>
  (printed: PrintedWall): ThickWall => {
    const sections = sectionsOf(plan.ground.layout, printed);
    const partition = plan.partitionOf[sections[0]];
    const kind = partition < 0 ? 'heavy' : plan.partitions[partition].kind;
    return {
      first: sections[0],
      borders: sections.length,
      thickness: kind === 'door' || kind === 'window' ? SHUT_OPENING : WALL,
      offset: printed.offset,
      before: printed.start,
      after: printed.end,
    };
  };

/** The neighbours in a table, in its order. */
export function neighboursOf(table: NeighbourTable, cell: Cell): Cell[] {
  const found: Cell[] = [];
  for (let slot = cell * 8; slot < cell * 8 + 8 && table.to[slot] >= 0; slot++) found.push(table.to[slot]);
  return found;
}

/** What the step between two adjacent spaces costs on top of 1 MP; -1: they are not adjacent. */
export function surchargeOf(table: NeighbourTable, from: Cell, to: Cell): number {
  for (let slot = from * 8; slot < from * 8 + 8 && table.to[slot] >= 0; slot++)
    if (table.to[slot] === to) return table.extra === null ? 0 : table.extra[slot];
  return -1;
}
