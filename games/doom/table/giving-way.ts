import type { Cell } from '@sightline/board';
import { inSight } from '../rules/attack.ts';
import type { OpenTable } from '../rules/doom.ts';
import { cellsOf, figuresOn, isDemon, isLarge, isMarine, standingOn } from '../rules/figures.ts';
import { hasCover, rangeOf } from '../rules/line-of-sight.ts';
import { displacedTo } from '../rules/movement.ts';
import { type At, openTable } from './view-context.ts';

/**
 * The table once all who stand under a large figure have given way, as they do before it attacks (DM-LRG-29): demons
 * first (DM-LRG-16). Where a marine has several spaces to choose from, he is taken to choose the safest.
 */
export function givenWay(at: At, large: number): { readonly after: At; readonly figures: readonly number[] } {
  const under = isLarge(large) ? figuresOn(openTable(at), cellsOf(openTable(at), large), large) : [];
  if (under.length === 0) return { after: at, figures: [] };
  const { view } = at;
  const after: At = {
    ...at,
    view: { ...view, state: { ...view.state, figures: view.state.figures.map((f) => ({ ...f })) } },
  };
  const t = openTable(after);
  const figures = [...under.filter(isDemon), ...under.filter(isMarine)];
  for (const figure of figures) {
    const cells = displacedTo(t, figure);
    if (cells.length === 0) continue;
    if (isMarine(figure)) cells.sort((a, b) => dangerOn(t, large, figure, a) - dangerOn(t, large, figure, b));
    stand(t, figure, cells[0]);
  }
  return { after, figures };
}

const stand = (t: OpenTable, figure: number, cell: Cell): void => {
  t.state.figures[figure].at = standingOn(cell);
};

/** Out of sight is safest, then cover, then what is far. */
function dangerOn(t: OpenTable, large: number, marine: number, cell: Cell): number {
  const { at } = t.state.figures[marine];
  stand(t, marine, cell);
  const danger = inSight(t, large, marine)
    ? (hasCover(t, large, marine) ? 100 : 200) - rangeOf(t, large, marine)
    : 0;
  t.state.figures[marine].at = at;
  return danger;
}
