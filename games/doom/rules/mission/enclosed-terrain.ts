import { beside, type Cell, edgeOf, exists, type Ground, kindOf, SIDES, setCell } from '@sightline/board';
import { BLOCKING, DIFFICULT, IMPASSABLE, LEGEND, WALL } from './board-legend.ts';

/** The strictest last: where rings lie in each other, or a space of terrain lies in a ring, it wins. */
const TERRAINS = [
  { bit: DIFFICULT, kind: kindOf(LEGEND.cells, 'difficult') },
  { bit: IMPASSABLE, kind: kindOf(LEGEND.cells, 'impassable') },
  { bit: BLOCKING, kind: kindOf(LEGEND.cells, 'blocking') },
];

/**
 * Makes terrain of the spaces that drawn borders of one colour enclose, alone or together with walls (DM-TER-05). With
 * walls all around the board, such a line has an enclosed space on either side. So it is read from where the marines
 * start: a line of the colour leads into the terrain, the next one out of it again. Doors are tokens that go away:
 * they enclose nothing.
 */
export function fillEnclosedTerrain(g: Ground, starts: readonly Cell[]): void {
  TERRAINS.forEach(({ bit, kind }, rank) => {
    if (!g.edgeBits.some((bits) => (bits & bit) !== 0)) return;
    const stricter = TERRAINS.slice(rank + 1).reduce((bits, terrain) => bits | terrain.bit, 0);
    const crossed = linesCrossed(g, bit, starts);
    for (let c = 0; c < g.layout.cells; c++)
      if (crossed[c] % 2 === 1 && (g.cellBits[c] & stricter) === 0) setCell(g, c, kind);
  });
}

/** How many lines of this colour have to be crossed to each space from a start; -1: there is no way at all. */
function linesCrossed(g: Ground, bit: number, starts: readonly Cell[]): Int32Array {
  const crossed = new Int32Array(g.layout.cells).fill(-1);
  let border: Cell[] = [...(starts.length > 0 ? starts : largestRegion(g, bit))];
  for (let lines = 0; border.length > 0; lines++) {
    const region = border.filter((c) => crossed[c] < 0);
    for (const c of region) crossed[c] = lines;
    spread(g, region, WALL | bit, crossed);
    border = region.flatMap((c) => neighbours(g, c, bit)).filter((c) => crossed[c] < 0);
  }
  return crossed;
}

/** A board without starts is no mission yet; the largest part of it is taken for floor. */
function largestRegion(g: Ground, bit: number): readonly Cell[] {
  const seen = new Int32Array(g.layout.cells).fill(-1);
  let largest: readonly Cell[] = [];
  for (let c = 0; c < g.layout.cells; c++) {
    if (!exists(g, c) || seen[c] >= 0) continue;
    const region = [c];
    seen[c] = 0;
    spread(g, region, WALL | bit, seen);
    if (region.length > largest.length) largest = region;
  }
  return largest;
}

/** Adds to a region all that is connected with it and not parted by such borders, and marks it as what it is. */
function spread(g: Ground, region: Cell[], parting: number, marked: Int32Array): void {
  for (const c of region)
    for (const n of neighbours(g, c, 0, parting))
      if (marked[n] < 0) {
        marked[n] = marked[c];
        region.push(n);
      }
}

/** The spaces beside one, over borders that have all of `having` and nothing of `without`. */
function neighbours(g: Ground, c: Cell, having: number, without = 0): Cell[] {
  return SIDES.flatMap((side) => {
    const bits = g.edgeBits[edgeOf(g.layout, c, side)];
    const n = beside(g.layout, c, side);
    return exists(g, n) && (bits & having) === having && (bits & without) === 0 ? [n] : [];
  });
}
