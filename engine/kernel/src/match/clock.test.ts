import { describe, expect, it } from 'vitest';
import {
  codeOf,
  type Diary,
  diaryGame,
  diaryProcedure,
  linesOf,
  note,
  startDiary,
} from '../fixtures/diary.ts';
import {
  type AskStep,
  type GameRules,
  load,
  type Match,
  NOBODY,
  only,
  players,
  restore,
  save,
  seatSet,
  snapshot,
} from '../index.ts';

type Asking = AskStep<Diary, unknown, 'ask'>;

const choices: Asking['choices'] = {
  go: {
    form: 'confirm',
    does(g) {
      note(g, `go ${g.seat}`);
      return 'ask';
    },
  },
};
const turns: Asking = { ask: 'one', seat: (g) => g.state.lines.length % 2, choices };
const untimed = { ask: 'one', seat: () => 0, choices, allowance: () => 700, clock: () => NOBODY } as const;

function start(
  ask: Asking,
  clocks?: number[],
  more: Partial<GameRules<Diary>> = {},
  refill?: number,
): Match<Diary> {
  const main = diaryProcedure('main');
  main.steps('ask').are({ ask });
  const timed = { ...(clocks ? { clocks } : {}), ...(refill === undefined ? {} : { refill }) };
  return startDiary(diaryGame(main, [], more), 2, { at: 1000, ...timed });
}
const go = (match: Match<Diary>, seat: number, at: number): string =>
  codeOf(match.submit({ kind: 'answer', seat, decision: match.decisionId, answer: ['go'], at }));
const timeout = (match: Match<Diary>, seat: number, at: number): string =>
  codeOf(match.submit({ kind: 'timeout', seat, at }));

describe('the clocks', () => {
  it('run for who is asked, and only meanwhile', () => {
    const match = start(turns, [5000, 5000]);
    expect(match.deadline(0)).toBe(6000);
    expect(match.deadline(1)).toBe(null);
    go(match, 0, 1400);
    expect(match.clock.left).toEqual([4600, 5000]);
    expect([match.deadline(0), match.deadline(1)]).toEqual([null, 6400]);
    go(match, 1, 3400);
    expect(match.clock.left).toEqual([4600, 3000]);
  });

  it('are stopped at zero, and never run backwards', () => {
    const match = start(turns, [500, 500]);
    expect(timeout(match, 0, 9000)).toBe('taken');
    expect(match.clock.left).toEqual([0, 500]);
    go(match, 1, 8000);
    expect(match.clock).toMatchObject({ left: [0, 500], since: 9000 });
  });

  it('take no answer after the time for it: that is the time-out’s', () => {
    const match = start(turns, [500, 500]);
    expect(codeOf(match.submit({ kind: 'answer', seat: 0, decision: 0, answer: ['go'], at: 1501 }))).toBe(
      'too-late',
    );
    expect(codeOf(match.submit({ kind: 'answer', seat: 0, decision: 0, answer: ['go'], at: 1500 }))).toBe(
      'taken',
    );
  });

  it('run for whom the rule says', () => {
    const match = start({ ...turns, clock: () => seatSet(1) }, [5000, 5000]);
    go(match, 0, 2000);
    expect(match.clock.left).toEqual([5000, 4000]);
  });

  it('run for all who are asked at once', () => {
    const match = start({ ask: 'sealed', seats: (g) => players(g.seats), choices }, [5000, 5000]);
    go(match, 1, 1500);
    expect(match.clock.left).toEqual([4500, 4500]);
    expect(match.deadline(1)).toBe(null);
    go(match, 0, 2500);
    expect(match.clock.left).toEqual([3500, 4500]);
  });

  it('are given time by the rules, and taken it from, down to zero', () => {
    const generous: Asking = {
      ...turns,
      choices: {
        go: {
          form: 'confirm',
          does(g) {
            g.giveTime(0, 250);
            g.giveTime(1, -9000);
            return 'ask';
          },
        },
      },
    };
    const match = start(generous, [1000, 1000]);
    go(match, 0, 1100);
    expect(match.clock.left).toEqual([1150, 0]);
  });

  it('are given time before the first question too', () => {
    const main = diaryProcedure('main');
    main.steps('give', 'ask').are({ give: (g) => g.giveTime(0, 500), ask: turns });
    const match = startDiary(diaryGame(main), 2, { clocks: [1000, 1000] });
    expect(match.clock.left).toEqual([1500, 1000]);
  });

  it('are set anew by the rules', () => {
    const reset: Asking = {
      ...turns,
      choices: {
        go: {
          form: 'confirm',
          does(g) {
            g.setTime(0, 60);
            g.giveTime(0, 5);
            return 'ask';
          },
        },
      },
    };
    const match = start(reset, [1000, 1000]);
    go(match, 0, 1100);
    expect(match.clock.left).toEqual([65, 1000]);
    expect(match.undoable(0)).toBe(0);
  });

  it('give back a move with undo, never time', () => {
    const match = start({ ...turns, seat: () => 0 }, [5000, 5000]);
    go(match, 0, 2000);
    expect(codeOf(match.submit({ kind: 'undo', seat: 0, at: 2500 }))).toBe('taken');
    expect(match.clock.left).toEqual([3500, 5000]);
  });

  it('do not run in an untimed match', () => {
    const match = start(turns);
    go(match, 0, 99_000);
    expect(match.clock.left).toBe(null);
    expect(match.deadline(1)).toBe(null);
    expect(timeout(match, 1, 10 ** 9)).toBe('time-left');
  });

  it('replay exactly from the log', () => {
    const match = start(turns, [5000, 5000]);
    go(match, 0, 1400);
    go(match, 1, 1900);
    timeout(match, 0, 7000);
    const again = load(match.game, JSON.parse(JSON.stringify(save(match, 'always'))));
    expect(again.clock).toEqual(match.clock);
  });
});

