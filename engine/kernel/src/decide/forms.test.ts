import { describe, expect, it } from 'vitest';
import {
  codeOf,
  type Diary,
  diaryGame,
  diaryProcedure,
  linesOf,
  note,
  say,
  startDiary,
} from '../fixtures/diary.ts';
import type { Choice, Flow, Match, Outcome } from '../index.ts';

type AnyChoice = Choice<Diary, unknown, Flow<Diary, never, undefined>>;

/** A question with a single verb, `it`, that can be answered once. */
function asking(it: AnyChoice): Match<Diary> {
  const main = diaryProcedure('main');
  main.steps('ask', 'end').are({
    ask: { ask: 'one', seat: () => 0, choices: { it } },
    end: { ask: 'one', seat: () => 1, choices: { stop: { form: 'confirm', does() {} } } },
  });
  return startDiary(diaryGame(main));
}

/** What becomes of an answer `it …` to a fresh question: its lines, or the code of its refusal. */
function answered(choice: AnyChoice, ...numbers: number[]): string {
  const match = asking(choice);
  const out = say(match, 0, 'it', ...numbers);
  return out.ok ? linesOf(match).join() : out.refusal.code;
}

const offerOf = (choice: AnyChoice): unknown => asking(choice).decision(0)?.choices[0];
const reasonOf = (out: Outcome): unknown => (out.ok ? undefined : out.refusal.reason);

describe('confirm', () => {
  const confirm: AnyChoice = { form: 'confirm', does: (g) => note(g, 'done') };

  it('takes no number', () => {
    expect(offerOf(confirm)).toEqual({ verb: 'it', form: 'confirm', each: 0, numbers: [] });
    expect(answered(confirm)).toBe('done');
    expect(answered(confirm, 0)).toBe('not-offered');
  });
});

describe.each(['one', 'place', 'path'] as const)('%s', (form) => {
  const offering = (...offers: readonly [number, number?, number?][]): AnyChoice => ({
    form,
    candidates(_g, _l, offer) {
      for (const numbers of offers) offer(...numbers);
    },
    checks: [
      {
        rule: 'R-1',
        holds: (_g, _l, a) => a !== 4,
        because: (_g, _l, a) => ({ figure: a, cells: [a, a + 1] }),
      },
    ],
    does: (g, _l, a, b, c) => note(g, `${a} ${b} ${c}`),
  });
  const one = offering([4], [-3], [8]);
  const two = offering([5, 6], [4, 6], [0, 0]);
  const three = offering([0, 0, 7], [5, 6, 7]);

  it('takes a candidate that passes all checks, with as many numbers as it has', () => {
    expect(offerOf(one)).toEqual({ verb: 'it', form, each: 1, numbers: [-3, 8] });
    expect(offerOf(two)).toEqual({ verb: 'it', form, each: 2, numbers: [5, 6, 0, 0] });
    expect(offerOf(three)).toEqual({ verb: 'it', form, each: 3, numbers: [0, 0, 7, 5, 6, 7] });
    expect(answered(one, -3)).toBe('-3 0 0');
    expect(answered(two, 5, 6)).toBe('5 6 0');
    expect(answered(three, 0, 0, 7)).toBe('0 0 7');
  });

  it('refuses everything else', () => {
    for (const numbers of [[], [9], [-3, 0], [8, 0, 0]])
      expect(answered(one, ...numbers)).toBe('not-offered');
    for (const numbers of [[5], [5, 6, 0], [6, 5], [0]])
      expect(answered(two, ...numbers)).toBe('not-offered');
    for (const numbers of [
      [0, 0],
      [5, 6],
      [7, 6, 5],
    ])
      expect(answered(three, ...numbers)).toBe('not-offered');
  });

  it('does not overlook what follows the third number', () => {
    for (const numbers of [
      [0, 0, 7, 9],
      [0, 0, 7, 0, 0, 0],
      [5, 6, 7, 9, 9, 9],
    ])
      expect(answered(three, ...numbers)).toBe('not-offered');
  });

  it('gives the rule and the facts where a rule forbids', () => {
    const out = say(asking(one), 0, 'it', 4);
    expect(reasonOf(out)).toEqual({ rule: 'R-1', facts: { figure: 4, cells: [4, 5] } });
    expect(reasonOf(say(asking(one), 0, 'it', 9))).toBe(undefined);
  });

  it('has options of one length: a game that offers others is told so', () => {
    expect(() => offerOf(offering([5], [5, 6]))).toThrow('the options of it differ in length');
  });
});

