import type { NeighbourTable } from './adjacency.ts';
import type { Frontier } from './frontier.ts';
import type { Cell } from './layout.ts';
import { type LinkTable, linked } from './links.ts';
import { type Arrival, arrivalByLink, type Going, nearestEnd } from './reach.ts';

/** A step that may be taken now. */
export interface OpenStep {
  readonly to: Cell;
  readonly cost: number;
  /** it is taken by a link, where the going tells that from walking (`Going.byLink`) */
  readonly byLink?: true;
}

/** The steps that `eachOpenStep` visits, as a list. */
export function openSteps(
  f: Frontier,
  t: NeighbourTable,
  from: Cell,
  budget: number,
  going: Going,
): OpenStep[] {
  const steps: OpenStep[] = [];
  eachOpenStep(f, t, from, budget, going, (to, cost, byLink) => {
    steps.push(byLink ? { to, cost, byLink } : { to, cost });
  });
  return steps;
}

/**
 * Visits the single steps open to a figure: straight, diagonal, then by link. A step onto a cell where it may not end
 * is open only if what is left of the budget suffices to reach one where it may (DM-MOV-15, SG-MOV-11).
 *
 * A linked cell may be a neighbour too. Then it is one step, at the price of the link, which has no surcharge; but
 * where the going tells links from walking it is two, because they are two different deeds (DM-TFG-01, 04).
 *
 * Allocates nothing, for searches that ask at every node. The frontier serves the look-ahead and is free for other
 * use whenever `visit` is called.
 */
export function eachOpenStep(
  f: Frontier,
  t: NeighbourTable,
  from: Cell,
  budget: number,
  going: Going,
  visit: (to: Cell, cost: number, byLink: boolean) => void,
): void {
  const { to, extra, links } = t;
  const apart = going.byLink !== undefined;
  for (let slot = from * 8; slot < from * 8 + 8 && to[slot] >= 0; slot++) {
    const n = to[slot];
    const price = going.entry[n];
    const cost = extra === null || (!apart && linked(links, from, n)) ? price : price + extra[slot];
    if (price !== 0 && leadsToAnEnd(f, t, n, going.mayEnd[n], budget - cost, going)) visit(n, cost, false);
  }
  if (links === null) return;
  const { entry, mayEnd } = going.byLink ?? going;
  for (let i = links.start[from]; i < links.start[from + 1]; i++) {
    const n = links.to[i];
    if (linkedBefore(links, from, i) || (!apart && inPlane(t, from, n))) continue;
    const arrival = apart ? arrivalByLink(t.layout, n) : n;
    if (entry[n] !== 0 && leadsToAnEnd(f, t, arrival, mayEnd[n], budget - entry[n], going))
      visit(n, entry[n], apart);
  }
}

/** Most steps lead to a cell where one may end: then there is nothing to search. */
const leadsToAnEnd = (
  f: Frontier,
  t: NeighbourTable,
  at: Arrival,
  mayEnd: number,
  left: number,
  going: Going,
): boolean => left >= 0 && (mayEnd !== 0 || nearestEnd(f, t, at, left, going) >= 0);

/** Two links may join the same two cells, stairs and a lift. */
function linkedBefore(links: LinkTable, from: Cell, i: number): boolean {
  for (let k = links.start[from]; k < i; k++) if (links.to[k] === links.to[i]) return true;
  return false;
}

function inPlane(t: NeighbourTable, from: Cell, n: Cell): boolean {
  for (let slot = from * 8; slot < from * 8 + 8; slot++) if (t.to[slot] === n) return true;
  return false;
}
