import type { Position } from '../play/position.ts';
import type { AnyLocals } from '../rules/any-locals.ts';
import type { Answer } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';
import type { Indifference } from './branching-chance.ts';

/** What is asked of the future. */
export interface Forecast<T extends GameTypes> {
  /** Whether this is the moment to measure: asked before each step and at each question. */
  until(p: Position<T>): boolean;
  /** A whole number: how much damage was dealt, who fell. */
  measure(p: Position<T>): number;
  /** Whether a seat decides for more of it (1) or less (-1); 0, or left out: as if its time had run out. */
  wants?(seat: Seat): number;
  /** The least and the greatest measure there may be: what reaches them needs no comparison with other answers. */
  readonly bounds?: readonly [least: number, greatest: number];
  /** What a measure is worth to who wants more; the measure itself, if left out. */
  worth?(measure: number): number;
  /**
   * By `procedure.step`: what the rest hangs on from there. Positions with the same key are played on once; a key that
   * leaves something out makes the odds wrong, none makes them slow.
   */
  readonly alike?: Readonly<Record<string, (p: Position<T>, locals: AnyLocals) => string | number>>;
  /** What chance need not tell apart. */
  readonly same?: Indifference;
  /** Answers with the same key lead to the same; undefined: as different as they are. */
  sameAnswer?(p: Position<T>, seat: Seat, answer: Answer): string | number | undefined;
  /** So many branches are played at most. */
  readonly budget?: number;
}
