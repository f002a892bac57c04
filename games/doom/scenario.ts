import type { Scenario } from '@sightline/soak';
import { MISSIONS } from './content/missions/index.ts';
import type { Doom } from './rules/doom.ts';
import { game } from './rules/game.ts';
import { STARTING_DECKS } from './rules/statics.ts';

/** All missions with one to four marines, cards chosen freely or as recommended, starting decks of either kind. */
export const scenario: Scenario<Doom> = {
  game,
  table(random) {
    const seats = 2 + random(4);
    const { id } = MISSIONS[random(MISSIONS.length)];
    const startingDecks = STARTING_DECKS[random(4) === 0 ? 1 : 0];
    const untimed = { setup: { mission: id, recommended: random(4) === 0, startingDecks }, seats };
    if (random(8) > 0) return untimed;
    return { ...untimed, clocks: Array.from({ length: seats }, () => 600_000) };
  },
};
