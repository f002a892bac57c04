import type { Placement } from '@sightline/board';
import { spacesNextTo } from './board.ts';
import { type G, NOWHERE } from './doom.ts';
import { cellsAt, figuresOn } from './figures.ts';
import { slay } from './procedures.ts';
import { boardOf } from './statics.ts';

/** Where a figure stands; for one that is being slain, where it stood. */
export function lastPlace(g: G, figure: number): Placement {
  const { at } = g.state.figures[figure];
  if (at !== NOWHERE) return at;
  const dying = g.within(slay);
  return dying !== null && dying.figure === figure ? dying.at : NOWHERE;
}

/**
 * Who is adjacent to a figure (or on one of its spaces), also to one that is being slain. On a card "adjacent" is
 * plain adjacency, which impassable terrain separates (DM-ADJ-13).
 */
export function figuresBeside(g: G, figure: number): number[] {
  const at = lastPlace(g, figure);
  if (at === NOWHERE) return [];
  const { walk } = boardOf(g);
  const cells = cellsAt(g, figure, at).flatMap((c) => [c, ...spacesNextTo(walk, c)]);
  return figuresOn(g, cells, figure);
}
