import type { Bot } from '@sightline/bots';
import type { AnyGame, GameTypes } from '@sightline/kernel';
import type { Language } from '@sightline/manifest';
import type { Lesson, TableGame } from '@sightline/table';
import type { Texts } from './words.ts';

/** All that the host needs of one game: what the table is told, who plays the empty seats, and the words. */
export interface HostGame<T extends GameTypes> {
  readonly table: TableGame<T>;
  /** by level */
  readonly bots: Readonly<Record<string, Bot<T>>>;
  texts(language: Language): Promise<Texts>;
  /** the guided matches, the first one first, and what they say: only pupils need them */
  lessons(): Promise<readonly Lesson<T>[]>;
  lessonTexts(language: Language): Promise<Texts>;
}

export type AnyHostGame = HostGame<AnyGame>;

/** By the game's own name. A game is fetched when it is first needed. */
export type HostGames = Readonly<Record<string, () => Promise<AnyHostGame>>>;
