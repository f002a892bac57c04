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
  return new Foresight(p.game, p.statics, viewOf(p, seat)).canBeUndone(answer);
}

/** Tries out answers of one seat, on guesses made once: a question may have dozens of answers. */
export class Foresight<T extends GameTypes> {
  private readonly seat: Seat;
  private readonly guessOf: (world: number) => Position<T>;
  private readonly worlds: Position<T>[] = [];

  constructor(game: Game<T>, statics: T['statics'], view: View<T>) {
    this.seat = view.seat;
    this.guessOf = (world) => determinize(game, statics, view, dice(world), quickSource(world));
  }

  /** Seats that answer at once leave no time to take anything back, if they are asked next. */
  canBeUndone(answer: unknown, answersAtOnce: (seat: Seat) => boolean = () => false): boolean {
    for (let world = 0; world < WORLDS; world++) {
      const after = this.after(world, answer);
      if (after === null || after.result !== null || after.final) return false;
      if (after.awaiting().some(answersAtOnce)) return false;
    }
    return true;
  }

  private after(world: number, answer: unknown): Position<T> | null {
    this.worlds[world] ??= this.guessOf(world);
    const guess = this.worlds[world].copy();
    return guess.answer(this.seat, answer) === null ? guess : null;
  }
}
