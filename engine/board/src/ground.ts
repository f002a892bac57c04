import { type Cell, type Edge, type Layout, layout } from './layout.ts';

/**
 * What stands on a layout: a kind for each cell and each border, and links that join cells out of the plane
 * (stairs, ladders, teleporters).
 *
 * The engine does not know what a "window" is. A game's *legend* says of every kind which of up to eight
 * properties it has (bars walkers, bars sight, gives cover, …); each query is given the bits that matter to it.
 * So `bars sight` for one game may be another bit than for the next, and a flyer is only another mask.
 */
export interface Kind {
  /** the word of the rulebook */
  readonly name: string;
  /** its properties, as bits of the game's own */
  readonly bits: number;
}

export interface Legend {
  /** kind 0 is "no cell": the void outside the building */
  readonly cells: readonly Kind[];
  /** kind 0 is the open border */
  readonly edges: readonly Kind[];
}

export interface Link {
  readonly a: Cell;
  readonly b: Cell;
  readonly kind: string;
  /** leads from `a` to `b` only */
  readonly oneWay?: true;
}

export interface Ground {
  readonly layout: Layout;
  readonly legend: Legend;
  readonly cellKind: Uint8Array;
  readonly edgeKind: Uint8Array;
  /** the bits of each cell's and each border's kind: what queries read */
  readonly cellBits: Uint8Array;
  readonly edgeBits: Uint8Array;
  readonly links: readonly Link[];
}

/** An empty ground: every cell of kind 1 (or void where the legend has no kind 1), every border open. */
export function ground(l: Layout, legend: Legend, links: readonly Link[] = []): Ground {
  const g: Ground = {
    layout: l,
    legend,
    cellKind: new Uint8Array(l.cells),
    edgeKind: new Uint8Array(l.edges),
    cellBits: new Uint8Array(l.cells),
    edgeBits: new Uint8Array(l.edges),
    links,
  };
  for (let c = 0; c < l.cells; c++) setCell(g, c, legend.cells.length > 1 ? 1 : 0);
  for (let e = 0; e < l.edges; e++) setEdge(g, e, 0);
  return g;
}

export function setCell(g: Ground, c: Cell, kind: number): void {
  g.cellKind[c] = kind;
  g.cellBits[c] = g.legend.cells[kind].bits;
}

export function setEdge(g: Ground, e: Edge, kind: number): void {
  g.edgeKind[e] = kind;
  g.edgeBits[e] = g.legend.edges[kind].bits;
}

/** Is there a cell at all? Kind 0 is the void. */
export const exists = (g: Ground, c: Cell): boolean => c >= 0 && c < g.layout.cells && g.cellKind[c] !== 0;

/** An independent ground: a fork of the match may break other walls. */
export function copyGround(g: Ground): Ground {
  return {
    ...g,
    cellKind: g.cellKind.slice(),
    edgeKind: g.edgeKind.slice(),
    cellBits: g.cellBits.slice(),
    edgeBits: g.edgeBits.slice(),
  };
}

/** The number of a kind by its name. */
export function kindOf(kinds: readonly Kind[], name: string): number {
  const i = kinds.findIndex((k) => k.name === name);
  if (i < 0)
    throw new RangeError(`the legend has no kind "${name}"; it has ${kinds.map((k) => k.name).join(', ')}`);
  return i;
}

/** A bare board for tests and benches: `openGround(5, 4)`, one kind of cell, "wall" as the only border kind. */
export function openGround(width: number, height: number, wallBits = 0xff): Ground {
  return ground(layout(width, height), {
    cells: [
      { name: 'void', bits: 0xff },
      { name: 'floor', bits: 0 },
    ],
    edges: [
      { name: 'open', bits: 0 },
      { name: 'wall', bits: wallBits },
    ],
  });
}