describe('clocks that are refilled', () => {
  const refilling = (ask: Asking, clocks = [5000, 5000]) => start(ask, clocks, {}, 2000);
  /** seat 0 is asked twice, then seat 1 twice */
  const pairs: Asking = { ...turns, seat: (g) => (g.state.lines.length >> 1) % 2 };

  it('hold at least that much for whoever is asked after another decided, and save nothing up', () => {
    const match = refilling(turns);
    go(match, 0, 5500);
    expect(match.clock.left).toEqual([500, 5000]);
    go(match, 1, 5600);
    expect(match.clock.left).toEqual([2000, 4900]);
    expect(match.deadline(0)).toBe(7600);
    go(match, 0, 5700);
    go(match, 1, 5800);
    expect(match.clock.left).toEqual([2000, 4800]);
  });

  it('hold it for the first question too', () => {
    expect(refilling(turns, [0, 0]).clock.left).toEqual([2000, 0]);
  });

  it('are not refilled by what one does oneself, nor by taking it back', () => {
    const match = refilling(pairs, [2000, 2000]);
    go(match, 0, 2500);
    expect(match.clock.left).toEqual([500, 2000]);
    expect(codeOf(match.submit({ kind: 'undo', seat: 0, at: 2600 }))).toBe('taken');
    go(match, 0, 2700);
    go(match, 0, 2800);
    expect(match.clock.left).toEqual([200, 2000]);
    expect(codeOf(match.submit({ kind: 'undo', seat: 0, at: 2900 }))).toBe('taken');
    expect(match.clock.left).toEqual([200, 1900]);
  });

  it('leave the rest of a turn to the rules whose time ran out', () => {
    const match = refilling(pairs, [2000, 2000]);
    expect(timeout(match, 0, 3001)).toBe('taken');
    expect([match.awaiting(), match.clock.left]).toEqual([[0], [0, 2000]]);
    expect(timeout(match, 0, 3002)).toBe('taken');
    go(match, 1, 3100);
    go(match, 1, 3200);
    expect([match.awaiting(), match.clock.left]).toEqual([[0], [2000, 1802]]);
  });

  it('are not refilled while the same question is open', () => {
    const match = refilling({ ask: 'sealed', seats: (g) => players(g.seats), choices }, [2000, 2000]);
    go(match, 1, 2500);
    expect(match.clock.left).toEqual([500, 500]);
    go(match, 0, 2600);
    expect(match.clock.left).toEqual([400, 2000]);
  });

  it('say again that time ran out unasked, after they were refilled', () => {
    const told: number[] = [];
    const both: Asking = { ...turns, clock: () => players(2) };
    const match = start(both, [9000, 1000], { expired: (_g, seat) => void told.push(seat) }, 500);
    expect(timeout(match, 1, 2001)).toBe('taken');
    expect(match.deadline(1)).toBe(null);
    go(match, 0, 2100);
    expect(match.clock.left).toEqual([7900, 500]);
    go(match, 1, 2200);
    expect(match.deadline(1)).toBe(2600);
    expect(told).toEqual([1]);
  });

  it('replay exactly from the log, and are refused without clocks', () => {
    const match = refilling(turns);
    go(match, 0, 5500);
    go(match, 1, 5600);
    const file = JSON.parse(JSON.stringify(save(match, 'always')));
    const again = load(match.game, file);
    expect(again.clock).toEqual(match.clock);
    expect(
      restore(match.game, match.setup, file.chapters, match.history.entries, snapshot(match)).clock,
    ).toEqual(match.clock);
    expect(() => load(match.game, { ...file, clocks: null })).toThrow('only clocks can be refilled');
    expect(() => load(match.game, { ...file, refill: 0.5 })).toThrow('refill should be milliseconds');
    expect(() => load(match.game, { ...file, refill: -5 })).toThrow('whole milliseconds');
  });
});

