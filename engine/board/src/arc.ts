import { type Base, cellsUnder, facingOf, type Placement } from './footprint.ts';
import { type Cell, DX8, DY8, type Layout, type Side, xOf, yOf } from './layout.ts';

/** The four quarters around a figure, clockwise from where it faces. */
export type Quadrant = 0 | 1 | 2 | 3;
export const FRONT: Quadrant = 0;
export const RIGHT: Quadrant = 1;
export const BACK: Quadrant = 2;
export const LEFT: Quadrant = 3;

/**
 * The quadrant in which a cell lies, split by the exact diagonals through the figure's own cell; both quadrants
 * for a cell on a diagonal, none for its own (ER-GEO-05, 06). Columns and rows decide, whatever the level.
 */
export function quadrantsToward(l: Layout, from: Cell, facing: Side, to: Cell): readonly Quadrant[] {
  const dx = xOf(l, to) - xOf(l, from);
  const dy = yOf(l, to) - yOf(l, from);
  const right = (facing + 1) % 4;
  const f = dx * DX8[facing * 2] + dy * DY8[facing * 2];
  const r = dx * DX8[right * 2] + dy * DY8[right * 2];
  const quadrants: Quadrant[] = [];
  if (f > 0 && f >= Math.abs(r)) quadrants.push(FRONT);
  if (r > 0 && r >= Math.abs(f)) quadrants.push(RIGHT);
  if (f < 0 && -f >= Math.abs(r)) quadrants.push(BACK);
  if (r < 0 && -r >= Math.abs(f)) quadrants.push(LEFT);
  return quadrants;
}

/**
 * Does a cell lie beyond the straight line that extends one side of the figure's own cell? A field of 180° that
 * leaves out the figure's own row (SG-OVW-04). Columns and rows decide, whatever the level.
 */
export function beyond(l: Layout, from: Cell, side: Side, to: Cell): boolean {
  const dx = xOf(l, to) - xOf(l, from);
  const dy = yOf(l, to) - yOf(l, from);
  return dx * DX8[side * 2] + dy * DY8[side * 2] > 0;
}

/** What a figure's data assigns to front, right, back and left: the colours of one ring of its base. */
export type Ring<Colour> = readonly [front: Colour, right: Colour, back: Colour, left: Colour];

/**
 * The colours in which a cell lies. Two where it lies on the border of differently coloured arcs: the figure's
 * controller picks (ER-GEO-07). The colour `outside` gives way to any other (ER-GEO-08).
 */
export function coloursToward<Colour>(
  l: Layout,
  ring: Ring<Colour>,
  outside: Colour,
  from: Cell,
  facing: Side,
  to: Cell,
): readonly Colour[] {
  return coloursOf(ring, outside, quadrantsToward(l, from, facing, to));
}

/**
 * The quadrants through which one cell of a large figure looks out: those on whose side the cell is the last of
 * the base (ER-BIG-17).
 */
export function outwardQuadrants(l: Layout, base: Base, p: Placement, section: Cell): readonly Quadrant[] {
  const own = cellsUnder(l, base, p);
  const x = xOf(l, section);
  const y = yOf(l, section);
  return QUADRANTS.filter((q) => {
    const heading = ((facingOf(p) + q) % 4) * 2;
    return !own.some((c) => xOf(l, c) === x + DX8[heading] && yOf(l, c) === y + DY8[heading]);
  });
}

/** As `coloursToward`, from one cell of a large figure: `outside` through a side it does not touch (ER-BIG-17). */
export function coloursFromSection<Colour>(
  l: Layout,
  ring: Ring<Colour>,
  outside: Colour,
  base: Base,
  p: Placement,
  section: Cell,
  to: Cell,
): readonly Colour[] {
  const outward = outwardQuadrants(l, base, p, section);
  const toward = quadrantsToward(l, section, facingOf(p), to).filter((q) => outward.includes(q));
  return coloursOf(ring, outside, toward);
}

const QUADRANTS: readonly Quadrant[] = [FRONT, RIGHT, BACK, LEFT];

function coloursOf<Colour>(ring: Ring<Colour>, outside: Colour, quadrants: readonly Quadrant[]): Colour[] {
  const coloured = new Set(quadrants.map((q) => ring[q]).filter((colour) => colour !== outside));
  return coloured.size > 0 ? [...coloured] : [outside];
}
