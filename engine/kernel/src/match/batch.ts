import type { Refusal } from '../decide/refusal.ts';
import type { Position } from '../play/position.ts';
import type { Answer } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import { NOBODY, only, players, type Seat, type SeatSet, seatSet } from '../seat.ts';

/** How many answers of an input took effect, and which of a batch are left over only because others may act now. */
export interface Applied {
  readonly applied: number;
  readonly rest?: readonly Answer[];
}

/**
 * Answers in a row to the same question, as the steps of a path are. It stops by itself as soon as anything comes
 * between: another question, a pass, others who may act meanwhile, something that can't be taken back. What is left
 * over is dropped, because whoever planned it must be able to plan anew; but where nothing came between except that
 * others may act, a host may go on with it in a while. Only a first answer that is refused refuses the batch.
 */
export function applyBatch<T extends GameTypes>(
  p: Position<T>,
  seat: Seat,
  answers: readonly Answer[],
): Applied | Refusal {
  const depth = p.stack.length;
  const frame = p.stack[depth - 1];
  const prompt = promptOf(p, seat);
  for (let i = 0; i < answers.length; i++) {
    const refusal = p.answer(seat, answers[i]);
    if (refusal !== null) return i === 0 ? refusal : { applied: i };
    const interrupted = p.final || answers[i][0] === 'pass' || othersAreAsked(p, seat);
    const elsewhere =
      p.stack.length !== depth || p.stack[depth - 1] !== frame || promptOf(p, seat) !== prompt;
    if (interrupted || elsewhere || p.result !== null) return { applied: i + 1 };
    if (bystanders(p) !== NOBODY) {
      const rest = answers.slice(i + 1);
      return rest.length > 0 ? { applied: i + 1, rest } : { applied: i + 1 };
    }
  }
  return { applied: answers.length };
}

const promptOf = <T extends GameTypes>(p: Position<T>, seat: Seat): string | null =>
  p.askedOf(seat)?.options.question.prompt ?? null;

/** By who is named, not by who has an option now: a batch that stops must not tell that somebody could act. */
function othersAreAsked<T extends GameTypes>(p: Position<T>, seat: Seat): boolean {
  const asked = p.askedOf(seat);
  if (asked === null) return false;
  const { step } = asked.options.question;
  const window = step.ask === 'open' ? step.seats(p, p.locals) : NOBODY;
  return (window & players(p.seats) & ~only(seat)) !== NOBODY;
}

/** Who is named to act unasked while the question is open, whether or not they could: it tells nothing of that. */
export function bystanders<T extends GameTypes>(p: Position<T>): SeatSet {
  const [first] = p.asked();
  if (first === undefined) return NOBODY;
  const { meanwhile } = first.options.question.step;
  if (meanwhile === undefined) return NOBODY;
  return meanwhile.seats(p, p.locals) & players(p.seats) & ~p.resigned & ~seatSet(...p.awaiting());
}
