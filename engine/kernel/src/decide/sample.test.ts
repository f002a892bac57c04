import { describe, expect, it } from 'vitest';
import { type Diary, diaryGame, diaryProcedure } from '../fixtures/diary.ts';
import { anyAnswer } from '../fixtures/random-play.ts';
import type { Flow } from '../index.ts';
import { type Choice, dice, Position, quickSource } from '../index.ts';
import type { SomeChoice } from '../rules/choice.ts';

const items = (_g: unknown, _l: unknown, offer: (n: number) => void) => {
  for (const n of [5, 6, 7, 8]) offer(n);
};
const some: SomeChoice<Diary, unknown, Flow<Diary, never, undefined>> = {
  form: 'some',
  items,
  least: () => 1,
  most: () => 3,
  whole: [{ rule: 'even', holds: (_g, _l, all) => all.reduce((a, b) => a + b, 0) % 2 === 0 }],
  does() {},
};
const choices: Record<string, Choice<Diary, unknown, Flow<Diary, never, undefined>>> = {
  yes: { form: 'confirm', does() {} },
  cell: {
    form: 'one',
    candidates(_g, _l, offer) {
      for (const n of [1, 2, 3]) offer(n, n);
    },
    does() {},
  },
  some,
  order: { form: 'order', items, does() {} },
  split: {
    form: 'split',
    total: () => 3,
    bins(_g, _l, offer) {
      offer(0, 1);
      offer(1, 2);
      offer(2, 2);
    },
    does() {},
  },
};

function begin(ask: 'one' | 'open', offered = choices): Position<Diary> {
  const main = diaryProcedure('main');
  main.steps('ask', 'end').are({
    ask: ask === 'one' ? { ask, seat: () => 0, choices: offered } : { ask, seats: () => 1, choices: offered },
    end: { ask: 'one', seat: () => 1, choices: { stop: { form: 'confirm', does() {} } } },
  });
  return Position.begin(diaryGame(main), {}, 2, quickSource(1));
}

describe('a random answer', () => {
  it('is always taken, and each form comes up', () => {
    const random = dice(5);
    const p = begin('open');
    const verbs = new Set<string>();
    const whole = new Set<string>();
    for (let n = 0; n < 3000; n++) {
      const { seat, answer } = anyAnswer(p, random);
      expect(p.copy().answer(seat, answer), answer.join(' ')).toBe(null);
      verbs.add(answer[0]);
      whole.add(answer.join(' '));
    }
    expect(verbs).toEqual(new Set([...Object.keys(choices), 'pass']));
    // All 24 orders and all 5 ways to split 3 over caps 1, 2, 2 are possible.
    expect([...whole].filter((a) => a.startsWith('order'))).toHaveLength(24);
    expect([...whole].filter((a) => a.startsWith('split'))).toHaveLength(5);
  });

  /** Of 20 items the first 8, and nothing else. */
  const hard = (holds: (all: readonly number[]) => boolean) => ({
    some: {
      ...some,
      items: (_g: unknown, _l: unknown, offer: (n: number) => void) => {
        for (let n = 0; n < 20; n++) offer(n);
      },
      least: () => 8,
      most: () => 8,
      whole: [{ rule: 'rare', holds: (_g: unknown, _l: unknown, all: readonly number[]) => holds(all) }],
    },
  });
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

  it('is the one that listing found, if a rule wants what is too rare to hit', () => {
    const drawn = Array.from({ length: 20 }, (_, n) =>
      anyAnswer(
        begin(
          'open',
          hard((a) => sum(a) === 28),
        ),
        dice(n),
      ),
    );
    expect(new Set(drawn.map((d) => d.answer.join()))).toEqual(new Set(['pass', 'some,0,1,2,3,4,5,6,7']));
  });

  it('is a pass, or none, if not even listing found one', () => {
    const last = hard((a) => sum(a) === 124);
    expect(anyAnswer(begin('open', last), dice(1)).answer).toEqual(['pass']);
    const p = begin('one', last);
    expect(() => anyAnswer(p, dice(1))).toThrow('no random answer');
    expect(p.fallback(p.asked()[0])).toBe(null);
    expect(p.allows(0, ['some', 12, 13, 14, 15, 16, 17, 18, 19])).toBe(true);
  });

  it('is not asked for where every selection was tried and none is legal', () => {
    const never = { some: { ...some, whole: [{ rule: 'never', holds: () => false }] } };
    expect(begin('open', never).asked()[0].options.question.prompt).toBe('main.end');
    expect(() => begin('one', never)).toThrow('nothing may be chosen');
  });
});
