import type { Piece, Ref } from '@sightline/table';

/** Where in its space a token lies when it isn't alone there: moved from the middle, and smaller. */
export interface Slot {
  readonly dx: number;
  readonly dy: number;
  readonly by: number;
}

/** Corners in the order they are taken: the others belong to a figure's badge and statuses. */
const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** Printed on the floor, or as large as the space: others lie on it. */
const FLAT: ReadonlySet<Piece['shape']> = new Set(['spot', 'pad', 'portal', 'plate', 'stairs']);

const isFlat = (piece: Piece) => FLAT.has(piece.shape);
const isLoose = (piece: Piece) =>
  piece.shape !== 'figure' &&
  piece.mountedOn === undefined &&
  !isFlat(piece) &&
  piece.wide === 1 &&
  piece.high === 1;

/** Tokens make room for figures, and for each other: nothing hides anything. */
export function slotsOf(pieces: readonly Piece[]): ReadonlyMap<Ref, Slot> {
  const key = (x: number, y: number, level: number) => `${x},${y},${level}`;
  const stood = new Set<string>();
  const portals = new Set<string>();
  const loose = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.shape === 'figure')
      for (let x = 0; x < piece.wide; x++)
        for (let y = 0; y < piece.high; y++) stood.add(key(piece.x + x, piece.y + y, piece.level));
    else if (isLoose(piece)) {
      const at = key(piece.x, piece.y, piece.level);
      loose.set(at, [...(loose.get(at) ?? []), piece]);
    } else if (piece.shape === 'portal') portals.add(key(piece.x, piece.y, piece.level));
  }
  const slots = new Map<Ref, Slot>();
  for (const [at, tokens] of loose)
    tokens.forEach((piece, n) => {
      const [cx, cy] = CORNERS[n % 4];
      if (stood.has(at)) slots.set(piece.ref, { dx: cx * 0.3, dy: cy * 0.26, by: 0.5 });
      else if (portals.has(at)) slots.set(piece.ref, { dx: -cx * 0.22, dy: -cy * 0.22, by: 0.6 });
      else if (tokens.length > 1) slots.set(piece.ref, { dx: -cx * 0.2, dy: -cy * 0.2, by: 0.62 });
    });
  return slots;
}
