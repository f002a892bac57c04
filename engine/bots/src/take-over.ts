import type { GameTypes, Match, Seat } from '@sightline/kernel';
import { answerFor, type BotHost, type BotTurn } from './answer-for.ts';
import type { Bot } from './bot.ts';

/** A bot that goes on for so long in one go is given a rest: the host has other tables. */
const MOST_IN_A_ROW = 200;

/**
 * Plays on for a seat whose player left: answers until the match waits for somebody else. The host sends out the
 * events of each turn as it does with a person's, and calls again whenever the seat is awaited. It may change bots,
 * or let the player come back, between any two calls.
 */
export function takeOver<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  bot: Bot<T>,
  host: BotHost,
): BotTurn<T>[] {
  const turns: BotTurn<T>[] = [];
  while (turns.length < MOST_IN_A_ROW) {
    const turn = answerFor(match, seat, bot, host);
    if (turn === null) break;
    turns.push(turn);
    if (!turn.outcome.ok) break;
  }
  return turns;
}