describe('amount', () => {
  const amount: AnyChoice = {
    form: 'amount',
    least: () => -1,
    most: () => 4,
    checks: [{ rule: 'odd', holds: (_g, _l, n) => n % 2 !== 0 }],
    does: (g, _l, n) => note(g, `${n}`),
  };

  it('takes a number within bounds that passes the checks', () => {
    expect(offerOf(amount)).toEqual({ verb: 'it', form: 'amount', each: 1, numbers: [-1, 1, 3] });
    expect([-1, 3].map((n) => answered(amount, n))).toEqual(['-1', '3']);
    expect([-2, -3, 0, 2, 5].map((n) => answered(amount, n))).toEqual(Array(5).fill('not-offered'));
    expect(answered(amount)).toBe('not-offered');
    expect(reasonOf(say(asking(amount), 0, 'it', 2))).toEqual({ rule: 'odd', facts: {} });
  });
});

describe('some', () => {
  const some: AnyChoice = {
    form: 'some',
    // Two tokens of kind 7 lie there.
    items(_g, _l, offer) {
      for (const n of [3, 7, 7, 8, 9]) offer(n);
    },
    checks: [{ rule: 'not-9', holds: (_g, _l, n) => n !== 9 }],
    least: () => 1,
    most: () => 3,
    whole: [
      {
        rule: 'sum',
        holds: (_g, _l, items) => items.reduce((a, b) => a + b, 0) < 20,
        because: (_g, _l, items) => ({ sum: items.reduce((a, b) => a + b, 0) }),
      },
    ],
    does: (g, _l, items) => note(g, items.join(' ')),
  };

  it('lists the items that pass the checks, and how many may be taken', () => {
    expect(offerOf(some)).toEqual({ verb: 'it', form: 'some', items: [3, 7, 7, 8], least: 1, most: 3 });
  });

  it('takes them in any order, each as often as it lies there', () => {
    expect(answered(some, 8, 3)).toBe('8 3');
    expect(answered(some, 7, 3, 7)).toBe('7 3 7');
    expect(answered(some, 3, 3)).toBe('not-offered');
    expect(answered(some, 7, 7, 7)).toBe('not-offered');
  });

  it('refuses too few, too many, and strangers', () => {
    expect(answered(some)).toBe('not-offered');
    expect(answered(some, 3, 7, 7, 8)).toBe('not-offered');
    expect(answered(some, 3, 4)).toBe('not-offered');
    expect(answered(some, 9)).toBe('not-offered');
  });

  it('gives the reason if one of the items is forbidden', () => {
    expect(reasonOf(say(asking(some), 0, 'it', 9))).toEqual({ rule: 'not-9', facts: {} });
  });

  it('gives the reason if the items are each allowed, but not together', () => {
    const match = asking(some);
    const reason = { rule: 'sum', facts: { sum: 22 } };
    expect(reasonOf(say(match, 0, 'it', 7, 7, 8))).toEqual(reason);
    expect(match.whyNot(0, ['it', 7, 7, 8])).toEqual(reason);
  });

  it('never asks for more than there is, nor is it offered with too few items', () => {
    const few = (n: number): AnyChoice => ({ ...some, least: () => n, most: () => 99, whole: [] });
    expect(offerOf(few(4))).toMatchObject({ least: 4, most: 4 });
    expect(() => asking(few(5))).toThrow('nothing may be chosen');
  });
});

