import { smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { diaryGame, diaryProcedure, note, say, startDiary } from '../fixtures/diary.ts';
import { type March, march } from '../fixtures/march.ts';
import {
  dice,
  type Game,
  type GameTypes,
  Match,
  type MatchSetup,
  NOBODY,
  restore,
  type Snapshot,
  save,
  seedFrom,
  snapshot,
} from '../index.ts';
import { facts, pasts, startNamed, storm, throughJson } from './stormy-play.ts';

/** A match as a host stores it: rows of text. */
function restored<T extends GameTypes>(match: Match<T>, s: Snapshot, earlier: Snapshot[] = []): Match<T> {
  const { setup, chapters } = throughJson({ setup: match.setup, chapters: match.chapters });
  const entries = throughJson(match.history.entries.slice(0, s.n));
  return restore(match.game, setup, chapters, entries, throughJson(s), throughJson(earlier));
}

/** Plays a match, restores it from snapshots taken on the way, and lets each go the rest of the way again. */
function indistinguishable<T extends GameTypes>(begun: Match<T>, seed: number, inputs: number): Match<T> {
  const random = dice(seed);
  const first = begun.length;
  const told: unknown[] = [];
  const shots: Snapshot[] = [];
  const match = storm(begun, random, inputs, (m, outcome) => {
    const n = m.length - first;
    told[n] = { outcome: throughJson(outcome), facts: facts(m) };
    shots[n] = throughJson(snapshot(m));
  });
  const past = pasts(match);
  for (const cut of [0, random(shots.length), random(shots.length), shots.length - 1]) {
    const again = restored(
      match,
      shots[cut],
      shots.slice(0, cut).filter(() => random(20) === 0),
    );
    expect({ ...(told[cut] as object), facts: facts(again) }).toEqual(told[cut]);
    expect(pasts(again)).toEqual(past.slice(0, again.length + 1));
    for (let n = cut + 1; n < told.length; n++) {
      const outcome = throughJson(again.submit(match.history.entries[first + n - 1].input));
      expect({ outcome, facts: facts(again) }).toEqual(told[n]);
    }
    expect(JSON.stringify(save(again, 'always'))).toBe(JSON.stringify(save(match, 'always')));
    expect(pasts(again)).toEqual(past);
    const n = random(match.length + 1);
    const [fork, same] = [again, match].map((m) => m.fork(n, seedFrom(`fork ${seed}`)));
    expect(facts(fork)).toEqual(facts(same));
    expect(pasts(fork)).toEqual(pasts(same));
  }
  return match;
}

describe('a match restored from a snapshot can’t be told from the one that was played', () => {
  const timed = { setup: null, seats: 2, clocks: [60_000, 60_000], at: 1_700_000_000_000 };
  const games: [string, Game<GameTypes>, (random: (n: number) => number) => Omit<MatchSetup, 'seed'>][] = [
    ['cards', cards as unknown as Game<GameTypes>, () => ({ setup: null, seats: 3 })],
    ['march', march as unknown as Game<GameTypes>, () => timed],
    ...smallGames.map((s): (typeof games)[number] => [s.game.name, s.game, s.table]),
  ];

  it.each(games)('%s', (name, game, table) => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const match = indistinguishable(startNamed(game, table(dice(seed)), `${name} ${seed}`), seed, 90);
      for (const { input } of match.history.entries) kinds.add(input.kind);
    }
    for (const kind of ['answer', 'batch', 'undo', 'pause', 'resume']) expect(kinds).toContain(kind);
  });

  it.each(games)('%s, forked', (name, game, table) => {
    const match = storm(startNamed(game, table(dice(7)), name), dice(7), 40);
    const fork = match.fork(Math.min(25, match.length), seedFrom('fork'));
    indistinguishable(fork, 8, 50);
    const over = storm(startNamed(game, table(dice(9)), name), dice(9), 400);
    if (over.result !== null) indistinguishable(over.fork(5, seedFrom('later')), 10, 30);
  });

  it('though it is long, and undone to its beginning', () => {
    const match = startNamed(march, { setup: null, seats: 2 }, 'long');
    while (match.length < 200) say(match, 0, 'step', match.position.state.at[0] < 3 ? 1 : -1);
    const again = restored(match, snapshot(match));
    for (let n = 200; n > 0; n--)
      for (const m of [match, again]) expect(m.submit({ kind: 'undo', seat: 0, at: 10 }).ok).toBe(true);
    expect(facts(again)).toEqual(facts(match));
    expect(again.undoable(0)).toBe(0);
    expect(pasts(again)).toEqual(pasts(match));
  });

  it('though rules fail in it', () => {
    const match = startNamed(march, { setup: 'pitfall', seats: 2 }, 'pit');
    for (let n = 0; n < 3; n++) say(match, 0, 'step', 1);
    const again = restored(match, snapshot(match));
    for (const m of [match, again]) {
      expect(say(m, 0, 'stumble')).toMatchObject({ ok: false, refusal: { code: 'rules-failed' } });
      expect(say(m, 0, 'roll').ok).toBe(true);
    }
    expect(facts(again)).toEqual(facts(match));
  });
});

