import { explain, isAnswer, type OnCheckError } from '../decide/validate.ts';
import type { Reason } from '../rules/check.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';
import type { Position } from './position.ts';

/**
 * Why a seat may not answer so: the rule and what it is about; null if it may, or is not asked at all. A check that
 * throws is thrown on, as `CheckError`; a host that must answer its player all the same takes it by `onError`.
 */
export function whyNot<T extends GameTypes>(
  p: Position<T>,
  seat: Seat,
  answer: unknown,
  onError: OnCheckError = raise,
): Reason | null {
  const asked = p.askedOf(seat);
  if (asked === null || !isAnswer(answer)) return null;
  const q = asked.options.question;
  const [verb, ...numbers] = answer;
  const choice = q.verbs.indexOf(verb);
  if (choice < 0) return null;
  return p.whileListing(seat, () => explain(q, choice, p, p.locals, numbers, onError));
}

const raise: OnCheckError = (error) => {
  throw error;
};
