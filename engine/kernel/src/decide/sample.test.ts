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

  it('passes if a rule wants a combination that is too rare to hit', () => {
    const rare = { some: { ...some, whole: [{ rule: 'never', holds: () => false }] } };
    const drawn = Array.from({ length: 20 }, (_, n) => anyAnswer(begin('open', rare), dice(n)).answer);
    expect(new Set(drawn.map((a) => a.join()))).toEqual(new Set(['pass']));
    expect(() => anyAnswer(begin('one', rare), dice(1))).toThrow('no random answer');
  });
});
