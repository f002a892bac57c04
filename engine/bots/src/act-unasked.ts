import type { GameTypes, Match, Seat } from '@sightline/kernel';
import { type BotHost, type BotTurn, questionFor, reason, timed } from './answer-for.ts';
import type { Bot } from './bot.ts';

/**
 * Lets a bot act that nobody asks, if its seat may and it wants to; null: it does nothing. Nothing stands in for what is
 * refused, and a bot that throws does nothing: nobody waits for it.
 */
export function actUnasked<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  bot: Bot<T>,
  { random, at }: BotHost,
): BotTurn<T> | null {
  if (bot.unasked === undefined) return null;
  const question = questionFor(match, seat, random);
  if (question === null || question.decision.way !== 'meanwhile') return null;
  const { thought, micros } = timed(() => ({ answer: bot.unasked?.(question) ?? null }));
  if ('error' in thought || thought.answer === null) return null;
  const { answer } = thought;
  const outcome = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at });
  const refused = outcome.ok
    ? null
    : `${bot.name} did ${JSON.stringify(answer)} unasked at ${question.decision.prompt}: ${reason(outcome.refusal)}`;
  return { question, answer, outcome, micros, refused };
}
