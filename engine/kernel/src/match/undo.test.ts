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
import { AMBUSH_EVERY, type March, march, SIGNPOST_EVERY } from '../fixtures/march.ts';
import {
  dice,
  EVERYONE,
  event,
  hashOf,
  Match,
  NOBODY,
  only,
  type Play,
  players,
  seedFrom,
} from '../index.ts';

const start = () => Match.start(march, { setup: null, seats: 2, seed: seedFrom('undo') });
const undo = (match: Match<March>, seat = 0): string => codeOf(match.submit({ kind: 'undo', seat, at: 0 }));
const step = (match: Match<March>, times = 1): void => {
  for (let n = 0; n < times; n++) expect(codeOf(say(match, 0, 'step', 1))).toBe('taken');
};

describe('undo', () => {
  it('restores each earlier moment, one input at a time', () => {
    const match = start();
    const hashes = [match.hash()];
    for (let n = 0; n < 4; n++) {
      step(match);
      hashes.push(match.hash());
    }
    for (let n = 3; n >= 0; n--) {
      expect(match.undoable(0)).toBe(n + 1);
      expect(undo(match)).toBe('taken');
      expect(match.hash()).toBe(hashes[n]);
    }
    expect(undo(match)).toBe('nothing-to-undo');
    expect(match.length).toBe(8);
  });

  it('is an input like any other: nothing is deleted, and it goes on from there', () => {
    const match = start();
    step(match, 2);
    undo(match);
    say(match, 0, 'step', 1);
    undo(match);
    undo(match);
    expect(match.position.state.at[0]).toBe(0);
    expect(undo(match)).toBe('nothing-to-undo');
    expect(match.length).toBe(6);
    expect([3, 5].map((n) => hashOf(match.at(n)))).toEqual([1, 1].map((n) => hashOf(match.at(n))));
  });

  it('asks a new question: an answer to the one before is old', () => {
    const match = start();
    step(match);
    const { decisionId: decision } = match;
    undo(match);
    const late = match.submit({ kind: 'answer', seat: 0, decision, answer: ['step', 1], at: 0 });
    expect(codeOf(late)).toBe('old-decision');
  });

  it('stops where dice fell', () => {
    const match = start();
    step(match);
    say(match, 0, 'roll');
    expect([match.undoable(0), undo(match)]).toEqual([0, 'nothing-to-undo']);
    step(match);
    expect([match.undoable(0), undo(match), undo(match)]).toEqual([1, 'taken', 'nothing-to-undo']);
  });

  it('stops where something was learned', () => {
    const match = start();
    step(match, SIGNPOST_EVERY);
    expect(undo(match)).toBe('nothing-to-undo');
    step(match);
    expect(undo(match)).toBe('taken');
    expect(undo(match)).toBe('nothing-to-undo');
  });

  it('stops where another seat decided, and is only for one’s own inputs', () => {
    const match = start();
    step(match, AMBUSH_EVERY);
    expect(undo(match, 1)).toBe('nothing-to-undo');
    expect(match.undoable(0)).toBe(AMBUSH_EVERY - SIGNPOST_EVERY);
    say(match, 1, 'spare');
    expect(undo(match, 0)).toBe('nothing-to-undo');
    expect(undo(match, 1)).toBe('taken');
    expect(undo(match, 0)).toBe('taken');
    expect(match.position.state.at[0]).toBe(AMBUSH_EVERY - 1);
  });

  it('is not for a match that is over', () => {
    const match = start();
    step(match);
    match.submit({ kind: 'resign', seat: 1, at: 0 });
    expect([match.undoable(0), undo(match)]).toEqual([0, 'match-over']);
  });

  it('never takes back a time-out', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('undo'), clocks: [10, 10] });
    step(match);
    expect(codeOf(match.submit({ kind: 'timeout', seat: 0, at: 10 }))).toBe('taken');
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
  });

  it('in any sequence with answers leads to the moment it should', () => {
    const random = dice(11);
    const match = start();
    // What an undo should lead back to, by hand: a plain stack that is emptied where undo stops.
    let past: string[] = [];
    for (let n = 0; n < 400 && match.result === null; n++) {
      const [seat] = match.awaiting();
      if (past.length > 0 && random(3) === 0) {
        expect(undo(match)).toBe('taken');
        expect(match.hash()).toBe(past.pop());
        continue;
      }
      const before = match.hash();
      const draws = match.position.draws.join();
      const known = match.position.state.signs.map((s) => s.known).join();
      if (seat === 1) say(match, 1, match.decision(1)?.prompt === 'ambush.strike' ? 'spare' : 'rest');
      else if (random(12) === 0) say(match, 0, 'roll');
      else say(match, 0, 'step', random(3) === 0 && match.position.state.at[0] > 0 ? -1 : 1);
      const quiet =
        match.position.draws.join() === draws &&
        match.position.state.signs.map((s) => s.known).join() === known;
      past = seat === 0 && quiet ? [...past, before] : [];
    }
    expect(match.length).toBeGreaterThan(100);
  });
});

