import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, note, say, startDiary } from '../fixtures/diary.ts';
import { hashOf, load, NOBODY, save } from '../index.ts';

const main = diaryProcedure('main');
main.steps('turn', 'quick').are({
  turn: {
    ask: 'one',
    seat: () => 0,
    choices: {
      walk: {
        form: 'confirm',
        does: (g) => {
          note(g, 'walk');
          return 'turn';
        },
      },
      call: { form: 'confirm', does() {} },
    },
  },
  quick: {
    ask: 'one',
    seat: () => 1,
    clock: () => NOBODY,
    allowance: () => 1000,
    choices: { yes: { form: 'confirm', does: () => 'turn' } },
  },
});
const game = diaryGame(main);
const start = () => startDiary(game, 2, { clocks: [5000, 5000] });
const at = (
  match: ReturnType<typeof start>,
  kind: 'pause' | 'resume' | 'timeout' | 'undo',
  ms: number,
  seat = 1,
) => codeOf(match.submit({ kind, seat, at: ms }));
const answer = (match: ReturnType<typeof start>, seat: number, verb: string, ms: number) =>
  codeOf(match.submit({ kind: 'answer', seat, decision: match.decisionId, answer: [verb], at: ms }));

describe('a pause', () => {
  it('stops the clocks and every answer until somebody resumes', () => {
    const match = start();
    expect(at(match, 'pause', 1000)).toBe('taken');
    expect(match.clock.left).toEqual([4000, 5000]);
    expect([match.paused, match.deadline(0)]).toEqual([true, null]);
    expect(answer(match, 0, 'walk', 2000)).toBe('paused');
    expect(at(match, 'timeout', 90_000, 0)).toBe('paused');
    expect(at(match, 'pause', 3000, 0)).toBe('paused');
    expect(at(match, 'resume', 60_000, 0)).toBe('taken');
    expect([match.paused, match.deadline(0)]).toEqual([false, 64_000]);
    expect(answer(match, 0, 'walk', 61_000)).toBe('taken');
    expect(match.clock.left).toEqual([3000, 5000]);
  });

  it('puts off what an answer off the clock is due', () => {
    const match = start();
    answer(match, 0, 'call', 100);
    expect(match.deadline(1)).toBe(1100);
    at(match, 'pause', 600);
    at(match, 'resume', 10_600);
    expect(match.deadline(1)).toBe(11_100);
  });

  it('has to be there to be ended', () => {
    expect(at(start(), 'resume', 10)).toBe('not-paused');
  });

  it('does not stand between a seat and its undo, nor change the position', () => {
    const match = start();
    const before = match.hash();
    say(match, 0, 'walk');
    const after = match.hash();
    at(match, 'pause', 10);
    at(match, 'resume', 20);
    expect(match.hash()).toBe(after);
    expect(at(match, 'undo', 30, 0)).toBe('taken');
    expect(match.hash()).toBe(before);
    for (let n = 0; n <= match.length; n++)
      expect(hashOf(match.at(n))).toBe([before, after, after, after, before][n]);
  });

  it('is in the log: a stored match is paused still', () => {
    const match = start();
    at(match, 'pause', 500);
    const again = load(game, JSON.parse(JSON.stringify(save(match, 'always'))));
    expect([again.paused, again.clock]).toEqual([true, match.clock]);
  });
});
