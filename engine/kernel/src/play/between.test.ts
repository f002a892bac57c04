import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, linesOf, note, say, startDiary } from '../fixtures/diary.ts';
import { event, int, only, open, type Seat, working } from '../index.ts';

const wait = { ask: 'one', seat: () => 0, choices: { go: { form: 'confirm', does() {} } } } as const;

describe('a sealed answer', () => {
  it('that something between made illegal is asked anew, alone', () => {
    const main = diaryProcedure('main', { coins: working(open(int)) });
    main.steps('fill', 'bid', 'end').are({
      fill: (_g, l) => {
        l.coins = 5;
      },
      bid: {
        ask: 'sealed',
        seats: () => 0b11,
        choices: {
          bid: {
            form: 'amount',
            least: () => 0,
            most: (_g, l) => l.coins,
            does: (g, _l, n) => note(g, `${g.seat}: ${n}`),
          },
        },
        meanwhile: {
          seats: () => only(2),
          choices: {
            rob: {
              form: 'confirm',
              does: (_g, l) => {
                l.coins = 1;
              },
            },
          },
        },
      },
      end: wait,
    });
    const match = startDiary(diaryGame(main), 3);
    say(match, 0, 'bid', 5);
    say(match, 2, 'rob');
    say(match, 1, 'bid', 1);
    expect([match.awaiting(), linesOf(match)]).toEqual([[0], []]);
    expect(codeOf(say(match, 0, 'bid', 5))).toBe('not-offered');
    say(match, 0, 'bid', 1);
    expect(linesOf(match)).toEqual(['0: 1', '1: 1']);
  });
});

describe('a batch in an open window', () => {
  it('stops after each act: the others are asked again', () => {
    const main = diaryProcedure('main');
    main.steps('react', 'end').are({
      react: {
        ask: 'open',
        seats: () => 0b11,
        choices: { act: { form: 'confirm', does: (g) => note(g, `${g.seat}`) } },
      },
      end: wait,
    });
    const match = startDiary(diaryGame(main));
    const answers = [['act'], ['act'], ['act']];
    expect(match.submit({ kind: 'batch', seat: 0, decision: 0, answers, at: 0 })).toMatchObject({
      applied: 1,
    });
  });
});

describe('a window whose last pass asks again', () => {
  it('asks all anew', () => {
    const main = diaryProcedure('main');
    main.steps('react', 'end').are({
      react: {
        ask: 'open',
        seats: () => 0b11,
        choices: { act: { form: 'confirm', does: () => 'end' } },
        allPassed: (g) => {
          note(g, 'all passed');
          return g.state.lines.length < 2 ? 'react' : 'end';
        },
      },
      end: wait,
    });
    const match = startDiary(diaryGame(main));
    for (const seat of [0, 1, 1, 0]) expect(codeOf(say(match, seat, 'pass'))).toBe('taken');
    expect(linesOf(match)).toEqual(['all passed', 'all passed']);
  });
});

describe('the seat that acts', () => {
  it('is nobody wherever nobody answers, in a position as in its copy', () => {
    const seen: Seat[] = [];
    const main = diaryProcedure('main');
    main.steps('first', 'skip', 'next').are({
      first: { ...wait, seat: () => 1 },
      skip: {
        ask: 'one',
        seat: (g) => {
          seen.push(g.seat);
          return 0;
        },
        choices: { never: { form: 'one', candidates() {}, does() {} } },
        ifNone: (g) => {
          seen.push(g.seat);
        },
      },
      next: {
        ...wait,
        clock: (g) => {
          seen.push(g.seat);
          return only(0);
        },
      },
    });
    const match = startDiary(diaryGame(main), 2, { clocks: [9000, 9000] });
    say(match, 1, 'go');
    match.position.copy().asked();
    expect(new Set(seen)).toEqual(new Set([-1]));
  });
});

describe('an event', () => {
  it('carries nothing that its kind does not declare', () => {
    const moved = event('moved', { figure: 'open' });
    const main = diaryProcedure('main');
    const figure = { figure: 3, trap: 7 };
    main.steps('a', 'b').are({ a: (g) => g.emit(moved, figure), b: wait });
    expect(startDiary(diaryGame(main)).opening.events).toEqual([{ kind: 'moved', fields: { figure: 3 } }]);
  });
});

describe('a rule that fails', () => {
  it('tells the host where, and the seat that it failed', () => {
    const main = diaryProcedure('main');
    main.steps('a').are({
      a: {
        ask: 'one',
        seat: () => 0,
        choices: {
          go: {
            form: 'confirm',
            does: () => {
              throw new Error('the trap is on cell 7');
            },
          },
        },
      },
    });
    const out = say(startDiary(diaryGame(main)), 0, 'go');
    expect(out).toMatchObject({ ok: false, refusal: { code: 'rules-failed', failure: 'crash' } });
    expect(JSON.stringify(out.ok ? '' : out.refusal)).not.toContain('cell 7');
    expect(out.ok ? '' : out.report).toContain('cell 7');
  });
});
