import { describe, expect, it } from 'vitest';
import { seedFrom } from '../random/seed.ts';
import { defineGame, SetupError } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { procedure } from '../rules/procedure.ts';
import type { Timing } from '../rules/timing.ts';
import { fields, int, open } from '../shape/index.ts';
import { load, save } from './file.ts';
import { Match } from './match.ts';
import { restore, snapshot } from './snapshot.ts';

interface Turns extends GameTypes {
  state: { turn: number; expired: number };
  seen: { turn: number; expired: number };
  statics: { timing: Timing | null };
}

const main = procedure<Turns>()('main');
main.steps('move').are({
  move: {
    ask: 'one',
    seat: (g) => g.state.turn % g.seats,
    choices: {
      move: {
        form: 'confirm',
        does(g) {
          g.state.turn++;
          return 'move';
        },
      },
      gain: {
        form: 'confirm',
        does(g) {
          g.giveTime(g.seat, 5000);
          g.state.turn++;
          return 'move';
        },
      },
    },
    timeout: () => ['move'],
  },
});

/** Seats answer in turn; whoever runs out of time is counted. */
const turns = defineGame<Turns>({
  name: 'turns',
  version: '1',
  seats: { least: 2, most: 4 },
  state: fields({ turn: open(int), expired: open(int) }),
  streams: [],
  events: [],
  procedures: [],
  main,
  statics: (setup) => ({ timing: (setup as { timing?: Timing }).timing ?? null }),
  timing: ({ timing }) => timing,
});

const START = 1_000_000;
const start = (timing: Timing | null, seats = 2, more: object = {}) =>
  Match.start(turns, {
    setup: timing === null ? {} : { timing },
    seats,
    seed: seedFrom('t'),
    at: START,
    ...more,
  });
const answer = (match: Match<Turns>, at: number, more: object = {}, verb = 'move') =>
  match.submit({
    kind: 'answer',
    seat: match.awaiting()[0],
    decision: match.decisionId,
    answer: [verb],
    at: START + at,
    ...more,
  });

describe('the clocks of a set-up', () => {
  it('are those of every match of it, and of its file and its snapshots', () => {
    const match = start({ clocks: [10_000, 20_000] });
    answer(match, 1000, { credit: 300 });
    answer(match, 3000);
    expect(match.clock.left).toEqual([9300, 18_000]);
    const file = save(match, 'always');
    expect(file.clocks).toEqual([10_000, 20_000]);
    expect(load(turns, JSON.parse(JSON.stringify(file))).clock).toEqual(match.clock);
    expect(load(turns, { ...file, clocks: null }).clock).toEqual(match.clock);
    const again = restore(turns, { ...match.setup }, file.chapters, match.history.entries, snapshot(match));
    expect(again.clock).toEqual(match.clock);
    expect(match.fork(1, seedFrom('f')).clock.left).toEqual([9300, 20_000]);
  });

  it('are no others: neither those of a host nor of a file', () => {
    const timing = { clocks: [10_000, 20_000] };
    expect(() => start(timing, 2, { clocks: [1, 1] })).toThrow(SetupError);
    expect(() => start(timing, 2, { refill: 5 })).toThrow(SetupError);
    expect(() => start({ clocks: [1] })).toThrow(SetupError);
    const file = save(start(timing), 'always');
    expect(() => load(turns, { ...file, clocks: [10_000, 10_000] })).toThrow('those of its set-up');
    expect(start(null, 2, { clocks: [5, 5] }).clock.left).toEqual([5, 5]);
    expect(start({}, 2).clock.left).toBe(null);
  });

  it('shared by seats, run for all of them, and are given time together', () => {
    const match = start({ clocks: [9000, 4000, 9000], banks: [0, 1, 0] }, 3);
    expect(match.clock.running).toBe(0b101);
    answer(match, 1000, {}, 'gain');
    expect(match.clock).toMatchObject({ left: [13_000, 4000, 13_000], running: 0b010 });
    answer(match, 2000);
    expect(match.awaiting()).toEqual([2]);
    answer(match, 5000);
    expect(match.clock.left).toEqual([10_000, 3000, 10_000]);
    expect(() => start({ clocks: [1, 2, 3], banks: [0, 1, 0] }, 3)).toThrow(SetupError);
    expect(() => start({ clocks: [1, 2, 1], banks: [0, 1] }, 3)).toThrow(SetupError);
  });
});

describe('credit for what a message took', () => {
  const timing = { clocks: [10_000, 10_000], latencyCredit: 200 };

  it('is not charged to its seat, up to what the set-up allows and what has gone', () => {
    const match = start(timing);
    answer(match, 1000, { credit: 150 });
    expect(match.clock.left).toEqual([9150, 10_000]);
    answer(match, 2000, { credit: 5000 });
    expect(match.clock.left).toEqual([9150, 9200]);
    answer(match, 2050, { credit: 200 });
    expect(match.clock.left).toEqual([9150, 9200]);
  });

  it('lets an answer in that was sent before time ran out, and no later one', () => {
    expect(answer(start(timing), 10_150, { credit: 100 })).toMatchObject({ refusal: { code: 'too-late' } });
    const match = start(timing);
    expect(answer(match, 10_100, { credit: 100 }).ok).toBe(true);
    expect(match.clock.left).toEqual([0, 10_000]);
  });

  it('holds back the time-out of its seat', () => {
    const match = start(timing);
    const timeout = (at: number, credit: number) =>
      match.submit({ kind: 'timeout', seat: 0, at: START + at, credit });
    expect(timeout(10_099, 100).ok).toBe(false);
    expect(timeout(10_100, 100).ok).toBe(true);
    expect(match.clock.left).toEqual([0, 10_000]);
  });

  it('does not exist where no set-up speaks of time', () => {
    const match = start(null, 2, { clocks: [10_000, 10_000] });
    answer(match, 1000, { credit: 400 });
    expect(match.clock.left).toEqual([9000, 10_000]);
  });
});

describe('a pause', () => {
  it('that a player asked for is theirs until somebody resumes', () => {
    const match = start({ clocks: [10_000, 10_000], mayPause: true });
    match.submit({ kind: 'pause', seat: 1, at: START + 1000, asked: true });
    expect([match.paused, match.pausedBy]).toEqual([true, 1]);
    expect(load(turns, save(match, 'always')).pausedBy).toBe(1);
    match.submit({ kind: 'resume', seat: 0, at: START + 9000, asked: true });
    expect([match.paused, match.pausedBy, match.deadline(0)]).toEqual([false, null, START + 18_000]);
  });

  it('that makes up for time in which nobody could play is nobody’s', () => {
    const match = start({ clocks: [10_000, 10_000] });
    match.submit({ kind: 'pause', seat: 0, at: START + 1000 });
    expect([match.paused, match.pausedBy]).toEqual([true, null]);
  });
});
