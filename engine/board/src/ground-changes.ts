import { type Ground, setCell, setEdge } from './ground.ts';
import type { Cell, Edge } from './layout.ts';

/**
 * How a ground differs from the one that was drawn: a list of whole numbers that a state can hold. Each says of one
 * border or cell which kind it is now. The list is ascending, names no place twice and none that is as it was drawn,
 * so two grounds are the same exactly if their lists are, whatever happened in between.
 */
export type GroundChanges = readonly number[];

/** A kind is a byte of the ground. */
const KINDS = 256;

/** Notes in a state's own list that a border is of this kind now. */
export const changeEdge = (drawn: Ground, changes: number[], e: Edge, kind: number): void =>
  note(changes, e, kind, drawn.edgeKind[e]);

/** Notes in a state's own list that a cell is of this kind now. */
export const changeCell = (drawn: Ground, changes: number[], c: Cell, kind: number): void =>
  note(changes, drawn.layout.edges + c, kind, drawn.cellKind[c]);

/** Is told of every border and cell after its kind was set. */
export interface GroundRepair {
  edgeChanged(e: Edge): void;
  cellChanged(c: Cell): void;
}

/** Brings a ground that stands at `from` to `to`, one border or cell at a time. */
export function changeGround(
  g: Ground,
  drawn: Ground,
  from: GroundChanges,
  to: GroundChanges,
  repair: GroundRepair,
): void {
  const { edges } = drawn.layout;
  forEachDifference(from, to, (place, kind) => {
    if (place < edges) {
      setEdge(g, place, kind ?? drawn.edgeKind[place]);
      repair.edgeChanged(place);
    } else {
      setCell(g, place - edges, kind ?? drawn.cellKind[place - edges]);
      repair.cellChanged(place - edges);
    }
  });
}

/** How many borders and cells differ. */
export function groundDifferences(a: GroundChanges, b: GroundChanges): number {
  let n = 0;
  forEachDifference(a, b, () => {
    n++;
  });
  return n;
}

/** Visits the places that differ, with the kind each has in `to`; null where it is as it was drawn. */
function forEachDifference(
  from: GroundChanges,
  to: GroundChanges,
  visit: (place: number, kind: number | null) => void,
): void {
  for (let i = 0, j = 0; i < from.length || j < to.length; ) {
    const old = i < from.length ? placeOfChange(from[i]) : Number.POSITIVE_INFINITY;
    const now = j < to.length ? placeOfChange(to[j]) : Number.POSITIVE_INFINITY;
    if (old < now) visit(old, null);
    else if (from[i] !== to[j]) visit(now, to[j] % KINDS);
    if (old <= now) i++;
    if (now <= old) j++;
  }
}

const placeOfChange = (change: number): number => (change - (change % KINDS)) / KINDS;

function note(changes: number[], place: number, kind: number, drawnKind: number): void {
  let i = 0;
  while (i < changes.length && placeOfChange(changes[i]) < place) i++;
  const known = i < changes.length && placeOfChange(changes[i]) === place ? 1 : 0;
  if (kind === drawnKind) changes.splice(i, known);
  else changes.splice(i, known, place * KINDS + kind);
}
