import { centred, freeOf, isSeen, kept, scaleToFit, type Viewport, type WindowSize } from './pan-zoom.ts';
import { around, middle, type Rect } from './units.ts';

/** What has to be looked at. */
export interface Matter {
  /** seen in any case: who acts, both ends of an attack, where something happens */
  readonly must: readonly Rect[];
  /** what may be chosen: at least half of it is seen, of two both */
  readonly targets: readonly Rect[];
  /** the scale to come back to, where the view had gone out for something that is over */
  readonly home?: number;
  /** it comes back only if that makes things so many times larger: small changes would be felt as unrest */
  readonly worth?: number;
}

/** Smaller spaces than this read badly: then not all targets are shown. To choose among a few, one wants to see them all. */
const LEAST = 40;
const LEAST_FOR_FEW = 27;
const FEW = 4;
/** Bare floor around what matters, in spaces. */
const RIM = 0.4;
const WORTH = 1.2;

const grown = ({ x, y, wide, high }: Rect): Rect => ({
  x: x - RIM,
  y: y - RIM,
  wide: wide + 2 * RIM,
  high: high + 2 * RIM,
});

/** The window without its edges, where things lie below the rulers or are easily missed. */
function inset(size: WindowSize, edge: number): WindowSize {
  const { x, y, wide, high } = freeOf(size);
  return { ...size, free: { x: x + edge, y: y + edge, wide: wide - 2 * edge, high: high - 2 * edge } };
}

/**
 * Where to look, so that all that must be is seen and enough of the targets. Null: all is well as it is. The view
 * moves no farther than it must. It goes out as far as it takes for what must be seen, for targets only as long as they
 * can be told apart.
 */
export function attend(view: Viewport, window: WindowSize, edge: number, matter: Matter): Viewport | null {
  const { must, targets, home = view.scale, worth = WORTH } = matter;
  const size = inset(window, edge);
  const inSight = (rect: Rect) => isSeen(view, rect, size, 0);
  const all = around([...must, ...targets]);
  if (all === null) return null;
  const part = grown(all);
  const fit = scaleToFit(size, part);
  const nearer = Math.min(home, fit) >= view.scale * worth;
  const areFew = targets.length <= FEW && fit >= LEAST_FOR_FEW;
  const enough = areFew && targets.length === 2 ? 2 : targets.length / 2;
  if (must.every(inSight) && targets.filter(inSight).length >= enough && !nearer) return null;
  const least = areFew ? LEAST_FOR_FEW : LEAST;
  const nearest = nearer ? home : view.scale;
  if (fit >= least || targets.length === 0) return pulledTo(view, size, part, Math.min(nearest, fit));
  // Not everything fits: around what must be seen, or around the target that is most among the others.
  const core = around(must);
  const scale = Math.min(nearest, least, core === null ? least : scaleToFit(size, grown(core)));
  const free = freeOf(size);
  const reach = [free.wide / scale, free.high / scale] as const;
  const focus = core ?? amongMost(targets, reach, middle(part)) ?? part;
  return kept(centred({ ...view, scale }, focus, size), size, part);
}

/** As near to where the view is as shows all of a part at a scale; out or in around the middle of the window. */
function pulledTo(view: Viewport, size: WindowSize, part: Rect, scale: number): Viewport {
  const free = freeOf(size);
  const [wide, high] = [free.wide / scale, free.high / scale];
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
