import type { Refusal } from '../decide/refusal.ts';
import type { Position } from '../play/position.ts';
import type { Answer } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import { NOBODY, only, players, type Seat } from '../seat.ts';

/**
 * Answers in a row to the same question, as the steps of a path are. It stops by itself as soon as anything comes
 * between: another question, a pass, others who may act meanwhile, something that can't be taken back. What is left
 * over is dropped, because whoever planned it must be able to plan anew. Only a first answer that is refused refuses
 * the batch.
 */
export function applyBatch<T extends GameTypes>(
  p: Position<T>,
  seat: Seat,
  answers: readonly Answer[],
): number | Refusal {
  const depth = p.stack.length;
  const frame = p.stack[depth - 1];
  const prompt = promptOf(p, seat);
  for (let i = 0; i < answers.length; i++) {
    const refusal = p.answer(seat, answers[i]);
    if (refusal !== null) return i === 0 ? refusal : i;
    const interrupted = p.final || answers[i][0] === 'pass' || othersMayAct(p, seat);
    const elsewhere =
      p.stack.length !== depth || p.stack[depth - 1] !== frame || promptOf(p, seat) !== prompt;
    if (interrupted || elsewhere || p.result !== null) return i + 1;
  }
  return answers.length;
}

const promptOf = <T extends GameTypes>(p: Position<T>, seat: Seat): string | null =>
  p.askedOf(seat)?.options.question.prompt ?? null;

/** By who is named, not by who has an option now: a batch that stops must not tell that somebody could act. */
function othersMayAct<T extends GameTypes>(p: Position<T>, seat: Seat): boolean {
  const asked = p.askedOf(seat);
  if (asked === null) return false;
  const { step } = asked.options.question;
  const window = step.ask === 'open' ? step.seats(p, p.locals) : NOBODY;
  const unasked = step.meanwhile?.seats(p, p.locals) ?? NOBODY;
  return ((window | unasked) & players(p.seats) & ~only(seat)) !== NOBODY;
}
