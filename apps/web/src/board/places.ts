import type { DrawnEdge, Facing, GridDrawing, Piece, Ref } from '@sightline/table';
import type { Zone } from './hit.ts';
import type { Moved } from './props.ts';
import { type Slot, slotsOf } from './slots.ts';
import { around, middle, type Rect } from './units.ts';

/** Half of the thickness of a door or another border as a target. */
const DOOR = 0.24;

/** Where everything on a level is that has a ref. */
export interface Places {
  rectOf(ref: Ref): Rect | null;
  /** where lines to it end and numbers rise from it */
  middleOf(ref: Ref): readonly [x: number, y: number] | null;
  /** where the cost of going there is written, if not in the middle */
  costAt?(ref: Ref): readonly [x: number, y: number] | null;
  /** the outline of what is no rectangle, as an SVG path */
  shapeOf(ref: Ref): string | null;
  levelOf(ref: Ref): number | null;
  /** the topmost last */
  readonly zones: readonly Zone[];
}

/** One space that way. */
const TO: Readonly<Record<Facing, readonly [dx: number, dy: number]>> = {
  0: [0, -1],
  1: [1, 0],
  2: [0, 1],
  3: [-1, 0],
};

/** How large a piece on a border is, and how far its middle is from that of its space. */
export const MOUNTED = { size: 0.52, off: 0.34 } as const;

const doorRect = ({ x, y, vertical }: DrawnEdge): Rect =>
  vertical ? { x: x - DOOR, y, wide: 2 * DOOR, high: 1 } : { x, y: y - DOOR, wide: 1, high: 2 * DOOR };

export function pieceRect({ x, y, wide, high, mountedOn }: Piece, way: Moved | undefined): Rect {
  const at = { x: way?.x ?? x, y: way?.y ?? y };
  if (mountedOn === undefined) return { ...at, wide, high };
  const { size, off } = MOUNTED;
  const [dx, dy] = TO[mountedOn];
  const rim = (1 - size) / 2;
  return { x: at.x + rim + dx * off, y: at.y + rim + dy * off, wide: size, high: size };
}

/** What stays where it is for a whole match. */
export function fixedPlaces(drawing: GridDrawing): ReadonlyMap<Ref, { zone: Zone; level: number }> {
  const all = new Map<Ref, { zone: Zone; level: number }>();
  for (const s of drawing.spaces)
    all.set(s.ref, { zone: { ref: s.ref, rects: [{ x: s.x, y: s.y, wide: 1, high: 1 }] }, level: s.level });
  for (const door of drawing.doors)
    all.set(door.ref, {
      zone: { ref: door.ref, rects: door.edges.map(doorRect) },
      level: door.edges[0]?.level ?? 0,
    });
  for (const border of drawing.plan?.borders ?? [])
    all.set(border.ref, {
      zone: { ref: border.ref, rects: border.edges.map(doorRect) },
      level: border.edges[0]?.level ?? 0,
    });
  return all;
}

export function placesOf(
  fixed: ReturnType<typeof fixedPlaces>,
  pieces: readonly Piece[],
  moved: ReadonlyMap<Ref, Moved>,
  level: number,
): Places {
  const standing = new Map(pieces.map((piece) => [piece.ref, piece]));
  const here = pieces.filter((piece) => piece.level === level);
  const slots = slotsOf(here);
  const zones: Zone[] = [];
  for (const { zone, level: l } of fixed.values()) if (l === level) zones.push(zone);
  for (const piece of here.toSorted((a, b) => Number(slots.has(a.ref)) - Number(slots.has(b.ref))))
    zones.push({
      ref: piece.ref,
      rects: [touchable(pieceRect(piece, moved.get(piece.ref)), slots.get(piece.ref))],
    });
  const rectOf = (ref: Ref): Rect | null => {
    const piece = standing.get(ref);
    if (piece !== undefined) return pieceRect(piece, moved.get(ref));
    return around(fixed.get(ref)?.zone.rects ?? []);
  };
  return {
    rectOf,
    middleOf(ref) {
      const rect = rectOf(ref);
      return rect === null ? null : middle(rect);
    },
    shapeOf: () => null,
    levelOf: (ref) => standing.get(ref)?.level ?? fixed.get(ref)?.level ?? null,
    zones,
  };
}

/** A piece leaves a rim of its space free, so that the space itself can be pointed at as well. */
function touchable({ x, y, wide, high }: Rect, slot: Slot | undefined): Rect {
  const half = slot === undefined ? [wide / 2 - 0.1, high / 2 - 0.1] : [slot.by * 0.44, slot.by * 0.44];
  const cx = x + wide / 2 + (slot?.dx ?? 0);
  const cy = y + high / 2 + (slot?.dy ?? 0);
  return { x: cx - half[0], y: cy - half[1], wide: 2 * half[0], high: 2 * half[1] };
}
