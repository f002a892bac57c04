import type { Balance } from '@sightline/bots';
import { easy, normal, random } from './bots/bot.ts';
import { CARD_TITLES, cardUse } from './bots/card-use.ts';
import { MISSIONS } from './content/missions/index.ts';
import { forecasts } from './foretell/attack.ts';
import { type Doom, INVADER } from './rules/doom.ts';
import { game } from './rules/game.ts';

/** Smaller squads are measured with three tenths of the games: 60 of 200. */
const SMALL_SQUADS = 0.3;

/** Every mission with every number of marines, with the cards it recommends to the Invader. */
export const balance: Balance<Doom> = {
  game,
  levels: { random, easy, normal },
  tables: () =>
    MISSIONS.flatMap(({ id }) =>
      [4, 3, 2, 1].map((marines) => ({
        name: `${id}/${marines}`,
        setup: { mission: id, recommended: true },
        seats: marines + 1,
        share: marines === 4 ? 1 : SMALL_SQUADS,
      })),
    ),
  roles: ({ seats }) =>
    Array.from({ length: seats }, (_, seat) => (seat === INVADER ? 'invader' : 'marines')),
  rounds: (match) => match.position.state.round,
  cards: { titles: CARD_TITLES, use: cardUse },
  forecasts,
};
