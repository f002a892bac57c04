import type { Facts } from '../rules/check.ts';
import type { Answer, Form } from '../rules/choice.ts';
import type { GameTypes } from '../rules/play.ts';
import type { Seat } from '../seat.ts';
import type { Options } from './options.ts';
import type { Way } from './question.ts';

/** One verb of a decision with everything it may be answered with. */
export type ChoiceOffer =
  | {
      readonly verb: string;
      readonly form: Exclude<Form, 'some' | 'order' | 'split'>;
      readonly options: number[][];
    }
  | {
      readonly verb: string;
      readonly form: 'some';
      readonly items: number[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly verb: string; readonly form: 'order'; readonly items: number[] }
  | {
      readonly verb: string;
      readonly form: 'split';
      readonly bins: number[];
      readonly caps: number[];
      readonly total: number;
    };

/**
 * A question to one seat, as plain data. The table, the keyboard, the screen reader, the bots, the fuzzer and
 * the server's check of an incoming answer all stand on this one list.
 */
export interface Decision {
  readonly seat: Seat;
  /** name of the prompt's text */
  readonly prompt: string;
  readonly about: Facts;
  readonly way: Way;
  readonly choices: readonly ChoiceOffer[];
  /** what counts as the answer when time runs out; null where nobody waits for one, or none is known */
  readonly timeout: Answer | null;
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
    const listed: number[][] = [];
    for (let row = 0; row < options.count; row++)
      if (options.choiceOf(row) === i) listed.push(options.numbers(row));
    if (listed.length > 0) choices.push({ verb, form: c.form, options: listed });
  });
  if (options.canPass) choices.push({ verb: 'pass', form: 'confirm', options: [[]] });
  return { seat, prompt: q.prompt, about, way: q.way, choices, timeout };
}
