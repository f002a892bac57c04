import type { AnyScenario } from '@sightline/soak';
import * as skirmishBoard from './skirmish/board.ts';
import { skirmish } from './skirmish/game.ts';

/** Small games that ask of the kernel what the four games will: each is soaked, none ships. */
export const smallGames: readonly AnyScenario[] = [
  { game: skirmish, table: () => ({ setup: null, seats: 2 }) },
];

export { skirmish, skirmishBoard };
