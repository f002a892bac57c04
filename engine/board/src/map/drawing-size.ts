import { type Problems, report } from './map-error.ts';
import { spotIn } from './where.ts';

export interface MapDrawing {
  readonly rows: readonly string[];
}

/** How many cells a drawing with borders shows: its first row sets the width. */
export function sizeOf(
  drawing: MapDrawing,
  problems: Problems,
): { width: number; height: number } | undefined {
  const { rows } = drawing;
  const first = rows[0] ?? '';
  const width = (first.length - 1) / 2;
  const height = (rows.length - 1) / 2;
  const at = (row: number, column: number) => spotIn(problems, drawing, row, column);
  if (rows.length === 0) return report(problems, at(0, 0), 'rows-missing', 'the rows of a drawing', 'none');
  if (!Number.isInteger(width) || width < 1) {
    const expected = 'a first row of corners and borders that ends with a corner, like "+-+-+"';
    return report(problems, at(0, first.length), 'row-too-short', expected, `${first.length} characters`);
  }
  if (!Number.isInteger(height) || height < 1) {
    const end = at(rows.length - 1, rows[rows.length - 1].length);
    const expected = 'a row of corners and borders that closes the drawing';
    return report(problems, end, 'rows-missing', expected, `${rows.length} rows`);
  }
  const { side } = problems.bounds;
  if (width > side || height > side)
    return report(problems, at(0, 0), 'too-large', largest(problems), `${width} by ${height}`);
  return { width, height };
}

/** The largest board that is allowed, in words. */
export const largest = ({ bounds: { side, levels } }: Problems): string =>
  `at most ${side} by ${side} cells on ${levels === 1 ? 'one level' : `${levels} levels`}`;

/** Is a row as long as it has to be? */
export function rowFits(
  drawing: MapDrawing,
  row: number,
  least: number,
  most: number,
  problems: Problems,
): boolean {
  const { length } = drawing.rows[row];
  if (length >= least && length <= most) return true;
  const long = length > most;
  report(
    problems,
    spotIn(problems, drawing, row, long ? most : length),
    long ? 'row-too-long' : 'row-too-short',
    `a row of ${most} characters`,
    `${length}`,
  );
  return false;
}
