import type { DrawnEdge, GridDrawing } from '@sightline/table';
import { type Loop, outlines } from './outline.ts';

/** Borders as keys of a set: `v3,4` and `h3,4`. */
export const edgeKey = (e: Pick<DrawnEdge, 'x' | 'y' | 'vertical'>): string =>
  `${e.vertical ? 'v' : 'h'}${e.x},${e.y}`;

/** What one level is made of, for looking up. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  isFloor(x: number, y: number): boolean;
  /** every wall, and every border where the floor ends */
  readonly walls: readonly PlanEdge[];
  isWall(key: string): boolean;
}

export type PlanEdge = Pick<DrawnEdge, 'x' | 'y' | 'vertical'>;

/** Where a board ends there is a wall, whether its drawing says so or not; but a door may stand there. */
export function planOf(drawing: GridDrawing, level: number): Plan {
  const floor = new Set<string>();
  for (const s of drawing.spaces) if (s.level === level) floor.add(`${s.x},${s.y}`);
  const isFloor = (x: number, y: number) => floor.has(`${x},${y}`);
  const walls = new Map<string, PlanEdge>();
  const add = (e: PlanEdge) => walls.set(edgeKey(e), e);
  for (const e of drawing.walls) if (e.level === level) add({ x: e.x, y: e.y, vertical: e.vertical });
  for (const { x, y, level: l } of drawing.spaces) {
    if (l !== level) continue;
    if (!isFloor(x - 1, y)) add({ x, y, vertical: true });
    if (!isFloor(x + 1, y)) add({ x: x + 1, y, vertical: true });
    if (!isFloor(x, y - 1)) add({ x, y, vertical: false });
    if (!isFloor(x, y + 1)) add({ x, y: y + 1, vertical: false });
  }
  for (const door of drawing.doors)
    for (const e of door.edges) if (e.level === level) walls.delete(edgeKey(e));
  return {
    width: drawing.width,
    height: drawing.height,
    isFloor,
    walls: [...walls.values()],
    isWall: (key) => walls.has(key),
  };
}

/** How thick walls are, in spaces: outer ones stand mostly outside, so that they take no floor away. */
export const WALL = { outside: 0.27, inside: 0.05, between: 0.1 } as const;

