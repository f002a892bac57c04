import { type AreasDrawing, type DrawnArea, kindOfRef, type Ref } from '@sightline/table';
import { around, type Rect, u } from '../units.ts';
import {
  type Bounds,
  boundsOf,
  type LatticeScale,
  OUTSIDE,
  ownersOf,
  type Run,
  stretchOf,
} from './borders.ts';
import { fits, type Mask, maskOf, overlaps, poleOf, STEP } from './mask.ts';
import { type MapPoint, wander } from './wander.ts';

/** An area as it lies on the land. All in units of the stretched lattice. */
export interface LandArea {
  readonly drawn: DrawnArea;
  readonly number: number;
  readonly rings: readonly (readonly MapPoint[])[];
  /** the same for SVG */
  readonly path: string;
  readonly box: Rect;
  readonly mask: Mask;
  readonly pole: { readonly x: number; readonly y: number; readonly half: number };
  readonly runs: readonly Run[];
  readonly name: Name;
  /** where the marks of its terrain are printed */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
  /** what nothing should stand on */
  readonly printed: readonly Rect[];
  /** reached in one step */
  readonly neighbours: readonly number[];
}

export interface Name {
  readonly x: number;
  readonly y: number;
  /** of the letters, in units */
  readonly size: number;
  readonly lines: readonly string[];
}

export interface Border {
  readonly kind: 'open' | 'barred' | 'edge' | 'water';
  readonly path: string;
}

/** A mark where one may pass. */
export interface WayMark {
  readonly x: number;
  readonly y: number;
  /** degrees of the border there; null: areas that touch in a corner only */
  readonly turn: number | null;
}

export interface Land extends LatticeScale {
  readonly areas: readonly LandArea[];
  readonly borders: readonly Border[];
  readonly ways: readonly WayMark[];
  /** ways between areas that do not touch */
  readonly far: readonly { readonly from: MapPoint; readonly to: MapPoint; readonly label: string }[];
  /** where the map is folded: x of upright folds, y of level ones */
  readonly folds: { readonly x: readonly number[]; readonly y: readonly number[] };
  areaOf(ref: Ref): LandArea | null;
}

const known = new WeakMap<AreasDrawing, Land>();

export function landOf(drawing: AreasDrawing): Land {
  let land = known.get(drawing);
  if (land === undefined) {
    land = lay(drawing);
    known.set(drawing, land);
  }
  return land;
}

export const isWet = ({ ground }: DrawnArea): boolean => ground === 'water' || ground === 'shallows';

function lay(drawing: AreasDrawing): Land {
  const stretch = stretchOf(drawing);
  const bounds = boundsOf(drawing, stretch);
  const numbers = new Map(drawing.areas.map(({ ref }, n) => [ref, n]));
  const ways = waysOf(drawing, numbers);
  const areas = drawing.areas.map((drawn, number) => areaOn(drawn, number, bounds[number], ways));
  const touching = touchingOf(drawing);
  const middle = (n: number): MapPoint => [areas[n].pole.x, areas[n].pole.y];
  return {
    ...stretch,
    areas,
    borders: bordersOf(drawing, bounds, ways),
    ways: wayMarks(bounds, ways, touching, stretch),
    far: drawing.ways.flatMap(({ from, to, label = '' }) => {
      const [a, b] = [numbers.get(from) ?? 0, numbers.get(to) ?? 0];
      return touching.has(pair(a, b)) ? [] : [{ from: middle(a), to: middle(b), label }];
    }),
    folds: foldsOf(drawing, stretch),
    areaOf(ref) {
      const number = kindOfRef(ref) === 'cell' ? numbers.get(ref) : undefined;
      return number === undefined ? null : areas[number];
    },
  };
}

/* Who is beside whom */

const pair = (a: number, b: number): number => Math.min(a, b) * 4096 + Math.max(a, b);

function waysOf({ ways }: AreasDrawing, numbers: ReadonlyMap<Ref, number>): ReadonlySet<number> {
  return new Set(
    ways.flatMap(({ from, to }) => {
      const [a, b] = [numbers.get(from), numbers.get(to)];
      return a === undefined || b === undefined ? [] : [pair(a, b)];
    }),
  );
}

