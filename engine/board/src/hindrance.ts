import { type Corner, cornerCount } from './lattice.ts';
import type { Cell, Edge, Layout } from './layout.ts';

/** What stops a line. */
export type Hindrance =
  | { readonly kind: 'border'; readonly edge: Edge }
  | { readonly kind: 'corner'; readonly corner: Corner }
  | { readonly kind: 'cell'; readonly cell: Cell }
  /** the two ends lie on different levels: no line joins them */
  | { readonly kind: 'level' };

/**
 * A line is walked millions of times and explained seldom. So that there is only one walk for both, it answers with
 * a bare number: CLEAR, or the code of what it met first. A border's code is its own number; the others follow.
 */
export const CLEAR = -1;
export const cornerCode = (l: Layout, p: Corner): number => l.edges + p;
export const cellCode = (l: Layout, c: Cell): number => l.edges + cornerCount(l) + c;
export const levelCode = (l: Layout): number => cellCode(l, l.cells);

export function hindranceOf(l: Layout, code: number): Hindrance | null {
  if (code === CLEAR) return null;
  if (code < l.edges) return { kind: 'border', edge: code };
  if (code < cellCode(l, 0)) return { kind: 'corner', corner: code - l.edges };
  if (code < levelCode(l)) return { kind: 'cell', cell: code - cellCode(l, 0) };
  return { kind: 'level' };
}
