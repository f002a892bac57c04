import { slantedHindrance } from './corner-line.ts';
import { assembleRow, type CornerRows, cornerRows, enterTurns, pointRow } from './corner-rows.ts';
import type { Ground } from './ground.ts';
import { CLEAR } from './hindrance.ts';
import { cornerAt } from './lattice.ts';
import { cellAt, type Edge, edgeOf, inside, levelOf, placeOf, SIDES } from './layout.ts';
import { type Obstacles, obstacles, refreshBorder } from './obstacles.ts';
import { type Points, pairsAcross } from './pairs-across.ts';
import type { SightTable } from './sight-table.ts';

/**
 * A table of sight from corner to corner. Sixteen lines join two cells, but every line belongs to many pairs of
 * cells; so the table keeps which slanted lines between lattice corners are clear, patches that at once when a
 * border changes, and puts a cell's row together when it is next asked for.
 */
export interface CornerTable extends SightTable {
  /** what obstructs, kept up to date: for asking which line gives sight and what blocks the others */
  readonly obstacles: Obstacles;
  copyFor(g: Ground): CornerTable;
}

export function cornerTable(g: Ground, mask: number): CornerTable {
  const l = g.layout;
  const o = obstacles(g, mask);
  const r = cornerRows(o);
  for (let level = 0; level < l.levels; level++)
    for (let y = 0; y <= l.height; y++)
      for (let x = 0; x <= l.width; x++) {
        const p = cornerAt(l, x, y, level);
        enterTurns(r, level, x, y, o.star[p]);
        for (let dy = 1; y + dy <= l.height; dy++)
          for (let dx = -x; x + dx <= l.width; dx++)
            if (dx !== 0 && slantedHindrance(o, level, x, y, dx, dy) === CLEAR)
              flip(r, level, x, y, x + dx, y + dy);
      }
  const rows = new Uint32Array(l.cells * ((l.area + 31) >> 5));
  return tableOf(r, rows, new Uint8Array(l.cells).fill(1));
}

function flip(r: CornerRows, level: number, px: number, py: number, qx: number, qy: number): void {
  r.clear[pointRow(r, level, px, py) + qy * r.across + (qx >> 5)] ^= 1 << qx;
  r.clear[pointRow(r, level, qx, qy) + py * r.across + (px >> 5)] ^= 1 << px;
}

function tableOf(r: CornerRows, bits: Uint32Array, stale: Uint8Array): CornerTable {
  const o = r.obstacles;
  const l = o.ground.layout;
  const words = (l.area + 31) >> 5;
  const rows = Array.from({ length: l.cells }, (_, a) => bits.subarray(a * words, (a + 1) * words));
  const points: Points = { columns: l.width + 1, rows: l.height + 1, shift: 0 };

  function row(a: number): Uint32Array {
    if (stale[a]) {
      assembleRow(r, a, rows[a]);
      stale[a] = 0;
    }
    return rows[a];
  }

  /** The rows of the cells round a lattice corner are to be put together anew. */
  function outdate(x: number, y: number, level: number): void {
    for (let i = 0; i < 4; i++) {
      const cx = x - (i & 1);
      const cy = y - (i >> 1);
      if (inside(l, cx, cy)) stale[cellAt(l, cx, cy, level)] = 1;
    }
  }

  /** Only a line that meets the border, ends included, can have changed between its ends. */
  function recheckLines(e: Edge): void {
    const place = placeOf(l, e);
    const { level } = place;
    const rose = o.solid[e] !== 0;
    pairsAcross(points, place, (x, y, farX, farY) => {
      // lines along borders are followed when a row is put together
      if (x === farX || y === farY) return;
      const was = (r.clear[pointRow(r, level, x, y) + farY * r.across + (farX >> 5)] & (1 << farX)) !== 0;
      if (was !== rose) return;
      if ((slantedHindrance(o, level, x, y, farX - x, farY - y) === CLEAR) === was) return;
      flip(r, level, x, y, farX, farY);
      outdate(x, y, level);
      outdate(farX, farY, level);
    });
  }

  /** At an end of the border lines can turn otherwise than before: those that end there or run along borders. */
  function recheckTurns(x: number, y: number, level: number): void {
    enterTurns(r, level, x, y, o.star[cornerAt(l, x, y, level)]);
    const from = pointRow(r, level, x, y);
    for (let qy = 0; qy <= l.height; qy++)
      for (let qx = 0; qx <= l.width; qx++)
        if (qx === x || qy === y || r.clear[from + qy * r.across + (qx >> 5)] & (1 << qx))
          outdate(qx, qy, level);
  }

  function edgeChanged(e: Edge): void {
    if (!refreshBorder(o, e)) return;
    recheckLines(e);
    const { x, y, level, vertical } = placeOf(l, e);
    recheckTurns(x, y, level);
    recheckTurns(vertical ? x : x + 1, vertical ? y + 1 : y, level);
  }

  return {
    layout: l,
    obstacles: o,
    row,
    sees(a, b) {
      const level = levelOf(l, a);
      if (level !== levelOf(l, b)) return false;
      // sight is mutual (DM-LOS-09): either row will do, if it is up to date
      const turned = stale[a] && !stale[b];
      const bit = (turned ? a : b) - level * l.area;
      return (row(turned ? b : a)[bit >> 5] & (1 << bit)) !== 0;
    },
    edgeChanged,
    cellChanged(c) {
      for (const side of SIDES) edgeChanged(edgeOf(l, c, side));
    },
    copyFor(g) {
      const own: Obstacles = { ...o, ground: g, solid: o.solid.slice(), star: o.star.slice() };
      const copy = { ...r, obstacles: own, clear: r.clear.slice(), turns: r.turns.slice() };
      return tableOf(copy, bits.slice(), stale.slice());
    },
  };
}
