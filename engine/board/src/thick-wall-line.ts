import { type Blockers, ENDING, PASSING, touchedBeside } from './blockers.ts';
import type { CentreSight } from './centre-line.ts';
import type { Ground } from './ground.ts';
import { CLEAR, cellCode } from './hindrance.ts';
import { type Cell, cellAt, type Edge, xOf, yOf } from './layout.ts';
import { type ThickWalls, UNITS, type WallBox, type WallPiece, wallStands } from './thick-walls.ts';

/**
 * Does the line from a centre at (x, y) units to the one `dx` and `dy` cells further pass through the inside of the
 * box? Touching it is not passing through (SG-LOS-18). Neither the box's sides nor the line itself may separate them.
 */
export function passesThrough(box: WallBox, x: number, y: number, dx: number, dy: number): boolean {
  const left = box.left - x;
  const right = box.right - x;
  const top = box.top - y;
  const bottom = box.bottom - y;
  if (dx > 0 ? left >= UNITS * dx || right <= 0 : left >= 0 || right <= UNITS * dx) return false;
  if (dy > 0 ? top >= UNITS * dy || bottom <= 0 : top >= 0 || bottom <= UNITS * dy) return false;
  // the corners that lie furthest to the right and to the left of the line
  const furthestRight = (dx > 0 ? dx * bottom : dx * top) - (dy > 0 ? dy * left : dy * right);
  const furthestLeft = (dx > 0 ? dx * top : dx * bottom) - (dy > 0 ? dy * right : dy * left);
  return furthestRight > 0 && furthestLeft < 0;
}

/** As `hindranceBetween` of centre-line.ts, among thick walls. */
export function hindranceAmongWalls(
  g: Ground,
  { mask, ends }: CentreSight,
  walls: ThickWalls,
  level: number,
  x: number,
  y: number,
  toX: number,
  toY: number,
  blockers: Blockers | null,
): number {
  const { layout: l, edgeBits, cellBits } = g;
  const { pieces } = walls;
  const a = cellAt(l, x, y, level);
  const b = cellAt(l, toX, toY, level);
  if (cellBits[a] & ends || (blockers !== null && blockers[a] & ENDING)) return cellCode(l, a);
  const dx = toX - x;
  const dy = toY - y;
  const wide = dx < 0 ? -dx : dx;
  const high = dy < 0 ? -dy : dy;
  const stepX = dx < 0 ? -1 : 1;
  const stepY = dy < 0 ? -l.width : l.width;
  let lead = high - wide; // which border comes next, as in centre-line.ts
  for (let cell = a; ; ) {
    const piece = firstPiece(pieces[cell], edgeBits, mask, x, y, dx, dy);
    if (piece !== null) return piece.edge;
    if (cell === b) return CLEAR;
    if (lead < 0) {
      lead += 2 * high;
      cell += stepX;
    } else if (lead > 0) {
      lead -= 2 * wide;
      cell += stepY;
    } else {
      const touched = touchedBeside(blockers, cell + stepX, cell + stepY);
      if (touched >= 0) return cellCode(l, touched);
      lead += 2 * high - 2 * wide;
      cell += stepX + stepY;
    }
    const blocking = cell === b ? ends : mask;
    const moving = cell === b ? ENDING : PASSING;
    if (cellBits[cell] & blocking || (blockers !== null && blockers[cell] & moving)) return cellCode(l, cell);
  }
}

/** Of the pieces in a cell that stand in the way of a line between the centres of two cells, the one met first. */
function firstPiece(
  pieces: readonly WallPiece[],
  edgeBits: Uint8Array,
  mask: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): WallPiece | null {
  const fromX = UNITS * x + UNITS / 2;
  const fromY = UNITS * y + UNITS / 2;
  let first: WallPiece | null = null;
  for (const piece of pieces) {
    if (!wallStands(edgeBits, piece.run, mask) || !passesThrough(piece, fromX, fromY, dx, dy)) continue;
    if (first === null || entry(piece, fromX, fromY, dx, dy) < entry(first, fromX, fromY, dx, dy))
      first = piece;
  }
  return first;
}

/**
 * How far along a line enters a box that it passes through. Division rounds equal fractions equally, and those of
 * small whole numbers that differ lie further apart than it rounds: so the order of entries is exact.
 */
function entry(box: WallBox, x: number, y: number, dx: number, dy: number): number {
  const intoX = dx === 0 ? 0 : (dx > 0 ? box.left - x : box.right - x) / dx;
  const intoY = dy === 0 ? 0 : (dy > 0 ? box.top - y : box.bottom - y) / dy;
  return Math.max(0, intoX, intoY);
}

/** The walls with a property that the line passes through, in its order: of each the border where it is met. */
export function thickWallsMet(
  g: Ground,
  walls: ThickWalls,
  mask: number,
  a: Cell,
  b: Cell,
  cells: readonly Cell[],
): Edge[] {
  const l = g.layout;
  const x = UNITS * xOf(l, a) + UNITS / 2;
  const y = UNITS * yOf(l, a) + UNITS / 2;
  const dx = xOf(l, b) - xOf(l, a);
  const dy = yOf(l, b) - yOf(l, a);
  const met = new Map<number, Edge>();
  for (const cell of cells)
    walls.pieces[cell]
      .filter((piece) => wallStands(g.edgeBits, piece.run, mask) && passesThrough(piece, x, y, dx, dy))
      .sort((p, q) => entry(p, x, y, dx, dy) - entry(q, x, y, dx, dy))
      .forEach(({ run, edge }) => {
        const wall = walls.wallOf[run[0]];
        if (!met.has(wall)) met.set(wall, edge);
      });
  return [...met.values()];
}
