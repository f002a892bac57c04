import { describe, expect, it } from 'vitest';
import { diaryGame, diaryProcedure, say, startDiary } from '../fixtures/diary.ts';
import { type Check, CheckError, type Match, type WholeCheck } from '../index.ts';

type AnyCheck = Pick<Check<never>, 'rule'> & {
  holds(a: number): boolean;
  because?(a: number): Record<string, number>;
};

const TOWERS = [{ height: 3 }, { height: 5 }];

/** Seat 0 is asked to climb tower 0 or 1. */
function climbing(...checks: AnyCheck[]): Match<never> {
  const main = diaryProcedure('main');
  main.steps('ask').are({
    ask: {
      ask: 'one',
      seat: () => 0,
      choices: {
        climb: {
          form: 'one',
          candidates(_g, _l, offer) {
            for (const i of TOWERS.keys()) offer(i);
          },
          assured: checks.map(({ rule, holds, because }) => ({
            rule,
            holds: (_g, _l, a) => holds(a),
            ...(because && { because: (_g, _l, a) => because(a) }),
          })),
          does() {},
        },
        wait: { form: 'confirm', does() {} },
      },
    },
  });
  return startDiary(diaryGame(main)) as unknown as Match<never>;
}

/** Seat 0 is asked for two of three items. */
function picking(
  whole: Pick<WholeCheck<never>, 'rule'> & { holds?(items: readonly number[]): boolean; because?(): never },
): Match<never> {
  const main = diaryProcedure('main');
  main.steps('ask').are({
    ask: {
      ask: 'one',
      seat: () => 0,
      choices: {
        pick: {
          form: 'some',
          items(_g, _l, offer) {
            for (const n of [1, 2, 3]) offer(n);
          },
          least: () => 1,
          most: () => 2,
          whole: [{ ...whole, holds: (_g, _l, items) => whole.holds?.(items) ?? !items.includes(3) }],
          does() {},
        },
      },
    },
  });
  return startDiary(diaryGame(main)) as unknown as Match<never>;
}

const tooHigh: AnyCheck = {
  rule: 'CL-01',
  holds: (tower) => TOWERS[tower]?.height === 3,
  because: (tower) => ({ height: TOWERS[tower].height }),
};
const broken: AnyCheck = {
  ...tooHigh,
  because() {
    throw new Error('the tower of secret 42 is gone');
  },
};

describe('a `because` that throws', () => {
  it('is an error with the id of the rule, whatever the numbers are', () => {
    expect(() => climbing(broken).whyNot(0, ['climb', 1])).toThrow(CheckError);
    expect(() => climbing(broken).whyNot(0, ['climb', 1])).toThrow('`because` of CL-01 threw');
    expect(() => climbing(tooHigh).whyNot(0, ['climb', 99])).toThrow('`because` of CL-01 threw');
  });

  it('leaves a host that must answer the reason without its facts', () => {
    const errors: CheckError[] = [];
    const reason = climbing(broken).whyNot(0, ['climb', 1], (e) => errors.push(e));
    expect(reason).toEqual({ rule: 'CL-01', facts: {} });
    expect(errors).toMatchObject([{ rule: 'CL-01', cause: { message: 'the tower of secret 42 is gone' } }]);
  });

  it('is refused with the rule, and reported to the host alone', () => {
    const out = say(climbing(broken), 0, 'climb', 9);
    expect(out).toMatchObject({
      ok: false,
      refusal: { code: 'not-offered', reason: { rule: 'CL-01', facts: {} } },
      report: expect.stringContaining('`because` of CL-01 threw: the tower of secret 42 is gone'),
    });
    expect(JSON.stringify(!out.ok && out.refusal)).not.toContain('42');
  });

  it('of several items together is one too', () => {
    const match = picking({ rule: 'PK-01', because: () => broken.because?.(0) as never });
    const refusal = { code: 'not-offered', reason: { rule: 'PK-01', facts: {} } };
    expect(say(match, 0, 'pick', 3)).toEqual({
      ok: false,
      refusal,
      report: expect.stringContaining('PK-01'),
    });
    expect(() => match.whyNot(0, ['pick', 3])).toThrow('`because` of PK-01 threw');
  });

  it('is not reported again with the next refusal', () => {
    const match = climbing(broken);
    say(match, 0, 'climb', 9);
    expect(say(match, 0, 'fly')).not.toHaveProperty('report');
    expect(say(match, 0, 'wait', 1)).not.toHaveProperty('report');
  });
});

describe('a check', () => {
  it('gets 0 for each number that an answer lacks', () => {
    const zero: AnyCheck = { rule: 'CL-04', holds: (tower) => tower === 0 };
    expect(climbing(zero).whyNot(0, ['climb'])).toBe(null);
  });

  it('never sees more numbers than an option has: they are no other verb either', () => {
    expect(say(climbing(), 0, 'climb', 0, 0, 0, 0)).toMatchObject({
      ok: false,
      refusal: { code: 'not-offered' },
    });
  });
});

describe('a check that throws instead of holding or not', () => {
  const stumbles: AnyCheck = { rule: 'CL-02', holds: (tower) => TOWERS[tower].height > 0 };
  const throws: AnyCheck = {
    rule: 'CL-03',
    holds() {
      throw new Error('oh');
    },
  };

  it('says nothing about numbers that the rules never look at', () => {
    for (const numbers of [[99], [-1], [0, 1], []]) {
      expect(climbing(throws).whyNot(0, ['climb', ...numbers])).toBe(null);
      const out = say(climbing(throws), 0, 'climb', ...numbers);
      expect(out).toMatchObject({ ok: false, refusal: { code: 'not-offered' } });
      expect(out).not.toHaveProperty('report');
    }
    expect(climbing(stumbles).whyNot(0, ['climb', 99])).toBe(null);
  });

  it('is an error with the id of the rule where the numbers are a candidate', () => {
    expect(climbing(stumbles).whyNot(0, ['climb', 1])).toBe(null);
    expect(() => climbing(throws).whyNot(0, ['climb', 1])).toThrow('`holds` of CL-03 threw: oh');
  });

  it('of items together is one where all are among the items, as many as may be chosen', () => {
    const match = picking({
      rule: 'PK-02',
      holds(items) {
        if (items.includes(2)) throw new Error('oh');
        return true;
      },
    });
    expect(() => match.whyNot(0, ['pick', 1, 2])).toThrow('`holds` of PK-02 threw: oh');
    for (const numbers of [
      [2, 9],
      [1, 2, 3],
    ])
      expect(match.whyNot(0, ['pick', ...numbers])).toBe(null);
  });

  it('leads to where it was thrown', () => {
    let error: unknown;
    try {
      climbing(throws).whyNot(0, ['climb', 1]);
    } catch (e) {
      error = e;
    }
    expect(error).toMatchObject({ cause: { message: 'oh' } });
    const { stack, cause } = error as CheckError & { cause: Error };
    expect(stack).toBe(`CheckError: \`holds\` of CL-03 threw: oh\n${cause.stack}`);
  });
});
