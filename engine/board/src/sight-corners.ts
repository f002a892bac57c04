import { lineHindrance } from './corner-line.ts';
import { CLEAR, type Hindrance, hindranceOf } from './hindrance.ts';
import { type Corner, cornerOf, cornerX, cornerY, quarterFrom } from './lattice.ts';
import type { Cell } from './layout.ts';
import type { Obstacles } from './obstacles.ts';

export { clear } from './corner-line.ts';

/**
 * Sight from corner to corner: any corner of a cell to any corner of another (DM-LOS-01..15). A large figure sees
 * and is seen by each of its cells (DM-LRG-28), so the questions take sets of cells.
 */
export interface CornerLine {
  readonly fromCell: Cell;
  readonly from: Corner;
  readonly toCell: Cell;
  readonly to: Corner;
}

export interface BlockedLine extends CornerLine {
  readonly by: Hindrance;
}

export interface CornerSight {
  /** the line that gives sight: the shortest clear one; null if there is none */
  readonly line: CornerLine | null;
  readonly clear: readonly CornerLine[];
  readonly blocked: readonly BlockedLine[];
}

/** Every line that could be tried, sorted into clear ones and blocked ones with what blocks them. */
export function sightByCorners(o: Obstacles, from: readonly Cell[], to: readonly Cell[]): CornerSight {
  const l = o.ground.layout;
  const clear: CornerLine[] = [];
  const blocked: BlockedLine[] = [];
  for (const fromCell of from)
    for (const toCell of to)
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 4; j++) {
          const line = { fromCell, from: cornerOf(l, fromCell, i), toCell, to: cornerOf(l, toCell, j) };
          const by = lineHindrance(o, line.from, quarterFrom(i), line.to, quarterFrom(j));
          const hindrance = hindranceOf(l, by);
          if (hindrance === null) clear.push(line);
          else blocked.push({ ...line, by: hindrance });
        }
  return { line: shortest(o, clear), clear, blocked };
}

/** Does any line from one cell to the other give sight? Allocates nothing: for listing options. */
export function seesByCorners(o: Obstacles, a: Cell, b: Cell): boolean {
  for (let i = 0; i < 4; i++) if (cornerSees(o, a, i, b)) return true;
  return false;
}

/** The same between the cells of large figures. */
export function anySeesByCorners(o: Obstacles, from: readonly Cell[], to: readonly Cell[]): boolean {
  for (const a of from) for (const b of to) if (seesByCorners(o, a, b)) return true;
  return false;
}

/** Does the i-th corner of a cell (clockwise from its north-west one) give sight to another cell? */
export function cornerSees(o: Obstacles, a: Cell, i: number, b: Cell): boolean {
  const l = o.ground.layout;
  const p = cornerOf(l, a, i);
  for (let j = 0; j < 4; j++)
    if (lineHindrance(o, p, quarterFrom(i), cornerOf(l, b, j), quarterFrom(j)) === CLEAR) return true;
  return false;
}

function shortest(o: Obstacles, lines: readonly CornerLine[]): CornerLine | null {
  const l = o.ground.layout;
  const squared = ({ from, to }: CornerLine) =>
    (cornerX(l, from) - cornerX(l, to)) ** 2 + (cornerY(l, from) - cornerY(l, to)) ** 2;
  let best: CornerLine | null = null;
  for (const line of lines) if (best === null || squared(line) < squared(best)) best = line;
  return best;
}
