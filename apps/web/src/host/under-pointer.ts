import {
  type Answer,
  type GameTypes,
  type Position,
  type Reason,
  type Seat,
  whyNot,
} from '@sightline/kernel';
import type { Preview, Question, Ref, TableGame, ViewContext } from '@sightline/table';
import type { Objection } from '@sightline/wire';
import { momentAfter } from './ahead.ts';
import type { Player, WhyNot } from './api.ts';
import { questionAt } from './frame.ts';

/** Who says what a seat may answer: the match itself, or a guess that looks like it. */
export interface Judge {
  allows(answer: Answer): boolean;
  whyNot(answer: Answer): Reason | null;
}

/** What is hidden from the seat is guessed: a rule that forbids something says why from what the seat knows. */
export const guessing = <T extends GameTypes>(guess: Position<T>, seat: Seat): Judge => ({
  allows: (answer) => guess.allows(seat, answer),
  whyNot: (answer) => whyNot(guess, seat, answer, console.error),
});

export function previewAt<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  answers: readonly Answer[],
  after?: Answer,
): Preview | null {
  const there = after === undefined ? at : momentAfter(table, at, after)?.at;
  const decision = there?.view.decision ?? null;
  return there === undefined || decision === null ? null : table.preview(there, decision, answers);
}

/** What the seat would be asked right after an answer; null: that cannot be told beforehand. */
export function questionAfter<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  players: readonly Player[],
  answer: Answer,
): Question | null {
  const ahead = momentAfter(table, at, answer);
  const decision = ahead?.at.view.decision ?? null;
  // It has no number yet: nobody can answer it.
  return ahead === null || decision === null
    ? null
    : questionAt({ table, at: ahead.at, players, decision: -1 }, decision);
}

/** Why nothing could be done there after an answer; null: something could, or it cannot be told. */
export function whyNotAfter<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  ref: Ref,
  answer: Answer,
): WhyNot | null {
  const ahead = momentAfter(table, at, answer);
  return ahead === null ? null : whyNotAt(table, ahead.at, ref, guessing(ahead.guess, at.view.seat));
}

/** Why nothing can be done there; null: something can. */
export function whyNotAt<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  ref: Ref,
  judge: Judge,
): WhyNot | null {
  const { decision } = at.view;
  const attempts = decision === null ? [] : table.attempts(at, decision, ref);
  const hint = decision === null ? null : (table.hint?.(at, decision, ref) ?? null);
  if (hint !== null && !attempts.some((attempt) => judge.allows(attempt))) return hint;
  for (const attempt of attempts) {
    if (judge.allows(attempt)) return null;
    const reason = judge.whyNot(attempt);
    if (reason !== null) return { text: table.reason(at, reason), rule: reason.rule };
  }
  return { text: '', rule: null };
}

/** A refusal in the words of the rule that is behind it, if one is. */
export function refusedBy<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  { code, reason }: Objection,
): WhyNot {
  if (reason === undefined) return unworded(code);
  return { text: table.reason(at, reason), rule: reason.rule, code };
}

export const unworded = (code: Objection['code']): WhyNot => ({ text: '', rule: null, code });