/** Pairs of areas that touch, if only in a corner, with the corners they share. */
function touchingOf(drawing: AreasDrawing): ReadonlyMap<number, MapPoint[]> {
  const ownerAt = ownersOf(drawing);
  const found = new Map<number, MapPoint[]>();
  for (let y = 0; y <= drawing.height; y++)
    for (let x = 0; x <= drawing.width; x++) {
      const here = [
        ...new Set([ownerAt(x - 1, y - 1), ownerAt(x, y - 1), ownerAt(x - 1, y), ownerAt(x, y)]),
      ].filter((n) => n !== OUTSIDE);
      for (const a of here)
        for (const b of here) {
          if (a >= b) continue;
          const corners = found.get(pair(a, b)) ?? [];
          corners.push([x, y]);
          found.set(pair(a, b), corners);
        }
    }
  return found;
}

/* Borders and the ways over them */

const linePath = (points: readonly MapPoint[]): string =>
  `M${points.map(([x, y]) => `${u(x)} ${u(y)}`).join('L')}`;

function bordersOf(
  { areas }: AreasDrawing,
  bounds: readonly Bounds[],
  ways: ReadonlySet<number>,
): readonly Border[] {
  return bounds.flatMap(({ runs }, a) =>
    runs.flatMap(({ beyond, points }): Border[] => {
      if (beyond === OUTSIDE) return [{ kind: 'edge', path: linePath(points) }];
      if (beyond < a) return [];
      const wet = isWet(areas[a]) && isWet(areas[beyond]);
      const kind = !ways.has(pair(a, beyond)) ? 'barred' : wet ? 'water' : 'open';
      return [{ kind, path: linePath(points) }];
    }),
  );
}

const lengthOf = (points: readonly MapPoint[]): number =>
  points.reduce(
    (sum, p, i) => (i === 0 ? 0 : sum + Math.hypot(p[0] - points[i - 1][0], p[1] - points[i - 1][1])),
    0,
  );

function wayMarks(
  bounds: readonly Bounds[],
  ways: ReadonlySet<number>,
  touching: ReadonlyMap<number, MapPoint[]>,
  stretch: LatticeScale,
): readonly WayMark[] {
  const marks: WayMark[] = [];
  const longest = new Map<number, readonly MapPoint[]>();
  bounds.forEach(({ runs }, a) => {
    for (const { beyond, points } of runs) {
      if (beyond < a) continue;
      const before = longest.get(pair(a, beyond));
      if (before === undefined || lengthOf(points) > lengthOf(before)) longest.set(pair(a, beyond), points);
    }
  });
  for (const way of ways) {
    const points = longest.get(way);
    if (points !== undefined) {
      const i = Math.floor((points.length - 1) / 2);
      const [p, q] = [points[i], points[Math.min(points.length - 1, i + 1)]];
      const turn = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
      marks.push({ x: (p[0] + q[0]) / 2, y: (p[1] + q[1]) / 2, turn });
      continue;
    }
    const [corner] = touching.get(way) ?? [];
    if (corner === undefined) continue;
    const [x, y] = wander(stretch, [corner[0] * stretch.sx, corner[1] * stretch.sy]);
    if (!marks.some((m) => m.turn === null && m.x === x && m.y === y)) marks.push({ x, y, turn: null });
  }
  return marks;
}

function foldsOf({ sheets, width, height }: AreasDrawing, { sx, sy }: LatticeScale): Land['folds'] {
  const inner = (at: readonly number[], end: number) => [...new Set(at)].filter((n) => n > 0 && n < end);
  return {
    x: inner(
      sheets.flatMap(({ x, wide }) => [x, x + wide]),
      width,
    ).map((n) => n * sx),
    y: inner(
      sheets.flatMap(({ y, high }) => [y, y + high]),
      height,
    ).map((n) => n * sy),
  };
}

/* One area */

const boxOf = (rings: readonly (readonly MapPoint[])[]): Rect =>
  around(rings.flat().map(([x, y]) => ({ x, y, wide: 0, high: 0 }))) ?? { x: 0, y: 0, wide: 1, high: 1 };