describe('what counts as learning something', () => {
  const told = event('told', { card: 'secret' });

  it.each<[string, number, boolean]>([
    ['who acts looks at it', only(0), true],
    ['another seat looks at it', only(1), true],
    ['everybody looks at it', EVERYONE, true],
    ['nobody looks at it', 0, false],
  ])('%s', (_name, to, final) => {
    const main = diaryProcedure('main');
    main.steps('ask').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        choices: {
          look: {
            form: 'confirm',
            does(g) {
              g.look({ items: [1], known: [0] }, 0, to);
              return 'ask';
            },
          },
        },
      },
    });
    const match = startDiary(diaryGame(main));
    say(match, 0, 'look');
    expect(match.undoable(0)).toBe(final ? 0 : 1);
  });

  it('a choice of one’s own that only oneself knows is none', () => {
    const main = diaryProcedure('main');
    main.steps('ask').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        hidden: true,
        choices: {
          write: {
            form: 'amount',
            least: () => 0,
            most: () => 2,
            does(g, _l, n) {
              if (n === 2) g.hide({ value: 0, known: 0 }, n, players(2));
              else g.setPrivate({ value: 0, known: 0 }, n);
              return 'ask';
            },
          },
        },
      },
    });
    const match = startDiary(diaryGame(main));
    say(match, 0, 'write', 1);
    expect(match.undoable(0)).toBe(1);
    say(match, 0, 'write', 2);
    expect(match.undoable(0)).toBe(0);
  });

  it.each<[string, (g: Play<Diary>) => void]>([
    ['a value that one gets and did not choose', (g) => g.hide({ value: 0, known: NOBODY }, 5, only(0))],
    ['a secret field of an event, told to somebody', (g) => g.emit(told, { card: 5 }, { card: only(1) })],
  ])('%s is', (_name, does) => {
    const main = diaryProcedure('main');
    main.steps('ask', 'end').are({
      ask: { ask: 'one', seat: () => 0, choices: { act: { form: 'confirm', does } } },
      end: { ask: 'one', seat: () => 0, choices: { stop: { form: 'confirm', does() {} } } },
    });
    const match = startDiary(diaryGame(main));
    expect(codeOf(say(match, 0, 'act'))).toBe('taken');
    expect(match.undoable(0)).toBe(0);
  });

  it('time given is: it cannot be taken back', () => {
    const main = diaryProcedure('main');
    main.steps('ask').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        choices: {
          hurry: {
            form: 'confirm',
            does(g) {
              note(g, 'hurry');
              g.giveTime(1, 500);
              return 'ask';
            },
          },
        },
      },
    });
    const match = startDiary(diaryGame(main), 2, { clocks: [1000, 1000] });
    say(match, 0, 'hurry');
    expect(linesOf(match)).toEqual(['hurry']);
    expect(match.clock.left).toEqual([1000, 1500]);
    expect(match.undoable(0)).toBe(0);
  });
});
