import { across } from './adjacency.ts';
import { exists, type Ground } from './ground.ts';
import {
  beside,
  type Cell,
  cellAt,
  type Edge,
  edgeOf,
  inside,
  type Layout,
  levelOf,
  SIDES,
  xOf,
  yOf,
} from './layout.ts';
import { manhattan } from './range.ts';

/** A cell of a blast area, counted from its centre, and the zone (innermost 0) it belongs to. */
export interface BlastCell {
  readonly dx: number;
  readonly dy: number;
  readonly zone: number;
}

export type BlastPattern = readonly BlastCell[];

/** A cell the blast has reached: in its zone, from which cell (-1 for the centre), how many steps from the centre. */
export interface Blasted {
  readonly cell: Cell;
  readonly zone: number;
  readonly from: Cell;
  readonly steps: number;
}

/** A cell of the pattern the blast has not reached, and the borders that keep it off. */
export interface Shielded {
  readonly cell: Cell;
  readonly zone: number;
  readonly edges: readonly Edge[];
}

/** Zone 0 out to the first radius, zone 1 out to the second, and so on, counted orthogonally. */
export function ringPattern(radii: readonly number[]): BlastPattern {
  const outer = Math.max(...radii);
  const pattern: BlastCell[] = [];
  for (let dy = -outer; dy <= outer; dy++)
    for (let dx = -outer; dx <= outer; dx++) {
      const zone = radii.findIndex((radius) => Math.abs(dx) + Math.abs(dy) <= radius);
      if (zone >= 0) pattern.push({ dx, dy, zone });
    }
  return pattern;
}

/**
 * The next cell a blast reaches, given those it has reached so far; null when it has spent itself. It spreads
 * breadth-first from the centre, inside the pattern, through unbarred borders; among cells equally many steps
 * away the one nearer to the centre comes first, then the one with the smaller number (ER-EXP-12).
 *
 * The blast's whole memory is the list `so far`, and the ground is read as it stands now: a wall that fell when
 * an earlier cell was resolved opens the way (ER-EXP-09), however many decisions lie between.
 */
export function nextBlasted(
  g: Ground,
  barred: number,
  pattern: BlastPattern,
  centre: Cell,
  soFar: readonly Blasted[],
): Blasted | null {
  const zones = zonesAround(g, pattern, centre);
  if (soFar.length === 0) {
    const zone = zones.get(centre);
    return zone === undefined ? null : { cell: centre, zone, from: -1, steps: 0 };
  }
  const done = new Set(soFar.map((b) => b.cell));
  let next: Blasted | null = null;
  for (const { cell: from, steps } of soFar)
    for (const side of SIDES) {
      const cell = across(g, from, side, barred);
      const zone = zones.get(cell);
      if (zone === undefined || done.has(cell)) continue;
      const found = { cell, zone, from, steps: steps + 1 };
      if (next === null || comesBefore(g.layout, centre, found, next)) next = found;
    }
  return next;
}

/** The whole blast at once. `resolve` is called for each cell as it is reached, and may break walls. */
export function blast(
  g: Ground,
  barred: number,
  pattern: BlastPattern,
  centre: Cell,
  resolve?: (b: Blasted) => void,
): Blasted[] {
  const soFar: Blasted[] = [];
  let next = nextBlasted(g, barred, pattern, centre, soFar);
  while (next !== null) {
    soFar.push(next);
    resolve?.(next);
    next = nextBlasted(g, barred, pattern, centre, soFar);
  }
  return soFar;
}

/**
 * The cells of the pattern that were kept off. Cells open to one another form a pocket and share their shields:
 * the barred borders between the pocket and the blast or, behind several walls, the next pocket towards it.
 * No edges where the void or the shape of the pattern lies between.
 */
export function shielded(
  g: Ground,
  barred: number,
  pattern: BlastPattern,
  centre: Cell,
  blasted: readonly Blasted[],
): Shielded[] {
  const zones = zonesAround(g, pattern, centre);
  const shields = new Map<Cell, Edge[]>();
  const settled = new Set(blasted.map((b) => b.cell));
  // Wall by wall outwards: the cells behind exactly one more wall than those settled so far.
  let front = [...settled];
  while (front.length > 0) {
    const behind: Cell[] = [];
    for (const c of front)
      for (const side of SIDES) {
        const beyond = beside(g.layout, c, side);
        if (!zones.has(beyond) || settled.has(beyond)) continue;
        const pocket = pocketAround(g, barred, zones, beyond);
        const edges = shields.get(beyond) ?? [];
        edges.push(edgeOf(g.layout, c, side));
        for (const cell of pocket) shields.set(cell, edges);
        behind.push(...pocket);
      }
    for (const c of behind) settled.add(c);
    front = [...new Set(behind)];
  }
  return [...zones]
    .filter(([cell]) => !blasted.some((b) => b.cell === cell))
    .map(([cell, zone]) => ({ cell, zone, edges: (shields.get(cell) ?? []).toSorted((a, b) => a - b) }));
}

/** The pattern laid on the ground: the zone of each cell that exists. */
function zonesAround(g: Ground, pattern: BlastPattern, centre: Cell): Map<Cell, number> {
  const l = g.layout;
  const zones = new Map<Cell, number>();
  for (const { dx, dy, zone } of pattern) {
    const x = xOf(l, centre) + dx;
    const y = yOf(l, centre) + dy;
    const cell = inside(l, x, y) ? cellAt(l, x, y, levelOf(l, centre)) : -1;
    if (exists(g, cell)) zones.set(cell, zone);
  }
  return zones;
}

function comesBefore(l: Layout, centre: Cell, a: Blasted, b: Blasted): boolean {
  if (a.steps !== b.steps) return a.steps < b.steps;
  const nearer = manhattan(l, centre, a.cell) - manhattan(l, centre, b.cell);
  return nearer !== 0 ? nearer < 0 : a.cell < b.cell;
}

function pocketAround(g: Ground, barred: number, zones: Map<Cell, number>, start: Cell): Set<Cell> {
  const pocket = new Set([start]);
  for (const c of pocket)
    for (const side of SIDES) {
      const n = across(g, c, side, barred);
      if (zones.has(n)) pocket.add(n);
    }
  return pocket;
}
