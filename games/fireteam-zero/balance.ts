import type { Balance } from '@sightline/bots';
import { easy, normal, random } from './bots/bot.ts';
import { CARD_TITLES, cardUse } from './bots/card-use.ts';
import { SETTINGS } from './content/difficulty.ts';
import { CONTENT } from './content/index.ts';
import { forecasts } from './foretell/attack.ts';
import type { Fireteam } from './rules/fireteam.ts';
import { game } from './rules/game.ts';

/** Smaller teams are measured with three tenths of the games: 60 of 200. */
const SMALL_TEAMS = 0.3;

/** Every mission at every difficulty with four, three and two heroes. */
export const balance: Balance<Fireteam> = {
  game,
  levels: { random, easy, normal },
  tables: () =>
    CONTENT.missions.flatMap(({ mission: { id } }) =>
      Object.keys(SETTINGS).flatMap((difficulty) =>
        [4, 3, 2].map((heroes) => ({
          name: `${id}/${difficulty}/${heroes}`,
          setup: { mission: id, difficulty },
          seats: heroes,
          share: heroes === 4 ? 1 : SMALL_TEAMS,
        })),
      ),
    ),
  // FZ-GEN-01: all on one side.
  roles: ({ seats }) => Array.from({ length: seats }, () => 'heroes'),
  rounds: (match) => match.position.state.round,
  cards: { titles: CARD_TITLES, use: cardUse },
  forecasts,
  maxDecisions: 8000,
};
