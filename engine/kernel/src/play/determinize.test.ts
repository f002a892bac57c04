import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { say } from '../fixtures/diary.ts';
import { march } from '../fixtures/march.ts';
import { anyAnswer, wander } from '../fixtures/random-play.ts';
import { determinize, dice, Match, only, quickSource, SPECTATOR, seedFrom, viewOf } from '../index.ts';

const random = dice(42);

describe('a guess at the whole position', () => {
  it('looks to its seat exactly like the view, in thousands of positions', () => {
    let guessed = 0;
    for (let seed = 0; seed < 14; seed++)
      wander(cards, { setup: null, seats: 3 }, seed, 100, ({ position: p }) => {
        for (const seat of [0, 1, 2, SPECTATOR]) {
          const view = viewOf(p, seat);
          const twin = determinize(p.game, p.statics, view, random, quickSource(1));
          expect(viewOf(twin, seat)).toEqual(view);
          guessed++;
        }
      });
    expect(guessed).toBeGreaterThan(2000);
  });

  it('holds every card once, and no hidden one stays where it was always', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('guess') });
    const { position: p } = match;
    const guesses = Array.from({ length: 40 }, () =>
      determinize(p.game, p.statics, viewOf(p, 0), random, quickSource(1)),
    );
    for (const { state } of guesses) {
      const all = [state.deck, state.discard, ...state.hands].flatMap((pile) => pile.items);
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, card) => card));
      expect(state.hands[0]).toEqual(p.state.hands[0]);
    }
    const differ = (pick: (g: (typeof guesses)[number]) => unknown) =>
      new Set(guesses.map((g) => JSON.stringify(pick(g)))).size;
    expect(differ((g) => g.state.hands[1])).toBeGreaterThan(20);
    expect(differ((g) => g.state.trump)).toBe(4);
    expect(differ((g) => g.stack[1].locals.whim)).toBe(3);
  });

  it('knows that a match is over, and who gave up', () => {
    const match = Match.start(march, { setup: 'pitfall', seats: 2, seed: seedFrom('over') });
    match.submit({ kind: 'resign', seat: 1, at: 0 });
    const { position: p } = match;
    const guess = determinize(p.game, p.statics, viewOf(p, 0), random, quickSource(1));
    expect(guess.resigned).toBe(only(1));
    expect(guess.result).toEqual({ winners: [0], by: 'resigned' });
  });

  it('can be played on', () => {
    wander(cards, { setup: null, seats: 2 }, 3, 40, ({ position: p, result }) => {
      if (result !== null) return;
      const twin = determinize(p.game, p.statics, viewOf(p, 1), random, quickSource(7));
      for (let n = 0; n < 20 && twin.result === null; n++) {
        const { seat, answer } = anyAnswer(twin, random);
        expect(twin.answer(seat, answer)).toBe(null);
      }
    });
  });

  it('guesses sealed answers that could have been given, and keeps one’s own', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('sealed') });
    const { position: p } = match;
    say(match, 0, 'bid', 0);
    say(match, 1, 'bid', 0);
    for (let n = 0; n < 200; n++) {
      const twin = determinize(p.game, p.statics, viewOf(p, 0), random, quickSource(1));
      const [mine, theirs, open] = twin.stack[1].sealed!;
      expect(mine).toEqual(['bid', 0]);
      expect(open).toBe(null);
      expect(theirs?.[1]).toBeLessThanOrEqual(twin.state.hands[1].items[0] % 4);
      expect(twin.awaiting()).toEqual([2]);
    }
  });

  it('does not share one’s own sealed answer with the view', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('sealed') });
    const { position: p } = match;
    say(match, 0, 'bid', 0);
    const view = viewOf(p, 0);
    const twin = determinize(p.game, p.statics, view, random, quickSource(1));
    expect(twin.stack[1].sealed![0]).toEqual(view.stack[1].sealed![0]);
    expect(twin.stack[1].sealed![0]).not.toBe(view.stack[1].sealed![0]);
  });

  it('of a position without secrets is that position', () => {
    const match = Match.start(march, { setup: null, seats: 2, seed: seedFrom('open') });
    say(match, 0, 'step', 1);
    const { position: p } = match;
    for (const sign of p.state.signs) sign.known = only(0);
    const twin = determinize(p.game, p.statics, viewOf(p, 0), random, quickSource(1));
    expect([twin.state, twin.stack]).toEqual([p.state, p.stack]);
    expect(twin.state).not.toBe(p.state);
  });

  it('puts only what may lie there where a game says so, and every card once', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('top') });
    const { position: p } = match;
    const { deck } = p.state;
    const top = deck.items.length - 1;
    const game: typeof cards = {
      ...cards,
      mayLieAt: (_p, _universe, pile, index) =>
        pile.items.length === deck.items.length && index === top ? [deck.items[top]] : null,
    };
    for (let n = 0; n < 20; n++) {
      const { state } = determinize(game, p.statics, viewOf(p, 0), random, quickSource(1));
      expect(state.deck.items[top]).toBe(deck.items[top]);
      const all = [state.deck, state.discard, ...state.hands].flatMap((pile) => pile.items);
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, card) => card));
    }
  });

  it('says so if nothing fits a place', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('top') });
    const game: typeof cards = { ...cards, mayLieAt: () => [99] };
    expect(() => determinize(game, {}, match.view(0), random, quickSource(1))).toThrow(
      'nothing of "cards" may lie at a hidden place',
    );
  });

  it('says so if the deck contents of a universe do not add up', () => {
    const match = Match.start(cards, { setup: null, seats: 2, seed: seedFrom('short') });
    const short = { ...cards, deckContents: () => [1, 2, 3] };
    expect(() => determinize(short, {}, match.view(0), random, quickSource(1))).toThrow(
      'the deck contents of "cards"',
    );
  });
});
