import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, linesOf, note, say, startDiary } from '../fixtures/diary.ts';
import { call, players, seatSet } from '../index.ts';

const effect = diaryProcedure('effect');
effect.steps('happens', 'confirm').are({
  happens: (g) => note(g, 'effect'),
  confirm: {
    ask: 'one',
    seat: () => 2,
    choices: { ok: { form: 'confirm', does() {} } },
  },
});

const main = diaryProcedure('main');
main.steps('react', 'end').are({
  react: {
    ask: 'open',
    seats: (g) => players(g.seats),
    // Seat 1 has an option only while somebody has acted; seat 3 looks as if it could have one.
    mayHave: (_g, _l, seat) => seat === 3,
    choices: {
      act: {
        form: 'confirm',
        checks: [
          { rule: 'after-somebody', holds: (g) => g.seat !== 1 || g.state.lines.length > 0 },
          { rule: 'not-seat-3', holds: (g) => g.seat !== 3 },
          { rule: 'three-in-all', holds: (g) => g.state.lines.length < 3 },
        ],
        does: (g) => note(g, `act ${g.seat}`),
      },
      trigger: {
        form: 'confirm',
        checks: [{ rule: 'seat-0', holds: (g) => g.seat === 0 && g.state.lines.length < 3 }],
        does: () => call(effect, {}, 'react'),
      },
    },
  },
  end: { ask: 'one', seat: () => 0, choices: { stop: { form: 'confirm', does() {} } } },
});
const start = () => startDiary(diaryGame(main, [effect]), 4);

describe('an open window', () => {
  it('asks who has an option, and who could have one as far as the table knows', () => {
    const match = start();
    expect(match.awaiting()).toEqual([0, 2, 3]);
    expect(match.decision(3)?.choices).toEqual([{ verb: 'pass', form: 'confirm', each: 0, numbers: [] }]);
    expect(match.decision(0)).toMatchObject({ way: 'open', timeout: ['pass'] });
    expect(codeOf(say(match, 1, 'pass'))).toBe('not-asked');
    expect(codeOf(say(match, 3, 'act'))).toBe('not-offered');
  });

  it('takes whoever is first, and opens again for all after each act', () => {
    const match = start();
    say(match, 0, 'pass');
    expect(match.awaiting()).toEqual([2, 3]);
    say(match, 2, 'act');
    expect(match.awaiting()).toEqual([0, 1, 2, 3]);
    say(match, 2, 'act');
    expect(linesOf(match)).toEqual(['act 2', 'act 2']);
  });

  it('closes when all have passed in a row', () => {
    const match = start();
    for (const seat of [3, 0, 2]) expect(codeOf(say(match, seat, 'pass'))).toBe('taken');
    expect(match.decision(0)?.prompt).toBe('main.end');
  });

  it('keeps the number of the decision after a pass, not after an act', () => {
    const match = start();
    const id = match.decisionId;
    const inFlight = (seat: number, verb: string) =>
      codeOf(match.submit({ kind: 'answer', seat, decision: id, answer: [verb], at: 0 }));
    expect(inFlight(0, 'pass')).toBe('taken');
    expect(inFlight(0, 'pass')).toBe('already-answered');
    expect(inFlight(2, 'act')).toBe('taken');
    expect(inFlight(3, 'pass')).toBe('old-decision');
    expect(match.decisionId).not.toBe(id);
  });

  it('that closes because all passed gives the next one a number of its own', () => {
    const two = diaryProcedure('main');
    const window = <Next extends string>(next: Next) =>
      ({
        ask: 'open',
        seats: () => seatSet(0, 1),
        choices: { act: { form: 'confirm', does: () => next } },
      }) as const;
    two.steps('first', 'second', 'end').are({
      first: window('second'),
      second: window('end'),
      end: { ask: 'one', seat: () => 0, choices: { stop: { form: 'confirm', does() {} } } },
    });
    const match = startDiary(diaryGame(two));
    const { decisionId: decision } = match;
    say(match, 0, 'pass');
    say(match, 1, 'pass');
    expect(match.decision(1)?.prompt).toBe('main.second');
    // Seat 1 clicked twice: its second pass was meant for the first window.
    const twice = match.submit({ kind: 'answer', seat: 1, decision, answer: ['pass'], at: 0 });
    expect(codeOf(twice)).toBe('old-decision');
  });

  it('waits while something it called goes on, then asks all anew', () => {
    const match = start();
    say(match, 2, 'pass');
    say(match, 0, 'trigger');
    expect(match.awaiting()).toEqual([2]);
    expect(match.position.where()).toBe('main.react › effect.confirm');
    say(match, 2, 'ok');
    expect(match.awaiting()).toEqual([0, 1, 2, 3]);
  });

  it('stays shut where nobody has an option', () => {
    const main = diaryProcedure('main');
    main.steps('react', 'end').are({
      react: {
        ask: 'open',
        seats: (g) => players(g.seats),
        choices: { act: { form: 'one', candidates: () => {}, does() {} } },
      },
      end: { ask: 'one', seat: () => 1, choices: { stop: { form: 'confirm', does() {} } } },
    });
    expect(startDiary(diaryGame(main)).decision(1)?.prompt).toBe('main.end');
  });

  it('takes no numbers with a pass', () => {
    expect(codeOf(say(start(), 0, 'pass', 1))).toBe('malformed');
  });
});

describe('a decision of several seats together', () => {
  const vote = diaryProcedure('main');
  vote.steps('agree', 'end').are({
    agree: {
      ask: 'open',
      seats: (g) => players(g.seats),
      mayPass: false,
      choices: {
        pick: {
          form: 'amount',
          least: () => 1,
          most: () => 2,
          does(g, _l, n) {
            note(g, `seat ${g.seat} picks ${n}`);
            return 'end';
          },
        },
      },
    },
    end: { ask: 'one', seat: () => 0, choices: { stop: { form: 'confirm', does() {} } } },
  });

  it('is made by whichever of them answers first; nobody may pass', () => {
    const match = startDiary(diaryGame(vote), 3);
    expect(match.awaiting()).toEqual([0, 1, 2]);
    expect(match.decision(1)).toMatchObject({ choices: [{ verb: 'pick' }], timeout: ['pick', 1] });
    expect(codeOf(say(match, 1, 'pass'))).toBe('no-such-choice');
    const { decisionId: decision } = match;
    expect(codeOf(say(match, 2, 'pick', 2))).toBe('taken');
    expect(linesOf(match)).toEqual(['seat 2 picks 2']);
    const late = match.submit({ kind: 'answer', seat: 0, decision, answer: ['pick', 1], at: 0 });
    expect(codeOf(late)).toBe('old-decision');
    expect(match.decision(0)?.prompt).toBe('main.end');
  });

  it('does not wait for a seat that only looks able to make it', () => {
    const looks = diaryProcedure('main');
    looks.steps('agree', 'end').are({
      agree: {
        ask: 'open',
        mayPass: false,
        mayHave: () => true,
        seats: (g) => players(g.seats),
        choices: {
          pick: {
            form: 'one',
            candidates(g, _l, offer) {
              if (g.seat === 0) offer(1);
            },
            does: () => 'end',
          },
        },
      },
      end: { ask: 'one', seat: () => 0, choices: { stop: { form: 'confirm', does() {} } } },
    });
    const match = startDiary(diaryGame(looks));
    expect(match.awaiting()).toEqual([0]);
    expect(match.view(1).decision).toBe(null);
  });
});
