import type { AnyLocals } from '../rules/any-locals.ts';
import type { Answer } from '../rules/choice.ts';
import { PASS } from '../rules/choice.ts';
import type { GameTypes, Play } from '../rules/play.ts';
import type { Composed, Options } from './options.ts';

const TRIES = 200;

/** A random legal answer: every listed option, every composed choice and passing are equally likely. */
export function sample<T extends GameTypes>(
  options: Options<T>,
  g: Play<T>,
  locals: AnyLocals,
  random: (n: number) => number,
): Answer {
  const ways = options.count + options.composed.length + (options.canPass ? 1 : 0);
  const i = random(ways);
  if (i < options.count) return options.answer(i);
  const c = options.composed[i - options.count];
  if (c === undefined) return PASS;
  const verb = options.question.verbs[c.choice];
  const choice = options.question.choices[c.choice];
  const whole = choice.form === 'some' ? (choice.whole ?? []) : [];
  for (let n = 0; n < TRIES; n++) {
    const numbers = draft(c, random);
    if (whole.every((w) => w.holds(g, locals, numbers))) return [verb, ...numbers];
  }
  // The rule wants a rare combination: the one that listing found, or whatever else can be answered.
  if (c.first !== null) return [verb, ...c.first];
  if (options.canPass) return PASS;
  if (options.count > 0) return options.answer(random(options.count));
  throw new Error(`no random answer to ${options.question.prompt} "${verb}" met its rule in ${TRIES} tries`);
}

function draft(c: Composed, random: (n: number) => number): number[] {
  if (c.form === 'split') {
    const amounts = c.caps.map(() => 0);
    for (let left = c.most; left > 0; ) {
      const bin = random(amounts.length);
      if (amounts[bin] < c.caps[bin]) {
        amounts[bin]++;
        left--;
      }
    }
    return amounts;
  }
  const bag = c.items.slice();
  const n = c.least + random(c.most - c.least + 1);
  const out: number[] = [];
  while (out.length < n) out.push(...bag.splice(random(bag.length), 1));
  return out;
}
