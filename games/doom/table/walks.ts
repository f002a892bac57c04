import { adjacent, anchorOf, type Cell, type Placement, shiftsFrom } from '@sightline/board';
import type { Answer } from '@sightline/kernel';
import { setCalled } from '../content/index.ts';
import type { Doom, OpenTable } from '../rules/doom.ts';
import {
  cellOf,
  cellsAt,
  cellsOf,
  figuresOn,
  isDemon,
  isLarge,
  isMarine,
  standingOn,
} from '../rules/figures.ts';
import { isStaggered } from '../rules/modifiers.ts';
import { goingFor, largeFigure, mayEndAt, neighboursFor, SHIFT } from '../rules/movement.ts';
import { carriedBy, objectiveOf } from '../rules/objectives.ts';
import { boardOf } from '../rules/statics.ts';

/** A way to a place farther off, as the answers that take it step by step. */
interface Way {
  /** the space to click: of a large figure one that its base will cover */
  readonly to: Cell;
  readonly answers: readonly Answer[];
  readonly cost: number;
}

/** The table with the grenades on it: traps make a demon's step end in a surprise. */
type TableWithTraps = OpenTable & { readonly state: Pick<Doom['seen'], 'marines'> };

/** Every place a figure can walk to and end at with its points, each by its cheapest way. */
export function waysFor(t: TableWithTraps, figure: number, points: number): readonly Way[] {
  if (points <= 0) return [];
  return isLarge(figure) ? waysOfLarge(t, figure, points) : waysOfSmall(t, figure, points);
}

/* What comes between: a batch of steps would stop there, so a way may end there but leads never through. */

/**
 * The demon whom a marine slays by entering its space: a glory kill, or a telefrag (DM-GK-01, DM-TFG-01). Some classes
 * stagger demons by standing close to them: what counts is that he has come there.
 */
export function slainBy(t: OpenTable, marine: number, cell: Cell, byTeleporter: boolean): number {
  if (!isMarine(marine)) return -1;
  const demon = figuresOn(t, [cell], marine).find(isDemon);
  if (demon === undefined) return -1;
  return byTeleporter || isStaggered(moved(t, marine, cell), demon) ? demon : -1;
}

function moved(t: OpenTable, figure: number, to: Cell): OpenTable {
  const figures = t.state.figures.map((f, i) => (i === figure ? { ...f, at: standingOn(to) } : f));
  return { statics: t.statics, state: { ...t.state, figures } };
}

/** The spaces where something happens to whoever enters them on foot. */
function surprises(t: TableWithTraps, figure: number): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  if (isDemon(figure)) {
    for (const cell of trapSpaces(t)) if (figuresOn(t, [cell], figure).length === 0) cells.add(cell);
    return cells;
  }
  t.state.figures.forEach(({ at, damage }, demon) => {
    if (at < 0 || !isDemon(demon) || damage === 0) return;
    for (const cell of cellsAt(t, demon, at)) if (slainBy(t, figure, cell, false) >= 0) cells.add(cell);
  });
  // Asset Extraction: with the asset he has won as soon as he stands on an exit.
  if (objectiveOf(t) === 'assetExtraction' && carriedBy(t, figure) >= 0)
    for (const cell of t.statics.mission.exits) cells.add(cell);
  return cells;
}

const FRAG = setCalled('fragGrenade');

/** On and beside siphon and snare grenades. */
function trapSpaces(t: TableWithTraps): readonly Cell[] {
  const traps = t.statics.marines.flatMap((m) =>
    t.state.marines[m].grenades.flatMap(({ set, cell }) => (set === FRAG ? [] : [cell])),
  );
  if (traps.length === 0) return [];
  const { walk } = boardOf(t);
  return t.statics.walkerEntry.reduce<Cell[]>((found, _, cell) => {
    if (traps.some((trap) => trap === cell || adjacent(walk, trap, cell))) found.push(cell);
    return found;
  }, []);
}

/* Small figures */

