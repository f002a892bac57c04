import { chance } from '../chance.ts';

/**
 * Land is not drawn with a ruler: every point of the map's lattice wanders a little, near ones almost alike. Since it is
 * one field for the whole map, neighbours keep one border, and nothing ever crosses.
 */
export type MapPoint = readonly [x: number, y: number];

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** How far, and over which length, in units: long bends and small ones. */
const BENDS = [
  { by: 0.34, over: 2.3, salt: 101 },
  { by: 0.085, over: 0.72, salt: 131 },
] as const;
/** From the edge of the map on it takes this long until points wander freely. */
const RIM = 0.7;

export function wander({ width, height }: Sheet, [x, y]: MapPoint): MapPoint {
  let dx = 0;
  let dy = 0;
  for (const { by, over, salt } of BENDS) {
    dx += by * smooth(x / over, y / over, salt);
    dy += by * smooth(x / over, y / over, salt + 1);
  }
  const ease = (at: number, end: number) => Math.min(1, Math.max(0, Math.min(at, end - at)) / RIM);
  const free = Math.min(ease(x, width), ease(y, height));
  return [x + dx * ease(x, width) * free, y + dy * ease(y, height) * free];
}

/** Smoothed random numbers from -1 to 1. */
function smooth(x: number, y: number, salt: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [fade(x - i), fade(y - j)];
  const at = (u: number, v: number) => chance(i + u, j + v, salt) * 2 - 1;
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * tx;
  const bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * tx;
  return top + (bottom - top) * ty;
}

const fade = (t: number) => t * t * (3 - 2 * t);
