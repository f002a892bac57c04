/** Every word of the game, as ICU messages by key, in the languages the table speaks. */
import { type Language, languages } from '@sightline/manifest';
import type { ContentKey } from './content-words.ts';
import type { messages as english } from './en/index.ts';
import type { lessons } from './en/lessons.ts';

export type MessageKey = ContentKey | keyof typeof english | keyof typeof lessons;

const inLanguage = async (language: Language) => ({
  ...(await import(`./${language}/index.ts`)).messages,
  ...(await import(`./${language}/lessons.ts`)).lessons,
});

export const messages: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await inLanguage(language)])),
);
