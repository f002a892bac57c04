import { RuleError } from '../play/rule-error.ts';
import type { AnyLocals } from '../rules/any-locals.ts';
import type { Check } from '../rules/check.ts';
import type { Answer, Choice, Offer } from '../rules/choice.ts';
import { PASS } from '../rules/choice.ts';
import type { Flow } from '../rules/flow.ts';
import type { GameTypes, Play } from '../rules/play.ts';
import type { PreparedQuestion } from './question.ts';

/** A choice whose answers are too many to list: its items (or bins with caps) and bounds. */
export interface Composed {
  readonly choice: number;
  readonly form: 'some' | 'order' | 'split';
  readonly items: number[];
  /** split: how much each bin takes */
  readonly caps: number[];
  /** some: how many at least and at most; split: the total, twice */
  readonly least: number;
  readonly most: number;
  /** a legal answer, if a short search found one */
  readonly first: readonly number[] | null;
}

const ROW = 4;
const MOST_AMOUNTS = 10_000;
const NONE: readonly Check<never>[] = [];

/**
 * Everything a seat may answer now. What can be counted is listed, four numbers a row in one typed array, so
 * that listing makes no garbage; a person's table gets it as a `Decision`.
 */
export class Options<T extends GameTypes> {
  question!: PreparedQuestion<T>;
  count = 0;
  readonly composed: Composed[] = [];
  /** offered all the same when nothing else is: a window that must not tell a secret by staying shut */
  canPass = false;

  private rows = new Int32Array(16 * ROW);
  private g!: Play<T>;
  private locals: AnyLocals;
  /** the choice being listed, as rows carry it */
  private tag = 0;
  private checks: readonly Check<T, AnyLocals>[] = NONE as readonly Check<T, AnyLocals>[];

  /** Lists anew, all choices or some; true if there is something to choose besides passing. */
  list(question: PreparedQuestion<T>, g: Play<T>, locals: AnyLocals, only?: readonly boolean[]): boolean {
    this.question = question;
    this.g = g;
    this.locals = locals;
    this.count = 0;
    this.composed.length = 0;
    this.canPass = question.canPass;
    const choices = question.choices;
    for (let i = 0; i < choices.length; i++)
      if (only === undefined || only[i]) this.listChoice(i, choices[i]);
    return this.count > 0 || this.composed.length > 0;
  }

  choiceOf(row: number): number {
    return this.rows[row * ROW] >> 2;
  }

  a(row: number): number {
    return this.rows[row * ROW + 1];
  }

  b(row: number): number {
    return this.rows[row * ROW + 2];
  }

  c(row: number): number {
    return this.rows[row * ROW + 3];
  }

  /** The numbers of a listed option, as many as its verb has. */
  numbers(row: number): number[] {
    // A list that is written down takes as much memory as it holds; one that grows, several times that.
    switch (this.rows[row * ROW] & 3) {
      case 0:
        return [];
      case 1:
        return [this.a(row)];
      case 2:
        return [this.a(row), this.b(row)];
      default:
        return [this.a(row), this.b(row), this.c(row)];
    }
  }

  /** The numbers of all listed options of a choice, one behind the other, and how many each has; null: there are none. */
  listed(choice: number): { readonly each: number; readonly numbers: number[] } | null {
    const { rows, count } = this;
    let row = 0;
    while (row < count && rows[row * ROW] >> 2 !== choice) row++;
    if (row === count) return null;
    const tag = rows[row * ROW];
    const each = tag & 3;
    const numbers: number[] = [];
    // The options of a choice lie side by side.
    for (let at = row * ROW; row < count && rows[at] >> 2 === choice; row++, at += ROW) {
      if (rows[at] !== tag) {
        const { verbs, prompt } = this.question;
        throw new RuleError('misuse', `the options of ${verbs[choice]} differ in length`, prompt);
      }
      for (let k = 1; k <= each; k++) numbers.push(rows[at + k]);
    }
    return { each, numbers };
  }

  answer(row: number): Answer {
    return [this.question.verbs[this.choiceOf(row)], ...this.numbers(row)];
  }

  /** The row that says exactly this, or -1. */
  find(choice: number, numbers: readonly number[]): number {
    // A row has room for three: with more, the tag would spill over into the next choice's.
    if (numbers.length > 3) return -1;
    const tag = (choice << 2) | numbers.length;
    const [a = 0, b = 0, c = 0] = numbers;
    const rows = this.rows;
    for (let i = 0, at = 0; i < this.count; i++, at += ROW)
      if (rows[at] === tag && rows[at + 1] === a && rows[at + 2] === b && rows[at + 3] === c) return i;
    return -1;
  }

  /** The first thing that may be answered: passing in a window, otherwise the first option; null if it is not known. */
  first(): Answer | null {
    if (this.canPass) return [...PASS];
    if (this.count > 0) return this.answer(0);
    for (const c of this.composed) if (c.first !== null) return [this.question.verbs[c.choice], ...c.first];
    return null;
  }

