import { xOf, yOf } from '@sightline/board';
import type { Piece } from '@sightline/table';
import { isUpstairs } from '../rules/operators.ts';
import type { Squad } from '../rules/siege.ts';
import { openTable, type ViewContext } from './view-context.ts';

type Seen = Pick<ViewContext, 'statics' | 'view'>;
type Spot = Pick<Piece, 'x' | 'y' | 'wide' | 'high' | 'level'>;

/** The level of a squad's own upper floor, an annex of the plan. */
export const upperLevel = (squad: Squad): number => 1 + squad;

/** Where a place of the rules is drawn: on the plan, or on the upper floor of the squad whose it is. */
export function spotOf(at: Seen, place: number, squad: Squad): Spot {
  const { layout } = at.statics;
  const size = { wide: 1, high: 1 };
  return isUpstairs(openTable(at), place)
    ? { x: place - layout.cells, y: 0, level: upperLevel(squad), ...size }
    : { x: xOf(layout, place), y: yOf(layout, place), level: 0, ...size };
}
