import { freeOf, toBoard, toWindow, type Viewport, type WindowSize } from './pan-zoom.ts';

/** Pixels between a caption and the edge of what is free of the window. */
const EDGE = 6;

/**
 * Where a caption stands, in spaces: its upper left corner. It is centred below the point it speaks of, or above it
 * where there is no room, and never beyond the edge of the window.
 */
export function captionPlace(
  view: Viewport,
  size: WindowSize,
  [x, y]: readonly [x: number, y: number],
  { wide, high, off }: { readonly wide: number; readonly high: number; readonly off: number },
): readonly [x: number, y: number] {
  const free = freeOf(size);
  const [px, py] = toWindow(view, x, y);
  const away = off * view.scale;
  const below = py + away;
  const fits = below + high <= free.y + free.high - EDGE;
  return toBoard(view, [
    within(px - wide / 2, free.x, free.wide - wide),
    within(fits ? below : py - away - high, free.y, free.high - high),
  ]);
}

const within = (at: number, from: number, room: number): number =>
  Math.max(from + EDGE, Math.min(at, from + room - EDGE));
