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
import {
  type AskOne,
  call,
  done,
  type Flow,
  int,
  list,
  open,
  RuleError,
  returns,
  STEP_LIMIT,
  working,
} from '../index.ts';

/** A question that only waits. */
const wait: AskOne<Diary, unknown, Flow<Diary, never, undefined>> = {
  ask: 'one',
  seat: () => 0,
  choices: { go: { form: 'confirm', does: (g) => note(g, 'go') } },
};

describe('the steps of a procedure', () => {
  it('run in their printed order up to a question, and on after its answer', () => {
    const main = diaryProcedure('main');
    main.steps('first', 'second', 'ask', 'third', 'end').are({
      // Given in another order than they are named: the named one counts.
      third: (g) => note(g, 'third'),
      second: (g) => note(g, 'second'),
      first: (g) => note(g, 'first'),
      ask: wait,
      end: (g) => g.finish({ winners: [0], by: 'end' }),
    });
    const match = startDiary(diaryGame(main));
    expect(linesOf(match)).toEqual(['first', 'second']);
    say(match, 0, 'go');
    expect(linesOf(match)).toEqual(['first', 'second', 'go', 'third']);
    expect(match.result).toEqual({ winners: [0], by: 'end' });
  });

  it('go where a step says, forward and back, from a rule and from an answer', () => {
    const main = diaryProcedure('main');
    main.steps('a', 'b', 'c', 'ask').are({
      a: (g) => {
        note(g, 'a');
        return g.state.lines.length > 3 ? 'ask' : 'c';
      },
      b: (g) => note(g, 'b'),
      c: (g) => {
        note(g, 'c');
        return 'a';
      },
      ask: { ...wait, choices: { back: { form: 'confirm', does: () => 'b' as const } } },
    });
    const match = startDiary(diaryGame(main));
    expect(linesOf(match).join('')).toBe('acaca');
    say(match, 0, 'back');
    expect(linesOf(match).join('')).toBe('acacabca');
  });
});

