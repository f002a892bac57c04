import type { Choice } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Procedure } from '../rules/procedure.ts';
import type { AskStep, RunStep } from '../rules/step.ts';

// biome-ignore lint/suspicious/noExplicitAny: the locals of whichever procedure asks
type Locals = any;

/** A step that asks, ready to be asked many times: its verbs numbered, its prompt named. */
export interface Question<T extends GameTypes> {
  readonly step: AskStep<T, Locals, string>;
  /** the name of the prompt's text: `attack.declare` */
  readonly prompt: string;
  readonly verbs: readonly string[];
  readonly choices: readonly Choice<T, Locals, string>[];
  /** in a window a seat may pass */
  readonly window: boolean;
}

export interface Compiled<T extends GameTypes> {
  readonly name: string;
  readonly procedure: Procedure<T, Locals, unknown>;
  readonly names: readonly string[];
  /** by step: what runs, or what is asked */
  readonly runs: readonly (RunStep<T, Locals, string> | null)[];
  readonly asks: readonly (Question<T> | null)[];
}

export function compile<T extends GameTypes>(p: Procedure<T, Locals, unknown>): Compiled<T> {
  return {
    name: p.name,
    procedure: p,
    names: p.names,
    runs: p.body.map((s) => (typeof s === 'function' ? s : null)),
    asks: p.body.map((s, i) =>
      typeof s === 'function'
        ? null
        : {
            step: s,
            prompt: `${p.name}.${p.names[i]}`,
            verbs: Object.keys(s.choices),
            choices: Object.values(s.choices),
            window: s.ask === 'open' || s.ask === 'priority',
          },
    ),
  };
}
