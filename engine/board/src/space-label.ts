import { type Cell, type Layout, xOf, yOf } from './layout.ts';

const LETTERS = 26;
const letter = (column: number): string => String.fromCharCode('A'.charCodeAt(0) + column);

/** What people call a space: column and row, as on a chess board but counted from the top: "C7", "AA3". */
export function spaceLabel(l: Layout, cell: Cell): string {
  const column = xOf(l, cell);
  const letters =
    column < LETTERS ? letter(column) : letter(Math.floor(column / LETTERS) - 1) + letter(column % LETTERS);
  return `${letters}${yOf(l, cell) + 1}`;
}
