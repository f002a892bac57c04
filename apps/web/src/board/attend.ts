import { centred, freeOf, isSeen, kept, type Size, scaleToFit, type View } from './pan-zoom.ts';
import { around, middle, type Rect } from './units.ts';

/** What is asked about: who is to act, and what may be chosen. */
export interface Matter {
  readonly acting: Rect | null;
  readonly targets: readonly Rect[];
  /** what is seen where not all of it can be; unless given: who acts */
  readonly first?: 'targets';
}

/** Smaller spaces than this read badly: then not everything is shown. To choose among a few, one wants to see them all. */
const LEAST = 40;
const LEAST_FOR_FEW = 27;
const FEW = 4;
/** Bare floor around what matters, in spaces. */
const RIM = 0.6;

/**
 * Where to look for a new question: whoever acts has to be seen, and at least half of what may be chosen. Null: all is
 * well as it is. The view moves no farther than it must, and goes out only as long as everything can be told apart.
 */
export function attend(
  view: View,
  size: Size,
  edge: number,
  { acting, targets, first }: Matter,
): View | null {
  const inSight = (rect: Rect) => isSeen(view, rect, size, edge);
  const seen = targets.filter(inSight).length;
  if ((acting === null || inSight(acting)) && seen * 2 >= targets.length) return null;
  const all = around(acting === null ? targets : [acting, ...targets]);
  if (all === null) return null;
  const part = { x: all.x - RIM, y: all.y - RIM, wide: all.wide + 2 * RIM, high: all.high + 2 * RIM };
  const fit = scaleToFit(size, part);
  const least = targets.length <= FEW && fit >= LEAST_FOR_FEW ? LEAST_FOR_FEW : LEAST;
  const scale = Math.min(view.scale, Math.max(least, fit));
  const free = freeOf(size);
  const [wide, high] = [free.wide / scale, free.high / scale];
  // It does not fit: around who acts, or around the target that is most among the others.
  if (part.wide > wide || part.high > high) {
    const focus =
      (first === 'targets' ? null : acting) ?? amongMost(targets, [wide, high], middle(part)) ?? part;
    return kept(centred({ ...view, scale }, focus, size), size, part);
  }
  // Out, if need be, around the middle of the window.
  const [px, py] = middle(free);
  const x = view.x + px / view.scale - wide / 2;
  const y = view.y + py / view.scale - high / 2;
  return {
    x: pulled(x, wide, part.x, part.wide) - free.x / scale,
    y: pulled(y, high, part.y, part.high) - free.y / scale,
    scale,
  };
}

/** As near to where it is as shows the whole length. */
const pulled = (at: number, window: number, from: number, length: number): number =>
  Math.min(from, Math.max(from + length - window, at));

/** The target around which a window shows most of the others; of several the one nearest to a point. */
function amongMost(
  targets: readonly Rect[],
  [wide, high]: readonly [number, number],
  [x, y]: readonly [number, number],
): Rect | undefined {
  const worth = (rect: Rect) => {
    const [cx, cy] = middle(rect);
    const beside = targets.filter((other) => {
      const [ox, oy] = middle(other);
      return 2 * Math.abs(ox - cx) < wide && 2 * Math.abs(oy - cy) < high;
    });
    return beside.length - Math.hypot(cx - x, cy - y) / 1000;
  };
  return targets.toSorted((a, b) => worth(b) - worth(a))[0];
}
