import { lineHindrance } from './corner-line.ts';
import type { Ground } from './ground.ts';
import { CLEAR, cellCode, cornerCode, type Hindrance, hindranceOf, levelCode } from './hindrance.ts';
import { type Corner, cornerLevel, cornerOf, cornerX, cornerY, quarterFrom } from './lattice.ts';
import { type Cell, cellAt, type Edge, type Layout } from './layout.ts';
import { ignoring, type Obstacles, obstacles, refreshBorder } from './obstacles.ts';

/** One line of cover, and what crosses it (DM-COV-10). */
export interface CoverGround {
  readonly ground: Ground;
  /** what blocks sight */
  readonly sight: Obstacles;
  /** the same and the borders of difficult terrain: what squeezes a line at a corner (DM-COV-10 d) */
  readonly squeezing: Obstacles;
  /** the property of cells whose inside gives cover, though it does not block sight */
  readonly difficult: number;
}

export const coverGround = (g: Ground, sightMask: number, difficult: number): CoverGround => ({
  ground: g,
  sight: obstacles(g, sightMask),
  squeezing: obstacles(g, sightMask | difficult),
  difficult,
});

/** The same without some borders, because a figure stands in the group they enclose (DM-FLY-07, 08). */
export const coverIgnoring = (c: CoverGround, borders: readonly Edge[]): CoverGround => ({
  ...c,
  sight: ignoring(c.sight, borders),
  squeezing: ignoring(c.squeezing, borders),
});

/** To be told after a border's kind was changed on the ground. */
export function coverChanged(c: CoverGround, e: Edge): void {
  refreshBorder(c.sight, e);
  refreshBorder(c.squeezing, e);
}

/** Who stands where: a figure's number on each of its cells, 0 where nobody stands. */
export type FigureGrid = ArrayLike<number>;

export type Crossing =
  | Exclude<Hindrance, { kind: 'cell' }>
  | { readonly kind: 'terrain'; readonly cell: Cell }
  | { readonly kind: 'figure'; readonly cell: Cell; readonly figure: number }
  | { readonly kind: 'squeezed'; readonly corner: Corner };

/**
 * The code (see hindrance.ts) of what crosses the line from the i-th corner of cell A to the j-th corner of cell B:
 * what blocks sight along it, else the first cell whose terrain or third figure it passes through, else the corner
 * where it is squeezed.
 */
export function crossingCode(
  c: CoverGround,
  figures: FigureGrid,
  a: Cell,
  i: number,
  b: Cell,
  j: number,
): number {
  const l = c.ground.layout;
  const p = cornerOf(l, a, i);
  const q = cornerOf(l, b, j);
  const qa = quarterFrom(i);
  const qb = quarterFrom(j);
  const blocked = lineHindrance(c.sight, p, qa, q, qb);
  if (blocked !== CLEAR) return blocked;
  const gives = coveringCell(c, figures, a, p, b, q);
  if (gives >= 0) return cellCode(l, gives);
  const squeezed = lineHindrance(c.sight, p, qa, q, qb, c.squeezing.star);
  if (squeezed === CLEAR) return CLEAR;
  // pushed to the wrong side of a wall, a line fails only at its end; seen from there, where it was pushed
  const pushed = squeezed === cornerCode(l, q);
  return squeezedFrom(l) + (pushed ? lineHindrance(c.sight, q, qb, p, qa, c.squeezing.star) : squeezed);
}

/** Codes of squeezing corners follow after all others. */
const squeezedFrom = (l: Layout): number => levelCode(l) + 1;

export function crossingOf(c: CoverGround, figures: FigureGrid, code: number): Crossing | null {
  const l = c.ground.layout;
  const squeezed = code >= squeezedFrom(l);
  const by = hindranceOf(l, squeezed ? code - squeezedFrom(l) : code);
  if (by?.kind === 'corner') return squeezed ? { kind: 'squeezed', corner: by.corner } : by;
  if (by?.kind !== 'cell') return by;
  const { cell } = by;
  const terrain = (c.ground.cellBits[cell] & c.difficult) !== 0;
  return terrain ? { kind: 'terrain', cell } : { kind: 'figure', cell, figure: figures[cell] };
}

const isThird = (figures: FigureGrid, cell: Cell, a: Cell, b: Cell): boolean =>
  figures[cell] !== 0 && figures[cell] !== figures[a] && figures[cell] !== figures[b];

/** The first cell that the line passes through and that gives cover by terrain or a third figure; -1: none. */
function coveringCell(c: CoverGround, figures: FigureGrid, a: Cell, p: Corner, b: Cell, q: Corner): number {
  const l = c.ground.layout;
  const dx = cornerX(l, q) - cornerX(l, p);
  const dy = cornerY(l, q) - cornerY(l, p);
  if (dx === 0 || dy === 0) return figureOnBothSides(l, figures, a, p, b, q);
  const wide = Math.abs(dx);
  const high = Math.abs(dy);
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy) * l.width;
  const x = cornerX(l, p) - (dx < 0 ? 1 : 0);
  const y = cornerY(l, p) - (dy < 0 ? 1 : 0);
  let cell = cellAt(l, x, y, cornerLevel(l, p));
  const last = cell + dx - stepX + (dy - Math.sign(dy)) * l.width;
  let lead = high - wide; // which border comes next, as in corner-line.ts
  for (;;) {
    if ((c.ground.cellBits[cell] & c.difficult) !== 0 || isThird(figures, cell, a, b)) return cell;
    if (cell === last) return -1;
    const before = lead;
    if (before <= 0) {
      cell += stepX;
      lead += high;
    }
    if (before >= 0) {
      cell += stepY;
      lead -= wide;
    }
  }
}

/** A line along borders passes through no cell's inside, only through a large figure that stands on both sides. */
function figureOnBothSides(l: Layout, figures: FigureGrid, a: Cell, p: Corner, b: Cell, q: Corner): number {
  const first = Math.min(p, q);
  const x = cornerX(l, first);
  const y = cornerY(l, first);
  const upright = x === cornerX(l, Math.max(p, q));
  // along the outer wall there is nothing on the other side
  if (upright ? x === 0 || x === l.width : y === 0 || y === l.height) return -1;
  const length = Math.abs(p - q) / (upright ? l.width + 1 : 1);
  let one = cellAt(l, upright ? x - 1 : x, upright ? y : y - 1, cornerLevel(l, p));
  for (let i = 0; i < length; i++, one += upright ? l.width : 1) {
    const other = one + (upright ? 1 : l.width);
    if (isThird(figures, one, a, b) && figures[one] === figures[other]) return one;
  }
  return -1;
}
