import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, linesOf, note, say, startDiary } from '../fixtures/diary.ts';

const main = diaryProcedure('main');
main.steps('ask', 'none', 'end').are({
  ask: {
    ask: 'one',
    seat: (g) => g.state.numbers.length % 2,
    about: (g) => ({ taken: g.state.numbers.length }),
    choices: {
      take: {
        form: 'one',
        candidates(_g, _l, offer) {
          for (let n = 0; n < 4; n++) offer(n);
        },
        checks: [{ rule: 'once', holds: (g, _l, n) => !g.state.numbers.includes(n) }],
        does: (g, _l, n) => {
          g.state.numbers.push(n);
          return 'ask';
        },
      },
    },
    ifNone: (g) => note(g, 'nothing left'),
  },
  none: (g) => note(g, 'on we go'),
  end: { ask: 'one', seat: () => 1, choices: { stop: { form: 'confirm', does() {} } } },
});
const start = () => startDiary(diaryGame(main));

describe('asking one seat', () => {
  it('asks nobody else, with a prompt named after procedure and step', () => {
    const match = start();
    expect(match.awaiting()).toEqual([0]);
    expect(match.decision(1)).toBe(null);
    expect(match.decision(0)).toEqual({
      id: 0,
      seat: 0,
      prompt: 'main.ask',
      about: { taken: 0 },
      way: 'one',
      choices: [{ verb: 'take', form: 'one', each: 1, numbers: [0, 1, 2, 3] }],
      timeout: ['take', 0],
    });
    expect(codeOf(say(match, 1, 'take', 2))).toBe('not-asked');
  });

  it('lists anew after each answer, for whoever is asked then', () => {
    const match = start();
    say(match, 0, 'take', 2);
    expect(match.awaiting()).toEqual([1]);
    expect(match.decision(1)).toMatchObject({
      id: 1,
      about: { taken: 1 },
      choices: [{ each: 1, numbers: [0, 1, 3] }],
    });
  });

  it('has another number for each question, and refuses an answer to an old one', () => {
    const match = start();
    const ids = [0, 1, 2].map((n) => {
      const { decisionId } = match;
      say(match, n % 2, 'take', n);
      return decisionId;
    });
    expect(new Set(ids).size).toBe(3);
    const late = match.submit({ kind: 'answer', seat: 1, decision: ids[1], answer: ['take', 3], at: 0 });
    expect(codeOf(late)).toBe('old-decision');
  });

  it('goes on by itself if nothing may be chosen and the rule says what then', () => {
    const match = start();
    for (let n = 0; n < 4; n++) say(match, n % 2, 'take', n);
    expect(linesOf(match)).toEqual(['nothing left', 'on we go']);
    expect(match.decision(1)?.prompt).toBe('main.end');
  });

  it('knows no passing', () => {
    expect(codeOf(say(start(), 0, 'pass'))).toBe('no-such-choice');
  });
});