describe('the time of a question that an undo behind the snapshot comes back to', () => {
  const main = diaryProcedure('main');
  main.steps('quick').are({
    quick: {
      ask: 'one',
      seat: () => 0,
      clock: () => NOBODY,
      allowance: () => 1000,
      choices: {
        yes: {
          form: 'confirm',
          does(g) {
            note(g, 'yes');
            return 'quick';
          },
        },
      },
    },
  });

  it('is what was left of it, pauses not counted', () => {
    const match = startDiary(diaryGame(main), 2, { clocks: [5000, 5000] });
    const at = (m: typeof match, kind: 'pause' | 'resume' | 'undo', ms: number) =>
      m.submit({ kind, seat: 0, at: ms }).ok;
    const yes = (ms: number) =>
      match.submit({ kind: 'answer', seat: 0, decision: match.decisionId, answer: ['yes'], at: ms });
    yes(300);
    yes(400);
    at(match, 'pause', 500);
    at(match, 'resume', 10_500);
    yes(10_600);
    const again = restored(match, snapshot(match));
    const deadlines = [match, again].map((m) =>
      [10_700, 10_800].map((ms) => [at(m, 'undo', ms), m.deadline(0)]),
    );
    expect(deadlines[0]).toEqual([
      [true, 11_400],
      [true, 11_300],
    ]);
    expect(deadlines[1]).toEqual(deadlines[0]);
  });
});

describe('a snapshot', () => {
  it('does not grow with the log', () => {
    const match = startNamed(march, { setup: null, seats: 2 }, 'size');
    const sizes: number[] = [];
    for (const length of [20, 400]) {
      while (match.length < length) {
        for (const seat of match.awaiting()) say(match, seat, 'spare');
        say(match, match.awaiting()[0], 'rest');
      }
      sizes.push(JSON.stringify(snapshot(match)).length);
    }
    expect(sizes[1]).toBeLessThan(sizes[0] + 50);
  });

  it('is of a match that has just begun, too', () => {
    const match = startNamed(cards, { setup: null, seats: 3 }, 'begun');
    expect(facts(restored(match, snapshot(match)))).toEqual(facts(match));
  });

  it('is of a match that is over, too', () => {
    const match = startNamed(march, { setup: null, seats: 2 }, 'over');
    say(match, 0, 'step', 1);
    match.submit({ kind: 'resign', seat: 1, at: 5 });
    const again = restored(match, snapshot(match));
    expect(again.result).toEqual({ winners: [0], by: 'resigned' });
    expect(facts(again)).toEqual(facts(match));
    expect(save(again, 'when-over')).toEqual(save(match, 'when-over'));
  });

  it('is taken up by a match that has just begun, and by no other', () => {
    const match: Match<March> = Match.start(march, { setup: null, seats: 2, seed: seedFrom('late') });
    const { position, timeRecord: time } = match;
    say(match, 0, 'step', 1);
    expect(() => match.resume({ entries: [], position, decision: 0, time, earlier: [] })).toThrow(
      'just begun',
    );
  });
});
