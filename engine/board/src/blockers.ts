import type { Cell } from './layout.ts';

/**
 * What moves and is therefore in no table: figures, smoke. Bit 0 of a cell: blocks lines that pass through; bit 1:
 * blocks those that begin or end there, too (smoke, SG-LOS-03); bit 2: blocks even those that pass exactly through
 * one of its corners (SG-LOS-29).
 */
export type Blockers = Uint8Array;
export const PASSING = 1;
export const ENDING = 2;
export const TOUCHING = 4;

/** Which of the two cells beside a corner blocks the line through it by mere touch? -1: neither. */
export function touchedBeside(blockers: Blockers | null, one: Cell, other: Cell): Cell {
  if (blockers === null) return -1;
  return blockers[one] & TOUCHING ? one : blockers[other] & TOUCHING ? other : -1;
}
