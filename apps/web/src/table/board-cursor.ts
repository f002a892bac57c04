import type { AreasDrawing, BoardDrawing, GridDrawing, Piece, Ref, Scene } from '@sightline/table';

const STEP: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): boolean => Object.hasOwn(STEP, key);

type Pieces = Scene['pieces'];

/**
 * Where an arrow key takes the cursor: the nearest space that way, or the neighbouring area that lies most that way.
 * What stands there, lit things first, is what the cursor then points at.
 */
export function moveCursor(
  drawing: BoardDrawing,
  pieces: Pieces,
  isLit: (ref: Ref) => boolean,
  from: Ref | null,
  key: string,
): Ref | null {
  const first = () => {
    const [acting] = [...pieces.filter((p) => p.active === true), ...pieces];
    const [space] = drawing.kind === 'grid' ? drawing.spaces : drawing.areas;
    return acting?.ref ?? space?.ref ?? null;
  };
  const found =
    drawing.kind === 'grid'
      ? nextSpace(drawing, pieces.filter(isOnGrid), from, STEP[key])
      : nextArea(drawing, pieces, from, STEP[key]);
  if (found === null) return first();
  if (found === 'edge') return from;
  const { ref, there } = found;
  return there.find(isLit) ?? (isLit(ref) ? ref : (there[0] ?? ref));
}

/** What else is lit where the cursor is: it points at the topmost, and there may be more to choose from. */
export function litBelow(
  drawing: BoardDrawing,
  pieces: Pieces,
  isLit: (ref: Ref) => boolean,
  cursor: Ref,
): readonly Ref[] {
  return refsAt().filter((ref) => ref !== cursor && isLit(ref));

  function refsAt(): readonly Ref[] {
    if (drawing.kind === 'areas') {
      const standing = pieces.find((p) => p.ref === cursor);
      const area = standing !== undefined && 'area' in standing ? standing.area : cursor;
      const there = pieces.filter((p) => 'area' in p && p.area === area && p.shape === 'figure');
      return [...there.map((p) => p.ref).reverse(), area];
    }
    const grid = pieces.filter(isOnGrid);
    const { x, y, wide = 1, high = 1 } = placeOf(drawing, grid, cursor) ?? { x: -1, y: -1 };
    const meets = (p: Place) =>
      p.x < x + wide && x < p.x + (p.wide ?? 1) && p.y < y + high && y < p.y + (p.high ?? 1);
    return [...grid.filter(meets).reverse(), ...drawing.spaces.filter(meets)].map(({ ref }) => ref);
  }
}

/** Where the arrow leads, and what stands there, the topmost first; `edge`: nothing lies that way; null: from nowhere. */
type Found = { readonly ref: Ref; readonly there: readonly Ref[] } | 'edge' | null;

/* Squares */

const isOnGrid = (piece: Pieces[number]): piece is Piece => piece.x !== undefined;

type Place = Pick<Piece, 'x' | 'y'> & Partial<Pick<Piece, 'wide' | 'high'>>;

/** Where a ref is on the board: the space of a piece's north-west corner; null for what is not on it. */
function placeOf(drawing: GridDrawing, pieces: readonly Piece[], at: Ref): Place | null {
  return (
    pieces.find((p) => p.ref === at) ??
    drawing.spaces.find((s) => s.ref === at) ??
    drawing.doors.find((d) => d.ref === at)?.edges[0] ??
    null
  );
}

/** The nearest space that way, over gaps between rooms too. */
function nextSpace(
  drawing: GridDrawing,
  pieces: readonly Piece[],
  from: Ref | null,
  [dx, dy]: readonly [number, number],
): Found {
  const start = from === null ? null : placeOf(drawing, pieces, from);
  if (start === null) return null;
  let best: { ref: Ref; x: number; y: number; far: number } | null = null;
  for (const { ref, x, y } of drawing.spaces) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    // Straight ahead first; a little to the side only where nothing lies ahead.
    if (ahead <= 0 || aside > ahead) continue;
    const far = ahead + aside * 3;
    if (best === null || far < best.far) best = { ref, x, y, far };
  }
  if (best === null) return 'edge';
  const { x, y, ref } = best;
  const there = pieces
    .filter((p) => x >= p.x && x < p.x + p.wide && y >= p.y && y < p.y + p.high)
    .map((p) => p.ref)
    .reverse();
  return { ref, there };
}

/* Areas */

/** Areas are neighbours if there is a way; of those that lie that way at all, the one that does so most. */
function nextArea(
  drawing: AreasDrawing,
  pieces: Pieces,
  from: Ref | null,
  [dx, dy]: readonly [number, number],
): Found {
  const standing = pieces.find((p) => p.ref === from);
  const at = standing !== undefined && 'area' in standing ? standing.area : from;
  const start = drawing.areas.find((area) => area.ref === at);
  if (start === undefined) return null;
  const beside = new Set<Ref>(
    drawing.ways.flatMap(({ from: a, to: b }) => (a === at ? [b] : b === at ? [a] : [])),
  );
  const [x, y] = middleOf(start);
  let best: { ref: Ref; cost: number } | null = null;
  for (const area of drawing.areas) {
    if (area.ref === at) continue;
    const [ax, ay] = middleOf(area);
    const ahead = (ax - x) * dx + (ay - y) * dy;
    const aside = Math.abs((ax - x) * dy) + Math.abs((ay - y) * dx);
    if (ahead <= 0.25 || aside > ahead * 2.5) continue;
    // Where no neighbour lies that way the cursor jumps: nothing on the board is out of reach.
    const cost = aside / ahead + ahead * 0.1 + (beside.has(area.ref) ? 0 : 100 + ahead + aside);
    if (best === null || cost < best.cost) best = { ref: area.ref, cost };
  }
  if (best === null) return 'edge';
  const { ref } = best;
  const there = pieces.filter((p) => 'area' in p && p.area === ref && p.shape === 'figure').map((p) => p.ref);
  return { ref, there: there.reverse() };
}

function middleOf({ outline }: AreasDrawing['areas'][number]): readonly [number, number] {
  const points = outline.flat();
  const mid = (at: readonly number[]) => (Math.min(...at) + Math.max(...at)) / 2;
  return [mid(points.map(([x]) => x)), mid(points.map(([, y]) => y))];
}
