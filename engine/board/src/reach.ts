import type { NeighbourTable } from './adjacency.ts';
import { beginSearch, type Frontier, offer, reached } from './frontier.ts';
import type { Cell, Layout } from './layout.ts';

/** What entering each cell costs and allows. Both arrays have one entry for each cell. */
export interface Entering {
  /** the cost of entering each cell; 0 = may not enter */
  readonly entry: Uint8Array;
  /** 1 where the figure may end its movement; elsewhere it may at most pass through */
  readonly mayEnd: Uint8Array;
}

/** What moving costs a figure, filled in by the game: terrain, enemies and friends are its business. */
export interface Going extends Entering {
  /**
   * The same for cells entered by a link, where that is another thing than walking in: who teleports onto a demon
   * pays no surcharge and may stay there (DM-TFG-01, 02), who walks in pays and may not.
   */
  readonly byLink?: Entering;
}

/**
 * A cell, and the way in. An arrival on foot is the number of the cell. Where entering by link is another thing than
 * walking in, it is another arrival: a figure may walk through a cell where it may not end, and come back to it by a
 * link to end there after all. A frontier for such a search has two nodes for each cell: `frontier(2 * layout.cells)`.
 */
export type Arrival = number;
export const arrivalByLink = (l: Layout, c: Cell): Arrival => l.cells + c;
export const cellOfArrival = (l: Layout, a: Arrival): Cell => (a < l.cells ? a : a - l.cells);

/**
 * Where a figure gets with a budget of movement points, and by which paths: read the frontier (made with
 * `frontier(layout.cells)`) with `costTo`, `pathTo`, `reached` and `reachedEnds`. With `entryByLink` these speak of
 * arrivals.
 *
 * Among equally cheap paths the one found first stands, and straight steps (north, east, south, west) are tried
 * before diagonal ones (from north-east, clockwise) and links come last: so paths do not zigzag.
 */
export function flood(
  f: Frontier,
  t: NeighbourTable,
  from: Arrival,
  budget: number,
  entry: Uint8Array,
  entryByLink: Uint8Array | null = null,
): void {
  search(f, t, from, budget, entry, entryByLink, null, null);
}

/**
 * The arrivals where one may end, cheapest first; without `mayEndByLink` these are cells. Every path to them is
 * lawful under `openSteps`.
 */
export const reachedEnds = (f: Frontier, mayEnd: Uint8Array, mayEndByLink: Uint8Array = mayEnd): Arrival[] =>
  reached(f).filter((a) => (a < mayEnd.length ? mayEnd[a] : mayEndByLink[a - mayEnd.length]) !== 0);

/**
 * The nearest arrival where one may end, `from` itself included; -1 if the budget reaches none. The search stops
 * there: afterwards the frontier answers for that arrival and its path only.
 */
export function nearestEnd(
  f: Frontier,
  t: NeighbourTable,
  from: Arrival,
  budget: number,
  { entry, mayEnd, byLink }: Going,
): Arrival {
  return search(f, t, from, budget, entry, byLink?.entry ?? null, mayEnd, byLink?.mayEnd ?? mayEnd);
}

function search(
  f: Frontier,
  t: NeighbourTable,
  from: Arrival,
  budget: number,
  entry: Uint8Array,
  entryByLink: Uint8Array | null,
  until: Uint8Array | null,
  untilByLink: Uint8Array | null,
): Arrival {
  const { cells } = t.layout;
  const apart = entryByLink === null ? 0 : cells;
  if (f.size < cells + apart)
    throw new RangeError(`a frontier of ${f.size} nodes is too small for ${cells + apart} arrivals`);
  beginSearch(f, from, budget);
  const { size, label, parent, order, queue, waiting, base } = f;
  const { to, extra, links } = t;
  const linkPrices = entryByLink ?? entry;
  for (let cost = 0; cost <= budget; cost++) {
    // Entering costs at least 1, so no arrival is added to this bucket any more.
    const end = cost * size + waiting[cost];
    for (let i = cost * size; i < end; i++) {
      const a = queue[i];
      if (label[a] !== base + cost) continue;
      order[f.count++] = a;
      // However a cell was entered, the ways on are the same.
      const c = a < cells ? a : a - cells;
      const ends = a < cells ? until : untilByLink;
      if (ends !== null && ends[c] !== 0) return a;
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
        parent[n] = a;
        queue[total * size + waiting[total]++] = n;
      }
      if (links !== null)
        for (let k = links.start[c]; k < links.start[c + 1]; k++) {
          const n = links.to[k];
          if (linkPrices[n] !== 0) offer(f, a, n + apart, cost + linkPrices[n]);
        }
    }
  }
  return -1;
}
