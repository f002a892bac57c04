import type { AnyLocals } from '../rules/any-locals.ts';
import { type Check, copyFacts, type Reason } from '../rules/check.ts';
import type { Answer, Choice } from '../rules/choice.ts';
import type { Flow } from '../rules/flow.ts';
import type { GameTypes, Play } from '../rules/play.ts';
import type { Composed, Options } from './options.ts';
import type { Question } from './question.ts';
import { type Refusal, refuse } from './refusal.ts';

/** An answer that was found to be on the list. */
export interface Taken {
  /** number of the verb; -1 is a pass */
  readonly choice: number;
  readonly numbers: readonly number[];
}

const isInt32 = (n: unknown): n is number => typeof n === 'number' && (n | 0) === n;

const MOST_NUMBERS = 512;

/** Anything may come over the wire. */
export function isAnswer(x: unknown): x is Answer {
  if (!Array.isArray(x) || typeof x[0] !== 'string' || x.length > 1 + MOST_NUMBERS) return false;
  for (let i = 1; i < x.length; i++) if (!isInt32(x[i])) return false;
  return true;
}

/** Finds an answer in the list; what is not there is refused, with the rule's reason where a rule forbids it. */
export function validate<T extends GameTypes>(
  options: Options<T>,
  answer: Answer,
  g: Play<T>,
  locals: AnyLocals,
): Taken | Refusal {
  const [verb, ...numbers] = answer;
  const q = options.question;
  if (verb === 'pass' && options.canPass)
    return numbers.length === 0 ? { choice: -1, numbers } : refuse('malformed', 'a pass takes no numbers');
  const choice = q.verbs.indexOf(verb);
  if (choice < 0) return refuse('no-such-choice', `"${verb}" is not among ${q.verbs.join(', ')}`);
  const composed = options.composed.find((c) => c.choice === choice);
  if (composed) {
    const wrong = misfit(composed, numbers);
    if (wrong !== null) return { ...wrong, ...reasonOf(explain(q, choice, g, locals, numbers)) };
    const forbidden = firstFailing(q, choice, g, locals, numbers);
    return forbidden === null ? { choice, numbers } : refuse('not-offered', undefined, forbidden);
  }
  if (options.find(choice, numbers) >= 0) return { choice, numbers };
  const reason = explain(q, choice, g, locals, numbers);
  return refuse('not-offered', `${verb} ${numbers.join(' ')} is not on the list`, reason ?? undefined);
}

/** All checks of a choice, the assured ones first. */
export function checksOf<T extends GameTypes>(
  c: Choice<T, AnyLocals, Flow<T, string>>,
): readonly Check<T, AnyLocals>[] {
  const assured = 'assured' in c ? c.assured : undefined;
  const checks = 'checks' in c ? c.checks : undefined;
  return [...(assured ?? []), ...(checks ?? [])];
}

/** Why an answer is not legal: the first check that fails; null if none does, or it is no candidate at all. */
export function explain<T extends GameTypes>(
  q: Question<T>,
  choice: number,
  g: Play<T>,
  locals: AnyLocals,
  numbers: readonly number[],
): Reason | null {
  // A stranger's numbers may point outside the board: a check that stumbles over them says nothing.
  try {
    return firstFailing(q, choice, g, locals, numbers);
  } catch {
    return null;
  }
}

const reasonOf = (reason: Reason | null) => (reason === null ? {} : { reason });

function firstFailing<T extends GameTypes>(
  q: Question<T>,
  choice: number,
  g: Play<T>,
  locals: AnyLocals,
  numbers: readonly number[],
): Reason | null {
  const c = q.choices[choice];
  if (c.form !== 'some')
    return failing(checksOf(c), g, locals, numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0);
  for (const item of numbers) {
    const reason = failing(checksOf(c), g, locals, item, 0, 0);
    if (reason !== null) return reason;
  }
  for (const w of c.whole ?? [])
    if (!w.holds(g, locals, numbers))
      return { rule: w.rule, facts: copyFacts(w.because?.(g, locals, numbers)) };
  return null;
}

function failing<T extends GameTypes>(
  checks: readonly Check<T, AnyLocals>[],
  g: Play<T>,
  locals: AnyLocals,
  a: number,
  b: number,
  c: number,
): Reason | null {
  for (const k of checks)
    if (!k.holds(g, locals, a, b, c))
      return { rule: k.rule, facts: copyFacts(k.because?.(g, locals, a, b, c)) };
  return null;
}

function misfit(c: Composed, numbers: readonly number[]): Refusal | null {
  if (c.form === 'split') {
    if (numbers.length !== c.items.length)
      return refuse('malformed', `one amount for each of ${c.items.length} bins`);
    const sum = numbers.reduce((x, y) => x + y, 0);
    if (sum !== c.most) return refuse('not-offered', `the amounts add up to ${sum}, not ${c.most}`);
    const over = numbers.findIndex((n, i) => n < 0 || n > c.caps[i]);
    return over < 0 ? null : refuse('not-offered', `bin ${c.items[over]} takes 0 to ${c.caps[over]}`);
  }
  if (numbers.length < c.least || numbers.length > c.most)
    return refuse('not-offered', `${c.least} to ${c.most} items, not ${numbers.length}`);
  // The same item may lie there twice (two identical tokens): count them off.
  const left = c.items.slice();
  for (const n of numbers) {
    const i = left.indexOf(n);
    if (i < 0) return refuse('not-offered', `${n} is not among the items, or taken twice`);
    left.splice(i, 1);
  }
  return null;
}
