import type { Answer, Forecast, Game, GameTypes, Match } from '@sightline/kernel';
import type { Bot, BotQuestion } from '../bot.ts';
import type { Range } from './interval.ts';

/** How well a bot plays, the worst first. */
export const LEVELS = ['random', 'easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

/** One way to set up a match whose balance is of interest: a mission, with a number of players. */
export interface BalanceTable {
  /** what the report calls it; no two alike */
  readonly name: string;
  readonly setup: unknown;
  readonly seats: number;
  /** what is wanted of it; without one its figures are told and not judged */
  readonly aim?: Aim;
}

/** How often a role should win at a table. */
export interface Aim {
  readonly role: string;
  /** the rate that was measured lies in it */
  readonly middle: Range;
  /** the whole 95 % interval lies in it */
  readonly interval: Range;
}

/** Cards (or whatever a game plays like them) that one decision was about, by title. */
export interface CardUse {
  readonly playable: readonly string[];
  readonly played: readonly string[];
}

/** How a game has its balance measured. */
export interface Balance<T extends GameTypes> {
  readonly game: Game<T>;
  /** Good at every seat: a bot tells its role from its view. */
  readonly levels: Readonly<Record<Level, Bot<T>>>;
  tables(): readonly BalanceTable[];
  /** By seat: the role it plays. Seats of one role win together and get bots of one level. */
  roles(table: BalanceTable): readonly string[];
  /** How many rounds a match took that is over. */
  rounds(match: Match<T>): number;
  readonly cards?: {
    /** All there are: one that never could be played is worth knowing of. */
    readonly titles: readonly string[];
    /** What an answer says of cards; null if the question was not about any. */
    use(question: BotQuestion<T>, answer: Answer): CardUse | null;
  };
  /** a match that takes more is left unfinished */
  readonly maxDecisions?: number;
  /** Answers of a question whose outcome the table foretells. */
  forecasts?(question: BotQuestion<T>): readonly Foretold<T>[];
}

/** An answer, and what is foretold of it. */
export interface Foretold<T extends GameTypes> {
  readonly answer: Answer;
  readonly forecast: Forecast<T>;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of all types
export type AnyBalance = Balance<any>;
