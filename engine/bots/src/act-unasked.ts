import type { Answer, GameTypes, Match, Seat } from '@sightline/kernel';
import { type BotHost, type BotTurn, questionFor, reason, timed } from './answer-for.ts';
import type { Bot } from './bot.ts';

/** What a bot wants to do now that nobody asks; null: nothing, or its seat may not act unasked, or it fails. */
export function wantsUnasked<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  bot: Bot<T>,
  random: BotHost['random'],
): Answer | null {
  return wish(match, seat, bot, random)?.answer ?? null;
}

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
  const wanted = wish(match, seat, bot, random);
  if (wanted === null) return null;
  const { question, answer, micros } = wanted;
  const outcome = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at });
  const refused = outcome.ok
    ? null
    : `${bot.name} did ${JSON.stringify(answer)} unasked at ${question.decision.prompt}: ${reason(outcome.refusal)}`;
  return { question, answer, outcome, micros, refused };
}

function wish<T extends GameTypes>(match: Match<T>, seat: Seat, bot: Bot<T>, random: BotHost['random']) {
  if (bot.unasked === undefined) return null;
  const question = questionFor(match, seat, random);
  if (question === null || question.decision.way !== 'meanwhile') return null;
  const { thought, micros } = timed(() => ({ answer: bot.unasked?.(question) ?? null }));
  return 'error' in thought || thought.answer === null ? null : { question, answer: thought.answer, micros };
}
