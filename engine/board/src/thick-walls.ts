import { type Cell, cellAt, type Edge, horizontal, type Layout, placeOf, vertical } from './layout.ts';

/**
 * A wall with the thickness it was printed with: a rectangle along a straight run of borders (SG-LOS-27). It stands
 * while any border of the run blocks. Lengths are hundredths of a cell.
 */
export interface ThickWall {
  /** the first border of the run, at its west or north end, and how many there are */
  readonly first: Edge;
  readonly borders: number;
  readonly thickness: number;
  /** how far the middle of the rectangle lies off the borders: south of a horizontal run, west of a vertical one */
  readonly offset: number;
  /** how far it goes on beyond the west or north end of the run, and beyond the other one */
  readonly before: number;
  readonly after: number;
}

/** A rectangle in units of which a cell has UNITS a side; their number is even, and so is half of it. */
export interface WallBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export const UNITS = 200;

/** What of a wall lies in one cell. */
export interface WallPiece extends WallBox {
  /** the borders of the wall */
  readonly run: readonly Edge[];
  /** the one nearest to the cell: names the wall in answers */
  readonly edge: Edge;
}

/** All borders of a layout as walls: those that were listed, each other one by itself. */
export interface ThickWalls {
  readonly layout: Layout;
  /** the number of the wall of each border */
  readonly wallOf: Uint16Array;
  /** by the number of a wall: its borders, and its whole rectangle */
  readonly runs: readonly (readonly Edge[])[];
  readonly boxes: readonly WallBox[];
  /** for each cell the pieces of walls that lie in it */
  readonly pieces: readonly (readonly WallPiece[])[];
}

/** `usual`: the thickness of each border that no wall of the list names; it has no offset and ends with the border. */
export function thickWalls(l: Layout, listed: readonly ThickWall[], usual: number): ThickWalls {
  const wallOf = new Uint16Array(l.edges).fill(NONE);
  const runs: Edge[][] = [];
  const boxes: WallBox[] = [];
  const pieces = Array.from({ length: l.cells }, (): WallPiece[] => []);

  function add(wall: ThickWall): void {
    const run = runOf(l, wall);
    for (const e of run) {
      if (wallOf[e] !== NONE) throw new RangeError(`border ${e} belongs to two walls`);
      wallOf[e] = runs.length;
    }
    const box = boxOf(l, wall);
    cutByCells(l, run, box, pieces);
    runs.push(run);
    boxes.push(box);
  }

  for (const wall of listed) add(wall);
  for (let e = 0; e < l.edges; e++)
    if (wallOf[e] === NONE) add({ first: e, borders: 1, thickness: usual, offset: 0, before: 0, after: 0 });
  return { layout: l, wallOf, runs, boxes, pieces };
}

const NONE = 0xffff;

/** Does a wall stand, by the bits of its borders? */
export function wallStands(edgeBits: Uint8Array, run: readonly Edge[], mask: number): boolean {
  for (let i = 0; i < run.length; i++) if (edgeBits[run[i]] & mask) return true;
  return false;
}

function runOf(l: Layout, { first, borders }: ThickWall): Edge[] {
  const { vertical: upright, x, y, level } = placeOf(l, first);
  if (!(borders >= 1 && (upright ? y + borders <= l.height : x + borders <= l.width)))
    throw new RangeError(`a wall of ${borders} borders from border ${first} does not fit on the board`);
  return Array.from({ length: borders }, (_, i) =>
    upright ? vertical(l, x, y + i, level) : horizontal(l, x + i, y, level),
  );
}

function boxOf(l: Layout, wall: ThickWall): WallBox {
  const { first, borders, thickness, offset, before, after } = wall;
  // Within these bounds a wall covers its own borders and no centre of a cell, and what touches its borders' ends
  // passes through it: so neighbours see each other past thick walls exactly if they do past thin ones.
  const sound =
    [thickness, offset, before, after].every(Number.isInteger) &&
    Math.min(before, after) >= 0 &&
    Math.max(before, after, thickness / 2 + Math.abs(offset)) <= 50 &&
    2 * Math.abs(offset) < thickness;
  if (!sound) throw new RangeError(`the wall at border ${first} reaches too far or leaves its own border`);
  const { vertical: upright, x, y } = placeOf(l, first);
  const along = upright ? y : x;
  const across = (upright ? UNITS * x - 2 * offset : UNITS * y + 2 * offset) - thickness;
  const start = UNITS * along - 2 * before;
  const end = UNITS * (along + borders) + 2 * after;
  return upright
    ? { left: across, right: across + 2 * thickness, top: start, bottom: end }
    : { left: start, right: end, top: across, bottom: across + 2 * thickness };
}

function cutByCells(l: Layout, run: readonly Edge[], box: WallBox, pieces: WallPiece[][]): void {
  const { vertical: upright, x: firstX, y: firstY, level } = placeOf(l, run[0]);
  const fromX = Math.max(0, Math.floor(box.left / UNITS));
  const toX = Math.min(l.width, Math.ceil(box.right / UNITS));
  const fromY = Math.max(0, Math.floor(box.top / UNITS));
  const toY = Math.min(l.height, Math.ceil(box.bottom / UNITS));
  for (let y = fromY; y < toY; y++)
    for (let x = fromX; x < toX; x++) {
      const along = upright ? y - firstY : x - firstX;
      const cell: Cell = cellAt(l, x, y, level);
      pieces[cell].push({
        left: Math.max(box.left, UNITS * x),
        right: Math.min(box.right, UNITS * (x + 1)),
        top: Math.max(box.top, UNITS * y),
        bottom: Math.min(box.bottom, UNITS * (y + 1)),
        run,
        edge: run[Math.max(0, Math.min(run.length - 1, along))],
      });
    }
}
