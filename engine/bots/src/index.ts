/** Bots over any game that the kernel can run, and the measure of a game's balance by letting them play it. */
export { actUnasked, wantsUnasked } from './act-unasked.ts';
export { answerFor, type BotHost, type BotTurn, thoughtOf } from './answer-for.ts';
export { type MatchRecord, recordMatch } from './balance/match-record.ts';
export { measureBalance } from './balance/measure.ts';
export {
  type Aim,
  type AnyBalance,
  type Balance,
  type BalanceTable,
  type CardUse,
  type Foretold,
  LEVELS,
  type Level,
} from './balance/plan.ts';
export type { BalanceOptions, PlannedMatch } from './balance/planned-match.ts';
export type { BalanceReport } from './balance/report.ts';
export type { Bot, BotQuestion, Thought } from './bot.ts';
export { botDice } from './bot-dice.ts';
export { type ForetellOptions, type ForetellReport, foretellReport } from './foretelling/foretelling.ts';
export { type PlayedOut, type PlayOutOptions, playOut, type SeatFigures } from './play-out.ts';
export { randomBot } from './random-bot.ts';
export {
  aboutOf,
  anyItems,
  anyOption,
  type BotReading,
  best,
  blur,
  type Clarity,
  isOffered,
  isWithin,
  itemsOf,
  localsOf,
  notices,
  optionsOf,
  read,
} from './reading.ts';
export { sumOdds } from './sum-odds.ts';
export { takeOver } from './take-over.ts';
