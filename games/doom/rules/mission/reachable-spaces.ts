import { type Cell, type Ground, neighbourTable } from '@sightline/board';
import { spacesNextTo } from '../board.ts';
import { BLOCKING, IMPASSABLE, WALL } from './board-legend.ts';

/** A space on which a marine could stand. */
export const isWalkable = (g: Ground, c: Cell): boolean =>
  g.cellKind[c] !== 0 && (g.cellBits[c] & (BLOCKING | IMPASSABLE)) === 0;

/**
 * The spaces to which a marine can walk from here, sooner or later: doors will be opened (DM-DOOR-01), and teleporters
 * are of no help, because one has to walk to them first.
 */
export function reachableSpaces(g: Ground, from: Cell): Uint8Array {
  const next = neighbourTable(g, { barred: WALL | BLOCKING | IMPASSABLE, diagonals: 'elbow' });
  const reachable = new Uint8Array(g.layout.cells);
  const waiting = [from];
  reachable[from] = 1;
  for (let c = waiting.pop(); c !== undefined; c = waiting.pop())
    for (const n of spacesNextTo(next, c))
      if (reachable[n] === 0) {
        reachable[n] = 1;
        waiting.push(n);
      }
  return reachable;
}
