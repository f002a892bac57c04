import type { Rect } from './units.ts';

/** A rectangle on the screen. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What floats never takes more than this of the window's width or height. */
const MOST = 0.5;

/** What of a window is left, in its own pixels: whatever floats over it takes the strip along the edge that costs least. */
export function freeArea(window: Box, floats: readonly Box[]): Rect {
  const [wide, high] = [window.right - window.left, window.bottom - window.top];
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (const box of floats) {
    // What lies outside, or in a strip that is taken already, costs nothing.
    if (box.left >= window.right - right || box.right <= window.left + left) continue;
    if (box.top >= window.bottom - bottom || box.bottom <= window.top + top) continue;
    const depths = {
      left: box.right - window.left,
      top: box.bottom - window.top,
      right: window.right - box.left,
      bottom: window.bottom - box.top,
    };
    const [across, down] = [Math.min(depths.left, depths.right), Math.min(depths.top, depths.bottom)];
    if (down * wide <= across * high) {
      if (down > high * MOST) continue;
      if (depths.top < depths.bottom) top = Math.max(top, down);
      else bottom = Math.max(bottom, down);
    } else {
      if (across > wide * MOST) continue;
      if (depths.left < depths.right) left = Math.max(left, across);
      else right = Math.max(right, across);
    }
  }
  return { x: left, y: top, wide: wide - left - right, high: high - top - bottom };
}

/** Things that stay over the board say so; what is there for a moment only, and what has room to move aside, does not. */
const FLOATING = '[data-floating]';
/** The room where moments are shown is kept free only for what happens during one. */
const STAGED = `${FLOATING}, [data-moment-room]`;

export const freeOfFloating = (frame: Element, staged: boolean): Rect =>
  freeArea(
    frame.getBoundingClientRect(),
    [...document.querySelectorAll(staged ? STAGED : FLOATING)].map((e) => e.getBoundingClientRect()),
  );
