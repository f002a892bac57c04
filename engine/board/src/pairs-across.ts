/**
 * The points that lines are drawn between: cell centres (shift 1) or lattice corners (shift 0). In doubled
 * coordinates the point in column x and row y lies at (2x + shift, 2y + shift).
 */
export interface Points {
  readonly columns: number;
  readonly rows: number;
  readonly shift: 0 | 1;
}

/** A border by its first end, in cell coordinates. */
export interface BorderPlace {
  readonly vertical: boolean;
  readonly x: number;
  readonly y: number;
}

export type VisitPair = (x: number, y: number, farX: number, farY: number) => void;

/**
 * Visit every pair of points whose line passes from one side of a border to the other and meets it, its two ends
 * included: the only pairs that can see each other or not because of it. For each point on the near side these are
 * the points in the wedge behind the border.
 */
export function pairsAcross(points: Points, border: BorderPlace, visit: VisitPair): void {
  // a horizontal border is a vertical one with rows and columns exchanged
  if (border.vertical) wedges(points.columns, points.rows, points.shift, border.x, border.y, visit);
  else
    wedges(points.rows, points.columns, points.shift, border.y, border.x, (y, x, farY, farX) =>
      visit(x, y, farX, farY),
    );
}

function wedges(
  columns: number,
  rows: number,
  shift: number,
  borderX: number,
  borderY: number,
  visit: VisitPair,
): void {
  const behind = borderX + 1 - shift; // the first column on the other side
  for (let near = 0; near < borderX; near++) {
    // n columns on, the wedge reaches from `upper`·n/across to `lower`·n/across rows down
    const across = 2 * borderX - (2 * near + shift);
    for (let row = 0; row < rows; row++) {
      const upper = 2 * borderY - (2 * row + shift);
      const lower = upper + 2;
      const n = behind - near;
      // both bounds as whole number and rest, carried on from column to column: nothing but integers decides
      let top = ceilDivided(upper * n, across);
      let topRest = top * across - upper * n;
      const topStep = ceilDivided(upper, across);
      const topRestStep = topStep * across - upper;
      let bottom = -ceilDivided(-lower * n, across);
      let bottomRest = lower * n - bottom * across;
      const bottomStep = -ceilDivided(-lower, across);
      const bottomRestStep = lower - bottomStep * across;
      for (let far = behind; far < columns; far++) {
        const last = row + bottom < rows ? row + bottom : rows - 1;
        for (let r = row + top > 0 ? row + top : 0; r <= last; r++) visit(near, row, far, r);
        top += topStep;
        topRest += topRestStep;
        if (topRest >= across) {
          top--;
          topRest -= across;
        }
        bottom += bottomStep;
        bottomRest += bottomRestStep;
        if (bottomRest >= across) {
          bottom++;
          bottomRest -= across;
        }
      }
    }
  }
}

/** Whole-number division, rounded up. */
function ceilDivided(n: number, by: number): number {
  const rest = n % by;
  return (n - rest) / by + (rest > 0 ? 1 : 0);
}
