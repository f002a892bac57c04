import { AreaBoard } from './areas/area-board.tsx';
import { GridBoard } from './grid-board.tsx';
import type { BoardProps } from './props.ts';

/** The board of a match: everything on it, what may be chosen, what a choice would mean, what happens. */
export function Board(props: BoardProps) {
  const { drawing } = props;
  return drawing.kind === 'grid' ? (
    <GridBoard {...props} drawing={drawing} />
  ) : (
    <AreaBoard {...props} drawing={drawing} />
  );
}
