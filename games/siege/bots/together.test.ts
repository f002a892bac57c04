import { playOut } from '@sightline/bots';
import { seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { RECRUITS } from '../rules/recruits.ts';
import { easy, normal } from './bot.ts';

const alone = { losMode: 'assisted', clock: 'untimed' } as const;

/** Bots of both levels on every seat. */
const play = (seats: number, setup: object) =>
  playOut(game, {
    setup: { mission: 'consulateBomb', ...setup },
    seats,
    seed: seedFrom(`together ${seats}`),
    bots: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? normal : easy)),
  });

describe('bots in squads of two', () => {
  it.each([
    [3, { ...alone, squads: 'ready' }],
    [4, { ...alone, squads: 'choose', mission: 'clubhouseControl' }],
    [4, { losMode: 'faithful', clock: 'timed', squads: 'choose' }],
  ])('%i play with each other to the end, with %j', (seats, setup) => {
    const played = play(seats, setup);
    expect(played.result).not.toBeNull();
    expect(played.refusals).toEqual([]);
    const recruits = played.match.position.state.operators.filter(({ profile }) =>
      RECRUITS.includes(profile),
    );
    expect(recruits).toHaveLength(2);
  });
});

describe('bots that draft', () => {
  it('pick and ban, and play a game with it', () => {
    const played = play(2, { ...alone, squads: 'draft', mission: 'consulateHostage' });
    expect(played.result).not.toBeNull();
    expect(played.refusals).toEqual([]);
    expect(played.match.position.state.banned).toHaveLength(4);
  });
});
