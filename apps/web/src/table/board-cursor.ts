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
    const { x, y, wide = 1, high = 1, level } = placeOf(drawing, grid, cursor) ?? { x: -1, y: -1, level: 0 };
    const meets = (p: Place) =>
      p.level === level &&
      p.x < x + wide &&
      x < p.x + (p.wide ?? 1) &&
      p.y < y + high &&
      y < p.y + (p.high ?? 1);
    return [...grid.filter(meets).reverse(), ...drawing.spaces.filter(meets)].map(({ ref }) => ref);
  }
}

/** Where the arrow leads, and what stands there, the topmost first; `edge`: nothing lies that way; null: from nowhere. */
type Found = { readonly ref: Ref; readonly there: readonly Ref[] } | 'edge' | null;

/* Squares */

const isOnGrid = (piece: Pieces[number]): piece is Piece => piece.x !== undefined;

type Place = Pick<Piece, 'x' | 'y' | 'level'> & Partial<Pick<Piece, 'wide' | 'high'>>;

/** Where a ref is on the board: the space of a piece's north-west corner; null for what is not on it. */
function placeOf(drawing: GridDrawing, pieces: readonly Piece[], at: Ref): Place | null {
  return (
    pieces.find((p) => p.ref === at) ??
    pieces.flatMap((p) => (p.standee?.ref === at ? { ...p.standee, level: p.level } : []))[0] ??
    drawing.spaces.find((s) => s.ref === at) ??
    drawing.doors.find((d) => d.ref === at)?.edges[0] ??
    drawing.plan?.borders.find((b) => b.ref === at)?.edges[0] ??
    null
  );
}

/** Where arrows find a place: annexes lie in a row below the board. */
function layOut({ plan, width, height }: GridDrawing): (place: Place) => readonly [x: number, y: number] {
  const annexes = plan?.annexes ?? [];
  return ({ x, y, level }) => {
    const n = annexes.findIndex((annex) => annex.level === level);
    if (n === -1) return [x, y];
    return [Math.round((n * (width - 1)) / Math.max(1, annexes.length - 1)) + x, height + 1 + y];
  };
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
  const spotOf = layOut(drawing);
  const [fromX, fromY] = spotOf(start);
  let best: { space: GridDrawing['spaces'][number]; far: number } | null = null;
  for (const space of drawing.spaces) {
    const beside = space.level >= drawing.levels;
    if (space.level !== start.level && !beside && start.level < drawing.levels) continue;
    const [x, y] = spotOf(space);
    const ahead = (x - fromX) * dx + (y - fromY) * dy;
    const aside = Math.abs((x - fromX) * dy) + Math.abs((y - fromY) * dx);
    // Straight ahead first; a little to the side only where nothing lies ahead. Annexes lie below every space.
    if (ahead <= 0 || (aside > ahead && !(beside && dy > 0))) continue;
    const far = ahead + aside * 3;
    if (best === null || far < best.far) best = { space, far };
  }
  if (best === null) return 'edge';
  const { x, y, level, ref } = best.space;
  const there = pieces
    .filter((p) => p.level === level)
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
