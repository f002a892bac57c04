import type { Position } from '../play/position.ts';
import type { TimeGiven } from '../play/rule-context.ts';
import type { GameTypes } from '../rules/play.ts';
import { type MatchTiming, withSharers } from '../rules/timing.ts';
import { has, members, NOBODY, only, type Seat, type SeatSet, seatSet } from '../seat.ts';

/**
 * The players' clocks. They are no part of the position: undo gives back a move, never time. The rules say whose
 * clock runs while a question is open; the host watches `deadlines` and logs a time-out when one passes.
 */
export interface Clock {
  /** milliseconds left by seat when the last input came; null in an untimed match */
  readonly left: readonly number[] | null;
  /** whose clock runs since then */
  readonly running: SeatSet;
  readonly since: number;
  /** when an answer that no clock runs for is due; null if it never is */
  readonly due: number | null;
}

/** The clocks from `at` on; `asked` is when the question now open was asked. Seats that share a clock run in step. */
export function clockAt<T extends GameTypes>(
  p: Position<T>,
  left: readonly number[] | null,
  at: number,
  asked: number,
  sharing: MatchTiming['sharing'] = [],
): Clock {
  const [first] = p.asked();
  if (first === undefined) return { left, running: NOBODY, since: at, due: null };
  const { step } = first.options.question;
  const named = step.clock === undefined ? seatSet(...p.awaiting()) : step.clock(p, p.locals);
  const running = withSharers(sharing, named);
  const allowance = left === null ? null : (step.allowance?.(p, p.locals) ?? null);
  return { left, running, since: at, due: allowance === null ? null : asked + allowance };
}

/** Time that is not charged to some seats. */
export interface Credit {
  readonly seats: SeatSet;
  readonly ms: number;
}

/** What is left at a later moment; a clock stops at zero. */
export function leftAt(c: Clock, at: number, credit?: Credit): readonly number[] | null {
  if (c.left === null) return null;
  const gone = Math.max(0, at - c.since);
  return c.left.map((ms, seat) => {
    if (!has(c.running, seat)) return ms;
    const free = credit !== undefined && has(credit.seats, seat) ? credit.ms : 0;
    return Math.max(0, ms - Math.max(0, gone - free));
  });
}

/** When a seat's time to answer runs out; null if it never does. */
export function deadline(c: Clock, seat: Seat): number | null {
  if (c.left !== null && has(c.running, seat)) return c.since + c.left[seat];
  return c.due;
}

/** Whoever is asked after somebody else decided has at least that much; it is never saved up. */
export function refilled(c: Clock, refill: number, by: Seat): Clock {
  if (c.left === null || refill === 0) return c;
  const asked = (seat: Seat): boolean => seat !== by && has(c.running, seat);
  return { ...c, left: c.left.map((ms, seat) => (asked(seat) ? Math.max(ms, refill) : ms)) };
}

/** What the rules gave and took, to whom and to those who share the clock; it never falls below zero. */
export function withTime(
  left: readonly number[] | null,
  given: readonly TimeGiven[],
  sharing: MatchTiming['sharing'] = [],
): readonly number[] | null {
  if (left === null || given.length === 0) return left;
  const now = left.slice();
  for (const t of given)
    for (const seat of members(sharing[t.seat] ?? only(t.seat)))
      now[seat] = Math.max(0, (t.anew ? 0 : now[seat]) + t.ms);
  return now;
}
