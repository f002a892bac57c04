import { lazy, Suspense } from 'react';
import { GridBoard } from './grid-board.tsx';
import type { BoardProps } from './props.ts';

/** Landscapes are much to draw with: only who plays on one waits for that. */
const AreaBoard = lazy(async () => ({ default: (await import('./areas/area-board.tsx')).AreaBoard }));

/** The board of a match: everything on it, what may be chosen, what a choice would mean, what happens. */
export function Board(props: BoardProps) {
  const { drawing } = props;
  return drawing.kind === 'grid' ? (
    <GridBoard {...props} drawing={drawing} />
  ) : (
    <Suspense>
      <AreaBoard {...props} drawing={drawing} />
    </Suspense>
  );
}
