import { middle, type Rect } from './units.ts';

/** What is seen: `x`, `y` is the point of the board (in spaces) at the window's upper left, `scale` pixels a space. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The window, in pixels. */
export interface WindowSize {
  readonly wide: number;
  readonly high: number;
  /** the part of it that nothing floats over; without it: all of it */
  readonly free?: Rect;
}

export const freeOf = ({ wide, high, free }: WindowSize): Rect => free ?? { x: 0, y: 0, wide, high };

/** So near to the edge of the window something lies below the rulers, or is easily missed. */
export const edgeOf = ({ high }: WindowSize): number => Math.min(24, high / 16);

export type Pixel = readonly [x: number, y: number];

/** How far one may go, in and out. */
export interface ZoomRange {
  readonly least: number;
  readonly most: number;
}

/** The largest scale: a space is as wide as a card. */
const MOST = 150;

export const toBoard = (v: Viewport, [px, py]: Pixel): readonly [x: number, y: number] => [
  v.x + px / v.scale,
  v.y + py / v.scale,
];
export const toWindow = (v: Viewport, x: number, y: number): Pixel => [
  (x - v.x) * v.scale,
  (y - v.y) * v.scale,
];

/** One can go out until the whole board is in the window, but never so far that nothing can be told apart. */
export const limitsOf = (size: WindowSize, board: Rect): ZoomRange => ({
  least: Math.min(MOST, scaleToFit(size, board)),
  most: MOST,
});

/** The scale at which a part of the board just fits into the window. */
export function scaleToFit(size: WindowSize, { wide, high }: Rect): number {
  const free = freeOf(size);
  return Math.max(4, Math.min(free.wide / Math.max(wide, 1), free.high / Math.max(high, 1)));
}

/**
 * The nearest view that has nothing but the board where the window is free, and the board in the middle where it is
 * smaller. Every space can be brought out from below what floats over the window.
 */
export function kept(v: Viewport, size: WindowSize, board: Rect): Viewport {
  const { least, most } = limitsOf(size, board);
  const scale = Math.min(most, Math.max(least, v.scale));
  const along = (at: number, offset: number, window: number, from: number, length: number) => {
    const seen = window / scale;
    const start = from - offset / scale;
    if (seen >= length) return start + (length - seen) / 2;
    return Math.min(start + length - seen, Math.max(start, at));
  };
  const free = freeOf(size);
  return {
    x: along(v.x, free.x, free.wide, board.x, board.wide),
    y: along(v.y, free.y, free.high, board.y, board.high),
    scale,
  };
}

export const panned = (v: Viewport, dx: number, dy: number): Viewport => ({
  ...v,
  x: v.x - dx / v.scale,
  y: v.y - dy / v.scale,
});

/** What is under the pixel stays there. */
export function zoomed(v: Viewport, factor: number, at: Pixel, { least, most }: ZoomRange): Viewport {
  const scale = Math.min(most, Math.max(least, v.scale * factor));
  const [x, y] = toBoard(v, at);
  return { x: x - at[0] / scale, y: y - at[1] / scale, scale };
}

/** Two fingers: what was under each stays under it. */
export function pinched(
  v: Viewport,
  [a, b]: readonly [Pixel, Pixel],
  [a2, b2]: readonly [Pixel, Pixel],
  limits: ZoomRange,
): Viewport {
  const before = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const after = Math.hypot(a2[0] - b2[0], a2[1] - b2[1]);
  const from: Pixel = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const moved = panned(v, (a2[0] + b2[0]) / 2 - from[0], (a2[1] + b2[1]) / 2 - from[1]);
  const at: Pixel = [(a2[0] + b2[0]) / 2, (a2[1] + b2[1]) / 2];
  return zoomed(moved, before < 1 ? 1 : after / before, at, limits);
}

/** All of a part of the board where the window is free, with its middle in the middle of that. */
export function fitted(part: Rect, size: WindowSize, within: ZoomRange): Viewport {
  const scale = Math.min(within.most, Math.max(within.least, scaleToFit(size, part)));
  return centred({ x: 0, y: 0, scale }, part, size);
}

export function centred(v: Viewport, part: Rect, size: WindowSize): Viewport {
  const [px, py] = middle(freeOf(size));
  const [x, y] = middle(part);
  return { x: x - px / v.scale, y: y - py / v.scale, scale: v.scale };
}

/** Spaces this small can still be told apart: no farther out for something that is pointed out. */
const TELLING = 24;

/** Bare floor around it, in spaces. */
const RIM = 0.4;

/** A part in the middle of the window, and the view out as far as shows all of it. */
export function brought(v: Viewport, part: Rect, size: WindowSize): Viewport {
  const { wide, high } = part;
  const fit = scaleToFit(size, { ...part, wide: wide + 2 * RIM, high: high + 2 * RIM });
  return centred({ ...v, scale: Math.min(v.scale, Math.max(TELLING, fit)) }, part, size);
}

/** Is a part of the board where the window is free, and not right at its edge? */
export function isSeen(v: Viewport, part: Rect, size: WindowSize, edge: number): boolean {
  const [x0, y0] = toWindow(v, part.x, part.y);
  const [x1, y1] = toWindow(v, part.x + part.wide, part.y + part.high);
  const { x, y, wide, high } = freeOf(size);
  return x0 >= x + edge && y0 >= y + edge && x1 <= x + wide - edge && y1 <= y + high - edge;
}

/** A view on the way from one to another: `t` from 0 to 1, slow at both ends. A point both have in one place stays. */
export function between(a: Viewport, b: Viewport, t: number): Viewport {
  const e = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t);
  const scale = 1 / (1 / a.scale + (1 / b.scale - 1 / a.scale) * e);
  return { x: a.x + (b.x - a.x) * e, y: a.y + (b.y - a.y) * e, scale };
}

/** A space this wide or more reads well; this wide or less is far enough for a look around. */
const COMFORT: ZoomRange = { least: 40, most: 78 };

/**
 * The first view of a match: all that is of interest if it reads well then, else as much of it as does, around what
 * matters most.
 */
export function firstView(interest: Rect, focus: Rect, size: WindowSize): Viewport {
  const all = fitted(interest, size, { least: 0, most: COMFORT.most });
  if (all.scale >= COMFORT.least) return all;
  const view = centred({ x: 0, y: 0, scale: COMFORT.least }, focus, size);
  return kept(view, size, {
    ...interest,
    wide: Math.max(interest.wide, 1),
    high: Math.max(interest.high, 1),
  });
}
