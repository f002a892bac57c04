import { opposite } from './corner-line.ts';
import {
  type Corner,
  cornerLevel,
  cornerOf,
  cornerX,
  cornerY,
  NORTH_EAST,
  NORTH_WEST,
  type Quarter,
  quarterFrom,
  SOUTH_WEST,
} from './lattice.ts';
import { type Cell, DX8, DY8, type Side } from './layout.ts';
import type { Obstacles } from './obstacles.ts';
import { ARRIVE, ONWARD, REACH, sidesAhead } from './turning.ts';

/**
 * How a row of the corner table is put together, many corners at a time. Sets of lattice corners are bits, each
 * row of the lattice beginning at a new word, so that "left of here" is a mask.
 */
export interface CornerRows {
  readonly obstacles: Obstacles;
  /** words of one row of the lattice, and of a level */
  readonly across: number;
  readonly words: number;
  /** for each corner the set of corners to which a slanted line is clear between its ends */
  readonly clear: Uint32Array;
  /** for each level, each quarter a line comes from and each quarter of a cell: the corners where one can turn so */
  readonly turns: Uint32Array;
  /** scratch: for each quarter the corners at which a cell in that quarter is seen */
  readonly seen: Uint32Array;
}

export function cornerRows(o: Obstacles): CornerRows {
  const { width, height, levels } = o.ground.layout;
  const across = (width >> 5) + 1;
  const words = across * (height + 1);
  return {
    obstacles: o,
    across,
    words,
    clear: new Uint32Array(levels * words * 32 * words),
    turns: new Uint32Array(levels * 16 * words),
    seen: new Uint32Array(4 * words),
  };
}

/** Where in `clear` the corners begin that have a clear line to this one. */
export const pointRow = (r: CornerRows, level: number, x: number, y: number): number =>
  (level * 32 * r.words + y * 32 * r.across + x) * r.words;

/** Enter a corner's star into the sets of turns. */
export function enterTurns(r: CornerRows, level: number, x: number, y: number, star: number): void {
  const word = y * r.across + (x >> 5);
  for (let from = 0; from < 4; from++)
    for (let to = 0; to < 4; to++) {
      const at = (level * 16 + from * 4 + to) * r.words + word;
      if ((REACH[star * 4 + from] >> to) & 1) r.turns[at] |= 1 << x;
      else r.turns[at] &= ~(1 << x);
    }
}

/**
 * Put together which cells are seen from one, as bits packed cell after cell. Lines of length 0 are left out: what
 * they show is seen as well along the border of the own cell that leads to their corner.
 */
export function assembleRow(r: CornerRows, a: Cell, row: Uint32Array): void {
  r.seen.fill(0);
  for (let i = 0; i < 4; i++) {
    const p = cornerOf(r.obstacles.ground.layout, a, i);
    const setOut = REACH[r.obstacles.star[p] * 4 + quarterFrom(i)];
    for (const d of FOUR) {
      lookInto(r, p, setOut, d);
      lookAlong(r, p, setOut, d);
    }
  }
  packCells(r, row);
}

/** the four quarters, and the four sides */
const FOUR = [0, 1, 2, 3] as const;

function mark(r: CornerRows, x: number, y: number, quarters: number): void {
  const word = y * r.across + (x >> 5);
  for (let q = 0; q < 4; q++) if ((quarters >> q) & 1) r.seen[q * r.words + word] |= 1 << x;
}

/** Slanted lines into one quarter: the clear ones that can turn into a cell at their far end. */
function lookInto(r: CornerRows, p: Corner, setOut: number, ahead: Quarter): void {
  if (!((setOut >> ahead) & 1)) return;
  const { seen, turns, clear, across, words } = r;
  const l = r.obstacles.ground.layout;
  const x = cornerX(l, p);
  const y = cornerY(l, p);
  const level = cornerLevel(l, p);
  const west = ahead === NORTH_WEST || ahead === SOUTH_WEST;
  const north = ahead === NORTH_WEST || ahead === NORTH_EAST;
  const own = x >> 5;
  const westInOwn = (1 << (x & 31)) - 1;
  const lines = pointRow(r, level, x, y);
  const turn = (level * 16 + opposite(ahead) * 4) * words;
  const endRow = north ? y : l.height + 1;
  const lastWord = west ? own : across - 1;
  for (let lattice = north ? 0 : y + 1; lattice < endRow; lattice++)
    for (let j = west ? 0 : own; j <= lastWord; j++) {
      const at = lattice * across + j;
      let ends = clear[lines + at];
      if (j === own) ends &= west ? westInOwn : ~westInOwn;
      if (ends === 0) continue;
      for (let q = 0; q < 4; q++) seen[q * words + at] |= ends & turns[turn + q * words + at];
    }
}

/** Lines along borders, followed from corner to corner as in corner-line.ts. */
function lookAlong(r: CornerRows, p: Corner, setOut: number, towards: Side): void {
  const { star, ground } = r.obstacles;
  const l = ground.layout;
  const stepX = DX8[towards * 2];
  const stepY = DY8[towards * 2];
  let x = cornerX(l, p) + stepX;
  let y = cornerY(l, p) + stepY;
  let corner = p + stepX + stepY * (l.width + 1);
  let sides = sidesAhead(setOut, towards);
  while (sides !== 0 && x >= 0 && y >= 0 && x <= l.width && y <= l.height) {
    const at = star[corner] * 16 + towards * 4 + sides;
    mark(r, x, y, ARRIVE[at]);
    sides = ONWARD[at];
    x += stepX;
    y += stepY;
    corner += stepX + stepY * (l.width + 1);
  }
}

/** A cell is seen if it is seen in its quarter at one of its corners. */
function packCells(r: CornerRows, row: Uint32Array): void {
  const { width, height } = r.obstacles.ground.layout;
  const { seen, words, across } = r;
  row.fill(0);
  let bit = 0;
  for (let y = 0; y < height; y++)
    for (let j = 0; j < across; j++) {
      const north = y * across + j;
      const south = north + across;
      // at its north-west corner a cell fills the south-east quarter, and so on round
      const west = seen[words + north] | seen[south];
      const east = seen[2 * words + north] | seen[3 * words + south];
      const next = j + 1 < across ? seen[2 * words + north + 1] | seen[3 * words + south + 1] : 0;
      const cells = Math.min(32, width - j * 32);
      if (cells <= 0) continue;
      let word = west | (east >>> 1) | (next << 31);
      if (cells < 32) word &= (1 << cells) - 1;
      const shift = bit & 31;
      row[bit >> 5] |= word << shift;
      if (shift > 0 && shift + cells > 32) row[(bit >> 5) + 1] |= word >>> (32 - shift);
      bit += cells;
    }
}
