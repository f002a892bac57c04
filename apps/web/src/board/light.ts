import type { DrawnSpace, GridDrawing, Texture } from '@sightline/table';
import { chance } from './chance.ts';
import type { Crack } from './ember-cracks.ts';
import { MARGIN } from './units.ts';
import type { Face, Plan, PlanEdge } from './wall-paths.ts';

/** Light that falls on a level, as colour, in samples of a part of a space; it reaches over the margin. */
export interface LightMap {
  readonly columns: number;
  readonly rows: number;
  /** red, green, blue of each sample: 1 is plain daylight */
  readonly rgb: Float32Array;
}

/** Samples a space has each way. */
export const SAMPLES = 6;

type Colour = readonly [number, number, number];

interface Source {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
}

const AMBIENT: Colour = [0.56, 0.5, 0.445];
const AMBIENT_HELL: Colour = [0.55, 0.46, 0.41];
const LAMP: Colour = [0.98, 0.72, 0.44];
const TORCH: Colour = [0.86, 0.55, 0.35];
const MOLTEN: Colour = [0.52, 0.22, 0.06];

export const isHell = (floor: Texture): boolean => floor === 'hellstone' || floor === 'flesh';
export const isBlock = (texture: Texture | undefined): boolean =>
  texture === 'machine' || texture === 'pillar';

/** Lamps hang on walls that one looks at, in the middle of short ones and every few spaces on long ones. */
export function lampsOf(faces: readonly Face[]): { readonly x: number; readonly y: number }[] {
  return faces.flatMap(({ x0, x1, y }) => {
    const length = x1 - x0;
    if (length < 1.4) return [];
    const count = Math.max(1, Math.round(length / 4.5));
    return Array.from({ length: count }, (_, n) => ({ x: x0 + ((n + 0.5) / count) * length, y }));
  });
}

/** Lamps and lava shine as far as no wall stands between; corners and the feet of walls are dark. */
export function lightOf(
  drawing: GridDrawing,
  level: number,
  plan: Plan,
  lamps: readonly { readonly x: number; readonly y: number }[],
  cracks: readonly Crack[],
): LightMap {
  const spaces = new Map<number, DrawnSpace>();
  const wide = plan.width;
  for (const s of drawing.spaces) if (s.level === level) spaces.set(s.y * wide + s.x, s);
  const opaque = opacity(drawing, level, plan, spaces);
  const sources: Source[] = lamps.map(({ x, y }) => {
    const below = spaces.get(Math.floor(y + 0.3) * wide + Math.floor(x));
    return {
      x,
      y: y + 0.45,
      radius: 4.8,
      colour: below !== undefined && isHell(below.floor) ? TORCH : LAMP,
    };
  });
  for (const s of spaces.values())
    if (s.terrain === 'lava') sources.push({ x: s.x + 0.5, y: s.y + 0.5, radius: 2.8, colour: MOLTEN });

  const columns = (plan.width + 2 * MARGIN) * SAMPLES + 1;
  const rows = (plan.height + 2 * MARGIN) * SAMPLES + 1;
  const rgb = new Float32Array(columns * rows * 3);
  const shade = shadeOf(plan, spaces, columns, rows);
  const at = (n: number) => n / SAMPLES - MARGIN;

  const near = byReach(sources, plan);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = at(i);
      const y = at(j);
      const cell = Math.floor(y) * wide + Math.floor(x);
      const space = x >= 0 && y >= 0 && x < plan.width ? spaces.get(cell) : undefined;
      const n = (j * columns + i) * 3;
      if (space === undefined) {
        rgb.fill(1 - shade[j * columns + i], n, n + 3);
        continue;
      }
      const ambient = isHell(space.floor) ? AMBIENT_HELL : AMBIENT;
      let [r, g, b] = ambient;
      for (const source of near[cell] ?? []) {
        const off = Math.hypot(x - source.x, y - source.y) / source.radius;
        if (off >= 1) continue;
        const power = (1 - off) * (1 - off) * seen(opaque, source, x, y);
        r += source.colour[0] * power;
        g += source.colour[1] * power;
        b += source.colour[2] * power;
      }
      const left = 1 - shade[j * columns + i];
      rgb[n] = r * left;
      rgb[n + 1] = g * left;
      rgb[n + 2] = b * left;
    }
  for (const crack of cracks)
    for (const [x, y] of crack)
      splat(columns, rows, x, y, 0.7, (n, off) => {
        const glow = bell(off, 0.3);
        rgb[n * 3] = Math.min(2.4, rgb[n * 3] + glow * 1.1);
        rgb[n * 3 + 1] = Math.min(1.3, rgb[n * 3 + 1] + glow * 0.2);
      });
  return { columns, rows, rgb };
}

