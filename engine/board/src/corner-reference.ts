import type { Ground } from './ground.ts';
import { bordersAt, type Corner, cornerAt, cornerX, cornerY } from './lattice.ts';
import { type Cell, cellsBeside, type Edge, horizontal, vertical, xOf, yOf } from './layout.ts';

/**
 * For tests: the reference procedure of DM-LOS-13 word for word, with sets and rational points instead of tables and
 * walks. `between`: what obstructs at the corners strictly inside the line, where cover asks more (DM-COV-10 d).
 * One level only.
 */
export function slowClear(
  g: Ground,
  mask: number,
  p: Corner,
  a: Cell,
  q: Corner,
  b: Cell,
  between = mask,
): boolean {
  const l = g.layout;
  const obstructing = (e: Edge, by = mask): boolean => {
    if (e < 0) return true;
    const [one, other] = cellsBeside(l, e);
    return one < 0 || other < 0 || ((g.edgeBits[e] | g.cellBits[one] | g.cellBits[other]) & by) !== 0;
  };
  const reach = (v: Corner, q0: number): Set<number> => {
    const by = v === p || v === q ? mask : between;
    const edges = bordersAt(l, v);
    const reached = new Set([q0]);
    for (let k = 0, at = q0; k < 3 && !obstructing(edges[(at + 1) % 4], by); k++) {
      at = (at + 1) % 4;
      reached.add(at);
    }
    for (let k = 0, at = q0; k < 3 && !obstructing(edges[at], by); k++) {
      at = (at + 3) % 4;
      reached.add(at);
    }
    return reached;
  };
  const quarter = (c: Cell, v: Corner): number => {
    const east = xOf(l, c) === cornerX(l, v);
    const south = yOf(l, c) === cornerY(l, v);
    return east ? (south ? 1 : 0) : south ? 2 : 3;
  };
  const [px, py, qx, qy] = [cornerX(l, p), cornerY(l, p), cornerX(l, q), cornerY(l, q)];
  const [dx, dy] = [qx - px, qy - py];
  const qa = quarter(a, p);
  const qb = quarter(b, q);
  if (p === q) return reach(p, qa).has(qb);

  /** lattice points strictly inside, in order from P */
  const inner: Corner[] = [];
  for (let y = 0; y <= l.height; y++)
    for (let x = 0; x <= l.width; x++) {
      const along = (x - px) * dx + (y - py) * dy;
      if ((x - px) * dy === (y - py) * dx && along > 0 && along < dx * dx + dy * dy)
        inner.push(cornerAt(l, x, y));
    }
  const fromP = (v: Corner) => Math.abs(cornerX(l, v) - px) + Math.abs(cornerY(l, v) - py);
  inner.sort((v, w) => fromP(v) - fromP(w));

  if (dx !== 0 && dy !== 0) {
    const d = dx > 0 ? (dy > 0 ? 1 : 0) : dy > 0 ? 2 : 3;
    const o = (d + 2) % 4;
    if (!reach(p, qa).has(d) || !reach(q, qb).has(o)) return false;
    if (!inner.every((v) => reach(v, o).has(d))) return false;
    // V(x,y) is crossed at height py + (x-px)·dy/dx, strictly between y and y+1
    for (let x = Math.min(px, qx) + 1; x < Math.max(px, qx); x++) {
      const rise = (x - px) * dy;
      if (rise % dx !== 0 && obstructing(vertical(l, x, py + Math.floor(rise / dx)))) return false;
    }
    for (let y = Math.min(py, qy) + 1; y < Math.max(py, qy); y++) {
      const run = (y - py) * dx;
      if (run % dy !== 0 && obstructing(horizontal(l, px + Math.floor(run / dy), y))) return false;
    }
    return true;
  }

  const forward = { left: dx > 0 ? 0 : dx < 0 ? 2 : dy > 0 ? 1 : 3, right: 0 };
  forward.right = (forward.left + 1) % 4;
  const backward = { left: (forward.left + 3) % 4, right: (forward.left + 2) % 4 };
  const SIDES = ['left', 'right'] as const;
  let sides = SIDES.filter((s) => reach(p, qa).has(forward[s]));
  const stops = [p, ...inner, q];
  for (let i = 0; i + 1 < stops.length; i++) {
    const [v, w] = [Math.min(stops[i], stops[i + 1]), Math.max(stops[i], stops[i + 1])];
    const border = bordersAt(l, v).find((e) => e >= 0 && bordersAt(l, w).includes(e)) ?? -1;
    if (!obstructing(border) && sides.length > 0) sides = [...SIDES];
    if (stops[i + 1] === q) return sides.some((s) => reach(q, qb).has(backward[s]));
    sides = SIDES.filter((t) => sides.some((s) => reach(stops[i + 1], backward[s]).has(forward[t])));
  }
  return false;
}
