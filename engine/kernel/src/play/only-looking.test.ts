import { describe, expect, it } from 'vitest';
import type { Diary } from '../fixtures/diary.ts';
import { codeOf, diaryGame, diaryProcedure, linesOf, note, say, startDiary } from '../fixtures/diary.ts';
import { type Choice, call, done, type Flow, inTurn, int, open, type Play, RuleError } from '../index.ts';

type C = Choice<Diary, unknown, Flow<Diary, never, undefined>>;
const wait = { ask: 'one', seat: () => 0, choices: { go: { form: 'confirm', does() {} } } } as const;
const asking = (choice: C, timeout?: (g: Play<Diary>) => [string]) => {
  const main = diaryProcedure('main');
  main.steps('ask', 'end').are({
    ask: { ask: 'one', seat: () => 0, choices: { it: choice }, ...(timeout ? { timeout } : {}) },
    end: wait,
  });
  return diaryGame(main);
};
const confirm: C = { form: 'confirm', does() {} };

describe('whoever only looks', () => {
  it('changes nothing: a time-out answer that draws is a mistake of the rules', () => {
    const match = startDiary(
      asking(confirm, (g) => {
        g.draw('die', 6);
        return ['it'];
      }),
    );
    const before = match.hash();
    expect(() => match.decision(0)).toThrow(RuleError);
    expect(match.hash()).toBe(before);
  });

  it('changes nothing by listing either', () => {
    const check = { rule: 'x', holds: (g: Play<Diary>) => g.draw('die', 2) === 0 };
    expect(() => startDiary(asking({ ...confirm, checks: [check] }))).toThrow('nothing may change');
  });
});

describe('a check for several items together', () => {
  it('that fails is no permission', () => {
    const some: C = {
      form: 'some',
      items: (_g, _l, offer) => {
        for (const n of [1, 2, 3]) offer(n);
      },
      least: () => 1,
      most: () => 2,
      whole: [
        {
          rule: 'x',
          holds: (_g, _l, items) => {
            if (items.length > 1) throw new Error('oh');
            return true;
          },
        },
      ],
      does() {},
    };
    const match = startDiary(asking(some));
    expect(codeOf(say(match, 0, 'it', 2, 3))).toBe('rules-failed');
    expect(codeOf(say(match, 0, 'it', 2))).toBe('taken');
  });
});

describe('calls in turn', () => {
  it('may be in turn themselves', () => {
    const hurt = diaryProcedure('hurt', { n: open(int) });
    hurt.steps('a').are({ a: (g, l) => note(g, `${l.n}`) });
    const one = (n: number) => call(hurt, { n });
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({ a: () => inTurn([inTurn([one(1), one(2)]), one(3)]), b: wait });
    expect(linesOf(startDiary(diaryGame(main, [hurt])))).toEqual(['1', '2', '3']);
  });
});

describe('two sealed answers', () => {
  it('that want the same go on', () => {
    const inner = diaryProcedure('inner');
    inner.steps('bid', 'never').are({
      bid: { ask: 'sealed', seats: () => 0b11, choices: { go: { form: 'confirm', does: () => done() } } },
      never: (g) => note(g, 'never'),
    });
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({ a: () => call(inner, {}), b: wait });
    const match = startDiary(diaryGame(main, [inner]));
    say(match, 0, 'go');
    expect(codeOf(say(match, 1, 'go'))).toBe('taken');
    expect([linesOf(match), match.decision(0)?.prompt]).toEqual([[], 'main.b']);
  });
});
