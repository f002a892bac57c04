import type { Aim, Balance } from '@sightline/bots';
import { easy, normal, random } from './bots/bot.ts';
import { CARD_TITLES, cardUse } from './bots/card-use.ts';
import type { Difficulty } from './content/card-types.ts';
import { CONTENT } from './content/index.ts';
import { forecasts } from './foretell/attack.ts';
import type { Fireteam } from './rules/fireteam.ts';
import { game } from './rules/game.ts';

const AIMS: Readonly<Record<Difficulty, Aim>> = {
  easy: { role: 'heroes', middle: [65, 90], interval: [57, 98] },
  standard: { role: 'heroes', middle: [38, 62], interval: [30, 70] },
  hard: { role: 'heroes', middle: [10, 35], interval: [2, 43] },
};
const DIFFICULTIES = Object.keys(AIMS) as Difficulty[];
/** The first mission leans towards newcomers. */
const FIRST: Aim = { ...AIMS.standard, middle: [50, 62] };

/** Every mission at every difficulty with four, three and two heroes. */
export const balance: Balance<Fireteam> = {
  game,
  levels: { random, easy, normal },
  tables: () =>
    CONTENT.missions.flatMap(({ mission: { id } }, number) =>
      DIFFICULTIES.flatMap((difficulty) =>
        [4, 3, 2].map((heroes) => ({
          name: `${id}/${difficulty}/${heroes}`,
          setup: { mission: id, difficulty },
          seats: heroes,
          aim: number === 0 && difficulty === 'standard' ? FIRST : AIMS[difficulty],
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