describe('order', () => {
  const order: AnyChoice = {
    form: 'order',
    items(_g, _l, offer) {
      for (const n of [4, 5, 5]) offer(n);
    },
    does: (g, _l, items) => note(g, items.join(' ')),
  };

  it('takes all items in any order, and nothing but all items', () => {
    expect(offerOf(order)).toEqual({ verb: 'it', form: 'order', items: [4, 5, 5] });
    expect(answered(order, 5, 4, 5)).toBe('5 4 5');
    for (const numbers of [[4, 5], [4, 4, 5], [4, 5, 6], [4, 5, 5, 5], []])
      expect(answered(order, ...numbers)).toBe('not-offered');
  });

  it('of nothing is no question', () => {
    expect(() => asking({ ...order, items: () => {} })).toThrow('nothing may be chosen');
  });
});

describe('split', () => {
  const split: AnyChoice = {
    form: 'split',
    total: () => 6,
    bins(_g, _l, offer) {
      offer(10, 4);
      offer(20, 1);
      offer(30, 3);
    },
    does: (g, _l, amounts) => note(g, amounts.join(' ')),
  };

  it('takes an amount for each bin that add up to the total', () => {
    expect(offerOf(split)).toEqual({
      verb: 'it',
      form: 'split',
      bins: [10, 20, 30],
      caps: [4, 1, 3],
      total: 6,
    });
    expect(answered(split, 2, 1, 3)).toBe('2 1 3');
    expect(answered(split, 4, 0, 2)).toBe('4 0 2');
  });

  it('refuses a wrong sum, an overfull bin, less than nothing, and a missing bin', () => {
    expect(answered(split, 1, 1, 3)).toBe('not-offered');
    expect(answered(split, 3, 2, 1)).toBe('not-offered');
    expect(answered(split, 4, -1, 3)).toBe('not-offered');
    expect(answered(split, 4, 2)).toBe('malformed');
    expect(answered(split, 4, 0, 2, 0)).toBe('malformed');
  });

  it('is not offered if the bins cannot hold the total', () => {
    expect(() => asking({ ...split, total: () => 9 })).toThrow('nothing may be chosen');
    expect(offerOf({ ...split, total: () => 8 })).toMatchObject({ total: 8 });
  });
});

describe('a verb that is not asked for', () => {
  it('is refused', () => {
    const match = asking({ form: 'confirm', does() {} });
    for (const verb of ['', 'pass', 'IT', 'constructor', '__proto__'])
      expect(codeOf(say(match, 0, verb))).toBe('no-such-choice');
  });
});

describe('the answer that counts when time runs out', () => {
  const timeoutOf = (choice: AnyChoice): unknown => asking(choice).decision(0)?.timeout;

  it('is the first option of whatever form, and can be taken', () => {
    const items = (_g: unknown, _l: unknown, offer: (n: number) => void) => {
      for (const n of [5, 6, 7]) offer(n);
    };
    const forms: AnyChoice[] = [
      { form: 'confirm', does() {} },
      { form: 'amount', least: () => 2, most: () => 5, does() {} },
      { form: 'some', items, least: () => 2, most: () => 3, does() {} },
      { form: 'order', items, does() {} },
      {
        form: 'split',
        total: () => 5,
        bins(_g, _l, offer) {
          offer(0, 2);
          offer(1, 2);
          offer(2, 9);
        },
        does() {},
      },
    ];
    expect(forms.map(timeoutOf)).toEqual([['it'], ['it', 2], ['it', 5, 6], ['it', 5, 6, 7], ['it', 2, 2, 1]]);
    for (const f of forms) {
      const [, ...numbers] = timeoutOf(f) as [string, ...number[]];
      expect(codeOf(say(asking(f), 0, 'it', ...numbers))).toBe('taken');
    }
  });
});
