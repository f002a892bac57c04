import { fields } from '../shape/containers.ts';
import type { AnyShape, Data, Declared, Seen, Shape } from '../shape/shape.ts';
import type { Choice } from './choice.ts';
import type { Flow } from './flow.ts';
import type { GameTypes, Play } from './play.ts';
import type { AskStep, Step } from './step.ts';

/**
 * A sequence of the rulebook: named steps in their printed order, and the few values it works with.
 *
 * It is declared first and given its steps later, so that two procedures in two files can call each other:
 *
 *     export const attack = procedure<Skirmish>()('attack', { attacker: open(int), target: open(int) });
 *     attack.steps('declare', 'roll', 'reveal', 'damage').are({
 *       declare: { ask: 'one', … },
 *       roll: (g, l) => { … },
 *     });
 *
 * Who calls it gives all its locals, except those it declares as `working`: they start as zero, empty or null.
 */
export interface Procedure<
  T extends GameTypes,
  L,
  R,
  W extends string = never,
  V = unknown,
  N extends string = string,
> {
  readonly name: N;
  /** what callers and steps work with, and what a seat sees of it */
  readonly locals: Shape<L, V>;
  /** never there: only carry types */
  readonly result?: R | undefined;
  readonly types?: T | undefined;
  readonly working?: W | undefined;
  steps<const S extends string>(
    ...names: readonly S[]
  ): {
    are<D extends StepsCalled<S, Step<T, L, Flow<T, S, R>>>>(
      steps: D & NothingElse<D, S>,
      how?: How<T, L>,
    ): DefinedSteps<N, D>;
  };
  /** what `steps` filled in; empty until then */
  readonly names: readonly string[];
  readonly body: readonly Step<T, L, Flow<T, string>>[];
  readonly how: How<T, L>;
  /** it was declared with `returns`: it must end with `done(result)` */
  readonly promises: boolean;
}

export interface How<T extends GameTypes, L> {
  /** Looked at before each of its steps: if so, it ends there (its figure was slain while something came between). */
  endsIf?(g: Play<T>, l: L): boolean;
}

type StepsCalled<S extends string, Any> = { readonly [K in S]: Any };

/** Carries the types of a procedure's steps: `DecisionOf` derives prompts, verbs and about-fields from them. */
export interface DefinedSteps<N extends string, D> {
  readonly name: N;
  readonly steps: D;
}

type KeysOfUnion<U> = U extends unknown ? keyof U : never;
// biome-ignore lint/suspicious/noExplicitAny: only its keys count
type StepKey = KeysOfUnion<AskStep<any, any, any>>;
// biome-ignore lint/suspicious/noExplicitAny: only its keys count
type ChoiceKey = KeysOfUnion<Choice<any, any, any>>;
/** A type parameter takes objects with more than its constraint asks for: a misspelt optional field must not pass. */
type NothingElse<D, S extends string> = {
  readonly [K in keyof D]: K extends S ? OnlyAsk<D[K]> : never;
};
type OnlyAsk<A> = A extends (...args: never) => unknown
  ? unknown
  : {
      readonly [K in keyof A]: K extends 'choices' ? OnlyChoices<A[K]> : K extends StepKey ? unknown : never;
    };
type OnlyChoices<C> = {
  readonly [V in keyof C]: { readonly [K in keyof C[V]]: K extends ChoiceKey ? unknown : never };
};

// biome-ignore lint/suspicious/noExplicitAny: procedures have all kinds of locals and results
export type AnyProcedure<T extends GameTypes> = Procedure<T, any, any, any, any, any>;

declare const working: unique symbol;
type Working = { readonly [working]: true };
type AnyLocal = AnyShape & Declared<unknown, unknown>;
type Locals = Readonly<Record<string, AnyLocal>>;
type LocalsOf<F extends Locals> = { -readonly [K in keyof F]: Data<F[K]> };
type SeenLocalsOf<F extends Locals> = { readonly [K in keyof F]: Seen<F[K]> };
type WorkingOf<F extends Locals> = { [K in keyof F]: F[K] extends Working ? K : never }[keyof F] & string;

/** What a caller has to give, and what it may. */
export type CallLocals<L, W extends string> = Omit<L, W> & Partial<Pick<L, W & keyof L>>;

/** A local the procedure fills itself: callers need not give it. */
const asWorking = <D extends AnyLocal>(of: D): D & Working => of as D & Working;

export { asWorking as working };

export function procedure<T extends GameTypes>() {
  return <const N extends string, F extends Locals = Record<never, never>, R = undefined>(
    name: N,
    locals?: F,
    result?: Returns<R>,
  ): Procedure<T, LocalsOf<F>, R, WorkingOf<F>, SeenLocalsOf<F>, N> => {
    const names: string[] = [];
    const body: Step<T, LocalsOf<F>, Flow<T, string>>[] = [];
    const how: How<T, LocalsOf<F>> = {};
    return {
      name,
      locals: fields(locals ?? ({} as F)),
      names,
      body,
      how,
      promises: result !== undefined,
      steps: (...order) => ({
        are(steps, given = {}) {
          if (names.length > 0) throw new Error(`procedure ${name} was given its steps twice`);
          for (const s of order) {
            names.push(s);
            body.push(steps[s]);
          }
          if (result !== undefined && given.endsIf !== undefined)
            throw new Error(`procedure ${name} promises a result: endsIf would end it without one`);
          Object.assign(how, given);
          return { name, steps };
        },
      }),
    };
  };
}

/** Carries the type of a procedure's result: `procedure<G>()('attack', {…}, returns<{ hits: number }>())`. */
export interface Returns<R> {
  readonly result?: R;
}
export const returns = <R>(): Returns<R> => ({});