/** Which sources may reach which space. */
function byReach(sources: readonly Source[], plan: Plan): Source[][] {
  const near: Source[][] = [];
  for (const source of sources)
    for (let y = Math.max(0, Math.floor(source.y - source.radius)); y < source.y + source.radius; y++)
      for (let x = Math.max(0, Math.floor(source.x - source.radius)); x < source.x + source.radius; x++) {
        if (x >= plan.width || y >= plan.height) continue;
        const cell = y * plan.width + x;
        near[cell] ??= [];
        near[cell].push(source);
      }
  return near;
}

interface Opacity {
  readonly wide: number;
  readonly high: number;
  readonly vertical: Uint8Array;
  readonly horizontal: Uint8Array;
  readonly blocks: Uint8Array;
}

function opacity(
  drawing: GridDrawing,
  level: number,
  plan: Plan,
  spaces: ReadonlyMap<number, DrawnSpace>,
): Opacity {
  const { width: wide, height: high } = plan;
  const vertical = new Uint8Array((wide + 1) * (high + 1));
  const horizontal = new Uint8Array((wide + 1) * (high + 1));
  const stop = (e: PlanEdge) => {
    (e.vertical ? vertical : horizontal)[e.y * (wide + 1) + e.x] = 1;
  };
  plan.walls.forEach(stop);
  // The light of a room stays in it when a door opens: light is drawn once.
  for (const door of drawing.doors) for (const e of door.edges) if (e.level === level) stop(e);
  const blocks = new Uint8Array(wide * high);
  for (const [cell, s] of spaces) if (isBlock(s.terrain)) blocks[cell] = 1;
  return { wide, high, vertical, horizontal, blocks };
}

/** How much of a source is seen from a point: it is a little wide, so that shadows are soft. */
function seen(o: Opacity, source: Source, x: number, y: number): number {
  let sum = 0;
  for (let n = -1; n <= 1; n++) if (free(o, x, y, source.x + n * 0.22, source.y)) sum++;
  return sum / 3;
}

/** Walks from space to space along a line. */
function free(o: Opacity, x0: number, y0: number, x1: number, y1: number): boolean {
  let x = Math.floor(x0);
  let y = Math.floor(y0);
  const toX = Math.floor(x1);
  const toY = Math.floor(y1);
  const dx = x1 - x0;
  const dy = y1 - y0;
  const stepX = dx > 0 ? 1 : -1;
  const stepY = dy > 0 ? 1 : -1;
  const everyX = dx === 0 ? Number.POSITIVE_INFINITY : Math.abs(1 / dx);
  const everyY = dy === 0 ? Number.POSITIVE_INFINITY : Math.abs(1 / dy);
  let nextX = dx === 0 ? everyX : (dx > 0 ? x + 1 - x0 : x0 - x) * everyX;
  let nextY = dy === 0 ? everyY : (dy > 0 ? y + 1 - y0 : y0 - y) * everyY;
  const wide = o.wide + 1;
  for (let n = 0; n < 32 && (x !== toX || y !== toY); n++) {
    if (nextX < nextY) {
      if (o.vertical[y * wide + (stepX > 0 ? x + 1 : x)] === 1) return false;
      x += stepX;
      nextX += everyX;
    } else {
      if (o.horizontal[(stepY > 0 ? y + 1 : y) * wide + x] === 1) return false;
      y += stepY;
      nextY += everyY;
    }
    if (x < 0 || y < 0 || x >= o.wide || y >= o.high) return false;
    if (o.blocks[y * o.wide + x] === 1 && (x !== toX || y !== toY)) return false;
  }
  return true;
}

