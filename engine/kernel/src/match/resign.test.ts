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
import { type GameRules, hashOf, load, type Match, only, players, save, seatSet } from '../index.ts';

const main = diaryProcedure('main');
main.steps('turn', 'bid', 'react', 'next').are({
  turn: {
    ask: 'one',
    seat: (g) => g.state.numbers.length % g.seats,
    choices: { go: { form: 'confirm', does: (g) => note(g, `go ${g.seat}`) } },
  },
  bid: {
    ask: 'sealed',
    seats: (g) => players(g.seats),
    choices: {
      bid: {
        form: 'amount',
        least: () => 0,
        most: () => 2,
        does: (g, _l, n) => note(g, `bid ${g.seat} ${n}`),
      },
    },
    timeout: () => ['bid', 1],
  },
  react: {
    ask: 'open',
    seats: (g) => players(g.seats),
    choices: {
      act: {
        form: 'confirm',
        checks: [{ rule: 'once', holds: (g) => !g.state.lines.includes('act') }],
        does: (g) => note(g, 'act'),
      },
    },
  },
  next: (g) => {
    g.state.numbers.push(0);
    return 'turn';
  },
});

const rules: Partial<GameRules<Diary>> = { resign: (g, seat) => note(g, `resigned ${seat}`) };
const start = (more = rules): Match<Diary> => startDiary(diaryGame(main, [], more), 3);
const resign = (match: Match<Diary>, seat: number): string =>
  codeOf(match.submit({ kind: 'resign', seat, at: 0 }));

describe('giving up', () => {
  it('is open to every seat at any time, once', () => {
    const match = start();
    expect(resign(match, 1)).toBe('taken');
    expect(match.view(0).resigned).toBe(only(1));
    expect(resign(match, 1)).toBe('cannot-resign');
    expect(resign(match, 2)).toBe('taken');
    expect(match.view(0).resigned).toBe(seatSet(1, 2));
  });

  it('is not possible where the game knows no resignation', () => {
    expect(resign(start({}), 1)).toBe('cannot-resign');
  });

  it('leaves the seat’s later questions to their time-out answers, and windows without it', () => {
    const match = start();
    resign(match, 1);
    say(match, 0, 'go');
    expect(match.awaiting()).toEqual([0, 2]);
    say(match, 2, 'bid', 2);
    say(match, 0, 'bid', 0);
    expect(match.awaiting()).toEqual([0, 2]);
    say(match, 0, 'pass');
    say(match, 2, 'pass');
    expect(linesOf(match)).toEqual(['resigned 1', 'go 0', 'bid 0 0', 'bid 1 1', 'bid 2 2', 'go 1']);
  });

  it('is remembered when the match is looked at again, copied, undone or loaded', () => {
    const match = start();
    resign(match, 1);
    say(match, 0, 'go');
    expect(hashOf(match.at(match.length))).toBe(match.hash());
    expect(match.at(1).resigned).toBe(only(1));
    expect(hashOf(match.position.copy())).toBe(match.hash());
    match.submit({ kind: 'undo', seat: 0, at: 0 });
    expect(match.view(0).resigned).toBe(only(1));
    expect(load(match.game, save(match, 'always')).view(0).resigned).toBe(only(1));
  });

  it('leaves a decision of several seats together to the others', () => {
    const together = diaryProcedure('main');
    together.steps('wait', 'agree', 'end').are({
      wait: { ask: 'one', seat: () => 1, choices: { go: { form: 'confirm', does() {} } } },
      agree: {
        ask: 'open',
        seats: (g) => players(g.seats),
        mayPass: false,
        choices: { yes: { form: 'confirm', does: () => 'end' } },
      },
      end: { ask: 'one', seat: () => 1, choices: { stop: { form: 'confirm', does() {} } } },
    });
    const match = startDiary(diaryGame(together, [], rules), 2);
    resign(match, 0);
    say(match, 1, 'go');
    expect(match.decision(1)?.prompt).toBe('main.agree');
    expect(match.awaiting()).toEqual([1]);
  });

  it('answers the question the seat was asked', () => {
    const match = start();
    resign(match, 0);
    expect(linesOf(match)).toEqual(['resigned 0', 'go 0']);
    expect(match.awaiting()).toEqual([1, 2]);
  });

  it('may end the match; nothing comes after', () => {
    const match = start({ resign: (g, seat) => g.finish({ winners: [seat === 0 ? 1 : 0], by: 'resigned' }) });
    resign(match, 0);
    expect(match.result).toEqual({ winners: [1], by: 'resigned' });
    expect(match.awaiting()).toEqual([]);
    expect([resign(match, 1), codeOf(say(match, 0, 'go'))]).toEqual(['match-over', 'match-over']);
    expect(match.decision(0)).toBe(null);
  });
});
