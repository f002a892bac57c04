import { describe, expect, it } from 'vitest';
import { type Diary, diaryGame, diaryProcedure, startDiary } from '../fixtures/diary.ts';
import type { Flow } from '../index.ts';
import { type AskStep, Match, MOST_SEATS, SetupError, save, seedFrom, staticsOf } from '../index.ts';

const question: AskStep<Diary, unknown, Flow<Diary, never, undefined>> = {
  ask: 'one',
  seat: () => 0,
  choices: { go: { form: 'confirm', does() {} } },
};
const named = (name: string, step: AskStep<Diary, unknown, Flow<Diary, never, undefined>> = question) => {
  const p = diaryProcedure(name);
  p.steps('ask').are({ ask: step });
  return p;
};

describe('defining a game', () => {
  it('finds a procedure without steps, and two of the same name', () => {
    expect(() => diaryGame(diaryProcedure('empty'))).toThrow('procedure empty has no steps');
    expect(() => diaryGame(named('main'), [named('x'), named('x')])).toThrow('two procedures are called x');
  });

  it('finds a question without a choice, and a window with a pass of its own', () => {
    expect(() => diaryGame(named('main', { ...question, choices: {} }))).toThrow(
      'main.ask asks without a choice',
    );
    const window = { ask: 'open', seats: () => 1, choices: { pass: question.choices.go } } as const;
    expect(() => diaryGame(named('main', window))).toThrow('may not define "pass"');
    expect(() =>
      diaryGame(named('main', { ...question, choices: { pass: question.choices.go } })),
    ).not.toThrow();
  });

  it('finds a step and a stream that are named twice', () => {
    const twice = diaryProcedure('main');
    twice.steps('ask', 'ask').are({ ask: question });
    expect(() => diaryGame(twice)).toThrow('main has a step twice');
    expect(() => diaryGame(named('main'), [], { streams: ['die', 'die'] })).toThrow(
      'a stream is named twice',
    );
  });

  it('finds a table for more seats than there can be', () => {
    const seats = { least: 1, most: MOST_SEATS };
    expect(() => diaryGame(named('main'), [], { seats })).not.toThrow();
    expect(() => diaryGame(named('main'), [], { seats: { ...seats, most: MOST_SEATS + 1 } })).toThrow(
      'there can be 1 to 30',
    );
  });

  it('takes the main procedure whether it is listed or not', () => {
    const main = named('main');
    for (const others of [[], [main], [named('other'), main]])
      expect(startDiary(diaryGame(main, others)).awaiting()).toEqual([0]);
  });
});

describe('a procedure', () => {
  it('is given its steps once', () => {
    const p = named('main');
    expect(() => p.steps('again').are({ again: question })).toThrow('given its steps twice');
  });
});

describe('setting up a match', () => {
  let made = 0;
  const game = diaryGame(named('main'), [], {
    seats: { least: 2, most: 3 },
    statics(setup) {
      if (setup === 'bad') throw new SetupError('no such map');
      return { number: ++made };
    },
  });
  const start = (more: object) => Match.start(game, { setup: 1, seats: 2, seed: seedFrom('x'), ...more });

  it('is refused in words that are cut where they quote too much', () => {
    expect(new SetupError('x'.repeat(16_000)).message).toBe('x'.repeat(16_000));
    expect(new SetupError('x'.repeat(16_001)).message).toBe(`${'x'.repeat(16_000)}…`);
  });

  it('is refused in words', () => {
    expect(() => start({ setup: 'bad' })).toThrow(new SetupError('no such map'));
    for (const seats of [0, 1, 4, 2.5, Number.NaN]) expect(() => start({ seats })).toThrow(SetupError);
    expect(() => start({ seed: 'hello' })).toThrow('a seed is 64 hexadecimal digits');
    expect(() => start({ clocks: [1] })).toThrow('2 seats need 2 clocks, not 1');
    for (const clocks of [null, 5, { length: 2 }]) expect(() => start({ clocks })).toThrow(SetupError);
  });

  it('is refused if no file could hold it', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    let deep: unknown[] = [];
    for (let i = 0; i < 20_000; i++) deep = [deep];
    for (const setup of [1n, circle, deep]) {
      expect(() => start({ setup })).toThrow(SetupError);
      expect(() => start({ setup })).toThrow('a set-up is plain data, as a JSON file has it: ');
    }
  });

  it('is played from what its file says, and from nothing that is changed later', () => {
    const read: unknown[] = [];
    const reader = diaryGame(named('main'), [], {
      statics(setup) {
        read.push(setup);
        return {};
      },
    });
    const setup = { map: 'a', size: Number.NaN, draw: () => 1 };
    const match = Match.start(reader, { setup, seats: 2, seed: seedFrom('x') });
    setup.map = 'b';
    expect(read).toEqual([{ map: 'a', size: null }]);
    expect(save(match, 'always').setup).toEqual({ map: 'a', size: null });
    expect(match.fork(0, seedFrom('y')).setup.setup).toEqual({ map: 'a', size: null });
  });

  it('makes what never changes once per set-up and number of seats, and freezes it', () => {
    const one = staticsOf(game, { map: 'a' }, 2);
    expect(staticsOf(game, { map: 'a' }, 2)).toBe(one);
    expect(staticsOf(game, { map: 'b' }, 2)).not.toBe(one);
    expect(staticsOf(game, { map: 'a' }, 3)).not.toBe(one);
    expect(Object.isFrozen(one)).toBe(true);
  });
});
