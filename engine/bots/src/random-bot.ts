import { determinize, type Game, type GameTypes, quickSource } from '@sightline/kernel';
import { anyAnswer } from './any-answer.ts';
import type { Bot } from './bot.ts';

/**
 * Answers anything legal. A decision does not say which selections a rule forbids as a whole, so it looks for one
 * in a position guessed from its view: there it has the same options as in the match.
 */
export const randomBot = <T extends GameTypes>(game: Game<T>): Bot<T> => ({
  name: 'random',
  answer: ({ view, statics, random }) =>
    anyAnswer(determinize(game, statics, view, random, quickSource(0)), view.seat, random),
});
