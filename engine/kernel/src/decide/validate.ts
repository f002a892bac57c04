import type { AnyLocals } from '../rules/any-locals.ts';
import { type Check, copyFacts, type Facts, type Reason } from '../rules/check.ts';
import { CheckError } from '../rules/check-error.ts';
import type { Answer, Choice } from '../rules/choice.ts';
import type { Flow } from '../rules/flow.ts';
import type { GameTypes, Play } from '../rules/play.ts';
import type { Composed, Options } from './options.ts';
import type { PreparedQuestion } from './question.ts';
import { type Refusal, refuse } from './refusal.ts';

/** An answer that was found to be on the list. */
export interface ValidatedAnswer {
  /** number of the verb; -1 is a pass */
  readonly choice: number;
  readonly numbers: readonly number[];
}

const isInt32 = (n: unknown): n is number => typeof n === 'number' && (n | 0) === n;

const MOST_NUMBERS = 512;
const LONGEST_VERB = 80;

/** Anything may come over the wire. */
export function isAnswer(x: unknown): x is Answer {
  if (!Array.isArray(x) || typeof x[0] !== 'string' || x[0].length > LONGEST_VERB) return false;
  if (x.length > 1 + MOST_NUMBERS) return false;
  for (let i = 1; i < x.length; i++) if (!isInt32(x[i])) return false;
  return true;
}

/** Gets a check that threw where it had to say something. */
export type OnCheckError = (error: CheckError) => void;

/** Finds an answer in the list; what is not there is refused, with the rule's reason where a rule forbids it. */
export function validate<T extends GameTypes>(
  options: Options<T>,
  answer: Answer,
  g: Play<T>,
  locals: AnyLocals,
  onError: OnCheckError,
): ValidatedAnswer | Refusal {
  const [verb, ...numbers] = answer;
  const q = options.question;
  if (verb === 'pass' && options.canPass)
    return numbers.length === 0 ? { choice: -1, numbers } : refuse('malformed', 'a pass takes no numbers');
  const choice = q.verbs.indexOf(verb);
  if (choice < 0) return refuse('no-such-choice', `"${verb}" is not among ${q.verbs.join(', ')}`);
  const composed = options.composed.find((c) => c.choice === choice);
  if (composed) {
    const wrong = misfit(composed, numbers);
    if (wrong !== null) return { ...wrong, ...reasonOf(explain(q, choice, g, locals, numbers, onError)) };
    const forbidden = firstFailing(q, choice, g, locals, numbers);
    if (forbidden === null) return { choice, numbers };
    return refuse('not-offered', undefined, withFacts(forbidden, onError));
  }
  if (options.find(choice, numbers) >= 0) return { choice, numbers };
  const reason = explain(q, choice, g, locals, numbers, onError);
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

/**
 * Why an answer is not legal: the first check that fails; null if none does, or it is no candidate at all. A reason
 * whose facts can't be computed is given without them.
 */
export function explain<T extends GameTypes>(
  q: PreparedQuestion<T>,
  choice: number,
  g: Play<T>,
  locals: AnyLocals,
  numbers: readonly number[],
  onError: OnCheckError,
): Reason | null {
  let failing: Failing | null;
  try {
    failing = firstFailing(q, choice, g, locals, numbers);
  } catch (e) {
    // A stranger's numbers may point outside the board: a check that stumbles over those says nothing.
    if (e instanceof CheckError && isCandidate(q.choices[choice], g, locals, numbers)) onError(e);
    return null;
  }
  return failing === null ? null : withFacts(failing, onError);
}

const reasonOf = (reason: Reason | null) => (reason === null ? {} : { reason });

/** A check that does not hold. */
interface Failing {
  readonly rule: string;
  readonly because: () => Facts | undefined;
}

/** What a check has rejected, it must be able to explain, also numbers that no client of ours would send. */
function withFacts({ rule, because }: Failing, onError: OnCheckError): Reason {
  try {
    return { rule, facts: copyFacts(because()) };
  } catch (e) {
    onError(new CheckError(rule, 'because', e));
    return { rule, facts: {} };
  }
}

function firstFailing<T extends GameTypes>(
  q: PreparedQuestion<T>,
  choice: number,
  g: Play<T>,
  locals: AnyLocals,
  numbers: readonly number[],
): Failing | null {
  const c = q.choices[choice];
  const checks = checksOf(c);
  if (c.form !== 'some') return failing(checks, g, locals, numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0);
  for (const item of numbers) {
    const found = failing(checks, g, locals, item, 0, 0);
    if (found !== null) return found;
  }
  for (const w of c.whole ?? [])
    if (!saysOf(w.rule, () => w.holds(g, locals, numbers)))
      return { rule: w.rule, because: () => w.because?.(g, locals, numbers) };
  return null;
}

function failing<T extends GameTypes>(
  checks: readonly Check<T, AnyLocals>[],
  g: Play<T>,
  locals: AnyLocals,
  a: number,
  b: number,
  c: number,
): Failing | null {
  for (const k of checks)
    if (!saysOf(k.rule, () => k.holds(g, locals, a, b, c)))
      return { rule: k.rule, because: () => k.because?.(g, locals, a, b, c) };
  return null;
}

function saysOf(rule: string, holds: () => boolean): boolean {
  try {
    return holds();
  } catch (e) {
    throw new CheckError(rule, 'holds', e);
  }
}

/** Whether the rules themselves would look at these numbers. */
function isCandidate<T extends GameTypes>(
  c: Choice<T, AnyLocals, Flow<T, string>>,
  g: Play<T>,
  locals: AnyLocals,
  numbers: readonly number[],
): boolean {
  switch (c.form) {
    case 'confirm':
      return numbers.length === 0;
    case 'amount':
      return numbers.length === 1 && numbers[0] >= c.least(g, locals) && numbers[0] <= c.most(g, locals);
    case 'one':
    case 'place':
    case 'path': {
      let found = false;
      c.candidates(g, locals, (...offered) => {
        const given = offered.filter((n) => n !== undefined);
        found ||= given.length === numbers.length && given.every((n, i) => n === numbers[i]);
      });
      return found;
    }
    case 'some': {
      const items = new Set<number>();
      c.items(g, locals, (item) => items.add(item));
      return (
        numbers.length >= c.least(g, locals) &&
        numbers.length <= c.most(g, locals) &&
        numbers.every((n) => items.has(n))
      );
    }
    case 'order':
    case 'split':
      // They have no checks.
      return false;
  }
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
