import type { AnyLocals } from '../rules/any-locals.ts';
import type { Choice } from '../rules/choice.ts';
import type { Flow } from '../rules/flow.ts';
import type { GameTypes } from '../rules/play.ts';
import type { AnyProcedure, How } from '../rules/procedure.ts';
import type { AskStep, RunStep } from '../rules/step.ts';

/** A step that asks, ready to be asked many times: its verbs numbered, its prompt named. */
export interface PreparedQuestion<T extends GameTypes> {
  readonly step: AskStep<T, AnyLocals, Flow<T, string>>;
  /** the name of the prompt's text: `attack.declare` */
  readonly prompt: string;
  readonly verbs: readonly string[];
  readonly choices: readonly Choice<T, AnyLocals, Flow<T, string>>[];
  readonly way: Way;
  /** asked again after each act, until all have passed */
  readonly canPass: boolean;
  /** what others may do meanwhile, as a question of its own */
  readonly meanwhile: PreparedQuestion<T> | null;
}

/** How somebody comes to answer: the four ways to ask, or unasked. */
export type Way = AskStep<GameTypes, unknown, unknown>['ask'] | 'meanwhile';

export interface Compiled<T extends GameTypes> {
  readonly name: string;
  readonly procedure: AnyProcedure<T>;
  readonly names: readonly string[];
  /** by step: what runs, or what is asked */
  readonly runs: readonly (RunStep<T, AnyLocals, Flow<T, string>> | null)[];
  readonly asks: readonly (PreparedQuestion<T> | null)[];
  readonly how: How<T, AnyLocals>;
}

export function compile<T extends GameTypes>(p: AnyProcedure<T>): Compiled<T> {
  return {
    name: p.name,
    procedure: p,
    names: p.names,
    how: p.how,
    runs: p.body.map((s) => (typeof s === 'function' ? s : null)),
    asks: p.body.map((s, i) => (typeof s === 'function' ? null : question(s, `${p.name}.${p.names[i]}`))),
  };
}

function question<T extends GameTypes>(
  step: AskStep<T, AnyLocals, Flow<T, string>>,
  prompt: string,
): PreparedQuestion<T> {
  const { meanwhile } = step;
  return {
    step,
    prompt,
    verbs: Object.keys(step.choices),
    choices: Object.values(step.choices),
    way: step.ask,
    canPass: step.ask === 'priority' || (step.ask === 'open' && step.mayPass !== false),
    meanwhile:
      meanwhile === undefined
        ? null
        : {
            step,
            prompt: `${prompt}.meanwhile`,
            verbs: Object.keys(meanwhile.choices),
            choices: Object.values(meanwhile.choices),
            way: 'meanwhile',
            canPass: false,
            meanwhile: null,
          },
  };
}
