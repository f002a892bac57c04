import { type Edge, type Ground, horizontal, type Layout, vertical } from '@sightline/board';
import type { NoteFault } from './guide-error.ts';
import { PARTITION, SIGHT } from './legend.ts';

/**
 * A straight wall or opening as it is printed (SG-LOS-27). Its ends lie on grid lines, x1,y1 to the west or north. Its
 * middle lies `offset` hundredths of a space beside the grid line: south of a horizontal one, west of a vertical one. It
 * goes on for `start` hundredths beyond its first end and for `end` beyond its second.
 */
export interface PrintedWall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly offset: number;
  readonly start: number;
  readonly end: number;
}

/** SG-LOS-27: hundredths of a space. */
export const WALL_THICKNESS = 20;
export const OPENING_THICKNESS = 14;
const LONGEST_END = 50;

export const thicknessOf = (g: Ground, { x1, y1, x2 }: PrintedWall): number =>
  isWall(g, x1 === x2 ? vertical(g.layout, x1, y1) : horizontal(g.layout, x1, y1))
    ? WALL_THICKNESS
    : OPENING_THICKNESS;

/** The sections of a printed wall, from its first end on. */
export function sectionsOf(l: Layout, { x1, y1, x2, y2 }: PrintedWall): Edge[] {
  return x1 === x2
    ? Array.from({ length: y2 - y1 }, (_, i) => vertical(l, x1, y1 + i))
    : Array.from({ length: x2 - x1 }, (_, i) => horizontal(l, x1 + i, y1));
}

export interface PrintedWalls {
  readonly printed: readonly PrintedWall[];
  /** by section: its number in `printed`, or -1 */
  readonly printedOf: Int16Array;
}

/**
 * Reads the lines of a location file. `pieces`: the sections that belong together; those that no line names become
 * printed walls of their own, where they are drawn.
 */
export function readPrinted(
  lines: readonly string[],
  g: Ground,
  pieces: readonly (readonly Edge[])[],
  note: NoteFault,
): PrintedWalls {
  const printed: PrintedWall[] = [];
  const printedOf = new Int16Array(g.layout.edges).fill(-1);
  for (const [i, line] of lines.entries()) {
    const what = `printed[${i}] "${line}"`;
    const wall = parsed(line);
    if (!isOnBoard(g.layout, wall)) {
      note('print', `${what}: expected a straight segment on the board, from west to east or north to south`);
      continue;
    }
    const sections = sectionsOf(g.layout, wall);
    const drawn = sections.filter((e) => g.edgeBits[e] !== 0);
    if (drawn.length < sections.length) note('print', `${what}: expected walls or openings all along it`);
    if (new Set(drawn.map((e) => isWall(g, e))).size > 1)
      note('print', `${what}: expected walls or openings, found both`);
    if (sections.some((e) => printedOf[e] >= 0))
      note('print', `${what}: expected sections that no other line has`);
    if (2 * Math.abs(wall.offset) >= thicknessOf(g, wall) || Math.max(wall.start, wall.end) > LONGEST_END)
      note('print', `${what}: expected it to cover its sections and no central dot`);
    for (const e of sections) printedOf[e] = printed.length;
    printed.push(wall);
  }
  for (const piece of pieces) {
    const bare = piece.filter((e) => printedOf[e] < 0);
    if (bare.length === 0) continue;
    for (const e of bare) printedOf[e] = printed.length;
    printed.push(asDrawn(g.layout, bare));
  }
  return { printed, printedOf };
}

/** The form is that of the schema. */
function parsed(line: string): PrintedWall {
  const [x1, y1, x2, y2, offset, start, end] = line.split(/[, /]|(?<=\d)-/).map(Number);
  return { x1, y1, x2, y2, offset, start, end };
}

function isOnBoard({ width, height }: Layout, { x1, y1, x2, y2 }: PrintedWall): boolean {
  const straight = (x1 === x2 && y1 < y2) || (y1 === y2 && x1 < x2);
  return straight && x2 <= width && y2 <= height;
}

function asDrawn(l: Layout, sections: readonly Edge[]): PrintedWall {
  const upright = sections[0] < l.verticals;
  const first = upright ? sections[0] : sections[0] - l.verticals;
  const across = upright ? l.width + 1 : l.width;
  const x1 = first % across;
  const y1 = Math.trunc(first / across);
  const n = sections.length;
  return { x1, y1, x2: upright ? x1 : x1 + n, y2: upright ? y1 + n : y1, offset: 0, start: 0, end: 0 };
}

/** A wall, not a door or window. */
const isWall = (g: Ground, e: Edge): boolean => (g.edgeBits[e] & (SIGHT | PARTITION)) !== 0;
