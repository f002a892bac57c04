import type { GameTypes } from './play.ts';
import type { AnyProcedure, CallLocals, Procedure } from './procedure.ts';

/**
 * What a step says about how to go on:
 *   nothing               the next step in the order of the rulebook (a window: ask again who is left)
 *   'roll'                that step of the same procedure; its own name asks or runs it again
 *   call(attack, {…})     another procedure first, then the next step (or the one named)
 *   inTurn([call(…), …])  several, one after the other
 *   done(result)          back to whoever called
 *   leave(activation)     out of everything up to and including that procedure, back to who called it
 */
export type Flow<T extends GameTypes, S extends string, R = unknown> =
  // biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing returns nothing
  void | S | Call<T, S> | Done<R> | Leave<T>;

export class Call<T extends GameTypes, S extends string = never> {
  readonly procedure: AnyProcedure<T>;
  readonly given: object;
  readonly next: S | undefined;
  /** calls that follow it before the step goes on */
  readonly others: readonly Call<T>[];

  constructor(
    procedure: AnyProcedure<T>,
    given: object,
    next: S | undefined,
    others: readonly Call<T>[] = [],
  ) {
    this.procedure = procedure;
    this.given = given;
    this.next = next;
    this.others = others;
  }
}

export class Done<R> {
  readonly result: R;

  constructor(result: R) {
    this.result = result;
  }
}

export class Leave<T extends GameTypes> {
  readonly procedure: AnyProcedure<T>;
  readonly result: unknown;

  constructor(procedure: AnyProcedure<T>, result: unknown) {
    this.procedure = procedure;
    this.result = result;
  }
}

/** Runs another procedure; `given` are the locals it starts with. */
export function call<T extends GameTypes, L extends object, W extends string, R, S extends string = never>(
  procedure: Procedure<T, L, R, W>,
  given: CallLocals<L, W>,
  next?: S,
): Call<T, S> {
  return new Call<T, S>(procedure, given, next);
}

/** Runs several procedures one after the other. */
export function inTurn<T extends GameTypes, S extends string = never>(
  calls: readonly [Call<T>, ...Call<T>[]],
  next?: S,
): Call<T, S> {
  // Calls in turn may themselves be calls in turn.
  const [first, ...others] = calls.flatMap((c) => [c, ...c.others]);
  return new Call<T, S>(first.procedure, first.given, next, others);
}

/** Returns to the caller. */
export function done(): Done<undefined>;
export function done<R>(result: R): Done<R>;
export function done(result?: unknown): Done<unknown> {
  return new Done(result);
}

/** Ends a running procedure from within another that it called, however deep. */
export function leave<T extends GameTypes, L, R, W extends string>(
  procedure: Procedure<T, L, R, W>,
  ...result: undefined extends R ? [R?] : [R]
): Leave<T> {
  return new Leave<T>(procedure, result[0]);
}

/** Whether two steps want to go on in the same way. */
export function sameFlow<T extends GameTypes>(a: Flow<T, string>, b: Flow<T, string>): boolean {
  if (a instanceof Done && b instanceof Done) return JSON.stringify(a.result) === JSON.stringify(b.result);
  if (a instanceof Leave && b instanceof Leave) return a.procedure === b.procedure;
  return a === b;
}
