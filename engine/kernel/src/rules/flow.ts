import type { GameTypes } from './play.ts';
import type { AnyProcedure, Procedure } from './procedure.ts';

/**
 * What a step says about how to go on:
 *   nothing              the next step in the order of the rulebook (a window: ask again who is left)
 *   'roll'               that step of the same procedure; its own name asks or runs it again
 *   call(attack, {…})    another procedure first, then the next step (or the one named)
 *   done(result)         back to whoever called
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing returns nothing
export type Flow<T extends GameTypes, S extends string> = void | S | Call<T, S> | Done;

export class Call<T extends GameTypes, S extends string> {
  readonly procedure: AnyProcedure<T>;
  readonly given: object;
  readonly next: S | undefined;

  constructor(procedure: AnyProcedure<T>, given: object, next: S | undefined) {
    this.procedure = procedure;
    this.given = given;
    this.next = next;
  }
}

export class Done {
  readonly result: unknown;

  constructor(result: unknown) {
    this.result = result;
  }
}

/** Runs another procedure; `given` are the locals it starts with. */
export function call<T extends GameTypes, L, R, S extends string = never>(
  procedure: Procedure<T, L, R>,
  given: Partial<L> & object,
  next?: S,
): Call<T, S> {
  return new Call<T, S>(procedure, given, next);
}

const nothing = new Done(undefined);
/** Returns to the caller. */
export const done = (result?: unknown): Done => (result === undefined ? nothing : new Done(result));