  private listChoice(i: number, choice: Choice<T, AnyLocals, Flow<T, string>>): void {
    this.tag = i << 2;
    const { g, locals } = this;
    switch (choice.form) {
      case 'confirm':
        this.checks = choice.checks ?? (NONE as readonly Check<T, AnyLocals>[]);
        this.add(0, 0, 0, 0);
        return;
      case 'amount': {
        this.checks = choice.checks ?? (NONE as readonly Check<T, AnyLocals>[]);
        const least = choice.least(g, locals);
        const most = choice.most(g, locals);
        if (most - least > MOST_AMOUNTS)
          throw new RuleError(
            'misuse',
            `${this.question.prompt} offers ${least} to ${most}`,
            this.question.prompt,
          );
        for (let n = least; n <= most; n++) this.add(1, n, 0, 0);
        return;
      }
      case 'one':
      case 'place':
      case 'path':
        this.checks = choice.checks ?? (NONE as readonly Check<T, AnyLocals>[]);
        choice.candidates(g, locals, this.offer);
        return;
      case 'some':
      case 'order':
      case 'split':
        this.compose(i, choice);
    }
  }

  private compose(
    i: number,
    choice: Extract<Choice<T, AnyLocals, Flow<T, string>>, { form: 'some' | 'order' | 'split' }>,
  ): void {
    const { g, locals } = this;
    const items: number[] = [];
    const caps: number[] = [];
    if (choice.form === 'split') {
      choice.bins(g, locals, (bin, cap) => {
        items.push(bin);
        caps.push(Math.max(0, cap));
      });
      const total = Math.max(0, choice.total(g, locals));
      if (caps.reduce((sum, cap) => sum + cap, 0) >= total)
        this.composed.push({
          choice: i,
          form: 'split',
          items,
          caps,
          least: total,
          most: total,
          first: pour(caps, total),
        });
      return;
    }
    const checks = choice.form === 'some' ? (choice.checks ?? []) : [];
    choice.items(g, locals, (item) => {
      if (checks.every((k) => k.holds(g, locals, item, 0, 0))) items.push(item);
    });
    if (choice.form === 'order') {
      if (items.length > 0)
        this.composed.push({
          choice: i,
          form: 'order',
          items,
          caps,
          least: items.length,
          most: items.length,
          first: items,
        });
      return;
    }
    const least = Math.max(0, choice.least(g, locals));
    const most = Math.min(items.length, choice.most(g, locals));
    if (least > most) return;
    const whole = choice.whole ?? [];
    const { first, all } = search(items, least, most, (some) => whole.every((w) => w.holds(g, locals, some)));
    // Only if every selection was tried and none is legal is there nothing to choose.
    if (first !== null || !all)
      this.composed.push({ choice: i, form: 'some', items, caps, least, most, first });
  }

  private readonly offer: Offer = (a, b, c) => {
    if (b === undefined) this.add(1, a, 0, 0);
    else if (c === undefined) this.add(2, a, b, 0);
    else this.add(3, a, b, c);
  };

  private add(arity: number, a: number, b: number, c: number): void {
    const { checks, g, locals } = this;
    for (let i = 0; i < checks.length; i++) if (!checks[i].holds(g, locals, a, b, c)) return;
    const at = this.count++ * ROW;
    if (at === this.rows.length) this.grow();
    const rows = this.rows;
    rows[at] = this.tag | arity;
    rows[at + 1] = a;
    rows[at + 2] = b;
    rows[at + 3] = c;
  }

  private grow(): void {
    const larger = new Int32Array(this.rows.length * 2);
    larger.set(this.rows);
    this.rows = larger;
  }
}

/** How many selections are tried before the search is given up. */
const TRIED = 10_000;

/** The first legal selection, small and early ones first, and whether all were tried. */
function search(
  items: readonly number[],
  least: number,
  most: number,
  legal: (some: readonly number[]) => boolean,
): { first: readonly number[] | null; all: boolean } {
  let left = TRIED;
  const pick = (n: number, from: number, taken: readonly number[]): readonly number[] | null => {
    if (taken.length === n) return left-- > 0 && legal(taken) ? taken : null;
    for (let i = from; i <= items.length - (n - taken.length) && left > 0; i++) {
      const found = pick(n, i + 1, [...taken, items[i]]);
      if (found !== null) return found;
    }
    return null;
  };
  for (let n = least; n <= most; n++) {
    const first = pick(n, 0, []);
    if (first !== null) return { first, all: true };
  }
  return { first: null, all: left > 0 };
}

/** Fills the bins from the first on. */
function pour(caps: readonly number[], total: number): number[] {
  let left = total;
  return caps.map((cap) => {
    const n = Math.min(cap, left);
    left -= n;
    return n;
  });
}
