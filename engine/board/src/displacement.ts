import type { NeighbourTable } from './adjacency.ts';
import type { Cell } from './layout.ts';
import { stepsFrom } from './range.ts';

/**
 * Where a figure that must give way may be put: all nearest free cells, in the order of their numbers; none if
 * it can reach no free cell (DM-LRG-13 to 15, 33). Nearest is a count of cells through which the figure could
 * move, whatever entering them costs. The table is that of its own movement, without links where these serve
 * deliberate moves only (DM-LRG-35).
 */
export function nearestFree(
  t: NeighbourTable,
  from: Cell,
  /** 1 for each cell the figure could enter under its movement rules, occupied ones included */
  through: Uint8Array,
  /** 1 for each cell without a figure */
  free: Uint8Array,
): Cell[] {
  const steps = stepsFrom(t, from, through);
  let nearest: Cell[] = [];
  let distance = -1;
  for (let c = 0; c < steps.length; c++) {
    if (free[c] === 0 || steps[c] < 0) continue;
    if (distance < 0 || steps[c] < distance) {
      distance = steps[c];
      nearest = [];
    }
    if (steps[c] === distance) nearest.push(c);
  }
  return nearest;
}
