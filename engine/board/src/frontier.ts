/**
 * The workspace of a cheapest-first search over numbered nodes with small whole costs, made once and used for
 * any number of searches. It is also the search's result, until the next search begins.
 *
 * A node's `label` is `base + cost`. Each search takes a base so low that every label left by earlier searches
 * is dearer than anything it can write: nothing has to be cleared, and one comparison says both "not seen yet"
 * and "seen, but dearer".
 *
 * Nodes of equal cost are settled in the order in which they were offered, and a node keeps the first parent
 * that offered its cost. So the same search gives the same paths on every machine.
 */
export interface Frontier {
  readonly size: number;
  readonly label: Int32Array;
  readonly parent: Int32Array;
  /** the settled nodes, cheapest first: the first `count` entries */
  readonly order: Int32Array;
  count: number;
  base: number;
  budget: number;
  /** the nodes offered at cost k wait in `queue[k * size]` and on; `waiting[k]` says how many */
  queue: Int32Array;
  waiting: Int32Array;
}

const DEAREST = 0x7fffffff;
const CHEAPEST = -0x80000000;

export function frontier(size: number): Frontier {
  return {
    size,
    label: new Int32Array(size).fill(DEAREST),
    parent: new Int32Array(size),
    order: new Int32Array(size),
    count: 0,
    base: DEAREST,
    budget: -1,
    queue: new Int32Array(0),
    waiting: new Int32Array(0),
  };
}

export function beginSearch(f: Frontier, start: number, budget: number): void {
  if (!Number.isInteger(budget) || budget < 0)
    throw new RangeError(`a budget is a whole number of 0 or more, not ${budget}`);
  if (!(start >= 0 && start < f.size)) throw new RangeError(`a search cannot start at ${start}`);
  if (f.waiting.length <= budget) {
    // A node is offered at most once at each cost, because every offer taken is cheaper than the one before.
    f.queue = new Int32Array((budget + 1) * f.size);
    f.waiting = new Int32Array(budget + 1);
  }
  if (f.base - CHEAPEST <= budget) {
    f.label.fill(DEAREST);
    f.base = DEAREST;
  }
  f.base -= budget + 1;
  f.budget = budget;
  f.count = 0;
  f.waiting.fill(0);
  f.label[start] = f.base;
  f.parent[start] = -1;
  f.queue[0] = start;
  f.waiting[0] = 1;
}

/** A way to `to` has been found that costs `cost` in all; it is taken if it is affordable and the cheapest yet. */
export function offer(f: Frontier, from: number, to: number, cost: number): void {
  if (cost > f.budget || f.base + cost >= f.label[to]) return;
  f.label[to] = f.base + cost;
  f.parent[to] = from;
  f.queue[cost * f.size + f.waiting[cost]++] = to;
}

/** What it costs to get there, -1 if the budget does not reach. */
export function costTo(f: Frontier, node: number): number {
  const cost = f.label[node] - f.base;
  return cost <= f.budget ? cost : -1;
}

/** The nodes entered on the way, the start left out and the goal included; null if the budget does not reach. */
export function pathTo(f: Frontier, node: number): number[] | null {
  if (costTo(f, node) < 0) return null;
  const path: number[] = [];
  for (let n = node; f.parent[n] >= 0; n = f.parent[n]) path.push(n);
  return path.reverse();
}

/** Everything the budget reaches, the start first, then cheapest first. */
export const reached = (f: Frontier): number[] => Array.from(f.order.subarray(0, f.count));
