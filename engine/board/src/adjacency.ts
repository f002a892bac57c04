import { exists, type Ground } from './ground.ts';
import { bordersAt, cornerOf } from './lattice.ts';
import {
  beside,
  type Cell,
  cellAt,
  DX8,
  DY8,
  EAST,
  type Edge,
  edgeOf,
  inside,
  type Layout,
  levelOf,
  NORTH,
  placeOf,
  SIDES,
  type Side,
  SOUTH,
  WEST,
  xOf,
  yOf,
} from './layout.ts';
import { type LinkTable, linked, linksOfKind, linkTable } from './links.ts';
import { type Stubs, stubFrom } from './stubs.ts';

/**
 * A game's own verdict on two existing cells that share only a corner. It must be symmetric, and may look only
 * at the borders and cells that touch that corner: a table is repaired around a changed border, not rebuilt.
 */
export type DiagonalTest = (g: Ground, from: Cell, to: Cell) => boolean;

/**
 * By sight: the line between the two centres meets no border with one of the mask's properties, borders being closed
 * segments, nor a stub (SG-ENV-07, SG-ENV-08). Thick walls make no difference between neighbours.
 */
export const clearCorner =
  (mask: number, stubs?: Stubs): DiagonalTest =>
  (g, from, to) => {
    const l = g.layout;
    const corner = cornerOf(l, from, xOf(l, to) > xOf(l, from) ? (to > from ? 2 : 1) : to > from ? 3 : 0);
    return bordersAt(l, corner).every(
      (e, side) => (g.edgeBits[e] & mask) === 0 && (stubs === undefined || stubFrom(stubs, e, side) === 0),
    );
  };

/**
 * What a step costs on top of its entry cost. `crossed` holds the bits of the border it passes through; for a
 * diagonal step, the bits that both borders of a straight line through the corner share, because passing the
 * middle of a double window is passing through that window (SG-MOV-21) while brushing its end is not.
 */
export type Surcharge = (g: Ground, from: Cell, to: Cell, crossed: number) => number;

/** So much for each of these bits on the border that is crossed. */
export const surchargePerBit =
  (prices: readonly { readonly bit: number; readonly cost: number }[]): Surcharge =>
  (_g, _from, _to, crossed) =>
    prices.reduce((sum, { bit, cost }) => ((crossed & bit) === 0 ? sum : sum + cost), 0);

export interface AdjacencyRule {
  /** a border with any of these bits separates its two cells */
  readonly barred: number;
  /** 'elbow': one of the two cells beside both has unbarred borders to both (DM-ADJ-03) */
  readonly diagonals: 'never' | 'elbow' | DiagonalTest;
  /** the kinds of links that join cells, none unless named */
  readonly links?: readonly string[];
  readonly surcharge?: Surcharge;
}

export interface NeighbourTable {
  readonly layout: Layout;
  readonly rule: AdjacencyRule;
  /**
   * eight slots for each cell: first its neighbours north, east, south, west, then those north-east, south-east,
   * south-west, north-west, without gaps; -1 in the rest, so that a loop may stop at the first -1
   */
  readonly to: Int32Array;
  /** the surcharge of the step in each slot; null when the rule has none */
  readonly extra: Uint8Array | null;
  readonly links: LinkTable | null;
  /** counts repairs: whatever was derived from an earlier count is stale */
  readonly repairs: { count: number };
}

export function neighbourTable(g: Ground, rule: AdjacencyRule): NeighbourTable {
  const l = g.layout;
  const t: NeighbourTable = {
    layout: l,
    rule,
    to: new Int32Array(l.cells * 8),
    extra: rule.surcharge === undefined ? null : new Uint8Array(l.cells * 8),
    links: linkTable(l, linksOfKind(g, rule.links ?? [])),
    repairs: { count: 0 },
  };
  for (let c = 0; c < l.cells; c++) fillCell(t, g, c);
  return t;
}

/** Makes the table right again after one border has changed: only the six cells around it can be affected. */
export function patchNeighbours(t: NeighbourTable, g: Ground, e: Edge): void {
  const { vertical, x, y, level } = placeOf(t.layout, e);
  const [left, right] = vertical ? [x - 1, x] : [x - 1, x + 1];
  const [top, bottom] = vertical ? [y - 1, y + 1] : [y - 1, y];
  for (let cy = top; cy <= bottom; cy++)
    for (let cx = left; cx <= right; cx++)
      if (inside(t.layout, cx, cy)) fillCell(t, g, cellAt(t.layout, cx, cy, level));
  t.repairs.count++;
}

