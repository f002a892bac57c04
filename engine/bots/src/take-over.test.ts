import { dice, Match, seedFrom } from '@sightline/kernel';
import { smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { answerFor } from './answer-for.ts';
import { best, highCard } from './high-card.ts';
import { randomBot } from './random-bot.ts';
import { takeOver } from './take-over.ts';

const LEFT_AFTER = 10;

describe('taking over', () => {
  it.each(smallGames.map((s) => [s.game.name, s] as const))(
    '%s: a match that a seat leaves halfway goes on to its end',
    (name, { game, table }) => {
      const random = dice(1);
      const { setup, seats } = table(random);
      const match = Match.start(game, { setup, seats, seed: seedFrom(name) });
      const someone = randomBot(game);
      let taken = 0;
      while (match.result === null) {
        const [seat] = match.awaiting();
        const gone = seat === 1 && match.length >= LEFT_AFTER;
        const host = { random, at: match.length };
        if (gone) taken += takeOver(match, seat, someone, host).length;
        else expect(answerFor(match, seat, someone, host)?.outcome.ok).toBe(true);
      }
      expect(taken).toBeGreaterThan(0);
    },
  );

  const started = (clocks?: number[]) =>
    Match.start(highCard, { setup: 3, seats: 2, seed: seedFrom('left'), ...(clocks ? { clocks } : {}) });
  const host = { random: dice(1), at: 0 };

  it('answers until the match waits for somebody else, and gives the outcomes to send out', () => {
    const match = started();
    const turns = takeOver(match, 1, best, host);
    expect(turns.map((t) => [t.answer, t.outcome])).toEqual([
      [['lay', 5], { ok: true, number: 1, events: [], applied: 1 }],
    ]);
    expect(match.awaiting()).toEqual([0]);
  });

  it('does nothing while its seat is not asked', () => {
    const match = started();
    takeOver(match, 1, best, host);
    expect(takeOver(match, 1, best, host)).toEqual([]);
    expect(match.length).toBe(1);
  });

  it('tells the host, and does not blame the bot, if the match takes no answer now', () => {
    const match = started();
    match.submit({ kind: 'pause', seat: 0, at: 0 });
    const [turn, ...more] = takeOver(match, 1, best, host);
    expect(turn).toMatchObject({ refused: null, outcome: { ok: false, refusal: { code: 'paused' } } });
    expect(more).toEqual([]);
  });
});
