import { exists, type Ground, type Link } from './ground.ts';
import type { Cell, Layout } from './layout.ts';

/**
 * Adjacency out of the plane (stairs, teleporters): the linked cells of `c` are `to[start[c]]` up to but
 * excluding `to[start[c + 1]]`, in the order in which the links were given.
 */
export interface LinkTable {
  readonly start: Int32Array;
  readonly to: Int32Array;
}

/**
 * Links run both ways unless they say otherwise; one from a cell to itself is none. Null when there are none, so that
 * a search pays nothing for them.
 */
export function linkTable(l: Layout, links: readonly Link[]): LinkTable | null {
  const ways = links.flatMap(({ a, b, oneWay }) => {
    if (a === b) return [];
    return oneWay
      ? [{ from: a, to: b }]
      : [
          { from: a, to: b },
          { from: b, to: a },
        ];
  });
  if (ways.length === 0) return null;
  const start = new Int32Array(l.cells + 1);
  for (const way of ways) start[way.from + 1]++;
  for (let c = 0; c < l.cells; c++) start[c + 1] += start[c];
  const to = new Int32Array(ways.length);
  const next = start.slice();
  for (const way of ways) to[next[way.from]++] = way.to;
  return { start, to };
}

/** Does a link lead from one cell to the other? */
export function linked(t: LinkTable | null, from: Cell, to: Cell): boolean {
  if (t === null) return false;
  for (let i = t.start[from]; i < t.start[from + 1]; i++) if (t.to[i] === to) return true;
  return false;
}

/** The ground's links of the given kinds, both ends on cells that exist. */
export const linksOfKind = (g: Ground, kinds: readonly string[]): Link[] =>
  g.links.filter((link) => kinds.includes(link.kind) && exists(g, link.a) && exists(g, link.b));

/** Every one of these cells joined to every other: a network of teleporters. */
export function linkAll(cells: readonly Cell[], kind: string): Link[] {
  return cells.flatMap((a, i) => cells.slice(i + 1).map((b) => ({ a, b, kind })));
}