/** An independent table, for a fork of the match in which other walls fall. */
export const copyNeighbours = (t: NeighbourTable): NeighbourTable => ({
  ...t,
  to: t.to.slice(),
  extra: t.extra === null ? null : t.extra.slice(),
  repairs: { count: 0 },
});

/** The same table (patched together with it) with other links: teleporters that have just become active. */
export const withLinks = (t: NeighbourTable, links: LinkTable | null): NeighbourTable => ({ ...t, links });

/** Does a step lead from A to B? Not always back again: a link may lead one way only. */
export function adjacent(t: NeighbourTable, a: Cell, b: Cell): boolean {
  if (a < 0 || b < 0) return false;
  for (let slot = a * 8; slot < a * 8 + 8; slot++) if (t.to[slot] === b) return true;
  return linked(t.links, a, b);
}

/** Figures on several cells are adjacent if any of their cells are (DM-ADJ-04). */
export const anyAdjacent = (t: NeighbourTable, as: readonly Cell[], bs: readonly Cell[]): boolean =>
  as.some((a) => bs.some((b) => adjacent(t, a, b)));

/** The cell on one side, if it exists and no barred border lies between; else -1. */
export function across(g: Ground, c: Cell, side: Side, barred: number): Cell {
  const n = beside(g.layout, c, side);
  return n >= 0 && exists(g, n) && (g.edgeBits[edgeOf(g.layout, c, side)] & barred) === 0 ? n : -1;
}

/** Straight before diagonal: searches break ties in this order, and paths do not zigzag. */
const DIRECTIONS: readonly number[] = [0, 2, 4, 6, 1, 3, 5, 7];

function fillCell(t: NeighbourTable, g: Ground, c: Cell): void {
  let slot = c * 8;
  t.to.fill(-1, slot, slot + 8);
  t.extra?.fill(0, slot, slot + 8);
  if (!exists(g, c)) return;
  for (const d of DIRECTIONS) {
    const n = neighbour(g, t.rule, c, d);
    if (n < 0) continue;
    t.to[slot] = n;
    if (t.extra !== null && t.rule.surcharge !== undefined)
      t.extra[slot] = t.rule.surcharge(g, c, n, crossedBits(g, c, d));
    slot++;
  }
}

function neighbour(g: Ground, rule: AdjacencyRule, c: Cell, d: number): Cell {
  if (d % 2 === 0) return across(g, c, sideways(d), rule.barred);
  if (rule.diagonals === 'never') return -1;
  if (rule.diagonals === 'elbow') {
    const n = roundElbow(g, c, eastOrWest(d), northOrSouth(d), rule.barred);
    return n >= 0 ? n : roundElbow(g, c, northOrSouth(d), eastOrWest(d), rule.barred);
  }
  const x = xOf(g.layout, c) + DX8[d];
  const y = yOf(g.layout, c) + DY8[d];
  if (!inside(g.layout, x, y)) return -1;
  const n = cellAt(g.layout, x, y, levelOf(g.layout, c));
  return exists(g, n) && rule.diagonals(g, c, n) ? n : -1;
}

function roundElbow(g: Ground, c: Cell, first: Side, second: Side, barred: number): Cell {
  const elbow = across(g, c, first, barred);
  return elbow < 0 ? -1 : across(g, elbow, second, barred);
}

/** Only for directions that lead to a cell of the board, so that both elbows lie on it too. */
function crossedBits(g: Ground, c: Cell, d: number): number {
  const l = g.layout;
  if (d % 2 === 0) return g.edgeBits[edgeOf(l, c, sideways(d))];
  const h = eastOrWest(d);
  const v = northOrSouth(d);
  const upright = g.edgeBits[edgeOf(l, c, h)] & g.edgeBits[edgeOf(l, beside(l, c, v), h)];
  const level = g.edgeBits[edgeOf(l, c, v)] & g.edgeBits[edgeOf(l, beside(l, c, h), v)];
  return upright | level;
}

const sideways = (d: number): Side => SIDES[d >> 1];
const eastOrWest = (d: number): Side => (DX8[d] > 0 ? EAST : WEST);
const northOrSouth = (d: number): Side => (DY8[d] > 0 ? SOUTH : NORTH);