describe('a call', () => {
  const inner = diaryProcedure('inner', { n: open(int) }, returns<{ twice: number }>());
  inner.steps('work', 'never').are({
    work: (g, l) => {
      note(g, `inner ${l.n}`);
      return done({ twice: l.n * 2 });
    },
    never: (g) => note(g, 'never'),
  });

  it('runs another procedure with the given locals, then the next step, which gets the result', () => {
    const main = diaryProcedure('main');
    main.steps('begin', 'after', 'ask').are({
      begin: () => call(inner, { n: 21 }),
      after: (g) => note(g, `got ${g.returned(inner).twice}`),
      ask: wait,
    });
    expect(linesOf(startDiary(diaryGame(main, [inner])))).toEqual(['inner 21', 'got 42']);
  });

  it('goes on at the step it names', () => {
    const main = diaryProcedure('main');
    main.steps('begin', 'skipped', 'after', 'ask').are({
      begin: () => call(inner, { n: 1 }, 'after'),
      skipped: (g) => note(g, 'skipped'),
      after: (g) => note(g, `got ${g.returned(inner).twice}`),
      ask: wait,
    });
    expect(linesOf(startDiary(diaryGame(main, [inner])))).toEqual(['inner 1', 'got 2']);
  });

  it('starts each run with fresh locals; what is not given is initial', () => {
    const count = diaryProcedure('count', { n: open(int), seen: working(open(int)) });
    count.steps('work').are({
      work: (g, l) => {
        note(g, `${l.n} ${l.seen}`);
        l.seen = 99;
      },
    });
    const main = diaryProcedure('main');
    main.steps('one', 'two', 'ask').are({
      one: () => call(count, { n: 1 }),
      two: () => call(count, { n: 2 }),
      ask: wait,
    });
    expect(linesOf(startDiary(diaryGame(main, [count])))).toEqual(['1 0', '2 0']);
  });

  it('has its locals for itself', () => {
    const adds = diaryProcedure('adds', { mine: open(list(int)) });
    adds.steps('work').are({
      work(g, l) {
        l.mine.push(7);
        note(g, l.mine.join());
      },
    });
    const main = diaryProcedure('main');
    main.steps('begin', 'ask').are({ begin: (g) => call(adds, { mine: g.state.numbers }), ask: wait });
    const match = startDiary(diaryGame(main, [adds]));
    expect(linesOf(match)).toEqual(['7']);
    expect(match.position.state.numbers).toEqual([]);
  });

  it('that promises a result must give one', () => {
    const silent = diaryProcedure('silent', {}, returns<number>());
    silent.steps('a').are({ a: () => {} });
    const main = diaryProcedure('main');
    main.steps('a', 'ask').are({ a: () => call(silent, {}), ask: wait });
    expect(() => startDiary(diaryGame(main, [silent]))).toThrow('ended without the result');
    expect(() =>
      diaryProcedure('hasty', {}, returns<number>())
        .steps('a')
        .are({ a: () => done(1) }, { endsIf: () => true }),
    ).toThrow('promises a result');
  });

  it('comes back when it is done from a question of its own', () => {
    const asks = diaryProcedure('asks', { depth: open(int) }, returns<string>());
    asks.steps('down', 'ask', 'end').are({
      down: (_g, l) => (l.depth > 0 ? call(asks, { depth: l.depth - 1 }, 'end') : 'ask'),
      ask: {
        ask: 'one',
        seat: () => 1,
        choices: { out: { form: 'confirm', does: () => done('from the depth') } },
      },
      end: (g, l) => {
        note(g, `level ${l.depth} got ${g.returned(asks)}`);
        return done(`level ${l.depth}`);
      },
    });
    const main = diaryProcedure('main');
    main.steps('begin', 'after', 'ask').are({
      begin: () => call(asks, { depth: 2 }),
      after: (g) => note(g, `main got ${g.returned(asks)}`),
      ask: wait,
    });
    const match = startDiary(diaryGame(main, [asks]));
    expect(match.position.stack.map((f) => match.position.table[f.procedure].name)).toEqual([
      'main',
      'asks',
      'asks',
      'asks',
    ]);
    expect(match.position.where()).toBe(
      'main.after › asks.end {"depth":2} › asks.end {"depth":1} › asks.ask {"depth":0}',
    );
    say(match, 1, 'out');
    expect(linesOf(match)).toEqual(['level 1 got from the depth', 'level 2 got level 1', 'main got level 2']);
  });

  it('out of an answer is followed before the questions go on', () => {
    const main = diaryProcedure('main');
    main.steps('ask', 'after', 'end').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        choices: {
          dive: { form: 'amount', least: () => 1, most: () => 3, does: (_g, _l, n) => call(inner, { n }) },
        },
      },
      after: (g) => note(g, `got ${g.returned(inner).twice}`),
      end: wait,
    });
    const match = startDiary(diaryGame(main, [inner]));
    say(match, 0, 'dive', 3);
    expect(linesOf(match)).toEqual(['inner 3', 'got 6']);
  });
});

