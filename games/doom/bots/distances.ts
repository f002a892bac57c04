import {
  adjacent,
  type Cell,
  cellsBeside,
  copyGround,
  type NeighbourTable,
  setEdge,
  stepsFromAny,
} from '@sightline/board';
import { spacesNextTo, walkingTable } from '../rules/board.ts';
import { borderWithoutDoor } from '../rules/mission/prepare-board.ts';
import { boardOf, type Statics } from '../rules/statics.ts';
import type { BotReading } from './reading.ts';

/** The board as if all doors stood open: how far things are for somebody who can open them. */
interface OpenPlan {
  readonly table: NeighbourTable;
  readonly rows: Map<string, Int16Array>;
}

const plans = new WeakMap<Statics, OpenPlan>();

function planOf(statics: Statics): OpenPlan {
  let plan = plans.get(statics);
  if (plan === undefined) {
    const { ground, doors } = statics.mission;
    const opened = copyGround(ground);
    for (const e of doors.flat()) setEdge(opened, e, borderWithoutDoor(ground, e));
    plan = { table: walkingTable(opened), rows: new Map() };
    plans.set(statics, plan);
  }
  return plan;
}

/** Steps to the nearest of these spaces from everywhere; -1 where no way leads. Kept, since goals seldom change. */
export function distancesTo(statics: Statics, goals: readonly Cell[]): Int16Array {
  const plan = planOf(statics);
  const key = goals.join();
  let row = plan.rows.get(key);
  if (row === undefined) {
    if (plan.rows.size > 500) plan.rows.clear();
    row = stepsFromAny(plan.table, goals, statics.surefootedEntry);
    plan.rows.set(key, row);
  }
  return row;
}

/** The spaces next to each other once all doors are open. */
export const openTableOf = (statics: Statics): NeighbourTable => planOf(statics).table;

/** Beside these doors stands who would be nearer to the goal by one step, were the door open. */
export function doorsAhead(r: BotReading, far: Int16Array): Map<Cell, number> {
  const found = new Map<Cell, number>();
  const { walk } = boardOf(r.table);
  r.statics.mission.doors.forEach((edges, door) => {
    if (r.state.doors[door]) return;
    for (const cell of edges.flatMap((e) => cellsBeside(r.statics.layout, e)))
      if (
        spacesNextTo(openTableOf(r.statics), cell).some(
          (n) => far[n] >= 0 && far[n] < far[cell] && !adjacent(walk, cell, n),
        )
      )
        found.set(cell, door);
  });
  return found;
}
