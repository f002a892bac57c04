import type { DrawnRoom, DrawnSpace, Ref } from '@sightline/table';

/** Where a room's name begins, and how much room it has, in spaces. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

type Spot = Pick<DrawnSpace, 'x' | 'y'>;

/** The spaces of a room, as far as they are drawn. */
export const spacesOf = (room: DrawnRoom, spaces: ReadonlyMap<Ref, DrawnSpace>): readonly DrawnSpace[] =>
  room.spaces.flatMap((ref) => spaces.get(ref) ?? []);

/** Along the longest row without furniture; the lowest of several. */
export function placeOfName(spaces: readonly (Spot & { readonly terrain?: unknown })[]): NamePlace | null {
  let best: NamePlace | null = null;
  const free = new Set(spaces.filter((s) => s.terrain === undefined).map(({ x, y }) => `${x},${y}`));
  for (const { x, y } of spaces) {
    if (free.has(`${x - 1},${y}`) || !free.has(`${x},${y}`)) continue;
    let wide = 1;
    while (free.has(`${x + wide},${y}`)) wide++;
    if (best === null || wide > best.wide || (wide === best.wide && y > best.y)) best = { x, y, wide };
  }
  return best;
}

/** A letter of the display face is about so wide, in parts of its height. */
const LETTER = 0.56;

/** How high letters may be, in SVG units, for a name to stay in its row. */
export const letterHigh = (letters: number, wide: number): number =>
  Math.max(13, Math.min(24, wide / Math.max(1, letters * LETTER)));