describe('rules that are wrong', () => {
  const failure = (run: () => unknown): RuleError => {
    try {
      run();
    } catch (e) {
      expect(e).toBeInstanceOf(RuleError);
      return e as RuleError;
    }
    throw new Error('the rules did not fail');
  };

  it('name a step that is not there', () => {
    const main = diaryProcedure('main');
    main.steps('a', 'ask').are({
      // @ts-expect-error: the type checker knows the steps
      a: () => 'b',
      ask: wait,
    });
    const e = failure(() => startDiary(diaryGame(main)));
    expect(e.kind).toBe('misuse');
    expect(e.message).toContain('no step "b"');
    expect(e.where).toBe('main.a');
  });

  it('call a procedure the game does not list', () => {
    const stray = diaryProcedure('stray');
    stray.steps('a').are({ a: () => {} });
    const main = diaryProcedure('main');
    main.steps('a', 'ask').are({ a: () => call(stray, {}), ask: wait });
    const e = failure(() => startDiary(diaryGame(main)));
    expect([e.kind, e.message.includes('stray')]).toEqual(['misuse', true]);
  });

  it('ask for the result of something that has not just returned', () => {
    const inner = diaryProcedure('inner');
    inner.steps('a').are({ a: () => {} });
    const other = diaryProcedure('other');
    other.steps('a').are({ a: () => {} });
    const never = diaryProcedure('main');
    never.steps('a').are({ a: (g) => g.returned(inner) });
    expect(failure(() => startDiary(diaryGame(never, [inner]))).message).toContain('has not just returned');

    const late = diaryProcedure('main');
    late.steps('a', 'b', 'c').are({
      a: () => call(inner, {}),
      b: () => {},
      c: (g) => g.returned(inner),
    });
    expect(failure(() => startDiary(diaryGame(late, [inner]))).where).toBe('main.c');

    const wrong = diaryProcedure('main');
    wrong.steps('a', 'b').are({ a: () => call(inner, {}), b: (g) => g.returned(other) });
    expect(failure(() => startDiary(diaryGame(wrong, [inner, other]))).kind).toBe('misuse');
  });

  it('do not find the result again behind a question', () => {
    const inner = diaryProcedure('inner', {}, returns<number>());
    inner.steps('a').are({ a: () => done(5) });
    const main = diaryProcedure('main');
    main.steps('a', 'ask', 'b').are({
      a: () => call(inner, {}),
      ask: { ...wait, choices: { go: { form: 'confirm', does: (g) => void g.returned(inner) } } },
      b: () => {},
    });
    const out = say(startDiary(diaryGame(main, [inner])), 0, 'go');
    expect(out).toMatchObject({ ok: false, refusal: { code: 'rules-failed', failure: 'misuse' } });
  });

  it('run away: stopped with the printed stack', () => {
    const loop = diaryProcedure('loop', { lap: working(open(int)) });
    loop.steps('lap').are({
      lap: (_g, l) => {
        l.lap++;
        return 'lap';
      },
    });
    const main = diaryProcedure('main');
    main.steps('a').are({ a: () => call(loop, {}) });
    const e = failure(() => startDiary(diaryGame(main, [loop])));
    expect(e.kind).toBe('runaway');
    expect(e.where).toMatch(/^main\.end › loop\.lap \{"lap":\d+\}$/);
    expect(e.message).toContain(`${STEP_LIMIT} steps`);
  });

  it('may take many steps, as long as they end', () => {
    const main = diaryProcedure('main', { n: open(int) });
    main.steps('a', 'ask').are({
      a: (_g, l) => (l.n++ < STEP_LIMIT - 10 ? 'a' : 'ask'),
      ask: wait,
    });
    expect(startDiary(diaryGame(main)).awaiting()).toEqual([0]);
  });

  it('come to a dead end: somebody is asked who can choose nothing', () => {
    const main = diaryProcedure('main');
    main.steps('go', 'stuck').are({
      go: wait,
      stuck: {
        ask: 'one',
        seat: () => 1,
        choices: { pick: { form: 'one', candidates: () => {}, does() {} } },
      },
    });
    const match = startDiary(diaryGame(main));
    const out = say(match, 0, 'go');
    expect(out).toMatchObject({ ok: false, refusal: { code: 'rules-failed', failure: 'dead-end' } });
    expect(out.ok ? '' : out.report).toContain('main.stuck');
    expect(codeOf(out)).toBe('rules-failed');
    expect(match.awaiting()).toEqual([0]);
  });

  it('end without a result', () => {
    const main = diaryProcedure('main');
    main.steps('a').are({ a: () => {} });
    expect(failure(() => startDiary(diaryGame(main))).message).toContain('without a result');
  });
});
