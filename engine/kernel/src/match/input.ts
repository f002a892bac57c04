import { isAnswer } from '../decide/validate.ts';
import type { Answer } from '../rules/choice.ts';
import { MOST_SEATS, type Seat } from '../seat.ts';
import { isWhy, type Why } from '../why.ts';
import { shortly } from './bounds.ts';

/**
 * All that ever comes into a match. Time is part of every input, so that clocks replay exactly; undo, giving up
 * and running out of time are inputs like any other, and nothing is ever deleted. `credit` are milliseconds that a
 * message was on its way, as the host measured them: they are not charged to its seat, as far as the match allows.
 */
export type Input =
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly decision: number;
      readonly answer: Answer;
      readonly at: number;
      readonly why?: Why;
      readonly credit?: number;
    }
  /** several answers in a row, e.g. the steps of a path: stops by itself when something comes between */
  | {
      readonly kind: 'batch';
      readonly seat: Seat;
      readonly decision: number;
      readonly answers: readonly Answer[];
      readonly at: number;
      readonly credit?: number;
    }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly at: number; readonly credit?: number }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly at: number; readonly credit?: number }
  /**
   * All clocks stand, and nothing is answered, until somebody resumes; whether a table may is the host's to say. `asked`:
   * a player wants it so. Without it, it makes up for a time in which nobody could play.
   */
  | { readonly kind: 'pause' | 'resume'; readonly seat: Seat; readonly at: number; readonly asked?: true };

const LONGEST_BATCH = 256;
const MOST_CREDIT = 60_000;

/** What is wrong with something that came from outside; null if it is an input. */
export function inputFault(x: unknown): string | null {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return 'an input is an object';
  const { kind, seat, decision, answer, answers, at, why, credit, asked } = x as Record<string, unknown>;
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= MOST_SEATS)
    return 'seat is not a seat';
  if (!Number.isSafeInteger(at) || (at as number) < 0) return 'at is not a time in milliseconds';
  if (credit !== undefined && !(isWhole(credit) && credit <= MOST_CREDIT))
    return 'credit is not a time in milliseconds';
  if (asked !== undefined && asked !== true) return 'asked is not true';
  switch (kind) {
    case 'undo':
    case 'resign':
    case 'timeout':
    case 'pause':
    case 'resume':
      return null;
    case 'answer':
    case 'batch':
      if (!Number.isSafeInteger(decision)) return 'decision is not the number of a decision';
      if (kind === 'answer') {
        if (!isAnswer(answer)) return 'answer is not a verb and whole numbers';
        return why === undefined || isWhy(why) ? null : 'why is not a word and whole numbers';
      }
      if (!Array.isArray(answers) || answers.length < 1 || answers.length > LONGEST_BATCH)
        return `answers are 1 to ${LONGEST_BATCH} answers`;
      return answers.every(isAnswer) ? null : 'one of the answers is not a verb and whole numbers';
    default:
      return `${typeof kind === 'string' ? shortly(kind) : typeof kind} is not a kind of input`;
  }
}

const isWhole = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;

/** The input and nothing else: whoever handed it in may go on changing what it handed in. */
export function cleanInput(i: Input, at: number): Input {
  const { kind, seat } = i;
  switch (kind) {
    case 'answer': {
      const input: Input = { kind, seat, decision: i.decision, answer: [...i.answer], at, ...creditIn(i) };
      return i.why === undefined ? input : { ...input, why: [...i.why] };
    }
    case 'batch': {
      const answers = i.answers.map((a): Answer => [...a]);
      return { kind, seat, decision: i.decision, answers, at, ...creditIn(i) };
    }
    case 'undo':
    case 'timeout':
      return { kind, seat, at, ...creditIn(i) };
    case 'pause':
    case 'resume':
      return { kind, seat, at, ...(i.asked === true ? { asked: true } : {}) };
    case 'resign':
      return { kind, seat, at };
  }
}

const creditIn = ({ credit }: { readonly credit?: number }) =>
  credit === undefined || credit === 0 ? {} : { credit };
