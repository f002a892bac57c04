import { type Answer, type GameTypes, type Position, viewOf } from '@sightline/kernel';
import type { TableGame, ViewContext } from '@sightline/table';
import { guessOf } from './frame.ts';

/** The moment after an answer that was not given yet, as far as the seat that looks can tell. */
export interface PositionAhead<T extends GameTypes> {
  readonly at: ViewContext<T>;
  readonly guess: Position<T>;
}

/** Null: the answer is refused, or chance or somebody else comes before the seat is asked again. */
export function momentAfter<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  answer: Answer,
): PositionAhead<T> | null {
  const { seat, decision } = at.view;
  if (decision === null) return null;
  const guess = guessOf(table, at);
  if (guess.answer(seat, answer) !== null || guess.drawn.length > 0) return null;
  if (guess.awaiting().some((other) => other !== seat)) return null;
  const view = viewOf(guess, seat);
  return view.decision === null ? null : { at: { ...at, view }, guess };
}
