import type { Rect } from './units.ts';

interface TipRequest {
  readonly target: Rect;
  /** what else may be chosen: nothing of it should be hidden */
  readonly others: readonly Rect[];
  readonly tip: { readonly wide: number; readonly high: number };
  /** the part of the board that is seen, without what lies over it */
  readonly window: Rect;
  /** free room between the target and the words */
  readonly gap: number;
}

/** How far from one place to the next, in spaces. */
const STEP = 0.25;

/**
 * Where the words about a target go, all in spaces: as near to it as possible without hiding anything that may be
 * chosen; where everything around is lit, that is the edge of the window.
 */
export function tipPlace({ target, others, tip, window, gap }: TipRequest): {
  readonly x: number;
  readonly y: number;
} {
  const within = (at: number, from: number, room: number) => Math.max(from, Math.min(at, from + room));
  const right = window.wide - tip.wide;
  const low = window.high - tip.high;
  const x = within(target.x + target.wide / 2 - tip.wide / 2, window.x, right);
  const y = within(target.y + target.high / 2 - tip.high / 2, window.y, low);
  const above = target.y - gap - tip.high;
  const below = target.y + target.high + gap;
  const places = [];
  for (let off = 0; off <= window.high; off += STEP) {
    places.push({ x, y: above - off, off }, { x, y: below + off, off: off + 0.1 });
  }
  for (let off = 0; off <= window.wide; off += STEP) {
    // Beside it only if there is nothing nearer above or below: the eye looks for words there.
    places.push({ x: target.x + target.wide + gap + off, y, off: off + 0.6 });
    places.push({ x: target.x - gap - tip.wide - off, y, off: off + 0.6 });
  }
  const free = places
    .filter(
      (at) => at.x >= window.x && at.x - window.x <= right && at.y >= window.y && at.y - window.y <= low,
    )
    .toSorted((a, b) => a.off - b.off);
  const hidden = (at: { x: number; y: number }) =>
    [target, ...others].reduce((sum, other) => sum + shared({ ...at, ...tip }, other), 0);
  const edges = [
    { x, y: window.y },
    { x, y: window.y + low },
  ];
  return (
    free.find((at) => hidden(at) === 0) ??
    edges.toSorted((a, b) => hidden(a) - hidden(b))[0] ?? { x, y: above }
  );
}

function shared(a: { x: number; y: number; wide: number; high: number }, b: Rect): number {
  const wide = Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
