import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, startDiary } from '../fixtures/diary.ts';
import { NOBODY, only } from '../index.ts';

const main = diaryProcedure('main');
main.steps('quick', 'other').are({
  quick: {
    ask: 'one',
    seat: () => 0,
    clock: () => NOBODY,
    allowance: () => 1000,
    choices: { yes: { form: 'confirm', does() {} } },
  },
  // Seat 1 is asked while the clock of seat 0 runs.
  other: {
    ask: 'one',
    seat: () => 1,
    clock: () => only(0),
    choices: { no: { form: 'confirm', does: () => 'quick' } },
  },
});

const start = () =>
  startDiary(
    diaryGame(main, [], { expired: (g, seat) => g.finish({ winners: [1 - seat], by: 'time' }) }),
    2,
    { clocks: [5000, 5000] },
  );
const answer = (match: ReturnType<typeof start>, verb: string, seat: number, at: number) =>
  codeOf(match.submit({ kind: 'answer', seat, decision: match.decisionId, answer: [verb], at }));

describe('undo', () => {
  it('gives a question back, not the time for it', () => {
    const match = start();
    expect(match.deadline(0)).toBe(1000);
    answer(match, 'yes', 0, 900);
    expect(codeOf(match.submit({ kind: 'undo', seat: 0, at: 950 }))).toBe('taken');
    expect(match.deadline(0)).toBe(1000);
  });

  it('comes too late when the time for the question is over', () => {
    const match = start();
    answer(match, 'yes', 0, 900);
    expect(codeOf(match.submit({ kind: 'undo', seat: 0, at: 1800 }))).toBe('too-late');
  });
});

describe('a clock that runs while another seat is asked', () => {
  it('runs out all the same, and the rules are told', () => {
    const match = start();
    answer(match, 'yes', 0, 100);
    expect([match.awaiting(), match.deadline(0), match.deadline(1)]).toEqual([[1], 5100, null]);
    expect(codeOf(match.submit({ kind: 'timeout', seat: 0, at: 5099 }))).toBe('time-left');
    expect(codeOf(match.submit({ kind: 'timeout', seat: 0, at: 5100 }))).toBe('taken');
    expect(match.result).toEqual({ winners: [1], by: 'time' });
  });
});
