import type { NeighbourTable } from './adjacency.ts';
import { type Cell, type Layout, levelOf, xOf, yOf } from './layout.ts';

/** A distance in cells between two cells; -1 where the metric knows none. */
export type Metric = (a: Cell, b: Cell) => number;

/** Diagonal steps count like straight ones; borders do not matter. No distance between levels. */
export function chebyshev(l: Layout, a: Cell, b: Cell): number {
  if (levelOf(l, a) !== levelOf(l, b)) return -1;
  return Math.max(Math.abs(xOf(l, a) - xOf(l, b)), Math.abs(yOf(l, a) - yOf(l, b)));
}

/** Counted orthogonally; borders do not matter (ER-GEO-10). No distance between levels. */
export function manhattan(l: Layout, a: Cell, b: Cell): number {
  if (levelOf(l, a) !== levelOf(l, b)) return -1;
  return Math.abs(xOf(l, a) - xOf(l, b)) + Math.abs(yOf(l, a) - yOf(l, b));
}

/** The least distance from any cell of one figure to any of the other (DM-RNG-08); -1 if there is none. */
export function least(from: readonly Cell[], to: readonly Cell[], metric: Metric): number {
  let best = -1;
  for (const a of from)
    for (const b of to) {
      const d = metric(a, b);
      if (d >= 0 && (best < 0 || d < best)) best = d;
    }
  return best;
}

/**
 * How many steps from adjacent cell to adjacent cell lead from one cell to every other; -1 where none do.
 * With `through`, only cells marked there may be entered; the start is not asked.
 */
export const stepsFrom = (t: NeighbourTable, from: Cell, through?: Uint8Array): Int16Array =>
  stepsFromAny(t, [from], through);

/** The same from several cells at once: to each cell from the nearest of them. */
export function stepsFromAny(t: NeighbourTable, from: readonly Cell[], through?: Uint8Array): Int16Array {
  const steps = new Int16Array(t.layout.cells).fill(-1);
  const queue = new Int32Array(t.layout.cells);
  let waiting = 0;
  const note = (n: Cell, count: number) => {
    if (steps[n] >= 0) return;
    steps[n] = count;
    queue[waiting++] = n;
  };
  const visit = (n: Cell, count: number) => {
    if (through === undefined || through[n] !== 0) note(n, count);
  };
  for (const start of from) note(start, 0);
  for (let i = 0; i < waiting; i++) {
    const c = queue[i];
    for (let slot = c * 8; slot < c * 8 + 8 && t.to[slot] >= 0; slot++) visit(t.to[slot], steps[c] + 1);
    if (t.links === null) continue;
    for (let k = t.links.start[c]; k < t.links.start[c + 1]; k++) visit(t.links.to[k], steps[c] + 1);
  }
  return steps;
}

/** Step counts kept for each source once it has been asked for, until a border changes. */
export interface StepDistances {
  readonly table: NeighbourTable;
  rows: Map<Cell, Int16Array>;
  /** the table's count of repairs when the first row was made */
  repairs: number;
}

export const stepDistances = (table: NeighbourTable): StepDistances => ({
  table,
  rows: new Map(),
  repairs: table.repairs.count,
});

/** The number of adjacent cells to be entered on the way from one to the other (DM-RNG-02); -1 if none leads. */
export function steps(d: StepDistances, a: Cell, b: Cell): number {
  if (d.repairs !== d.table.repairs.count) {
    d.rows.clear();
    d.repairs = d.table.repairs.count;
  }
  let row = d.rows.get(a);
  if (row === undefined) {
    row = stepsFrom(d.table, a);
    d.rows.set(a, row);
  }
  return row[b];
}
