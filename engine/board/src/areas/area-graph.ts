import type { Kind } from '../ground.ts';

/**
 * A board without squares: areas of any shape, some of them neighbours. As with grounds, the game's legend says
 * what each kind of terrain and each kind of link means, as bits of the game's own.
 */
export interface AreaLegend {
  /** an area may be of several kinds at once, or of none */
  readonly terrain: readonly Kind[];
  /** the first is the link between areas that touch */
  readonly links: readonly Kind[];
}

/** The number of an area: its place in `AreaGraph.areas`. */
export type AreaNumber = number;

export interface Area {
  /** `sector/name` */
  readonly id: string;
  /** the sector tile it belongs to, by the name under which that was placed */
  readonly sector: string;
  readonly name: string;
  /** names of the legend, and their bits together */
  readonly terrain: readonly string[];
  readonly bits: number;
  readonly props: Readonly<Record<string, string>>;
  /** the unit squares it covers on the drawing, row by row; see outline.ts */
  readonly squares: readonly Square[];
}

/** The unit square with corners `<x,y>` and `<x+1,y+1>`; y grows downwards. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Two neighbours, the lower number first. Links lead both ways. */
export interface AreaLink {
  readonly a: AreaNumber;
  readonly b: AreaNumber;
  readonly kind: string;
  readonly bits: number;
}

export interface AreaStep {
  readonly to: AreaNumber;
  readonly link: AreaLink;
}

export interface AreaGraph {
  readonly legend: AreaLegend;
  readonly areas: readonly Area[];
  /** ascending by both ends */
  readonly links: readonly AreaLink[];
  /** the steps out of each area, ascending by where they lead: "the lowest location" is the first */
  readonly steps: readonly (readonly AreaStep[])[];
}

export function areaGraph(legend: AreaLegend, areas: readonly Area[], links: readonly AreaLink[]): AreaGraph {
  const steps: AreaStep[][] = areas.map(() => []);
  for (const link of links) {
    steps[link.a].push({ to: link.b, link });
    steps[link.b].push({ to: link.a, link });
  }
  for (const list of steps) list.sort((one, other) => one.to - other.to);
  return { legend, areas, links: links.toSorted((p, q) => p.a - q.a || p.b - q.b), steps };
}

/** The number of an area by its id. */
export function areaNumbered(graph: AreaGraph, id: string): AreaNumber {
  const number = graph.areas.findIndex((area) => area.id === id);
  if (number < 0) throw new RangeError(`there is no area "${id}"`);
  return number;
}
