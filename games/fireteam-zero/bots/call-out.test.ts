import { answerFor, botDice } from '@sightline/bots';
import { determinize, dice, Match, quickSource, seedFrom, viewOf, type Why } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { Fireteam } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import { easy, normal } from './bot.ts';

const SEATS = 3;
const bots = [normal, easy, normal];

/** Lets bots play a mission; `look` comes before each answer. Gives what they called out. */
function calls(closedHands: boolean, look: (match: Match<Fireteam>, seat: number) => void = () => {}): Why[] {
  const setup = { mission: 'deadAir', closedHands };
  const match = Match.start(game, { setup, seats: SEATS, seed: seedFrom('calls of bots') });
  while (match.result === null) {
    const [seat] = match.awaiting();
    look(match, seat);
    answerFor(match, seat, bots[seat], { random: botDice('', match.length, seat), at: 0 });
  }
  return match.history.entries.flatMap(({ input }) =>
    input.kind === 'answer' && input.why !== undefined ? [input.why] : [],
  );
}

describe('what bots call out', () => {
  const heard = calls(false);

  it('is enough to know why, and never the same twice in a round', () => {
    expect(heard.length).toBeGreaterThan(8);
    expect(new Set(heard.map(([word]) => word)).size).toBeGreaterThan(3);
    expect(new Set(heard.map(String)).size).toBe(heard.length);
  });

  it('comes from no closed hand: whatever it holds, who does the same calls the same', () => {
    const random = dice(5);
    let compared = 0;
    let spoken = 0;
    const closed = calls(true, (match, seat) => {
      const { position, length } = match;
      const other = (seat + 1 + random(SEATS - 1)) % SEATS;
      const guess = determinize(game, position.statics, match.view(other), random, quickSource(random(1000)));
      const [mine, theirs] = [position, guess].map((p) => {
        const view = viewOf(p, seat);
        const { decision } = view;
        if (decision === null) return null;
        const question = { view, decision, statics: position.statics, random: botDice('', length, seat) };
        return normal.think(question);
      });
      if (mine === null || String(mine.answer) !== String(theirs?.answer)) return;
      compared++;
      if (mine.why !== null) spoken++;
      expect(theirs?.why, String(mine.answer)).toEqual(mine.why);
    });
    expect(closed.length).toBeGreaterThan(5);
    expect([compared > 100, spoken > 5]).toEqual([true, true]);
  });
});
