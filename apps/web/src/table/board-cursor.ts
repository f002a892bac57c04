import type { BoardDrawing, Piece, Ref } from '@sightline/table';

const STEP: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): boolean => Object.hasOwn(STEP, key);

/** Where a ref is on the board: the space of a piece's north-west corner; null for what is not on it. */
function placeOf(drawing: BoardDrawing, pieces: readonly Piece[], at: Ref): { x: number; y: number } | null {
  return (
    pieces.find((p) => p.ref === at) ??
    drawing.spaces.find((s) => s.ref === at) ??
    drawing.doors.find((d) => d.ref === at)?.edges[0] ??
    null
  );
}

/**
 * Where an arrow key takes the cursor: the nearest space that way, over gaps between rooms too. What stands there, lit
 * things first, is what the cursor then points at.
 */
export function moveCursor(
  drawing: BoardDrawing,
  pieces: readonly Piece[],
  isLit: (ref: Ref) => boolean,
  from: Ref | null,
  key: string,
): Ref | null {
  const [dx, dy] = STEP[key];
  const start = from === null ? null : placeOf(drawing, pieces, from);
  if (start === null) {
    const [acting] = [...pieces.filter((p) => p.active === true), ...pieces];
    return acting?.ref ?? drawing.spaces[0]?.ref ?? null;
  }
  let best: { ref: Ref; x: number; y: number; far: number } | null = null;
  for (const { ref, x, y } of drawing.spaces) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    // Straight ahead first; a little to the side only where nothing lies ahead.
    if (ahead <= 0 || aside > ahead) continue;
    const far = ahead + aside * 3;
    if (best === null || far < best.far) best = { ref, x, y, far };
  }
  if (best === null) return from;
  const { x, y, ref } = best;
  const there = pieces
    .filter((p) => x >= p.x && x < p.x + p.wide && y >= p.y && y < p.y + p.high)
    .map((p) => p.ref)
    .reverse();
  return there.find(isLit) ?? (isLit(ref) ? ref : (there[0] ?? ref));
}
