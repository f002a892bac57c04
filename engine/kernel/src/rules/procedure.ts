import { fields } from '../shape/containers.ts';
import type { AnyShape, Data, Declared, Shape } from '../shape/shape.ts';
import type { GameTypes } from './play.ts';
import type { Step } from './step.ts';

/**
 * A sequence of the rulebook: named steps in their printed order, and the few values it works with.
 *
 * It is declared first and given its steps later, so that two procedures in two files can call each other:
 *
 *     export const attack = procedure<Doom>()('attack', { attacker: open(int), target: open(int) });
 *     attack.steps('declare', 'roll', 'reveal', 'damage').are({
 *       declare: { ask: 'one', … },
 *       roll: (g, l) => { … },
 *     });
 */
export interface Procedure<T extends GameTypes, L, R> {
  readonly name: string;
  readonly locals: Shape<L, unknown>;
  /** never there: only carries the type of the result */
  readonly result?: R | undefined;
  readonly types?: T | undefined;
  steps<const S extends string>(
    ...names: readonly S[]
  ): { are(steps: { readonly [K in S]: Step<T, L, S> }): void };
  /** what `steps` filled in; empty until then */
  readonly names: readonly string[];
  readonly body: readonly Step<T, L, string>[];
}

// biome-ignore lint/suspicious/noExplicitAny: procedures have all kinds of locals and results
export type AnyProcedure<T extends GameTypes> = Procedure<T, any, any>;

type Locals = Readonly<Record<string, AnyShape & Declared<unknown, unknown>>>;
type LocalsOf<F extends Locals> = { -readonly [K in keyof F]: Data<F[K]> };

export function procedure<T extends GameTypes>() {
  return <F extends Locals = Record<never, never>, R = undefined>(
    name: string,
    locals?: F,
    _result?: R,
  ): Procedure<T, LocalsOf<F>, R> => {
    const names: string[] = [];
    const body: Step<T, LocalsOf<F>, string>[] = [];
    return {
      name,
      locals: fields(locals ?? ({} as F)),
      names,
      body,
      steps: (...order) => ({
        are(steps) {
          if (names.length > 0) throw new Error(`procedure ${name} was given its steps twice`);
          for (const s of order) {
            names.push(s);
            body.push(steps[s]);
          }
        },
      }),
    };
  };
}

/** Carries the type of a procedure's result: `procedure<G>()('attack', {…}, returns<{ hits: number }>())`. */
export const returns = <R>(): R | undefined => undefined;