describe('a time-out', () => {
  it('is refused while time is left, and for who is not asked', () => {
    const match = start(turns, [5000, 5000]);
    expect(timeout(match, 0, 5999)).toBe('time-left');
    expect(timeout(match, 1, 9000)).toBe('not-asked');
    expect(timeout(match, 0, 6000)).toBe('taken');
  });

  it('answers with the first option, or as the step says, or passes a window', () => {
    const options: Asking['choices'] = {
      pick: {
        form: 'amount',
        least: () => 1,
        most: () => 3,
        does(g, _l, n) {
          note(g, `pick ${n}`);
          return 'ask';
        },
      },
    };
    const first = start({ ...turns, choices: options }, [10, 10]);
    timeout(first, 0, 1010);
    expect(linesOf(first)).toEqual(['pick 1']);
    const said = start({ ...turns, choices: options, timeout: () => ['pick', 3] }, [10, 10]);
    expect(said.decision(0)?.timeout).toEqual(['pick', 3]);
    timeout(said, 0, 1010);
    expect(linesOf(said)).toEqual(['pick 3']);
    const window = start({ ask: 'open', seats: () => only(1), choices: options }, [10, 10]);
    expect(window.decision(1)?.timeout).toEqual(['pass']);
  });

  it('answers within the rule for the whole of several items', () => {
    const some: Asking['choices'] = {
      some: {
        form: 'some',
        items(_g, _l, offer) {
          for (const n of [1, 2, 3]) offer(n);
        },
        least: () => 2,
        most: () => 2,
        whole: [{ rule: 'even', holds: (_g, _l, items) => (items[0] + items[1]) % 2 === 0 }],
        does(g, _l, items) {
          note(g, items.join(' '));
          return 'ask';
        },
      },
    };
    const match = start({ ...turns, choices: some }, [10, 10]);
    expect(timeout(match, 0, 1010)).toBe('taken');
    expect(linesOf(match)).toEqual(['1 3']);
  });

  it('whose answer is not on the list is a failure of the rules, and changes nothing', () => {
    const stuck: Asking = { ...turns, seat: () => 0, timeout: () => ['fly'] };
    const match = start(stuck, [10, 10], { expired: (g) => note(g, 'late') });
    expect(timeout(match, 0, 1010)).toBe('rules-failed');
    expect(linesOf(match)).toEqual([]);
  });

  it('is told to the rules before the question is answered for the seat', () => {
    const match = start(turns, [10, 10], {
      expired: (g, seat) => {
        g.state.lines.push(`late ${seat}`);
        g.state.lines.push('and noted');
      },
    });
    timeout(match, 0, 1010);
    expect(linesOf(match)).toEqual(['late 0', 'and noted', 'go 0']);
  });

  it('may end the match', () => {
    const match = start(turns, [10, 10], {
      expired: (g, seat) => g.finish({ winners: [1 - seat], by: 'time' }),
    });
    expect(timeout(match, 0, 1010)).toBe('taken');
    expect(match.result).toEqual({ winners: [1], by: 'time' });
    expect(linesOf(match)).toEqual([]);
  });
});

describe('an allowance', () => {
  it('is the time for an answer while no clock runs', () => {
    const match = start(untimed, [9000, 9000]);
    expect(match.deadline(0)).toBe(1700);
    expect(timeout(match, 0, 1699)).toBe('time-left');
    expect(timeout(match, 0, 1700)).toBe('taken');
    expect(match.deadline(0)).toBe(2400);
  });

  it('is counted from the question, not from the last input of anybody', () => {
    const sealed: Asking = { ...untimed, ask: 'sealed', seats: (g) => players(g.seats) };
    const match = start(sealed, [9000, 9000]);
    expect(go(match, 1, 1600)).toBe('taken');
    expect(match.deadline(0)).toBe(1700);
  });

  it('is none in an untimed match', () => {
    expect(start(untimed).deadline(0)).toBe(null);
  });

  it('leaves the clocks alone', () => {
    const match = start(untimed, [9000, 9000]);
    go(match, 0, 1300);
    expect(match.clock.left).toEqual([9000, 9000]);
    expect(match.deadline(0)).toBe(2000);
  });

  it('does not shorten a clock that runs', () => {
    const match = start({ ...turns, allowance: () => 100 }, [5000, 5000]);
    expect(match.deadline(0)).toBe(6000);
  });
});
