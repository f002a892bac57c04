import type { Position } from '../play/position.ts';
import type { GameTypes } from '../rules/play.ts';
import { type Crowd, crowd, has, type Seat } from '../seat.ts';

/**
 * The players' clocks. They are no part of the position: undo gives back a move, never time. The rules say whose
 * clock runs while a question is open; the host watches `deadlines` and logs a time-out when one passes.
 */
export interface Clock {
  /** milliseconds left by seat when the last input came; null in an untimed match */
  readonly left: readonly number[] | null;
  /** whose clock runs since then */
  readonly running: Crowd;
  readonly since: number;
  /** time for an answer that no clock runs for; null if it has none */
  readonly allowance: number | null;
}

/** Whose clock runs at the question now open. */
export function clockAt<T extends GameTypes>(
  p: Position<T>,
  left: readonly number[] | null,
  at: number,
): Clock {
  const asked = p.asked();
  if (asked.length === 0) return { left, running: 0, since: at, allowance: null };
  const { step } = asked[0].options.question;
  const running = step.clock === undefined ? crowd(...asked.map((a) => a.seat)) : step.clock(p, p.locals);
  return { left, running, since: at, allowance: step.allowance ?? null };
}

/** What is left at a later moment; a clock stops at zero. */
export function leftAt(c: Clock, at: number): readonly number[] | null {
  if (c.left === null) return null;
  const gone = Math.max(0, at - c.since);
  return c.left.map((ms, seat) => (has(c.running, seat) ? Math.max(0, ms - gone) : ms));
}

/** When a seat's time to answer runs out; null if it never does. */
export function deadline(c: Clock, seat: Seat): number | null {
  if (c.left !== null && has(c.running, seat)) return c.since + c.left[seat];
  return c.allowance === null ? null : c.since + c.allowance;
}
