import { type Corner, cornerAt } from '../lattice.ts';
import { cellAt, type Edge, horizontal, type Layout, layout, type Side, vertical } from '../layout.ts';
import { turnedSide } from './facing.ts';
import type { CornerMeaning } from './palette.ts';

/**
 * A drawing that has been understood and not yet laid on a board: the kinds of its cells and borders, and what is
 * attached to them. Most cells and borders have nothing attached, so those tables are sparse.
 */
export interface Stamp {
  /** one level */
  readonly layout: Layout;
  readonly cellKind: Uint8Array;
  readonly edgeKind: Uint8Array;
  readonly marks: Map<number, readonly string[]>;
  /** the component of a border */
  readonly components: Map<Edge, string>;
  readonly corners: Map<Corner, CornerMeaning>;
}

export function blankStamp(width: number, height: number): Stamp {
  const l = layout(width, height);
  return {
    layout: l,
    cellKind: new Uint8Array(l.cells),
    edgeKind: new Uint8Array(l.edges),
    marks: new Map(),
    components: new Map(),
    corners: new Map(),
  };
}

export function turned(stamp: Stamp, turns: Side): Stamp {
  let s = stamp;
  for (let i = 0; i < turns; i++) s = quarterTurn(s);
  return s;
}

const turnedCorner = (corner: CornerMeaning): CornerMeaning => ({
  ...corner,
  facing: corner.facing === null ? null : turnedSide(corner.facing, 1),
});

/** Clockwise: corner `<x,y>` goes to `<height-y,x>`; everything else follows from that. */
function quarterTurn(from: Stamp): Stamp {
  const { width, height } = from.layout;
  const to = blankStamp(height, width);
  const carry = <T>(source: Map<number, T>, target: Map<number, T>, a: number, b: number): void => {
    const value = source.get(a);
    if (value !== undefined) target.set(b, value);
  };
  const carryEdge = (a: Edge, b: Edge): void => {
    to.edgeKind[b] = from.edgeKind[a];
    carry(from.components, to.components, a, b);
  };
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      const corner = from.corners.get(cornerAt(from.layout, x, y));
      if (corner) to.corners.set(cornerAt(to.layout, height - y, x), turnedCorner(corner));
      if (y < height) carryEdge(vertical(from.layout, x, y), horizontal(to.layout, height - 1 - y, x));
      if (x < width) carryEdge(horizontal(from.layout, x, y), vertical(to.layout, height - y, x));
      if (x === width || y === height) continue;
      const a = cellAt(from.layout, x, y);
      const b = cellAt(to.layout, height - 1 - y, x);
      to.cellKind[b] = from.cellKind[a];
      carry(from.marks, to.marks, a, b);
    }
  return to;
}
