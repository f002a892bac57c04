import { type Decision, decisionOf } from '../decide/decision.ts';
import type { AnyLocals } from '../rules/any-locals.ts';
import { copyFacts } from '../rules/check.ts';
import type { Answer } from '../rules/choice.ts';
import type { GameTypes, Result } from '../rules/play.ts';
import { assertSeat, type Seat, type SeatSet } from '../seat.ts';
import type { Seen, Shape } from '../shape/shape.ts';
import type { Frame } from './frame.ts';
import type { Position } from './position.ts';

/** A running procedure as a seat sees it. */
export interface SeenFrame<Locals = unknown> {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Locals;
  readonly passed: SeatSet;
  /** its own sealed answer; the others' are null until all are in */
  readonly sealed: readonly (Answer | null)[] | null;
}

/** All a seat may know: plain data, nothing in it is shared with the state. */
export interface View<T extends GameTypes, D extends Decision = Decision> {
  readonly seat: Seat;
  readonly seats: number;
  readonly state: T['seen'];
  readonly stack: readonly SeenFrame[];
  /** who is to answer; that somebody is made to wait is information too */
  readonly awaiting: readonly Seat[];
  readonly decision: D | null;
  readonly resigned: SeatSet;
  readonly result: Result | null;
}

/** What whoever makes views, one after the other, has already. */
export interface ViewsAtHand<T extends GameTypes> {
  /** what the seat saw before */
  readonly shown?: View<T> | undefined;
  /** what another seat sees now */
  readonly beside?: View<T> | undefined;
}

/**
 * Built up from what is open to the seat: a field that no shape opens is simply not there. With views that are at hand,
 * whatever is the same is shared with those.
 */
export function viewOf<T extends GameTypes>(
  p: Position<T>,
  seat: Seat,
  { shown, beside }: ViewsAtHand<T> = {},
): View<T> {
  assertSeat(seat, p.seats);
  return {
    seat,
    seats: p.seats,
    state: p.game.state.see(p.state, seat, shown?.state, beside?.state),
    stack: p.stack.map((f, i) => frameOf(p, f, seat, shown?.stack[i], beside?.stack[i])),
    awaiting: p.awaiting(),
    decision: decisionFor(p, seat),
    resigned: p.resigned,
    result: p.result === null ? null : { winners: [...p.result.winners], by: p.result.by },
  };
}

function frameOf<T extends GameTypes>(
  p: Position<T>,
  f: Frame,
  seat: Seat,
  shown?: SeenFrame,
  beside?: SeenFrame,
): SeenFrame {
  const { name, names, procedure } = p.table[f.procedure];
  // Another procedure has locals of another shape.
  const was = shown?.procedure === name ? shown : undefined;
  const step = names[f.step] ?? 'end';
  const locals = procedure.locals.see(f.locals, seat, was?.locals, beside?.locals);
  const { passed } = f;
  const sealed = f.sealed?.map((a, s): Answer | null => (s === seat && a !== null ? [...a] : null)) ?? null;
  const same = was?.step === step && was.locals === locals && was.passed === passed;
  return same && sealed === null && was.sealed === null
    ? was
    : { procedure: name, step, locals, passed, sealed };
}

/** The question a seat is asked now, if any. */
export function decisionFor<T extends GameTypes>(p: Position<T>, seat: Seat): Decision | null {
  const asked = p.askedOf(seat);
  if (asked === null) return null;
  const { step, way } = asked.options.question;
  const about = p.whileListing(seat, () => copyFacts(step.about?.(p, p.locals)));
  return decisionOf(seat, asked.options, about, way === 'meanwhile' ? null : p.fallback(asked));
}

/** What runs, as far as somebody sees it. */
type Running = Pick<View<GameTypes>, 'stack'>;

/** A procedure as its locals are looked up by; `V` is what a seat sees of them. */
export interface Sequence<V> {
  readonly name: string;
  readonly locals: Shape<AnyLocals, V>;
}

/** What a seat sees of a procedure's locals: `SeenLocals<typeof attack>`. */
export type SeenLocals<P extends Sequence<unknown>> = Seen<P['locals']>;

/** The locals of that procedure, of the innermost one if several run. */
export function localsIn<V>({ stack }: Running, procedure: Sequence<V>): V | null {
  const frame = stack.findLast((running) => isFrameOf(running, procedure));
  return frame === undefined ? null : frame.locals;
}

/** Is it a frame of that procedure? */
export const isFrameOf = <V>(frame: SeenFrame, { name }: Sequence<V>): frame is SeenFrame<V> =>
  frame.procedure === name;

/** Is that procedure running? */
export const isRunning = ({ stack }: Running, { name }: Pick<Sequence<unknown>, 'name'>): boolean =>
  stack.some((frame) => frame.procedure === name);
