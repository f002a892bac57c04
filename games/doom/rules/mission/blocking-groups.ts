import { beside, type Cell, type Edge, edgeOf, type Ground, SIDES } from '@sightline/board';
import { BLOCKING } from './board-legend.ts';

/**
 * Connected groups of blocking spaces. A flyer or a large figure that stands in one can be seen, and shoots, as if the
 * group's borders were open (DM-FLY-07, 09; DM-LRG-19). Walls and doors are not among those borders: they go on
 * blocking, and parting one group from the next.
 */
export interface BlockingGroups {
  /** the group of each space, -1 for all others */
  readonly blockingGroups: Int32Array;
  /** of each group, ascending */
  readonly groupBorders: readonly (readonly Edge[])[];
}

/** For a prepared board, on which all borders of blocking spaces are drawn. */
export function findBlockingGroups(g: Ground): BlockingGroups {
  const blockingGroups = new Int32Array(g.layout.cells).fill(-1);
  const groupBorders: Edge[][] = [];
  for (let c = 0; c < g.layout.cells; c++)
    if ((g.cellBits[c] & BLOCKING) !== 0 && blockingGroups[c] < 0)
      groupBorders.push(bordersOfGroup(g, c, blockingGroups, groupBorders.length));
  return { blockingGroups, groupBorders };
}

function bordersOfGroup(g: Ground, first: Cell, groups: Int32Array, group: number): Edge[] {
  const borders = new Set<Edge>();
  const waiting = [first];
  groups[first] = group;
  for (let c = waiting.pop(); c !== undefined; c = waiting.pop())
    for (const side of SIDES) {
      const e = edgeOf(g.layout, c, side);
      if ((g.edgeBits[e] & BLOCKING) === 0) continue;
      borders.add(e);
      const n = beside(g.layout, c, side);
      if ((g.cellBits[n] & BLOCKING) === 0 || groups[n] >= 0) continue;
      groups[n] = group;
      waiting.push(n);
    }
  return [...borders].sort((a, b) => a - b);
}
