import { kindOfRef, type Ref } from '@sightline/table';
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
  /** what is lit below something else that is: see `coveredBy` */
  readonly covered: ReadonlyMap<Ref, readonly Ref[]>;
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
/** So much of a space has to be free for it to be pointed at beside what stands on it. */
const ROOM = 0.5;
/** What a piece leaves free of its space all around. */
const RIM = 0.1;

/**
 * What is meant by pointing there: the topmost that is lit, else the topmost. Several, the topmost first, where one is
 * lit below another and can be pointed at nowhere else: then a person has to be asked.
 */
export function meant({ all, lit, covered }: Zones, touch: Touch): readonly Ref[] {
  const hits: Ref[] = [];
  const rims: Ref[] = [];
  let any: Ref | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  let near: Ref | null = null;
  for (const zone of all) {
    const { ref } = zone;
    const off = distance(zone, touch, 0);
    // However far out one looks, what is smaller than a space keeps its size on the screen.
    const held = off === 0 || (isSmall(ref) && distance(zone, touch, LEAST / touch.scale) === 0);
    if (held) any = ref;
    if (!lit.has(ref)) continue;
    if (held) hits.push(ref);
    else if (off <= RIM) rims.push(ref);
    const inReach = touch.finger
      ? off < REACH / touch.scale
      : distance(zone, touch, LEAST / touch.scale) === 0;
    if (!held && inReach && off < nearest) {
      nearest = off;
      near = ref;
    }
  }
  const bottom = hits.at(-1);
  if (bottom === undefined) return [near ?? any].filter((ref) => ref !== null);
  // The rim of a covered space is no way around the question.
  const above = (covered.get(bottom) ?? []).filter((ref) => rims.includes(ref));
  const [top, ...below] = [...hits, ...above].reverse();
  return [top, ...below.filter((ref) => covered.has(ref))];
}

/** Spaces are large enough; enlarged borders would cover the spaces between them. */
const isSmall = (ref: Ref): boolean => !['cell', 'border'].includes(kindOfRef(ref));

/** What is lit but has no room of its own, because other lit things lie on it; and these, the topmost last. */
export function coveredBy(all: readonly Zone[], lit: ReadonlySet<Ref>): ReadonlyMap<Ref, readonly Ref[]> {
  const shown = all.filter((zone) => lit.has(zone.ref));
  const covered = new Map<Ref, readonly Ref[]>();
  shown.forEach((zone, z) => {
    const above = shown.slice(z + 1).filter((other) => meet(zone.rects, other.rects));
    if (above.length > 0 && !hasRoom(zone, above))
      covered.set(
        zone.ref,
        above.map(({ ref }) => ref),
      );
  });
  return covered;
}

/** Is there a place in it, large enough to be pointed at, that nothing of the others lies on? */
function hasRoom(zone: Zone, above: readonly Zone[]): boolean {
  const taken = above.flatMap(({ rects }) => rects);
  return zone.rects.some(({ x, y, wide, high }) => {
    const side = Math.min(ROOM, wide, high);
    const steps = (length: number) => Math.ceil((length - side) / 0.1 - 1e-9);
    const [across, down] = [steps(wide), steps(high)];
    for (let i = 0; i <= across; i++)
      for (let j = 0; j <= down; j++) {
        const left = x + (across === 0 ? 0 : ((wide - side) * i) / across);
        const top = y + (down === 0 ? 0 : ((high - side) * j) / down);
        const place = { x: left, y: top, wide: side, high: side };
        if (!meet([place], taken) && isWhollyIn(zone, place)) return true;
      }
    return false;
  });
}

const isWhollyIn = ({ holds }: Zone, { x, y, wide, high }: Rect): boolean =>
  holds === undefined ||
  (holds(x + wide / 2, y + high / 2) &&
    holds(x, y) &&
    holds(x + wide, y) &&
    holds(x, y + high) &&
    holds(x + wide, y + high));

/** Do they lie on each other, by more than a hair? */
export const meet = (some: readonly Rect[], others: readonly Rect[]): boolean =>
  some.some((a) =>
    others.some(
      (b) =>
        Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x) > 0.001 &&
        Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y, b.y) > 0.001,
    ),
  );

/** How far the point is from it, in spaces, where each of its boxes is at least so large. */
function distance({ rects, holds }: Zone, { x, y }: Touch, least: number): number {
  if (holds !== undefined) return holds(x, y) ? 0 : Number.POSITIVE_INFINITY;
  let nearest = Number.POSITIVE_INFINITY;
  for (const r of rects) {
    const dx = Math.abs(x - r.x - r.wide / 2) - Math.max(r.wide, least) / 2;
    const dy = Math.abs(y - r.y - r.high / 2) - Math.max(r.high, least) / 2;
    nearest = Math.min(nearest, Math.hypot(Math.max(0, dx), Math.max(0, dy)));
  }
  return nearest;
}
