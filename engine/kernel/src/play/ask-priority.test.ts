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
import type { AskPriority, Flow } from '../index.ts';

const window: AskPriority<Diary, unknown, Flow<Diary, never, undefined>> = {
  ask: 'priority',
  seats: () => [2, 0, 1],
  choices: {
    act: {
      form: 'confirm',
      checks: [{ rule: 'five-in-all', holds: (g) => g.state.lines.length < 5 }],
      does: (g) => note(g, `act ${g.seat}`),
    },
  },
};

function start(more: Partial<typeof window> = {}) {
  const main = diaryProcedure('main');
  main.steps('react', 'end').are({
    react: { ...window, ...more },
    end: { ask: 'one', seat: () => 0, choices: { stop: { form: 'confirm', does() {} } } },
  });
  return startDiary(diaryGame(main), 3);
}

describe('a priority window', () => {
  it("asks one seat after the other, in the rule's order", () => {
    const match = start();
    const order: number[] = [];
    while (match.decision(0)?.prompt !== 'main.end') {
      const [seat, ...others] = match.awaiting();
      expect(others).toEqual([]);
      order.push(seat);
      say(match, seat, 'pass');
    }
    expect(order).toEqual([2, 0, 1]);
  });

  it('lets a seat act again until it passes; who has passed is not asked again', () => {
    const match = start();
    for (const verb of ['act', 'act', 'pass']) say(match, 2, verb);
    expect(match.awaiting()).toEqual([0]);
    say(match, 0, 'act');
    expect(match.awaiting()).toEqual([0]);
    say(match, 0, 'pass');
    expect(match.awaiting()).toEqual([1]);
    expect(linesOf(match)).toEqual(['act 2', 'act 2', 'act 0']);
  });

  it('begins anew after any act where the rule says so', () => {
    const match = start({ restart: true });
    say(match, 2, 'pass');
    say(match, 0, 'act');
    expect(match.awaiting()).toEqual([2]);
    say(match, 2, 'pass');
    expect(match.awaiting()).toEqual([0]);
  });

  it('passes over who has no option, unless that would tell a secret', () => {
    const only1: Partial<typeof window> = {
      choices: {
        act: {
          form: 'confirm',
          checks: [{ rule: 'seat-1', holds: (g) => g.seat === 1 }],
          does() {},
        },
      },
    };
    expect(start(only1).awaiting()).toEqual([1]);
    const match = start({ ...only1, mayHave: (_g, _l, seat) => seat === 0 });
    expect(match.awaiting()).toEqual([0]);
    expect(codeOf(say(match, 0, 'act'))).toBe('not-offered');
    say(match, 0, 'pass');
    expect(match.awaiting()).toEqual([1]);
  });

  it('has a new number for each seat it turns to', () => {
    const match = start();
    const id = match.decisionId;
    say(match, 2, 'pass');
    expect(match.decisionId).not.toBe(id);
    const twice = match.submit({ kind: 'answer', seat: 2, decision: id, answer: ['pass'], at: 0 });
    expect(codeOf(twice)).toBe('old-decision');
    expect(codeOf(say(match, 2, 'pass'))).toBe('already-answered');
  });
});
