import { playOut, takeOver } from '@sightline/bots';
import { dice, Match, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { MISSION_IDS } from '../rules/missions.ts';
import { easy, normal, PROMPTS, random } from './bot.ts';

const questions = game.procedures.flatMap((p) =>
  p.names.filter((_, i) => typeof p.body[i] !== 'function').map((step) => `${p.name}.${step}`),
);

/** Lines shown, reactions asked for: a game alone. */
const ALONE = { losMode: 'assisted', clock: 'untimed' } as const;

describe('the bots', () => {
  it('have a thought about every question of the game, and about no other', () => {
    expect([...PROMPTS].sort()).toEqual(questions.sort());
  });

  it.each(MISSION_IDS)('play %s to its end with two levels and never need help', (mission) => {
    const played = playOut(game, {
      setup: { mission, ...ALONE },
      seats: 2,
      seed: seedFrom(`bots ${mission}`),
      bots: mission.length % 2 === 0 ? [easy, normal] : [normal, easy],
    });
    expect(played.result).not.toBeNull();
    expect(played.refusals).toEqual([]);
  });

  it.each([
    { losMode: 'faithful', clock: 'timed' },
    { losMode: 'referee', clock: 'noApp', advancedTactics: true },
    { losMode: 'assisted', clock: 'timed', forwardPlanning: true, speed: ['extreme', 'extreme'] },
  ])('choose squads and deploy, with %j', (settings) => {
    const played = playOut(game, {
      setup: { mission: 'consulateBomb', squads: 'choose', ...settings },
      seats: 2,
      seed: seedFrom(`bots ${settings.clock}`),
      bots: [normal, normal],
    });
    expect(played.result).not.toBeNull();
    expect(played.refusals).toEqual([]);
  });

  it('play the same match again from the same seed', () => {
    const play = () =>
      playOut(game, {
        setup: { mission: 'clubhouseControl', ...ALONE },
        seats: 2,
        seed: seedFrom('again'),
        bots: [normal, easy],
      }).match.hash();
    expect(play()).toBe(play());
  });

  it('take over for whoever leaves, and the match goes on to its end', () => {
    const match = Match.start(game, {
      setup: { mission: 'consulateHostage', ...ALONE },
      seats: 2,
      seed: seedFrom('left'),
    });
    const roll = dice(7);
    // Seat 1 plays at random for a while and is gone then; the host lets a bot sit down in the middle of things.
    for (let turns = 0; match.result === null && turns < 3000; turns++)
      for (const seat of match.awaiting())
        takeOver(match, seat, seat === 1 && turns < 20 ? random : normal, { random: roll, at: 0 });
    expect(match.result).not.toBeNull();
  });
});
