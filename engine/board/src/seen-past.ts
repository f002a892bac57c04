import { type Blockers, ENDING, PASSING, touchedBeside } from './blockers.ts';
import { obstructed } from './centre-line.ts';
import type { CentreTable } from './centre-table.ts';
import { type Cell, EAST, edgeOf, NORTH, type Side, SOUTH, WEST, xOf, yOf } from './layout.ts';

/**
 * Does A see B past what moves? The table knows walls and furniture; only if they leave the line clear is it walked,
 * and then only to look for blockers.
 */
export function seenPast(t: CentreTable, a: Cell, b: Cell, blockers: Blockers): boolean {
  if (!t.sees(a, b) || (blockers[a] | blockers[b]) & ENDING) return false;
  const l = t.layout;
  const dx = xOf(l, b) - xOf(l, a);
  const dy = yOf(l, b) - yOf(l, a);
  const wide = dx < 0 ? -dx : dx;
  const high = dy < 0 ? -dy : dy;
  const stepX = dx < 0 ? -1 : 1;
  const stepY = dy < 0 ? -l.width : l.width;
  const slip = t.sight.corners === 'slip';
  let lead = high - wide; // which border comes next, as in centre-line.ts
  for (let cell = a; cell !== b; ) {
    if (lead < 0) {
      cell += stepX;
      lead += 2 * high;
    } else if (lead > 0) {
      cell += stepY;
      lead -= 2 * wide;
    } else {
      if (touchedBeside(blockers, cell + stepX, cell + stepY) >= 0) return false;
      if (slip && !slipsBy(t, cell, cell + stepX, cell + stepY, blockers)) return false;
      cell += stepX + stepY;
      lead += 2 * high - 2 * wide;
    }
    if (cell !== b && blockers[cell] & PASSING) return false;
  }
  return true;
}

/** At a corner a wall on one side and a figure on the other block together (ER-LOS-10). */
function slipsBy(t: CentreTable, cell: Cell, besideX: Cell, besideY: Cell, blockers: Blockers): boolean {
  // most corners are passed by nobody: then the table has said all
  if (!((blockers[besideX] | blockers[besideY]) & PASSING)) return true;
  const { layout: l, edgeBits, cellBits } = t.ground;
  const { mask } = t.sight;
  const sideX: Side = besideX < cell ? WEST : EAST;
  const sideY: Side = besideY < cell ? NORTH : SOUTH;
  const viaX = edgeBits[edgeOf(l, cell, sideX)] | edgeBits[edgeOf(l, besideX, sideY)] | cellBits[besideX];
  const viaY = edgeBits[edgeOf(l, cell, sideY)] | edgeBits[edgeOf(l, besideY, sideX)] | cellBits[besideY];
  return !(obstructed(viaX, mask, blockers, besideX) && obstructed(viaY, mask, blockers, besideY));
}
