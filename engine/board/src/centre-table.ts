import { type CentreSight, hindranceBetween } from './centre-line.ts';
import type { Ground } from './ground.ts';
import { CLEAR } from './hindrance.ts';
import { cellAt, type Edge, edgeOf, levelOf, placeOf, SIDES } from './layout.ts';
import { type Points, pairsAcross } from './pairs-across.ts';
import type { SightTable } from './sight-table.ts';

/** A table of sight from centre to centre. What moves is not in it: see `seenPast`. */
export interface CentreTable extends SightTable {
  readonly ground: Ground;
  readonly sight: CentreSight;
  copyFor(g: Ground): CentreTable;
}

export function centreTable(g: Ground, sight: CentreSight): CentreTable {
  const { width, height, levels, area, cells } = g.layout;
  const words = (area + 31) >> 5;
  const bits = new Uint32Array(cells * words);
  for (let level = 0; level < levels; level++)
    for (let a = 0, y = 0; y < height; y++)
      for (let x = 0; x < width; x++, a++)
        // row by row, from A on: sight is mutual
        for (let b = a, toY = y; toY < height; toY++)
          for (let toX = toY === y ? x : 0; toX < width; toX++, b++)
            if (hindranceBetween(g, sight, level, x, y, toX, toY, null) === CLEAR) {
              bits[(level * area + a) * words + (b >> 5)] |= 1 << b;
              bits[(level * area + b) * words + (a >> 5)] |= 1 << a;
            }
  return tableOf(g, sight, bits);
}

function tableOf(g: Ground, sight: CentreSight, bits: Uint32Array): CentreTable {
  const l = g.layout;
  const words = (l.area + 31) >> 5;
  const rows = Array.from({ length: l.cells }, (_, a) => bits.subarray(a * words, (a + 1) * words));
  const points: Points = { columns: l.width, rows: l.height, shift: 1 };
  const solidBorder = g.edgeBits.map((kind) => kind & sight.mask);
  const cellProperties = sight.mask | sight.ends;
  const solidCell = g.cellBits.map((kind) => kind & cellProperties);

  /** a and b count from the first cell of their level */
  function flip(first: number, a: number, b: number): void {
    bits[(first + a) * words + (b >> 5)] ^= 1 << b;
    if (a !== b) bits[(first + b) * words + (a >> 5)] ^= 1 << a;
  }

  /** Something on a border rose or fell: then only lit pairs across it can go dark, or only dark ones be lit. */
  function recheck(e: Edge, may: 'darken' | 'light' | 'either'): void {
    const place = placeOf(l, e);
    const { level } = place;
    const first = level * l.area;
    pairsAcross(points, place, (x, y, farX, farY) => {
      const a = cellAt(l, x, y);
      const b = cellAt(l, farX, farY);
      const lit = (bits[(first + a) * words + (b >> 5)] & (1 << b)) !== 0;
      if (lit ? may === 'light' : may === 'darken') return;
      if ((hindranceBetween(g, sight, level, x, y, farX, farY, null) === CLEAR) !== lit) flip(first, a, b);
    });
  }

  return {
    layout: l,
    ground: g,
    sight,
    sees(a, b) {
      if (l.levels === 1) return (bits[a * words + (b >> 5)] & (1 << b)) !== 0;
      const level = levelOf(l, a);
      const to = b - level * l.area;
      return level === levelOf(l, b) && (bits[a * words + (to >> 5)] & (1 << to)) !== 0;
    },
    row: (a) => rows[a],
    edgeChanged(e) {
      const solid = g.edgeBits[e] & sight.mask;
      if ((solid === 0) === (solidBorder[e] === 0)) return;
      solidBorder[e] = solid;
      recheck(e, solid ? 'darken' : 'light');
    },
    cellChanged(c) {
      const solid = g.cellBits[c] & cellProperties;
      if (solid === solidCell[c]) return;
      solidCell[c] = solid;
      // whatever passes through the cell or by its corners, or ends in it, meets one of its borders
      for (const side of SIDES) recheck(edgeOf(l, c, side), 'either');
      const first = levelOf(l, c) * l.area;
      const own = c - first;
      const seesItself = (bits[c * words + (own >> 5)] & (1 << own)) !== 0;
      if (seesItself === ((solid & sight.ends) !== 0)) flip(first, own, own);
    },
    copyFor: (ground) => tableOf(ground, sight, bits.slice()),
  };
}
