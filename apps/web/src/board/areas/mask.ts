import type { Rect } from '../units.ts';
import { isWithin } from './borders.ts';
import type { MapPoint } from './wander.ts';

/** Which parts of an area's box are land of its own, in small squares, with sums for quick questions. */
export interface Mask {
  readonly box: Rect;
  readonly columns: number;
  readonly rows: number;
  /** how many free squares there are above and left of each */
  readonly sums: Int32Array;
}

export const STEP = 0.1;

export function maskOf(rings: readonly (readonly MapPoint[])[], box: Rect): Mask {
  const columns = Math.ceil(box.wide / STEP);
  const rows = Math.ceil(box.high / STEP);
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const free = isWithin(rings, box.x + (i + 0.5) * STEP, box.y + (j + 0.5) * STEP) ? 1 : 0;
      const at = (j + 1) * (columns + 1) + i + 1;
      sums[at] = free + sums[at - 1] + sums[at - columns - 1] - sums[at - columns - 2];
    }
  return { box, columns, rows, sums };
}

/** The share of a rectangle that lies in the area, from 0 to 1. */
export function shareWithin({ box, columns, rows, sums }: Mask, r: Rect): number {
  const i0 = Math.round((r.x - box.x) / STEP);
  const j0 = Math.round((r.y - box.y) / STEP);
  const i1 = Math.max(i0 + 1, Math.round((r.x + r.wide - box.x) / STEP));
  const j1 = Math.max(j0 + 1, Math.round((r.y + r.high - box.y) / STEP));
  const clip = (n: number, most: number) => Math.min(most, Math.max(0, n));
  const [a, b, c, d] = [clip(i0, columns), clip(j0, rows), clip(i1, columns), clip(j1, rows)];
  const at = (i: number, j: number) => sums[j * (columns + 1) + i];
  return (at(c, d) - at(a, d) - at(c, b) + at(a, b)) / ((i1 - i0) * (j1 - j0));
}

export const fits = (mask: Mask, r: Rect): boolean => shareWithin(mask, r) > 0.985;

/** The middle of the largest square that fits: where the area is widest. */
export function poleOf(mask: Mask): { readonly x: number; readonly y: number; readonly half: number } {
  const { box } = mask;
  let best = { x: box.x + box.wide / 2, y: box.y + box.high / 2, half: 0 };
  for (let y = box.y; y <= box.y + box.high; y += STEP)
    for (let x = box.x; x <= box.x + box.wide; x += STEP) {
      let half = best.half;
      while (
        fits(mask, {
          x: x - half - STEP,
          y: y - half - STEP,
          wide: 2 * (half + STEP),
          high: 2 * (half + STEP),
        })
      )
        half += STEP;
      if (half > best.half) best = { x, y, half };
    }
  return centred(mask, best);
}

/** Of many squares of the same size the one in the middle. */
function centred(mask: Mask, { x, y, half }: { x: number; y: number; half: number }) {
  const square = (cx: number, cy: number): Rect => ({
    x: cx - half,
    y: cy - half,
    wide: 2 * half,
    high: 2 * half,
  });
  const far = (dx: number, dy: number) => {
    let n = 0;
    while (n < 80 && fits(mask, square(x + dx * (n + 1) * STEP, y + dy * (n + 1) * STEP))) n++;
    return n;
  };
  const right = far(1, 0);
  const left = far(-1, 0);
  const cx = x + ((right - left) / 2) * STEP;
  const down = far(0, 1);
  const up = far(0, -1);
  const cy = y + ((down - up) / 2) * STEP;
  return fits(mask, square(cx, cy)) ? { x: cx, y: cy, half } : { x, y, half };
}

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;
