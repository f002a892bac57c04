import type { Layout } from './layout.ts';
import type { VisitPair } from './pairs-across.ts';
import { UNITS, type WallBox } from './thick-walls.ts';

/** Visits once every pair of cells of a level whose line passes through the inside of a box. */
export function pairsThrough(l: Layout, box: WallBox, visit: VisitPair): void {
  for (let y = 0; y < l.height; y++) {
    const top = box.top - (UNITS * y + UNITS / 2);
    const bottom = box.bottom - (UNITS * y + UNITS / 2);
    if (bottom <= 0) continue;
    if (top < 0) inRow(l, box, y, visit);
    for (let toY = y + 1; toY < l.height; toY++) {
      // the line is level with the box while it has gone from `enters` to `leaves` units down
      const enters = top > 0 ? top : 0;
      const leaves = Math.min(bottom, UNITS * (toY - y));
      if (enters < leaves) betweenRows(l, box, y, toY, enters, leaves, visit);
    }
  }
}

function inRow(l: Layout, box: WallBox, y: number, visit: VisitPair): void {
  for (let x = 0; x < l.width; x++) {
    const fromX = UNITS * x + UNITS / 2;
    if (box.right <= fromX) continue;
    const near = Math.floor((box.left - fromX) / UNITS) + 1;
    for (let toX = x + Math.max(1, near); toX < l.width; toX++) visit(x, y, toX, y);
  }
}

/** The quotients are of small whole numbers: none is rounded across a whole number. */
function betweenRows(
  l: Layout,
  box: WallBox,
  y: number,
  toY: number,
  enters: number,
  leaves: number,
  visit: VisitPair,
): void {
  const down = toY - y;
  for (let x = 0; x < l.width; x++) {
    const left = (box.left - (UNITS * x + UNITS / 2)) * down;
    const right = (box.right - (UNITS * x + UNITS / 2)) * down;
    const above = left / (left >= 0 ? leaves : enters);
    const below = right / (right > 0 ? enters : leaves);
    const last = Math.min(l.width - 1, x + Math.ceil(below) - 1);
    for (let toX = Math.max(0, x + Math.floor(above) + 1); toX <= last; toX++) visit(x, y, toX, toY);
  }
}
