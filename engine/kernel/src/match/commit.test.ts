import { describe, expect, it } from 'vitest';
import { diaryGame, diaryProcedure, note, say, startDiary } from '../fixtures/diary.ts';
import { NOBODY, only } from '../index.ts';

const main = diaryProcedure('main');
main.steps('ask').are({
  ask: {
    ask: 'one',
    seat: () => 0,
    choices: {
      walk: {
        form: 'confirm',
        does: (g) => {
          note(g, 'walk');
          return 'ask';
        },
      },
      measure: {
        form: 'confirm',
        does: (g) => {
          g.commit();
          return 'ask';
        },
      },
    },
    meanwhile: {
      // Seat 1 may speak up once somebody has walked twice; by then it is named, whether it could or not.
      seats: (g) => (g.state.lines.length < 2 ? NOBODY : only(1)),
      choices: { halt: { form: 'confirm', checks: [{ rule: 'never', holds: () => false }], does() {} } },
    },
  },
});
const start = () => startDiary(diaryGame(main));

describe('what a rule commits to', () => {
  it('can’t be taken back, nor what came before it', () => {
    const match = start();
    say(match, 0, 'walk');
    expect(match.undoable(0)).toBe(1);
    say(match, 0, 'measure');
    expect(match.undoable(0)).toBe(0);
    say(match, 0, 'walk');
    expect(match.undoable(0)).toBe(1);
  });

  it('is told beforehand', () => {
    const match = start();
    const told = ['walk', 'measure', 'fly'].map((verb) => match.canBeUndone(0, [verb]));
    expect(told).toEqual([true, false, false]);
  });

  it('stops a batch', () => {
    const match = start();
    const answers = [['walk'], ['measure'], ['walk']];
    expect(match.submit({ kind: 'batch', seat: 0, decision: 0, answers, at: 0 })).toMatchObject({
      applied: 2,
    });
  });
});

describe('a batch', () => {
  it('stops where others are named who may act meanwhile, whether they could or not', () => {
    const match = start();
    const answers = [['walk'], ['walk'], ['walk'], ['walk']];
    expect(match.submit({ kind: 'batch', seat: 0, decision: 0, answers, at: 0 })).toMatchObject({
      applied: 2,
    });
    expect(match.awaiting()).toEqual([0]);
  });
});
