import { type Cell, nearestFree, type Placement } from '@sightline/board';
import type { G } from './doom.ts';
import { tokenDropped } from './events.ts';
import { cellsAt } from './figures.ts';
import { boardOf } from './statics.ts';

/**
 * DM-OBJ-05 to 08, 13, 14: where the token of a slain figure may lie: on a space it occupied; if none of these is
 * permissible (difficult, impassable or blocking terrain), on one that is nearest to a space it occupied, counted as a
 * flyer moves.
 */
export function dropSpaces(g: G, figure: number, at: Placement): readonly Cell[] {
  const { walkerEntry, flyerEntry, scratch } = g.statics;
  const { free } = scratch;
  // Walkers pay exactly 1 on plain spaces.
  for (let c = 0; c < free.length; c++) free[c] = walkerEntry[c] === 1 ? 1 : 0;
  const own = cellsAt(g, figure, at);
  const plain = own.filter((c) => free[c] === 1);
  if (plain.length > 0) return plain;
  const nearest = own.flatMap((c) => nearestFree(boardOf(g).fly, c, flyerEntry, free));
  return [...new Set(nearest)].sort((a, b) => a - b);
}

export function putDown(g: G, token: number, cell: Cell): void {
  g.state.tokens[token].cell = cell;
  g.emit(tokenDropped, { token, cell });
}
