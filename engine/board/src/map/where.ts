import type { FilePosition, Problems } from './map-error.ts';

/**
 * Where the parts of a sheet stand in the text, kept beside the sheet so that two sheets that say the same are
 * equal however they were typed. For a line: the position of each word; for a drawing: that of its first row.
 */
export type Where = WeakMap<object, readonly FilePosition[]>;

const NOWHERE: FilePosition = { line: 1, column: 1 };

/** The position of a word of a part, or of the part itself. */
export function placeIn({ where }: Problems, part: object, word = 0): FilePosition {
  const words = where.get(part);
  return words?.[word] ?? words?.[0] ?? NOWHERE;
}

/** The position of a character of a drawing; rows and columns count from 0. */
export function spotIn(problems: Problems, drawing: object, row: number, column: number): FilePosition {
  const at = placeIn(problems, drawing);
  return { line: at.line + row, column: at.column + column };
}
