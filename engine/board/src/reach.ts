import type { NeighbourTable } from './adjacency.ts';
import { beginSearch, type Frontier, offer, reached } from './frontier.ts';
import type { Cell } from './layout.ts';

/**
 * What moving costs a figure, filled in by the game: terrain, enemies and friends are its business.
 * Both arrays have one entry for each cell.
 */
export interface Going {
  /** the cost of entering each cell; 0 = may not enter */
  readonly entry: Uint8Array;
  /** 1 where the figure may end its movement; elsewhere it may at most pass through */
  readonly mayEnd: Uint8Array;
}

/** A step that may be taken now. */
export interface Step {
  readonly to: Cell;
  readonly cost: number;
}

/**
 * Where a figure gets with a budget of movement points, and by which paths: read the frontier (made with
 * `frontier(layout.cells)`) with `costTo`, `pathTo`, `reached` and `reachedEnds`.
 *
 * Among equally cheap paths the one found first stands, and straight steps (north, east, south, west) are tried
 * before diagonal ones (from north-east, clockwise) and links come last: so paths do not zigzag.
 */
export function flood(f: Frontier, t: NeighbourTable, from: Cell, budget: number, entry: Uint8Array): void {
  search(f, t, from, budget, entry, null);
}

/** The reached cells where one may end, cheapest first. Every path to them is lawful under `openSteps`. */
export const reachedEnds = (f: Frontier, mayEnd: Uint8Array): Cell[] =>
  reached(f).filter((c) => mayEnd[c] !== 0);

/**
 * The nearest cell where one may end, `from` itself included; -1 if the budget reaches none. The search stops
 * there: afterwards the frontier answers for that cell and its path only.
 */
export function nearestEnd(f: Frontier, t: NeighbourTable, from: Cell, budget: number, going: Going): Cell {
  return search(f, t, from, budget, going.entry, going.mayEnd);
}

/**
 * The single steps open to a figure. A step onto a cell where it may not end is open only if what is left of
 * the budget suffices to reach one where it may (DM-MOV-15, SG-MOV-11).
 */
export function openSteps(f: Frontier, t: NeighbourTable, from: Cell, budget: number, going: Going): Step[] {
  const prices = new Map<Cell, number>();
  // A linked cell may be a neighbour too: then it is one step, at the price of the link, which has no surcharge.
  const note = (to: Cell, price: number) => {
    if (to !== from && going.entry[to] !== 0) prices.set(to, price);
  };
  for (let slot = from * 8; slot < from * 8 + 8 && t.to[slot] >= 0; slot++)
    note(t.to[slot], going.entry[t.to[slot]] + (t.extra === null ? 0 : t.extra[slot]));
  if (t.links !== null)
    for (let i = t.links.start[from]; i < t.links.start[from + 1]; i++)
      note(t.links.to[i], going.entry[t.links.to[i]]);
  return Array.from(prices, ([to, cost]) => ({ to, cost })).filter(
    ({ to, cost }) => cost <= budget && nearestEnd(f, t, to, budget - cost, going) >= 0,
  );
}

function search(
  f: Frontier,
  t: NeighbourTable,
  from: Cell,
  budget: number,
  entry: Uint8Array,
  until: Uint8Array | null,
): Cell {
  beginSearch(f, from, budget);
  const { size, label, parent, order, queue, waiting, base } = f;
  const { to, extra, links } = t;
  for (let cost = 0; cost <= budget; cost++) {
    // Entering costs at least 1, so no cell is added to this bucket any more.
    const end = cost * size + waiting[cost];
    for (let i = cost * size; i < end; i++) {
      const c = queue[i];
      if (label[c] !== base + cost) continue;
      order[f.count++] = c;
      if (until !== null && until[c] !== 0) return c;
      if (cost === budget) continue;
      for (let slot = c * 8; slot < c * 8 + 8; slot++) {
        const n = to[slot];
        if (n < 0) break;
        // Most neighbours have been offered as little already; no entry costs less than 1.
        if (label[n] <= base + cost + 1) continue;
        const price = entry[n];
        if (price === 0) continue;
        const total = cost + price + (extra === null ? 0 : extra[slot]);
        // `offer`, written out: this is the innermost line of every search for moves
        if (total > budget || base + total >= label[n]) continue;
        label[n] = base + total;
        parent[n] = c;
        queue[total * size + waiting[total]++] = n;
      }
      if (links !== null)
        for (let k = links.start[c]; k < links.start[c + 1]; k++) {
          const n = links.to[k];
          if (entry[n] !== 0) offer(f, c, n, cost + entry[n]);
        }
    }
  }
  return -1;
}