function waysOfSmall(t: TableWithTraps, figure: number, points: number): readonly Way[] {
  const { cells } = t.statics.layout;
  const through = surprises(t, figure);
  const table = neighboursFor(t, figure);
  const { entry, mayEnd, byLink = { entry, mayEnd } } = goingFor(t, figure);
  const start = cellOf(t, figure);
  // An arrival by teleporter is another than one on foot: its node is the space's number and `cells` more.
  const cost = new Int16Array(2 * cells).fill(-1);
  const from = new Int32Array(2 * cells).fill(-1);
  const waiting: number[][] = Array.from({ length: points + 1 }, () => []);
  const offer = (node: number, parent: number, spent: number) => {
    if (spent > points || (cost[node] >= 0 && cost[node] <= spent)) return;
    cost[node] = spent;
    from[node] = parent;
    waiting[spent].push(node);
  };
  const settled: number[] = [];
  offer(start, -1, 0);
  for (let spent = 0; spent <= points; spent++)
    for (const node of waiting[spent]) {
      if (cost[node] !== spent) continue;
      const linked = node >= cells;
      const cell = linked ? node - cells : node;
      if (node !== start) {
        settled.push(node);
        if (linked ? slainBy(t, figure, cell, true) >= 0 : through.has(cell)) continue;
      }
      for (let slot = cell * 8; slot < cell * 8 + 8 && table.to[slot] >= 0; slot++) {
        const next = table.to[slot];
        if (entry[next] !== 0) offer(next, node, spent + entry[next]);
      }
      if (table.links === null) continue;
      for (let k = table.links.start[cell]; k < table.links.start[cell + 1]; k++) {
        const next = table.links.to[k];
        if (byLink.entry[next] !== 0) offer(next + cells, node, spent + byLink.entry[next]);
      }
    }

  const ways = new Map<Cell, Way>();
  for (const node of settled) {
    const cell = node >= cells ? node - cells : node;
    const linked = node >= cells;
    const ends = (linked ? byLink.mayEnd : mayEnd)[cell] !== 0 || slainBy(t, figure, cell, linked) >= 0;
    // A single step is an option of its own.
    if (cell === start || !ends || from[node] === start || ways.has(cell)) continue;
    const answers: Answer[] = [];
    for (let n = node; n !== start; n = from[n])
      answers.push(n >= cells ? ['teleport', n - cells] : ['step', n]);
    ways.set(cell, { to: cell, answers: answers.reverse(), cost: cost[node] });
  }
  return [...ways.values()];
}

/* Large figures */

/** Where a large figure's base may come to lie, cheapest first. */
interface Spot {
  readonly at: Placement;
  readonly cost: number;
  readonly from: Spot | null;
}

function spotsOfLarge(t: TableWithTraps, figure: number, points: number): readonly Spot[] {
  const { ground } = boardOf(t);
  const large = largeFigure(figure);
  const traps = new Set(trapSpaces(t));
  const springs = (at: Placement): boolean =>
    traps.size > 0 && cellsAt(t, figure, at).some((c) => traps.has(c)) && mayEndAt(t, figure, at);
  const start: Spot = { at: t.state.figures[figure].at, cost: 0, from: null };
  const seen = new Set([start.at]);
  const spots = [start];
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[i];
    if (spot.cost + SHIFT > points || (spot !== start && springs(spot.at))) continue;
    for (const { to } of shiftsFrom(ground, large, spot.at)) {
      if (seen.has(to)) continue;
      seen.add(to);
      spots.push({ at: to, cost: spot.cost + SHIFT, from: spot });
    }
  }
  return spots.slice(1).filter(({ at }) => mayEndAt(t, figure, at));
}

/**
 * A click on a space brings the base there by the cheapest way that covers it, turned as it is if that costs no more.
 * All other places are reached by single movements, which are options of their own.
 */
function waysOfLarge(t: TableWithTraps, figure: number, points: number): readonly Way[] {
  const { at } = t.state.figures[figure];
  const own = new Set(cellsOf(t, figure));
  const best = new Map<Cell, Spot>();
  for (const spot of spotsOfLarge(t, figure, points))
    for (const cell of cellsAt(t, figure, spot.at)) {
      if (own.has(cell)) continue;
      const before = best.get(cell);
      const turned = before !== undefined && (before.at & 3) !== (at & 3) && (spot.at & 3) === (at & 3);
      if (before === undefined || (turned && spot.cost === before.cost)) best.set(cell, spot);
    }
  return [...best].map(([to, spot]) => {
    const answers: Answer[] = [];
    for (let s: Spot | null = spot; s !== null && s.from !== null; s = s.from)
      answers.push(['shift', anchorOf(s.at), s.at & 3]);
    return { to, answers: answers.reverse(), cost: spot.cost };
  });
}

/**
 * The space that stands for each single movement of a large figure: one that the base newly covers, and, as far as
 * possible, another one for each.
 */
export function spacesForShifts(
  t: OpenTable,
  figure: number,
  shifts: readonly Placement[],
): ReadonlyMap<Placement, Cell> {
  const own = new Set(cellsOf(t, figure));
  const fresh = shifts.map((to) => ({ to, cells: cellsAt(t, figure, to).filter((c) => !own.has(c)) }));
  const picked = new Map<Placement, Cell>();
  const taken = new Set<Cell>();
  // Who has the fewest to choose from chooses first.
  for (const { to, cells } of fresh.toSorted((a, b) => a.cells.length - b.cells.length)) {
    const cell = cells.find((c) => !taken.has(c)) ?? cells[0] ?? anchorOf(to);
    taken.add(cell);
    picked.set(to, cell);
  }
  return picked;
}
