import { determinize } from '../play/determinize.ts';
import type { Position } from '../play/position.ts';
import { viewOf } from '../play/view.ts';
import { dice, quickSource } from '../random/source.ts';
import type { Answer } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';

/** So many worlds that look alike to the seat are tried. */
const WORLDS = 3;

/**
 * Whether an answer can be taken back afterwards, told beforehand. It is tried out on guesses from the seat's own
 * view, never on the match itself: else the foresight would tell what is hidden. If any of them rolls, shows
 * something to somebody or gives time, the seat is warned.
 */
export function canBeUndone<T extends GameTypes>(p: Position<T>, seat: Seat, answer: Answer): boolean {
  const view = viewOf(p, seat);
  for (let world = 0; world < WORLDS; world++) {
    const guess = determinize(p.game, p.statics, view, dice(world), quickSource(world));
    if (guess.answer(seat, answer) !== null) return false;
    if (guess.result !== null || guess.final) return false;
  }
  return true;
}
