import type { Ground } from './ground.ts';
import { type Cell, type Edge, type Layout, levelOf } from './layout.ts';

/**
 * Who sees whom, for every pair of cells of a ground: built once, patched when a border or a cell changes. Cells
 * of different levels never see each other here; over stairs they may: see `seesLinked`.
 */
export interface SightTable {
  readonly layout: Layout;
  sees(a: Cell, b: Cell): boolean;
  /** The cells seen from A as a set of bits: bit n stands for the n-th cell of A's level. Not to be written to. */
  row(a: Cell): Uint32Array;
  /** To be told after a border's or a cell's kind was changed on the ground. */
  edgeChanged(e: Edge): void;
  cellChanged(c: Cell): void;
  /** An independent table for a copy of the ground: a fork of the match may break other walls. */
  copyFor(g: Ground): SightTable;
}

/** Visit the cells seen from A, itself included, in ascending order. */
export function forEachSeen(t: SightTable, a: Cell, visit: (seen: Cell) => void): void {
  const row = t.row(a);
  const first = levelOf(t.layout, a) * t.layout.area;
  for (let i = 0; i < row.length; i++) {
    const last = first + i * 32 + 31;
    // as a signed number: an unsigned word above 2³¹ would make the loop run on floating point, at half the speed
    for (let word = row[i] | 0; word !== 0; ) {
      const lowest = word & -word;
      word ^= lowest;
      visit(last - Math.clz32(lowest));
    }
  }
}
