import type { Bot } from '@sightline/bots';
import type { Answer, Decision, Game, GameTypes } from '@sightline/kernel';
import type { FilledForm, Presets } from '@sightline/table';

/** All that the server needs of one game. */
export interface Shelf<T extends GameTypes> {
  readonly game: Game<T>;
  /** by level, the one that fills in first */
  readonly bots: Readonly<Record<string, Bot<T>>>;
  /** The set-up for what somebody chose; throws SetupError, or any other error, if that makes no sense. */
  setup(filled: FilledForm): unknown;
  /** The answer that was settled beforehand; null: the seat is asked. */
  preset(decision: Decision, presets: Presets): Answer | null;
  /** by seat: which side it is on */
  sides(seats: number): readonly number[];
  /** what people call it */
  readonly title: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of all types
export type AnyGame = any;
export type AnyShelf = Shelf<AnyGame>;

/** By the game's own name. */
export type Games = Readonly<Record<string, AnyShelf>>;
