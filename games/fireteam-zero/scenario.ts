import type { Scenario } from '@sightline/soak';
import { SETTINGS } from './content/difficulty.ts';
import { CONTENT } from './content/index.ts';
import type { Fireteam } from './rules/fireteam.ts';
import { game } from './rules/game.ts';

const LEVELS = Object.keys(SETTINGS);

/** All missions with one to four players, at every difficulty, hands open or closed. */
export const scenario: Scenario<Fireteam> = {
  game,
  table(random) {
    const seats = 1 + random(4);
    const { id } = CONTENT.missions[random(CONTENT.missions.length)].mission;
    const setup = {
      mission: id,
      difficulty: LEVELS[random(LEVELS.length)],
      closedHands: random(3) === 0,
      ...(seats === 1 ? { heroes: 2 + random(3) } : {}),
    };
    if (random(8) > 0) return { setup, seats };
    return { setup, seats, clocks: Array.from({ length: seats }, () => 600_000) };
  },
};
