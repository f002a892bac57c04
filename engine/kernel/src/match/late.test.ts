import { describe, expect, it } from 'vitest';
import type { Diary } from '../fixtures/diary.ts';
import { codeOf, diaryGame, diaryProcedure, linesOf, note, startDiary } from '../fixtures/diary.ts';
import { type GameRules, only } from '../index.ts';

const main = diaryProcedure('main');
main.steps('both', 'alone').are({
  both: { ask: 'sealed', seats: () => 0b11, choices: { nod: { form: 'confirm', does() {} } } },
  alone: {
    ask: 'one',
    seat: () => 1,
    clock: () => only(0),
    allowance: () => 3000,
    choices: { go: { form: 'confirm', does: () => 'alone' } },
  },
});
const start = (more: Partial<GameRules<Diary>> = {}) =>
  startDiary(diaryGame(main, [], more), 2, { clocks: [1000, 9000] });
const send = (
  match: ReturnType<typeof start>,
  kind: 'undo' | 'pause' | 'timeout',
  seat: number,
  at: number,
) => codeOf(match.submit({ kind, seat, at }));
const answer = (match: ReturnType<typeof start>, seat: number, verb: string, at: number) =>
  codeOf(match.submit({ kind: 'answer', seat, decision: match.decisionId, answer: [verb], at }));

describe('when somebody’s time has run out', () => {
  it('nothing else happens before it is logged: no answer, no undo, no pause, by anybody', () => {
    const match = start();
    expect(answer(match, 0, 'nod', 1001)).toBe('too-late');
    expect(answer(match, 1, 'nod', 1001)).toBe('too-late');
    expect(send(match, 'pause', 1, 1001)).toBe('too-late');
    expect(send(match, 'undo', 0, 1001)).toBe('too-late');
    expect(send(match, 'timeout', 1, 1001)).toBe('time-left');
    expect(send(match, 'timeout', 0, 1001)).toBe('taken');
    expect(answer(match, 1, 'nod', 1001)).toBe('taken');
  });

  it('at that very moment both an answer and the time-out are taken', () => {
    expect(answer(start(), 0, 'nod', 1000)).toBe('taken');
    expect(send(start(), 'timeout', 0, 1000)).toBe('taken');
  });

  it('of a clock that nobody waits for, the rules are told once, and nobody gets more time by it', () => {
    const match = start({ expired: (g, seat) => note(g, `seat ${seat} is out of time`) });
    answer(match, 0, 'nod', 0);
    answer(match, 1, 'nod', 0);
    expect([match.awaiting(), match.deadline(0), match.deadline(1)]).toEqual([[1], 1000, 3000]);
    expect(answer(match, 1, 'go', 1500)).toBe('too-late');
    expect(send(match, 'timeout', 0, 1500)).toBe('taken');
    expect([linesOf(match), match.deadline(0), match.deadline(1)]).toEqual([
      ['seat 0 is out of time'],
      null,
      3000,
    ]);
    expect(send(match, 'timeout', 0, 1500)).toBe('not-asked');
    expect(answer(match, 1, 'go', 1600)).toBe('taken');
  });

  it('of a clock that nobody waits for and no rule asks about, nothing happens', () => {
    const match = start();
    answer(match, 0, 'nod', 0);
    answer(match, 1, 'nod', 0);
    expect(match.deadline(0)).toBe(null);
    expect(answer(match, 1, 'go', 2000)).toBe('taken');
  });
});
