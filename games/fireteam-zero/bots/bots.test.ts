import { playOut, takeOver } from '@sightline/bots';
import { dice, Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { easy, normal, PROMPTS, random } from './bot.ts';

const questions = game.procedures.flatMap((p) =>
  p.names.filter((_, i) => typeof p.body[i] !== 'function').map((step) => `${p.name}.${step}`),
);

describe('the bots', () => {
  it('have a thought about every question of the game, and about no other', () => {
    expect([...PROMPTS].sort()).toEqual(questions.sort());
  });

  it.each(CONTENT.missions.map(({ mission }) => mission.id))(
    'play %s to its end with two levels and never need help',
    (mission) => {
      const seats = 1 + (mission.length % 4);
      const played = playOut(game, {
        setup: { mission, closedHands: mission.length % 2 === 0 },
        seats,
        seed: seedFrom(`bots ${mission}`),
        bots: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? normal : easy)),
      });
      expect(played.result).not.toBeNull();
      expect(played.refusals).toEqual([]);
    },
  );

  it('play the same match again from the same seed', () => {
    const play = () =>
      playOut(game, {
        setup: { mission: 'deadAir' },
        seats: 3,
        seed: seedFrom('again'),
        bots: [normal, easy, normal],
      }).match.hash();
    expect(play()).toBe(play());
  });

  it('take over for whoever leaves, and the match goes on to its end', () => {
    const match = Match.start(game, { setup: { mission: 'coldStorage' }, seats: 3, seed: seedFrom('left') });
    const roll = dice(7);
    // Seat 1 plays at random for a while and is gone then; the host lets a bot sit down in the middle of things.
    for (let turns = 0; match.result === null && turns < 3000; turns++)
      for (const seat of match.awaiting())
        takeOver(match, seat, seat === 1 && turns < 20 ? random : normal, { random: roll, at: 0 });
    expect(match.result).not.toBeNull();
  });
});
