import type { Facts } from '../rules/check.ts';
import type { DefinedSteps } from '../rules/procedure.ts';
import type { Decision } from './decision.ts';

/**
 * The decisions of a game, typed by the steps that ask them: `DecisionOf<typeof attackSteps | typeof moveSteps>`. To
 * compare `prompt` with a step's name narrows `about` and the verbs to that step's own.
 */
export type DecisionOf<Steps> =
  Steps extends DefinedSteps<infer Name, infer Defined>
    ? { [Step in keyof Defined]: DecisionAt<`${Name}.${Step & string}`, Defined[Step]> }[keyof Defined]
    : never;

type DecisionAt<Prompt extends string, Step> = Step extends { readonly ask: string }
  ? Decision<Prompt, AboutIn<Step>, VerbIn<Step>, SomeIn<Step>>
  : never;

type AboutIn<Step> = Step extends { about(...given: never): infer About extends Facts }
  ? About
  : Record<never, never>;

type VerbIn<Step> =
  | (Step extends { readonly choices: infer Choices } ? keyof Choices & string : never)
  | (Step extends { readonly meanwhile: { readonly choices: infer Choices } }
      ? keyof Choices & string
      : never)
  | (Step extends { readonly ask: 'open' | 'priority' } ? 'pass' : never);

type SomeIn<Step> = Step extends { readonly choices: infer Choices }
  ? {
      [Verb in keyof Choices]: Choices[Verb] extends { readonly form: infer Form }
        ? 'some' extends Form
          ? Verb
          : never
        : never;
    }[keyof Choices] &
      string
  : never;

/** The names of the steps that ask, as `procedure.step`. */
export type PromptOf<D extends Decision> = D['prompt'];

/** The verbs that a decision may be answered with. */
export type VerbOf<D extends Decision> = D['choices'][number]['verb'];

/** The names of all facts that some decision is about. */
export type AboutFieldOf<D extends Decision> = D extends unknown ? keyof D['about'] & string : never;

type FactOf<D extends Decision, Field extends string> = D extends {
  readonly about: { readonly [K in Field]: infer Fact };
}
  ? Fact
  : undefined;

/** A fact that only some decisions are about; undefined where this one is not. */
export const factOf = <D extends Decision, Field extends AboutFieldOf<D>>(
  { about }: D,
  field: Field,
): FactOf<D, Field> => about[field] as FactOf<D, Field>;
