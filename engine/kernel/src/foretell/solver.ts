import type { AskedSeat } from '../play/inquiry.ts';
import type { Position } from '../play/position.ts';
import { type Answer, PASS } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';
import { BranchingChance, NotEnumerable, Script } from './branching-chance.ts';
import { add, type Chances, certain, expected } from './chances.ts';
import type { Forecast } from './forecast.ts';
import { unknownItems } from './unknown-items.ts';

/** More branches than the forecast allows. */
export class OverBudget extends Error {
  override name = 'OverBudget';
}

const BUDGET = 4000;
/** Expectations closer than this are the same. */
const CLOSE = 1e-9;
/** A question with more answers is answered as if time had run out. */
const MOST_ANSWERS = 40;

interface Reply {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Plays every branch from a guessed position to the moment of a forecast. */
export class Solver<T extends GameTypes> {
  private readonly forecast: Forecast<T>;
  private readonly note: (asked: AskedSeat<T>) => void;
  private readonly known = new Map<string, Chances>();
  private branches = 0;

  constructor(forecast: Forecast<T>, note: (asked: AskedSeat<T>) => void) {
    this.forecast = forecast;
    this.note = note;
  }

  /** After the seat has answered so. */
  from(guess: Position<T>, seat: Seat, answers: readonly Answer[]): Chances {
    guess.brake = (p) => this.stopsAt(p);
    const [first, ...others] = answers;
    if (first === undefined) return this.solve(guess);
    return this.branch(
      guess,
      (p) => p.answer(seat, first),
      others.length > 0 ? { seat, answers: others } : null,
    );
  }

  /** The best of several answers at a question. */
  choose(guess: Position<T>, replies: readonly Reply[]): Reply {
    guess.brake = (p) => this.stopsAt(p);
    return this.best(guess, replies, null).reply;
  }

  private stopsAt(p: Position<T>): boolean {
    return this.forecast.until(p) || this.keyOf(p) !== null;
  }

  /** What the rest hangs on, where the forecast says so. */
  private keyOf(p: Position<T>): string | null {
    const { alike } = this.forecast;
    if (alike === undefined) return null;
    const { due } = p;
    const key = alike[due]?.(p, p.locals);
    return key === undefined ? null : `${due} ${key}`;
  }

  private solve(p: Position<T>, due: Due | null = null): Chances {
    const { forecast } = this;
    if (p.result !== null || forecast.until(p)) return certain(forecast.measure(p));
    const key = due === null ? this.keyOf(p) : null;
    const before = key === null ? undefined : this.known.get(key);
    if (before !== undefined) return before;
    const chances = p.paused ? this.branch(p, (c) => c.resume(), due) : this.ask(p, due);
    if (key !== null) this.known.set(key, chances);
    return chances;
  }

  /** Everybody decides for the best they can expect. */
  private ask(p: Position<T>, due: Due | null): Chances {
    const reply = due === null ? null : p.askedOf(due.seat);
    if (due !== null && reply !== null) {
      const [answer, ...others] = due.answers;
      return this.branch(
        p,
        (c) => c.answer(due.seat, answer),
        others.length > 0 ? { ...due, answers: others } : null,
      );
    }
    const replies = repliesAt(p, this.forecast);
    const [only] = replies;
    if (replies.length === 1) return this.branch(p, (c) => c.answer(only.seat, only.answer), due);
    return this.best(p, replies, due).chances;
  }

  private best(
    p: Position<T>,
    replies: readonly Reply[],
    due: Due | null,
  ): { reply: Reply; chances: Chances } {
    const { wants, worth = (measure: number) => measure, bounds } = this.forecast;
    let best: { reply: Reply; chances: Chances; value: number } | null = null;
    for (const reply of replies) {
      const sign = wants?.(reply.seat) ?? 0;
      const chances = this.branch(p, (c) => c.answer(reply.seat, reply.answer), due);
      const value = sign * expected(chances, worth);
      // What is as good as what was offered before is no reason to change one's mind.
      if (best === null || value > best.value + CLOSE) best = { reply, chances, value };
      if (bounds !== undefined && value >= sign * worth(bounds[sign > 0 ? 1 : 0]) - CLOSE) break;
    }
    if (best === null) throw new Error('a question without an answer');
    return best;
  }

  /** Everything that chance may make of an act, up to the next decision. */
  private branch(p: Position<T>, act: (p: Position<T>) => void, due: Due | null): Chances {
    const script = new Script();
    const sum = new Map<number, number>();
    do {
      if (++this.branches > (this.forecast.budget ?? BUDGET)) throw new OverBudget();
      const c = p.copy();
      c.quiet = true;
      c.chance = new BranchingChance(c, script, this.forecast.same ?? {});
      script.begin();
      act(c);
      if (due === null) this.passWindows(c);
      const { chance } = script;
      add(sum, this.solve(c, due), chance);
    } while (script.next());
    return sum;
  }

  /** Nobody plays anything where they may pass. */
  private passWindows(p: Position<T>): void {
    while (p.result === null && !p.paused && !this.forecast.until(p) && isWindow(p)) {
      for (const asked of p.asked()) this.note(asked);
      p.answer(p.asked()[0].seat, PASS);
    }
  }
}

/** Answers of a seat that are still to come. */
interface Due {
  readonly seat: Seat;
  readonly answers: readonly Answer[];
}

/** Whether everybody who is asked may pass. */
export const isWindow = <T extends GameTypes>(p: Position<T>): boolean => {
  const [asked] = p.asked();
  return asked?.options.canPass === true;
};

/** The answers worth comparing at a question that somebody must answer. */
function repliesAt<T extends GameTypes>(p: Position<T>, forecast: Forecast<T>): readonly Reply[] {
  const [asked] = p.asked();
  const { seat, options } = asked;
  const byDefault = (): readonly Reply[] => {
    const answer = p.fallback(asked);
    if (answer === null) throw new Error(`no answer to ${options.question.prompt} is known`);
    return [{ seat, answer }];
  };
  if (options.canPass) return [{ seat, answer: PASS }];
  const wants = forecast.wants?.(seat) ?? 0;
  if (wants === 0 || options.question.way === 'sealed' || options.composed.length > 0) return byDefault();
  const replies: Reply[] = [];
  const keys = new Set<string | number>();
  for (let row = 0; row < options.count; row++) {
    const answer = options.answer(row);
    const key = forecast.sameAnswer?.(p, seat, answer);
    if (key !== undefined && keys.has(key)) continue;
    if (key !== undefined) keys.add(key);
    replies.push({ seat, answer });
  }
  if (replies.length === 0 || replies.length > MOST_ANSWERS) return byDefault();
  // What is done by default is often best already: then nothing else need be tried.
  const usual = p.fallback(asked)?.join();
  return replies.toSorted((a, b) => Number(b.answer.join() === usual) - Number(a.answer.join() === usual));
}

/** What somebody would answer at a question, by what the viewer knows. */
export function bestAnswer<T extends GameTypes>(p: Position<T>, forecast: Forecast<T>, viewer: Seat): Reply {
  const replies = repliesAt(p, forecast);
  if (replies.length === 1) return replies[0];
  const guess = p.copy();
  guess.unknown = unknownItems(guess, viewer);
  try {
    return new Solver({ ...forecast, budget: BUDGET }, () => {}).choose(guess, replies);
  } catch (e) {
    if (!(e instanceof OverBudget || e instanceof NotEnumerable)) throw e;
    return replies[0];
  }
}
