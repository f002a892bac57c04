import {
  bordersAt,
  type Cell,
  type CentreTable,
  centreTable,
  copyNeighbours,
  cornerAt,
  type DiagonalTest,
  type Edge,
  type Ground,
  type GroundStates,
  groundStates,
  type NeighbourTable,
  neighbourTable,
  patchNeighbours,
  stubsOn,
  surchargePerBit,
  type TablesOfGround,
  xOf,
  yOf,
} from '@sightline/board';
import type { FloorPlan } from './map/floor-plan.ts';
import { PARTITION, SIGHT, SLOW, STURDY } from './map/legend.ts';

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

/** SG-ENV-08, R01: a diagonal line passes the corner only if none of the sections that end there bars it. */
export const pastCorner =
  (mask: number): DiagonalTest =>
  (g, from, to) => {
    const l = g.layout;
    const corner = cornerAt(l, Math.max(xOf(l, from), xOf(l, to)), Math.max(yOf(l, from), yOf(l, to)));
    return bordersAt(l, corner).every((e) => e < 0 || (g.edgeBits[e] & mask) === 0);
  };

/** SG-MOV-05, 06, 21 */
const surcharge = surchargePerBit([{ bit: SLOW, cost: 1 }]);

function tablesOf(stubs: ReturnType<typeof stubsOn> | undefined): TablesOfGround<FloorTables> {
  const sightOf = (mask: number) =>
    stubs === undefined
      ? ({ mask, corners: 'closed', ends: 0 } as const)
      : ({ mask, corners: 'closed', ends: 0, stubs } as const);
  return {
    build: (ground) => ({
      ground,
      sight: centreTable(ground, sightOf(SIGHT)),
      sturdy: centreTable(ground, sightOf(STURDY)),
      near: neighbourTable(ground, { barred: SIGHT, diagonals: pastCorner(SIGHT) }),
      walk: neighbourTable(ground, {
        barred: PARTITION,
        diagonals: pastCorner(PARTITION),
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

export const floorsOf = (plan: FloorPlan): GroundStates<FloorTables> =>
  groundStates(
    plan.ground,
    tablesOf(plan.stubs.length === 0 ? undefined : stubsOn(plan.ground.layout, plan.stubs)),
  );

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

/** The kind of a section now. */
export const sectionAt = (tables: FloorTables, e: Edge): number => tables.ground.edgeKind[e];
