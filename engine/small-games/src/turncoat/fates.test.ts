import { Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { play } from './given.ts';
import { ORDERS } from './orders.ts';

describe('whatever becomes of the figures', () => {
  it('every card lies in one place, and every figure is where its carrier is', () => {
    for (let i = 0; i < 20; i++) {
      const match = Match.start(game, { setup: null, seats: 3, seed: seedFrom(`cards ${i}`) });
      for (let n = 0; match.result === null; n++) {
        const { state } = match.position;
        const cards = [state.deck, state.discard, ...state.figures.map((f) => f.hand)].flatMap(
          (p) => p.items,
        );
        expect(cards.sort((a, b) => a - b)).toEqual([...ORDERS].sort((a, b) => a - b));
        for (const f of state.figures)
          if (f.carrier >= 0)
            expect([f.at, state.figures[f.carrier].state]).toEqual([state.figures[f.carrier].at, 'free']);
        const [asked] = match.position.asked();
        const row = (i + 7 * n) % asked.options.count;
        play(match, asked.seat, ...asked.options.answer(row));
      }
    }
  });
});
