import type { Blockers } from './blockers.ts';
import { type CentreSight, centreHindrance } from './centre-line.ts';
import type { Ground } from './ground.ts';
import { CLEAR, type Hindrance, hindranceOf } from './hindrance.ts';
import { bordersAt, type Corner, cornerOf } from './lattice.ts';
import { type Cell, type Edge, edgeOf, type Layout, levelOf, type Side, xOf, yOf } from './layout.ts';
import { thickWallsMet } from './thick-wall-line.ts';

/** Sight from centre to centre (SG-LOS, ER-LOS): one line, and everything it crosses. */
export type Crossed =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'border'; readonly edge: Edge }
  /** the line passes exactly through a corner, between the two cells beside it */
  | { readonly kind: 'corner'; readonly corner: Corner; readonly beside: readonly [Cell, Cell] };

export interface CentreLine {
  readonly from: Cell;
  readonly to: Cell;
  /** in the order in which the line meets them, its own two cells included */
  readonly crossed: readonly Crossed[];
  /** what blocks it first; null: there is sight */
  readonly by: Hindrance | null;
}

export function sightByCentres(
  g: Ground,
  sight: CentreSight,
  from: Cell,
  to: Cell,
  blockers: Blockers | null = null,
): CentreLine {
  const by = hindranceOf(g.layout, centreHindrance(g, sight, from, to, blockers));
  return { from, to, crossed: crossedBy(g.layout, from, to), by };
}

export const seesByCentres = (
  g: Ground,
  sight: CentreSight,
  a: Cell,
  b: Cell,
  blockers: Blockers | null = null,
): boolean => centreHindrance(g, sight, a, b, blockers) === CLEAR;

/** Everything a line crosses, whatever stands there: for protection and lines of cover (SG-PRO-07/08/13). */
export function crossedBy(l: Layout, a: Cell, b: Cell): Crossed[] {
  if (levelOf(l, a) !== levelOf(l, b)) return [];
  const dx = xOf(l, b) - xOf(l, a);
  const dy = yOf(l, b) - yOf(l, a);
  const wide = Math.abs(dx);
  const high = Math.abs(dy);
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy) * l.width;
  const sideX: Side = dx < 0 ? 3 : 1;
  const sideY: Side = dy < 0 ? 0 : 2;
  const cornerAhead = dx < 0 ? (dy < 0 ? 0 : 3) : dy < 0 ? 1 : 2;
  const crossed: Crossed[] = [{ kind: 'cell', cell: a }];
  let lead = high - wide; // which border comes next, as in centre-line.ts
  for (let cell = a; cell !== b; crossed.push({ kind: 'cell', cell })) {
    if (lead < 0) {
      crossed.push({ kind: 'border', edge: edgeOf(l, cell, sideX) });
      lead += 2 * high;
      cell += stepX;
    } else if (lead > 0) {
      crossed.push({ kind: 'border', edge: edgeOf(l, cell, sideY) });
      lead -= 2 * wide;
      cell += stepY;
    } else {
      const corner = cornerOf(l, cell, cornerAhead);
      crossed.push({ kind: 'corner', corner, beside: [cell + stepX, cell + stepY] });
      lead += 2 * high - 2 * wide;
      cell += stepX + stepY;
    }
  }
  return crossed;
}

/** The borders among them as closed segments: those crossed, and those that end in a corner passed through. */
export function bordersMet(l: Layout, crossed: readonly Crossed[]): Edge[] {
  const met: Edge[] = [];
  for (const thing of crossed)
    if (thing.kind === 'border') met.push(thing.edge);
    else if (thing.kind === 'corner') met.push(...bordersAt(l, thing.corner).filter((e) => e >= 0));
  return met;
}

/**
 * The borders with one of the mask's properties that a line meets, in its order: what stands in its way, and what may
 * give protection or be overlooked (SG-PRO-02, SG-CHL-05). Thick walls are named by one of their borders each.
 */
export function wallsMet(g: Ground, sight: CentreSight, a: Cell, b: Cell, mask = sight.mask): Edge[] {
  const l = g.layout;
  const crossed = crossedBy(l, a, b);
  const { walls } = sight;
  if (walls === undefined) return bordersMet(l, crossed).filter((e) => (g.edgeBits[e] & mask) !== 0);
  const cells = crossed.flatMap((thing) => (thing.kind === 'cell' ? [thing.cell] : []));
  return thickWallsMet(g, walls, mask, a, b, cells);
}
