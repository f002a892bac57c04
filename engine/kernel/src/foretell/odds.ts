import { determinize } from '../play/determinize.ts';
import type { AskedSeat } from '../play/inquiry.ts';
import type { Position } from '../play/position.ts';
import { RuleError } from '../play/rule-error.ts';
import type { View } from '../play/view.ts';
import { dice, quickSource } from '../random/source.ts';
import { type Answer, PASS } from '../rules/choice.ts';
import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';
import { NotEnumerable } from './branching-chance.ts';
import { type Chances, mixed } from './chances.ts';
import type { Forecast } from './forecast.ts';
import { bestAnswer, isWindow, OverBudget, Solver } from './solver.ts';
import { unknownItems } from './unknown-items.ts';

/** A window in which somebody may still play something; the odds count as if nobody did. */
export interface Uncounted {
  readonly seat: Seat;
  readonly prompt: string;
}

/** How likely each measure is. */
export interface Odds {
  readonly chances: Chances;
  /** standard error of each chance; 0: they are exact */
  readonly error: number;
  readonly uncounted: readonly Uncounted[];
}

/** After so many decisions a play is over, though its moment never came. */
const MOST_DECISIONS = 100;
/** So many plays where not every branch can be played. */
const PLAYS = 200;

/**
 * Plays answers on with the rules themselves, through everything that chance may do, up to the moment the forecast
 * names; from a seat's view alone, so that it tells no secret. Null: an answer is refused.
 */
export function odds<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T>,
  answers: readonly Answer[],
  forecast: Forecast<T>,
): Odds | null {
  const uncounted = new Map<string, Uncounted>();
  const note = (asked: AskedSeat<T>): void => {
    const { prompt } = asked.options.question;
    uncounted.set(`${asked.seat} ${prompt}`, { seat: asked.seat, prompt });
  };
  const guess = determinize(game, statics, view, dice(0), quickSource(0), { partial: true });
  guess.quiet = true;
  guess.unknown = unknownItems(guess, view.seat);
  if (!allows(guess.copy(), view.seat, answers)) return null;
  try {
    const chances = new Solver(forecast, note).from(guess, view.seat, answers);
    return { chances, error: 0, uncounted: [...uncounted.values()] };
  } catch (e) {
    if (!(e instanceof NotEnumerable || e instanceof OverBudget)) throw e;
  }
  const plays: Chances[] = [];
  for (let i = 0; i < PLAYS; i++)
    plays.push(new Map([[playOnce(game, statics, view, answers, forecast, i), 1]]));
  return { chances: mixed(plays), error: Math.sqrt(0.25 / PLAYS), uncounted: [...uncounted.values()] };
}

/** Whether the answers can be given one after the other. */
function allows<T extends GameTypes>(guess: Position<T>, seat: Seat, answers: readonly Answer[]): boolean {
  guess.quiet = true;
  return answers.every((answer) => guess.answer(seat, answer) === null);
}

/** One play from a guess with dice of its own, up to the moment of the forecast. */
export function playOnce<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T>,
  answers: readonly Answer[],
  forecast: Forecast<T>,
  seed: number,
): number {
  const p = playTo(game, statics, view, answers, forecast, { seed });
  if (p === null) throw new RuleError('misuse', `${answers.join(' ')} is refused`, 'playOnce');
  return forecast.measure(p);
}

export interface PlayOptions<T extends GameTypes> {
  /** stops here, before the moment of the forecast */
  readonly stop?: (p: Position<T>) => boolean;
  readonly seed?: number;
}

/**
 * Answers in a guess and plays on; everybody decides as the forecast has it. What the viewer may not know is guessed in
 * the position that comes of it, too. Null: an answer is refused.
 */
export function playTo<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T>,
  answers: readonly Answer[],
  forecast: Forecast<T>,
  { stop = () => false, seed = 0 }: PlayOptions<T> = {},
): Position<T> | null {
  // The guess and the dice of the play must not hang together: with one seed they would draw the same numbers.
  const p = determinize(game, statics, view, dice(seed), quickSource(~seed), { partial: true });
  p.quiet = true;
  const isThere = () => stop(p) || forecast.until(p);
  p.brake = isThere;
  const due = [...answers];
  for (let n = 0; n < MOST_DECISIONS && p.result === null && (due.length > 0 || !isThere()); n++) {
    const [next] = due;
    if (next !== undefined && p.askedOf(view.seat) !== null) {
      if (p.answer(view.seat, next) !== null) return null;
      due.shift();
      continue;
    }
    if (isWindow(p)) p.answer(p.asked()[0].seat, PASS);
    else {
      const { seat, answer } = bestAnswer(p, forecast, view.seat);
      p.answer(seat, answer);
    }
  }
  return p;
}
