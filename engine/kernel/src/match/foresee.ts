import { determinize } from '../play/determinize.ts';
import type { Position } from '../play/position.ts';
import { type View, viewOf } from '../play/view.ts';
import { dice, quickSource } from '../random/source.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';

/** So many worlds that look alike to the seat are tried. */
const WORLDS = 3;

/**
 * Whether an answer can be taken back afterwards, told beforehand. It is tried out on guesses from the seat's own
 * view, never on the match itself: else the foresight would tell what is hidden. If any of them rolls, shows
 * something to somebody or gives time, the seat is warned.
 */
export function canBeUndone<T extends GameTypes>(p: Position<T>, seat: Seat, answer: unknown): boolean {
  return undoForeseen(p.game, p.statics, viewOf(p, seat), answer);
}

/** The same for whoever has no match, only what its seat is shown: a client far away says what the host would. */
export function undoForeseen<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T>,
  answer: unknown,
): boolean {
  for (let world = 0; world < WORLDS; world++) {
    const guess = determinize(game, statics, view, dice(world), quickSource(world));
    if (guess.answer(view.seat, answer) !== null) return false;
    if (guess.result !== null || guess.final) return false;
  }
  return true;
}
