import type { GridDrawing } from '@sightline/table';
import { type CSSProperties, memo, type RefObject, useMemo } from 'react';
import { decoration } from './decoration.ts';
import { MARGIN } from './units.ts';

interface Props {
  readonly drawing: GridDrawing;
  readonly columns: RefObject<HTMLDivElement | null>;
  readonly rows: RefObject<HTMLDivElement | null>;
}

/** What people call columns and rows, along the window's edges. They go along with the view, each in its own way. */
export const Rulers = memo(function Rulers({ drawing, columns, rows }: Props) {
  const names = useMemo(() => namesOf(drawing), [drawing]);
  return (
    <>
      <div ref={columns} className="board-ruler columns" {...decoration}>
        {names.columns.map(mark)}
      </div>
      <div ref={rows} className="board-ruler rows" {...decoration}>
        {names.rows.map(mark)}
      </div>
    </>
  );
});

type Name = readonly [at: number, name: string];

const mark = ([at, name]: Name) => (
  <span key={name} style={{ '--at': at + MARGIN } as CSSProperties}>
    {name}
  </span>
);

/** A label such as C7 names its column and its row; spaces that are called otherwise have none. */
export function namesOf({ spaces }: Pick<GridDrawing, 'spaces'>): {
  readonly columns: readonly Name[];
  readonly rows: readonly Name[];
} {
  const columns = new Map<number, string>();
  const rows = new Map<number, string>();
  for (const { x, y, label } of spaces) {
    const [, column, row] = /^(\p{L}+)(\d+)$/u.exec(label) ?? [];
    if (column === undefined || row === undefined) continue;
    columns.set(x, column);
    rows.set(y, row);
  }
  const inOrder = (names: ReadonlyMap<number, string>) => [...names].toSorted(([a], [b]) => a - b);
  return { columns: inOrder(columns), rows: inOrder(rows) };
}
