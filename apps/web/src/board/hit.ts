import type { Ref } from '@sightline/table';
import type { Rect } from './units.ts';

/** Something that can be pointed at, where it is (in spaces). */
export interface Zone {
  readonly ref: Ref;
  readonly rects: readonly Rect[];
  /** of what is no rectangle: is the point in it? */
  holds?(x: number, y: number): boolean;
}

/** Everything there, the topmost last: spaces, then doors, then pieces. */
interface Zones {
  readonly all: readonly Zone[];
  readonly lit: ReadonlySet<Ref>;
}

interface Touch {
  readonly x: number;
  readonly y: number;
  /** pixels of a space */
  readonly scale: number;
  /** a finger is wide: the nearest lit target within reach is meant */
  readonly finger: boolean;
}

/** Pixels a target has at least, and how far from one a finger may come down. */
const LEAST = 24;
const REACH = 22;
const FAR = Number.POSITIVE_INFINITY;

/** What is meant by pointing there: the topmost that is lit, else the topmost. */
export function meant(zones: Zones, touch: Touch): Ref | null {
  let lit: Ref | null = null;
  let any: Ref | null = null;
  let nearest = REACH / touch.scale;
  let near: Ref | null = null;
  for (const zone of zones.all) {
    const isLit = zones.lit.has(zone.ref);
    const off =
      zone.holds === undefined ? distance(zone.rects, touch) : zone.holds(touch.x, touch.y) ? 0 : FAR;
    if (off === 0) {
      any = zone.ref;
      if (isLit) lit = zone.ref;
    } else if (isLit && touch.finger && off < nearest) {
      nearest = off;
      near = zone.ref;
    }
  }
  return lit ?? near ?? any;
}

/** How far the point is from the nearest of the boxes, each at least as large as a target has to be. */
function distance(rects: readonly Rect[], { x, y, scale }: Touch): number {
  const least = LEAST / scale;
  let nearest = Number.POSITIVE_INFINITY;
  for (const r of rects) {
    const dx = Math.abs(x - r.x - r.wide / 2) - Math.max(r.wide, least) / 2;
    const dy = Math.abs(y - r.y - r.high / 2) - Math.max(r.high, least) / 2;
    nearest = Math.min(nearest, Math.hypot(Math.max(0, dx), Math.max(0, dy)));
  }
  return nearest;
}
