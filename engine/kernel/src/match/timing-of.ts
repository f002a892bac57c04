import type { Game } from '../rules/game.ts';
import type { GameTypes } from '../rules/play.ts';
import { type MatchTiming, timingFor } from '../rules/timing.ts';
import { staticsOf } from './statics.ts';

/** How matches of a set-up are timed and paced. Throws SetupError. */
export const timingOf = <T extends GameTypes>(game: Game<T>, setup: unknown, seats: number): MatchTiming =>
  timingFor(game.timing?.(staticsOf(game, setup, seats), seats) ?? null, seats);