/** From where to where a wall reaches across its border. */
export function across(plan: Plan, { x, y, vertical }: PlanEdge, grow = 0): readonly [number, number] {
  const before = vertical ? plan.isFloor(x - 1, y) : plan.isFloor(x, y - 1);
  const after = plan.isFloor(x, y);
  if (before && after) return [-WALL.between - grow, WALL.between + grow];
  return after ? [-WALL.outside - grow, WALL.inside + grow] : [-WALL.inside - grow, WALL.outside + grow];
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/**
 * All walls of a plan as one body: closed outlines in spaces. `grow` makes it fatter or, below zero, thinner, for edges
 * and ridges that run along it.
 */
export function wallOutlines(plan: Plan, grow = 0): Loop[] {
  const corners = new Map<string, { x: number; y: number; v: [number, number][]; h: [number, number][] }>();
  const corner = (x: number, y: number) => {
    const key = `${x},${y}`;
    const found = corners.get(key) ?? { x, y, v: [], h: [] };
    corners.set(key, found);
    return found;
  };
  for (const wall of plan.walls) {
    const { x, y, vertical } = wall;
    const reach = [...across(plan, wall, grow)] as [number, number];
    for (const end of [corner(x, y), corner(vertical ? x : x + 1, vertical ? y + 1 : y)])
      (vertical ? end.v : end.h).push(reach);
  }
  const boxes: Box[] = [];
  for (const wall of plan.walls) {
    const { x, y, vertical } = wall;
    const [low, high] = across(plan, wall, grow);
    // A wall that ends in the open grows at its end, too.
    const free = (at: { v: unknown[]; h: unknown[] }) => (at.v.length + at.h.length === 1 ? grow : 0);
    const start = free(corner(x, y));
    const end = free(vertical ? corner(x, y + 1) : corner(x + 1, y));
    boxes.push(
      vertical
        ? { x0: x + low, x1: x + high, y0: y - start, y1: y + 1 + end }
        : { x0: x - start, x1: x + 1 + end, y0: y + low, y1: y + high },
    );
  }
  for (const { x, y, v, h } of corners.values()) {
    if (v.length === 0 || h.length === 0) continue;
    boxes.push({
      x0: x + Math.min(...v.map(([low]) => low)),
      x1: x + Math.max(...v.map(([, high]) => high)),
      y0: y + Math.min(...h.map(([low]) => low)),
      y1: y + Math.max(...h.map(([, high]) => high)),
    });
  }
  return union(boxes);
}

/** The outline of boxes laid over each other, exact: on the lattice of their own sides. */
export function union(boxes: readonly Box[]): Loop[] {
  const xs = lattice(boxes.flatMap((b) => [b.x0, b.x1]));
  const ys = lattice(boxes.flatMap((b) => [b.y0, b.y1]));
  const columns = Math.max(0, xs.length - 1);
  const taken = new Uint8Array(columns * Math.max(0, ys.length - 1));
  const column = new Map(xs.map((x, i) => [x, i]));
  const row = new Map(ys.map((y, j) => [y, j]));
  for (const b of boxes)
    for (let j = row.get(near(b.y0))!; j < row.get(near(b.y1))!; j++)
      taken.fill(1, j * columns + column.get(near(b.x0))!, j * columns + column.get(near(b.x1))!);
  return outlines(columns, ys.length - 1, (i, j) => taken[j * columns + i] === 1).map((loop) =>
    loop.map(([i, j]) => [xs[i], ys[j]] as const),
  );
}

const near = (n: number) => Math.round(n * 1000) / 1000;
const lattice = (all: readonly number[]) => [...new Set(all.map(near))].sort((a, b) => a - b);

/** A side of a wall one looks at: it hangs down from `y` between `x0` and `x1`. */
export interface Face {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

/** The southern sides of the walls that stand on floor (`true`) or above the rock outside (`false`). */
export function wallFaces(plan: Plan, loops: readonly Loop[], onFloor: boolean): Face[] {
  const faces: Face[] = [];
  for (const loop of loops)
    loop.forEach(([x, y], n) => {
      const [nx, ny] = loop[(n + 1) % loop.length];
      if (y !== ny || nx >= x) return;
      let from = nx;
      while (from < x) {
        const to = Math.min(x, Math.floor(from + 1));
        if (plan.isFloor(Math.floor((from + to) / 2), Math.floor(y + 0.1)) === onFloor) {
          const last = faces.at(-1);
          if (last !== undefined && last.y === y && last.x1 === from)
            faces[faces.length - 1] = { ...last, x1: to };
          else faces.push({ x0: from, x1: to, y });
        }
        from = to;
      }
    });
  return faces;
}

/** Borders as straight strokes as long as they go: for outlines that are drawn dashed. */
export function strokes(
  edges: readonly PlanEdge[],
): { x: number; y: number; vertical: boolean; length: number }[] {
  const sorted = edges.toSorted((a, b) =>
    a.vertical !== b.vertical
      ? Number(a.vertical) - Number(b.vertical)
      : a.vertical
        ? a.x - b.x || a.y - b.y
        : a.y - b.y || a.x - b.x,
  );
  const all: { x: number; y: number; vertical: boolean; length: number }[] = [];
  for (const e of sorted) {
    const last = all.at(-1);
    if (
      last !== undefined &&
      last.vertical === e.vertical &&
      (e.vertical
        ? last.x === e.x && last.y + last.length === e.y
        : last.y === e.y && last.x + last.length === e.x)
    )
      last.length++;
    else all.push({ x: e.x, y: e.y, vertical: e.vertical, length: 1 });
  }
  return all;
}
