import type { Refusal } from '../decide/refusal.ts';
import type { Position } from '../play/position.ts';
import type { Answer } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';

/**
 * Answers in a row to the same question, as the steps of a path are. It stops by itself as soon as anything comes
 * between: another question (somebody may interrupt), a draw, something learned, time given. What is left over is
 * dropped: whoever planned it must be able to plan anew. Only a first answer that is refused refuses the batch.
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
    const quiet = p.drawn.length === 0 && p.learned === 0 && p.timeGiven.length === 0;
    if (
      !quiet ||
      p.result !== null ||
      p.stack.length !== depth ||
      p.stack[depth - 1] !== frame ||
      promptOf(p, seat) !== prompt
    )
      return i + 1;
  }
  return answers.length;
}

const promptOf = <T extends GameTypes>(p: Position<T>, seat: Seat): string | null =>
  p.askedOf(seat)?.options.question.prompt ?? null;