function areaOn(
  drawn: DrawnArea,
  number: number,
  { rings, runs }: Bounds,
  ways: ReadonlySet<number>,
): LandArea {
  const box = boxOf(rings);
  const mask = maskOf(rings, box);
  const pole = poleOf(mask);
  const marks = marksIn(mask, drawn.terrain.length);
  const marked = marks.map(({ x, y }) => ({ x: x - MARK / 2, y: y - MARK / 2, wide: MARK, high: MARK }));
  const name = nameIn(mask, pole, drawn.label, marked);
  const neighbours: number[] = [];
  for (const way of ways) {
    const [a, b] = [Math.floor(way / 4096), way % 4096];
    if (a === number) neighbours.push(b);
    if (b === number) neighbours.push(a);
  }
  return {
    drawn,
    number,
    rings,
    path: rings.map((ring) => `${linePath(ring)}Z`).join(''),
    box,
    mask,
    pole,
    runs,
    name,
    marks,
    printed: [...marked, nameBox(name)],
    neighbours,
  };
}

/** The side of a terrain mark. */
export const MARK = 0.36;

/** Terrain is printed in a corner: the one farthest up and left where all its marks fit in a row. */
function marksIn(mask: Mask, count: number): { x: number; y: number }[] {
  if (count === 0) return [];
  const { box } = mask;
  const wide = count * MARK + 0.12;
  const high = MARK + 0.14;
  let best: { x: number; y: number; cost: number } | null = null;
  for (let y = box.y; y < box.y + box.high - high; y += STEP)
    for (let x = box.x; x < box.x + box.wide - wide; x += STEP) {
      const cost = x - box.x + (y - box.y) * 1.6;
      if ((best === null || cost < best.cost) && fits(mask, { x, y, wide, high })) best = { x, y, cost };
    }
  const { x, y } = best ?? { x: box.x + box.wide / 2 - wide / 2, y: box.y + 0.2 };
  return Array.from({ length: count }, (_, i) => ({
    x: x + 0.08 + MARK * (i + 0.5),
    y: y + 0.07 + MARK / 2,
  }));
}

/** Width of a letter and distance of lines, in sizes. */
const LETTER = 0.56;
const LINE = 1.02;
const SIZES = [0.3, 0.27, 0.24, 0.21];

export function nameBox({ x, y, size, lines }: Name): Rect {
  const wide = Math.max(...lines.map((line) => line.length)) * LETTER * size;
  const high = lines.length * LINE * size;
  return { x: x - wide / 2, y: y - high / 2, wide, high };
}

/** Names stand low in their area, where they fit, below its middle if they can. */
function nameIn(mask: Mask, pole: LandArea['pole'], label: string, taken: readonly Rect[]): Name {
  for (const size of SIZES)
    for (const lines of [[label], halved(label)]) {
      if (lines.length === 1 && label.length > 18) continue;
      const found = lowest(mask, pole, { x: 0, y: 0, size, lines }, taken);
      if (found !== null) return found;
    }
  return { x: pole.x, y: pole.y + pole.half * 0.7, size: SIZES[SIZES.length - 1], lines: halved(label) };
}

function lowest(mask: Mask, pole: LandArea['pole'], name: Name, taken: readonly Rect[]): Name | null {
  const { box } = mask;
  const { wide, high } = nameBox(name);
  let best: { x: number; y: number; cost: number } | null = null;
  for (let y = box.y + high / 2; y < box.y + box.high; y += STEP)
    for (let x = box.x + wide / 2; x < box.x + box.wide; x += STEP) {
      const cost = Math.abs(x - pole.x) * 0.7 - y;
      if (best !== null && cost >= best.cost) continue;
      const rect = { x: x - wide / 2 - 0.08, y: y - high / 2 - 0.07, wide: wide + 0.16, high: high + 0.14 };
      if (fits(mask, rect) && !taken.some((t) => overlaps(t, rect))) best = { x, y, cost };
    }
  return best === null ? null : { ...name, x: best.x, y: best.y };
}

/** A name of several words in two lines of about the same length. */
function halved(label: string): readonly string[] {
  const words = label.split(' ');
  let best = [label];
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = (some: readonly string[]) => Math.max(...some.map((line) => line.length));
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}
