import type { Named } from '../map/map-file.ts';
import type { AreaGraph, AreaNumber } from './area-graph.ts';

/** A board of areas as a game uses it: the graph, and what lies on it. */
export interface AreaMap {
  readonly name: string;
  readonly notes: readonly string[];
  readonly graph: AreaGraph;
  readonly marks: readonly AreaMark[];
}

/** Something printed or laid on areas: an entry point, a spawn token, the place of a boss. */
export interface AreaMark extends Named {
  /** ascending */
  readonly areas: readonly AreaNumber[];
}
