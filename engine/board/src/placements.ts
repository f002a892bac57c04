import {
  anchorOf,
  type Base,
  cellsUnder,
  facingOf,
  type Placement,
  placement,
  rotations,
  shift,
} from './footprint.ts';
import { beginSearch, type Frontier, offer } from './frontier.ts';
import type { Ground } from './ground.ts';
import { SIDES } from './layout.ts';

/** What each movement of a large figure costs; what is not named it cannot do. */
export interface Gait {
  readonly forward?: number;
  readonly right?: number;
  readonly back?: number;
  readonly left?: number;
  /** lying down the other way, keeping at least half of the cells (DM-LRG-04) */
  readonly rotate?: number;
  /** facing another side on the same cells, by 90° or 180° at one price (ER-BIG-06, 15, 16); may be 0 */
  readonly turn?: number;
}

export interface LargeFigure {
  readonly base: Base;
  readonly gait: Gait;
  /** the borders that stop it */
  readonly barred: number;
  /** 1 for each cell it may enter, asked for newly covered cells only (ER-BIG-05); all cells unless given */
  readonly mayEnter?: Uint8Array;
}

/** One movement: to which placement, at what cost. */
export interface Shift {
  readonly to: Placement;
  readonly cost: number;
}

/** The single movements open to a large figure: steps north, east, south, west, then rotations, then turns. */
export function shiftsFrom(g: Ground, figure: LargeFigure, p: Placement): Shift[] {
  const { base, gait, barred } = figure;
  const byHeading = [gait.forward, gait.right, gait.back, gait.left];
  const shifts: Shift[] = [];
  for (const side of SIDES) {
    const cost = byHeading[(side - facingOf(p) + 4) % 4];
    const to = cost === undefined ? -1 : shift(g, base, p, side, barred);
    if (cost !== undefined && to >= 0) shifts.push({ to, cost });
  }
  if (gait.rotate !== undefined)
    for (const to of rotations(g, base, p, barred)) shifts.push({ to, cost: gait.rotate });
  const open = shifts.filter(({ to }) => mayEnterNewCells(g, figure, p, to));
  if (gait.turn !== undefined)
    for (const side of SIDES)
      if (side !== facingOf(p)) open.push({ to: placement(anchorOf(p), side), cost: gait.turn });
  return open;
}

/**
 * The placements a large figure reaches with a budget; the frontier, made for four nodes a cell, answers with
 * `costTo`, `pathTo` and `reached`. With `until`, the search stops at the nearest placement that passes it and
 * returns that (is there somewhere to end this movement? DM-LRG-30); otherwise, or if none does, -1.
 */
export function floodPlacements(
  f: Frontier,
  g: Ground,
  figure: LargeFigure,
  from: Placement,
  budget: number,
  until?: (p: Placement) => boolean,
): Placement {
  beginSearch(f, from, budget);
  for (let cost = 0; cost <= budget; cost++)
    // A free turn adds to the bucket that is being emptied: its length is asked anew each time.
    for (let i = 0; i < f.waiting[cost]; i++) {
      const p = f.queue[cost * f.size + i];
      if (f.label[p] !== f.base + cost) continue;
      f.order[f.count++] = p;
      if (until?.(p)) return p;
      for (const next of shiftsFrom(g, figure, p)) offer(f, p, next.to, cost + next.cost);
    }
  return -1;
}

function mayEnterNewCells(g: Ground, figure: LargeFigure, from: Placement, to: Placement): boolean {
  const { mayEnter, base } = figure;
  if (mayEnter === undefined) return true;
  const before = cellsUnder(g.layout, base, from);
  return cellsUnder(g.layout, base, to).every((c) => mayEnter[c] !== 0 || before.includes(c));
}
