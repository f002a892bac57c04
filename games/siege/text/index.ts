/** Every word of the game, as ICU messages by key, in the languages the table speaks. */
import { type Language, languages } from '@sightline/manifest';
import { messages as en } from './en/index.ts';
import { lessons } from './en/lessons.ts';

const english = { ...en, ...lessons };

export type MessageKey = keyof typeof english;

const inLanguage = async (language: Language) => ({
  ...(await import(`./${language}/index.ts`)).messages,
  ...(await import(`./${language}/lessons.ts`)).lessons,
});

export const messages: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await inLanguage(language)])),
);

/** Keys are put together from the names of the rules: are there words for this one? */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(english, key);
