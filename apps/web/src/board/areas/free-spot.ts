import type { Rect } from '../units.ts';
import { type Mask, overlaps, STEP, shareWithin } from './mask.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of the place nearest to a wish where something lies in its area and on nothing that is there already. */
export function freeSpot(
  mask: Mask,
  { wide, high, share }: { readonly wide: number; readonly high: number; readonly share: number },
  taken: readonly Rect[],
  wish: Spot,
): Spot | null {
  const { box } = mask;
  let best: { x: number; y: number; far: number } | null = null;
  for (let y = box.y; y <= box.y + box.high; y += STEP)
    for (let x = box.x; x <= box.x + box.wide; x += STEP) {
      const far = Math.hypot(x - wish.x, y - wish.y);
      if (best !== null && far >= best.far) continue;
      const rect = { x: x - wide / 2, y: y - high / 2, wide, high };
      if (shareWithin(mask, rect) >= share && !taken.some((t) => overlaps(t, rect))) best = { x, y, far };
    }
  return best;
}
