import type { AreasDrawing } from '@sightline/table';
import { type MapPoint, wander } from './wander.ts';

/**
 * The lattice is not to scale. Areas are drawn so large that figures stand in them as on any board; and a map much
 * wider than a screen is drawn higher, one much higher is drawn wider.
 */
export interface LatticeScale {
  readonly sx: number;
  readonly sy: number;
  readonly width: number;
  readonly height: number;
}

/** Width to height that fits a table's board best, and how far a map is pulled towards it. */
const SHAPE = 1.78;
const MOST = 1.4;
/** What an area has on average: room for half a dozen figures, its name, and a house or two. */
const ROOM = 7.6;

export function stretchOf(drawing: Pick<AreasDrawing, 'width' | 'height' | 'areas'>): LatticeScale {
  const { width, height, areas } = drawing;
  const pull = (by: number) => Math.min(MOST, Math.max(1, by));
  const [px, py] = [pull((SHAPE * height) / width), pull(width / SHAPE / height)];
  const squares = areas.reduce((sum, { outline }) => sum + sizeOf(outline), 0) / Math.max(1, areas.length);
  const by = Math.sqrt(ROOM / Math.max(1, squares) / (px * py));
  const [sx, sy] = [px * by, py * by];
  return { sx, sy, width: width * sx, height: height * sy };
}

/** How many squares of the lattice rings enclose; holes run the other way round. */
const sizeOf = (rings: AreasDrawing['areas'][number]['outline']): number =>
  rings.reduce(
    (sum, ring) =>
      sum +
      ring.reduce((part, [x, y], i) => {
        const [nx, ny] = ring[(i + 1) % ring.length];
        return part + (x * ny - nx * y) / 2;
      }, 0),
    0,
  );

/** What is beyond the map. */
export const OUTSIDE = -1;

/** A stretch of border of an area, with one neighbour on its far side. */
export interface Run {
  readonly beyond: number;
  readonly points: readonly MapPoint[];
}

export interface Bounds {
  /** closed rings of points, as the land has them */
  readonly rings: readonly (readonly MapPoint[])[];
  readonly runs: readonly Run[];
}

type OwnerAt = (x: number, y: number) => number;

/** Whose each unit square of the lattice is. */
export function ownersOf({
  width,
  height,
  areas,
}: Pick<AreasDrawing, 'width' | 'height' | 'areas'>): OwnerAt {
  const owners = new Int16Array(width * height).fill(OUTSIDE);
  areas.forEach(({ outline }, area) => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (isWithin(outline, x + 0.5, y + 0.5)) owners[y * width + x] = area;
  });
  return (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : owners[y * width + x]);
}

export function isWithin(rings: readonly (readonly MapPoint[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i];
      const [bx, by] = ring[j];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  return inside;
}

/** Points on each side of a square, and how often they are drawn towards their neighbours: stairs become slopes. */
const SAMPLES = 4;
const PASSES = 22;

/** The border of every area across the land, in stretched units. Neighbours get the very same points. */
export function boundsOf(drawing: AreasDrawing, stretch: LatticeScale): readonly Bounds[] {
  const ownerAt = ownersOf(drawing);
  const onLand = ([x, y]: MapPoint): MapPoint => wander(stretch, [x * stretch.sx, y * stretch.sy]);
  const onRim = ([x, y]: MapPoint): boolean =>
    x === 0 || y === 0 || x === drawing.width || y === drawing.height;
  return drawing.areas.map(({ outline }) => {
    const rings: MapPoint[][] = [];
    const runs: Run[] = [];
    for (const corners of outline) {
      const ring: MapPoint[] = [];
      for (const run of lawfulRuns(corners, ownerAt)) {
        const points = softened(run.points, run.closed, onRim).map(onLand);
        runs.push({ beyond: run.beyond, points });
        ring.push(...points.slice(0, -1));
      }
      rings.push(ring);
    }
    return { rings, runs };
  });
}

interface LatticeRun {
  readonly beyond: number;
  readonly points: readonly MapPoint[];
  readonly closed: boolean;
}

/** The ring in parts, cut where more than two areas meet: both neighbours of a part see the same one. */
function lawfulRuns(ring: readonly MapPoint[], ownerAt: OwnerAt): LatticeRun[] {
  const way = everyCorner(ring);
  const n = way.length;
  const start = Math.max(
    0,
    way.findIndex((at) => isJoint(at, ownerAt)),
  );
  const runs: { beyond: number; points: MapPoint[] }[] = [];
  for (let k = 0; k < n; k++) {
    const at = way[(start + k) % n];
    const next = way[(start + k + 1) % n];
    const out: MapPoint = [next[0] - at[0], next[1] - at[1]];
    let last = runs.at(-1);
    if (last === undefined || isJoint(at, ownerAt)) {
      last?.points.push(at);
      last = { beyond: leftOf(at, out, ownerAt), points: [] };
      runs.push(last);
    }
    for (let s = 0; s < SAMPLES; s++)
      last.points.push([at[0] + (out[0] * s) / SAMPLES, at[1] + (out[1] * s) / SAMPLES]);
  }
  runs.at(-1)?.points.push(way[start]);
  const closed = runs.length === 1 && !isJoint(way[start], ownerAt);
  return runs.map((run) => ({ ...run, closed }));
}

/** The ring with every corner of the lattice it passes. */
const everyCorner = (ring: readonly MapPoint[]): readonly MapPoint[] =>
  ring.flatMap(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    const steps = Math.abs(nx - x) + Math.abs(ny - y);
    const [dx, dy] = [Math.sign(nx - x), Math.sign(ny - y)];
    return Array.from({ length: steps }, (_, k): MapPoint => [x + dx * k, y + dy * k]);
  });

/** Do more than two meet here, or two like the fields of a chessboard? */
function isJoint([x, y]: MapPoint, ownerAt: OwnerAt): boolean {
  const [a, b, c, d] = [ownerAt(x - 1, y - 1), ownerAt(x, y - 1), ownerAt(x - 1, y), ownerAt(x, y)];
  return new Set([a, b, c, d]).size > 2 || (a === d && b === c && a !== b);
}

/** The area lies on the right hand of its ring; this is whose square is on the left of a side that leaves a corner. */
function leftOf([x, y]: MapPoint, [dx, dy]: MapPoint, ownerAt: OwnerAt): number {
  if (dx > 0) return ownerAt(x, y - 1);
  if (dx < 0) return ownerAt(x - 1, y);
  if (dy > 0) return ownerAt(x, y);
  return ownerAt(x - 1, y - 1);
}

/** Every point halfway towards the middle of its neighbours, again and again; ends and the rim of the map stay. */
function softened(
  points: readonly MapPoint[],
  closed: boolean,
  onRim: (at: MapPoint) => boolean,
): readonly MapPoint[] {
  let now = points;
  const n = points.length;
  for (let pass = 0; pass < PASSES; pass++) {
    const before = now;
    now = before.map((at, i) => {
      if (onRim(points[i]) || (!closed && (i === 0 || i === n - 1))) return at;
      const [px, py] = before[i === 0 ? n - 2 : i - 1];
      const [nx, ny] = before[i === n - 1 ? 1 : i + 1];
      return [at[0] / 2 + (px + nx) / 4, at[1] / 2 + (py + ny) / 4];
    });
  }
  return now;
}
