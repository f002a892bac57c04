import { type CoverGround, type Crossing, crossingCode, crossingOf, type FigureGrid } from './cover-line.ts';
import { CLEAR } from './hindrance.ts';
import { type Corner, cornerOf, cornersOf } from './lattice.ts';
import type { Cell } from './layout.ts';
import type { Obstacles } from './obstacles.ts';
import { cornerSees } from './sight-corners.ts';

export {
  type CoverGround,
  type Crossing,
  coverChanged,
  coverGround,
  coverIgnoring,
  type FigureGrid,
} from './cover-line.ts';

/**
 * Cover: from the corner that the attacker chose, lines to each corner of the defender's cell; the defender has
 * cover if something crosses at least one of them (DM-COV-01, 02).
 */
export interface CoverLine {
  readonly to: Corner;
  /** what crosses the line; null: nothing does */
  readonly by: Crossing | null;
}

export interface Cover {
  readonly covered: boolean;
  /** the four lines; none if the chosen corner is the defender's own (DM-COV-03) */
  readonly lines: readonly CoverLine[];
}

export function coverFrom(c: CoverGround, figures: FigureGrid, a: Cell, p: Corner, b: Cell): Cover {
  const l = c.ground.layout;
  const i = cornersOf(l, a).indexOf(p);
  if (i < 0) throw new RangeError(`corner ${p} is no corner of the attacker's cell ${a}`);
  const own = cornersOf(l, b);
  if (own.includes(p)) return { covered: false, lines: [] };
  const lines = own.map((to, j) => ({
    to,
    by: crossingOf(c, figures, crossingCode(c, figures, a, i, b, j)),
  }));
  return { covered: lines.some(({ by }) => by !== null), lines };
}

/** The bare answer for the attacker's i-th corner (clockwise from the north-west one), without allocation. */
export function coveredFrom(c: CoverGround, figures: FigureGrid, a: Cell, i: number, b: Cell): boolean {
  const l = c.ground.layout;
  const p = cornerOf(l, a, i);
  for (let j = 0; j < 4; j++) if (cornerOf(l, b, j) === p) return false;
  for (let j = 0; j < 4; j++) if (crossingCode(c, figures, a, i, b, j) !== CLEAR) return true;
  return false;
}

/** A corner that the attacker may choose, because it gives sight to a cell of the defender. */
export interface AttackCorner {
  readonly fromCell: Cell;
  readonly from: Corner;
  readonly toCell: Cell;
  readonly covered: boolean;
}

/**
 * Every choice of a corner, in the order of the cells and clockwise. `sight` is what blocks sight, where that is less
 * than what gives cover (DM-FLY-09).
 */
export function attackCorners(
  c: CoverGround,
  figures: FigureGrid,
  attacker: readonly Cell[],
  defender: readonly Cell[],
  sight: Obstacles = c.sight,
): AttackCorner[] {
  const choices: AttackCorner[] = [];
  for (const fromCell of attacker)
    for (const toCell of defender)
      for (let i = 0; i < 4; i++)
        if (cornerSees(sight, fromCell, i, toCell))
          choices.push({
            fromCell,
            from: cornerOf(c.ground.layout, fromCell, i),
            toCell,
            covered: coveredFrom(c, figures, fromCell, i, toCell),
          });
  return choices;
}

/** The attacker's best choice: sight without cover if there is one, else any sight (DM-COV-13); null: no sight. */
export function bestCorner(
  c: CoverGround,
  figures: FigureGrid,
  attacker: readonly Cell[],
  defender: readonly Cell[],
  sight: Obstacles = c.sight,
): AttackCorner | null {
  const choices = attackCorners(c, figures, attacker, defender, sight);
  return choices.find(({ covered }) => !covered) ?? choices[0] ?? null;
}
