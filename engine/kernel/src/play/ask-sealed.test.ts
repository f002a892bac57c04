import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, linesOf, note, say, startDiary } from '../fixtures/diary.ts';
import { call, EVERYONE, int, NOBODY, open, players, SPECTATOR, seatSet } from '../index.ts';

const main = diaryProcedure('main');
main.steps('bid', 'shown', 'again', 'end').are({
  bid: {
    ask: 'sealed',
    seats: (g) => players(g.seats),
    choices: {
      bid: {
        form: 'amount',
        least: () => 0,
        most: () => 9,
        does: (g, _l, n) => note(g, `seat ${g.seat} bid ${n}`),
      },
      fold: { form: 'confirm', does: (g) => note(g, `seat ${g.seat} folded`) },
    },
  },
  shown: (g) => note(g, 'all shown'),
  again: {
    ask: 'sealed',
    // Only the two outer seats.
    seats: () => seatSet(0, 2),
    choices: { nod: { form: 'confirm', does: (g) => note(g, `seat ${g.seat} nods`) } },
  },
  end: { ask: 'one', seat: () => 1, choices: { stop: { form: 'confirm', does() {} } } },
});
const start = () => startDiary(diaryGame(main), 3);

describe('a sealed question', () => {
  it('asks all its seats at once, and who has answered only waits', () => {
    const match = start();
    expect(match.awaiting()).toEqual([0, 1, 2]);
    say(match, 1, 'bid', 4);
    expect(match.awaiting()).toEqual([0, 2]);
    expect(codeOf(say(match, 1, 'bid', 5))).toBe('already-answered');
  });

  it('keeps each answer from all others until the last is in', () => {
    const one = start();
    const two = start();
    say(one, 1, 'bid', 4);
    say(two, 1, 'fold');
    for (const seat of [0, 2, SPECTATOR]) expect(one.view(seat)).toEqual(two.view(seat));
    expect(one.view(1).stack[0].sealed?.[1]).toEqual(['bid', 4]);
    expect(linesOf(one)).toEqual([]);
  });

  it('lets the answers take effect in seat order, however they came in', () => {
    const match = start();
    say(match, 2, 'bid', 7);
    say(match, 0, 'fold');
    say(match, 1, 'bid', 2);
    expect(linesOf(match)).toEqual(['seat 0 folded', 'seat 1 bid 2', 'seat 2 bid 7', 'all shown']);
  });

  it('keeps its number until all have answered', () => {
    const match = start();
    const first = match.decisionId;
    const answer = (seat: number) =>
      match.submit({ kind: 'answer', seat, decision: first, answer: ['fold'], at: 0 });
    expect([answer(0), answer(2), answer(1)].map(codeOf)).toEqual(['taken', 'taken', 'taken']);
    expect(match.decisionId).not.toBe(first);
    expect(match.awaiting()).toEqual([0, 2]);
    expect(match.decision(1)).toBe(null);
  });

  it('lets a seat take its own answer back while others are out, not after', () => {
    const match = start();
    const undo = (seat: number) => match.submit({ kind: 'undo', seat, at: 0 });
    say(match, 0, 'bid', 9);
    expect(match.undoable(0)).toBe(1);
    expect(codeOf(undo(0))).toBe('taken');
    expect(match.awaiting()).toEqual([0, 1, 2]);
    say(match, 0, 'bid', 1);
    say(match, 1, 'fold');
    expect(codeOf(undo(0))).toBe('nothing-to-undo');
    expect(codeOf(undo(1))).toBe('taken');
    say(match, 1, 'bid', 3);
    say(match, 2, 'fold');
    expect([0, 1, 2].map((seat) => match.undoable(seat))).toEqual([0, 0, 0]);
    expect(codeOf(undo(2))).toBe('nothing-to-undo');
    expect(linesOf(match)).toEqual(['seat 0 bid 1', 'seat 1 bid 3', 'seat 2 folded', 'all shown']);
  });

  it('makes no secret of who has answered', () => {
    const match = start();
    say(match, 2, 'fold');
    expect(match.view(SPECTATOR).awaiting).toEqual([0, 1]);
    expect(match.view(0).stack[0].passed).toBe(seatSet(2));
    expect(match.view(0).stack[0].sealed).toEqual([null, null, null]);
  });

  it('of everyone is for the players', () => {
    const all = diaryProcedure('main');
    all.steps('bid').are({
      bid: { ask: 'sealed', seats: () => EVERYONE, choices: { nod: { form: 'confirm', does() {} } } },
    });
    expect(startDiary(diaryGame(all)).awaiting()).toEqual([0, 1]);
  });

  it('of which two answers each call something is a mistake of the rules: neither is dropped in silence', () => {
    const called = diaryProcedure('called', { by: open(int) });
    called.steps('work').are({ work: (g, l) => note(g, `call ${l.by}`) });
    const calling = diaryProcedure('main');
    calling.steps('bid', 'end').are({
      bid: {
        ask: 'sealed',
        seats: () => seatSet(0, 1),
        choices: { dive: { form: 'confirm', does: (g) => call(called, { by: g.seat }) } },
      },
      end: { ask: 'one', seat: () => 1, choices: { stop: { form: 'confirm', does() {} } } },
    });
    const match = startDiary(diaryGame(calling, [called]));
    say(match, 0, 'dive');
    expect(say(match, 1, 'dive')).toMatchObject({
      ok: false,
      refusal: { code: 'rules-failed', failure: 'misuse' },
      report: expect.stringContaining('two sealed answers to main.bid want to go on differently'),
    });
    expect(linesOf(match)).toEqual([]);
  });

  it('of nobody is no question', () => {
    const empty = diaryProcedure('main');
    empty.steps('bid', 'end').are({
      bid: {
        ask: 'sealed',
        seats: () => NOBODY,
        choices: { nod: { form: 'confirm', does: (g) => note(g, 'nod') } },
      },
      end: { ask: 'one', seat: () => 1, choices: { stop: { form: 'confirm', does() {} } } },
    });
    const match = startDiary(diaryGame(empty));
    expect(match.decision(1)?.prompt).toBe('main.end');
    expect(linesOf(match)).toEqual([]);
  });

  it('that leaves one of its seats nothing to choose is a dead end', () => {
    const stuck = diaryProcedure('main');
    stuck.steps('bid').are({
      bid: {
        ask: 'sealed',
        seats: () => seatSet(0, 1),
        choices: {
          nod: { form: 'confirm', checks: [{ rule: 'x', holds: (g) => g.seat === 0 }], does() {} },
        },
      },
    });
    expect(() => startDiary(diaryGame(stuck))).toThrow('main.bid asks seat 1, but nothing may be chosen');
  });
});