/** Darkness from 0 to 1 at the feet of walls and blocks, deeper where they cast a shadow: to the south and east. */
function shadeOf(
  plan: Plan,
  spaces: ReadonlyMap<number, DrawnSpace>,
  columns: number,
  rows: number,
): Float32Array {
  const shade = new Float32Array(columns * rows);
  const darken = (x0: number, y0: number, x1: number, y1: number, f: (off: number) => number) => {
    const reach = 1.5;
    const [from, to] = [
      Math.max(0, Math.ceil((x0 - reach + MARGIN) * SAMPLES)),
      Math.min(columns - 1, Math.floor((x1 + reach + MARGIN) * SAMPLES)),
    ];
    const last = Math.min(rows - 1, Math.floor((y1 + reach + MARGIN) * SAMPLES));
    for (let j = Math.max(0, Math.ceil((y0 - reach + MARGIN) * SAMPLES)); j <= last; j++)
      for (let i = from; i <= to; i++) {
        const x = i / SAMPLES - MARGIN;
        const y = j / SAMPLES - MARGIN;
        const off = Math.hypot(x - Math.min(x1, Math.max(x0, x)), y - Math.min(y1, Math.max(y0, y)));
        const n = j * columns + i;
        const dark = f(off);
        if (dark > shade[n]) shade[n] = dark;
      }
  };
  for (const { x, y, vertical } of plan.walls) {
    const [x1, y1] = vertical ? [x, y + 1] : [x + 1, y];
    darken(x, y, x1, y1, (off) => 0.3 * bell(off, 0.3) + 0.3 * bell(off, 0.85));
    if (vertical ? plan.isFloor(x, y) : plan.isFloor(x, y))
      darken(x + (vertical ? 0.12 : 0), y + 0.34, x1 + 0.12, y1 + 0.34, (off) => 0.68 * bell(off, 0.34));
    const outer = vertical
      ? !plan.isFloor(x, y) || !plan.isFloor(x - 1, y)
      : !plan.isFloor(x, y) || !plan.isFloor(x, y - 1);
    if (outer) {
      // Only the rock outside lies that deep: over floor the other shadows are kept.
      const [dx, dy] = vertical
        ? [plan.isFloor(x, y) ? -0.35 : 0.35, 0.2]
        : [0, plan.isFloor(x, y) ? -0.3 : 0.55];
      darkenRock(plan, shade, columns, rows, x + dx, y + dy, x1 + dx, y1 + dy);
    }
  }
  for (const s of spaces.values()) {
    if (!isBlock(s.terrain)) continue;
    darken(s.x + 0.12, s.y + 0.12, s.x + 0.95, s.y + 0.98, (off) => 0.62 * bell(off, 0.28));
  }
  return shade;
}

function darkenRock(
  plan: Plan,
  shade: Float32Array,
  columns: number,
  rows: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  const cx = (x0 + x1) / 2;
  const cy = (y0 + y1) / 2;
  splat(columns, rows, cx, cy, 1.5, (n, _, x, y) => {
    if (plan.isFloor(Math.floor(x), Math.floor(y))) return;
    const off = Math.hypot(x - Math.min(x1, Math.max(x0, x)), y - Math.min(y1, Math.max(y0, y)));
    shade[n] = Math.max(shade[n], 0.62 * bell(off, 0.45));
  });
}

/** 1 at nothing, soft, next to nothing at twice its width; cheaper than the bell it looks like. */
const bell = (off: number, wide: number) => {
  const t = (off / wide) ** 2;
  return t > 5 ? 0 : (1 - t / 5) ** 4;
};

/** Does something with every sample near a point. */
function splat(
  columns: number,
  rows: number,
  cx: number,
  cy: number,
  reach: number,
  change: (sample: number, off: number, x: number, y: number) => void,
): void {
  const from = (c: number) => Math.max(0, Math.ceil((c - reach + MARGIN) * SAMPLES));
  const to = (c: number, most: number) => Math.min(most - 1, Math.floor((c + reach + MARGIN) * SAMPLES));
  for (let j = from(cy); j <= to(cy, rows); j++)
    for (let i = from(cx); i <= to(cx, columns); i++) {
      const x = i / SAMPLES - MARGIN;
      const y = j / SAMPLES - MARGIN;
      change(j * columns + i, Math.hypot(x - cx, y - cy), x, y);
    }
}

/** How much tiles differ from each other in brightness and warmth: -1 to 1. */
export const tileLight = (tile: number): number => chance(tile, 3, 5) * 2 - 1;
export const tileWarmth = (tile: number): number => chance(tile, 9, 6) * 2 - 1;
