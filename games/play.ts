import type { Bot } from '@sightline/bots';
import type { Language } from '@sightline/manifest';
import type { Lesson, TableGame } from '@sightline/table';

// What it takes to play a game, each fetched when it is asked for. The bundler finds the files by these paths.

// biome-ignore lint/suspicious/noExplicitAny: games of all types
type AnyGame = any;
export type Messages = Readonly<Record<string, string>>;

export const tableOf = async (game: string): Promise<TableGame<AnyGame>> =>
  (await import(`./${game}/table/index.ts`)).table;

/** By level, the one that fills in first. */
export const botsOf = async (game: string): Promise<Readonly<Record<string, Bot<AnyGame>>>> =>
  (await import(`./${game}/bots/bot.ts`)).bots;

export const messagesOf = async (game: string, language: Language): Promise<Messages> =>
  (await import(`./${game}/text/${language}/index.ts`)).messages;

/** The guided matches, the first one first. */
export const lessonsOf = async (game: string): Promise<readonly Lesson<AnyGame>[]> =>
  (await import(`./${game}/table/lessons.ts`)).lessons;

export const lessonMessagesOf = async (game: string, language: Language): Promise<Messages> =>
  (await import(`./${game}/text/${language}/lessons.ts`)).lessons;
