import { beside, type Cell, cellAt, inside, SIDES, xOf, yOf } from '@sightline/board';
import { OVERLAYS_IN_ALL, type OverlayId, overlayNumber } from '../content/pieces.ts';
import { sectionBetween } from './crossing.ts';
import { isSpace, obstacleAt } from './environment.ts';
import { overlayPlaced } from './events.ts';
import { PARTITION, SLOW } from './map/legend.ts';
import type { G, OpenTable } from './siege.ts';
import { floorOf } from './statics.ts';

/** An overlay by its north-west space and its shape (SG-KEY-15). */
export const SQUARE = 0;
export const LYING = 1;
export const UPRIGHT = 2;
export type OverlayShape = typeof SQUARE | typeof LYING | typeof UPRIGHT;

const SIZES: readonly (readonly [wide: number, high: number])[] = [
  [2, 2],
  [2, 1],
  [1, 2],
];

/** SG-KEY-16: an overlay is left in the box. */
export const hasOverlay = (t: OpenTable): boolean => t.state.overlays.length < OVERLAYS_IN_ALL;

/** Its spaces; none if it reaches beyond the board. */
export function overlaySpaces(t: OpenTable, corner: Cell, shape: number): Cell[] {
  const { layout } = t.statics;
  const [wide, high] = SIZES[shape];
  const [x, y] = [xOf(layout, corner), yOf(layout, corner)];
  if (!inside(layout, x + wide - 1, y + high - 1)) return [];
  const spaces: Cell[] = [];
  for (let dy = 0; dy < high; dy++)
    for (let dx = 0; dx < wide; dx++) spaces.push(cellAt(layout, x + dx, y + dy));
  return spaces;
}

/** SG-KEY-05 to 09: across no partition, breach or window, over no obstacle, on no other overlay. */
export function mayLie(t: OpenTable, spaces: readonly Cell[]): boolean {
  if (spaces.length === 0) return false;
  const { edgeBits } = floorOf(t).ground;
  const taken = (space: Cell) => t.state.overlays.some((overlay) => overlay.spaces.includes(space));
  if (spaces.some((space) => !isSpace(t, space) || obstacleAt(t, space) !== -1 || taken(space))) return false;
  return spaces.every((a) =>
    spaces.every((b) => {
      const section = a < b ? sectionBetween(t, a, b) : -1;
      return section < 0 || (edgeBits[section] & (PARTITION | SLOW)) === 0;
    }),
  );
}

/** SG-KEY-03, 04, 10, 14: the placements over a space, those of four spaces if there is one. */
export function placementsOver(t: OpenTable, target: Cell): (readonly [corner: Cell, shape: OverlayShape])[] {
  if (!hasOverlay(t)) return [];
  const { layout } = t.statics;
  const [x, y] = [xOf(layout, target), yOf(layout, target)];
  const fitting = (shapes: readonly OverlayShape[]) => {
    const found: (readonly [Cell, OverlayShape])[] = [];
    for (const shape of shapes)
      for (const [dx, dy] of [
        [1, 1],
        [0, 1],
        [1, 0],
        [0, 0],
      ]) {
        const [wide, high] = SIZES[shape];
        if (dx >= wide || dy >= high || !inside(layout, x - dx, y - dy)) continue;
        const corner = cellAt(layout, x - dx, y - dy);
        if (mayLie(t, overlaySpaces(t, corner, shape))) found.push([corner, shape]);
      }
    return found;
  };
  const large = fitting([SQUARE]);
  return large.length > 0 ? large : fitting([LYING, UPRIGHT]);
}

/** SG-KEY-10: some overlay fits over a space. Where one of four spaces does, so does one of two. */
export function mayBeCovered(t: OpenTable, target: Cell): boolean {
  if (!hasOverlay(t) || !mayLie(t, [target])) return false;
  return SIDES.some((side) => {
    const other = beside(t.statics.layout, target, side);
    return other >= 0 && mayLie(t, target < other ? [target, other] : [other, target]);
  });
}

/** Puts an overlay on the board; returns its spaces. */
export function placeOverlay(g: G, id: OverlayId, corner: Cell, shape: number): Cell[] {
  const spaces = overlaySpaces(g, corner, shape);
  g.state.overlays.push({ kind: overlayNumber(id), spaces });
  g.emit(overlayPlaced, { kind: overlayNumber(id), spaces });
  return spaces;
}
