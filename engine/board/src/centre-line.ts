import { type Blockers, ENDING, PASSING, touchedBeside } from './blockers.ts';
import type { Ground } from './ground.ts';
import { CLEAR, cellCode, cornerCode, levelCode } from './hindrance.ts';
import { cornerOf } from './lattice.ts';
import { type Cell, cellAt, horizontal, levelOf, vertical, xOf, yOf } from './layout.ts';
import { meetsStub, type Stubs, stubBetween } from './stubs.ts';
import { hindranceAmongWalls } from './thick-wall-line.ts';
import type { ThickWalls } from './thick-walls.ts';

/** How a game draws lines from the centre of a cell to the centre of another. */
export interface CentreSight {
  /** the property of cells and borders that blocks lines */
  readonly mask: number;
  /**
   * What a lattice corner does to a line that passes exactly through it. `closed`: a border is a closed segment, so
   * one that only ends in the corner breaks the line, and cells beside it do not matter (SG-LOS-23). `slip`: the
   * line may slip by either of the two cells beside it; it is blocked if both ways are obstructed, by the cell or by
   * one of the two borders on that way (ER-LOS-07/10).
   */
  readonly corners: 'closed' | 'slip';
  /** the property of cells that blocks lines even where they begin or end; 0: a line never minds its own ends */
  readonly ends: number;
  readonly stubs?: Stubs | undefined;
  /**
   * Borders block as rectangles with the thickness of their walls, by their insides, instead of as segments
   * (SG-LOS-27). Only with corners `closed`; stubs do not count then, they are parts of the rectangles.
   */
  readonly walls?: ThickWalls | undefined;
}

/** Is the way past a corner by this cell obstructed? `bits` are those of the cell and of the two borders on the way. */
export const obstructed = (bits: number, mask: number, blockers: Blockers | null, beside: Cell): boolean =>
  (bits & mask) !== 0 || (blockers !== null && (blockers[beside] & PASSING) !== 0);

/** The code of the first thing that blocks the line from the centre of A to the centre of B; CLEAR if nothing does. */
export function centreHindrance(
  g: Ground,
  sight: CentreSight,
  a: Cell,
  b: Cell,
  blockers: Blockers | null = null,
): number {
  const l = g.layout;
  const level = levelOf(l, a);
  if (level !== levelOf(l, b)) return levelCode(l);
  const [x, y, toX, toY] = [xOf(l, a), yOf(l, a), xOf(l, b), yOf(l, b)];
  return sight.walls === undefined
    ? hindranceBetween(g, sight, level, x, y, toX, toY, blockers)
    : hindranceAmongWalls(g, sight, sight.walls, level, x, y, toX, toY, blockers);
}

/**
 * The same, with the places of the two cells known and borders that are segments.
 *
 * With `wide` and `high` the distances in cells, the line meets its i-th vertical border after (2i+1)/(2·wide) of its
 * length and its j-th horizontal one after (2j+1)/(2·high). `lead` is the difference of the two numerators over a
 * common denominator: its sign says which comes next, and 0 says both at once, a lattice corner.
 */
export function hindranceBetween(
  g: Ground,
  sight: CentreSight,
  level: number,
  x: number,
  y: number,
  toX: number,
  toY: number,
  blockers: Blockers | null,
): number {
  const { layout: l, edgeBits, cellBits } = g;
  const { mask, ends, stubs } = sight;
  const slip = sight.corners === 'slip';
  const a = cellAt(l, x, y, level);
  const b = cellAt(l, toX, toY, level);
  if (cellBits[a] & ends || (blockers !== null && blockers[a] & ENDING)) return cellCode(l, a);
  const dx = toX - x;
  const dy = toY - y;
  const wide = dx < 0 ? -dx : dx;
  const high = dy < 0 ? -dy : dy;
  const stepX = dx < 0 ? -1 : 1;
  const stepY = dy < 0 ? -l.width : l.width;
  const rowOfVerticals = dy < 0 ? -l.width - 1 : l.width + 1;
  // the cell that the line is in, and its two borders that lie ahead
  let cell = a;
  let v = vertical(l, dx < 0 ? x : x + 1, y, level);
  let h = horizontal(l, x, dy < 0 ? y : y + 1, level);
  let lead = high - wide;
  while (cell !== b) {
    if (lead < 0) {
      if (edgeBits[v] & mask) return v;
      if (stubs !== undefined && meetsStub(stubs, v, lead + 2 * wide, 2 * wide, dy < 0)) return v;
      lead += 2 * high;
      cell += stepX;
      v += stepX;
      h += stepX;
    } else if (lead > 0) {
      if (edgeBits[h] & mask) return h;
      if (stubs !== undefined && meetsStub(stubs, h, 2 * high - lead, 2 * high, dx < 0)) return h;
      lead -= 2 * wide;
      cell += stepY;
      v += rowOfVerticals;
      h += stepY;
    } else {
      const viaX = edgeBits[v] | edgeBits[h + stepX];
      const viaY = edgeBits[h] | edgeBits[v + rowOfVerticals];
      const closed = slip
        ? obstructed(viaX | cellBits[cell + stepX], mask, blockers, cell + stepX) &&
          obstructed(viaY | cellBits[cell + stepY], mask, blockers, cell + stepY)
        : ((viaX | viaY) & mask) !== 0 ||
          (stubs !== undefined &&
            (stubBetween(stubs, v, v + rowOfVerticals, dy < 0) || stubBetween(stubs, h, h + stepX, dx < 0)));
      if (closed) return cornerCode(l, cornerOf(l, cell, dx < 0 ? (dy < 0 ? 0 : 3) : dy < 0 ? 1 : 2));
      const touched = touchedBeside(blockers, cell + stepX, cell + stepY);
      if (touched >= 0) return cellCode(l, touched);
      lead += 2 * high - 2 * wide;
      cell += stepX + stepY;
      v += stepX + rowOfVerticals;
      h += stepX + stepY;
    }
    if (cell !== b && (cellBits[cell] & mask || (blockers !== null && blockers[cell] & PASSING)))
      return cellCode(l, cell);
  }
  if (cellBits[b] & ends || (blockers !== null && blockers[b] & ENDING)) return cellCode(l, b);
  return CLEAR;
}
