import {
  anchorOf,
  type Cell,
  costTo,
  flood,
  floodPlacements,
  type Placement,
  pathTo,
  reached,
} from '@sightline/board';
import type { Answer } from '../rules/decisions.ts';
import type { OpenTable } from '../rules/doom.ts';
import { cellOf, isLarge } from '../rules/figures.ts';
import { goingFor, largeFigure, mayEndAt, neighboursFor } from '../rules/movement.ts';
import { boardOf } from '../rules/statics.ts';

/** A place a figure may end its movement at. */
export interface WalkEnd {
  readonly at: Placement;
  readonly cost: number;
  /** the node of the search that leads there */
  readonly node: number;
}

/** Where a figure can get with its points, the place where it stands included if it may stay there. */
export function spotsFor(t: OpenTable, figure: number, points: number): WalkEnd[] {
  return isLarge(figure) ? largeSpots(t, figure, points) : smallSpots(t, figure, points);
}

function search(t: OpenTable, figure: number, points: number) {
  const f = t.statics.scratch.small;
  const going = goingFor(t, figure);
  flood(f, neighboursFor(t, figure), cellOf(t, figure), points, going.entry, going.byLink?.entry ?? null);
  return { f, going };
}

function smallSpots(t: OpenTable, figure: number, points: number): WalkEnd[] {
  const { f, going } = search(t, figure, points);
  const { cells } = t.statics.layout;
  const spots: WalkEnd[] = [];
  for (const node of reached(f)) {
    const linked = node >= cells;
    const cell: Cell = linked ? node - cells : node;
    const ends = linked ? (going.byLink ?? going).mayEnd : going.mayEnd;
    if (ends[cell] !== 0) spots.push({ at: cell * 4, cost: costTo(f, node), node });
  }
  return spots;
}

function largeSpots(t: OpenTable, figure: number, points: number): WalkEnd[] {
  const f = t.statics.scratch.large;
  floodPlacements(f, boardOf(t).ground, largeFigure(figure), t.state.figures[figure].at, points);
  const found = reached(f).map((at) => ({ at, cost: costTo(f, at), node: at }));
  return found.filter(({ at }) => mayEndAt(t, figure, at));
}

/** The answer that takes the first step to a spot; null if the figure is there. */
export function firstStep(t: OpenTable, figure: number, points: number, { node }: WalkEnd): Answer | null {
  if (isLarge(figure)) {
    const f = t.statics.scratch.large;
    floodPlacements(f, boardOf(t).ground, largeFigure(figure), t.state.figures[figure].at, points);
    const next = pathTo(f, node)?.[0];
    return next === undefined ? null : ['shift', anchorOf(next), next & 3];
  }
  const { f } = search(t, figure, points);
  const next = pathTo(f, node)?.[0];
  if (next === undefined) return null;
  const { cells } = t.statics.layout;
  return next >= cells ? ['teleport', next - cells] : ['step', next];
}
