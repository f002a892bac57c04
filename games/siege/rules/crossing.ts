import {
  bordersAt,
  type Cell,
  cornerAt,
  EAST,
  type Edge,
  edgeOf,
  type Layout,
  NORTH,
  type Side,
  SOUTH,
  WEST,
  xOf,
  yOf,
} from '@sightline/board';
import type { OpenTable } from './siege.ts';
import { floorOf } from './statics.ts';

/** The section between two orthogonal neighbours, or -1. */
export function sectionBetween(t: OpenTable, from: Cell, to: Cell): Edge {
  const { layout } = t.statics;
  const side = sideTowards(layout, from, to);
  return side === null ? -1 : edgeOf(layout, from, side);
}

function sideTowards(l: Layout, from: Cell, to: Cell): Side | null {
  switch (to - from) {
    case -l.width:
      return NORTH;
    case l.width:
      return SOUTH;
    case 1:
      return xOf(l, to) === 0 ? null : EAST;
    case -1:
      return xOf(l, from) === 0 ? null : WEST;
    default:
      return null;
  }
}

/**
 * The bits of what a step passes through: its section; for a diagonal step what both sections of a straight line through
 * the corner share, because passing the middle of a double window is passing through it (SG-MOV-21).
 */
export function sectionCrossed(t: OpenTable, from: Cell, to: Cell): number {
  const l = t.statics.layout;
  const { edgeBits } = floorOf(t).ground;
  const straight = sectionBetween(t, from, to);
  if (straight >= 0) return edgeBits[straight];
  const corner = cornerAt(l, Math.max(xOf(l, from), xOf(l, to)), Math.max(yOf(l, from), yOf(l, to)));
  const [north, east, south, west] = bordersAt(l, corner).map((e) => (e < 0 ? 0 : edgeBits[e]));
  return (north & south) | (east & west);
}
