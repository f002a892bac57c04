import { across, type Cell, exists, type Ground, SIDES } from '@sightline/board';
import { PARTITION } from './legend.ts';

/**
 * Where one gets to on foot from these spaces, sooner or later: barricades are torn down and obstacles climbed, but no
 * wall needs to fall. Diagonal steps lead nowhere else: one that passes no wall's end goes round the corner too.
 */
export function spacesWalkedFrom(g: Ground, from: readonly Cell[]): Uint8Array {
  const walked = new Uint8Array(g.layout.cells);
  const waiting = from.filter((c) => exists(g, c));
  for (const c of waiting) walked[c] = 1;
  for (let c = waiting.pop(); c !== undefined; c = waiting.pop())
    for (const side of SIDES) {
      const n = across(g, c, side, PARTITION);
      if (n < 0 || walked[n] === 1) continue;
      walked[n] = 1;
      waiting.push(n);
    }
  return walked;
}

/** Spaces that hang together by their sides, walls or not. */
export function isOnePiece(g: Ground, cells: readonly Cell[], barred: number): boolean {
  const left = new Set(cells);
  const waiting = cells.slice(0, 1);
  left.delete(cells[0]);
  for (let c = waiting.pop(); c !== undefined; c = waiting.pop())
    for (const side of SIDES) {
      const n = across(g, c, side, barred);
      if (left.delete(n)) waiting.push(n);
    }
  return left.size === 0;
}
