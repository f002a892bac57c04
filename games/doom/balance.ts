import type { Aim, Balance } from '@sightline/bots';
import { easy, normal, random } from './bots/bot.ts';
import { CARD_TITLES, cardUse } from './bots/card-use.ts';
import { MISSIONS } from './content/missions/index.ts';
import { forecasts } from './foretell/attack.ts';
import { type Doom, INVADER } from './rules/doom.ts';
import { game } from './rules/game.ts';

const EVEN: Aim = { role: 'marines', middle: [38, 62], interval: [30, 70] };
/** The first mission leans towards newcomers, who play marines; with four it has the published frag tokens. */
const FIRST: Aim = { ...EVEN, middle: [50, 62] };

/** Every mission with every number of marines, with the cards it recommends to the Invader. */
export const balance: Balance<Doom> = {
  game,
  levels: { random, easy, normal },
  tables: () =>
    MISSIONS.flatMap(({ id }, number) =>
      [4, 3, 2, 1].map((marines) => ({
        name: `${id}/${marines}`,
        setup: { mission: id, recommended: true },
        seats: marines + 1,
        aim: number === 0 && marines < 4 ? FIRST : EVEN,
      })),
    ),
  roles: ({ seats }) =>
    Array.from({ length: seats }, (_, seat) => (seat === INVADER ? 'invader' : 'marines')),
  rounds: (match) => match.position.state.round,
  cards: { titles: CARD_TITLES, use: cardUse },
  forecasts,
};
