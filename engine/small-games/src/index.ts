import type { AnyScenario } from '@sightline/soak';
import { scenario as bids } from './bids/game.ts';
import { scenario as breach } from './breach/game.ts';
import { scenario as clock } from './clock/game.ts';
import { scenario as decoys } from './decoys/game.ts';
import { scenario as interrupts } from './interrupts/game.ts';
import { scenario as priority } from './priority/game.ts';
import { scenario as reactions } from './reactions/game.ts';
import * as skirmishBoard from './skirmish/board.ts';
import { skirmish } from './skirmish/game.ts';
import { scenario as turncoat } from './turncoat/game.ts';

export { game as bids, scenario as bidsScenario } from './bids/game.ts';
export type { Bids } from './bids/state.ts';
export { game as race } from './clock/game.ts';
export type { Race } from './clock/race.ts';
export { skirmishBalance } from './skirmish/balance.ts';

/** Small games that ask of the kernel what the four games will: each is soaked, none ships. */
export const smallGames: readonly AnyScenario[] = [
  { game: skirmish, table: () => ({ setup: null, seats: 2 }) },
  interrupts,
  bids,
  reactions,
  priority,
  decoys,
  clock,
  turncoat,
  breach,
];

export { skirmish, skirmishBoard };
