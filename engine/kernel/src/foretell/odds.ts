import { determinize } from '../play/determinize.ts';
import type { Asked } from '../play/inquiry.ts';
import type { Position } from '../play/position.ts';
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
import { type UnknownItems, unknownItems } from './unknown-items.ts';

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

/** So many guesses at what decides what lies in hidden piles. */
const WORLDS = 6;
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
  const note = (asked: Asked<T>): void => {
    const { prompt } = asked.options.question;
    uncounted.set(`${asked.seat} ${prompt}`, { seat: asked.seat, prompt });
  };
  const guesses = worldsOf(game, statics, view);
  if (!allows(guesses[0].copy(), view.seat, answers)) return null;
  try {
    const worlds = guesses.map((guess) => new Solver(forecast, note).from(guess, view.seat, answers));
    return { chances: mixed(worlds), error: spread(worlds), uncounted: [...uncounted.values()] };
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

/** One guess where all that is hidden lies in piles; several where what they hold hangs on a secret. */
function worldsOf<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T>,
): readonly Position<T>[] {
  const first = guess(game, statics, view, 0);
  const worlds = [first];
  for (let seed = 1; seed < WORLDS; seed++) {
    const other = guess(game, statics, view, seed);
    if (seed === 1 && sameUnknown(first.unknown, other.unknown)) return worlds;
    worlds.push(other);
  }
  return worlds;
}

function guess<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T>,
  seed: number,
): Position<T> {
  const p = determinize(game, statics, view, dice(seed), quickSource(seed), { partial: true });
  p.quiet = true;
  p.unknown = unknownItems(p, view.seat);
  return p;
}

const sameUnknown = (a: UnknownItems | null, b: UnknownItems | null): boolean =>
  JSON.stringify([...(a?.groups ?? [])]) === JSON.stringify([...(b?.groups ?? [])]);

/** The standard error that comes from having tried only some worlds. */
function spread(worlds: readonly Chances[]): number {
  if (worlds.length < 2) return 0;
  const mean = mixed(worlds);
  let worst = 0;
  for (const [measure, chance] of mean) {
    const squares = worlds.reduce((sum, w) => sum + ((w.get(measure) ?? 0) - chance) ** 2, 0);
    worst = Math.max(worst, squares / (worlds.length - 1));
  }
  return Math.sqrt(worst / worlds.length);
}

/** One play from a guess with dice of its own; everybody decides as the forecast has it. */
export function playOnce<T extends GameTypes>(
  game: Game<T>,
  statics: T['statics'],
  view: View<T>,
  answers: readonly Answer[],
  forecast: Forecast<T>,
  seed: number,
): number {
  // The guess and the dice of the play must not hang together: with one seed they would draw the same numbers.
  const p = determinize(game, statics, view, dice(seed), quickSource(~seed), { partial: true });
  p.quiet = true;
  p.brake = forecast.until;
  const due = [...answers];
  while (p.result === null && (due.length > 0 || !forecast.until(p))) {
    const [next] = due;
    if (next !== undefined && p.askedOf(view.seat) !== null) {
      p.answer(view.seat, next);
      due.shift();
      continue;
    }
    if (isWindow(p)) p.answer(p.asked()[0].seat, PASS);
    else {
      const { seat, answer } = bestAnswer(p, forecast, view.seat);
      p.answer(seat, answer);
    }
  }
  return forecast.measure(p);
}
