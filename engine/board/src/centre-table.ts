import { type CentreSight, hindranceBetween } from './centre-line.ts';
import type { Ground } from './ground.ts';
import { CLEAR } from './hindrance.ts';
import { cellAt, type Edge, edgeOf, levelOf, placeOf, SIDES } from './layout.ts';
import { type Points, pairsAcross } from './pairs-across.ts';
import { pairsThrough } from './pairs-through.ts';
import type { SightTable } from './sight-table.ts';
import { hindranceAmongWalls } from './thick-wall-line.ts';
import { wallStands } from './thick-walls.ts';

/** A table of sight from centre to centre. What moves is not in it: see `seenPast`. */
export interface CentreTable extends SightTable {
  readonly ground: Ground;
  readonly sight: CentreSight;
  copyFor(g: Ground): CentreTable;
}

/** Is there sight between two places of a level? Asked of every pair when a table is built. */
type SeesBetween = (level: number, x: number, y: number, toX: number, toY: number) => boolean;

function seesBetween(g: Ground, sight: CentreSight): SeesBetween {
  const { walls } = sight;
  return walls === undefined
    ? (level, x, y, toX, toY) => hindranceBetween(g, sight, level, x, y, toX, toY, null) === CLEAR
    : (level, x, y, toX, toY) => hindranceAmongWalls(g, sight, walls, level, x, y, toX, toY, null) === CLEAR;
}

export function centreTable(g: Ground, sight: CentreSight): CentreTable {
  const { width, height, levels, area, cells } = g.layout;
  const words = (area + 31) >> 5;
  const bits = new Uint32Array(cells * words);
  const sees = seesBetween(g, sight);
  for (let level = 0; level < levels; level++)
    for (let a = 0, y = 0; y < height; y++)
      for (let x = 0; x < width; x++, a++)
        // row by row, from A on: sight is mutual
        for (let b = a, toY = y; toY < height; toY++)
          for (let toX = toY === y ? x : 0; toX < width; toX++, b++)
            if (sees(level, x, y, toX, toY)) {
              bits[(level * area + a) * words + (b >> 5)] |= 1 << b;
              bits[(level * area + b) * words + (a >> 5)] |= 1 << a;
            }
  return tableOf(g, sight, bits, Uint8Array.from(g.edgeBits, blockingState(g, sight)));
}

/** Does what a border belongs to block, the border itself or its thick wall? 1 or 0, by what is on the ground now. */
function blockingState(g: Ground, { mask, walls }: CentreSight): (bits: number, e: Edge) => number {
  if (walls === undefined) return (bits) => (bits & mask ? 1 : 0);
  return (_, e) => (wallStands(g.edgeBits, walls.runs[walls.wallOf[e]], mask) ? 1 : 0);
}

/** `blocking`: of each border what the bits of sight were made with. */
function tableOf(g: Ground, sight: CentreSight, bits: Uint32Array, blocking: Uint8Array): CentreTable {
  const l = g.layout;
  const words = (l.area + 31) >> 5;
  const rows = Array.from({ length: l.cells }, (_, a) => bits.subarray(a * words, (a + 1) * words));
  const points: Points = { columns: l.width, rows: l.height, shift: 1 };
  const { walls } = sight;
  const sees = seesBetween(g, sight);
  const blocks = blockingState(g, sight);
  const cellProperties = sight.mask | sight.ends;
  const solidCell = g.cellBits.map((kind) => kind & cellProperties);

  /** a and b count from the first cell of their level */
  function flip(first: number, a: number, b: number): void {
    bits[(first + a) * words + (b >> 5)] ^= 1 << b;
    if (a !== b) bits[(first + b) * words + (a >> 5)] ^= 1 << a;
  }

  /** Something on a border rose or fell: then only lit pairs across it can go dark, or only dark ones be lit. */
  function recheck(e: Edge, may: 'darken' | 'light' | 'either', thick = false): void {
    const place = placeOf(l, e);
    const { level } = place;
    const first = level * l.area;
    const look = (x: number, y: number, farX: number, farY: number) => {
      const a = cellAt(l, x, y);
      const b = cellAt(l, farX, farY);
      const lit = (bits[(first + a) * words + (b >> 5)] & (1 << b)) !== 0;
      if (lit ? may === 'light' : may === 'darken') return;
      if (sees(level, x, y, farX, farY) !== lit) flip(first, a, b);
    };
    if (thick && walls !== undefined) pairsThrough(l, walls.boxes[walls.wallOf[e]], look);
    else pairsAcross(points, place, look);
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
      const now = blocks(g.edgeBits[e], e);
      if (now === blocking[e]) return;
      if (walls === undefined) blocking[e] = now;
      else for (const border of walls.runs[walls.wallOf[e]]) blocking[border] = now;
      recheck(e, now ? 'darken' : 'light', walls !== undefined);
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
    copyFor: (ground) => tableOf(ground, sight, bits.slice(), blocking.slice()),
  };
}
