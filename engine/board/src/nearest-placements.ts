import { type NeighbourTable, neighbourTable } from './adjacency.ts';
import { cellsUnder, fits, type Placement, placement } from './footprint.ts';
import type { Ground } from './ground.ts';
import { type Cell, EAST, NORTH, SIDES, type Side } from './layout.ts';
import type { LargeFigure } from './placements.ts';
import { stepsFromAny } from './range.ts';

/**
 * Where a large figure may be put down as close as possible to some cells: all placements that tie, ascending; none
 * if no free place can be reached from there. Its nearest section counts, and what covers one of the cells is closest
 * (DM-SUM-13, 17). It must fit (DM-LRG-27) on cells that are free: who is put down displaces nobody.
 *
 * Distance is a count of cells through which the figure could move, occupied ones included (DM-SUM-10): by steps to
 * the four sides, which are the steps that large figures make, unless `t` counts otherwise.
 */
export function nearestPlacements(
  g: Ground,
  figure: LargeFigure,
  around: readonly Cell[],
  /** 1 for each cell without a figure */
  free: Uint8Array,
  t: NeighbourTable = neighbourTable(g, { barred: figure.barred, diagonals: 'never' }),
): Placement[] {
  const { base, barred, mayEnter } = figure;
  const steps = stepsFromAny(t, around, mayEnter);
  let nearest: Placement[] = [];
  let distance = Number.POSITIVE_INFINITY;
  for (let anchor = 0; anchor < g.layout.cells; anchor++)
    for (const facing of facingsOf(figure)) {
      const p = placement(anchor, facing);
      const cells = cellsUnder(g.layout, base, p);
      const sections = cells.map((c) => steps[c]).filter((count) => count >= 0);
      const near = Math.min(...sections);
      if (sections.length === 0 || near > distance) continue;
      if (!cells.every((c) => free[c] !== 0 && mayEnter?.[c] !== 0) || !fits(g, base, p, barred)) continue;
      if (near < distance) nearest = [];
      distance = near;
      nearest.push(p);
    }
  return nearest;
}

/** A figure that does the same in all four directions and never turns has no front: it lies one way or the other. */
function facingsOf({ base, gait }: LargeFigure): readonly Side[] {
  const { forward, right, back, left, turn } = gait;
  if (turn !== undefined || forward !== right || forward !== back || forward !== left) return SIDES;
  return base.wide === base.high ? [NORTH] : [NORTH, EAST];
}
