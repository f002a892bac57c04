import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, say, startDiary } from '../fixtures/diary.ts';
import { type March, march } from '../fixtures/march.ts';
import { type Answer, hashOf, load, Match, save, seedFrom } from '../index.ts';

function walked(): Match<March> {
  const match = Match.start(march, { setup: 'pitfall', seats: 2, seed: seedFrom('pit') });
  for (let n = 0; n < 3; n++) say(match, 0, 'step', 1);
  say(match, 0, 'roll');
  say(match, 0, 'step', -1);
  return match;
}

describe('a rule that fails half-way', () => {
  const looks = (match: Match<March>) => ({
    hash: match.hash(),
    length: match.length,
    decision: match.decision(0),
    view: match.view(1),
    clock: match.clock,
    undoable: match.undoable(0),
    file: JSON.stringify(save(match, 'always')),
  });

  it('is refused, and leaves the match as it was', () => {
    const match = walked();
    const before = looks(match);
    expect(say(match, 0, 'stumble')).toMatchObject({
      ok: false,
      refusal: { code: 'rules-failed', failure: 'crash' },
    });
    expect(looks(match)).toEqual(before);
  });

  it('takes the whole batch it happened in with it', () => {
    const match = walked();
    const before = looks(match);
    const answers: Answer[] = [['step', -1], ['stumble']];
    const out = match.submit({ kind: 'batch', seat: 0, decision: match.decisionId, answers, at: 0 });
    expect(out).toMatchObject({ ok: false, refusal: { code: 'rules-failed' } });
    expect(looks(match)).toEqual(before);
  });

  it('does not keep the match from going on, with the dice it would have had', () => {
    const [one, two] = [walked(), walked()];
    say(one, 0, 'stumble');
    for (const match of [one, two]) {
      say(match, 0, 'roll');
      say(match, 0, 'rest');
    }
    expect(one.hash()).toBe(two.hash());
    expect(hashOf(one.at(6))).toBe(hashOf(two.at(6)));
    expect(load(march, save(one, 'always')).hash()).toBe(two.hash());
  });
});

describe('a clock rule that fails', () => {
  it('is a failure of the rules like any other, not of the host', () => {
    const choices = { go: { form: 'confirm', does() {} } } as const;
    const main = diaryProcedure('main');
    main.steps('first', 'second').are({
      first: { ask: 'one', seat: () => 0, choices },
      second: {
        ask: 'one',
        seat: () => 0,
        choices,
        clock() {
          throw new Error('no clock');
        },
      },
    });
    const match = startDiary(diaryGame(main));
    expect(codeOf(say(match, 0, 'go'))).toBe('rules-failed');
    expect(match.length).toBe(0);
  });
});

describe('what the host is told of a failure', () => {
  const failing = (thrown: unknown) => {
    const main = diaryProcedure('main');
    main.steps('ask').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        choices: {
          go: {
            form: 'confirm',
            does() {
              throw thrown;
            },
          },
        },
      },
    });
    const out = say(startDiary(diaryGame(main)), 0, 'go');
    return out.ok ? null : out.report;
  };

  it('is the stack of an error, and anything else in words', () => {
    expect(failing(new Error('dice on the floor'))).toMatch(/dice on the floor\n +at /);
    expect(failing('thrown by hand')).toBe('thrown by hand');
  });
});
