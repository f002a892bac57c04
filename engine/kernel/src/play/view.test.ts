import { describe, expect, it } from 'vitest';
import { type Cards, cards, round } from '../fixtures/cards.ts';
import { diaryGame, diaryProcedure, say, startDiary } from '../fixtures/diary.ts';
import { blow } from '../fixtures/duel.ts';
import { AMBUSH_EVERY, march } from '../fixtures/march.ts';
import { wander } from '../fixtures/random-play.ts';
import {
  type Game,
  type GameTypes,
  hashOf,
  isRunning,
  localsIn,
  Match,
  only,
  PASS,
  type Seat,
  SPECTATOR,
  seedFrom,
  type View,
  viewOf,
} from '../index.ts';

const dealt = (name = 'view') => Match.start(cards, { setup: null, seats: 3, seed: seedFrom(name) });

/** Overwrites every number and empties every list that can be reached. */
function vandalise(value: unknown): number {
  let done = 0;
  if (typeof value !== 'object' || value === null) return done;
  for (const [key, inside] of Object.entries(value)) {
    done += vandalise(inside);
    if (typeof inside === 'number') {
      (value as Record<string, unknown>)[key] = 77_777;
      done++;
    }
  }
  if (Array.isArray(value)) value.length = 0;
  return done;
}

describe('a view', () => {
  it('shares what looks the same with what was shown before, and is the same view', () => {
    const check = <T extends GameTypes>(game: Game<T>, seats: number): number => {
      const shown = new Map<Seat, View<T>>();
      let shared = 0;
      wander(game, { setup: null, seats }, 5, 300, ({ position }) => {
        let beside: View<T> | undefined;
        for (const seat of [...Array(seats).keys(), SPECTATOR]) {
          const before = shown.get(seat);
          const copy = structuredClone(before);
          const now = viewOf(position, seat, { shown: before, beside });
          beside = now;
          expect(now).toEqual(viewOf(position, seat));
          // What was shown before stays as it was.
          expect(before).toEqual(copy);
          if (
            before !== undefined &&
            Object.values(now.state).some((field) => Object.values(before.state).includes(field))
          )
            shared++;
          shown.set(seat, now);
        }
      });
      return shared;
    };
    expect(check(cards, 3)).toBeGreaterThan(100);
    expect(check(march, 2)).toBeGreaterThan(100);
  });

  it('shows a seat its own hand, and of the others only how many cards they hold', () => {
    const match = dealt();
    const { hands, deck } = match.position.state;
    const view = match.view(1);
    expect(view.state.hands[1].items).toEqual(hands[1].items);
    expect(view.state.hands[0].items).toEqual([null, null, null]);
    expect(view.state.deck.items).toEqual(deck.items.map(() => null));
    expect(view.state.trump).toEqual({ value: null, known: 0 });
  });

  it('shows the spectators what lies open, and no hand', () => {
    const match = dealt();
    for (let seat = 0; seat < 3; seat++) say(match, seat, 'bid', 0);
    say(match, 0, 'play', 1);
    const view = match.view();
    expect(view.seat).toBe(SPECTATOR);
    expect(view.state.discard.items).toEqual(match.position.state.discard.items);
    expect(view.state.hands.flatMap((h) => h.items).every((card) => card === null)).toBe(true);
    expect(view.decision).toBe(null);
  });

  it('names the running procedures and their steps, with the locals the seat may know', () => {
    const match = dealt();
    for (let seat = 0; seat < 3; seat++) say(match, seat, 'bid', 0);
    say(match, 0, 'bury', 0);
    const stackFor = (seat: number) => match.view(seat).stack;
    expect(stackFor(0).map((f) => `${f.procedure}.${f.step}`)).toEqual(['table.refill', 'round.snap']);
    expect(stackFor(0)[1].locals).toEqual({ leader: 0, whim: { value: 8, known: 1 } });
    expect(stackFor(1)[1].locals).toEqual({ leader: 0, whim: { value: null, known: 1 } });
    expect(localsIn(match.view(1), round)).toEqual(stackFor(1)[1].locals);
    expect(isRunning(match.view(1), round)).toBe(true);
  });

  it('has no locals of what does not run', () => {
    const view = dealt().view(0);
    expect(localsIn(view, blow)).toBe(null);
    expect(isRunning(view, blow)).toBe(false);
  });

  it('says who is waited for, and gives the question only to who is asked', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('view') });
    for (let n = 0; n < AMBUSH_EVERY; n++) say(match, 0, 'step', 1);
    expect(match.view(0).awaiting).toEqual([1]);
    expect(match.view(0).decision).toBe(null);
    expect(match.view(1).decision?.prompt).toBe('ambush.strike');
  });

  it('shares no memory with the match: whatever is done to it changes nothing', () => {
    let overwritten = 0;
    wander(cards, { setup: null, seats: 3 }, 5, 60, (match) => {
      const before = hashOf(match.position);
      for (const seat of [0, 1, 2, SPECTATOR]) {
        const fresh = JSON.stringify(match.view(seat));
        const view: View<Cards> = match.view(seat);
        overwritten += vandalise(view);
        overwritten += vandalise(match.decision(seat));
        expect(JSON.stringify(match.view(seat))).toBe(fresh);
      }
      expect(match.hash()).toBe(before);
    });
    expect(overwritten).toBeGreaterThan(1000);
  });

  it('shares neither what its question is about with the state, nor its pass with the kernel', () => {
    const main = diaryProcedure('main');
    main.steps('react', 'end').are({
      react: {
        ask: 'open',
        seats: () => only(0),
        about: (g) => ({ all: g.state.numbers }),
        choices: { act: { form: 'confirm', does() {} } },
      },
      end: { ask: 'one', seat: () => 0, choices: { stop: { form: 'confirm', does() {} } } },
    });
    const match = startDiary(diaryGame(main));
    const { about, timeout } = match.view(0).decision!;
    expect(about.all).toEqual([]);
    expect(about.all).not.toBe(match.position.state.numbers);
    expect(timeout).toEqual(PASS);
    expect(timeout).not.toBe(PASS);
  });

  it('is the same whatever the hidden cards are', () => {
    const [one, two] = [dealt('x'), dealt('x')];
    const { deck, hands } = two.position.state;
    deck.items = deck.items.toReversed();
    two.position.state.trump.value = (two.position.state.trump.value + 1) % 4;
    [hands[1].items, hands[2].items] = [hands[2].items, hands[1].items];
    expect(two.hash()).not.toBe(one.hash());
    expect(two.view(0)).toEqual(one.view(0));
    expect(two.view(1)).not.toEqual(one.view(1));
  });

  it('shows the result when there is one', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('view') });
    match.submit({ kind: 'resign', seat: 0, at: 0 });
    expect(match.view(1)).toMatchObject({
      result: { winners: [1], by: 'resigned' },
      awaiting: [],
      decision: null,
    });
  });
});
