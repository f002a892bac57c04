import type { Answer, Decision, Seat } from '@sightline/kernel';
import { onlyAnswer } from '../automatic.ts';
import type { Line } from './wire.ts';

/** What a seat of ours is asked. */
interface Asked {
  readonly seat: Seat;
  readonly decision: number;
  readonly asked: Decision | null;
}

const SHORTEST = 1500;
const LONGEST = 4000;

/**
 * Answers for who can do only one thing and does not want to be asked. Never at once: an answer in the very instant
 * would tell everybody else that there was nothing to choose.
 */
export class AutoPass {
  /** whether it is wanted */
  on: boolean;
  private readonly line: Line;
  private readonly answer: (seat: Seat, decision: number, answer: Answer) => void;
  /** asked all the same: taken back, or refused */
  private readonly spared = new Set<string>();
  /** what was answered last: it may take a while until that is heard of */
  private done = '';
  private next: { readonly key: string; readonly seat: Seat; callOff(): void; now(): void } | null = null;

  constructor(line: Line, on: boolean, answer: (seat: Seat, decision: number, answer: Answer) => void) {
    this.line = line;
    this.on = on;
    this.answer = answer;
  }

  /** The seat that is answered for in a moment; null: none. */
  get waiting(): Seat | null {
    return this.next?.seat ?? null;
  }

  /** What is answered for the seat; null: it is asked. */
  answerTo(seat: Seat, decision: number, asked: Decision | null): Answer | null {
    return this.on && !this.spared.has(keyOf(seat, decision)) ? onlyAnswer(asked) : null;
  }

  /** Looks at what our seats are asked now. */
  consider(all: readonly Asked[]): void {
    const found = all.flatMap(({ seat, decision, asked }) => {
      const answer = this.answerTo(seat, decision, asked);
      const key = keyOf(seat, decision);
      return answer === null || key === this.done ? [] : [{ seat, decision, answer, key }];
    });
    if (found.some(({ key }) => key === this.next?.key)) return;
    this.close();
    const [first] = found;
    if (first === undefined) return;
    const { seat, decision, answer, key } = first;
    const act = () => {
      this.next?.callOff();
      this.next = null;
      this.done = key;
      this.answer(seat, decision, answer);
    };
    const pause = SHORTEST + this.line.random() * (LONGEST - SHORTEST);
    this.next = { key, seat, callOff: this.line.later(pause, act), now: act };
  }

  /** This one is asked. */
  spare(seat: Seat, decision: number): void {
    this.spared.add(keyOf(seat, decision));
  }

  hurry(): void {
    this.next?.now();
  }

  close(): void {
    this.next?.callOff();
    this.next = null;
  }
}

const keyOf = (seat: Seat, decision: number): string => `${seat} ${decision}`;
