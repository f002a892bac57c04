import { type Decision, decisionOf } from '../decide/decision.ts';
import { copyFacts } from '../rules/check.ts';
import type { Answer } from '../rules/choice.ts';
import type { GameTypes, Result } from '../rules/play.ts';
import { assertSeat, type Crowd, type Seat } from '../seat.ts';
import type { Position } from './position.ts';

/** A running procedure as a seat sees it. */
export interface SeenFrame {
  readonly procedure: string;
  readonly step: string;
  readonly locals: unknown;
  readonly passed: Crowd;
  /** its own sealed answer; the others' are null until all are in */
  readonly sealed: readonly (Answer | null)[] | null;
}

/** All a seat may know: plain data, nothing in it is shared with the state. */
export interface View<T extends GameTypes> {
  readonly seat: Seat;
  readonly seats: number;
  readonly state: T['seen'];
  readonly stack: readonly SeenFrame[];
  /** who is to answer; that somebody is made to wait is information too */
  readonly awaiting: readonly Seat[];
  readonly decision: Decision | null;
  readonly resigned: Crowd;
  readonly result: Result | null;
}

/** Built up from what is open to the seat: a field that no shape opens is simply not there. */
export function viewOf<T extends GameTypes>(p: Position<T>, seat: Seat): View<T> {
  assertSeat(seat, p.seats);
  return {
    seat,
    seats: p.seats,
    state: p.game.state.see(p.state, seat),
    stack: p.stack.map((f) => {
      const c = p.table[f.procedure];
      return {
        procedure: c.name,
        step: c.names[f.step] ?? 'end',
        locals: c.procedure.locals.see(f.locals, seat),
        passed: f.passed,
        sealed: f.sealed?.map((a, s) => (s === seat && a !== null ? [...a] : null)) ?? null,
      };
    }),
    awaiting: p.awaiting(),
    decision: decisionFor(p, seat),
    resigned: p.resigned,
    result: p.result === null ? null : { winners: [...p.result.winners], by: p.result.by },
  };
}

/** The question a seat is asked now, if any. */
export function decisionFor<T extends GameTypes>(p: Position<T>, seat: Seat): Decision | null {
  const asked = p.askedOf(seat);
  if (asked === null) return null;
  const { step, way } = asked.options.question;
  const about = p.whileListing(seat, () => copyFacts(step.about?.(p, p.locals)));
  return decisionOf(seat, asked.options, about, way === 'meanwhile' ? null : p.fallback(asked));
}
