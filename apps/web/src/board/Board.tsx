import { lazy, Suspense } from 'react';
import { GridBoard } from './grid-board.tsx';
import type { BoardProps } from './props.ts';

/** Landscapes are much to draw with: only who plays on one waits for that. */
const AreaBoard = lazy(async () => ({ default: (await import('./areas/area-board.tsx')).AreaBoard }));

/** So are floor plans. */
const PlanBoard = lazy(async () => ({ default: (await import('./plan/plan-board.tsx')).PlanBoard }));

/** The board of a match: everything on it, what may be chosen, what a choice would mean, what happens. */
export function Board(props: BoardProps) {
  const { drawing } = props;
  if (drawing.kind === 'grid' && drawing.plan === undefined)
    return <GridBoard {...props} drawing={drawing} />;
  return (
    <Suspense>
      {drawing.kind === 'grid' ? (
        <PlanBoard {...props} drawing={drawing} />
      ) : (
        <AreaBoard {...props} drawing={drawing} />
      )}
    </Suspense>
  );
}
