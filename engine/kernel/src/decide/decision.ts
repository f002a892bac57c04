import type { Facts } from '../rules/check.ts';
import type { Answer, Form } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';
import type { VerbOf } from './decision-types.ts';
import type { Options } from './options.ts';
import type { Way } from './question.ts';

/** One verb of a decision with everything it may be answered with; `Some` are the verbs of which items are chosen. */
export type ChoiceOffer<Verb extends string = string, Some extends Verb = Verb> =
  | {
      readonly verb: Verb;
      readonly form: Exclude<Form, 'some' | 'order' | 'split'>;
      /** so many numbers of each option; 0: the verb alone is the one option */
      readonly each: number;
      /**
       * all options, one behind the other: a question has a hundred of them, and as lists of their own they would be most
       * of what a server has to write and a client has to read
       */
      readonly numbers: number[];
    }
  | {
      readonly verb: Some;
      readonly form: 'some';
      readonly items: number[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly verb: Verb; readonly form: 'order'; readonly items: number[] }
  | {
      readonly verb: Verb;
      readonly form: 'split';
      readonly bins: number[];
      readonly caps: number[];
      readonly total: number;
    };

/**
 * A question to one seat, as plain data. The table, the keyboard, the screen reader, the bots, the fuzzer and
 * the server's check of an incoming answer all stand on this one list. A game's own decisions are `DecisionOf` its steps.
 */
export interface Decision<
  Prompt extends string = string,
  About extends Facts = Facts,
  Verb extends string = string,
  Some extends Verb = Verb,
> {
  readonly seat: Seat;
  /** the step that asks, as `procedure.step` */
  readonly prompt: Prompt;
  readonly about: About;
  readonly way: Way;
  readonly choices: readonly ChoiceOffer<Verb, Some>[];
  /** what counts as the answer when time runs out; null where nobody waits for one, or none is known */
  readonly timeout: Answer<Verb> | null;
}

export function decisionOf<T extends GameTypes>(
  seat: Seat,
  options: Options<T>,
  about: Facts,
  timeout: Answer | null,
): Decision {
  const q = options.question;
  const choices: ChoiceOffer[] = [];
  q.choices.forEach((c, i) => {
    const verb = q.verbs[i];
    const composed = options.composed.find((x) => x.choice === i);
    if (composed?.form === 'some')
      choices.push({
        verb,
        form: 'some',
        items: composed.items.slice(),
        least: composed.least,
        most: composed.most,
      });
    else if (composed?.form === 'order') choices.push({ verb, form: 'order', items: composed.items.slice() });
    else if (composed)
      choices.push({
        verb,
        form: 'split',
        bins: composed.items.slice(),
        caps: composed.caps.slice(),
        total: composed.most,
      });
    if (c.form === 'some' || c.form === 'order' || c.form === 'split') return;
    const listed = options.listed(i);
    if (listed !== null) choices.push({ verb, form: c.form, ...listed });
  });
  if (options.canPass) choices.push({ verb: 'pass', form: 'confirm', each: 0, numbers: [] });
  return { seat, prompt: q.prompt, about, way: q.way, choices, timeout };
}

/** The options of a choice whose options are listed, each with its numbers. */
export function optionsIn(choice: ChoiceOffer): number[][] {
  if (!('numbers' in choice)) return [];
  const { each, numbers } = choice;
  if (each === 0) return [[]];
  const options: number[][] = [];
  for (let i = 0; i < numbers.length; i += each) options.push(numbers.slice(i, i + each));
  return options;
}

/** The numbers a verb may be answered with; nothing where it is not offered. */
export function optionsFor<D extends Decision>(decision: D | null, verb: VerbOf<D>): number[][] {
  const choice = decision?.choices.find((c) => c.verb === verb);
  return choice === undefined ? [] : optionsIn(choice);
}

/** The options of a choice as answers. */
export const answersIn = <Verb extends string, Some extends Verb>(
  choice: ChoiceOffer<Verb, Some>,
): Answer<Verb>[] => optionsIn(choice).map((numbers): Answer<Verb> => [choice.verb, ...numbers]);
